import { newExecution } from '../../changes/execute.ts';
import { checkLimits, isDue, maxChanges, plannedRow, throwIfFailed } from '../../changes/rows.ts';
import { filterTest } from '../../findings/conditions.ts';
import { branchesOf, findingKey } from '../../findings/finding.ts';
import { listFindings } from '../../findings/list.ts';
import { executeTickets, type Ticket, type TicketRow, ticketGroups } from '../../findings/tickets.ts';
import { siblingOf } from '../../findings/triage.ts';
import { type Context, isWriting, resultOf } from '../../model/context.ts';
import type { WritingResult } from '../../model/step.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { TicketRequest } from './inputs.ts';
import { type KeptIssue, keepIssues } from './keep-issues.ts';

export interface TicketResult extends WritingResult<TicketRequest> {
  rows: readonly TicketRow[];
  /** With `tracker: github`: what was done with issues, or in a dry run would be. */
  issues: readonly KeptIssue[];
}

/** Opens tickets for the selected findings that have none (field-notes, "Tickets"), or keeps issues on GitHub. */
export async function run(context: Context, request: TicketRequest): Promise<TicketResult> {
  const { issueType, selection, tracker } = request;
  let rows: TicketRow[] = [];
  const issues: KeptIssue[] = [];
  const end = await resultOf(context, request, async () => {
    const listed: Finding[] = [];
    rows = await planRows(context, request, listed);
    if (!request.dryRun) await context.announceGaps?.();
    if (tracker.kind === 'github') {
      const { repos = [] } = selection.by === 'listed' ? selection.query.filters : {};
      const isSelected = filterTest('repos', repos);
      const isListed = (repository: string) =>
        [repos].flat().length === 0 || isSelected({ kind: issueType, id: 0n, repository });
      return await keepIssues(context, { ...request, tracker }, rows, { listed, isListed }, issues);
    }
    const listedAtMs = context.clock.now();
    const due = rows.filter(isDue);
    checkLimits(context, maxChanges(request.maxChanges, ticketGroups(due, request).length, 'ticket'));
    const options = { ...request, jiraProjectId: tracker.projectId };
    if (isWriting(context)) await executeTickets(newExecution(context, due), due, options, listedAtMs);
    throwIfFailed(rows);
  });
  // Issues are read before they are written.
  const secondRun = tracker.kind === 'jira' ? 'opens-tickets' : undefined;
  return { ...end, rows, issues, secondRun };
}

/**
 * A finding is one over all its branches, and one that has a ticket is left as it is.
 *
 * @param listed gets every row of the list
 */
async function planRows(
  context: Context,
  { issueType, selection, tracker }: TicketRequest,
  listed: Finding[],
): Promise<TicketRow[]> {
  const onRow = (finding: Finding) => listed.push(finding);
  // The API has no filter by id.
  const query = selection.by === 'ids' ? { issueType, filters: {} } : selection.query;
  if (selection.by !== 'ids' && query.filters.status === undefined)
    context.notices.push({ kind: 'takes-decisions-along' });
  context.progress.begin('findings');
  // Issues also have findings that other steps selected.
  const isWhole = tracker.kind === 'github';
  const selected = await listFindings(context, query, { onRow, isWhole });
  const byId = new Map(selected.map((finding) => [finding.id, finding]));
  const ids = selection.by === 'ids' ? selection.ids : [...byId.keys()];
  const findings = ids.map((id): Finding => byId.get(id) ?? { kind: issueType, id });
  const once = new Map(findings.toReversed().map((finding) => [findingKey(finding), finding]));
  const isWanted = new Set(once.values());
  const chosen = findings.filter((finding) => isWanted.has(finding));
  const findBranches = branchesOf(chosen, listed);
  return chosen.map((finding): TicketRow => {
    const branches = findBranches(finding);
    const change = { field: 'ticket' as const, finding, branches: branches.map(siblingOf) };
    if (!byId.has(finding.id)) return { change, state: 'failed', failure: { kind: 'finding-not-listed' } };
    const known = [finding, ...branches].find((one) => one.ticket !== undefined)?.ticket;
    return known === undefined
      ? plannedRow(change, !isWriting(context))
      : { change, state: 'left', seen: known satisfies Ticket };
  });
}
