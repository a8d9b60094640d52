/** Prints the number of teams of `acme`, or the kind of error: in a process of its own, whose environment has proxies. */

import { APP_TOKEN } from '../../emulator/github/believable-state.ts';
import { createGitHub } from '../../src/github/client.ts';
import { GitHubError } from '../../src/github/errors.ts';

const github = createGitHub({
  token: APP_TOKEN,
  apiUrl: process.env.GITHUB_API_URL ?? '',
  clock: { now: Date.now, random: Math.random, sleep: async () => undefined },
  stop: new AbortController().signal,
});
try {
  process.stdout.write(`${(await github.teamSlugs('acme')).length} teams`);
} catch (error) {
  process.stdout.write(error instanceof GitHubError ? error.failure.kind : String(error));
}
