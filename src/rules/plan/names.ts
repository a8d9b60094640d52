import type { Context } from '../../model/context.ts';
import { lookUpProjects } from '../../model/directory.ts';
import { nameKey } from '../../model/names.ts';
import { isPattern, type NameList } from '../../model/selection.ts';
import { StepError } from '../../model/step-errors.ts';
import {
  type PlacedItem,
  placedItems,
  type Role,
  type UnmatchedItem,
  unmatchedItems,
} from '../../model/unmatched.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { RulesFile } from '../file/schema.ts';
import type { ConditionSet } from '../file/values.ts';

/** The condition with names of projects, in rules for projects and in rules for findings. */
const NAME_KEYS = { projects: 'name', findings: 'repo' } as const;

interface NamedRule {
  name: string;
  when: ConditionSet;
  except: readonly ConditionSet[];
}

interface NameCondition {
  rule: string;
  input: string;
  list: NameList;
  /** Whether it stands in `when`: what it selects in `except` is spared. */
  selects: boolean;
}

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
  const conditions = [
    ...nameConditions(projects, NAME_KEYS.projects),
    ...nameConditions(findings ?? [], NAME_KEYS.findings),
  ];
  const known = new Set(all.map(({ name }) => nameKey(name)));
  const named = conditions.flatMap(({ list }) => [...list.names, ...list.except]);
  const open = named.filter((item) => !isPattern(item) && !known.has(nameKey(item)));
  const present = new Map<string, Project>();
  for (const [item, lookup] of await lookUpProjects(context, open)) {
    if (lookup.kind === 'unread') throw new StepError(lookup.cause);
    if (lookup.kind === 'found') present.set(nameKey(item), lookup.project);
  }
  const respell = (item: string) => present.get(nameKey(item))?.name ?? item;
  const respelled = <Rule extends NamedRule>(rules: readonly Rule[], key: string): Rule[] =>
    present.size === 0
      ? [...rules]
      : rules.map((rule) => ({
          ...rule,
          when: respelledSet(rule.when, key, respell),
          except: rule.except.map((set) => respelledSet(set, key, respell)),
        }));
  const selecting = new Set(
    conditions.flatMap(({ list, selects }) => (selects ? list.names.map(nameKey) : [])),
  );
  const unlisted = [...present].flatMap(([key, project]) =>
    selecting.has(key) && !known.has(nameKey(project.name)) ? [project] : [],
  );
  const names = [...all, ...present.values()].map(({ name }) => name);
  return {
    projects: respelled(projects, NAME_KEYS.projects),
    findings: findings && respelled(findings, NAME_KEYS.findings),
    unlisted,
    unmatched: unmatchedNames(conditions, names, (item) => present.has(nameKey(item))),
  };
}

function nameConditions(rules: readonly NamedRule[], key: string): NameCondition[] {
  return rules.flatMap(({ name: rule, when, except }) =>
    [when, ...except].flatMap((set) =>
      key in set ? [{ rule, input: key, list: set[key] as NameList, selects: set === when }] : [],
    ),
  );
}

function respelledSet(set: ConditionSet, key: string, respell: (item: string) => string): ConditionSet {
  if (!(key in set)) return set;
  const { names, patterns, except } = set[key] as NameList;
  return { ...set, [key]: { names: names.map(respell), patterns, except: except.map(respell) } };
}

/** The items of conditions that match nothing. Each is compared once, because an exported file has thousands of rules. */
function unmatchedNames(
  conditions: readonly NameCondition[],
  known: readonly string[],
  isKnown: (item: string) => boolean,
): PlacedItem[] {
  const items = conditions.flatMap(({ list }) => [...list.names, ...list.patterns, ...list.except]);
  const unmatched = unmatchedItems({ patterns: [...new Set(items)] }, 'name', known, 'name', isKnown);
  const byItem = new Map(unmatched.map((item) => [item.item, item]));
  if (byItem.size === 0) return [];
  return conditions.flatMap(({ rule, input, list, selects }) => {
    const inRole = (texts: readonly string[], role: Role): UnmatchedItem[] =>
      texts.flatMap((text) => {
        const item = byItem.get(text);
        return item === undefined ? [] : [{ ...item, role }];
      });
    const [wanted, spared] = selects
      ? (['selects', 'excludes'] as const)
      : (['excludes', 'selects'] as const);
    const placed = [...inRole([...list.names, ...list.patterns], wanted), ...inRole(list.except, spared)];
    return placedItems(placed, { input, rule }, selects ? list.names.length + list.patterns.length : 0);
  });
}
