import type { GitHub } from '../github/client.ts';
import type { GitHubError } from '../github/errors.ts';
import type { GitHubConnection } from '../model/connection.ts';
import type { GitHubFailure } from '../model/failure.ts';
import type { Context } from './context.ts';
import { StepError } from './step.ts';

/**
 * Asks GitHub. Its client is large, and is loaded only here.
 *
 * @param maxWaitMs how long a limit of GitHub may last to be waited for
 * @throws StepError when GitHub does not answer what was asked
 */
export async function askGitHub<T>(
  { clock, stop, progress, trace }: Context,
  connection: GitHubConnection,
  maxWaitMs: number,
  ask: (github: GitHub) => Promise<T>,
): Promise<T> {
  const { createGitHub } = await import(/* webpackChunkName: "github" */ '../github/client.ts');
  const github = createGitHub({
    ...connection,
    clock,
    stop,
    trace,
    deadlineMs: clock.now() + maxWaitMs,
    onPause: (ms, reason) => {
      if (reason === 'rate-limit') progress.pause('github-rate-limit', ms);
    },
  });
  try {
    return await ask(github);
  } catch (error) {
    throw isGitHubError(error) ? new StepError({ kind: 'github', cause: failureOf(error) }) : error;
  }
}

/** The class itself is part of what is loaded later. */
export function isGitHubError(error: unknown): error is GitHubError {
  return error instanceof Error && error.name === 'GitHubError';
}

function failureOf({ failure: { cause: _, resetAtMs, ...failure } }: GitHubError): GitHubFailure {
  return { ...failure, ...(resetAtMs === undefined ? {} : { resetAt: new Date(resetAtMs).toISOString() }) };
}
