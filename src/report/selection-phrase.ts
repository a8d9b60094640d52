import type { Triage } from '../changes/change.ts';
import type { TriageFilter } from '../model/filter.ts';
import { type FilterValues, filterInput, TRIAGE_FILTERS } from '../model/filters.ts';
import type { FindingQuery, TriageRequest } from '../model/request.ts';
import { isPattern, type NameList } from '../model/selection.ts';
import { counted, minuteOf, number } from './figures.ts';
import type { Fact } from './markup.ts';
import { html } from './text.ts';

type Values = FilterValues[string];

/** `open sast findings of low severity in 3 repositories → ignored, acceptable risk` */
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

/** `open sast findings of high or critical severity in acme/api older than 2026-08-19 00:00 UTC` */
export function queryPhrase({ issueType, filters, ...conditions }: FindingQuery): string {
  const { status, ...others } = filters;
  const phrases = Object.entries(others)
    .map(([wire, value]) => filterPhrase(wire, value))
    .sort((one, other) => place(one) - place(other));
  return [
    status && spaced(String(status)),
    issueType,
    'findings',
    ...phrases,
    ...conditionPhrases(conditions),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Filters and conditions that were given, by their inputs' names, with all values. */
export function queryRows({
  filters,
  ...conditions
}: Partial<FindingQuery>): [name: string, values: string][] {
  const { olderThanMs, newerThanMs, triagedBeforeMs, paths, hasTicket } = conditions;
  const rows: [string, string | undefined][] = [
    ...Object.entries(filters ?? {}).map(([wire, value]): [string, string] => [
      filterInput({ wire }),
      wire === 'since' ? `${value} (${sinceTime(String(value))})` : listed(value),
    ]),
    ['older-than', time(olderThanMs)],
    ['newer-than', time(newerThanMs)],
    ['triaged-before', time(triagedBeforeMs)],
    ['paths', paths && nameItems(paths).join(', ')],
    ['has-ticket', hasTicket === undefined ? undefined : String(hasTicket)],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== undefined);
}

/** As a user writes them: what is taken away has its `!`. */
export function nameItems({ names, patterns, except }: NameList): string[] {
  return [...names, ...patterns, ...except.map((item) => `!${item}`)];
}

/** The same for the summary: the phrase has the first values only. */
export function queryFacts(query: Partial<FindingQuery>): Fact[] {
  return queryRows(query).map(([name, values]) => [html(name), html(values, 500)]);
}

function conditionPhrases(conditions: Omit<FindingQuery, 'issueType' | 'filters'>): string[] {
  const { olderThanMs, newerThanMs, triagedBeforeMs, paths, hasTicket } = conditions;
  return [
    ...(paths === undefined ? [] : [`under ${shortList(nameItems(paths), 'and')}`]),
    ...(hasTicket === undefined ? [] : [hasTicket ? 'with a ticket' : 'without a ticket']),
    ...(olderThanMs === undefined ? [] : [`older than ${minuteOf(olderThanMs)}`]),
    ...(newerThanMs === undefined ? [] : [`newer than ${minuteOf(newerThanMs)}`]),
    ...(triagedBeforeMs === undefined ? [] : [`triaged before ${minuteOf(triagedBeforeMs)}`]),
  ];
}

/** What findings are comes before where, and that before when. */
function place(phrase: string): number {
  return ['in', 'on', 'since'].indexOf(phrase.split(' ', 1)[0] ?? '');
}

function filterPhrase(wire: string, value: Values): string {
  const filter: TriageFilter | undefined = TRIAGE_FILTERS.find((one) => one.wire === wire);
  if (filter === undefined) return '';
  const values: readonly string[] = typeof value === 'object' ? value : [String(value)];
  const named = filter.values === undefined ? values : values.map(spaced);
  const except = named.filter((item) => item.startsWith('!')).map((item) => item.slice(1));
  const taken = named.filter((item) => !item.startsWith('!'));
  const isNames = except.length === 0 && !taken.some(isPattern);
  let shown = shortList(taken.length === 0 ? ['any'] : taken, 'or');
  if (filter.kind === 'time') shown = sinceTime(String(value));
  if (filter.plural !== undefined && values.length > 1 && isNames)
    shown = `${number(values.length)} ${filter.plural}`;
  if (except.length > 0) shown += ` except ${shortList(except, 'and')}`;
  return filter.phrase.replace('%', () => shown);
}

function shortList(items: readonly string[], word: 'or' | 'and'): string {
  return items.slice(0, 5).join(` ${word} `) + (items.length > 5 ? ' …' : '');
}

function listed(value: Values): string {
  return typeof value === 'object' ? value.join(', ') : String(value);
}

/** The API's `acceptable_risk` as people write it. */
export function spaced(value: string): string {
  return value.replaceAll('_', ' ');
}

function time(ms: number | undefined): string | undefined {
  return ms === undefined ? undefined : minuteOf(ms);
}

function sinceTime(seconds: string): string {
  const ms = Number(seconds) * 1000;
  return Number.isNaN(ms) ? seconds : minuteOf(ms);
}
