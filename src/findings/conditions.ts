import { type FilterValue, type FilterValues, SCANNED_PRODUCTS } from '../model/findings.ts';
import { nameListOf } from '../model/selection.ts';
import type { FindingListParams } from '../platform/resources/finding.ts';
import {
  canonicalOf,
  type FindingFilter,
  type FindingPredicate,
  type FindingQuery,
  type FindProject,
  filterPredicate,
  type RuleCondition,
} from './filter.ts';
import { FINDING_FILTERS } from './filters.ts';

/** @throws Error for a text that no filter has, such as the condition `decided-by` */
export function findingFilter(text: string, key: 'name' | 'condition' = 'name'): FindingFilter {
  const filter = FINDING_FILTERS.find((candidate) => candidate[key] === text);
  if (filter === undefined) throw new Error(`There is no filter with the ${key} ${text}`);
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

/** Returns a test of project names by `repos` and `project_tags`. */
export function repositoryTest(filters: FilterValues, findProject?: FindProject): (name: string) => boolean {
  const tests = ['repos', 'project_tags'].flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : filterTest(name, value, findProject);
  });
  return (repository) => tests.every((test) => test({ kind: 'sast', id: 0n, repository }));
}

/** Whether no filter narrows the query. Exclusions, and patterns that match everything, narrow nothing. */
export function isOfWholeDeployment({ filters }: FindingQuery): boolean {
  return Object.entries(filters).every(([name, value]) => {
    if (!findingFilter(name).narrows) return true;
    const items = [value].flat().map(String);
    return items.every((item) => item.startsWith('!')) || items.some((item) => /^[*/]+$/.test(item));
  });
}

/** In one parameter: more would make the address too long. */
export const MAX_VALUES = 50;
/** Sent as `since`, the later one: in epoch seconds for findings, in ISO 8601 for secrets. */
const LOWER_BOUNDS = ['since', 'newer_than'];

/** Parameters of `GET …/findings` or `GET …/secrets`, and the filters that they carry. */
export function listParameters({ issueType, filters }: FindingQuery) {
  const isSecret = issueType === 'secrets';
  const parameters: Record<string, FilterValue> = isSecret ? {} : { issue_type: issueType };
  const sent = new Set<string>();
  for (const [name, value] of Object.entries(filters)) {
    const filter = findingFilter(name);
    if (filter.decidedBy[issueType] !== 'server' || LOWER_BOUNDS.includes(name)) continue;
    const parameter = isSecret ? secretsParameter(filter, value) : findingsParameter(filter, value, filters);
    if (parameter === undefined) continue;
    parameters[parameter[0]] = parameter[1];
    sent.add(name);
  }
  const bounds = LOWER_BOUNDS.filter((name) => filters[name] !== undefined);
  if (bounds.length > 0) {
    const sinceMs = Math.max(...bounds.map((name) => Number(filters[name]) * (name === 'since' ? 1000 : 1)));
    parameters.since = isSecret ? new Date(sinceMs).toISOString() : Math.floor(sinceMs / 1000);
    for (const name of bounds) sent.add(name);
  }
  return { parameters: parameters as FindingListParams, sent };
}

type Parameter = ReturnType<NonNullable<FindingFilter['parameter']>>;

function findingsParameter(
  { name, parameter }: FindingFilter,
  value: FilterValue,
  filters: FilterValues,
): Parameter {
  if (parameter !== undefined) return parameter(value, filters);
  return isSendable(value) ? [name, value] : undefined;
}

function secretsParameter(filter: FindingFilter, value: FilterValue): Parameter {
  const { secrets, values } = filter;
  if (secrets === undefined || !isSendable(value)) return undefined;
  const { name, prefix } = secrets;
  if (prefix === undefined) return [name, value];
  const texts = [value].flat().map((item) => canonicalOf(filter)(String(item)));
  if (!texts.every((text) => values?.includes(text))) return undefined;
  const prefixed = texts.map((text) => `${prefix}${text.toUpperCase()}`);
  return [name, Array.isArray(value) ? prefixed : prefixed.join()];
}

/** A list goes to the server only if it is short and without patterns. */
function isSendable(value: FilterValue): boolean {
  const { length } = plainNames(value);
  return !Array.isArray(value) || (length > 0 && length <= MAX_VALUES);
}

/** The names in a list such as `repos`; none if it has patterns or exclusions. */
export function plainNames(list: FilterValue = []): readonly string[] {
  const items = [list].flat().map(String);
  const { names } = nameListOf(items);
  return names.length === items.length ? names : [];
}

/** Whose decisions a rule may touch. */
export const DECIDED_BY = ['nobody', 'rules', 'platform', 'people', 'anyone'] as const;

/** The conditions of rules under `findings`. All but `type` and `decided-by` are filters. */
export const FINDING_CONDITIONS: readonly RuleCondition[] = [
  {
    name: 'type',
    kind: 'values',
    values: SCANNED_PRODUCTS,
    meaning: 'Kind of the findings; a rule looks at one kind.',
  },
  ...FINDING_FILTERS.flatMap((filter): RuleCondition[] => {
    const { condition: name, kind, values, spelled, decidedBy, text = '' } = filter;
    if (name === undefined) return [];
    const { meaning = text.charAt(0).toUpperCase() + text.slice(1) } = filter;
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
