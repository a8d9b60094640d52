import { setState } from '../../changes/rows.ts';
import { GitHubError } from '../../github/errors.ts';
import { addComment, createIssue } from '../../github/issue.ts';
import type { Octokit } from '../../github/octokit.ts';
import type { Context } from '../../model/context.ts';
import type { GitHubFailure } from '../../model/failure.ts';
import { StepError } from '../../model/step-errors.ts';
import {
  emptiedBody,
  type IssueCounts,
  type IssueWrite,
  issueTicket,
  type StampedIssue,
  showsWrite,
} from './decide.ts';
import type { GitHubTracker } from './inputs.ts';

/** GitHub asks for a second between writes ("Rate limits"). */
const WRITE_INTERVAL_MS = 1000;

export interface IssueTexts {
  title: string;
  body: string;
  /** Why an issue is closed or opened again; undefined for other writes. */
  comment?: string;
}

export interface IssueWriting {
  readonly context: Context;
  readonly octokit: Octokit;
  readonly tracker: GitHubTracker;
  readonly textsOf: (write: IssueWrite) => IssueTexts;
  /** Counts what was written. */
  readonly written: IssueCounts;
  /** Failures of writes to existing issues; rows have those of new ones. */
  readonly failures: GitHubFailure[];
  /** Writes whose answer was lost, until `confirmLost` looks for them in a later list. */
  readonly lost: { write: IssueWrite; cause: GitHubFailure }[];
  /** Without those that GitHub refused for an earlier issue. */
  labels: readonly string[];
  assignees: readonly string[];
  nextMs: number;
}

/** Writes an issue, and records in its rows what happened. @throws GitHubError, StepError that ends the step */
export async function writeIssue(writing: IssueWriting, write: IssueWrite): Promise<void> {
  const { written, failures, lost } = writing;
  try {
    const issue = await send(writing, write);
    if (issue !== undefined) await record(writing, write, issue);
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
}

/** Looks for the lost writes among the issues as they are now. @throws GitHubError, StepError that ends the step */
export async function confirmLost(writing: IssueWriting, issues: readonly StampedIssue[]): Promise<void> {
  for (const { write, cause } of writing.lost.splice(0)) {
    const { body } = writing.textsOf(write);
    const found = issues.find((candidate) => showsWrite(candidate, write, body));
    if (found !== undefined)
      await record(writing, write, { number: found.issue.number, url: found.issue.html_url });
    else if (write.action !== 'opened') writing.failures.push(cause);
  }
}

/** @returns the issue; undefined if it is up to date. @throws GitHubError, StepError */
async function send(
  writing: IssueWriting,
  write: IssueWrite,
): Promise<{ number: number; url: string } | undefined> {
  const { action, issue, older, marker } = write;
  const { title, body } = writing.textsOf(write);
  if (action === 'updated' && body === issue?.body) return undefined;
  await awaitTurn(writing);
  if (issue === undefined) return open(writing, title, body);
  const update = {
    opened: {},
    merged: { body: `Duplicate of #${older?.number}`, state: 'closed', state_reason: 'duplicate' },
    closed: { body: emptiedBody(issue, marker), state: 'closed', state_reason: 'completed' },
    reopened: { body, state: 'open' },
    updated: { body },
  } as const;
  const { rest } = writing.octokit;
  await rest.issues.update({ ...writing.tracker.repository, issue_number: issue.number, ...update[action] });
  return { number: issue.number, url: issue.html_url };
}

async function open(writing: IssueWriting, title: string, body: string) {
  const { labels, assignees, octokit, tracker } = writing;
  const draft = { title, body, labels, assignees };
  const { refused, ...opened } = await createIssue(octokit.rest.issues, tracker.repository, draft);
  if (refused === undefined) return opened;
  writing.context.notices.push({ kind: 'issue-incomplete', ...refused });
  writing.labels = labels.filter((label) => !refused.labels.includes(label));
  writing.assignees = assignees.filter((login) => !refused.assignees.includes(login));
  return opened;
}

/** Records a write that took effect, and adds its comment. @throws GitHubError, StepError that ends the step */
async function record(
  writing: IssueWriting,
  write: IssueWrite,
  issue: { number: number; url: string },
): Promise<void> {
  for (const row of write.rows) {
    setState(row, 'changed');
    row.seen = issueTicket(issue);
  }
  writing.written[write.action] += 1;
  const { comment } = writing.textsOf(write);
  if (comment === undefined) return;
  await awaitTurn(writing);
  const { octokit, tracker, context } = writing;
  try {
    await addComment(octokit, tracker.repository, issue.number, comment);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const cause = error.failure;
    if (cause.kind === 'rate-limited' || cause.kind === 'cancelled') throw error;
    // The issue is as it should be; GitHub refuses comments on a locked one.
    context.notices.push({ kind: 'issue-uncommented', cause });
  }
}

/** Waits until GitHub takes another write. @throws StepError if the step ends first, so that nothing is sent */
async function awaitTurn(writing: IssueWriting): Promise<void> {
  const { clock, stop } = writing.context;
  await clock.sleep(Math.max(0, writing.nextMs - clock.now()), stop);
  if (stop.aborted) throw new StepError({ kind: 'stopped', isUnfinished: true });
  writing.nextMs = clock.now() + WRITE_INTERVAL_MS;
}
