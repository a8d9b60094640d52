import type { StickyComment } from './github/comments.ts';
import type { GitHubError } from './github/errors.ts';
import type { OctokitOptions } from './github/octokit.ts';
import type { Notice } from './model/notice.ts';
import type { StepResult } from './model/step.ts';
import type { GateResult } from './operations/gate/result.ts';
import type { PlanResult } from './operations/plan/run.ts';
import { githubMarkdown } from './report/html.ts';
import { pageOf } from './report/page.ts';
import type { RunFacts, View } from './report/view.ts';

/** What requests to GitHub need of the step. */
export type GitHubParts = Pick<OctokitOptions, 'clock' | 'stop' | 'trace' | 'pauses'>;

/** So long the head of the pull request is not read again. */
const FRESH_MS = 5000;

/**
 * Keeps the one comment of this workflow on its pull request true, where the operation has one. Best effort: the
 * step's result stands whatever becomes of it, and a failure of GitHub is a notice.
 */
export async function postComment(
  result: StepResult,
  view: View,
  run: RunFacts,
  parts: GitHubParts,
): Promise<{ url?: string; notice?: Notice }> {
  if (!isCommented(result)) return {};
  const { event, github } = result.request;
  const [owner, repo] = event.repository?.split('/') ?? [];
  // In a merge queue nobody reads the pull request any more.
  const number = event.name === 'merge_group' ? undefined : event.pullRequest?.number;
  const commit = result.operation === 'gate' ? result.commit : event.pullRequest?.headSha;
  if (github === undefined || parts.stop.aborted) return {};
  if (owner === undefined || repo === undefined || number === undefined || commit === undefined) return {};
  const comment = commentFor(result, view, run);
  if (comment === undefined) return {};
  const { createGitHub } = await import(/* webpackChunkName: "github" */ './github/client.ts');
  const { token, apiUrl } = github;
  try {
    const client = await createGitHub({ ...parts, token, apiUrl });
    const { url } = await client.postComment({
      pull: { owner, repo, number },
      identity: { operation: result.operation, workflow: event.workflow ?? '', about: aboutOf(result) },
      head: freshHead(result, parts.clock.now()),
      run: { commit, runNumber: event.runNumber, runAttempt: event.runAttempt },
      ...comment,
    });
    return { url };
  } catch (error) {
    if (!(error instanceof Error && error.name === 'GitHubError')) throw error;
    return { notice: { kind: 'comment-failed', cause: (error as GitHubError).failure } };
  }
}

/** What a step has to say on the pull request of its run; undefined where that is nothing. */
export function commentFor(
  result: GateResult | PlanResult,
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
  return {
    text: githubMarkdown(comment.page, { about: comment.about, footer }),
    post: request.comment === 'always' || comment.hasNews ? 'always' : 'only-update',
  };
}

function isCommented(result: StepResult): result is GateResult | PlanResult {
  return result.operation === 'gate' || result.operation === 'plan';
}

function freshHead(result: GateResult | PlanResult, nowMs: number): string | undefined {
  const head = result.operation === 'gate' ? result.head : undefined;
  return head !== undefined && nowMs - head.readAtMs < FRESH_MS ? head.commit : undefined;
}

/** What tells steps of one workflow apart: rules files; parts of a monorepo and products. */
function aboutOf(result: GateResult | PlanResult): string[] {
  if (result.operation === 'plan') return [result.request.rules.path];
  const { project, products = [] } = result.request;
  return [project, ...products];
}
