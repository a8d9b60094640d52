import { carryOut, type Execution, overMaxChanges } from '../../changes/carry-out.ts';
import { isDue, itemRows, plannedRow, throwIfFailed } from '../../changes/rows.ts';
import { findingKey, firstOfEach, rowsByFinding } from '../../findings/finding.ts';
import { listFindings } from '../../findings/list.ts';
import { executeTickets, type TicketRow, ticketGroups } from '../../findings/tickets.ts';
import { siblingOf } from '../../findings/triage.ts';
import { type Context, isWriting, resultOf } from '../../model/context.ts';
import { isGap } from '../../model/notice.ts';
import type { WritingResult } from '../../model/step.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { TicketRequest } from './inputs.ts';
import { type IssueOutcome, keepIssues, type SelectedFindings } from './keep-issues.ts';

export interface TicketResult extends WritingResult<TicketRequest> {
  /** All zero for tickets in Jira. */
  issues: IssueOutcome;
}

/** Opens tickets for the selected findings that have none (field-notes, "Tickets"), or keeps issues on GitHub. */
export async function run(
  context: Context,
  request: TicketRequest,
  maxCreated?: number,
): Promise<TicketResult> {
  const { tracker } = request;
  let planned: SelectedFindings | undefined;
  const issues: IssueOutcome = {
    written: { opened: 0, reopened: 0, updated: 0, closed: 0, merged: 0 },
    openBehindClosed: 0,
  };
  const result = await resultOf(context, request, async () => {
    planned = await selectFindings(context, request);
    const { rows, items, endedAtMs } = planned;
    if (tracker.kind === 'github') {
      if (isWriting(context)) await context.announceGaps();
      await keepIssues(context, { ...request, tracker }, planned, issues, maxCreated);
      return throwIfFailed(items);
    }
    const due = rows.filter(isDue);
    const over = overMaxChanges(request.maxChanges, ticketGroups(due, request).length, 'ticket');
    const options = { ...request, jiraProjectId: tracker.projectId };
    const write = (execution: Execution) => executeTickets(execution, due, options, endedAtMs);
    await carryOut(context, rows, over, write, items);
  });
  const { rows = [], items = [] } = planned ?? {};
  // A second run finds issues, but may not find tickets in Jira.
  const secondRun = tracker.kind === 'jira' ? 'opens-tickets' : undefined;
  return { ...result, rows: [...items, ...rows], issues, secondRun };
}

/** Makes one row for all branches of a finding. One that has a ticket is left as it is. */
async function selectFindings(
  context: Context,
  { issueType, selection, tracker }: TicketRequest,
): Promise<SelectedFindings> {
  // The API has no filter by id.
  const query = selection.by === 'ids' ? { issueType, filters: {} } : selection.query;
  if (selection.by !== 'ids' && query.filters.status === undefined)
    context.notices.push({ kind: 'tickets-for-closed-findings' });
  // Issues also list findings that other steps selected.
  const scope = tracker.kind === 'github' ? 'repositories' : 'branches';
  const list = await listFindings(context, query, { scope, use: 'writes' });
  const { selected, findings: listed } = list;
  const endedAtMs = list.endedAtMs.get(issueType) ?? 0;
  const byId = new Map(selected.map((finding) => [finding.id, finding]));
  const ids = selection.by === 'ids' ? selection.ids : [...byId.keys()];
  const findings = firstOfEach(ids.map((id): Finding => byId.get(id) ?? { kind: issueType, id }));
  const byFinding = rowsByFinding(findings, listed);
  const notListed = context.notices.some(isGap) ? 'finding-unseen' : 'finding-not-listed';
  const rows = findings.map((finding): TicketRow => {
    const branches = byFinding.get(findingKey(finding)) ?? [];
    const siblings = branches.filter(({ id }) => id !== finding.id).map(siblingOf);
    const change = { field: 'ticket' as const, finding, branches: siblings };
    if (!byId.has(finding.id)) return { change, state: 'failed', failure: { kind: notListed } };
    const seen = branches.find(({ ticket }) => ticket !== undefined)?.ticket;
    return seen === undefined ? plannedRow(change, !isWriting(context)) : { change, state: 'left', seen };
  });
  const { repos } = list.query.filters;
  return { rows, items: itemRows(list.failedItems), listed, endedAtMs, repos };
}
