import type { Context } from '../model/context.ts';
import type { GitHubConnection } from '../model/ports.ts';
import { StepError } from '../model/step-errors.ts';
import { GitHubError } from './errors.ts';
import { type Octokit, openOctokit } from './octokit.ts';

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

/** Like `askGitHub`, but returns undefined if GitHub fails. */
export async function askIfPossible<T>(
  context: Context,
  connection: GitHubConnection,
  ask: (octokit: Octokit) => Promise<T>,
): Promise<T | undefined> {
  return askGitHub(context, connection, ask).catch((error: unknown) => {
    if (error instanceof StepError && !context.stop.aborted) return undefined;
    throw error;
  });
}
