import type { NoSecrets } from './connection.ts';

/**
 * Why the workflow got no secrets, as far as the event tells: pull requests from forks and runs that
 * Dependabot started get none.
 *
 * @param readText gives a file's text, or undefined when it can't be read
 */
export function whyNoSecrets(
  environment: Readonly<Record<string, string | undefined>>,
  readText: (path: string) => string | undefined,
): NoSecrets | undefined {
  if (environment.GITHUB_ACTOR === 'dependabot[bot]') return 'dependabot';
  // `pull_request_target` runs in the repository's own context, with its secrets.
  if (!/^pull_request(?!_target)/.test(environment.GITHUB_EVENT_NAME ?? '')) return undefined;
  const text = environment.GITHUB_EVENT_PATH && readText(environment.GITHUB_EVENT_PATH);
  if (!text) return undefined;
  try {
    const head = JSON.parse(text)?.pull_request?.head?.repo;
    // A fork that was deleted meanwhile is null.
    const fork = head === null || (head !== undefined && head.full_name !== environment.GITHUB_REPOSITORY);
    return fork ? 'fork' : undefined;
  } catch {
    return undefined; // The event only serves to explain an empty token better.
  }
}
