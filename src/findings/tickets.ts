import type { Row, TicketChange } from '../changes/change.ts';
import { type Execution, execute } from '../changes/execute.ts';
import type { Kind } from '../changes/kind.ts';
import { resolveSlug } from '../model/deployment.ts';
import type { TriageIssueType } from '../model/filters.ts';
import type { Finding } from '../platform/resources/finding.ts';
import type { TicketsAnswer } from '../platform/resources/ticket.ts';
import { findingKey } from './branches.ts';
import { listAgain } from './triage-kind.ts';

/** Tickets that one request opens, at most, and findings that share one (field-notes, "Tickets"). */
const MAX_TICKETS = 20;
const MAX_SHARING = 50;

export type TicketRow = Row<TicketChange>;
export type Ticket = NonNullable<Finding['ticket']>;

export interface TicketOptions {
  issueType: TriageIssueType;
  /** Whether findings of one rule and repository share a ticket. */
  groupIssues: boolean;
  /** Default: the platform's own choice. */
  jiraProjectId?: bigint;
}

/** What a list, or an answer, shows: the tickets by `findingKey`, undefined where a listed finding has none. */
type SeenTickets = ReadonlyMap<string, Ticket | undefined>;

/** Findings that get one ticket together. */
export function ticketGroups(rows: readonly TicketRow[], { groupIssues }: TicketOptions): TicketRow[][] {
  const alike = Map.groupBy(rows, ({ change: { finding } }) =>
    groupIssues && finding.rule !== undefined && finding.repository !== undefined
      ? JSON.stringify([finding.repository, finding.rule])
      : findingKey(finding),
  );
  return [...alike.values()].flatMap((group) => chunksOf(group, MAX_SHARING));
}

/**
 * Opens tickets for the findings that are `not-reached`, at most 20 with one request, and notes in each row what
 * happened. No request is sent again once it may have taken effect: no finding gets two tickets.
 *
 * @param listedAtMs when the rows were listed, on the step's clock
 * @throws what ends a step
 */
export async function executeTickets(
  execution: Execution,
  rows: readonly TicketRow[],
  options: TicketOptions,
  listedAtMs: number,
): Promise<void> {
  const keys = new Map(
    rows.flatMap(({ change: { finding, branches } }) =>
      [finding, ...branches].map(({ id }) => [id, findingKey(finding)] as const),
    ),
  );
  const opened = new Map<string, Ticket | undefined>();
  const skipped = new Map<bigint, string | undefined>();
  const refused = new Map<bigint, string | undefined>();
  const note = (answer: TicketsAnswer) => {
    for (const { issue_ids, reason } of answer.skipped) for (const id of issue_ids) skipped.set(id, reason);
    for (const { issue_ids, error } of answer.failed) for (const id of issue_ids) refused.set(id, error);
  };
  execution.context.progress.begin('tickets', rows.length);
  try {
    await execute(execution, ticketKind(options, listedAtMs, keys, opened, note), rows);
  } finally {
    for (const row of rows) {
      const { finding } = row.change;
      row.seen = opened.get(findingKey(finding)) ?? row.seen;
      // Somebody else opened it since the list.
      if (row.state === 'unchanged') row.state = 'left';
      if (row.failure?.kind !== 'not-triaged') continue;
      if (skipped.has(finding.id)) row.state = 'left';
      row.failure = { kind: 'no-ticket', message: skipped.get(finding.id) ?? refused.get(finding.id) };
    }
  }
}

/**
 * @param keys of the findings and of their branches, by id
 * @param opened gets every ticket that is seen
 * @param onAnswer called with each answer
 */
function ticketKind(
  options: TicketOptions,
  readAtMs: number,
  keys: ReadonlyMap<bigint, string>,
  opened: Map<string, Ticket | undefined>,
  onAnswer: (answer: TicketsAnswer) => void,
): Kind<TicketChange, SeenTickets, TicketsAnswer> {
  const see = (seen: SeenTickets) => {
    for (const [key, ticket] of seen) opened.set(key, ticket ?? opened.get(key));
    return seen;
  };
  return {
    group: (rows) =>
      chunksOf(ticketGroups(rows, options), MAX_TICKETS).map((groups) => {
        const together = groups.flat();
        return { rows: together, seen: seenIn(together.map(({ change }) => change.finding)), readAtMs };
      }),
    readsBeforeEach: true,
    answersDecide: true,
    // A ticket may still be made after a lost answer.
    isRepeatable: false,
    read: async (context, rows) =>
      see(
        seenIn(
          await listAgain(
            context,
            rows.map(({ change }) => change.finding),
          ),
        ),
      ),
    next: (rows, seen) => rows.filter(({ change }) => seen.has(findingKey(change.finding))),
    send: async (context, rows, _seen, { attempt }) => {
      const { issueType, groupIssues, jiraProjectId } = options;
      const slug = await resolveSlug(context);
      const body = {
        issue_type: issueType,
        issue_ids: rows.map(({ change }) => change.finding.id),
        group_issues: groupIssues,
        limit: ticketGroups(rows, options).length,
        jira_project_id: jiraProjectId,
      };
      return context.writer.openTickets(slug, body, { attempts: attempt });
    },
    seenIn: (answer, before) => {
      onAnswer(answer);
      const now = new Map(before);
      const byId = new Map(
        answer.succeeded.flatMap(({ issue_ids, ticket_id, ticket_url, external_slug }) =>
          issue_ids.map((id) => [id, { id: ticket_id, slug: external_slug, url: ticket_url }] as const),
        ),
      );
      for (const [id, ticket] of byId) {
        const key = keys.get(id);
        if (key !== undefined) now.set(key, ticket);
      }
      return see(now);
    },
    shows: (seen, { finding }) => seen.get(findingKey(finding)) !== undefined,
    inverse: () => undefined,
  };
}

/** A ticket of any branch is the finding's. */
function seenIn(findings: readonly Finding[]): SeenTickets {
  const seen = new Map<string, Ticket | undefined>();
  for (const finding of findings) {
    const key = findingKey(finding);
    seen.set(key, seen.get(key) ?? finding.ticket);
  }
  return seen;
}

function chunksOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
