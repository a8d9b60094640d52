import type { FindingSelection } from '../../findings/filter.ts';
import { readTracked } from '../../inputs/comment-and-issue.ts';
import { readIssueIds, readIssueType, readQuery } from '../../inputs/filters.ts';
import type { InputReader } from '../../inputs/reader.ts';
import { numberOrAll, readWriting, type Source } from '../../inputs/source.ts';
import { oneOf } from '../../inputs/values.ts';
import type { Triage } from '../../model/change.ts';
import {
  MAX_NOTE_LENGTH,
  MAX_TRIAGE_LIMIT,
  statusAfter,
  TRIAGE_REASONS,
  TRIAGE_STATES,
  type TriageIssueType,
} from '../../model/findings.ts';
import type { RequestOf } from '../../model/step.ts';

export type TriageRequest = RequestOf<'triage', typeof read>;

export async function read(source: Source) {
  const { reader } = source;
  const issueType = readIssueType(reader);
  const decision = readDecision(reader);
  const selection = readSelection(source, issueType);
  const writing = readWriting(source, selection.by === 'listed');
  if (selection.by === 'platform') checkPlatform(reader, selection, decision, writing.maxChanges);
  const tracked = await readTracked(source, issueType ?? '');
  return issueType && { ...writing, ...tracked, issueType, selection, decision };
}

function readDecision(reader: InputReader): Triage {
  const state = reader.read('new-triage-state', oneOf(TRIAGE_STATES));
  const reason = reader.read('new-triage-reason', oneOf(TRIAGE_REASONS));
  const note = reader.text('new-note');
  const isStateWrong = reader.hasProblem('new-triage-state');
  if (reader.givenText('new-triage-reason') !== undefined && state !== 'ignored' && !isStateWrong)
    reader.problem('new-triage-reason', 'works only with `new-triage-state: ignored`; leave it out');
  if (reader.givenText('new-triage-state') === undefined && note === undefined)
    reader.problem('new-triage-state', 'is empty, and so is `new-note`; give at least one of them');
  const length = [...(note ?? '')].length;
  if (length > MAX_NOTE_LENGTH)
    reader.problem('new-note', `has ${length} characters; give at most ${MAX_NOTE_LENGTH}`);
  return { state, reason, note };
}

function readSelection({ reader, now }: Source, issueType: TriageIssueType | undefined): FindingSelection {
  const by = reader.read('selection', oneOf(['listed', 'platform']));
  const ids = readIssueIds(reader, { issueType, now });
  const limit = reader.read('limit', numberOrAll(1));
  if (ids !== undefined) {
    if (typeof limit === 'number' && limit < ids.length) {
      const remedy = 'give a higher limit or fewer ids';
      reader.problem('limit', `is ${limit}, but \`issue-ids\` has ${ids.length} ids; ${remedy}`);
    }
    return { by: 'ids', ids };
  }
  const query = readQuery(reader, { by, issueType, now });
  if (by === 'platform') return { by, query, limit };
  return { by, query, limit: limit === 'all' ? undefined : limit };
}

function checkPlatform(
  reader: InputReader,
  { query, limit = MAX_TRIAGE_LIMIT }: Extract<FindingSelection, { by: 'platform' }>,
  { state }: Triage,
  maxChanges = Number.POSITIVE_INFINITY,
): void {
  const { status } = query.filters;
  const highest = limit === 'all' ? Number.POSITIVE_INFINITY : limit;
  const isUnchecked = reader.hasProblem('status', 'new-triage-state');
  const leavesStatus = status !== undefined && state !== undefined && status !== statusAfter(state);
  if (highest > MAX_TRIAGE_LIMIT && !isUnchecked && !leavesStatus) {
    const why = 'findings need several requests, which end only when triaged findings no longer match';
    const remedy = 'give a `new-triage-state`, and a `status` other than the one that it leads to';
    reader.problem('limit', `is \`${limit}\`, but more than ${MAX_TRIAGE_LIMIT} ${why}; ${remedy}`);
  }
  if (highest > maxChanges) {
    const why = '`selection: platform` counts nothing before it writes';
    const remedy = `give a \`limit\` of at most ${maxChanges}, or use \`selection: listed\``;
    reader.problem('max-changes', `is \`${maxChanges}\`, but ${why}; ${remedy}`);
  }
}
