import { type Decoded, id, list, object, textOf, wholeAnswer } from '../http/decode.ts';

/** Body of a request that opens tickets (field-notes, "Tickets") on the wire. */
export interface TicketsBody {
  issue_type: 'sast' | 'sca' | 'secrets';
  issue_ids: readonly bigint[];
  /** Findings of one rule and repository share a ticket, up to 50. */
  group_issues: boolean;
  /** Tickets, 1 to 20. */
  limit: number;
  /** Default: the platform's own choice. */
  jira_project_id?: bigint;
}

/** field-notes, "Tickets". */
export const ticketsAnswer = wholeAnswer({
  succeeded: list(
    object({ issue_ids: list(id), ticket_id: textOf, ticket_url: textOf, external_slug: textOf }),
  ),
  skipped: list(object({ issue_ids: list(id), reason: textOf })),
  failed: list(object({ issue_ids: list(id), error: textOf })),
});

export type TicketsAnswer = Decoded<typeof ticketsAnswer>;
