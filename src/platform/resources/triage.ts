import { type Decoded, id, list, wholeAnswer } from '../http/decode.ts';

/** Body of a bulk triage (web-api.md 4.8), as it goes over the wire. */
export interface TriageBody {
  issue_type: 'sast' | 'sca' | 'secrets';
  issue_ids?: readonly bigint[];
  new_triage_state?: TriageState;
  new_triage_reason?: string;
  new_note?: string;
  /** 1 to 3000. */
  limit?: number;
  [filter: string]: unknown;
}

/** The target states of a triage; `provisionally_ignored` is known to newer servers only (field-notes). */
export type TriageState = 'ignored' | 'reviewing' | 'fixing' | 'reopened' | 'provisionally_ignored';

/** web-api.md 4.8. The count of the findings is not needed beside their ids. */
export const triagedAnswer = wholeAnswer({ triaged_issues: list(id) }, ['num_triaged']);

export type Triaged = Decoded<typeof triagedAnswer>;
