import type { TriageState } from '../platform/resources/triage.ts';

/** The target states of a triage; `provisionally_ignored` is known to newer servers only (field-notes). */
export const TRIAGE_STATES = [
  'ignored',
  'reviewing',
  'fixing',
  'reopened',
  'provisionally_ignored',
] as const satisfies readonly TriageState[];

/** States by other words that people use for them, such as the status that a finding gets. */
export const STATE_WORDS = {
  ...{
    open: 'reopened',
    untriaged: 'reopened',
    to_review: 'reviewing',
    in_progress: 'fixing',
    fixed: 'fixing',
  },
  ...{ ignore: 'ignored', closed: 'ignored', dismissed: 'ignored', false_positive: 'ignored' },
} as const;

/** Only with the state `ignored`; `duplicate` is known to newer servers only. */
export const TRIAGE_REASONS = [
  'acceptable_risk',
  'false_positive',
  'no_time',
  'no_triage_reason',
  'duplicate',
] as const;

export const REASON_WORDS = {
  fp: 'false_positive',
  risk: 'acceptable_risk',
  'accepted-risk': 'acceptable_risk',
  wontfix: 'acceptable_risk',
} as const;

/** In characters, as people count them. */
export const MAX_NOTE_LENGTH = 3000;

/** How many findings one request selects at most (web-api.md part 8). */
export const MAX_TRIAGE_LIMIT = 3000;

/** Whether findings that were moved to `state` are no longer selected by the filter `status`. */
export function leavesStatus(status: unknown, state: TriageState | undefined): boolean {
  // `reopened` is a target, not a status.
  return state !== undefined && status !== undefined && status !== (state === 'reopened' ? 'open' : state);
}
