import type { FilterValue } from '../model/filters.ts';
import { nameListOf } from '../model/selection.ts';
import type { Query } from '../platform/http/path.ts';
import type { FindingListParams } from '../platform/resources/finding.ts';
import type { FindingQuery, Parameter } from './filter.ts';
import { findingFilter } from './filters.ts';

/** What a list is asked for: its parameters, and the filters that they stand for. */
export interface ListParameters<Parameters> {
  parameters: Parameters;
  /** Names of the filters that the server decides. */
  sent: ReadonlySet<string>;
}

/** More values than this make the address too long: the rows decide then. */
const MAX_VALUES = 50;

/**
 * The parameters of `GET …/findings` that a query turns into; each filter that the server decides is checked again
 * on every row.
 *
 * @param repositories as the platform spells them; undefined where the rows decide
 */
export function findingParameters(
  query: FindingQuery,
  repositories: readonly string[] | undefined,
): ListParameters<FindingListParams> {
  const { parameters, sent, since } = translated(query, 'parameter', ['repos', repositories]);
  if (since !== undefined) parameters.since = Math.floor(since / 1000);
  return { parameters: { issue_type: query.issueType, ...parameters } as FindingListParams, sent };
}

/** The same for `GET …/secrets`. */
export function secretParameters(
  query: FindingQuery,
  repositories: readonly string[] | undefined,
): ListParameters<Query> {
  const { parameters, sent, since } = translated(query, 'secretParameter', ['repo', repositories]);
  if (since !== undefined) parameters.since = new Date(since).toISOString();
  return { parameters: parameters as Query, sent };
}

/** Decided by the latest of them, which each list writes in its own way. */
const LOWER_BOUNDS = ['since', 'newer_than'];

function translated(
  { issueType, filters }: FindingQuery,
  by: 'parameter' | 'secretParameter',
  [repositoryParameter, repositories]: [string, readonly string[] | undefined],
) {
  const parameters: Record<string, FilterValue> = {};
  const sent = new Set<string>();
  for (const [name, value] of Object.entries(filters)) {
    const filter = findingFilter(name);
    if (filter.listed[issueType] !== 'server' || name === 'repos' || LOWER_BOUNDS.includes(name)) continue;
    const parameter = (filter[by] ?? namesOnly(name))(value, filters);
    if (parameter === undefined) continue;
    parameters[parameter[0]] = parameter[1];
    sent.add(name);
  }
  if (isShort(repositories)) {
    parameters[repositoryParameter] = repositories;
    sent.add('repos');
  }
  const { since, newer_than: newerThan } = filters;
  const bounds = [
    since === undefined ? [] : Number(since) * 1000,
    newerThan === undefined ? [] : Number(newerThan),
  ].flat();
  if (bounds.length === 0) return { parameters, sent, since: undefined };
  for (const name of LOWER_BOUNDS) sent.add(name);
  return { parameters, sent, since: Math.max(...bounds) };
}

/** A list goes to the server only where none of it is a pattern. */
function namesOnly(name: string) {
  return (value: FilterValue): Parameter => {
    if (!Array.isArray(value)) return [name, value];
    const { names } = nameListOf(value);
    return names.length === value.length && isShort(value) ? [name, value] : undefined;
  };
}

function isShort(values: readonly string[] | undefined): values is readonly string[] {
  return values !== undefined && values.length > 0 && values.length <= MAX_VALUES;
}
