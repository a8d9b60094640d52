import type { Triage } from '../../changes/change.ts';
import type { FindingSelection } from '../../findings/filter.ts';
import { areIdle, givenFilters, readFilters, readQuery } from '../../inputs/filters.ts';
import { readTracked, type TrackedRequest } from '../../inputs/github.ts';
import type { InputReader } from '../../inputs/reader.ts';
import { readWriting, type Source } from '../../inputs/source.ts';
import { oneOfThese, parseId, quote } from '../../inputs/text.ts';
import type { TriageIssueType } from '../../model/filters.ts';
import type { WritingRequest } from '../../model/step.ts';
import {
  leavesStatus,
  MAX_NOTE_LENGTH,
  MAX_TRIAGE_LIMIT,
  TRIAGE_REASONS,
  TRIAGE_STATES,
} from '../../model/triage.ts';

export interface TriageRequest extends WritingRequest, TrackedRequest {
  operation: 'triage';
  issueType: TriageIssueType;
  selection: FindingSelection;
  decision: Triage;
}

/** The status that a finding gets is what people write for the state that it is moved to. */
const STATE_OF_STATUS = { open: 'reopened' } as const;
const ISSUE_TYPES = ['sast', 'sca', 'secrets'] as const satisfies readonly TriageIssueType[];
const SECRETS_STATES: readonly string[] = ['ignored', 'reopened'];
/** More findings than this that filters selected stop the step, unless `max-changes` says otherwise. */
const DEFAULT_MAX_CHANGES = 1000;

export async function readTriage(source: Source): Promise<TriageRequest> {
  const { reader } = source;
  const issueType = readIssueType(reader);
  const decision = readDecision(reader);
  if (issueType === 'secrets') checkSecretsDecision(reader, decision);
  const selection = readSelection(source, issueType, decision);
  return {
    operation: 'triage',
    ...readWriting(source, selection.by === 'listed' ? DEFAULT_MAX_CHANGES : undefined),
    ...(await readTracked(source)),
    issueType: issueType ?? 'sast',
    selection,
    decision,
  };
}

function readIssueType(reader: InputReader): TriageIssueType | undefined {
  const text = reader.text('issue-type');
  if (text === undefined) {
    return reader.problem('issue-type', `is empty; give ${oneOfThese(ISSUE_TYPES)}`);
  }
  if (text.toLowerCase() === 'ai_sast') {
    const only = 'which can be listed, but not triaged';
    return reader.problem('issue-type', `is ${quote(text)}, ${only}; give ${oneOfThese(ISSUE_TYPES)}`);
  }
  return reader.oneOf('issue-type', ISSUE_TYPES);
}

function readDecision(reader: InputReader): Triage {
  const state = reader.oneOf('new-triage-state', TRIAGE_STATES, STATE_OF_STATUS);
  const reason = reader.oneOf('new-triage-reason', TRIAGE_REASONS);
  const note = reader.text('new-note');
  const stateGiven = reader.text('new-triage-state') !== undefined;
  if (!stateGiven && note === undefined) {
    reader.problem('new-triage-state', 'is empty, and so is `new-note`; give at least one of them');
  }
  const refused = state === undefined && stateGiven;
  if (reader.text('new-triage-reason') !== undefined && state !== 'ignored' && !refused) {
    reader.problem('new-triage-reason', 'works only with `new-triage-state: ignored`; leave it out');
  }
  const length = [...(note ?? '')].length;
  if (length > MAX_NOTE_LENGTH) {
    reader.problem('new-note', `has ${length} characters; give at most ${MAX_NOTE_LENGTH}`);
  }
  return { state, reason, note };
}

/** A secret is open or ignored, and has neither a reason nor a note (field-notes, "Secrets"). */
function checkSecretsDecision(reader: InputReader, { state, reason, note }: Triage): void {
  if (state !== undefined && !SECRETS_STATES.includes(state)) {
    reader.problem(
      'new-triage-state',
      `is \`${state}\`, which secrets do not have; give ${oneOfThese(SECRETS_STATES)}`,
    );
  }
  if (reason !== undefined) reader.problem('new-triage-reason', 'does not exist for secrets; leave it out');
  if (note !== undefined) reader.problem('new-note', 'does not exist for secrets; leave it out');
}

function readSelection(
  source: Source,
  issueType: TriageIssueType | undefined,
  decision: Triage,
): FindingSelection {
  const { reader } = source;
  const by = reader.oneOf('selection', ['listed', 'platform']) ?? 'listed';
  const given = givenFilters(reader);
  if (reader.isGiven('issue-ids')) {
    // They are refused beside ids, and what is wrong with them is reported all the same.
    if (given.length > 0) readListed(source, issueType);
    return readIds(reader, given, by);
  }
  if (given.length === 0) {
    const whole = 'which would select the whole deployment';
    reader.problem('issue-ids', `is empty and no filter is given, ${whole}; give ids or a filter`);
  } else if (areIdle(reader)) {
    const idle = given.map((input) => `\`${input}\``).join(' and ');
    reader.warn(
      'issue-type',
      `is the only thing that selects findings: the values of ${idle} exclude nothing`,
    );
  }
  return by === 'platform' ? readPlatform(source, issueType, decision) : readListed(source, issueType);
}

function readListed({ reader, now }: Source, issueType: TriageIssueType | undefined): FindingSelection {
  const remedy = 'use `selection: platform`, or leave it out';
  const query = readQuery(reader, { issueType, remedy, now });
  const limit = readLimit(reader);
  return { by: 'listed', query, limit: typeof limit === 'number' ? limit : undefined };
}

function readPlatform(
  { reader, now }: Source,
  issueType: TriageIssueType | undefined,
  decision: Triage,
): FindingSelection {
  const filters = readFilters(reader, { by: 'platform', issueType, remedy: '', now });
  const limit = readLimit(reader);
  if (limit !== undefined && (limit === 'all' || limit > MAX_TRIAGE_LIMIT)) {
    const open = reader.hasProblem('status', 'new-triage-state');
    if (!open && !leavesStatus(filters.status, decision.state)) {
      const why = 'findings need several requests, which end only when triaged findings no longer match';
      const what = 'give a `new-triage-state`, and a `status` other than the one that it leads to';
      reader.problem(
        'limit',
        `is ${quote(String(limit))}, but more than ${MAX_TRIAGE_LIMIT} ${why}; ${what}`,
      );
    }
  }
  checkPlatformChanges(reader, limit ?? MAX_TRIAGE_LIMIT);
  return { by: 'platform', filters, limit };
}

/** Nothing is counted before the first write, so that only `limit` can hold what `max-changes` promises. */
function checkPlatformChanges(reader: InputReader, limit: number | 'all'): void {
  const maxChanges = reader.text('max-changes');
  if (maxChanges === undefined || !/^\d{1,15}$/.test(maxChanges)) return;
  if (limit !== 'all' && limit <= Number(maxChanges)) return;
  const why = '`selection: platform` counts nothing before it writes';
  const what = `give a \`limit\` of at most ${maxChanges}, or use \`selection: listed\``;
  reader.problem('max-changes', `is ${quote(maxChanges)}, but ${why}; ${what}`);
}

function readIds(reader: InputReader, given: readonly string[], by: 'listed' | 'platform'): FindingSelection {
  // The output `triaged-issues`, a JSON array, can be given as it is.
  const items = reader.list('issue-ids', (reader.text('issue-ids') ?? '').replace(/^\[(.*)\]$/s, '$1'));
  const habits = reader.hasProblem('issue-ids');
  const ids = new Set<bigint>();
  const wrong: string[] = [];
  for (const item of items) {
    const id = parseId(item);
    if (id === undefined || id === 0n) wrong.push(quote(item));
    else ids.add(id);
  }
  if (wrong.length > 0 && !habits) {
    const shown = wrong.slice(0, 5).join(', ') + (wrong.length > 5 ? ` and ${wrong.length - 5} more` : '');
    reader.problem('issue-ids', `has ${shown}; give ids, which are whole numbers from 1 to 2^64-1`);
  }
  if (given.length > 0) {
    const filters = given.map((input) => `\`${input}\``).join(', ');
    reader.problem(
      'issue-ids',
      `and filters exclude each other, but these are given: ${filters}; leave one or the other out`,
    );
  }
  if (by === 'platform') reader.warn('selection', 'has no effect with `issue-ids`');
  const limit = readLimit(reader);
  if (typeof limit === 'number' && limit < ids.size) {
    reader.problem(
      'limit',
      `is ${limit}, but \`issue-ids\` has ${ids.size} ids; give a higher limit or fewer ids`,
    );
  }
  return { by: 'ids', ids: [...ids] };
}

function readLimit(reader: InputReader): number | 'all' | undefined {
  const text = reader.text('limit');
  if (text === undefined) return undefined;
  if (text.toLowerCase() === 'all') return 'all';
  if (/^\d{1,15}$/.test(text) && Number(text) >= 1) return Number(text);
  return reader.problem('limit', `is ${quote(text)}; give a whole number from 1, or \`all\``);
}
