import type { FormerTriage, TriageChange, TriageDecision } from '../../model/change.ts';
import type { UndoLoss } from '../../model/journal.ts';
import type { SavedFinding, SavedReport } from '../../model/saved.ts';
import type { Context } from '../context.ts';
import { statusAfter } from '../findings/body.ts';
import { isDecidedApart } from '../findings/decision.ts';
import type { FamilyMember } from '../findings/families.ts';
import { decisionKey, FindingRecords } from '../write/finding-records.ts';
import { type PresentFindings, readPresent } from './present-findings.ts';

/** What becomes of a finding that an earlier step moved. */
type FindingUndo =
  | { kind: 'restore'; change: TriageChange; losses: readonly UndoLoss[] }
  /** Somebody changed it since, it is gone, or there is no way back. */
  | {
      kind: 'left';
      change: TriageChange;
      others: FormerTriage | undefined;
      losses?: readonly UndoLoss[];
    }
  /** It is as it was before the step. */
  | { kind: 'unchanged'; change: TriageChange };

/** Plans to put the findings of a report back, where they are as the step left them. */
export async function planFindingUndo(
  context: Context,
  report: SavedReport,
  saved: readonly SavedFinding[],
): Promise<FindingRecords> {
  const askedAtMs = context.clock.now();
  const undos: FindingUndo[] = [];
  const siblings = new Map<bigint, readonly FamilyMember[]>();
  for (const [issueType, ofType] of Map.groupBy(saved, ({ change }) => change.target.issueType)) {
    const present = await readPresent(context, issueType, ofType);
    for (const [id, members] of present.siblings) siblings.set(id, members);
    const known = ofType.flatMap((one) => withStandIn(one, present));
    undos.push(...known.map((one) => undoOf(one, present, report.platformEndedAtMs)));
  }
  const kept = undos.filter((undo) => !movesAlong(undo, undos, siblings));
  const changes = kept.map(({ change }) => change);
  const records = new FindingRecords(changes, siblings, askedAtMs);
  for (const undo of kept) {
    if (undo.kind === 'left') records.leave(undo.change, undo.others);
    if (undo.kind !== 'unchanged') records.lose(undo.change, undo.losses ?? []);
  }
  return records;
}

/** Whether the same finding is put back on another branch, to another state: the first row of the report wins. */
function movesAlong(
  undo: FindingUndo,
  undos: readonly FindingUndo[],
  siblings: ReadonlyMap<bigint, readonly FamilyMember[]>,
): boolean {
  const members = siblings.get(undo.change.target.id);
  if (undo.kind !== 'restore' || members === undefined) return false;
  const ids = new Set(members.map(({ id }) => id));
  const first = undos.find(
    (one) => one === undo || (one.kind === 'restore' && ids.has(one.change.target.id)),
  );
  return first !== undefined && decisionKey(first.change) !== decisionKey(undo.change);
}

/** Where the branch of a finding is gone, the same finding on another branch stands for those that moved along. */
function withStandIn(saved: SavedFinding, { rows, targets }: PresentFindings): SavedFinding[] {
  const { change, siblings } = saved;
  const standIn = rows.has(change.target.id) ? undefined : siblings.find(({ id }) => rows.has(id));
  if (standIn === undefined) return [saved];
  const { id, before } = standIn;
  const target = targets.get(id) ?? { ...change.target, id };
  return [
    { ...saved, siblings: [] },
    {
      ...saved,
      change: { ...change, target, before },
      siblings: siblings.filter((sibling) => sibling !== standIn),
    },
  ];
}

function undoOf(
  saved: SavedFinding,
  { rows, targets, siblings: present }: PresentFindings,
  endedAtMs: number | undefined,
): FindingUndo {
  const { change, isUnknown, siblings } = saved;
  const { target, before, after } = change;
  const now = rows.get(target.id);
  const isLeft = (row: FormerTriage | undefined, former: FormerTriage | undefined) =>
    row !== undefined && !isAsLeft(row, former, change, endedAtMs);
  const isRight = (row: FormerTriage | undefined, former: FormerTriage | undefined) =>
    !isHidden(change) && isAs(row, former);
  const shown: TriageChange = { ...change, before: now };
  // What may never have been moved was not changed by anybody, either.
  const leftTo = (others: FormerTriage | undefined, losses: readonly UndoLoss[] = []): FindingUndo => ({
    ...{ kind: 'left', change: shown, losses },
    others: isUnknown ? undefined : others,
  });
  if (now === undefined) return leftTo(undefined);
  const moved = siblings.filter(({ id }) => rows.has(id));
  const changedSince = moved.find(({ id, before: former }) => {
    const row = rows.get(id);
    return isLeft(row, former) && !isRight(row, former);
  });
  if (isLeft(now, before) && !isRight(now, before)) return leftTo(now);
  if (changedSince !== undefined) return leftTo(rows.get(changedSince.id));
  const behind = isRight(now, before)
    ? moved.find(({ id, before: former }) => !isAs(rows.get(id), former))
    : undefined;
  if (isRight(now, before) && behind === undefined) {
    const losses = stays(saved, now);
    return losses.length > 0
      ? leftTo(undefined, losses)
      : { kind: 'unchanged', change: { ...shown, after: {} } };
  }
  const { decision, losses } = former(before, after);
  if (decision === undefined) return leftTo(undefined, losses);
  const moves = new Set(moved.map(({ id }) => id));
  const decided = present
    .get(target.id)
    ?.find(({ id, before: sibling }) => !moves.has(id) && isDecidedApart(sibling, now));
  if (decided !== undefined) return leftTo(decided.before);
  // The platform moves all branches together, and the selected row's former state wins.
  const isNoted = after.note !== undefined || before?.note !== undefined;
  const isApart = moved.some(
    ({ before: other }) => !isSameTriage(other, before) || (isNoted && other.note !== before?.note),
  );
  const { id } = behind ?? target;
  return {
    kind: 'restore',
    change: {
      target: targets.get(id) ?? target,
      field: 'triage',
      before: rows.get(id),
      after: decision,
    },
    losses: isApart ? [...losses, 'siblings'] : losses,
  };
}

/** What the step wrote that stays on a finding which looks right: a note, and what the list of secrets does not have. */
function stays(
  { change: { target, before, after }, isUnknown }: SavedFinding,
  now: FormerTriage,
): UndoLoss[] {
  const isSecret = target.issueType === 'secrets';
  const isNoted = isSecret ? !isUnknown : now.note === after.note;
  const losses: UndoLoss[] =
    after.note !== undefined && before?.note === undefined && isNoted ? ['notes'] : [];
  const isOver =
    isSecret && !isUnknown && after.state !== undefined && before?.status === statusAfter(after.state);
  return isOver ? [...losses, 'status-only'] : losses;
}

/** Whether a finding is as the step left it: what it wrote, and what it left alone. */
function isAsLeft(
  now: FormerTriage,
  before: FormerTriage | undefined,
  { target, after }: TriageChange,
  endedAtMs: number | undefined,
): boolean {
  const triagedAtMs = now.triagedAt === undefined ? Number.NaN : Date.parse(now.triagedAt);
  // The platform's `Date` has whole seconds.
  if (endedAtMs !== undefined && triagedAtMs >= endedAtMs + 1000) return false;
  const { state, reason, note } = after;
  if (target.issueType === 'secrets') return isSecretAsLeft(now, before, state);
  if (now.triageState !== undefined && now.triageState !== (state ?? before?.triageState ?? now.triageState))
    return false;
  const reasons =
    state === undefined
      ? [before?.reason]
      : state === 'ignored'
        ? [reason ?? 'no_triage_reason', reason ?? before?.reason]
        : [];
  const isReasonKnown = before !== undefined || (state === 'ignored' && reason !== undefined);
  if (now.reason !== undefined && isReasonKnown && !reasons.includes(now.reason)) return false;
  const wasNoted = note ?? before?.note;
  return now.note === undefined || (before === undefined && note === undefined) || now.note === wasNoted;
}

/** The list of secrets calls open what is being reviewed or fixed, so that it cannot show that this is over. */
function isHidden({ target, after: { state } }: TriageChange): boolean {
  return target.issueType === 'secrets' && (state === 'reviewing' || state === 'fixing');
}

/** The list of secrets says less (field-notes, "Secrets"). */
function isSecretAsLeft(
  now: FormerTriage,
  before: FormerTriage | undefined,
  state: TriageDecision['state'],
): boolean {
  const status = state === undefined ? before?.status : state === 'ignored' ? 'ignored' : 'open';
  return status === undefined || now.status === status || now.status === 'fixed';
}

/** Whether a finding is as it was before the step. One that was never triaged can only be reopened. */
function isAs(now: FormerTriage | undefined, before: FormerTriage | undefined): boolean {
  if (now === undefined || before === undefined) return false;
  return isSameTriage(now, before) && (before.note === undefined || now.note === before.note);
}

function isSameTriage(one: FormerTriage, other: FormerTriage | undefined): boolean {
  if (other === undefined) return false;
  const isOpen = (state: string | undefined) => state === 'untriaged' || state === 'reopened';
  if (one.triageState === undefined || other.triageState === undefined) return one.status === other.status;
  const isState =
    one.triageState === other.triageState || (isOpen(one.triageState) && isOpen(other.triageState));
  return isState && (one.reason ?? '') === (other.reason ?? '');
}

/** The decision that puts a finding back, and what it cannot put back. */
function former(
  before: FormerTriage | undefined,
  after: TriageDecision,
): { decision?: TriageDecision; losses: readonly UndoLoss[] } {
  if (before === undefined) {
    const noted: UndoLoss[] = after.note === undefined ? [] : ['notes'];
    return after.state === undefined
      ? { losses: noted }
      : { decision: { state: 'reopened' }, losses: ['by-ids', ...noted] };
  }
  // Sent again, so that it is the last one once more: people and the marks of rules depend on it.
  const noted = before.note === undefined ? {} : { note: before.note };
  const losses: UndoLoss[] = before.note === undefined && after.note !== undefined ? ['notes'] : [];
  if (after.state === undefined) return { ...(before.note !== undefined && { decision: noted }), losses };
  const isListed = before.triageState !== undefined;
  const state = before.triageState ?? (before.status === 'open' ? 'untriaged' : before.status);
  switch (state) {
    case 'ignored':
      return {
        decision: { state, ...(before.reason === undefined ? {} : { reason: before.reason }), ...noted },
        losses: isListed || before.reason !== undefined ? losses : [...losses, 'status-only'],
      };
    case 'reviewing':
    case 'fixing':
    case 'reopened':
      return { decision: { state, ...noted }, losses };
    case 'provisionally_ignored':
      return { decision: { state: 'reopened', ...noted }, losses: [...losses, 'provisionally-ignored'] };
    default:
      return {
        decision: { state: 'reopened', ...noted },
        losses: [...losses, isListed ? 'never-triaged' : 'status-only'],
      };
  }
}
