import type { ConnectionOptions } from './github/connection.ts';
import type { GitHubError } from './github/errors.ts';
import type { Notice } from './model/notice.ts';
import type { GateResult, PlanResult, StepResult } from './model/result.ts';
import { present } from './platform/http/decode.ts';
import type { RunFacts } from './report/run-facts.ts';

/** What requests to GitHub need of the step. */
export type GitHubParts = Pick<ConnectionOptions, 'clock' | 'stop' | 'trace'>;

/** Longer than this a comment does not wait for a limit of GitHub. */
const MAX_LIMIT_WAIT_MS = 60_000;

/**
 * Keeps the one comment of this workflow on its pull request true, where the operation has one. Best effort: the
 * step's result stands whatever becomes of it, and a failure is a notice.
 */
export async function postComment(
  result: StepResult,
  run: RunFacts,
  connection: GitHubParts,
): Promise<{ url?: string; notice?: Notice }> {
  if (result.operation !== 'gate' && result.operation !== 'plan') return {};
  const { event, github, comment: mode } = result.request;
  const [owner, repo] = event.repository?.split('/') ?? [];
  // In a merge queue nobody reads the pull request any more.
  const number = event.name === 'merge_group' ? undefined : event.pullRequest?.number;
  const commit = result.operation === 'gate' ? result.commit : event.pullRequest?.headSha;
  if (mode === 'never' || github === undefined || connection.stop.aborted) return {};
  if (owner === undefined || repo === undefined || number === undefined || commit === undefined) return {};
  const { commentFor } = await import(/* webpackChunkName: "report" */ './report/comment/comment.ts');
  const comment = commentFor(result, run);
  if (comment === undefined) return {};
  try {
    const { createGitHub } = await import(/* webpackChunkName: "github" */ './github/client.ts');
    const posted = await createGitHub({ ...github, ...connection }).postComment({
      pull: { owner, repo, number },
      identity: { operation: result.operation, workflow: event.workflow ?? '', about: aboutOf(result) },
      head: result.operation === 'gate' ? result.head : undefined,
      run: { commit, runNumber: event.runNumber, runAttempt: event.runAttempt },
      text: comment.markdown,
      post: comment.post,
      deadlineMs: connection.clock.now() + MAX_LIMIT_WAIT_MS,
    });
    return present({ url: posted.url });
  } catch (error) {
    return { notice: failed(error) };
  }
}

/** What tells the gates of one workflow apart: parts of a monorepo, products. */
function aboutOf(result: GateResult | PlanResult): string[] {
  if (result.operation === 'plan') return [];
  const { project, products = [] } = result.request;
  return [project, ...products];
}

function failed(error: unknown): Notice {
  const { message, failure } = error as Partial<GitHubError>;
  const { kind, missingPermission: permission, status } = failure ?? {};
  return {
    kind: 'comment-failed',
    cause: message ?? String(error),
    ...present({ permission, status }),
    ...(kind === 'rate-limited' ? { rateLimited: true as const } : {}),
  };
}
