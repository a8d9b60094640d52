import type { Execution } from '../changes/carry-out.ts';
import { execute } from '../changes/execute.ts';
import type { Kind } from '../changes/kind.ts';
import { findingsOf } from '../changes/rows.ts';
import type { Row, TicketChange } from '../model/change.ts';
import { resolveSlug } from '../model/context.ts';
import type { RowFailure } from '../model/failure.ts';
import type { TriageIssueType } from '../model/findings.ts';
import type { Finding } from '../platform/resources/finding.ts';
import type { TicketsAnswer, TicketsBody } from '../platform/writer.ts';
import { findingKey } from './finding.ts';
import { chunksOf, listAgain } from './list.ts';

/** Limits of one request (field-notes, "Tickets"). */
const MAX_TICKETS = 20;
const MAX_FINDINGS_PER_TICKET = 50;

export type TicketRow = Row<TicketChange>;
type TicketKind = Kind<TicketChange, SeenTickets, TicketsAnswer>;
type Ticket = NonNullable<Finding['ticket']>;

interface TicketOptions {
  issueType: TriageIssueType;
  /** Whether findings of one rule and repository share a ticket. */
  groupIssues: boolean;
  /** Default: the platform's own choice. */
  jiraProjectId?: bigint;
}

/** Results of lists and answers, by `findingKey`. */
interface SeenTickets {
  byKey: ReadonlyMap<string, SeenTicket>;
  mayLackRows?: boolean;
  /** The tickets of the last answer; absent after a read. */
  opened?: TicketsAnswer['succeeded'];
}
interface SeenTicket {
  rows?: readonly Finding[];
  ticket?: Ticket;
  /** `left`: skipped by the platform. */
  refusal?: { state: 'left' | 'failed'; failure: RowFailure };
}

export function ticketGroups(rows: readonly TicketRow[], { groupIssues }: TicketOptions): TicketRow[][] {
  const alike = Map.groupBy(rows, ({ change: { finding } }) =>
    groupIssues && finding.rule !== undefined && finding.repository !== undefined
      ? JSON.stringify([finding.repository, finding.rule])
      : findingKey(finding),
  );
  return [...alike.values()].flatMap((group) => chunksOf(group, MAX_FINDINGS_PER_TICKET));
}

/**
 * Opens tickets for the findings that are `not-reached`, and records the outcome in each row.
 *
 * @param listedAtMs when the rows were listed, on the step's clock
 */
export async function executeTickets(
  execution: Execution,
  rows: readonly TicketRow[],
  options: TicketOptions,
  listedAtMs: number,
): Promise<void> {
  try {
    await execute(execution, ticketKind(options, listedAtMs, rows), rows);
  } finally {
    // `unchanged`: somebody else opened the ticket meanwhile.
    for (const row of rows) if (row.state === 'unchanged') row.state = 'left';
  }
}

function ticketKind(options: TicketOptions, listedAtMs: number, rows: readonly TicketRow[]): TicketKind {
  const keys = new Map(
    rows.flatMap(({ change: { finding, branches } }) =>
      [finding, ...branches].map(({ id }) => [id, findingKey(finding)] as const),
    ),
  );
  const keyOf = (id = 0n) => keys.get(id) ?? String(id);
  const { issueType, groupIssues, jiraProjectId } = options;
  const sendAs =
    (jira_project_id: TicketsBody['jira_project_id'], asTexts = false): TicketKind['send'] =>
    async (context, due, _seen, attempts) => {
      const body = {
        issue_type: issueType,
        issue_ids: findingsOf(due).map(({ id }) => (asTexts ? String(id) : id)),
        group_issues: groupIssues,
        limit: ticketGroups(due, options).length,
        jira_project_id,
      };
      return context.writer.openTickets(await resolveSlug(context), body, attempts);
    };
  return {
    group: (due) =>
      chunksOf(ticketGroups(due, options), MAX_TICKETS).map((groups) => {
        const requestRows = groups.flat();
        return { rows: requestRows, seen: seenTickets(findingsOf(requestRows)), readAtMs: () => listedAtMs };
      }),
    readsBeforeEach: true,
    // After a lost answer, a repeat could open a second ticket. The platform ends a request after 60 s.
    effectiveWithinMs: 70_000,
    read: async (context, due) => {
      const { findings, mayLackRows } = await listAgain(context, findingsOf(due));
      return { ...seenTickets(findings), mayLackRows };
    },
    next: (due, seen) =>
      due.filter(({ change }) => {
        const now = findingIn(seen, change);
        // Somebody may have fixed or triaged the finding since it was planned.
        return now !== undefined && now.status === change.finding.status;
      }),
    send: sendAs(jiraProjectId?.toString()),
    otherForms: [
      ...(jiraProjectId === undefined ? [] : [sendAs(jiraProjectId)]),
      sendAs(jiraProjectId?.toString(), true),
    ],
    seenIn: ({ succeeded, skipped, failed }, earlier) => {
      const byKey = new Map(earlier.byKey);
      const record = (ids: readonly bigint[], shown: SeenTicket) => {
        for (const id of ids) byKey.set(keyOf(id), shown);
      };
      const refuse = (ids: readonly bigint[], state: 'left' | 'failed', message?: string) =>
        record(ids, { refusal: { state, failure: { kind: 'no-ticket', message } } });
      for (const { issue_ids, reason } of skipped) refuse(issue_ids, 'left', reason);
      for (const { issue_ids, error } of failed) refuse(issue_ids, 'failed', error);
      for (const { issue_ids, ticket_id: id, external_slug: slug, ticket_url: url } of succeeded)
        record(issue_ids, { ticket: { id, slug, url } });
      return { ...earlier, byKey, opened: succeeded };
    },
    look: (seen, change) => {
      const { ticket: result, refusal } = seen.byKey.get(findingKey(change.finding)) ?? {};
      const value = findingIn(seen, change);
      const isUnseen = seen.mayLackRows && value === undefined;
      return { isShown: result !== undefined, result, refusal, value, isUnseen };
    },
    sideEffectIn: (_before, { opened = [] }, due) => {
      const asked = new Set(findingsOf(due).map(findingKey));
      const stray = strayTickets(opened, asked, keyOf);
      return stray.length === 0 ? undefined : { kind: 'foreign', what: 'tickets', items: stray };
    },
  };
}

/** Tickets for findings that were not `asked` for, and those of a finding that got several. */
function strayTickets(
  opened: NonNullable<SeenTickets['opened']>,
  asked: ReadonlySet<string>,
  keyOf: (id?: bigint) => string,
): string[] {
  const tickets = opened.flatMap(({ issue_ids: ids, external_slug, ticket_url, ticket_id }, index) => {
    const name = external_slug ?? ticket_url ?? ticket_id ?? `number ${index + 1} of the answer`;
    const keys = ids.length === 0 ? [keyOf()] : ids.map(keyOf);
    return keys.map((key) => ({ key, name }));
  });
  const stray = [...Map.groupBy(tickets, ({ key }) => key)].flatMap(([key, ofFinding]) => {
    const names = new Set(ofFinding.map(({ name }) => name));
    return asked.has(key) && names.size === 1 ? [] : [...names];
  });
  return [...new Set(stray)];
}

export function ticketOf({ seen }: TicketRow): Ticket | undefined {
  return seen === undefined || 'kind' in seen ? undefined : seen;
}

/** Undefined if the latest list lacks it. */
function findingIn({ byKey }: SeenTickets, { finding }: TicketChange): Finding | undefined {
  return byKey.get(findingKey(finding))?.rows?.find(({ id }) => id === finding.id);
}

/** A finding has the ticket of any of its branches. */
function seenTickets(findings: readonly Finding[]): SeenTickets {
  const byKey = new Map<string, SeenTicket>();
  for (const [key, rows] of Map.groupBy(findings, findingKey))
    byKey.set(key, { rows, ticket: rows.find(({ ticket }) => ticket !== undefined)?.ticket });
  return { byKey };
}
