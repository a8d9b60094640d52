import { countOf, type Decoded, id, list, wholeAnswer } from '../http/decode.ts';

/** Body of a bulk triage on the wire (web-api.md 4.8). */
export interface TriageBody {
  issue_type: 'sast' | 'sca' | 'secrets';
  issue_ids?: readonly bigint[];
  new_triage_state?: string;
  new_triage_reason?: string;
  new_note?: string;
  /** 1 to 3000. */
  limit?: number;
  [filter: string]: unknown;
}

/** web-api.md 4.8. */
export const triagedAnswer = wholeAnswer({ triaged_issues: list(id), num_triaged: countOf });

export type Triaged = Decoded<typeof triagedAnswer>;

/** How many more findings an answer counts than it names. */
export function unnamedIn({ triaged_issues, num_triaged = 0 }: Triaged): number {
  return Math.max(0, num_triaged - triaged_issues.length);
}
