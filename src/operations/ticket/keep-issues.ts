import { checkLimits, overMaxChanges } from '../../changes/carry-out.ts';
import { setState, throwIfFailed } from '../../changes/rows.ts';
import { repositoryTest } from '../../findings/conditions.ts';
import type { TicketRow } from '../../findings/tickets.ts';
import { askGitHub } from '../../github/ask.ts';
import { GitHubError } from '../../github/errors.ts';
import { addComment, closingBot, createIssue, type OwnIssue, readOwnIssues } from '../../github/issue.ts';
import type { Octokit } from '../../github/octokit.ts';
import type { ItemChange, Row } from '../../model/change.ts';
import { type Context, isWriting, resolveSlug } from '../../model/context.ts';
import { projectDirectory } from '../../model/directory.ts';
import type { GitHubFailure } from '../../model/failure.ts';
import type { FilterValue } from '../../model/findings.ts';
import { compare, namesWithout } from '../../model/names.ts';
import { isGap } from '../../model/notice.ts';
import { StepError } from '../../model/step-errors.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { decideIssues, type IssueCounts, issueTicket, markRows } from './decide.ts';
import type { GitHubTracker, TicketRequest } from './inputs.ts';
import type { IssueDraft } from './issue-text.ts';
import {
  countOpen,
  type FindingIndex,
  findingIndex,
  type KnownIssue,
  knownIssue,
  placeKey,
} from './known-issue.ts';

/** GitHub takes 500 new issues and comments an hour ("Rate limits"). */
export const MAX_CREATED = 500;
/** As GitHub asks for ("Rate limits"). */
const WRITE_INTERVAL_MS = 1000;

export interface IssueOutcome {
  written: IssueCounts;
  /** Count of the open findings of issues that people closed. */
  openBehindClosed: number;
}

export interface SelectedFindings {
  rows: TicketRow[];
  /** Those that match nothing. */
  items: Row<ItemChange>[];
  /** All findings, selected or not. */
  listed: readonly Finding[];
  /** When the list ended, on the step's clock. */
  endedAtMs: number;
  /** As the platform spells them. */
  repos?: FilterValue;
}

interface IssueWriting {
  readonly context: Context;
  readonly octokit: Octokit;
  readonly repository: GitHubTracker['repository'];
  readonly written: IssueCounts;
  /** `isLost`: it may have taken effect. Rows have the failures of new issues, too. */
  readonly failed: { draft: IssueDraft; cause: GitHubFailure; isLost: boolean }[];
  /** Without those that GitHub refused for an earlier issue. */
  labels: readonly string[];
  assignees: readonly string[];
  nextMs: number;
}

/**
 * Keeps the issues of the findings up to date, and records in each row what happened.
 *
 * @param outcome receives what was written, or in a dry run would be
 * @throws StepError, PlatformError, PagingError
 */
export async function keepIssues(
  context: Context,
  request: TicketRequest & { tracker: GitHubTracker },
  found: SelectedFindings,
  outcome: IssueOutcome,
  maxCreated = MAX_CREATED,
): Promise<void> {
  const { rows, items, listed } = found;
  const { tracker, groupIssues } = request;
  const { repository, labels, assignees } = tracker;
  const { written } = outcome;
  const deployment = await resolveSlug(context);
  const identity = { operation: 'ticket', workflow: '', about: [deployment, request.issueType] };
  const index = findingIndex(listed, await projectDirectory(context));
  // An unmatched item may mean a known repository, whose findings are not listed then.
  const isWhole = items.length === 0 && !context.notices.some(isGap);
  const { draftIssues } = await import(/* webpackChunkName: "report" */ './issue-text.ts');
  await askGitHub(context, tracker.github, async (octokit) => {
    const look = async () => {
      const issues = (await readOwnIssues(octokit, repository, identity))
        .map((issue) => knownIssue(issue, index))
        .filter(scopeTest(found, index))
        // `open` before `closed`: a person may have closed the older one of two.
        .toSorted((left, right) => compare(right.issue.state, left.issue.state));
      // A run that closes an issue leaves no open finding in its marker.
      for (const known of issues)
        if (countOpen(known) > 0) known.bot = await closingBot(octokit, repository, known.issue);
      markRows(rows, issues, index);
      const { writes, openBehindClosed } = decideIssues(rows, issues, index, { groupIssues, isWhole });
      outcome.openBehindClosed = openBehindClosed;
      const drafts = draftIssues(writes, request, { deployment, identity, baseUrl: context.baseUrl, listed });
      return drafts.filter(({ action, issue, body }) => action !== 'updated' || body !== issue?.body);
    };
    const drafts = await look();
    const opened = drafts.filter(({ action }) => action === 'opened' || action === 'reopened');
    checkLimits(context, overMaxChanges(request.maxChanges, opened.length, 'ticket'));
    if (!isWriting(context)) {
      for (const { action } of drafts) written[action] += 1;
      return;
    }
    const failed: IssueWriting['failed'] = [];
    const state = { written, failed, labels, assignees, nextMs: 0 };
    const writing: IssueWriting = { context, octokit, repository, ...state };
    const creating = drafts.filter(({ action, bot }) => action === 'opened' || action === 'closed' || bot);
    const remaining = new Set(creating.slice(maxCreated));
    for (const draft of drafts) if (!remaining.has(draft)) await writeIssue(writing, draft);
    if (written.opened > 0 || failed.some(({ isLost }) => isLost)) await lookAgain(writing, look);
    throwIfFailed(rows);
    const [first] = failed.filter(({ draft }) => draft.action !== 'opened');
    if (first !== undefined) throw new StepError({ kind: 'github', cause: first.cause });
    if (remaining.size > 0)
      throw new StepError({ kind: 'issues-remain', issues: remaining.size, max: maxCreated });
  });
}

/** Looks for what was lost, and merges issues that another run opened for the same subject. */
async function lookAgain(writing: IssueWriting, look: () => Promise<IssueDraft[]>): Promise<void> {
  const { failed, written } = writing;
  const drafts = await look();
  // A finding whose outcome is unknown is in no draft.
  const isDone = ({ issue, rows }: IssueDraft) =>
    rows.every(({ state }) => state === 'changed') &&
    (issue === undefined || drafts.every((draft) => draft.issue?.number !== issue.number));
  for (const failure of failed.splice(0)) {
    if (failure.isLost && isDone(failure.draft)) written[failure.draft.action] += 1;
    else failed.push(failure);
  }
  const kept = drafts.flatMap(({ duplicateOf }) => duplicateOf ?? []);
  for (const draft of drafts)
    if (draft.duplicateOf !== undefined || kept.includes(draft.issue?.number ?? 0))
      await writeIssue(writing, draft);
}

/** Tests whether an issue is of a repository that was listed: a run leaves all others alone. */
function scopeTest({ listed, repos = [] }: SelectedFindings, { placeOf }: FindingIndex) {
  const isSelected = repositoryTest({ repos });
  const repositories = new Set(listed.map(({ repository }) => repository));
  const places = new Set(Array.from(repositories, (name) => placeKey(placeOf(name))));
  return ({ place }: KnownIssue) => isSelected(place.name) || places.has(placeKey(place));
}

/** Records in the rows what happened. @throws GitHubError, StepError that ends the step */
async function writeIssue(writing: IssueWriting, draft: IssueDraft): Promise<void> {
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
    const isRefused = cause.kind === 'status' && (cause.status ?? 0) < 500;
    // Only an opening is never repeated: no earlier attempt may have been sent.
    const isUnsent = issue === undefined && cause.problem?.sent === false;
    const isLost = !isRefused && !isUnsent;
    for (const row of rows) setState(row, isLost ? 'unknown' : 'failed', { kind: 'github', cause });
    const isFirst = Object.values(written).every((count) => count === 0);
    if (cause.kind === 'cancelled' || (isRefused && isFirst)) throw error;
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

/** Waits until GitHub takes another write. @throws StepError if the step ends first */
async function awaitTurn(writing: IssueWriting): Promise<void> {
  const { clock, stop } = writing.context;
  await clock.sleep(Math.max(0, writing.nextMs - clock.now()), stop);
  if (stop.aborted) throw new StepError({ kind: 'stopped', isUnfinished: true });
  writing.nextMs = clock.now() + WRITE_INTERVAL_MS;
}
