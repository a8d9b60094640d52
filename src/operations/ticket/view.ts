import { findingsOf, inState } from '../../changes/rows.ts';
import { type Ticket, type TicketRow, ticketGroups } from '../../findings/tickets.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { type Block, type Inline, list, section } from '../../report/content.ts';
import { shortWhat } from '../../report/explain.ts';
import { counted, number, spaced } from '../../report/figures.ts';
import { failedSection } from '../../report/finding-rows.ts';
import { findingCounts } from '../../report/findings/counts.ts';
import { findingTable } from '../../report/findings/list.ts';
import { otherRowsPhrase } from '../../report/journal.ts';
import { queryFacts } from '../../report/selection-phrase.ts';
import type { ListContext, View } from '../../report/view.ts';
import type { KeptIssue } from './keep-issues.ts';
import type { TicketResult } from './run.ts';

export const view: View<TicketResult> = {
  headline(result) {
    const { rows, request, issues, failure } = result;
    if (rows.length === 0 && issues.length === 0)
      return failure === undefined ? 'No finding to open a ticket for' : 'No ticket was opened';
    const done = request.tracker.kind === 'github' ? issuesPhrase(result) : ticketsPhrase(result);
    return [done, otherRowsPhrase(rows, 'finding')].filter(Boolean).join('; ');
  },

  facts: ({ request: { selection, groupIssues, tracker } }) => [
    ['One ticket for findings of one rule and repository', groupIssues ? 'yes' : 'no'],
    tracker.kind === 'jira'
      ? ['Jira project', tracker.projectId === undefined ? undefined : String(tracker.projectId)]
      : ['Repository of the issues', `${tracker.repository.owner}/${tracker.repository.repo}`],
    ...(selection.by === 'listed' ? queryFacts(selection.query) : []),
  ],

  sections({ rows, request, issues }, context) {
    const made = inState(rows, request.dryRun ? 'would-change' : 'changed');
    const closed = issues.filter(({ what }) => what === 'close');
    return [
      ...failedSection('Findings for which no ticket was opened', inState(rows, 'failed'), context),
      ...failedSection('Unknown: a ticket may have been opened', inState(rows, 'unknown'), context),
      ...section(request.dryRun ? 'Findings that would get a ticket' : 'Findings with a new ticket', [
        ...findingCounts(findingsOf(made), context.nowMs),
        ...rowTable(made, ['Ticket', ticketLink], context),
      ]),
      ...section(
        request.dryRun
          ? 'Issues that would be closed'
          : 'Closed issues: none of their findings is open any more',
        list(closed.map(issueLink), 'issues'),
      ),
      ...section('Left as they are', rowTable(inState(rows, 'left'), ['Why', whyLeft], context)),
      ...failedSection('Not reached: the step ended before', inState(rows, 'not-reached'), context),
    ];
  },

  outputs({ rows, request, issues }) {
    if (request.dryRun) return {};
    const tickets = { json: openedTickets(rows) };
    const count = (what: KeptIssue['what']) => issues.filter((issue) => issue.what === what).length;
    return request.tracker.kind === 'jira'
      ? { 'tickets-created': tickets.json.length, tickets }
      : { 'tickets-created': count('open'), 'tickets-closed': count('close'), tickets };
  },
};

/** `4 tickets opened for 8 findings` */
function ticketsPhrase({ rows, request }: TicketResult): string {
  const { dryRun } = request;
  const made = inState(rows, dryRun ? 'would-change' : 'changed');
  if (made.length === 0)
    return inState(rows, 'unknown').length > 0 ? '' : `No ticket ${dryRun ? 'would be ' : ''}opened`;
  const count = dryRun ? ticketGroups(made, request).length : openedTickets(rows).length;
  return `${counted(count, 'ticket')} ${dryRun ? 'would be ' : ''}opened for ${counted(made.length, 'finding')}`;
}

const DONE: Readonly<Record<KeptIssue['what'], string>> = {
  open: 'opened',
  reopen: 'reopened',
  update: 'updated',
  close: 'closed',
  duplicate: 'closed as duplicates',
};

/** `2 issues opened, 1 closed` */
function issuesPhrase({ rows, issues, request: { dryRun } }: TicketResult): string {
  const would = dryRun ? 'would be ' : '';
  const parts = Object.entries(DONE).flatMap(([what, done]) => {
    const { length } = issues.filter((issue) => issue.what === what);
    return length === 0 ? [] : [{ length, done }];
  });
  if (parts.length === 0) return inState(rows, 'unknown').length > 0 ? '' : `No issue ${would}opened`;
  return parts
    .map(({ length, done }, index) =>
      index === 0 ? `${counted(length, 'issue')} ${would}${done}` : `${number(length)} ${done}`,
    )
    .join(', ');
}

function openedTickets(rows: readonly TicketRow[]): { url?: string; ids: bigint[] }[] {
  const byTicket = Map.groupBy(inState(rows, 'changed'), (row) => {
    const { url, slug, id } = ticketOf(row) ?? {};
    return url ?? slug ?? id ?? `finding ${row.change.finding.id}`;
  });
  return [...byTicket.values()].map((same) => ({
    url: same[0] && ticketOf(same[0])?.url,
    ids: same.map(({ change }) => change.finding.id),
  }));
}

function rowTable(
  rows: readonly TicketRow[],
  [title, cellOf]: readonly [string, (row: TicketRow) => Inline],
  context: ListContext,
): Block[] {
  const cell = (_finding: unknown, index: number) => (rows[index] === undefined ? '' : cellOf(rows[index]));
  return findingTable(findingsOf(rows), { ...context, extra: [title, cell] });
}

function ticketLink(row: TicketRow): Inline {
  const ticket = ticketOf(row);
  return ticket === undefined ? '' : { link: ticket.slug ?? ticket.id ?? 'ticket', to: ticket.url };
}

/** Its ticket, what the platform said, or what it is now. */
function whyLeft(row: TicketRow): Inline {
  if (row.failure !== undefined) return { sentence: shortWhat(row.failure), max: 500 };
  const { status } = (row.seen ?? {}) as Partial<Finding>;
  return isFinding(row.seen) ? `now ${spaced(status ?? 'gone')}` : ticketLink(row);
}

function ticketOf({ seen }: TicketRow): Ticket | undefined {
  return isFinding(seen) ? undefined : (seen as Ticket | undefined);
}

/** A row that is left has a ticket, or another status than before. */
function isFinding(seen: unknown): seen is Finding {
  return typeof seen === 'object' && seen !== null && 'kind' in seen;
}

function issueLink({ number: id, url }: KeptIssue): Inline {
  return { link: `#${id}`, to: url };
}
