import { checkLimits, overMaxChanges } from '../../changes/carry-out.ts';
import { throwIfFailed } from '../../changes/rows.ts';
import { repositoryTest } from '../../findings/conditions.ts';
import type { TicketRow } from '../../findings/tickets.ts';
import { askGitHub } from '../../github/ask.ts';
import { closingBot, readOwnIssues } from '../../github/issue.ts';
import type { Octokit } from '../../github/octokit.ts';
import type { ItemChange, Row } from '../../model/change.ts';
import { type Context, isWriting, resolveSlug } from '../../model/context.ts';
import { projectDirectory } from '../../model/directory.ts';
import { isGap } from '../../model/notice.ts';
import { StepError } from '../../model/step-errors.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { decideIssues, type IssueCounts, markRows } from './decide.ts';
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
import { type IssueWriting, writeIssue } from './write-issues.ts';

/** GitHub takes 500 new issues and comments an hour ("Rate limits"). */
export const MAX_CREATED = 500;

export interface IssueOutcome {
  written: IssueCounts;
  /** Count of the open findings of issues that people closed. */
  openBehindClosed: number;
}

/** The findings that a step selected, all that it listed, and the items that match nothing. */
export interface SelectedFindings {
  rows: TicketRow[];
  items: Row<ItemChange>[];
  listed: readonly Finding[];
  /** With the platform's spelling of the items. */
  selection: TicketRequest['selection'];
}

/**
 * Keeps the issues of the findings up to date, and records in each row what happened.
 *
 * @param outcome receives what was written, or in a dry run would be
 * @param maxCreated of new issues and comments
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
  const { written } = outcome;
  const deployment = await resolveSlug(context);
  const identity = { operation: 'ticket', workflow: '', about: [deployment, request.issueType] };
  const index = findingIndex(listed, await projectDirectory(context));
  // A repository that the platform does not know may be a known one, so that nothing shows what it has.
  const isWhole = items.length === 0 && !context.notices.some(isGap);
  const { draftIssues } = await import(/* webpackChunkName: "report" */ './issue-text.ts');
  await askGitHub(context, tracker.github, async (octokit) => {
    const look = async () => {
      const own = await readOwnIssues(octokit, tracker.repository, identity);
      const known = issuesInScope(
        own.map((issue) => knownIssue(issue, index)),
        found,
        index,
      );
      await addBots(octokit, tracker, known);
      markRows(rows, known, index);
      const { writes, openBehindClosed } = decideIssues(rows, known, { index, groupIssues, isWhole });
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
    const { repository, labels, assignees } = tracker;
    const state = { labels, assignees, nextMs: 0, failed: [] };
    const writing: IssueWriting = { context, octokit, repository, written, ...state };
    const creating = drafts.filter(({ action, bot }) => action === 'opened' || action === 'closed' || bot);
    const remaining = new Set(creating.slice(maxCreated));
    for (const draft of drafts) if (!remaining.has(draft)) await writeIssue(writing, draft);
    const { failed } = writing;
    if (written.opened > 0 || failed.some(({ isLost }) => isLost)) await lookAgain(writing, look);
    throwIfFailed(rows);
    const [first] = failed.filter(({ draft }) => draft.action !== 'opened');
    if (first !== undefined) throw new StepError({ kind: 'github', cause: first.cause });
    if (remaining.size > 0)
      throw new StepError({ kind: 'issues-remain', issues: remaining.size, max: maxCreated });
  });
}

/**
 * Looks for what was lost, and closes issues of another run for the same subject: the older stays, with the findings of
 * both.
 */
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
  const kept = drafts.flatMap(({ older }) => older?.number ?? []);
  for (const draft of drafts)
    if (draft.older !== undefined || kept.includes(draft.issue?.number ?? 0))
      await writeIssue(writing, draft);
}

/** The issues of repositories that were listed: a run leaves all others alone. */
function issuesInScope(
  issues: readonly KnownIssue[],
  { listed, selection }: SelectedFindings,
  { placeOf }: FindingIndex,
): KnownIssue[] {
  const { repos = [] } = selection.by === 'listed' ? selection.query.filters : {};
  const isSelected = repositoryTest({ repos });
  const repositories = new Set(listed.map(({ repository }) => repository));
  const places = new Set(Array.from(repositories, (name) => placeKey(placeOf(name))));
  return issues.filter(({ place }) => isSelected(place.name) || places.has(placeKey(place)));
}

/** Finds the bots that closed issues with an open finding. A run that closes an issue leaves none in its marker. */
async function addBots(octokit: Octokit, { repository }: GitHubTracker, issues: readonly KnownIssue[]) {
  for (const known of issues)
    if (known.issue.state === 'closed' && countOpen(known) > 0)
      known.bot = await closingBot(octokit, repository, known.issue);
}
