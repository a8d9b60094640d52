import { postComment, type StickyComment } from './github/comments.ts';
import { MAX_TITLE_LENGTH } from './github/create-issue.ts';
import { GitHubError } from './github/errors.ts';
import { type IssueContent, keepIssue } from './github/issue.ts';
import type { TextIdentity } from './github/marked-text.ts';
import { type OctokitOptions, openOctokit } from './github/octokit.ts';
import type { TrackedRequest } from './inputs/connection.ts';
import { splitName } from './model/names.ts';
import type { Notice } from './model/notice.ts';
import type { StepResult } from './model/step.ts';
import type { GateResult } from './operations/gate/run.ts';
import type { PlanResult } from './operations/plan/run.ts';
import type { Inline, Page } from './report/content.ts';
import { signWithGaps, trackedBy } from './report/gaps.ts';
import { githubMarkdown, inlineHtml, MAX_GITHUB_LENGTH, withoutMentions } from './report/html.ts';
import { pageOf } from './report/page.ts';
import type { RunFacts, View } from './report/view.ts';

type GitHubParts = Pick<OctokitOptions, 'clock' | 'stop' | 'trace' | 'pauses'>;

/** Time in which a stopped step may still update its issue. */
const STOPPED_ISSUE_TIMEOUT_MS = 3000;
/** Leaves room for the line of an inconclusive run. */
const MAX_TEXT_LENGTH = MAX_GITHUB_LENGTH - 2000;

interface Writing {
  view: View;
  run: RunFacts;
  parts: GitHubParts;
  /** Receives a notice of each failure. */
  notices: Notice[];
}

type CommentedResult = GateResult | PlanResult;
type TrackedResult = StepResult<StepResult['request'] & TrackedRequest>;

/**
 * Updates this workflow's comment and this step's tracking issue, if the operation has them. Best effort: a failure is
 * only a notice.
 */
export async function writeToGitHub(
  result: StepResult,
  view: View,
  run: RunFacts,
  parts: GitHubParts,
): Promise<Pick<RunFacts, 'notices' | 'commentUrl' | 'issueUrl'>> {
  const notices = [...run.notices];
  const step = { view, run, parts, notices };
  const attempt = async (
    kind: 'comment-failed' | 'issue-failed',
    write: () => Promise<string | undefined>,
  ) => {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      notices.push({ kind, cause: error.failure });
      return undefined;
    }
  };
  const commentUrl = await attempt('comment-failed', () => writeComment(result, step));
  const issueUrl = await attempt('issue-failed', () => writeIssue(result, step));
  return { notices, commentUrl, issueUrl };
}

async function writeComment(
  result: StepResult,
  { view, run, parts, notices }: Writing,
): Promise<string | undefined> {
  if (!isCommented(result) || parts.stop.aborted) return undefined;
  const { event, github } = result.request;
  const { owner, repo } = splitName(event.repository);
  // In a merge queue nobody reads the pull request any more.
  const number = event.name === 'merge_group' ? undefined : event.pullRequest?.number;
  const commit = result.operation === 'gate' ? result.commit : event.pullRequest?.headSha;
  if (!owner || !repo || number === undefined || commit === undefined) return undefined;
  const comment = commentFor(result, view, run);
  if (comment === undefined) return undefined;
  if (github === undefined) {
    notices.push({ kind: 'no-comment-token' });
    return undefined;
  }
  const octokit = await openOctokit({ ...parts, ...github });
  return await postComment(octokit, {
    pull: { owner, repo, number },
    identity: identityOf(result, aboutOf(result)),
    commit,
    ...comment,
  });
}

/** The comment of a step; undefined if it has nothing to say. */
export function commentFor(
  result: CommentedResult,
  view: View,
  run: RunFacts,
): Pick<StickyComment, 'text' | 'post'> | undefined {
  const { request } = result;
  if (request.comment === 'never') return undefined;
  // Notices on inputs are for the author of the workflow.
  const page = pageOf(result, view, { ...run, notices: [] });
  const comment = view.comment?.(result, page);
  if (comment === undefined) return undefined;
  const footer = 'issue' in request ? request.issue.footer : request.commentFooter;
  const shown = { ...comment.page, sign: signWithGaps(result, comment.page.sign) };
  return {
    text: githubMarkdown(shown, { factsTitle: comment.factsTitle, footer }),
    post: request.comment === 'always' || comment.hasNews ? 'always' : 'only-update',
  };
}

function isCommented(result: StepResult): result is CommentedResult {
  return result.operation === 'gate' || result.operation === 'plan';
}

/** A step that runs for several rules files, projects or lists of products has a comment for each. */
function aboutOf(result: CommentedResult): string[] {
  if (result.operation === 'plan') return [result.request.rules.path];
  const { project, products = [] } = result.request;
  return [`project=${project}`, ...products];
}

/** Identifies one text for each workflow, job, step, operation, deployment, and `about`. */
function identityOf(result: CommentedResult | TrackedResult, about: readonly string[]): TextIdentity {
  const { job = '', step = '', workflow = '' } = result.request.event;
  // The inputs, not what was looked up: a run that fails before the lookup must find the same text.
  const { slug, id } = result.request.deployment;
  const place = [`job=${job}`, `step=${step}`, `deployment=${slug ?? String(id ?? '')}`];
  return { operation: result.operation, workflow, about: [...place, ...about] };
}

async function writeIssue(result: StepResult, step: Writing): Promise<string | undefined> {
  const { parts, notices } = step;
  if (!isTracked(result)) return undefined;
  const { event, github, issue, dryRun } = result.request;
  const { owner, repo } = splitName(event.repository);
  if (issue.mode === 'never' || dryRun === true || !event.isOfDefaultBranch) return undefined;
  if (!github || !owner || !repo) return undefined;
  const content = issueContent(result, step, github.serverUrl);
  if (content === undefined) return undefined;
  const stop = parts.stop.aborted ? AbortSignal.timeout(STOPPED_ISSUE_TIMEOUT_MS) : parts.stop;
  const octokit = await openOctokit({ ...parts, ...github, stop });
  const { url, refused } = await keepIssue(octokit, {
    repository: { owner, repo },
    identity: identityOf(result, [issue.about]),
    content,
  });
  if (refused !== undefined) notices.push({ kind: 'issue-incomplete', ...refused });
  return url;
}

function isTracked(result: StepResult): result is TrackedResult {
  return 'issue' in result.request;
}

/** Undefined if the operation tracks nothing. */
function issueContent(result: TrackedResult, step: Writing, serverUrl: string): IssueContent | undefined {
  const { view, run } = step;
  const tracked = trackedBy(result, view, run);
  if (tracked === undefined) return undefined;
  const page = pageOf(result, view, { ...run, notices: [] });
  const { operation, request } = result;
  const { repository, runId, runNumber } = request.event;
  const to = runId && `${serverUrl}/${repository}/actions/runs/${runId}`;
  const runLink: Inline = { link: `run ${runNumber}`, to };
  const { labels, assignees, footer } = request.issue;
  const shown = { ...page, context: [...page.context, ['last run: ', runLink]] };
  const factsTitle = `About this ${operation.startsWith('list-') ? 'list' : operation}`;
  const text = githubMarkdown(shown, { factsTitle, footer, maxLength: MAX_TEXT_LENGTH });
  const { slug } = result.deployment;
  const subject = slug === undefined ? 'Code security' : `Code security in ${slug}`;
  const title = `${subject}: ${page.title.replaceAll('`', '')}`.slice(0, MAX_TITLE_LENGTH);
  const act = (listed: string) => ({ kind: 'act' as const, title, text, listed, labels, assignees });
  switch (tracked.kind) {
    case 'act':
      return act(tracked.listed);
    case 'clear':
      return {
        kind: 'clear',
        title,
        text,
        line: withoutMentions(inlineHtml(['No action needed as of ', runLink])),
      };
    case 'inconclusive': {
      const { listed, why } = tracked;
      const fallback = listed === undefined ? undefined : act(listed);
      return { kind: 'inconclusive', line: lineOf(page, runLink, why), fallback };
    }
  }
}

/** The line that an inconclusive run adds to an open issue. */
function lineOf({ title, failure }: Page, runLink: Inline, reason = failure?.message ?? title): string {
  const why = reason.slice(0, 500);
  return withoutMentions(inlineHtml(['⚠️ ', runLink, ' could not find out: ', { sentence: why, max: 500 }]));
}
