import { answerFields, at, count, type Decoder, id, list } from '../http/decode.ts';

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

/** web-api.md 4.8. */
export interface Triaged {
  num_triaged: number;
  triaged_issues: bigint[];
}

const answer = answerFields(['num_triaged', 'triaged_issues']);
const issues = list(id);

export const triagedAnswer: Decoder<Triaged> = (value, redact) => {
  const read = answer(value, redact);
  const triaged_issues = at('triaged_issues', issues, read.triaged_issues, redact);
  const num_triaged = at('num_triaged', count, read.num_triaged ?? triaged_issues.length, redact);
  return { num_triaged, triaged_issues };
};
