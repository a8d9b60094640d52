import type { Context } from '../model/context.ts';
import type { GitHubConnection } from '../model/ports.ts';
import { StepError } from '../model/step-errors.ts';
import { GitHubError } from './errors.ts';
import { type Octokit, openOctokit } from './octokit.ts';
import { readHead } from './pulls.ts';

/** Makes requests to GitHub with a client of their own. @throws StepError for every failure on GitHub */
export async function askGitHub<T>(
  { clock, stop, announceWait, githubPauses: pauses, trace }: Context,
  { token, apiUrl }: GitHubConnection,
  ask: (octokit: Octokit) => Promise<T>,
): Promise<T> {
  const onPause = (ms: number) => announceWait('github', ms);
  try {
    return await ask(await openOctokit({ token, apiUrl, clock, stop, trace, pauses, onPause }));
  } catch (error) {
    throw error instanceof GitHubError ? new StepError({ kind: 'github', cause: error.failure }) : error;
  }
}

/** Like `askGitHub`, but gives undefined after a failure on GitHub. */
export async function askIfPossible<T>(
  context: Context,
  connection: GitHubConnection,
  ask: (octokit: Octokit) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await askGitHub(context, connection, ask);
  } catch (error) {
    if (error instanceof StepError && !context.stop.aborted) return undefined;
    throw error;
  }
}

/** For a moment after a push, GitHub may still return the earlier head. */
const HEAD_RECHECK_MS = 5000;

/** Whether two reads, 5 s apart, find the head at none of the commits. @param expected in lower case */
export async function hasMoved(
  context: Context,
  connection: GitHubConnection,
  head: Parameters<typeof readHead>[1],
  expected: readonly (string | undefined)[],
): Promise<boolean> {
  const isUnexpected = async () => {
    const commit = await askIfPossible(context, connection, (octokit) => readHead(octokit, head));
    return commit !== undefined && !expected.includes(commit.toLowerCase());
  };
  if (!(await isUnexpected())) return false;
  await context.clock.sleep(HEAD_RECHECK_MS, context.stop);
  return await isUnexpected();
}
