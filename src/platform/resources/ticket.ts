import {
  type Decoded,
  id,
  lenient,
  list,
  object,
  optional,
  text,
  wholeAnswer,
  withDefault,
} from '../http/decode.ts';

/** Body of a request that opens tickets (field-notes, "Tickets"), as it goes over the wire. */
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

const issueIds = withDefault(optional(list(id)), []);

/** field-notes, "Tickets". */
export const ticketsAnswer = wholeAnswer(
  {
    succeeded: withDefault(
      optional(
        list(
          object({
            issue_ids: issueIds,
            ticket_id: lenient(text),
            ticket_url: lenient(text),
            external_slug: lenient(text),
          }),
        ),
      ),
      [],
    ),
    skipped: withDefault(optional(list(object({ issue_ids: issueIds, reason: lenient(text) }))), []),
    failed: withDefault(optional(list(object({ issue_ids: issueIds, error: lenient(text) }))), []),
  },
  [],
);

export type TicketsAnswer = Decoded<typeof ticketsAnswer>;
