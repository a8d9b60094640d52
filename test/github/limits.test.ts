import { describe, expect, it } from 'vitest';
import { faultsOn } from '../../emulator/github/faults.ts';
import { fleetGitHub } from '../../emulator/github/scale-state.ts';
import { clientOf, failureOf, leapingClock, openGitHub } from './open.ts';

const metadataOnly = { properties: false, teams: [] };

/** Leaps over a sleep once what was under way has its refusals. */
function clockAfter(hasRefusals: () => boolean) {
  let nowMs = Date.UTC(2026, 7, 20, 9, 0, 0);
  const sleep = async (ms: number) => {
    const endMs = nowMs + ms;
    await expect.poll(hasRefusals).toBe(true);
    for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve));
    nowMs = endMs;
  };
  return { now: () => nowMs, random: () => 0, sleep };
}

describe('the hourly limit', () => {
  it.each([403, 429] as const)('is waited for when it ends before the deadline (%i)', async (status) => {
    const clock = clockAfter(() => server.requests.length >= 3);
    const server = await openGitHub({ state: fleetGitHub(250), now: clock.now });
    const resetAtMs = clock.now() + 600_000;
    Object.assign(server.limits, { remaining: 1, resetAtMs, status });
    const pauses: [number, string][] = [];
    const github = clientOf(server, {
      clock,
      deadlineMs: clock.now() + 900_000,
      onPause: (...pause) => pauses.push(pause),
    });
    expect(await github.repositories('fleet', metadataOnly)).toHaveLength(250);
    expect(pauses).toEqual([[601_000, 'rate-limit']]);
    const refused = server.requests.filter((request) => request.status === status);
    expect(refused.length).toBeGreaterThan(0);
    expect(server.requests).toHaveLength(3 + refused.length);
  });

  it('is an error with the time of the reset when it ends later', async () => {
    const clock = leapingClock();
    const server = await openGitHub({ now: clock.now });
    Object.assign(server.limits, { remaining: 0, resetAtMs: clock.now() + 1_800_000 });
    const pauses: [number, string][] = [];
    const github = clientOf(server, {
      clock,
      deadlineMs: clock.now() + 900_000,
      onPause: (...pause) => pauses.push(pause),
    });
    const resetAtMs = clock.now() + 1_801_000;
    const failure = await failureOf(github.teamSlugs('acme'));
    expect(failure).toMatchObject({ kind: 'rate-limited', status: 403, resetAtMs });
    expect(failure).not.toHaveProperty('missingPermission');
    // No request starts any more, as it would be refused, too.
    expect(await failureOf(github.teamSlugs('acme'))).toMatchObject({ kind: 'rate-limited', resetAtMs });
    expect(server.requests).toHaveLength(1);
    expect(pauses).toEqual([]);
    expect(clock.slept).toEqual([]);
  });

  it("is reckoned by GitHub's clock, where the runner's is wrong", async () => {
    const clock = leapingClock();
    let isFirst = true;
    const theirNow = () => clock.now() - 300_000;
    const server = await openGitHub({ now: theirNow });
    Object.assign(server.limits, { remaining: 0, resetAtMs: theirNow() + 120_000 });
    server.beforeProcessing = () => {
      if (!isFirst) server.limits.remaining = 1;
      isFirst = false;
    };
    await clientOf(server, { clock }).teamSlugs('acme');
    expect(clock.slept).toEqual([121_000]);
  });

  it('holds for a request of its own deadline, too', async () => {
    const clock = leapingClock();
    const server = await openGitHub({ now: clock.now });
    Object.assign(server.limits, { remaining: 0, resetAtMs: clock.now() + 120_000 });
    const comment = {
      pull: { owner: 'acme', repo: 'payments-api', number: 7 },
      identity: { operation: 'gate', workflow: 'checks' },
      run: { commit: 'abc', runNumber: 1, runAttempt: 1 },
      text: 'text',
      post: 'always' as const,
    };
    const github = clientOf(server, { clock, deadlineMs: clock.now() + 3_600_000 });
    const hurried = github.postComment({ ...comment, deadlineMs: clock.now() + 60_000 });
    expect(await failureOf(hurried)).toMatchObject({ kind: 'rate-limited' });
    expect(await github.teamSlugs('acme')).not.toHaveLength(0);
  });
});

describe('a limit against bursts', () => {
  it('is waited for as long as Retry-After says', async () => {
    const clock = leapingClock();
    const server = await openGitHub({ now: clock.now });
    Object.assign(server.limits, { secondaryRefusals: 1, retryAfterSeconds: 17 });
    await clientOf(server, { clock }).teamSlugs('acme');
    expect(clock.slept).toEqual([17_000]);
    expect(server.requests).toHaveLength(2);
  });

  it('is waited for a minute, and then twice as long, when GitHub does not say how long', async () => {
    const clock = leapingClock();
    const server = await openGitHub({ now: clock.now });
    server.limits.secondaryRefusals = 2;
    await clientOf(server, { clock }).teamSlugs('acme');
    expect(clock.slept).toEqual([60_000, 120_000]);
  });

  it('is an error when it does not end', async () => {
    const clock = leapingClock();
    const server = await openGitHub({ now: clock.now });
    Object.assign(server.limits, { secondaryRefusals: 99, retryAfterSeconds: 1, status: 429 });
    const error = await failureOf(clientOf(server, { clock }).teamSlugs('acme'));
    expect(error).toMatchObject({ kind: 'rate-limited', status: 429, resetAtMs: clock.now() + 1000 });
    expect(server.requests).toHaveLength(4);
  });

  it('pauses all requests, and is logged once', async () => {
    const clock = clockAfter(() => server.limits.secondaryRefusals === 0);
    const server = await openGitHub({ state: fleetGitHub(2000), now: clock.now });
    server.beforeProcessing = ({ index }) => {
      if (index === 1) Object.assign(server.limits, { secondaryRefusals: 5, retryAfterSeconds: 30 });
    };
    const pauses: [number, string][] = [];
    const github = clientOf(server, { clock, onPause: (...pause) => pauses.push(pause) });
    expect(await github.repositories('fleet', metadataOnly)).toHaveLength(2000);
    expect(pauses).toEqual([[30_000, 'rate-limit']]);
  });

  it('is understood in an answer of GraphQL, too', async () => {
    const clock = leapingClock();
    const limited = { errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] };
    const headers = {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(clock.now() / 1000 + 40),
    };
    const server = await openGitHub({ now: clock.now });
    const isGraphQl = ({ template }: { template: string | undefined }) => template === '/graphql';
    server.faults = faultsOn(isGraphQl, { kind: 'status', status: 200, headers, body: limited }, 1);
    const pull = { owner: 'acme', repo: 'payments-api', number: 7 };
    const commit = await clientOf(server, { clock }).pullRequestHead(pull);
    const comment = {
      pull,
      identity: { operation: 'gate', workflow: 'checks' },
      run: { commit, runNumber: 1, runAttempt: 1 },
      text: 'first',
      post: 'always' as const,
    };
    await clientOf(server, { clock }).postComment(comment);
    const again = { ...comment, text: 'second' };
    expect(await clientOf(server, { clock }).postComment(again)).toMatchObject({ action: 'updated' });
    expect(clock.slept).toEqual([41_000]);
  });
});

describe('a step that is stopped', () => {
  it('ends the pause', async () => {
    const stop = new AbortController();
    const server = await openGitHub();
    Object.assign(server.limits, { remaining: 0 });
    const sleep = async (_ms: number, signal: AbortSignal) => {
      stop.abort();
      expect(signal.aborted).toBe(true);
    };
    const clock = { now: Date.now, random: Math.random, sleep };
    expect(await failureOf(clientOf(server, { clock, stop: stop.signal }).teamSlugs('acme'))).toMatchObject({
      kind: 'cancelled',
    });
  });

  it('ends what is under way and what waits for its turn', async () => {
    const stop = new AbortController();
    const server = await openGitHub({ state: fleetGitHub(3000) });
    server.faults = ({ index }) => (index === 0 ? undefined : { kind: 'delay', ms: 60_000 });
    server.beforeProcessing = ({ index }) => {
      if (index === 10) stop.abort();
    };
    const error = await failureOf(
      clientOf(server, { stop: stop.signal }).repositories('fleet', metadataOnly),
    );
    expect(error).toMatchObject({ kind: 'cancelled' });
    expect(server.requests).toHaveLength(11);
  });

  it('leaves nothing waiting for ever', async () => {
    const stop = new AbortController();
    const server = await openGitHub({ faults: () => ({ kind: 'delay', ms: 60_000 }) });
    server.beforeProcessing = ({ index }) => {
      if (index === 9) stop.abort();
    };
    const github = clientOf(server, { stop: stop.signal });
    const ended = await Promise.all(Array.from({ length: 40 }, () => failureOf(github.teamSlugs('acme'))));
    for (const error of ended) expect(error).toMatchObject({ kind: 'cancelled' });
    expect(server.requests).toHaveLength(10);
  });
});
