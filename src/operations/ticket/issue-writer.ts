import { setState } from '../../changes/rows.ts';
import { createIssue } from '../../github/create-issue.ts';
import { GitHubError, type GitHubFailure } from '../../github/errors.ts';
import type { Octokit } from '../../github/octokit.ts';
import type { Context } from '../../model/context.ts';
import { StepError } from '../../model/step-errors.ts';
import { type IssueCounts, type IssueWrite, issueTicket, stampOf } from './decide.ts';
import type { GitHubTracker } from './inputs.ts';

/** GitHub asks for a second between writes ("Rate limits"). */
const WRITE_INTERVAL_MS = 1000;

/**
 * Writes issues at GitHub's pace, and collects the failures of writes to existing ones.
 *
 * @param written counts what was written
 */
export function issueWriter(
  { clock, stop, notices }: Context,
  { repository, ...tracker }: GitHubTracker,
  { rest: { issues: api } }: Octokit,
  textsOf: (write: IssueWrite) => { title: string; body: string; closing: string },
  written: IssueCounts,
) {
  let { labels, assignees } = tracker;
  let nextMs = 0;
  const failures: GitHubFailure[] = [];

  /** Waits until GitHub takes another write. @throws StepError if the step ends first, so that nothing is sent */
  const awaitTurn = async () => {
    await clock.sleep(Math.max(0, nextMs - clock.now()), stop);
    if (stop.aborted) throw new StepError({ kind: 'stopped' });
    nextMs = clock.now() + WRITE_INTERVAL_MS;
  };

  const open = async (title: string, body: string) => {
    const { refused, ...opened } = await createIssue(api, repository, { title, body, labels, assignees });
    if (refused === undefined) return opened;
    notices.push({ kind: 'issue-incomplete', ...refused });
    labels = labels.filter((label) => !refused.labels.includes(label));
    assignees = assignees.filter((login) => !refused.assignees.includes(login));
    return opened;
  };

  /** @returns the issue; undefined if it is up to date. @throws GitHubError */
  const send = async (write: IssueWrite): Promise<{ number: number; url: string } | undefined> => {
    const { action, issue, older } = write;
    const { title, body } = textsOf(write);
    if (action === 'updated' && body === issue?.body) return undefined;
    await awaitTurn();
    if (action === 'opened' || issue === undefined) return open(title, body);
    const emptied = issue.body.replace(issue.stamp, () => stampOf(write));
    const update = {
      merged: { body: `Duplicate of #${older?.number}`, state: 'closed', state_reason: 'duplicate' },
      closed: { body: emptied, state: 'closed', state_reason: 'completed' },
      reopened: { body, state: 'open' },
      updated: { body },
    } as const;
    await api.update({ ...repository, issue_number: issue.number, ...update[action] });
    return { number: issue.number, url: issue.html_url };
  };

  /** Writes an issue, and records in its rows what happened. @throws GitHubError, StepError that ends the step */
  const perform = async (write: IssueWrite): Promise<void> => {
    try {
      const issue = await send(write);
      if (issue === undefined) return;
      for (const row of write.rows) {
        setState(row, 'changed');
        row.seen = issueTicket(issue);
      }
      written[write.action] += 1;
      if (write.action !== 'closed') return;
      const comment = { ...repository, issue_number: issue.number, body: textsOf(write).closing };
      await awaitTurn();
      // After a lost answer, a repeat could add the comment a second time.
      await api.createComment({ ...comment, request: { retries: 0 } });
    } catch (error) {
      if (!(error instanceof GitHubError) || error.failure.kind === 'rate-limited') throw error;
      const cause = error.failure;
      // A refusal had no effect; anything else may have.
      const isRefused = cause.kind === 'status' && (cause.status ?? 0) < 500;
      const state = isRefused ? 'failed' : 'unknown';
      for (const row of write.rows) setState(row, state, { kind: 'github', cause });
      const isFirst = Object.values(written).every((count) => count === 0);
      if (cause.kind === 'cancelled' || (isRefused && isFirst)) throw error;
      if (write.action !== 'opened') failures.push(cause);
    }
  };
  return { perform, failures };
}
