import { checkLimits, overMaxChanges } from '../../changes/carry-out.ts';
import { isDue, throwIfFailed } from '../../changes/rows.ts';
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
import {
  countOpen,
  decideIssues,
  type IssueCounts,
  type IssueFacts,
  type IssueWrite,
  markRows,
  type StampedIssue,
  stampedIssue,
} from './decide.ts';
import type { GitHubTracker, TicketRequest } from './inputs.ts';
import { findingIndex, type Place, placeKey } from './marker.ts';
import { confirmLost, type IssueWriting, writeIssue } from './write-issues.ts';

/** GitHub takes 500 new issues and comments an hour ("Rate limits"). */
export const MAX_CREATED = 500;

export interface IssueOutcome {
  written: IssueCounts;
  /** Count of the open findings of issues that people closed. */
  openBehindClosed: number;
}

type GitHubRequest = TicketRequest & { tracker: GitHubTracker };

/** The findings that a step selected, all that it listed, and the items that match nothing. */
interface Selected {
  rows: readonly TicketRow[];
  items: readonly Row<ItemChange>[];
  listed: readonly Finding[];
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
  request: GitHubRequest,
  { rows, items, listed }: Selected,
  outcome: IssueOutcome,
  maxCreated = MAX_CREATED,
): Promise<void> {
  const { written } = outcome;
  const { tracker } = request;
  const deployment = await resolveSlug(context);
  const identity = { operation: 'ticket', workflow: '', about: [deployment, request.issueType] };
  const reader = { ...(await issueReader(context, request, listed)), isWhole: isWhole(context, items) };
  await askGitHub(context, tracker.github, async (octokit) => {
    const readIssues = async () =>
      (await readOwnIssues(octokit, tracker.repository, identity)).map(reader.stamped);
    const decide = async (issues: readonly StampedIssue[]) => {
      markRows(rows, issues, reader);
      const inScope = issues.filter(({ place }) => reader.isInScope(place));
      const bots = await closingBots(octokit, tracker, inScope, reader);
      const facts = { ...reader, groupIssues: request.groupIssues, bots };
      const writes = decideIssues(rows.filter(isDue), inScope, facts);
      const touched = new Set(writes.map(({ issue }) => issue));
      const closed = inScope.filter(({ issue }) => issue.state === 'closed' && !touched.has(issue));
      outcome.openBehindClosed = closed.reduce((sum, stamped) => sum + countOpen(stamped, reader), 0);
      return writes;
    };
    const writes = await decide(await readIssues());
    const opened = writes.filter(({ action }) => action === 'opened' || action === 'reopened');
    checkLimits(context, overMaxChanges(request.maxChanges, opened.length, 'ticket'));
    if (!isWriting(context)) {
      // A dry run makes no texts, so it cannot tell whether an update would change one, and counts none.
      for (const { action } of writes) if (action !== 'updated') written[action] += 1;
      return;
    }
    const { issueTexter } = await import(/* webpackChunkName: "report" */ './issue-text.ts');
    const writing: IssueWriting = {
      ...{ context, octokit, tracker, written, failures: [], lost: [], nextMs: 0 },
      ...{ labels: tracker.labels, assignees: tracker.assignees },
      textsOf: issueTexter(request, { deployment, identity, baseUrl: context.baseUrl, listed }),
    };
    const creating = writes.filter(({ action, bot }) => action === 'opened' || action === 'closed' || bot);
    const remaining = new Set(creating.slice(maxCreated));
    for (const write of writes) if (!remaining.has(write)) await writeIssue(writing, write);
    const { lost, failures } = writing;
    if (lost.length > 0 || written.opened > 0) {
      const issues = await readIssues();
      await confirmLost(writing, issues);
      for (const write of mergesOf(await decide(issues))) await writeIssue(writing, write);
      failures.push(...lost.map(({ cause }) => cause));
    }
    throwIfFailed(rows);
    const [cause] = failures;
    if (cause !== undefined) throw new StepError({ kind: 'github', cause });
    if (remaining.size > 0)
      throw new StepError({ kind: 'issues-remain', issues: remaining.size, max: maxCreated });
  });
}

/** A repository that the platform does not know may be a known one, so that nothing shows what it has. */
function isWhole({ notices }: Context, items: Selected['items']): boolean {
  return items.length === 0 && !notices.some(isGap);
}

/** Reads markers, and compares them with the list. */
async function issueReader(context: Context, { selection }: GitHubRequest, listed: readonly Finding[]) {
  const { projects, find } = await projectDirectory(context);
  const byId = new Map(projects.map((project) => [project.id, project]));
  const placeOf: IssueFacts['placeOf'] = (name = '') => {
    const project = find(name);
    return project === undefined ? { name } : { id: project.id, name: project.name };
  };
  const index = findingIndex(listed, placeOf);
  const { repos = [] } = selection.by === 'listed' ? selection.query.filters : {};
  const isSelected = repositoryTest({ repos });
  const repositories = new Set(listed.map(({ repository }) => repository));
  const listedPlaces = new Set(Array.from(repositories, (name) => placeKey(placeOf(name))));
  return {
    index,
    placeOf,
    stamped: (issue: StampedIssue['issue']) => stampedIssue(issue, { index, placeOf }, (id) => byId.get(id)),
    isInScope: (place: Place) => isSelected(place.name) || listedPlaces.has(placeKey(place)),
  };
}

/** The bots that closed issues with an open finding. A run that closes an issue leaves none in its marker. */
async function closingBots(
  octokit: Octokit,
  { repository }: GitHubTracker,
  issues: readonly StampedIssue[],
  facts: Pick<IssueFacts, 'index' | 'placeOf'>,
): Promise<Map<number, string>> {
  const bots = new Map<number, string>();
  for (const stamped of issues) {
    const { issue } = stamped;
    if (issue.state !== 'closed' || countOpen(stamped, facts) === 0) continue;
    const bot = await closingBot(octokit, repository, issue);
    if (bot !== undefined) bots.set(issue.number, bot);
  }
  return bots;
}

/** The writes that merge an issue with the same one of another run: the older stays, with the findings of both. */
function mergesOf(writes: readonly IssueWrite[]): IssueWrite[] {
  const kept = writes.flatMap(({ older }) => older?.number ?? []);
  return writes.filter(({ older, issue }) => older !== undefined || kept.includes(issue?.number ?? 0));
}
