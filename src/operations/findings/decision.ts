import type { FormerTriage, TriageChange, TriageDecision } from '../../model/change.ts';
import type { IssueType } from '../../model/filters.ts';
import type { TriageState } from '../../platform/resources/triage.ts';
import { isExplained } from '../rules/decider.ts';
import { readNote } from '../rules/mark.ts';
import { statusAfter } from './body.ts';

/** Whether a finding is already as the change wants it, so that it needs no write. */
export function isAlready({ target, before, after }: TriageChange): boolean {
  if (before === undefined) return false;
  const { state, reason, note } = after;
  if (note !== undefined && note !== before.note) return false;
  if (reason !== undefined && reason !== before.reason) return false;
  if (state === undefined) return true;
  if (before.triageState !== undefined) return before.triageState === state;
  // The list of secrets calls open what is being reviewed or fixed, too.
  const isClear = target.issueType !== 'secrets' || state === 'ignored';
  return isClear && state !== 'reopened' && before.status === statusAfter(state);
}

/**
 * Whether a finding, read after a write, shows what the write was to do. `unclear` where the row does not have what
 * would show it: the list of secrets has neither reasons nor notes, and calls open what is being reviewed or fixed.
 */
export function showsDecision(
  now: FormerTriage,
  before: FormerTriage | undefined,
  { state, reason, note }: TriageDecision,
  issueType: IssueType,
): 'yes' | 'no' | 'unclear' {
  const isSecret = issueType === 'secrets';
  if (state !== undefined) {
    if (!hasState(now, state, isSecret)) return 'no';
    // Somebody else's decision for the same state has another reason or note.
    if (reason !== undefined && now.reason !== undefined && now.reason !== reason) return 'no';
    if (note !== undefined && now.note !== undefined && now.note !== note) return 'no';
    if (before !== undefined && !hasState(before, state, isSecret)) return 'yes';
  }
  // The state was that already: only the rest can show the write.
  if (isSecret) return 'unclear';
  if (note !== undefined) return now.note === note ? 'yes' : 'no';
  if (reason !== undefined) return now.reason === reason ? 'yes' : 'no';
  return now.triageState === undefined ? 'unclear' : 'yes';
}

/** Whether nobody has decided about a finding since; a field that is absent now says nothing. */
export function isUntouched(now: FormerTriage, before: FormerTriage): boolean {
  const fields = ['triageState', 'reason', 'note', 'triagedAt'] as const;
  const isSame = fields.every((field) => now[field] === undefined || now[field] === before[field]);
  // Scans alone decide whether it is fixed.
  const isScanned = now.status === 'fixed' || before.status === 'fixed';
  return isSame && (now.triageState !== undefined || isScanned || now.status === before.status);
}

/**
 * Whether somebody has decided about the same finding on another branch: a state of its own, which no rule's mark
 * explains.
 */
export function isDecidedApart(sibling: FormerTriage, selected: FormerTriage): boolean {
  const { triageState = 'untriaged', note } = sibling;
  const isOwn = triageState !== 'untriaged' && triageState !== selected.triageState;
  return isOwn && !isExplained(triageState, readNote(note).marks);
}

function hasState(triage: FormerTriage, state: TriageState, isSecret: boolean): boolean {
  if (triage.triageState !== undefined) return triage.triageState === state;
  const status = statusAfter(state);
  const isHidden = isSecret && (status === 'reviewing' || status === 'fixing');
  return triage.status === (isHidden ? 'open' : status);
}
