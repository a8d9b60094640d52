import type { Context } from '../../model/context.ts';
import { presentProjects } from '../../model/directory.ts';
import { nameKey } from '../../model/names.ts';
import type { NameList } from '../../model/selection.ts';
import { type UnmatchedItem, unmatchedItems } from '../../model/unmatched.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ProjectRule, RulesFile } from '../file/schema.ts';
import type { ConditionSet } from '../file/values.ts';
import { itemsOfConditions, listConditions, placeItems } from './conditions.ts';
import { mayMatch } from './project-rules.ts';

/** The condition with names of projects, in rules for projects and in rules for findings. */
const NAME_KEYS = { projects: 'name', findings: 'repo' } as const;

interface NamedRule {
  name: string;
  when: ConditionSet;
  except: readonly ConditionSet[];
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
    ...listConditions(projects, NAME_KEYS.projects),
    ...listConditions(findings ?? [], NAME_KEYS.findings),
  ];
  const known = new Set(all.map(({ name }) => nameKey(name)));
  const items = itemsOfConditions(conditions);
  const open = items.names.filter((item) => !known.has(nameKey(item)));
  const present = new Map<string, Project>();
  for (const [item, project] of await presentProjects(context, open)) present.set(nameKey(item), project);
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
    unmatched: [
      ...placeItems(
        conditions,
        unmatchedItems('', items, 'name', names, { isKnown: (item) => present.has(nameKey(item)) }),
      ),
      ...unmatchedTags(projects, all),
    ],
  };
}

/** Tags in conditions of rules for projects that no project has, and no rule gives. */
function unmatchedTags(rules: readonly ProjectRule[], all: readonly Project[]): UnmatchedItem[] {
  const conditions = listConditions(rules, 'tag');
  const given = rules.flatMap(({ tags }) => tags);
  const known = all.flatMap(({ tags }) => tags);
  const isGiven = (item: string) => given.some(mayMatch(item));
  return placeItems(
    conditions,
    unmatchedItems('', itemsOfConditions(conditions), 'label', known, { isKnown: isGiven }),
  );
}

function respelledSet(set: ConditionSet, key: string, respell: (item: string) => string): ConditionSet {
  if (!(key in set)) return set;
  const { names, patterns, except } = set[key] as NameList;
  return { ...set, [key]: { names: names.map(respell), patterns, except: except.map(respell) } };
}
