import { postComment, type StickyComment } from './github/comments.ts';
import { GitHubError } from './github/errors.ts';
import { type IssueContent, keepIssue } from './github/issue.ts';
import type { TextIdentity } from './github/marked-text.ts';
import { type OctokitOptions, openOctokit } from './github/octokit.ts';
import type { TrackedRequest } from './inputs/comment-and-issue.ts';
import { splitName } from './model/names.ts';
import type { Notice } from './model/notice.ts';
import type { StepResult } from './model/step.ts';
import { stepFailureOf } from './model/step-errors.ts';
import type { GateResult } from './operations/gate/run.ts';
import type { PlanResult } from './operations/plan/run.ts';
import type { Inline, Page } from './report/content.ts';
import { uncapitalized } from './report/format.ts';
import { signWithGaps, trackedBy } from './report/gaps.ts';
import { githubMarkdown, inlineHtml, issueTitle, MAX_GITHUB_LENGTH, withoutMentions } from './report/html.ts';
import { pageOf } from './report/page.ts';
import type { RunFacts, View } from './report/view.ts';

type GitHubParts = Pick<OctokitOptions, 'clock' | 'stop' | 'trace' | 'pauses'>;

/** For the comment of a stopped step, and again for its issue. */
const STOPPED_TIMEOUT_MS = 3000;

interface Written {
  url?: string;
  notice?: Notice | Notice[];
}

type Writer = (result: StepResult, view: View, run: RunFacts, parts: GitHubParts) => Promise<Written>;
type CommentedResult = GateResult | PlanResult;
type TrackedResult = StepResult<StepResult['request'] & TrackedRequest>;

/** Updates the comment and tracking issue. A failure is only a notice. */
export async function writeToGitHub(
  result: StepResult,
  view: View,
  run: RunFacts,
  parts: GitHubParts,
): Promise<Pick<RunFacts, 'notices' | 'commentUrl' | 'issueUrl'>> {
  const write = (what: 'comment' | 'issue', writer: Writer) => {
    const stop = parts.stop.aborted ? AbortSignal.timeout(STOPPED_TIMEOUT_MS) : parts.stop;
    return writer(result, view, run, { ...parts, stop }).catch((error): Written => {
      if (error instanceof GitHubError) return { notice: { kind: `${what}-failed`, cause: error.failure } };
      return { notice: { kind: 'text-unwritten', what, cause: stepFailureOf(error) } };
    });
  };
  const comment = await write('comment', writeComment);
  const issue = await write('issue', writeIssue);
  const notices = [run.notices, comment.notice ?? [], issue.notice ?? []].flat();
  return { notices, commentUrl: comment.url, issueUrl: issue.url };
}

const writeComment: Writer = async (result, view, run, parts) => {
  // The next run, which usually replaced a cancelled one, writes the comment.
  if (!isCommented(result) || run.cancelled) return {};
  const { event, github } = result.request;
  const { owner, repo } = splitName(event.repository);
  // In a merge queue nobody reads the pull request.
  const number = event.name === 'merge_group' ? undefined : event.pullRequest?.number;
  const commit = result.operation === 'gate' ? result.commit : event.pullRequest?.headSha;
  if (!owner || !repo || number === undefined || commit === undefined) return {};
  const comment = commentFor(result, view, run);
  if (comment === undefined) return {};
  if (github === undefined) return { notice: { kind: 'no-comment-token' } };
  const octokit = await openOctokit({ ...parts, ...github });
  // Steps for several rules files, projects or lists of products have a comment for each.
  const about =
    result.operation === 'plan'
      ? [result.request.rules.path]
      : [`project=${result.request.project}`, ...(result.request.products ?? [])];
  const identity = identityOf(result, about);
  const pull = { owner, repo, number };
  const { url, unfinished } = await postComment(octokit, { pull, identity, commit, ...comment });
  return { url, notice: unfinished && { kind: 'comment-failed', cause: unfinished, isWritten: true } };
};

/** Undefined if a step has nothing to say. */
export function commentFor(
  result: CommentedResult,
  view: View,
  run: RunFacts,
): Pick<StickyComment, 'text' | 'post'> | undefined {
  const { request } = result;
  if (request.comment === 'never') return undefined;
  // Only the workflow's author needs the notices on inputs.
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

function identityOf(result: CommentedResult | TrackedResult, about: readonly string[]): TextIdentity {
  const { job = '', step = '', workflow = '' } = result.request.event;
  // As given: a run that fails before the lookup must find the same text.
  const { slug, id } = result.request.deployment;
  const place = [`job=${job}`, `step=${step}`, `deployment=${slug ?? String(id ?? '')}`];
  return { operation: result.operation, workflow, about: [...place, ...about] };
}

const writeIssue: Writer = async (result, view, run, parts) => {
  if (!isTracked(result)) return {};
  const { event, github, issue, dryRun } = result.request;
  const { owner, repo } = splitName(event.repository);
  if (issue.mode === 'never' || dryRun || !event.isOfDefaultBranch) return {};
  if (!github || !owner || !repo) return {};
  const content = issueContent(result, view, run);
  if (content === undefined) return {};
  const octokit = await openOctokit({ ...parts, ...github });
  const identity = identityOf(result, [issue.about]);
  const repository = { owner, repo };
  const { url, refused, unfinished } = await keepIssue(octokit, { repository, identity, content });
  const notices: Notice[] = refused === undefined ? [] : [{ kind: 'issue-incomplete', ...refused }];
  if (unfinished?.path.endsWith('/comments')) notices.push({ kind: 'issue-uncommented', cause: unfinished });
  else if (unfinished) notices.push({ kind: 'issue-failed', cause: unfinished, isWritten: true });
  return { url, notice: notices };
};

function isTracked(result: StepResult): result is TrackedResult {
  return 'issue' in result.request;
}

function issueContent(result: TrackedResult, view: View, run: RunFacts): IssueContent | undefined {
  const tracked = trackedBy(result, view, run);
  if (tracked === undefined) return undefined;
  const page = pageOf(result, view, { ...run, notices: [] });
  const { operation, request } = result;
  const { repository, runId, runNumber } = request.event;
  const runUrl = runId && `${request.github?.serverUrl}/${repository}/actions/runs/${runId}`;
  const runLink: Inline = { link: `run ${runNumber}`, to: runUrl };
  const { labels, assignees, footer } = request.issue;
  const title = titleOf(result, view, page);
  // The sections of a plan show everything that its heading counts.
  const isSaid = operation === 'plan' || title.endsWith(uncapitalized(page.title));
  const shown = {
    ...page,
    title: isSaid ? '' : page.title,
    context: [...page.context, ['last run: ', runLink]],
  };
  const noun = operation === 'posture' ? 'report' : operation.replace(/^list-.*/, 'list');
  // Leaves room for the line of an inconclusive run.
  const maxLength = MAX_GITHUB_LENGTH - 2000;
  const text = githubMarkdown(shown, { factsTitle: `About this ${noun}`, footer, maxLength });
  const act = (listed: string, reopens?: boolean) => {
    return { kind: 'act' as const, title, text, listed, reopens, labels, assignees };
  };
  switch (tracked.kind) {
    case 'act':
      return act(tracked.listed, tracked.reopens);
    case 'clear':
      return { kind: 'clear', title, text, line: lineOf(['No action needed as of ', runLink]) };
    case 'inconclusive': {
      const { listed, why = page.failure?.message ?? page.title } = tracked;
      const line = lineOf(['⚠️ ', runLink, ' was inconclusive: ', { sentence: why, max: 500 }]);
      return { kind: 'inconclusive', line, fallback: listed === undefined ? undefined : act(listed) };
    }
  }
}

/** Without details in brackets, because GitHub cuts long titles in its lists. */
function titleOf(result: TrackedResult, view: View, { title }: Page): string {
  const { slug } = result.deployment;
  const place = slug === undefined ? '' : ` in ${slug}`;
  const own = view.issueTitle?.(result, title, place);
  return issueTitle(own ?? `Code security${place}: ${uncapitalized(title.replaceAll(/ \([^()]*\)/g, ''))}`);
}

function lineOf(content: Inline): string {
  return withoutMentions(inlineHtml(content));
}
