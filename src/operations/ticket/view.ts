import { findingsOf, inState, rowsByUnit } from '../../changes/rows.ts';
import { worstRowsFirst } from '../../findings/finding.ts';
import { type TicketRow, ticketGroups, ticketOf } from '../../findings/tickets.ts';
import { isGap } from '../../model/notice.ts';
import { type Inline, section } from '../../report/content.ts';
import { shortMessage } from '../../report/explain.ts';
import { outcomeSection } from '../../report/finding-rows.ts';
import { findingCounts, findingTable } from '../../report/findings/list.ts';
import { counted, number, spaced } from '../../report/format.ts';
import { queryFacts } from '../../report/selection-phrase.ts';
import type { View } from '../../report/view.ts';
import { doneCount, itemSection, otherRowsPhrase } from '../../report/written.ts';
import type { TicketResult } from './run.ts';

export const view: View<TicketResult> = {
  headline(result) {
    const { rows, request, failure, notices } = result;
    const { dryRun, tracker } = request;
    const { tickets, items } = rowsByUnit(rows);
    const done = tracker.kind === 'github' ? issuesPhrase(result) : ticketsPhrase(result);
    const behind = behindPhrase(result);
    const isSure = failure === undefined && !notices.some(isGap);
    if (rows.length === 0 && done === '' && behind === '')
      return isSure ? 'No finding to open a ticket for' : 'No ticket was opened';
    const isUnknown = inState(rows, 'unknown').length > 0;
    const nothing = isUnknown ? '' : `No ticket ${dryRun ? 'would be ' : ''}opened`;
    const others = [otherRowsPhrase(tickets, 'finding'), otherRowsPhrase(items, 'item')];
    return [done || nothing, ...others, behind].filter(Boolean).join('; ');
  },

  sign: ({ issues }, outcome) => (outcome === 'succeeded' && issues.openBehindClosed > 0 ? '⚠️' : undefined),

  isPartial: ({ issues, request }) =>
    !request.dryRun && Object.values(issues.written).some((count) => count > 0),

  facts: ({ request: { selection, groupIssues, tracker } }) => [
    ['One ticket per rule and repository', groupIssues ? 'yes' : 'no'],
    tracker.kind === 'github'
      ? ['Issue repository', `${tracker.repository.owner}/${tracker.repository.repo}`]
      : ['Jira project', tracker.projectId === undefined ? undefined : String(tracker.projectId)],
    ...(selection.by === 'listed' ? queryFacts(selection.query) : []),
  ],

  sections(result, context) {
    const { dryRun } = result.request;
    const { tickets: rows, items } = rowsByUnit(result.rows);
    const sorted = worstRowsFirst(rows, ({ change }) => change.finding);
    const made = inState(sorted, 'changed', 'would-change');
    const left = inState(sorted, 'left');
    return [
      ...itemSection(items),
      ...outcomeSection('Findings for which no ticket was opened', inState(rows, 'failed'), context),
      ...outcomeSection('Unknown: a ticket may have been opened', inState(rows, 'unknown'), context),
      ...section(dryRun ? 'Findings that would get a ticket' : 'Findings that got a ticket', [
        ...findingCounts(findingsOf(made)),
        ...findingTable(findingsOf(made), { ...context, extra: (_, index) => ticketLink(made[index]) }),
      ]),
      ...section(
        'Left as they are',
        findingTable(findingsOf(left), { ...context, below: (_, index) => whyLeft(left[index]) }),
      ),
      ...outcomeSection('Not reached: the step ended first', inState(rows, 'not-reached'), context),
    ];
  },

  outputs(result) {
    const { rows, issues, request } = result;
    const { dryRun, tracker } = request;
    const tickets = openedTickets(rowsByUnit(rows).tickets);
    const opened = tracker.kind === 'github' ? issues.written.opened : tickets.length;
    return {
      'tickets-created': doneCount(dryRun ? 0 : opened, result),
      'tickets-closed':
        tracker.kind === 'github' ? doneCount(dryRun ? 0 : issues.written.closed, result) : undefined,
      tickets: dryRun ? undefined : { json: tickets },
    };
  },
};

/** `4 tickets opened for 8 findings`; empty where there are none. */
function ticketsPhrase({ rows, request }: TicketResult): string {
  const { dryRun } = request;
  const { tickets } = rowsByUnit(rows);
  const made = inState(tickets, 'changed', 'would-change');
  if (made.length === 0) return '';
  const count = dryRun ? ticketGroups(made, request).length : openedTickets(tickets).length;
  return `${counted(count, 'ticket')} ${dryRun ? 'would be ' : ''}opened for ${counted(made.length, 'finding')}`;
}

/** `2 issues opened, 1 closed`; empty where none was written. */
function issuesPhrase({ issues, request: { dryRun } }: TicketResult): string {
  const written = Object.entries(issues.written).filter(([, count]) => count > 0);
  const phrases = written.map(([action, count], index) => {
    const done = action === 'merged' ? `closed as ${count === 1 ? 'a duplicate' : 'duplicates'}` : action;
    if (index > 0) return `${number(count)} ${done}`;
    return `${counted(count, 'issue')} ${dryRun ? 'would be ' : ''}${done}`;
  });
  return phrases.join(', ');
}

/** `3 open findings have issues that people closed`; empty where none has. */
function behindPhrase({ issues: { openBehindClosed: count } }: TicketResult): string {
  if (count === 0) return '';
  return `${counted(count, 'open finding')} ${count === 1 ? 'has an issue' : 'have issues'} that people closed`;
}

function openedTickets(rows: readonly TicketRow[]): { url?: string; ids: bigint[] }[] {
  const byTicket = Map.groupBy(inState(rows, 'changed'), (row) => {
    const { url, slug, id } = ticketOf(row) ?? {};
    return url ?? slug ?? id ?? `finding ${row.change.finding.id}`;
  });
  return [...byTicket.values()].map((ticketRows) => ({
    url: ticketRows[0] && ticketOf(ticketRows[0])?.url,
    ids: findingsOf(ticketRows).map(({ id }) => id),
  }));
}

function ticketLink(row: TicketRow | undefined): Inline {
  const ticket = row && ticketOf(row);
  return ticket === undefined ? '' : { link: ticket.slug ?? ticket.id ?? 'ticket', to: ticket.url };
}

/** The platform's reason, the finding's present status, or its ticket. */
function whyLeft(row: TicketRow | undefined): Inline {
  if (row?.failure !== undefined) return { sentence: shortMessage(row.failure), max: 500 };
  if (row?.seen === undefined) return 'no longer listed';
  return 'kind' in row.seen ? `now ${spaced(row.seen.status ?? 'unknown')}` : ticketLink(row);
}
