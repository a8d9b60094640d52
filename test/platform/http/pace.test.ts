import { describe, expect, it } from 'vitest';
import { carryOut, type Unit } from '../../../src/operations/write/carry-out.ts';
import type { Clock } from '../../../src/platform/http/clock.ts';
import { errorOf } from '../../../src/platform/http/errors.ts';
import { ConcurrencyLimiter } from '../../../src/platform/http/limiter.ts';
import { type RetryDecision, retryDecision } from '../../../src/platform/http/retry.ts';

/** A clock that goes on when everything waits for it. */
class VirtualClock implements Clock {
  #now = 0;
  readonly #sleeping: { until: number; wake: () => void }[] = [];

  now = () => this.#now;
  random = () => 0.5;
  sleep = (ms: number) =>
    new Promise<void>((wake) => {
      this.#sleeping.push({ until: this.#now + ms, wake });
    });

  async run(work: Promise<unknown>): Promise<void> {
    let isDone = false;
    const end = () => {
      isDone = true;
    };
    work.then(end, end);
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      this.#sleeping.sort((one, other) => one.until - other.until);
      const next = this.#sleeping.shift();
      if (next === undefined) continue;
      this.#now = Math.max(this.#now, next.until);
      next.wake();
    }
    await work;
  }
}

interface Limit {
  perSecond: number;
  burst: number;
}

/** As nginx limits: so many a second, and so many more at once. */
function bucket({ perSecond, burst }: Limit, clock: Clock) {
  let excess = 0;
  let at = 0;
  return () => {
    const now = clock.now();
    const next = Math.max(0, excess - ((now - at) * perSecond) / 1000) + 1;
    if (next > burst + 1) return false;
    [excess, at] = [next, now];
    return true;
  };
}

/** As others limit: so many in each window. */
function window(requests: number, perMs: number, clock: Clock) {
  let [start, count] = [0, 0];
  return () => {
    if (clock.now() - start >= perMs) [start, count] = [clock.now(), 0];
    count += 1;
    return count <= requests;
  };
}

const LIMITED = { kind: 'status', method: 'GET', path: '/', status: 429, attempts: 1 } as const;
const FAILURE = { ...LIMITED, uncertain: false, mayLandLater: false };
const MAX_RETRIES = 5;

/** Makes requests to a server with a limit, eight at a time, and counts what was refused. */
function client(clock: Clock, latencyMs: number, isLetThrough: () => boolean) {
  const limiter = new ConcurrencyLimiter(8, clock);
  const { signal } = new AbortController();
  const counts = { refused: 0 };
  /** Undefined where it was let through, as the transport does it. */
  const attempt = async (counted: number, maxRetries: number): Promise<RetryDecision | undefined> => {
    await limiter.acquire(signal);
    const startedAtMs = clock.now();
    const isGood = isLetThrough();
    await clock.sleep(latencyMs, signal);
    limiter.release(startedAtMs, isGood ? 'good' : 'limited', 'GET');
    if (isGood) return undefined;
    counts.refused += 1;
    const letsThrough = limiter.letsThrough('GET');
    const context = { attempts: counted, maxRetries, random: clock.random(), remainingMs: 3_600_000 };
    return retryDecision(FAILURE, { ...context, letsThrough });
  };
  const read = async () => {
    for (let counted = 1; ; ) {
      const decision = await attempt(counted, MAX_RETRIES);
      if (decision === undefined) return;
      if (decision.action !== 'repeat') throw new Error(`gave up: ${decision.action}`);
      if (!decision.isPaced) counted += 1;
      await clock.sleep(decision.delayMs, signal);
    }
  };
  return { attempt, read, counts };
}

type Client = ReturnType<typeof client>;

/** Does `total` pieces of work, eight at a time. */
async function all(
  total: number,
  latencyMs: number,
  open: (clock: Clock) => () => boolean,
  work: (client: Client, clock: Clock) => Promise<void> = ({ read }) => read(),
) {
  const clock = new VirtualClock();
  const one = client(clock, latencyMs, open(clock));
  let left = total;
  const worker = async () => {
    while (left-- > 0) await work(one, clock);
  };
  await clock.run(Promise.all(Array.from({ length: 8 }, worker)));
  return { seconds: clock.now() / 1000, ...one.counts };
}

/** Reads a thing and writes it, as the executor does. */
async function write({ attempt, read }: Client, clock: Clock): Promise<void> {
  let isWritten = false;
  const ends: string[] = [];
  const unit: Unit<string, undefined> = {
    canLook: true,
    subject: ['tags', 'acme/api'] as const,
    isStale: () => true,
    read,
    next: () => (isWritten ? undefined : 'PUT'),
    send: async (_, attempts) => {
      const decision = await attempt(attempts, Number.POSITIVE_INFINITY);
      isWritten = decision === undefined;
      if (decision === undefined) return { kind: 'shown', value: undefined, atMs: clock.now() };
      if (decision.action !== 'repeat') throw new Error(`gave up: ${decision.action}`);
      const { delayMs, isPaced } = decision;
      return { kind: 'deferred', error: errorOf(FAILURE), delayMs, isPaced };
    },
    answered: () => {},
    isDone: () => isWritten,
    isRepeatable: () => true,
    turnsToOtherForm: () => false,
    lost: () => {},
    end: ({ kind }) => ends.push(kind),
  };
  const { signal: stop } = new AbortController();
  await carryOut(unit, { clock, stop, maxRetries: MAX_RETRIES });
  expect(ends).toEqual(['done']);
}

describe('a limit that names no time', () => {
  it.each([5, 20, 100])('of 20 a second is kept up with, with answers after %i ms', async (latencyMs) => {
    const end = await all(500, latencyMs, (clock) => bucket({ perSecond: 20, burst: 5 }, clock));
    expect(end.seconds).toBeLessThan(27.5);
    expect(end.refused).toBeLessThan(50);
  });

  it.each([
    [{ perSecond: 1, burst: 0 }, 60, 90],
    [{ perSecond: 5, burst: 0 }, 200, 55],
    [{ perSecond: 200, burst: 20 }, 4000, 24],
  ])('of %j is kept up with', async (limit, total, seconds) => {
    const end = await all(total, 10, (clock) => bucket(limit, clock));
    expect(end.seconds).toBeLessThan(seconds);
  });

  it.each([
    [20, 1000, 500, 40],
    [100, 10_000, 500, 70],
    [60, 30_000, 200, 105],
    [10, 60_000, 40, 260],
  ])('of %i in windows of %i ms is lived with', async (requests, perMs, total, seconds) => {
    const end = await all(total, 10, (clock) => window(requests, perMs, clock));
    expect(end.seconds).toBeLessThan(seconds);
  });

  it.each<[string, number, number, (clock: Clock) => () => boolean]>([
    ['20 a second', 200, 30, (clock) => bucket({ perSecond: 20, burst: 5 }, clock)],
    ['60 in windows of 30 s', 100, 130, (clock) => window(60, 30_000, clock)],
    ['10 in windows of a minute', 20, 400, (clock) => window(10, 60_000, clock)],
  ])('of %s is lived with by what reads and writes', async (_, total, seconds, open) => {
    const end = await all(total, 10, open, write);
    expect(end.seconds).toBeLessThan(seconds);
  });

  it('that lets nothing through any more uses up the retries', async () => {
    let left = 20;
    const end = all(100, 10, () => () => left-- > 0);
    await expect(end).rejects.toThrow('gave up: give-up');
  });

  it('does not slow down what is not limited', async () => {
    const end = await all(1000, 10, () => () => true);
    expect(end.seconds).toBeLessThan(1.3);
  });
});
