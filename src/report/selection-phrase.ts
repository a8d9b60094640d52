import { findingFilter } from '../findings/conditions.ts';
import type { FindingQuery } from '../findings/filter.ts';
import type { Triage } from '../model/change.ts';
import { type FilterValue, filterInput } from '../model/findings.ts';
import type { TriageRequest } from '../operations/triage/inputs.ts';
import type { Fact } from './content.ts';
import { counted, firstOf, minuteOf, number, spaced } from './figures.ts';

/** Values of one filter that a phrase has; the facts about the run have all. */
const MAX_VALUES = 5;

/** `sast findings with status: open; severities: low → ignored, acceptable risk` */
export function triagePhrase(request: Pick<TriageRequest, 'issueType' | 'selection' | 'decision'>): string {
  const { selection, issueType } = request;
  const to = decisionPhrase(request.decision);
  if (selection.by === 'ids') return `${counted(selection.ids.length, `${issueType} finding`)} by id → ${to}`;
  const limit = typeof selection.limit === 'number' ? `, at most ${number(selection.limit)}` : '';
  return `${queryPhrase(selection.query)}${limit} → ${to}`;
}

/** `ignored, acceptable risk, with a note` */
export function decisionPhrase({ state, reason, note }: Triage): string {
  const parts = [
    state && spaced(state),
    reason && spaced(reason),
    note !== undefined && (state ? 'with a note' : 'a note'),
  ];
  return parts.filter(Boolean).join(', ');
}

/** `sast findings with status: open; repos: acme/api; older-than: 2026-08-19 00:00 UTC`: inputs as they were given. */
export function queryPhrase(query: FindingQuery): string {
  const given = givenInputs(query).map(([name, values]) => `${name}: ${firstOf(values, MAX_VALUES)}`);
  return `${query.issueType} findings${given.length === 0 ? '' : ` with ${given.join('; ')}`}`;
}

/** The same for the summary, with all values. */
export function queryFacts(query: FindingQuery): Fact[] {
  return givenInputs(query).map(([name, values]) => [name, { text: values.join(', '), max: 500 }]);
}

/** Filters that were given, by their inputs' names. */
function givenInputs({ filters }: FindingQuery): [string, readonly string[]][] {
  return Object.entries(filters).map(([name, value]) => [filterInput({ name }), shownValue(name, value)]);
}

/** Moments are numbers; `since` has the seconds that the API takes. */
function shownValue(name: string, value: FilterValue): readonly string[] {
  if (name === 'since') return [`${value} (${minuteOf(Number(value) * 1000)})`];
  if (typeof value === 'number' && findingFilter(name).kind !== 'number') return [minuteOf(value)];
  return typeof value === 'object' ? value : [String(value)];
}
