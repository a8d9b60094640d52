import { describe, expect, it } from 'vitest';
import type { Fault, FaultSource } from '../../emulator/platform/faults.ts';
import type { LoggedRequest } from '../../emulator/platform/logged-request.ts';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform, PlatformOptions } from '../../emulator/platform/server.ts';
import { expectSuccess, stepOn, theError } from '../operations/scenario.ts';
import { openPlatform, openServer, stepAt } from './open.ts';

const TAG = { operation: 'tag', tags: 'new', projects: 'fleet/**', 'max-changes': '999', 'max-retries': '3' };
/** The default of `concurrency`. */
const CONCURRENCY = 8;
/** The least wait of every pause here, less what clocks are apart, in ms. */
const PAUSE_MS = 990;

/** Answers the nth request, counted from 0, with 429. */
const tooMany =
  (n: number, retryAfter?: () => string): FaultSource =>
  ({ index }) =>
    index === n
      ? { kind: 'status', status: 429, ...(retryAfter === undefined ? {} : { retryAfter: retryAfter() }) }
      : undefined;

const isRefused = ({ fault }: LoggedRequest) => fault?.kind === 'status' && fault.status === 429;

/** Answers nothing from the nth request on until all that may be under way are, and the others after the nth only. */
function holdFrom(n: number): Pick<PlatformOptions, 'quirks' | 'onAnswer'> {
  const full = Promise.withResolvers<void>();
  const refused = Promise.withResolvers<void>();
  return {
    quirks: {
      onRequest: ({ index }) => {
        if (index === n + CONCURRENCY - 1) full.resolve();
        if (index < n) return;
        return index === n ? full.promise : refused.promise;
      },
    },
    onAnswer: (request) => {
      if (isRefused(request)) refused.resolve();
    },
  };
}

/**
 * That nothing was sent for a second after the last 429 was read. A step that the system let wait has several answers to
 * read at once, in any order, and each that it reads before the 429 may be followed by a request.
 */
function expectPause({ requests }: Platform): void {
  const end = requests.findLast(isRefused)?.doneAt ?? Number.NaN;
  const after = requests.map(({ at }) => at - end).filter((since) => since > 0);
  expect(after.length).toBeGreaterThan(50);
  expect(after.filter((since) => since < PAUSE_MS).length).toBeLessThan(CONCURRENCY);
}

describe.concurrent('a 429 makes every request of the step wait,', () => {
  it.each([
    ['as many seconds as it says', () => '1'],
    // A date is in whole seconds, of which the first is broken.
    ['until the date that it says', () => new Date(Date.now() + 3000).toUTCString()],
  ])('%s', async (_, retryAfter) => {
    const platform = await openPlatform({
      state: fleetState(150),
      faults: tooMany(9, retryAfter),
      ...holdFrom(9),
    });
    expectSuccess(await stepOn(platform, TAG));
    expect(platform.state.projects.all.every(({ tags }) => tags.includes('new'))).toBe(true);
    expect(platform.requests.filter(isRefused)).toHaveLength(1);
    expectPause(platform);
  });

  it('also where the request that met it is not sent again', async () => {
    const platform = await openPlatform({
      state: fleetState(150),
      faults: tooMany(9, () => '1'),
      ...holdFrom(9),
    });
    const run = await stepOn(platform, { ...TAG, 'max-retries': '0' });
    expect(theError(run)).toContain('1 of 150 projects failed');
    expectPause(platform);
  });

  it('and so does a 503 with Retry-After, of a triage that is not sent again', async () => {
    const fault: Fault = { kind: 'status', status: 503, retryAfter: '1' };
    const platform = await openPlatform({ state: findingsState(3001) });
    platform.faults = ({ index }) => (index === 0 ? fault : undefined);
    const ids = platform.state.findings.all.map(({ id }) => id).join();
    const inputs = { operation: 'triage', 'issue-type': 'sast', 'issue-ids': ids, 'new-note': 'x' };
    expect(theError(await stepOn(platform, inputs))).toContain('answered with 503');
    const [first, second] = platform.requests;
    expect((second?.at ?? 0) - (first?.doneAt ?? 0)).toBeGreaterThan(PAUSE_MS);
  });
});

describe.concurrent('a date to come back at', () => {
  it("counts from the answer's own date, where the server's clock is an hour ahead", async () => {
    const date = (ms: number) => new Date(Date.now() + 3_600_000 + ms).toUTCString();
    const { url, seen } = await openServer((_, response) => {
      const isFirst = seen.length === 1;
      const headers = { 'content-type': 'application/json', date: date(0) };
      response.writeHead(isFirst ? 429 : 200, isFirst ? { ...headers, 'retry-after': date(2000) } : headers);
      response.end(isFirst ? '' : '{"policies":[]}');
    });
    expectSuccess(await stepAt(url, { operation: 'list-policies', 'max-retries': '1', 'time-limit': '10m' }));
    expect(seen).toHaveLength(2);
  });
});

describe.concurrent('a 429 that says nothing', () => {
  it('lets the request that met it wait, and the others go on at the pace that is let through', async () => {
    const path = '/projects/fleet/service-00005/tags';
    let refused = 0;
    const faults: FaultSource = (request) =>
      request.path.endsWith(path) && refused++ < 3 ? { kind: 'status', status: 429 } : undefined;
    const platform = await openPlatform({ state: fleetState(150), latency: 30, faults });
    expectSuccess(await stepOn(platform, TAG));
    const puts = platform.requests.filter((request) => request.path.endsWith(path));
    const waits = puts.slice(1).map(({ at }, index) => at - (puts[index]?.doneAt ?? Number.NaN));
    expect(waits).toHaveLength(3);
    for (const wait of waits) expect(wait).toBeGreaterThan(240);
    const after = platform.requests.filter(
      ({ at }) => at > (puts[0]?.doneAt ?? 0) && at < (puts[1]?.at ?? 0),
    );
    expect(after).not.toEqual([]);
  });
});

describe.concurrent('a platform that obeys a limit of its own', () => {
  it.each(['seconds', 'date', 'none'] as const)(
    'is worked through at its pace, told by %s',
    async (retryAfter) => {
      const quirks = { rateLimit: { requests: 12, perMs: 500, retryAfter } };
      const platform = await openPlatform({ state: fleetState(24), quirks });
      expectSuccess(await stepOn(platform, { ...TAG, 'max-retries': '20' }));
      // Nearly all that was under way may have been refused at the end of a window, but nothing beyond; before a
      // write is sent again, its project is read again.
      expect(platform.requests.length).toBeLessThan(25 + 24 + 24);
    },
  );
});

describe.concurrent('a platform that wants a step to wait for more than ten minutes ends it at once:', () => {
  const inAYear = () => new Date(Date.now() + 365 * 86_400_000).toUTCString();
  it.each([
    ['601 seconds', () => '601', /asks to wait for 10 min 1 s, which is longer than the step can still wait/],
    ['a day', () => '86400', /asks to wait for 24 h/],
    ['more digits than a number has', () => '9'.repeat(400), /asks to wait for more than a year/],
    ['a year, as a date', inAYear, /asks to wait for 8,7\d\d h/],
  ])('%s', async (_, retryAfter, message) => {
    const platform = await openPlatform({
      state: fleetState(60),
      latency: 20,
      faults: tooMany(9, retryAfter),
    });
    const run = await stepOn(platform, TAG);
    const error = theError(run);
    expect(error).toMatch(/^The operation tag failed in part: The rate limit of the platform is used up/);
    expect(error).toMatch(message);
    expect(error).toMatch(/ Run the step again after that time, with a lower `concurrency`\.$/);
    expect(run.outputs.outcome).toBe('partial');
    expect(run.summary).toMatch(/tag: \d+ tags added in \d+ projects; 1 project failed, \d+ not reached/);
    expect(platform.requests.length).toBeLessThan(30);
  });
});
