import type { TriageFilter } from '../model/filter.ts';
import { TRIAGE_FILTERS } from '../model/filters.ts';
import type { FindingQuery } from '../model/request.ts';
import { nameListOf } from '../model/selection.ts';
import type { FindingListParams, SecretListParams } from '../platform/parameters.ts';
import { policyOfMode, validationState } from './aliases.ts';

type Value = string | boolean | readonly string[];
type Parameter = [name: string, value: string | boolean | number | readonly string[]];

/** What a list is asked for: its parameters, and the filters that they stand for. */
export interface ListParameters<Parameters> {
  parameters: Parameters;
  /** Wire names of the filters that the server decides. */
  sent: ReadonlySet<string>;
}

/** More values than this make the address too long: the rows decide then. */
const MAX_VALUES = 50;

/**
 * How a filter becomes a parameter of `GET …/findings`; undefined where the rows have to decide. Filters that are not
 * here have a parameter of their own name.
 */
const FINDING_PARAMETERS: Readonly<
  Record<string, (value: Value, query: FindingQuery) => Parameter | undefined>
> = {
  since: () => undefined, // `sinceOf` joins it with `newer-than`.
  rules: (value) => namesOnly('rules', value),
  policy_mode: (value) => mapped('policies', value, policyOfMode),
  // The list takes reasons with this status only.
  triage_reasons: (value, { filters }) =>
    filters.status === 'ignored' ? ['triage_reasons', value] : undefined,
};

const SECRET_PARAMETERS: typeof FINDING_PARAMETERS = {
  since: () => undefined,
  status: (value) => ['status', `FINDING_STATUS_${String(value).toUpperCase()}`],
  severities: (value) => mapped('severity', value, (one) => `SEVERITY_${one.toUpperCase()}`),
  validation_state: (value) => mapped('validationState', value, validationParameter),
};

const VALIDATION_STATES = new Set([
  'confirmed_valid',
  'confirmed_invalid',
  'validation_error',
  'no_validator',
]);

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
  const { parameters, sent, since } = translated(query, FINDING_PARAMETERS, ['repos', repositories]);
  if (since !== undefined) parameters.since = Math.floor(since / 1000);
  return { parameters: { issue_type: query.issueType, ...parameters } as FindingListParams, sent };
}

/** The same for `GET …/secrets`. */
export function secretParameters(
  query: FindingQuery,
  repositories: readonly string[] | undefined,
): ListParameters<SecretListParams> {
  const { parameters, sent, since } = translated(query, SECRET_PARAMETERS, ['repo', repositories]);
  if (since !== undefined) parameters.since = new Date(since).toISOString();
  return { parameters: parameters as SecretListParams, sent };
}

/** All but `since`, which each list writes in its own way. */
function translated(
  query: FindingQuery,
  table: typeof FINDING_PARAMETERS,
  [repositoryParameter, repositories]: [string, readonly string[] | undefined],
) {
  const parameters: Record<string, Parameter[1]> = {};
  const sent = new Set<string>();
  for (const filter of TRIAGE_FILTERS as readonly TriageFilter[]) {
    const value = query.filters[filter.wire];
    const isDecidedByServer = filter.listed[query.issueType] === 'server' && filter.wire !== 'repos';
    if (value === undefined || !isDecidedByServer) continue;
    const translate = table[filter.wire];
    const parameter = translate === undefined ? namesOnly(filter.wire, value) : translate(value, query);
    if (parameter === undefined) continue;
    parameters[parameter[0]] = parameter[1];
    sent.add(filter.wire);
  }
  if (isShort(repositories)) {
    parameters[repositoryParameter] = repositories;
    sent.add('repos');
  }
  const since = sinceMs(query);
  if (since !== undefined) sent.add('since').add('newer_than');
  return { parameters, sent, since };
}

/** A list goes to the server only where none of it is a pattern. */
function namesOnly(name: string, value: Value): Parameter | undefined {
  if (typeof value !== 'object') return [name, value];
  const { names } = nameListOf(value);
  return names.length === value.length && isShort(value) ? [name, value] : undefined;
}

/** Undefined where one of the values has no counterpart. */
function mapped(
  name: string,
  value: Value,
  change: (one: string) => string | undefined,
): Parameter | undefined {
  const values = [value].flat().map((one) => change(String(one)));
  const known = values.filter((one) => one !== undefined);
  return known.length === values.length ? [name, known] : undefined;
}

function validationParameter(state: string): string | undefined {
  const name = validationState(state);
  return VALIDATION_STATES.has(name) ? `VALIDATION_STATE_${name.toUpperCase()}` : undefined;
}

/** The later of `since` and `newer-than`. */
function sinceMs({ filters, newerThanMs }: FindingQuery): number | undefined {
  const since = filters.since === undefined ? undefined : Number(filters.since) * 1000;
  if (since === undefined || newerThanMs === undefined) return since ?? newerThanMs;
  return Math.max(since, newerThanMs);
}

function isShort(values: readonly string[] | undefined): values is readonly string[] {
  return values !== undefined && values.length > 0 && values.length <= MAX_VALUES;
}
