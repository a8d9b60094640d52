import { checkLimits, maxChanges, throwIfFailed } from '../../changes/rows.ts';
import type { TicketRow } from '../../findings/tickets.ts';
import { askGitHub, gitHubFailure } from '../../github/ask.ts';
import type { GitHub } from '../../github/client.ts';
import type { GitHubFailure } from '../../github/errors.ts';
import type { FindingIssue } from '../../github/finding-issues.ts';
import { issueKey, type Marker, markedIssue } from '../../github/issue-marker.ts';
import { type Context, isWriting } from '../../model/context.ts';
import { resolveSlug } from '../../model/deployment.ts';
import type { Notice } from '../../model/notice.ts';
import { StepError } from '../../model/step-errors.ts';
import { decideIssues, type IssueFacts, type IssueStep, type Listing, ticketOf } from './decide.ts';
import type { GitHubTracker, TicketRequest } from './inputs.ts';

/** New issues and comments that GitHub takes in an hour (REST API, "Secondary rate limits"). */
const MAX_CREATED = 500;
/** GitHub's limit for a body is 65,536 characters. */
const MAX_BODY = 65_000;

/** What a step did with an issue, or in a dry run would do. */
export interface KeptIssue {
  what: IssueStep['kind'];
  /** Absent for one that would be opened. */
  url?: string;
  number?: number;
}

/**
 * Keeps the issues of the findings true, and notes in each row what happened.
 *
 * @param kept gets an entry for each issue
 * @throws StepError
 */
export async function keepIssues(
  context: Context,
  request: TicketRequest & { tracker: GitHubTracker },
  rows: readonly TicketRow[],
  found: Pick<IssueFacts, 'listed' | 'isListed'>,
  kept: KeptIssue[],
): Promise<void> {
  const { tracker, issueType, groupIssues } = request;
  const deployment = await resolveSlug(context);
  const isWhole = !context.notices.some(isGap);
  await askGitHub(context, tracker.github, async (github) => {
    const decide = async () => {
      const issues = await github.findingIssues(tracker.repository);
      return decideIssues(rows, { ...found, isWhole, deployment, issueType, groupIssues, issues });
    };
    const steps = await decide();
    const opened = steps.filter(({ kind }) => kind === 'open' || kind === 'reopen');
    checkLimits(context, maxChanges(request.maxChanges, opened.length, 'ticket'));
    if (!isWriting(context)) {
      kept.push(...steps.filter(({ kind }) => kind !== 'update').map(keptOf));
      return;
    }
    const writer = await openWriter(context, github, { ...request, deployment }, kept);
    context.progress.begin('tickets', steps.length);
    for (const step of steps) {
      await writer.write(step);
      context.progress.advance(1);
    }
    // Another run may have opened the same one: of two, the older stays, with the findings of both.
    if (kept.some(({ what }) => what === 'open'))
      for (const step of await decide()) if (step.kind !== 'open') await writer.write(step);
    throwIfFailed(rows);
    writer.end();
  });
}

async function openWriter(
  { baseUrl }: Context,
  github: GitHub,
  { tracker, groupIssues, deployment }: TicketRequest & { tracker: GitHubTracker; deployment: string },
  kept: KeptIssue[],
) {
  const { closingLine, duplicateLine, issueText, issueTitle } = await import(
    /* webpackChunkName: "report" */ './issue-text.ts'
  );
  const { repository, labels, assignees, footer, run } = tracker;
  const style = { baseUrl, deployment, footer, run };
  const failures: GitHubFailure[] = [];
  let created = 0;
  let remaining = 0;

  const bodyOf = (marker: Omit<Marker, 'digests'>, listing: Listing) => {
    const head = markedIssue({ ...marker, digests: listing.digests }, '');
    return head + issueText(listing, style, MAX_BODY - head.length);
  };

  /** @returns the issue; undefined if it is up to date. @throws GitHubError */
  const send = async (step: IssueStep): Promise<Pick<FindingIssue, 'number' | 'url'> | undefined> => {
    if (step.kind === 'open') {
      const { subject, listing } = step;
      const body = bodyOf({ ...subject, key: issueKey(subject) }, listing);
      const title = issueTitle(listing, groupIssues);
      return github.openFindingIssue(repository, { title, body, labels, assignees });
    }
    const { issue } = step;
    const change = (changes: Parameters<typeof github.updateFindingIssue>[2]) =>
      github.updateFindingIssue(repository, issue.number, changes);
    if (step.kind === 'duplicate') await change({ body: duplicateLine(step.of.number), state: 'duplicate' });
    else if (step.kind === 'close')
      await change({
        body: markedIssue({ ...issue, digests: [] }, issue.text),
        ...{ state: 'completed', comment: closingLine(step.ended, style) },
      });
    else {
      const body = bodyOf(issue, step.listing);
      if (step.kind === 'update' && body === markedIssue(issue, issue.text)) return undefined;
      await change({ body, state: step.kind === 'reopen' ? 'open' : undefined });
    }
    return issue;
  };

  const note = (step: IssueStep, issue: Pick<FindingIssue, 'number' | 'url'>) => {
    for (const row of step.rows)
      Object.assign(row, { state: 'changed', seen: ticketOf(issue), failure: undefined });
    kept.push({ what: step.kind, number: issue.number, url: issue.url });
  };

  /** A refusal had no effect; after anything else, the list says whether an issue was opened. */
  const fail = async (step: IssueStep, error: unknown) => {
    const cause = gitHubFailure(error);
    if (cause === undefined || cause.kind === 'rate-limited') throw error;
    const isRefused = cause.kind === 'status' && (cause.status ?? 0) < 500;
    const mayBeDone = !isRefused && cause.sent !== false;
    const failure = { kind: mayBeDone ? 'issue-unknown' : 'github', cause } as const;
    if (cause.kind !== 'cancelled' || mayBeDone)
      for (const row of step.rows) Object.assign(row, { state: mayBeDone ? 'unknown' : 'failed', failure });
    if (cause.kind === 'cancelled' || (isRefused && kept.length === 0)) throw error;
    if (step.kind !== 'open') failures.push(cause);
    else if (mayBeDone) {
      const key = issueKey(step.subject);
      const issue = (await github.findingIssues(repository)).find((one) => one.key === key);
      if (issue !== undefined) note(step, issue);
    }
  };

  return {
    /** @throws GitHubError that ends the step */
    async write(step: IssueStep): Promise<void> {
      const creates = step.kind === 'open' || step.kind === 'close';
      if (creates && created === MAX_CREATED) {
        remaining += 1;
        return;
      }
      if (creates) created += 1;
      try {
        const issue = await send(step);
        if (issue !== undefined) note(step, issue);
      } catch (error) {
        await fail(step, error);
      }
    },

    /** @throws StepError for what failed beside the rows */
    end(): void {
      const [cause] = failures;
      if (cause !== undefined) throw new StepError({ kind: 'github', cause });
      if (remaining > 0) throw new StepError({ kind: 'issues-remain', issues: remaining, max: MAX_CREATED });
    },
  };
}

function isGap(notice: Notice): boolean {
  return (
    ['list-cut', 'list-at-former-limit', 'field-missing'].includes(notice.kind) ||
    (notice.kind === 'pattern-unmatched' && notice.isUnknown === true)
  );
}

function keptOf(step: IssueStep): KeptIssue {
  return step.kind === 'open'
    ? { what: 'open' }
    : { what: step.kind, number: step.issue.number, url: step.issue.url };
}
