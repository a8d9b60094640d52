import { checkLimits, isDue, overMaxChanges, setState, throwIfFailed } from '../../changes/rows.ts';
import { repositoryTest } from '../../findings/conditions.ts';
import type { TicketRow } from '../../findings/tickets.ts';
import { askGitHub } from '../../github/ask.ts';
import { GitHubError, type GitHubFailure } from '../../github/errors.ts';
import { createIssue, readOwnIssues } from '../../github/issue.ts';
import type { Octokit } from '../../github/octokit.ts';
import { type Context, isWriting, resolveSlug } from '../../model/context.ts';
import { isGap } from '../../model/notice.ts';
import { StepError } from '../../model/step-errors.ts';
import {
  decideIssues,
  type IssueCounts,
  type IssueFacts,
  type IssueWrite,
  issueTicket,
  markRows,
  type StampedIssue,
  showsWrite,
  stampedIssue,
  stampOf,
} from './decide.ts';
import type { GitHubTracker, TicketRequest } from './inputs.ts';

/** GitHub takes 500 new issues and comments an hour ("Rate limits"). */
const MAX_CREATED = 500;
/** GitHub asks for a second between writes ("Rate limits"). */
const WRITE_INTERVAL_MS = 1000;

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
  { rows, listed }: Pick<IssueFacts, 'listed'> & { rows: readonly TicketRow[] },
  written: IssueCounts,
): Promise<void> {
  const { tracker, issueType, groupIssues, selection } = request;
  const { repos = [] } = selection.by === 'listed' ? selection.query.filters : {};
  const isInScope = repositoryTest({ repos });
  const deployment = await resolveSlug(context);
  const identity = { operation: 'ticket', workflow: '', about: [deployment, issueType] };
  const facts = { listed, groupIssues, isWhole: !context.notices.some(isGap) };
  await askGitHub(context, tracker.github, async (octokit) => {
    const readIssues = async () => {
      const ownIssues = await readOwnIssues(octokit, tracker.repository, identity);
      return ownIssues.map(stampedIssue).filter(({ subject }) => isInScope(subject.repository));
    };
    const markAndDecide = (issues: readonly StampedIssue[]) => {
      markRows(rows, issues);
      return decideIssues(rows.filter(isDue), issues, facts);
    };
    const writes = markAndDecide(await readIssues());
    const opened = writes.filter(({ action }) => action === 'opened' || action === 'reopened');
    checkLimits(context, overMaxChanges(request.maxChanges, opened.length, 'ticket'));
    if (!isWriting(context)) {
      // A dry run makes no texts, so it cannot tell whether an update would change one, and counts none.
      for (const { action } of writes) if (action !== 'updated') written[action] += 1;
      return;
    }
    const { issueTexts } = await import(/* webpackChunkName: "report" */ './issue-text.ts');
    const textsOf = (write: IssueWrite) => issueTexts(write, request, deployment, identity, context.baseUrl);
    const { perform, lost, confirm, failures } = issueWriter(context, tracker, octokit, textsOf, written);
    // Closing an issue creates a comment, which counts as well.
    const creating = writes.filter(({ action }) => action === 'opened' || action === 'closed');
    const remaining = new Set(creating.slice(MAX_CREATED));
    for (const write of writes) if (!remaining.has(write)) await perform(write);
    if (lost.length > 0 || written.opened > 0) {
      const issues = await readIssues();
      await confirm(issues);
      for (const write of mergesOf(markAndDecide(issues))) await perform(write);
      for (const { cause } of lost) failures.push(cause);
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

/**
 * Writes issues at GitHub's pace, and collects the failures of writes to existing issues; rows have those of new ones.
 * `lost` has the writes whose answer was lost, until `confirm` looks for them in a later list.
 *
 * @param written counts what was written
 */
function issueWriter(
  { clock, stop, notices }: Context,
  { repository, ...tracker }: GitHubTracker,
  { rest: { issues: api } }: Octokit,
  textsOf: (write: IssueWrite) => { title: string; body: string; closing: string },
  written: IssueCounts,
) {
  let { labels, assignees } = tracker;
  let nextMs = 0;
  const failures: GitHubFailure[] = [];
  const lost: { write: IssueWrite; cause: GitHubFailure }[] = [];

  /** Waits until GitHub takes another write. @throws StepError if the step ends first, so that nothing is sent */
  const awaitTurn = async () => {
    await clock.sleep(Math.max(0, nextMs - clock.now()), stop);
    if (stop.aborted) throw new StepError({ kind: 'stopped', isUnfinished: true });
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

  /** Records a write that took effect, and adds the comment to an issue that it closed. @throws GitHubError, StepError */
  const record = async (write: IssueWrite, issue: { number: number; url: string }): Promise<void> => {
    for (const row of write.rows) {
      setState(row, 'changed');
      row.seen = issueTicket(issue);
    }
    written[write.action] += 1;
    if (write.action !== 'closed') return;
    const comment = { ...repository, issue_number: issue.number, body: textsOf(write).closing };
    await awaitTurn();
    try {
      // After a lost answer, a repeat could add the comment a second time.
      await api.createComment({ ...comment, request: { retries: 0 } });
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      const { failure } = error;
      if (failure.kind === 'rate-limited' || failure.kind === 'cancelled') throw error;
      failures.push(failure);
    }
  };

  /** Writes an issue, and records in its rows what happened. @throws GitHubError, StepError that ends the step */
  const perform = async (write: IssueWrite): Promise<void> => {
    try {
      const issue = await send(write);
      if (issue !== undefined) await record(write, issue);
    } catch (error) {
      if (!(error instanceof GitHubError) || error.failure.kind === 'rate-limited') throw error;
      const cause = error.failure;
      // A refusal had no effect; anything else may have.
      const isRefused = cause.kind === 'status' && (cause.status ?? 0) < 500;
      const state = isRefused ? 'failed' : 'unknown';
      for (const row of write.rows) setState(row, state, { kind: 'github', cause });
      const isFirst = Object.values(written).every((count) => count === 0);
      if (cause.kind === 'cancelled' || (isRefused && isFirst)) throw error;
      if (!isRefused) lost.push({ write, cause });
      else if (write.action !== 'opened') failures.push(cause);
    }
  };

  /** Looks for the lost writes among the issues as they are now. @throws GitHubError, StepError that ends the step */
  const confirm = async (issues: readonly StampedIssue[]): Promise<void> => {
    for (const { write, cause } of lost.splice(0)) {
      const found = issues.find((candidate) => showsWrite(candidate, write, textsOf(write).body));
      if (found !== undefined) await record(write, { number: found.issue.number, url: found.issue.html_url });
      else if (write.action !== 'opened') failures.push(cause);
    }
  };
  return { perform, lost, confirm, failures };
}
