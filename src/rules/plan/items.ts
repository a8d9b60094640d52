import type { FindingFilter, FindingProject } from '../../findings/filter.ts';
import { FINDING_FILTERS } from '../../findings/filters.ts';
import { checkItems, knownTexts } from '../../findings/items.ts';
import type { Listing } from '../../findings/list.ts';
import type { Context } from '../../model/context.ts';
import { presentProjects } from '../../model/directory.ts';
import { nameKey } from '../../model/names.ts';
import type { Notice } from '../../model/notice.ts';
import { PRIMARY_REF, shortRef } from '../../model/refs.ts';
import { mapTexts, type NameList, nameListOf } from '../../model/selection.ts';
import {
  type ItemKind,
  markSelectingNothing,
  type Role,
  reportItems,
  type UnmatchedItem,
  unmatchedItems,
} from '../../model/unmatched.ts';
import type { Product } from '../../platform/resources/finding.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { FindingRule, RulesFile } from '../file/schema.ts';
import { type ConditionedRule, type ConditionSet, setsOf } from '../file/values.ts';
import { mayMatch } from './project-rules.ts';

interface ListCondition {
  rule: string;
  input: string;
  list: NameList;
  /** Whether it stands in `when`: what it selects in `except` is spared. */
  selects: boolean;
}

function listConditions(rules: readonly ConditionedRule[], key: string): ListCondition[] {
  return rules.flatMap((rule) =>
    setsOf(rule).flatMap((set) =>
      key in set
        ? [{ rule: rule.name, input: key, list: set[key] as NameList, selects: set === rule.when }]
        : [],
    ),
  );
}

/** Each item once, because an exported file has thousands of rules; without its `!`. */
function itemsOfConditions(conditions: readonly ListCondition[]): NameList {
  return nameListOf([
    ...new Set(conditions.flatMap(({ list }) => [...list.names, ...list.patterns, ...list.except])),
  ]);
}

/** Repeats each item for every condition that has it. */
function placeItems(conditions: readonly ListCondition[], unmatched: readonly UnmatchedItem[]) {
  const byItem = new Map(unmatched.map((item) => [item.item, item]));
  return conditions.flatMap(({ rule, input, list, selects }) => {
    const placed = (texts: readonly string[], role: Role) =>
      texts.flatMap((text) => byItem.get(text) ?? []).map((item) => ({ ...item, role, input, rule }));
    const wanted = [...list.names, ...list.patterns];
    const items = [
      ...placed(wanted, selects ? 'selects' : 'excludes'),
      ...placed(list.except, selects ? 'excludes' : 'selects'),
    ];
    return markSelectingNothing(items, selects ? wanted.length : 0);
  });
}

/** Present spellings of items, by the key of their condition. */
type Spellings = ReadonlyMap<string, ReadonlyMap<string, string>>;

function respelled<Rule extends ConditionedRule>(rule: Rule, spellings: Spellings): Rule {
  const present = (set: ConditionSet): ConditionSet =>
    Object.fromEntries(
      Object.entries(set).map(([key, value]) => {
        const spelled = spellings.get(key);
        return [key, spelled ? mapTexts(value, (item) => spelled.get(item) ?? item) : value];
      }),
    );
  return { ...rule, when: present(rule.when), except: rule.except.map(present) };
}

/** The conditions with names of projects. */
const NAME_KEYS = ['name', 'repo'];

/**
 * Finds the names and tags in conditions that match nothing.
 *
 * @returns also the rules with present names, and `unlisted`: selected projects that the list lacks
 * @throws PlatformError for a name that cannot be looked up: the plan could change what it spares
 */
export async function resolveNames(
  context: Context,
  { projects, findings }: Pick<RulesFile, 'projects' | 'findings'>,
  all: readonly Project[],
) {
  const conditions = NAME_KEYS.flatMap((key) => listConditions([...projects, ...(findings ?? [])], key));
  const known = new Set(all.map(({ name }) => nameKey(name)));
  const isListed = (name: string) => known.has(nameKey(name));
  const items = itemsOfConditions(conditions);
  const found = await presentProjects(
    context,
    items.names.filter((item) => !isListed(item)),
  );
  const present = new Map([...found].map(([item, { name }]) => [item, name]));
  const spellings = new Map(NAME_KEYS.map((key) => [key, present]));
  const selecting = new Set(conditions.flatMap(({ list, selects }) => (selects ? list.names : [])));
  const unlisted = [...found].filter(([item, { name }]) => selecting.has(item) && !isListed(name));
  const names = [...all.map(({ name }) => name), ...present.values()];
  const tags = all.flatMap((project) => project.tags);
  const given = projects.flatMap((rule) => rule.tags);
  const unmatchedIn = (
    rows: ListCondition[],
    kind: ItemKind,
    texts: string[],
    isKnown: (item: string) => boolean,
  ) => placeItems(rows, unmatchedItems('', itemsOfConditions(rows), kind, texts, { isKnown }));
  return {
    projects: projects.map((rule) => respelled(rule, spellings)),
    findings: findings?.map((rule) => respelled(rule, spellings)),
    unlisted: [...new Map(unlisted.map(([, project]) => [nameKey(project.name), project])).values()],
    unmatched: [
      ...unmatchedIn(conditions, 'name', names, (item) => present.has(item)),
      ...unmatchedIn(listConditions(projects, 'tag'), 'label', tags, (item) => given.some(mayMatch(item))),
    ],
  };
}

/** Items may match nothing. The file has no unknown words, and `resolveNames` looks names up. */
const FINDING_CONDITIONS = FINDING_FILTERS.flatMap((filter) => {
  const { item, condition: key } = filter;
  return key === undefined || item === undefined || item === 'word' || item === 'name'
    ? []
    : [{ filter, key }];
});

/**
 * Reports the items of rules for findings that match nothing.
 *
 * @param inScope the projects once the plan is applied
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
        ...all.flatMap(({ tags }) => tags),
        ...inScope.flatMap(({ tags, undecidedTags = [] }) => [...tags, ...undecidedTags]),
      ];
    const texts = knownTexts(filter, rowsByType.get(type) ?? []);
    if (filter.kind !== 'ref') return texts;
    const branches = all.flatMap((project) => [project.primary_branch, project.default_branch]);
    return [...texts, ...branches.flatMap((branch) => (branch === undefined ? [] : shortRef(branch)))];
  };
  const unmatched: UnmatchedItem[] = [];
  const spellings = new Map<Product, Spellings>();
  for (const [type, rulesOfType] of Map.groupBy(rules, (rule) => rule.type)) {
    const isCut = notices.some((notice) => notice.kind === 'list-cut' && notice.subject === type);
    const spelled = new Map<string, ReadonlyMap<string, string>>();
    for (const { filter, key } of FINDING_CONDITIONS) {
      const conditions = listConditions(rulesOfType, key);
      // Without a list, no finding is known.
      if (conditions.length === 0 || (filter.item === 'value' && !endedAtMs.has(type))) continue;
      const list = itemsOfConditions(conditions);
      const names = list.names.filter((item) => item !== PRIMARY_REF || filter.kind !== 'ref');
      const checked = checkItems(filter, { ...list, names }, knownFor(filter, type));
      spelled.set(key, checked.spelled);
      // The rest of a list that was cut may have it.
      const isSure = ({ verdict }: UnmatchedItem) => verdict !== 'absent' || !isCut;
      unmatched.push(...placeItems(conditions, checked.unmatched.filter(isSure)));
    }
    spellings.set(type, spelled);
  }
  reportItems(notices, unmatched, 'rules', 'rules');
  return rules.map((rule) => respelled(rule, spellings.get(rule.type) ?? new Map()));
}
