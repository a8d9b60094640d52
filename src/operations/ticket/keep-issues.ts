import { checkLimits, inState, isDue, overMaxChanges, throwIfFailed } from '../../changes/rows.ts';
import { type TicketRow, ticketOf } from '../../findings/tickets.ts';
import { askGitHub } from '../../github/ask.ts';
import { readOwnIssues } from '../../github/issue.ts';
import { type Context, isWriting } from '../../model/context.ts';
import { resolveSlug } from '../../model/deployment.ts';
import { isGap } from '../../model/notice.ts';
import { StepError } from '../../model/step-errors.ts';
import {
  decideIssues,
  type IssueCounts,
  type IssueFacts,
  type IssueWrite,
  markRows,
  stampedIssue,
} from './decide.ts';
import type { GitHubTracker, TicketRequest } from './inputs.ts';
import { issueWriter } from './issue-writer.ts';

/** GitHub takes 500 new issues and comments an hour ("Rate limits"). */
const MAX_CREATED = 500;

type GitHubRequest = TicketRequest & { tracker: GitHubTracker };

/**
 * Keeps the issues of the findings up to date, and records in each row what happened.
 *
 * @param written counts the issues that are written, or in a dry run would be
 * @throws StepError
 */
export async function keepIssues(
  context: Context,
  request: GitHubRequest,
  rows: readonly TicketRow[],
  listed: IssueFacts['listed'],
  isListed: (repository: string) => boolean,
  written: IssueCounts,
): Promise<void> {
  const { tracker, issueType, groupIssues } = request;
  const deployment = await resolveSlug(context);
  const identity = { operation: 'ticket', workflow: '', about: [deployment, issueType] };
  const facts = { listed, groupIssues, isWhole: !context.notices.some(isGap) };
  await askGitHub(context, tracker.github, async (octokit) => {
    const markAndDecide = async () => {
      const ownIssues = await readOwnIssues(octokit, tracker.repository, identity);
      const issues = ownIssues.map(stampedIssue).filter(({ subject }) => isListed(subject.repository));
      markRows(rows, issues);
      return decideIssues(rows.filter(isDue), issues, facts);
    };
    const writes = await markAndDecide();
    const opened = writes.filter(({ action }) => action === 'opened' || action === 'reopened');
    checkLimits(context, overMaxChanges(request.maxChanges, opened.length, 'ticket'));
    if (!isWriting(context)) {
      // A dry run makes no texts, so it cannot tell whether an update would change one.
      for (const { action } of writes) if (action !== 'updated') written[action] += 1;
      return;
    }
    const { issueTexts } = await import(/* webpackChunkName: "report" */ './issue-text.ts');
    const textsOf = (write: IssueWrite) => issueTexts(write, request, deployment, identity, context.baseUrl);
    const { perform, failures } = issueWriter(context, tracker, octokit, textsOf, written);
    // Closing one creates a comment.
    const creating = writes.filter(({ action }) => action === 'opened' || action === 'closed');
    const remaining = new Set(creating.slice(MAX_CREATED));
    for (const write of writes) if (!remaining.has(write)) await perform(write);
    const lost = inState(rows, 'unknown');
    if (lost.length > 0 || written.opened > 0) {
      // A lost row whose issue is there becomes `changed`.
      const merges = mergesOf(await markAndDecide());
      written.opened += new Set(inState(lost, 'changed').map((row) => ticketOf(row)?.id)).size;
      for (const write of merges) await perform(write);
    }
    throwIfFailed(rows);
    const [cause] = failures;
    if (cause !== undefined) throw new StepError({ kind: 'github', cause });
    if (remaining.size > 0)
      throw new StepError({ kind: 'issues-remain', issues: remaining.size, max: MAX_CREATED });
  });
}

/** The writes that merge an issue with the same one of another run: the older stays, with the findings of both. */
function mergesOf(writes: readonly IssueWrite[]): IssueWrite[] {
  const kept = writes.flatMap(({ older }) => older?.number ?? []);
  return writes.filter(({ older, issue }) => older !== undefined || kept.includes(issue?.number ?? 0));
}
