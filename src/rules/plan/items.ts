// The items of conditions that match nothing, and the present spelling of the others.

import { canonicalOf, type FindingFilter, type FindingProject } from '../../findings/filter.ts';
import { FINDING_FILTERS } from '../../findings/filters.ts';
import { checkItems, knownTexts } from '../../findings/items.ts';
import type { Listing } from '../../findings/list.ts';
import type { Context } from '../../model/context.ts';
import { presentProjects } from '../../model/directory.ts';
import { nameKey } from '../../model/names.ts';
import type { Notice } from '../../model/notice.ts';
import { PRIMARY_REF } from '../../model/refs.ts';
import { isPattern, mapTexts, type NameList } from '../../model/selection.ts';
import {
  markSelectingNothing,
  type Role,
  reportItems,
  type UnmatchedItem,
  unmatchedItems,
} from '../../model/unmatched.ts';
import type { Product } from '../../platform/resources/finding.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { FindingRule, ProjectRule, RulesFile } from '../file/schema.ts';
import type { ConditionSet } from '../file/values.ts';
import { mayMatch } from './project-rules.ts';

interface ConditionedRule {
  name: string;
  when: ConditionSet;
  except: readonly ConditionSet[];
}

interface ListCondition {
  rule: string;
  input: string;
  list: NameList;
  /** Whether it stands in `when`: what it selects in `except` is spared. */
  selects: boolean;
}

function listConditions(rules: readonly ConditionedRule[], key: string): ListCondition[] {
  return rules.flatMap(({ name: rule, when, except }) =>
    [when, ...except].flatMap((set) =>
      key in set ? [{ rule, input: key, list: set[key] as NameList, selects: set === when }] : [],
    ),
  );
}

/** The items of conditions, each once, because an exported file has thousands of rules; a leading `!` is left out. */
function itemsOfConditions(conditions: readonly ListCondition[]): NameList {
  const items = new Set(conditions.flatMap(({ list }) => [...list.names, ...list.patterns, ...list.except]));
  const names = [...items].filter((item) => !isPattern(item));
  return { names, patterns: [...items].filter(isPattern), except: [] };
}

function placeItems(
  conditions: readonly ListCondition[],
  unmatched: readonly UnmatchedItem[],
): UnmatchedItem[] {
  const byItem = new Map(unmatched.map((item) => [item.item, item]));
  if (byItem.size === 0) return [];
  return conditions.flatMap(({ rule, input, list, selects }) => {
    const inRole = (texts: readonly string[], role: Role) =>
      texts.flatMap((text) => byItem.get(text) ?? []).map((item) => ({ ...item, role, input, rule }));
    const wanted = [...list.names, ...list.patterns];
    const [role, otherRole] = selects
      ? (['selects', 'excludes'] as const)
      : (['excludes', 'selects'] as const);
    const placed = [...inRole(wanted, role), ...inRole(list.except, otherRole)];
    return markSelectingNothing(placed, selects ? wanted.length : 0);
  });
}

type Spellings = ReadonlyMap<string, ReadonlyMap<string, string>>;

function respelled<Rule extends ConditionedRule>(rule: Rule, spellings: Spellings | undefined): Rule {
  const present = (set: ConditionSet): ConditionSet =>
    Object.fromEntries(
      Object.entries(set).map(([key, value]) => {
        const spelled = spellings?.get(key);
        const isSpelled = spelled !== undefined && spelled.size > 0;
        return [key, isSpelled ? mapTexts(value, (item) => spelled.get(item) ?? item) : value];
      }),
    );
  return { ...rule, when: present(rule.when), except: rule.except.map(present) };
}

/** The conditions with names of projects: of rules for projects, and of rules for findings. */
const NAME_KEYS = ['name', 'repo'];

/**
 * Finds the projects that rules name.
 *
 * @param all the listed projects
 * @returns the rules with present names, the named projects that the list lacks, and the items that match nothing
 * @throws StepError for a name that cannot be looked up: the plan could change what it spares
 */
export async function resolveNames(
  context: Context,
  { projects, findings }: Pick<RulesFile, 'projects' | 'findings'>,
  all: readonly Project[],
) {
  const conditions = NAME_KEYS.flatMap((key) => listConditions([...projects, ...(findings ?? [])], key));
  const known = new Set(all.map(({ name }) => nameKey(name)));
  const items = itemsOfConditions(conditions);
  const unknown = items.names.filter((item) => !known.has(nameKey(item)));
  const found = await presentProjects(context, unknown);
  const present = new Map([...found].map(([item, { name }]) => [item, name]));
  const spellings = new Map(NAME_KEYS.map((key) => [key, present]));
  const selecting = new Set(conditions.flatMap(({ list, selects }) => (selects ? list.names : [])));
  const unlisted = [...found].filter(([item, { name }]) => selecting.has(item) && !known.has(nameKey(name)));
  const names = [...all.map(({ name }) => name), ...present.values()];
  const unmatched = unmatchedItems('', items, 'name', names, { isKnown: (item) => present.has(item) });
  return {
    projects: projects.map((rule) => respelled(rule, spellings)),
    findings: findings?.map((rule) => respelled(rule, spellings)),
    unlisted: [...new Map(unlisted.map(([, project]) => [nameKey(project.name), project])).values()],
    unmatched: [...placeItems(conditions, unmatched), ...unmatchedTags(projects, all)],
  };
}

/** Tags in conditions of rules for projects that no project has, and no rule gives. */
function unmatchedTags(rules: readonly ProjectRule[], all: readonly Project[]): UnmatchedItem[] {
  const conditions = listConditions(rules, 'tag');
  const given = rules.flatMap(({ tags }) => tags);
  const known = all.flatMap(({ tags }) => tags);
  const isGiven = (item: string) => given.some(mayMatch(item));
  const items = itemsOfConditions(conditions);
  return placeItems(conditions, unmatchedItems('', items, 'label', known, { isKnown: isGiven }));
}

/** The conditions whose items may match nothing. The rules file has no unknown words, and names are looked up apart. */
const FINDING_CONDITIONS = FINDING_FILTERS.flatMap((filter) => {
  const { item, condition: key } = filter;
  return key === undefined || item === undefined || item === 'word' || item === 'name'
    ? []
    : [{ filter, key }];
});

/**
 * Holds the items of rules for findings against the findings that were listed, the tags and the branches.
 *
 * @param inScope the projects once the plan is applied
 * @param all the projects of the deployment
 * @returns the rules with the platform's spelling of their items
 * @throws StepError exclusions-unmatched
 */
export function checkFindingItems(
  notices: Notice[],
  rules: readonly FindingRule[],
  { findings, endedAtMs }: Listing,
  inScope: readonly FindingProject[],
  all: readonly Project[],
): FindingRule[] {
  const rowsByType = Map.groupBy(findings, ({ kind }) => kind);
  const knownFor = (filter: FindingFilter, type: Product): readonly string[] => {
    if (filter.name === 'project_tags')
      return [
        ...all,
        ...inScope.flatMap(({ tags, undecidedTags = [] }) => [{ tags }, { tags: undecidedTags }]),
      ].flatMap(({ tags }) => tags);
    const texts = knownTexts(filter, rowsByType.get(type) ?? []);
    if (filter.kind !== 'ref') return texts;
    const branches = all.flatMap((project) => [project.primary_branch, project.default_branch]);
    return [...texts, ...branches.flatMap((name) => (name === undefined ? [] : canonicalOf(filter)(name)))];
  };
  const isCut = (type: Product) =>
    notices.some((notice) => notice.kind === 'list-cut' && notice.subject === type);
  const spellings = new Map<Product, Map<string, ReadonlyMap<string, string>>>();
  const unmatched: UnmatchedItem[] = [];
  for (const [type, rulesOfType] of Map.groupBy(rules, (rule) => rule.type)) {
    const ofType = new Map<string, ReadonlyMap<string, string>>();
    spellings.set(type, ofType);
    for (const { filter, key } of FINDING_CONDITIONS) {
      // Without a list, no finding is known.
      if (filter.item === 'value' && !endedAtMs.has(type)) continue;
      const conditions = listConditions(rulesOfType, key);
      if (conditions.length === 0) continue;
      const list = itemsOfConditions(conditions);
      const names = list.names.filter((item) => item !== PRIMARY_REF || filter.kind !== 'ref');
      const checked = checkItems(filter, { ...list, names }, knownFor(filter, type));
      ofType.set(key, checked.spelled);
      // The rest of a list that was cut may have it.
      const isSure = ({ verdict }: UnmatchedItem) => verdict !== 'absent' || !isCut(type);
      unmatched.push(...placeItems(conditions, checked.unmatched.filter(isSure)));
    }
  }
  reportItems(notices, unmatched, 'rules', 'rules');
  return rules.map((rule) => respelled(rule, spellings.get(rule.type)));
}
