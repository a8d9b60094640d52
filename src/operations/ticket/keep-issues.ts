import { checkLimits, maxChanges, throwIfFailed } from '../../changes/rows.ts';
import type { TicketRow } from '../../findings/tickets.ts';
import { askGitHub, gitHubFailure } from '../../github/ask.ts';
import type { GitHub } from '../../github/client.ts';
import type { GitHubFailure } from '../../github/errors.ts';
import type { OwnIssue } from '../../github/own-issues.ts';
import { type Context, isWriting } from '../../model/context.ts';
import { resolveSlug } from '../../model/deployment.ts';
import { isGap } from '../../model/notice.ts';
import { StepError } from '../../model/step-errors.ts';
import { decideIssues, type IssueFacts, type IssueStep, ticketOf } from './decide.ts';
import type { GitHubTracker, TicketRequest } from './inputs.ts';
import { remarked } from './marker.ts';

/** GitHub asks for a second between writes, and takes 500 new issues and comments an hour ("Rate limits"). */
const WRITE_INTERVAL_MS = 1000;
const MAX_CREATED = 500;

type GitHubRequest = TicketRequest & { tracker: GitHubTracker };

/** An issue that a step wrote, or in a dry run would write. */
export type KeptIssue = Pick<IssueStep, 'what'> & Partial<Pick<OwnIssue, 'number' | 'url'>>;

/**
 * Keeps the issues of the findings true, and notes in each row what happened.
 *
 * @param kept gets an entry for each issue that is written
 * @throws StepError
 */
export async function keepIssues(
  context: Context,
  request: GitHubRequest,
  rows: readonly TicketRow[],
  found: Pick<IssueFacts, 'listed' | 'isListed'>,
  kept: KeptIssue[],
): Promise<void> {
  const { tracker, issueType, groupIssues, maxChanges: allowed } = request;
  const isWhole = !context.notices.some(isGap);
  const facts = { ...found, isWhole, issueType, groupIssues, deployment: await resolveSlug(context) };
  await askGitHub(context, tracker.github, async (github) => {
    const decide = async () => decideIssues(rows, await github.ownIssues(tracker.repository), facts);
    const steps = await decide();
    const opened = steps.filter(({ what }) => what === 'opened' || what === 'reopened');
    checkLimits(context, maxChanges(allowed, opened.length, 'ticket'));
    if (!isWriting(context)) {
      // Whether an issue's text would change shows only when it is written.
      for (const { what, issue: { number, url } = {} as Partial<OwnIssue> } of steps)
        if (what !== 'updated') kept.push({ what, number, url });
      return;
    }
    const { write, throwIfIncomplete } = await issueWriter(context, request, github, kept, decide);
    context.progress.begin('tickets', steps.length);
    for (const step of steps) {
      await write(step);
      context.progress.advance(1);
    }
    // Another run may have opened the same issue: of two, the older stays, with the findings of both.
    const again = kept.some(({ what }) => what === 'opened') ? await decide() : [];
    const older = again.flatMap((step) => step.older?.number ?? []);
    for (const step of again)
      if (step.older !== undefined || older.includes(step.issue?.number ?? 0)) await write(step);
    throwIfFailed(rows);
    throwIfIncomplete();
  });
}

async function issueWriter(
  { baseUrl, clock, stop, notices }: Context,
  { tracker, groupIssues }: GitHubRequest,
  { issues: api, createIssue }: GitHub,
  kept: KeptIssue[],
  decide: () => Promise<IssueStep[]>,
) {
  const texts = await import(/* webpackChunkName: "report" */ './issue-text.ts');
  const { repository, footer } = tracker;
  let { labels, assignees } = tracker;
  // Where its answer is lost, a write that is sent again could be there twice.
  const request = { retries: 0 };
  let incomplete: GitHubFailure | undefined;
  let [created, nextMs, isSent] = [0, 0, false];

  const pace = async () => {
    await clock.sleep(Math.max(0, nextMs - clock.now()), stop);
    nextMs = clock.now() + WRITE_INTERVAL_MS;
    isSent = !stop.aborted;
  };

  /** @returns the issue; undefined if it is up to date. @throws GitHubError */
  const send = async (step: IssueStep): Promise<Pick<OwnIssue, 'number' | 'url'> | undefined> => {
    const { what, issue, marker, older } = step;
    const body = texts.issueBody(step, baseUrl, footer);
    if (what === 'updated' && body === issue?.body) return undefined;
    await pace();
    if (issue === undefined) {
      const title = texts.issueTitle(step, groupIssues);
      const { refused, ...created } = await createIssue(repository, { title, body, labels, assignees });
      if (refused !== undefined) {
        notices.push({ kind: 'issue-incomplete', ...refused });
        labels = labels.filter((label) => !refused.labels.includes(label));
        assignees = assignees.filter((login) => !refused.assignees.includes(login));
      }
      return created;
    }
    const at = { ...repository, issue_number: issue.number };
    if (older !== undefined) {
      const duplicate = { body: `Duplicate of #${older.number}`, state_reason: 'duplicate' as const };
      await api.update({ ...at, ...duplicate, state: 'closed' });
    } else if (what === 'closed') {
      const text = remarked(issue.body, marker);
      await api.update({ ...at, body: text, state: 'closed', state_reason: 'completed' });
      await pace();
      await api.createComment({ ...at, body: texts.closingLine(step, tracker), request });
    } else await api.update({ ...at, body, state: what === 'reopened' ? 'open' : undefined });
    return issue;
  };

  /** A refusal had no effect. After anything else, the list says whether an issue was opened. */
  const fail = async ({ what, rows }: IssueStep, error: unknown) => {
    const cause = gitHubFailure(error);
    if (cause === undefined || cause.kind === 'rate-limited' || !isSent) throw error;
    const isRefused = cause.kind === 'status' && (cause.status ?? 0) < 500;
    const state = isRefused ? 'failed' : 'unknown';
    for (const row of rows) Object.assign(row, { state, failure: { kind: 'github', cause } });
    if (cause.kind === 'cancelled' || (isRefused && kept.length === 0)) throw error;
    if (what !== 'opened') incomplete = cause;
    else if (!isRefused) {
      await decide();
      const [row] = rows;
      if (row?.state === 'changed') kept.push({ what, url: (row.seen as KeptIssue).url });
    }
  };

  return {
    /** @throws GitHubError that ends the step */
    async write(step: IssueStep): Promise<void> {
      const creates = step.what === 'opened' || step.what === 'closed';
      if (creates) created += 1;
      if (creates && created > MAX_CREATED) return;
      isSent = false;
      try {
        const issue = await send(step);
        if (issue === undefined) return;
        const { number, url } = issue;
        for (const row of step.rows) Object.assign(row, { state: 'changed', seen: ticketOf(issue) });
        kept.push({ what: step.what, number, url });
      } catch (error) {
        await fail(step, error);
      }
    },

    throwIfIncomplete(): void {
      if (incomplete !== undefined) throw new StepError({ kind: 'github', cause: incomplete });
      const issues = created - MAX_CREATED;
      if (issues > 0) throw new StepError({ kind: 'issues-remain', issues, max: MAX_CREATED });
    },
  };
}
