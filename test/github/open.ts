/**
 * An embedded GitHub for each test, whose description knows all that is sent. And comments as a gate posts them on pull
 * request 7 of acme/payments-api.
 */

import { expect } from 'vitest';
import { ACTIONS_TOKEN, APP_TOKEN, HEAD_SHA } from '../../emulator/github/believable-state.ts';
import { type GitHubServer, type GitHubServerOptions, startGitHub } from '../../emulator/github/server.ts';
import type { StoredComment } from '../../emulator/github/state.ts';
import { postComment, type StickyComment } from '../../src/github/comments.ts';
import { GitHubError } from '../../src/github/errors.ts';
import { type Octokit, type OctokitOptions, openOctokit } from '../../src/github/octokit.ts';
import type { GitHubFailure } from '../../src/model/failure.ts';
import { atEndOfTest } from '../ending.ts';
import { undescribed } from './description.ts';

export async function openGitHub(options: GitHubServerOptions = {}): Promise<GitHubServer> {
  const server = await startGitHub(options);
  atEndOfTest(async () => {
    await server.close();
    expect(server.requests.flatMap((one) => undescribed(one, server.prefix))).toEqual([]);
  });
  return server;
}

/** Waits between repeats and for limits take a millisecond for each second. */
export function octokitFor(
  server: Pick<GitHubServer, 'url'>,
  options: Partial<OctokitOptions> = {},
): Promise<Octokit> {
  return openOctokit({
    token: APP_TOKEN,
    apiUrl: server.url,
    clock: { now: Date.now },
    stop: new AbortController().signal,
    pauses: { remainingMs: 60_000, untilMs: 0 },
    secondMs: 1,
    ...options,
  });
}

/** Routes of the requests that arrived, as `GET /repos/{owner}/{repo}`. */
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

export const pull = { owner: 'acme', repo: 'payments-api', number: 7 };
export const OTHER_SHA = '0123456789abcdef0123456789abcdef01234567';

export function gate(runNumber: number, more: Partial<StickyComment> = {}): StickyComment {
  return {
    pull,
    identity: { operation: 'gate', workflow: 'acme/payments-api/.github/workflows/gate.yml' },
    commit: HEAD_SHA,
    text: `**failed** in run ${runNumber}`,
    post: 'always',
    ...more,
  };
}

export async function post(server: GitHubServer, comment: StickyComment, token = ACTIONS_TOKEN) {
  return (await postComment(await octokitFor(server, { token }), comment)).url;
}

/** Each comment as a reader sees it, without the marker. */
export const texts = ({ state }: GitHubServer) =>
  state.comments.map(({ body }) => body.replace(/^<!--.*-->\n/, ''));

export function addComment(server: GitHubServer, author: string, body: string, id = 1000): StoredComment {
  const repositoryId = server.state.pulls[0]?.repositoryId ?? 0;
  const at = '2026-08-19T09:00:00.000Z';
  const comment = { id, repositoryId, number: 7, author, body, createdAt: at, updatedAt: at };
  server.state.comments.push(comment);
  return comment;
}

export function pushTo(server: GitHubServer, headSha: string): void {
  const stored = server.state.pulls.find(({ number }) => number === 7);
  if (stored) stored.headSha = headSha;
}
