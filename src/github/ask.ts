import type { Context } from '../model/context.ts';
import type { GitHubConnection } from '../model/ports.ts';
import { StepError } from '../model/step-errors.ts';
import type { GitHub } from './client.ts';
import { GitHubError } from './errors.ts';

/**
 * Asks GitHub. Its client is large, and is loaded only here.
 *
 * @throws StepError when GitHub does not answer what was asked
 */
export async function askGitHub<T>(
  { clock, stop, progress, githubPauses: pauses, trace }: Context,
  { token, apiUrl }: GitHubConnection,
  ask: (github: GitHub) => Promise<T>,
): Promise<T> {
  const { createGitHub } = await import(/* webpackChunkName: "github" */ './client.ts');
  const onPause = (ms: number) => progress.pause('github-rate-limit', ms);
  try {
    return await ask(await createGitHub({ token, apiUrl, clock, stop, trace, pauses, onPause }));
  } catch (error) {
    throw error instanceof GitHubError ? new StepError({ kind: 'github', cause: error.failure }) : error;
  }
}
