import { type FilterValue, type FilterValues, SCANNED_PRODUCTS } from '../model/findings.ts';
import { nameListOf } from '../model/selection.ts';
import {
  type FindingFilter,
  type FindingPredicate,
  type FindingQuery,
  type FindProject,
  filterPredicate,
  type RuleCondition,
} from './filter.ts';
import { FINDING_FILTERS } from './filters.ts';

/** @throws Error for a name that no filter has */
export function findingFilter(name: string): FindingFilter {
  const filter = FINDING_FILTERS.find((candidate) => candidate.name === name);
  if (filter === undefined) throw new Error(`There is no filter ${name}`);
  return filter;
}

/** @throws Error for a condition that is not a filter, such as `decided-by` */
export function filterOfCondition(key: string): FindingFilter {
  const filter = FINDING_FILTERS.find(({ condition }) => condition === key);
  if (filter === undefined) throw new Error(`Findings have no condition ${key}`);
  return filter;
}

/** @throws Error for a filter that no row decides, which the inputs refuse */
export function filterTest(
  name: string,
  value: FilterValue,
  findProject: FindProject = () => {
    throw new Error('The list of projects was not read');
  },
): FindingPredicate {
  const filter = findingFilter(name);
  const isNameList = (filter.patterns || filter.kind === 'ids') && Array.isArray(value);
  return filterPredicate(filter, isNameList ? nameListOf(value) : value, findProject);
}

/** Returns a test of project names by `repos` and `project_tags`, which look only at a finding's project. */
export function repositoryTest(filters: FilterValues, findProject?: FindProject): (name: string) => boolean {
  const tests = ['repos', 'project_tags'].flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : filterTest(name, value, findProject);
  });
  return (repository) => tests.every((test) => test({ kind: 'sast', id: 0n, repository }));
}

/** Whether no filter names repositories, rules, project tags, a branch, paths or dependencies. */
export function isOfWholeDeployment({ filters }: FindingQuery): boolean {
  return !Object.entries(filters).some(
    ([name, value]) => findingFilter(name).narrows && isRestrictive(value),
  );
}

/** Exclusions and patterns that match everything narrow nothing. */
function isRestrictive(value: FilterValue): boolean {
  const items = [value].flat().map(String);
  return items.some((item) => !item.startsWith('!')) && !items.some((item) => /^[*/]+$/.test(item));
}

/** Whose decisions a rule may touch: those of a `Decider`, or everybody's. */
export const DECIDED_BY = ['nobody', 'rules', 'platform', 'people', 'anyone'] as const;

/** The conditions of rules under `findings`. All but `type` and `decided-by` are filters. */
export const FINDING_CONDITIONS: readonly RuleCondition[] = [
  {
    name: 'type',
    kind: 'values',
    values: SCANNED_PRODUCTS,
    meaning: 'Kind of the findings; a rule looks at one kind.',
  },
  ...FINDING_FILTERS.flatMap(({ condition: name, text = '', ...filter }): RuleCondition[] => {
    if (name === undefined) return [];
    const {
      kind,
      values,
      spelled,
      decidedBy,
      meaning = text.charAt(0).toUpperCase() + text.slice(1),
    } = filter;
    const types = SCANNED_PRODUCTS.filter((type) => decidedBy[type] !== undefined);
    const hasAllTypes = types.length === SCANNED_PRODUCTS.length;
    return [{ name, kind, values, spelled, meaning, types: hasAllTypes ? undefined : types }];
  }),
  {
    name: 'decided-by',
    kind: 'values',
    values: DECIDED_BY,
    meaning:
      'Whose decisions the rule may touch: `nobody` (never triaged) and `rules` (last triaged by a rule), which ' +
      'is the default; `platform` (its automation); `people`; `anyone`.',
  },
];
