import { countOf, type Decoded, id, idTextOf, list, object, textOf, wholeAnswer } from '../http/decode.ts';
import type { Product } from './finding.ts';

/** Body of a bulk triage on the wire (web-api.md 4.8). */
export interface TriageBody {
  issue_type: Exclude<Product, 'ai_sast'>;
  issue_ids?: readonly bigint[];
  new_triage_state?: string;
  new_triage_reason?: string;
  new_note?: string;
  /** 1 to 3000. */
  limit?: number;
  [filter: string]: unknown;
}

export const triagedAnswer = wholeAnswer({ triaged_issues: list(id), num_triaged: countOf });

export type Triaged = Decoded<typeof triagedAnswer>;

/** The number of findings that an answer counts without naming them. */
export function countUnnamed({ triaged_issues, num_triaged = 0 }: Triaged): number {
  return Math.max(0, num_triaged - triaged_issues.length);
}

/** Body of a request that opens tickets (field-notes, "Tickets") on the wire. */
export interface TicketsBody {
  issue_type: Exclude<Product, 'ai_sast'>;
  issue_ids: readonly (bigint | string)[];
  /** Findings of one rule and repository share a ticket, up to 50. */
  group_issues: boolean;
  /** Tickets, 1 to 20. */
  limit: number;
  /** Default: the platform's own choice. Ids are texts by the description, and numbers in examples. */
  jira_project_id?: string | bigint;
}

export const ticketsAnswer = wholeAnswer({
  succeeded: list(
    object({ issue_ids: list(id), ticket_id: idTextOf, ticket_url: textOf, external_slug: textOf }),
  ),
  skipped: list(object({ issue_ids: list(id), reason: textOf })),
  failed: list(object({ issue_ids: list(id), error: textOf })),
});

export type TicketsAnswer = Decoded<typeof ticketsAnswer>;
