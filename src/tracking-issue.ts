import type { GitHubError } from './github/errors.ts';
import type { IssueState } from './github/issue.ts';
import type { TrackedRequest } from './inputs/github.ts';
import type { Notice } from './model/notice.ts';
import type { StepResult } from './model/step.ts';
import type { GitHubParts } from './pull-request-comment.ts';
import type { Inline, Page } from './report/content.ts';
import { githubMarkdown, inlineHtml, withoutMentions } from './report/html.ts';
import { pageOf } from './report/page.ts';
import type { RunFacts, View } from './report/view.ts';

/** So long a step that was stopped may still say so in its issue. */
const STOPPED_MS = 3000;
/** GitHub refuses titles of more than 256 characters. */
const MAX_TITLE = 250;
/** Leaves room for the marker, and for the line of a run that could not find out. */
const MAX_TEXT = 63_000;

type TrackedResult = StepResult<StepResult['request'] & TrackedRequest>;

/**
 * Keeps the one tracking issue of this step true, where the operation has one and is to. Best effort, like the
 * comment.
 */
export async function trackInIssue(
  result: StepResult,
  view: View,
  run: RunFacts,
  parts: GitHubParts,
): Promise<{ url?: string; notice?: Notice }> {
  if (!isTracked(result)) return {};
  const { event, github, issue, dryRun } = result.request;
  const [owner, repo] = event.repository?.split('/') ?? [];
  if (issue.mode === 'never' || dryRun === true || event.isOfPullRequest) return {};
  if (github === undefined || owner === undefined || repo === undefined) return {};
  const state = stateOf(result, view, run);
  if (state === undefined) return {};
  const { createGitHub } = await import(/* webpackChunkName: "github" */ './github/client.ts');
  const stop = parts.stop.aborted ? AbortSignal.timeout(STOPPED_MS) : parts.stop;
  const { slug, id } = result.deployment;
  try {
    const client = await createGitHub({ ...parts, stop, token: github.token, apiUrl: github.apiUrl });
    const { url, failure } = await client.keepIssue({
      repository: { owner, repo },
      identity: {
        operation: result.operation,
        workflow: event.workflow ?? '',
        job: event.job ?? '',
        step: event.step ?? '',
        deployment: slug ?? String(id ?? ''),
        about: 'rules' in result.request ? [(result.request.rules as { path: string }).path] : [],
      },
      state,
    });
    return { url, notice: failure && { kind: 'issue-failed', cause: failure } };
  } catch (error) {
    if (!(error instanceof Error && error.name === 'GitHubError')) throw error;
    return { notice: { kind: 'issue-failed', cause: (error as GitHubError).failure } };
  }
}

function isTracked(result: StepResult): result is TrackedResult {
  return 'issue' in result.request;
}

/** Undefined where the operation has nothing to track. */
export function stateOf(result: TrackedResult, view: View, run: RunFacts): IssueState | undefined {
  const tracked = view.tracked?.(result, run);
  if (tracked === undefined) return undefined;
  const page = pageOf(result, view, { ...run, notices: [] });
  const at: Inline = runLink(result.request);
  if (tracked.kind === 'undecided' && tracked.listed === undefined) {
    return { kind: 'undecided', line: lineOf(page, at) };
  }
  const { labels, assignees, footer } = result.request.issue;
  const shown = { ...page, context: [...page.context, ['last run: ', at]] };
  const text = githubMarkdown(shown, {
    about: `About this ${result.operation}`,
    footer,
    maxLength: MAX_TEXT,
  });
  const title = `Code security ${result.operation}: ${page.title.replaceAll('`', '')}`.slice(0, MAX_TITLE);
  if (tracked.kind === 'clear') {
    return {
      kind: 'clear',
      title,
      text,
      line: withoutMentions(inlineHtml(['Nothing is left to act on: ', at])),
    };
  }
  const act = { kind: 'act' as const, title, text, listed: tracked.listed ?? '', labels, assignees };
  return tracked.kind === 'act' ? act : { kind: 'undecided', line: lineOf(page, at), otherwise: act };
}

/** What a run says that could not find out. */
function lineOf({ title, failure }: Page, at: Inline): string {
  const why = (failure?.what ?? title).slice(0, 500);
  return withoutMentions(inlineHtml(['⚠️ ', at, ' could not find out: ', { sentence: why, max: 500 }]));
}

function runLink({ event, github }: TrackedRequest): Inline {
  const { repository, runId, runNumber } = event;
  const to = runId && `${github?.serverUrl}/${repository}/actions/runs/${runId}`;
  return { link: `run ${runNumber}`, to };
}
