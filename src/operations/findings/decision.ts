import type { FormerTriage, TriageChange, TriageDecision } from '../../model/change.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { TriageState } from '../../platform/resources/triage.ts';
import { statusAfter } from './body.ts';
import { formerTriage } from './former.ts';

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
 * Whether a row, read after a write, shows what the write was to do. `unclear` where the row does not have what
 * would show it: the list of secrets has neither reasons nor notes, and calls open what is being reviewed or fixed.
 */
export function showsDecision(
  row: Finding,
  before: FormerTriage | undefined,
  decision: TriageDecision,
): 'yes' | 'no' | 'unclear' {
  const now = formerTriage(row);
  const { state, reason, note } = decision;
  if (state !== undefined) {
    const reached = hasState(now, state, row.kind === 'secrets');
    if (!reached) return 'no';
    if (before !== undefined && !hasState(before, state, row.kind === 'secrets')) return 'yes';
  }
  // The state was that already: only the rest can show the write.
  if (row.kind === 'secrets') return 'unclear';
  if (note !== undefined) return now.note === note ? 'yes' : 'no';
  if (reason !== undefined) return now.reason === reason ? 'yes' : 'no';
  return now.triageState === undefined ? 'unclear' : 'yes';
}

function hasState(triage: FormerTriage, state: TriageState, isSecret: boolean): boolean {
  if (triage.triageState !== undefined) return triage.triageState === state;
  const status = statusAfter(state);
  const isHidden = isSecret && (status === 'reviewing' || status === 'fixing');
  return triage.status === (isHidden ? 'open' : status);
}
