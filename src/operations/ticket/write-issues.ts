import { setState } from '../../changes/rows.ts';
import { GitHubError } from '../../github/errors.ts';
import { addComment, createIssue, type OwnIssue } from '../../github/issue.ts';
import type { Octokit } from '../../github/octokit.ts';
import type { Context } from '../../model/context.ts';
import type { GitHubFailure } from '../../model/failure.ts';
import { namesWithout } from '../../model/names.ts';
import { StepError } from '../../model/step-errors.ts';
import { type IssueCounts, issueTicket } from './decide.ts';
import type { GitHubTracker } from './inputs.ts';
import type { IssueDraft } from './issue-text.ts';

/** GitHub asks for a second between writes ("Rate limits"). */
const WRITE_INTERVAL_MS = 1000;

export interface IssueWriting {
  readonly context: Context;
  readonly octokit: Octokit;
  readonly repository: GitHubTracker['repository'];
  /** Counts what was written. */
  readonly written: IssueCounts;
  /** Writes that failed, or of which the answer was lost; rows have the failures of new issues. */
  readonly failed: { draft: IssueDraft; cause: GitHubFailure; isLost: boolean }[];
  /** Without those that GitHub refused for an earlier issue. */
  labels: readonly string[];
  assignees: readonly string[];
  nextMs: number;
}

/** Writes an issue, and records in its rows what happened. @throws GitHubError, StepError that ends the step */
export async function writeIssue(writing: IssueWriting, draft: IssueDraft): Promise<void> {
  const { action, issue, rows, comment } = draft;
  const { written, failed } = writing;
  // First, so that no issue is closed without its reason.
  if (issue !== undefined && comment !== undefined) await explain(writing, issue, comment);
  await awaitTurn(writing);
  try {
    const kept = issue ?? (await open(writing, draft));
    if (issue !== undefined) await update(writing, issue, draft);
    for (const row of rows) {
      setState(row, 'changed');
      row.seen = issueTicket(kept);
    }
    written[action] += 1;
  } catch (error) {
    if (!(error instanceof GitHubError) || error.failure.kind === 'rate-limited') throw error;
    const cause = error.failure;
    // A refusal had no effect; anything else may have.
    const isLost = cause.kind !== 'status' || (cause.status ?? 0) >= 500;
    for (const row of rows) setState(row, isLost ? 'unknown' : 'failed', { kind: 'github', cause });
    const isFirst = Object.values(written).every((count) => count === 0);
    if (cause.kind === 'cancelled' || (!isLost && isFirst)) throw error;
    failed.push({ draft, cause, isLost });
  }
}

async function update({ octokit, repository }: IssueWriting, issue: OwnIssue, { action, body }: IssueDraft) {
  const states = {
    opened: {},
    closed: { state: 'closed', state_reason: 'completed' },
    merged: { state: 'closed', state_reason: 'duplicate' },
    reopened: { state: 'open' },
    updated: {},
  } as const;
  const changes = { body, ...states[action] };
  await octokit.rest.issues.update({ ...repository, issue_number: issue.number, ...changes });
}

async function open(writing: IssueWriting, { title, body }: IssueDraft) {
  const { labels, assignees, octokit, repository } = writing;
  const draft = { title, body, labels, assignees };
  const { refused, ...opened } = await createIssue(octokit, repository, draft);
  if (refused === undefined) return opened;
  writing.context.notices.push({ kind: 'issue-incomplete', ...refused });
  writing.labels = namesWithout(labels, refused.labels);
  writing.assignees = namesWithout(assignees, refused.assignees);
  return opened;
}

async function explain(writing: IssueWriting, { number }: OwnIssue, text: string): Promise<void> {
  await awaitTurn(writing);
  try {
    await addComment(writing.octokit, writing.repository, number, text);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const cause = error.failure;
    if (cause.kind === 'rate-limited' || cause.kind === 'cancelled') throw error;
    // GitHub refuses comments on a locked issue.
    writing.context.notices.push({ kind: 'issue-uncommented', cause });
  }
}

/** Waits until GitHub takes another write. @throws StepError if the step ends first, so that nothing is sent */
async function awaitTurn(writing: IssueWriting): Promise<void> {
  const { clock, stop } = writing.context;
  await clock.sleep(Math.max(0, writing.nextMs - clock.now()), stop);
  if (stop.aborted) throw new StepError({ kind: 'stopped', isUnfinished: true });
  writing.nextMs = clock.now() + WRITE_INTERVAL_MS;
}
