import { describe, expect, it } from 'vitest';
import { retryAfterMs } from '../../../src/platform/http/answer.ts';
import { concurrencyLimiter } from '../../../src/platform/http/limiter.ts';
import { errorOf, open } from '../server.ts';

const POLICIES = { body: { policies: [] } };
const SCANS = { diff_scan: true, full_scan: false };
const limited = (retryAfter?: string) => ({
  status: 429,
  headers: (retryAfter === undefined ? {} : { 'retry-after': retryAfter }) as Record<string, string>,
});

describe('a 429', () => {
  it('makes every request wait for as long as the platform asks', async () => {
    const client = await open((_, index) => (index === 0 ? limited('7') : POLICIES));
    await client.reader.policies(1n);
    // The clock goes on between the answer and the sleep.
    expect(client.slept).toEqual([expect.toSatisfy((ms: number) => ms > 6000 && ms <= 7000)]);
    expect(client.pauses).toEqual([7000]);
  });

  it("counts a date from the answer's own, where the server's clock is an hour ahead", async () => {
    const date = (ms: number) => new Date(Date.now() + 3_600_000 + ms).toUTCString();
    const client = await open(
      (_, index) =>
        index === 0 ? { status: 429, headers: { date: date(0), 'retry-after': date(20_000) } } : POLICIES,
      { deadlineMs: Date.now() + 60_000 },
    );
    expect(await client.reader.policies(1n)).toEqual([]);
    expect(client.slept).toEqual([expect.toSatisfy((ms: number) => ms > 18_000 && ms <= 21_000)]);
  });

  it('without a time is waited for ever longer, and never counts as an attempt', async () => {
    const client = await open((_, index) => (index < 5 ? limited() : POLICIES), { maxRetries: 0 });
    expect(await client.reader.policies(1n)).toEqual([]);
    expect(client.pauses).toEqual([1000, 2000, 4000, 8000, 16_000]);
  });

  it('begins at one second again after an answer', async () => {
    const answers = [limited(), limited(), POLICIES, limited(), POLICIES];
    const client = await open((_, index) => answers[index] ?? 'reset');
    await client.reader.policies(1n);
    await client.reader.policies(1n);
    expect(client.pauses).toEqual([1000, 2000, 1000]);
  });

  it('ends the step where nothing is let through for a minute', async () => {
    const client = await open(() => limited());
    const error = await errorOf(client.reader.policies(1n));
    expect(error).toMatchObject({ failure: { kind: 'rate-limit', status: 429 } });
    expect(client.seen).toHaveLength(7);
  });

  it('whose pause outlasts the time limit ends the step, for all requests', async () => {
    const client = await open(() => limited('60'), { deadlineMs: Date.now() + 30_000 });
    const error = await errorOf(client.reader.policies(1n));
    expect(error).toMatchObject({ failure: { kind: 'rate-limit', status: 429, retryAfterMs: 60_000 } });
    const write = client.writer.toggleManagedScan('acme', 'acme/api', SCANS, 1);
    expect(await errorOf(write)).toMatchObject({ failure: { kind: 'rate-limit' } });
    expect(client.slept).toEqual([]);
    expect(client.seen).toHaveLength(1);
  });

  it('is left when the step is stopped', async () => {
    const sleep = async () => client.stop.abort();
    const clock = { now: Date.now, random: Math.random, sleep };
    const client = await open(() => limited('60'), { clock });
    expect(await errorOf(client.reader.policies(1n))).toMatchObject({ failure: { kind: 'cancelled' } });
    expect(client.seen).toHaveLength(1);
  });

  it('of a write is said, and so is the pause that the next one has waited for', async () => {
    const client = await open((_, index) =>
      index === 0 ? limited('7') : { body: { project: { name: 'acme/api' } } },
    );
    const toggle = () => client.writer.toggleManagedScan('acme', 'acme/api', SCANS, 1);
    expect(await toggle()).toEqual({ kind: 'limited' });
    expect(client.slept).toEqual([]);
    // The plan from before the pause may be outdated.
    expect(await toggle()).toEqual({ kind: 'limited' });
    expect(client.slept).toHaveLength(1);
    expect(client.seen).toHaveLength(1);
    expect(await toggle()).toMatchObject({ kind: 'answered' });
  });
});

describe('the number of requests at the same time', () => {
  const never = new AbortController().signal;

  function openLimiter() {
    let now = 0;
    const pass = (ms: number) => {
      now += ms;
      return now;
    };
    const clock = { now: () => now, random: () => 0, sleep: async (ms: number) => void pass(ms) };
    return { limiter: concurrencyLimiter(8, clock), pass };
  }

  /** The number of requests that are let in before the next one has to wait. */
  async function slots(limiter: ReturnType<typeof concurrencyLimiter>) {
    const later = () => new Promise<boolean>((resolve) => setImmediate(() => resolve(false)));
    const acquired = () => limiter.acquire(never, () => Number.POSITIVE_INFINITY).then(() => true);
    let count = 0;
    while (await Promise.race([acquired(), later()])) count += 1;
    for (let taken = count; taken >= 0; taken--) limiter.release();
    return count;
  }

  it('is halved by each 429 for the rest of the step, down to one', async () => {
    const { limiter, pass } = openLimiter();
    expect(await slots(limiter)).toBe(8);
    for (const left of [4, 2, 1, 1]) {
      limiter.noteLimit(pass(5000), 1, never);
      pass(5000);
      expect(await slots(limiter)).toBe(left);
    }
  });

  it('is halved once by those that were under way together, whose pause is one', () => {
    const { limiter, pass } = openLimiter();
    pass(100);
    expect(limiter.noteLimit(0, undefined, never)).toMatchObject({
      pauseMs: 1000,
      addedMs: 1000,
      limitedForMs: 0,
    });
    pass(5);
    expect(limiter.noteLimit(50, undefined, never)).toMatchObject({
      pauseMs: 0,
      addedMs: 0,
      limitedForMs: 5,
    });
    expect(limiter.noteLimit(50, 3000, never)).toMatchObject({
      pauseMs: 3000,
      addedMs: 2005,
      limitedForMs: 0,
    });
  });
});

describe('Retry-After', () => {
  const now = Date.UTC(2026, 7, 20, 12);

  it.each([
    ['7', 7000],
    [' 1.5 ', 1500],
    ['Thu, 20 Aug 2026 12:00:30 GMT', 30_000],
  ])('%j is %i ms', (text, ms) => {
    expect(retryAfterMs(text, now)).toBe(ms);
  });

  it.each(['', '0', '-1', '1e3', '5 min', 'Infinity', 'Thu, 20 Aug 2026 11:59:59 GMT'])(
    '%j is no time',
    (text) => {
      expect(retryAfterMs(text, now)).toBeUndefined();
    },
  );
});
