/** An embedded GitHub for each test; every exchange with it is held against GitHub's own description. */

import { expect } from 'vitest';
import { APP_TOKEN } from '../../emulator/github/believable-state.ts';
import { type GitHubServer, type GitHubServerOptions, startGitHub } from '../../emulator/github/server.ts';
import { createGitHub, type GitHub } from '../../src/github/client.ts';
import { GitHubError, type GitHubFailure } from '../../src/github/errors.ts';
import type { OctokitOptions } from '../../src/github/octokit.ts';
import { violations } from '../emulator/github/description.ts';
import { atEndOfTest } from '../ending.ts';

export async function openGitHub(options: GitHubServerOptions = {}): Promise<GitHubServer> {
  const server = await startGitHub(options);
  atEndOfTest(async () => {
    await server.close();
    expect(server.requests.flatMap((one) => violations(one, server.prefix))).toEqual([]);
  });
  return server;
}

/** Waits between repeats and for limits take a millisecond for each second. */
export function clientOf(server: GitHubServer, options: Partial<OctokitOptions> = {}): Promise<GitHub> {
  return createGitHub({
    token: APP_TOKEN,
    apiUrl: server.url,
    clock: { now: Date.now },
    stop: new AbortController().signal,
    secondMs: 1,
    ...options,
  });
}

/** Of the requests that arrived, as `GET /repos/{owner}/{repo}`. */
export function routesOf({ requests }: GitHubServer): string[] {
  return requests.map(({ method, template }) => `${method} ${template}`);
}

/** Why a promise fails that is to fail. */
export async function failureOf(promise: Promise<unknown>): Promise<GitHubFailure> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(GitHubError);
  return (error as GitHubError).failure;
}
