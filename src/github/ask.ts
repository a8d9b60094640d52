import type { Context } from '../model/context.ts';
import type { GitHubConnection } from '../model/ports.ts';
import { StepError } from '../model/step-errors.ts';
import type { GitHub } from './client.ts';
import { GitHubError, type GitHubFailure } from './errors.ts';
import type { OctokitOptions } from './octokit.ts';
import type { PullRequestAddress } from './pulls.ts';

/** GitHub's client, which is large, and loaded only here. @throws GitHubError */
export async function openGitHub(
  { token, apiUrl }: GitHubConnection,
  parts: Omit<OctokitOptions, 'token' | 'apiUrl'>,
): Promise<GitHub> {
  const { createGitHub } = await import(/* webpackChunkName: "github" */ './client.ts');
  return createGitHub({ ...parts, token, apiUrl });
}

/**
 * Asks GitHub.
 *
 * @throws StepError when GitHub does not answer what was asked
 */
export async function askGitHub<T>(
  { clock, stop, progress, githubPauses: pauses, trace }: Context,
  connection: GitHubConnection,
  ask: (github: GitHub) => Promise<T>,
): Promise<T> {
  const onPause = (ms: number) => progress.pause('github-rate-limit', ms);
  try {
    return await ask(await openGitHub(connection, { clock, stop, trace, pauses, onPause }));
  } catch (error) {
    throw error instanceof GitHubError ? new StepError({ kind: 'github', cause: error.failure }) : error;
  }
}

/** Why a request to GitHub failed; undefined for every other error. */
export function gitHubFailure(error: unknown): GitHubFailure | undefined {
  return error instanceof GitHubError ? error.failure : undefined;
}

export type PullQuestion<T> = (client: GitHub, pull: PullRequestAddress) => Promise<T>;

/** GitHub may answer an earlier head for a moment. */
const HEAD_AGAIN_MS = 5000;

/** Undefined where GitHub does not answer what was asked. */
export async function askIfPossible<T>(
  context: Context,
  connection: GitHubConnection,
  question: (client: GitHub) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await askGitHub(context, connection, question);
  } catch (error) {
    if (error instanceof StepError && !context.stop.aborted) return undefined;
    throw error;
  }
}

/** Whether GitHub says twice, 5 s apart, that the head is none of the commits. @param expected in lower case */
export async function hasMoved(
  context: Context,
  connection: GitHubConnection,
  head: Parameters<GitHub['head']>[0],
  expected: readonly (string | undefined)[],
): Promise<boolean> {
  const isElsewhere = async () => {
    const commit = await askIfPossible(context, connection, (client) => client.head(head));
    return commit !== undefined && !expected.includes(commit.toLowerCase());
  };
  if (!(await isElsewhere())) return false;
  await context.clock.sleep(HEAD_AGAIN_MS, context.stop);
  return await isElsewhere();
}
