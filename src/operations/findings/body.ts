import type { TriageDecision } from '../../model/change.ts';
import { present } from '../../platform/http/decode.ts';
import type { TriageBody, TriageState } from '../../platform/resources/triage.ts';

/** A decision by the API's names. */
export function decisionFields({ state, reason, note }: TriageDecision): Partial<TriageBody> {
  return present({ new_triage_state: state, new_triage_reason: reason, new_note: note });
}

/** The status of findings that were moved: `reopened` is a target, not a status (field-notes). */
export function statusAfter(state: TriageState): string {
  return state === 'reopened' ? 'open' : state;
}
