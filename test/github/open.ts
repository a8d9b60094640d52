/** An embedded GitHub for each test; every exchange with it is held against GitHub's own description. */

import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { APP_TOKEN } from '../../emulator/github/believable-state.ts';
import { type GitHubServer, type GitHubServerOptions, startGitHub } from '../../emulator/github/server.ts';
import { createGitHub, type GitHub } from '../../src/github/client.ts';
import type { ConnectionOptions } from '../../src/github/connection.ts';
import { GitHubError, type GitHubFailure } from '../../src/github/errors.ts';
import type { Clock } from '../../src/platform/http/clock.ts';
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

export function clientOf(server: GitHubServer, options: Partial<ConnectionOptions> = {}): GitHub {
  return createGitHub({
    token: APP_TOKEN,
    apiUrl: server.url,
    clock: realClock,
    stop: new AbortController().signal,
    ...options,
  });
}

/** Waits between retries are cut short. */
export const realClock: Clock = {
  now: Date.now,
  random: () => 0,
  sleep: (ms, signal) => delay(Math.min(ms, 5), undefined, { signal }).catch(() => undefined),
};

export interface LeapingClock extends Clock {
  /** What was slept, in ms. */
  readonly slept: number[];
}

/** Stands still but for sleeps, which take no time. */
export function leapingClock(startMs = Date.UTC(2026, 7, 20, 9, 0, 0)): LeapingClock {
  let nowMs = startMs;
  const slept: number[] = [];
  return {
    slept,
    now: () => nowMs,
    random: () => 0,
    sleep: async (ms) => {
      slept.push(ms);
      nowMs += ms;
    },
  };
}

/** Of the requests that arrived, as `GET /repos/{owner}/{repo}`. */
export function routesOf({ requests }: GitHubServer): string[] {
  return requests.map(({ method, template }) => `${method} ${template}`);
}

/** The error of a promise that is to fail. */
export async function errorOf(promise: Promise<unknown>): Promise<GitHubError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(GitHubError);
  return error as GitHubError;
}

/** Why a promise fails that is to fail. */
export async function failureOf(promise: Promise<unknown>): Promise<GitHubFailure> {
  return (await errorOf(promise)).failure;
}
