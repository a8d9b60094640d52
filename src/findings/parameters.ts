import type { FilterValue, FilterValues } from '../model/findings.ts';
import { nameListOf } from '../model/selection.ts';
import type { FindingListParams } from '../platform/resources/finding.ts';
import { findingFilter } from './conditions.ts';
import { canonicalOf, type FindingFilter, type FindingQuery } from './filter.ts';

/** Maximum number of values in a parameter: more would make the address too long. */
export const MAX_VALUES = 50;
/** Filters sent as `since`, which is the later of their times: in epoch seconds for findings, in ISO 8601 for secrets. */
const LOWER_BOUNDS = ['since', 'newer_than'];

/** The parameters of `GET …/findings` or `GET …/secrets` for a query, and the names of the filters that they carry. */
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
  if (!Array.isArray(value)) return true;
  return value.length > 0 && value.length <= MAX_VALUES && nameListOf(value).names.length === value.length;
}
