import type { Triage } from '../changes/change.ts';
import { type FilterValues, filterInput } from '../model/filters.ts';
import type { FindingQuery, TriageRequest } from '../model/request.ts';
import type { NameList } from '../model/selection.ts';
import type { Fact } from './content.ts';
import { counted, firstOf, minuteOf, number } from './figures.ts';

/** Values of one filter that a phrase has; the facts about the run have all. */
const MAX_VALUES = 5;

/** `sast findings with status: open; severities: low → ignored, acceptable risk` */
export function triagePhrase(request: Pick<TriageRequest, 'issueType' | 'selection' | 'decision'>): string {
  const { selection, issueType } = request;
  const to = decisionPhrase(request.decision);
  if (selection.by === 'ids') return `${counted(selection.ids.length, `${issueType} finding`)} by id → ${to}`;
  const query = selection.by === 'listed' ? selection.query : { issueType, filters: selection.filters };
  const limit = typeof selection.limit === 'number' ? `, at most ${number(selection.limit)}` : '';
  return `${queryPhrase(query)}${limit} → ${to}`;
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
export function queryFacts(query: Partial<FindingQuery>): Fact[] {
  return givenInputs(query).map(([name, values]) => [name, { text: values.join(', '), max: 500 }]);
}

/** Filters and conditions that were given, by their inputs' names. */
function givenInputs({ filters = {}, ...conditions }: Partial<FindingQuery>): [string, readonly string[]][] {
  const { olderThanMs, newerThanMs, triagedBeforeMs, paths, hasTicket } = conditions;
  const rows: [string, readonly string[] | undefined][] = [
    ...Object.entries(filters).map(([wire, value]): [string, readonly string[]] => [
      filterInput({ wire }),
      wire === 'since' ? [`${value} (${sinceTime(String(value))})`] : valuesOf(value),
    ]),
    ['older-than', time(olderThanMs)],
    ['newer-than', time(newerThanMs)],
    ['triaged-before', time(triagedBeforeMs)],
    ['paths', paths && nameItems(paths)],
    ['has-ticket', hasTicket === undefined ? undefined : [String(hasTicket)]],
  ];
  return rows.filter((row): row is [string, readonly string[]] => row[1] !== undefined);
}

/** As a user writes them: what is taken away has its `!`. */
export function nameItems({ names, patterns, except }: NameList): string[] {
  return [...names, ...patterns, ...except.map((item) => `!${item}`)];
}

function valuesOf(value: FilterValues[string]): readonly string[] {
  return typeof value === 'object' ? value : [String(value)];
}

/** The API's `acceptable_risk` as people write it. */
export function spaced(value: string): string {
  return value.replaceAll('_', ' ');
}

function time(ms: number | undefined): string[] | undefined {
  return ms === undefined ? undefined : [minuteOf(ms)];
}

function sinceTime(seconds: string): string {
  const ms = Number(seconds) * 1000;
  return Number.isNaN(ms) ? seconds : minuteOf(ms);
}
