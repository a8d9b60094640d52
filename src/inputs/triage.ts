import { filterInput, TRIAGE_FILTERS, type TriageFilter } from '../model/filters.ts';
import type {
  DeploymentHint,
  FilterValues,
  FindingSelection,
  IssueType,
  TriageRequest,
} from '../model/request.ts';
import { TRIAGE_LIMIT, type TriageState, triageLeaves } from '../platform/resources/triage.ts';
import type { InputReader } from './reader.ts';
import { parseSince } from './since.ts';
import { didYouMean, parseId, quote, splitList } from './text.ts';

const ISSUE_TYPES = ['sast', 'sca', 'secrets'] as const satisfies readonly IssueType[];
export const TRIAGE_STATES = [
  'ignored',
  'reviewing',
  'fixing',
  'reopened',
  'provisionally_ignored',
] as const satisfies readonly TriageState[];
export const TRIAGE_REASONS = [
  'acceptable_risk',
  'false_positive',
  'no_time',
  'no_triage_reason',
  'duplicate',
] as const;
const MAX_NOTE_LENGTH = 3000;
/** In seconds. */
const YEAR = 365 * 86_400;

/** @param now in ms, for ages */
export function readTriage(reader: InputReader, deployment: DeploymentHint, now: number): TriageRequest {
  const issueType = reader.oneOf('issue-type', ISSUE_TYPES);
  if (reader.text('issue-type') === undefined) {
    reader.problem('issue-type', 'is required for `triage`: give `sast`, `sca` or `secrets`');
  }
  const state = reader.oneOf('new-triage-state', TRIAGE_STATES);
  const reason = reader.oneOf('new-triage-reason', TRIAGE_REASONS);
  const note = reader.text('new-note');
  checkTarget(reader, state, note);
  const selection = readFindings(reader, issueType, now);
  checkLimit(reader, selection, state);
  return {
    operation: 'triage',
    deployment,
    issueType: issueType ?? 'sast',
    selection,
    ...(state === undefined ? {} : { state }),
    ...(reason === undefined ? {} : { reason }),
    ...(note === undefined ? {} : { note }),
    dryRun: reader.boolean('dry-run') ?? false,
  };
}

function checkTarget(reader: InputReader, state: TriageState | undefined, note: string | undefined): void {
  const stateGiven = reader.text('new-triage-state') !== undefined;
  if (!stateGiven && note === undefined) {
    reader.problem('new-triage-state', 'is empty, and so is `new-note`: give at least one of them');
  }
  if (
    reader.text('new-triage-reason') !== undefined &&
    state !== 'ignored' &&
    (state !== undefined || !stateGiven)
  ) {
    reader.problem('new-triage-reason', 'goes only with `new-triage-state: ignored`');
  }
  const length = [...(note ?? '')].length;
  if (length > MAX_NOTE_LENGTH)
    reader.problem('new-note', `has ${length} characters: at most ${MAX_NOTE_LENGTH} are allowed`);
}

function readFindings(reader: InputReader, issueType: IssueType | undefined, now: number): FindingSelection {
  const ids = readIds(reader);
  const filters = readFilters(reader, issueType, now);
  const given = TRIAGE_FILTERS.filter((filter) => isGiven(reader, filter)).map(
    (filter) => `\`${filterInput(filter)}\``,
  );
  if (reader.list('issue-ids').length > 0) {
    if (given.length > 0)
      reader.problem('issue-ids', `excludes filters, but these are given too: ${given.join(', ')}`);
    return { by: 'ids', ids };
  }
  if (given.length === 0) {
    reader.problem(
      'issue-ids',
      'is empty and no filter is given, which would mean the whole deployment: give one',
    );
  }
  const narrowing = TRIAGE_FILTERS.some(
    (filter: TriageFilter) => isGiven(reader, filter) && !isIdle(reader, filter),
  );
  if (given.length > 0 && !narrowing) {
    reader.warn(
      'issue-type',
      `alone selects the findings, for ${given.join(' and ')} as given leaves nothing out`,
    );
  }
  const limit = readLimit(reader);
  return { by: 'filters', filters, ...(limit === undefined ? {} : { limit }) };
}

function readLimit(reader: InputReader): number | 'all' | undefined {
  const text = reader.text('limit');
  if (text === undefined) return undefined;
  if (text.toLowerCase() === 'all') return 'all';
  if (/^\d{1,15}$/.test(text) && Number(text) >= 1) return Number(text);
  return reader.problem('limit', `is ${quote(text)}: give a whole number from 1, or \`all\``);
}

function checkLimit(reader: InputReader, selection: FindingSelection, state: TriageState | undefined): void {
  if (selection.by === 'ids') {
    const limit = readLimit(reader);
    const count = selection.ids.length;
    if (typeof limit === 'number' && limit < count)
      reader.problem('limit', `is ${limit}, but \`issue-ids\` has ${count} ids`);
    return;
  }
  const { limit, filters } = selection;
  if (limit === undefined || (limit !== 'all' && limit <= TRIAGE_LIMIT)) return;
  if (triageLeaves(filters.status, state)) return;
  // A misspelled one is told already, and what it would have meant is open.
  if (reader.problems.some(({ input }) => input === 'status' || input === 'new-triage-state')) return;
  const needs = `above ${TRIAGE_LIMIT} needs several requests, which end only when triaged findings leave the filter`;
  reader.problem(
    'limit',
    `${needs}: give a \`new-triage-state\`, and a \`status\` other than the one it leads to`,
  );
}

function readIds(reader: InputReader): bigint[] {
  const ids = new Set<bigint>();
  const wrong: string[] = [];
  // The output `triaged-issues`, a JSON array, can be given as it is, to undo what a step did.
  const text = (reader.text('issue-ids') ?? '').replace(/^\[(.*)\]$/s, '$1');
  for (const item of splitList(text)) {
    const id = parseId(item);
    if (id === undefined || id === 0n) wrong.push(quote(item));
    else ids.add(id);
  }
  if (wrong.length > 0) {
    const shown = wrong.slice(0, 5).join(', ') + (wrong.length > 5 ? ` and ${wrong.length - 5} more` : '');
    reader.problem('issue-ids', `has ${shown}: ids are whole numbers from 1 to 2^64-1`);
  }
  if (text.trim() === '' && reader.text('issue-ids') !== undefined)
    reader.problem('issue-ids', 'holds no id: give at least one');
  return [...ids];
}

function isGiven(reader: InputReader, filter: TriageFilter): boolean {
  const input = filterInput(filter);
  return filter.kind === 'list' ? reader.list(input).length > 0 : reader.text(input) !== undefined;
}

/** Whether a flag has the value that selects as much as not giving it. */
function isIdle(reader: InputReader, filter: TriageFilter): boolean {
  return filter.idle !== undefined && reader.text(filterInput(filter))?.toLowerCase() === String(filter.idle);
}

function readFilters(reader: InputReader, issueType: IssueType | undefined, now: number): FilterValues {
  const values: Record<string, FilterValues[string]> = {};
  for (const filter of TRIAGE_FILTERS as readonly TriageFilter[]) {
    if (!isGiven(reader, filter)) continue;
    const input = filterInput(filter);
    if (filter.only !== undefined && issueType !== undefined && filter.only !== issueType) {
      reader.problem(
        input,
        `applies to \`${filter.only}\` findings only, but \`issue-type\` is \`${issueType}\``,
      );
    }
    const value = readFilter(reader, filter, now);
    if (value !== undefined) values[filter.wire] = value;
  }
  return values;
}

function readFilter(
  reader: InputReader,
  filter: TriageFilter,
  now: number,
): FilterValues[string] | undefined {
  const input = filterInput(filter);
  switch (filter.kind) {
    case 'choice':
      return reader.oneOf(input, filter.values ?? []);
    case 'flag':
      return reader.boolean(input);
    case 'text':
      return reader.text(input);
    case 'time': {
      const text = reader.text(input) ?? '';
      const since = parseSince(text, now);
      if ('seconds' in since) {
        if (since.seconds < YEAR)
          reader.warn(input, `is ${quote(text)}, a time in 1970: an age has a unit, such as \`30d\``);
        return String(since.seconds);
      }
      return reader.problem(input, `is ${quote(text)}: ${since.problem}`);
    }
    case 'list': {
      const values = reader.list(input);
      const unknown = values.filter((value) => filter.values !== undefined && !filter.values.includes(value));
      for (const value of unknown.slice(0, 3)) {
        reader.warn(
          input,
          `has ${quote(value)}, which is sent, but unknown here: ${didYouMean(value, filter.values ?? [])}`,
        );
      }
      return values;
    }
  }
}
