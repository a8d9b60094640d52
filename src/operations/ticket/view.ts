import { findingsOf, inState } from '../../changes/rows.ts';
import { type Ticket, type TicketRow, ticketGroups } from '../../findings/tickets.ts';
import { type Block, type Inline, section } from '../../report/content.ts';
import { counted } from '../../report/figures.ts';
import { failedSection } from '../../report/finding-rows.ts';
import { findingCounts } from '../../report/findings/counts.ts';
import { findingTable } from '../../report/findings/list.ts';
import { otherRowsPhrase } from '../../report/journal.ts';
import { queryFacts } from '../../report/selection-phrase.ts';
import type { ListContext, View } from '../../report/view.ts';
import type { TicketResult } from './run.ts';

export const view: View<TicketResult> = {
  headline(result) {
    const { rows, request, failure } = result;
    if (rows.length === 0)
      return failure === undefined ? 'No finding to open a ticket for' : 'No ticket was opened';
    const { dryRun } = request;
    const made = inState(rows, dryRun ? 'would-change' : 'changed');
    const count = dryRun ? ticketGroups(made, request).length : openedTickets(rows).length;
    const done =
      made.length === 0
        ? inState(rows, 'unknown').length > 0
          ? ''
          : `No ticket ${dryRun ? 'would be ' : ''}opened`
        : `${counted(count, 'ticket')} ${dryRun ? 'would be ' : ''}opened for ${counted(made.length, 'finding')}`;
    return [done, otherRowsPhrase(rows, 'finding')].filter(Boolean).join('; ');
  },

  facts: ({ request: { selection, groupIssues, jiraProjectId } }) => [
    ['One ticket for findings of one rule and repository', groupIssues ? 'yes' : 'no'],
    ['Jira project', jiraProjectId === undefined ? undefined : String(jiraProjectId)],
    ...(selection.by === 'listed' ? queryFacts(selection.query) : []),
  ],

  sections({ rows, request }, context) {
    const made = inState(rows, request.dryRun ? 'would-change' : 'changed');
    return [
      ...failedSection('Findings for which no ticket was opened', inState(rows, 'failed'), context),
      ...failedSection('Unknown: a ticket may have been opened', inState(rows, 'unknown'), context),
      ...section(request.dryRun ? 'Findings that would get a ticket' : 'Findings with a new ticket', [
        ...findingCounts(findingsOf(made), context.nowMs),
        ...ticketTable(made, context),
      ]),
      ...failedSection(
        'Left: they have a ticket, or the platform skipped them',
        inState(rows, 'left'),
        context,
      ),
      ...failedSection('Not reached: the step ended before', inState(rows, 'not-reached'), context),
    ];
  },

  outputs({ rows, request }) {
    if (request.dryRun) return {};
    const tickets = openedTickets(rows);
    return { 'tickets-created': tickets.length, tickets: { json: tickets } };
  },
};

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

function ticketOf({ seen }: TicketRow): Ticket | undefined {
  return seen as Ticket | undefined;
}

function ticketTable(rows: readonly TicketRow[], context: ListContext): Block[] {
  const cell = (_finding: unknown, index: number): Inline => {
    const ticket = rows[index] && ticketOf(rows[index]);
    return ticket === undefined ? '' : { link: ticket.slug ?? ticket.id ?? 'ticket', to: ticket.url };
  };
  return findingTable(findingsOf(rows), { ...context, extra: ['Ticket', cell] });
}
