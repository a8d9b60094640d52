import type { Context } from '../model/context.ts';
import type { GitHubConnection } from '../model/ports.ts';
import { StepError } from '../model/step-errors.ts';
import { GitHubError } from './errors.ts';
import { type Octokit, openOctokit } from './octokit.ts';
import { readHead } from './pulls.ts';

/** @throws StepError for every failure on GitHub */
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

/** Undefined after a failure on GitHub. */
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

/** GitHub may answer an earlier head for a moment. */
const HEAD_RECHECK_MS = 5000;

/** Whether GitHub says twice, 5 s apart, that the head is none of the commits. @param expected in lower case */
export async function hasMoved(
  context: Context,
  connection: GitHubConnection,
  head: Parameters<typeof readHead>[1],
  expected: readonly (string | undefined)[],
): Promise<boolean> {
  const isElsewhere = async () => {
    const commit = await askIfPossible(context, connection, (octokit) => readHead(octokit, head));
    return commit !== undefined && !expected.includes(commit.toLowerCase());
  };
  if (!(await isElsewhere())) return false;
  await context.clock.sleep(HEAD_RECHECK_MS, context.stop);
  return await isElsewhere();
}
