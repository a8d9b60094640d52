import type { FormerTriage, TriageChange, TriageDecision } from '../../model/change.ts';
import type { IssueType } from '../../model/filters.ts';
import type { SavedChange } from '../../model/saved.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Context } from '../context.ts';
import { formerTriage } from '../findings/former.ts';
import { listFindings } from '../findings/list.ts';

/** What becomes of a finding that an earlier step triaged. */
export type FindingUndo =
  | { saved: TriageChange; kind: 'restore'; change: TriageChange; losses: readonly Loss[] }
  /** Somebody changed it since, or it is gone. */
  | { saved: TriageChange; kind: 'left' }
  /** The step changed nothing that can be put back: a note, or nothing at all. */
  | { saved: TriageChange; kind: 'nothing'; losses: readonly Loss[] };

/** What cannot be put back as it was. */
export type Loss = 'notes' | 'provisionally-ignored' | 'never-triaged' | 'by-ids';

/** Compares the findings of a report with the platform as it is. */
export async function findingUndos(context: Context, saved: readonly SavedChange[]): Promise<FindingUndo[]> {
  const changes = saved.flatMap(({ change }) => (change.field === 'triage' ? [change] : []));
  const undos: FindingUndo[] = [];
  for (const [issueType, ofType] of Map.groupBy(changes, ({ target }) => target.issueType)) {
    const now = await current(context, issueType, ofType);
    undos.push(...ofType.map((change) => undoOf(change, now.get(change.target.id))));
  }
  return undos;
}

/** The findings as they are now; one that the list no longer has is absent. */
async function current(
  context: Context,
  issueType: IssueType,
  changes: readonly TriageChange[],
): Promise<Map<bigint, Finding>> {
  const wanted = new Set(changes.map(({ target }) => target.id));
  const repositories = new Set(changes.map(({ target }) => target.repository));
  const named = [...repositories].filter((name) => name !== undefined);
  const filters = named.length === repositories.size ? { repos: named } : {};
  const found = new Map<bigint, Finding>();
  for await (const page of listFindings(context, { issueType, filters }, { spelled: true })) {
    for (const finding of page) if (wanted.has(finding.id)) found.set(finding.id, finding);
  }
  return found;
}

function undoOf(saved: TriageChange, now: Finding | undefined): FindingUndo {
  const { before, after } = saved;
  if (after.state === undefined) return { saved, kind: 'nothing', losses: ['notes'] };
  if (now === undefined || !isAsLeft(now, after)) return { saved, kind: 'left' };
  const { decision, loses } = former(before, after);
  const { note } = after;
  const isNoted = note !== undefined && note !== before?.note;
  if (decision === undefined) return { saved, kind: 'nothing', losses: isNoted ? ['notes'] : [] };
  const change: TriageChange = { ...saved, before: formerTriage(now), after: decision };
  // A note is only ever added: the one that was the last is not that any more.
  const notes: Loss[] = isNoted && before?.note !== undefined ? ['notes'] : [];
  return { saved, kind: 'restore', change, losses: [...(loses === undefined ? [] : [loses]), ...notes] };
}

/** Whether a finding is as the step left it; the list of secrets says less (field-notes, "Secrets"). */
function isAsLeft(now: Finding, { state, reason, note }: TriageDecision): boolean {
  const status = state === 'reopened' ? 'open' : state;
  if (now.kind === 'secrets') {
    const shown = status === 'reviewing' || status === 'fixing' ? 'open' : status;
    return now.status === shown || now.status === 'fixed';
  }
  if (now.triage_state !== state) return false;
  if (reason !== undefined && now.triage_reason !== reason) return false;
  // A note that somebody added since is a decision of theirs.
  return note === undefined || now.triage_comment === undefined || now.triage_comment === note;
}

function former(
  before: FormerTriage | undefined,
  after: TriageDecision,
): { decision?: TriageDecision; loses?: Loss } {
  if (before === undefined) return { decision: { state: 'reopened' }, loses: 'by-ids' };
  const state = before.triageState ?? (before.status === 'open' ? 'untriaged' : before.status);
  if (state === after.state && (before.reason ?? '') === (after.reason ?? before.reason ?? '')) return {};
  switch (state) {
    case 'ignored':
      return { decision: { state, ...(before.reason === undefined ? {} : { reason: before.reason }) } };
    case 'reviewing':
    case 'fixing':
    case 'reopened':
      return { decision: { state } };
    case 'provisionally_ignored':
      return { decision: { state: 'reopened' }, loses: 'provisionally-ignored' };
    default:
      return after.state === 'reopened' ? {} : { decision: { state: 'reopened' }, loses: 'never-triaged' };
  }
}
