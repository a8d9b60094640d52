import { filterInput, TRIAGE_FILTERS, type TriageFilter } from '../model/filters.ts';
import type { FilterValues, TriageRequest } from '../model/request.ts';
import { counted } from './text.ts';

/** `open sast findings of low severity in 3 repositories → ignored, acceptable risk` */
export function triageWords(request: Omit<TriageRequest, 'deployment' | 'operation'>): string {
  const { selection, issueType, state, reason, note } = request;
  const target = [
    state && words(state),
    reason && words(reason),
    note !== undefined && (state ? 'with a note' : 'a note'),
  ];
  const to = target.filter(Boolean).join(', ');
  if (selection.by === 'ids') return `${counted(selection.ids.length, `${issueType} finding`)} by id → ${to}`;

  const { status, ...others } = selection.filters;
  const phrases = Object.entries(others)
    .map(([wire, value]) => filterPhrase(wire, value))
    .sort((one, other) => place(one) - place(other));
  const which = [status && words(String(status)), issueType, 'findings', ...phrases]
    .filter(Boolean)
    .join(' ');
  return `${which} → ${to}`;
}

/** What findings are comes before where, and that before when. */
function place(phrase: string): number {
  return ['in', 'on', 'since'].indexOf(phrase.split(' ', 1)[0] ?? '');
}

/** The filters that were given, by their inputs' names, with all values. */
export function filterRows(filters: FilterValues): [name: string, values: string][] {
  return Object.entries(filters).map(([wire, value]) => [
    filterInput({ wire }),
    wire === 'since'
      ? `${value} (${sinceWords(String(value))})`
      : Array.isArray(value)
        ? value.join(', ')
        : String(value),
  ]);
}

function filterPhrase(wire: string, value: FilterValues[string]): string {
  const filter: TriageFilter | undefined = TRIAGE_FILTERS.find((one) => one.wire === wire);
  if (filter === undefined) return '';
  const values = Array.isArray(value) ? value : [String(value)];
  const named = filter.values === undefined ? values : values.map(words);
  let shown = named.slice(0, 5).join(' or ') + (values.length > 5 ? ' …' : '');
  if (filter.kind === 'time') shown = sinceWords(String(value));
  if (filter.plural !== undefined && values.length > 1) shown = `${values.length} ${filter.plural}`;
  return filter.phrase.replace('%', () => shown);
}

function words(value: string): string {
  return value.replaceAll('_', ' ');
}

function sinceWords(seconds: string): string {
  const at = new Date(Number(seconds) * 1000);
  return Number.isNaN(at.getTime()) ? seconds : `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
