import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../src/platform/http/clock.ts';
import { ConcurrencyLimiter } from '../../../src/platform/http/limiter.ts';
import { backoff } from '../../../src/platform/http/retry.ts';

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
    void work.then(() => {
      isDone = true;
    });
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      this.#sleeping.sort((one, other) => one.until - other.until);
      const next = this.#sleeping.shift();
      if (next === undefined) continue;
      this.#now = Math.max(this.#now, next.until);
      next.wake();
    }
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

/** Sends `total` requests, each again until it is let through. */
async function send(total: number, latencyMs: number, open: (clock: Clock) => () => boolean) {
  const clock = new VirtualClock();
  const isLetThrough = open(clock);
  const limiter = new ConcurrencyLimiter(8, clock);
  const { signal } = new AbortController();
  let [left, refused, mostAttempts] = [total, 0, 0];
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      for (let attempts = 1; ; attempts++) {
        await limiter.acquire(signal);
        const startedAtMs = clock.now();
        const isGood = isLetThrough();
        await clock.sleep(latencyMs);
        limiter.release(startedAtMs, isGood ? 'good' : 'limited');
        mostAttempts = Math.max(mostAttempts, attempts);
        if (isGood) break;
        refused += 1;
        await clock.sleep(backoff(attempts, clock.random()));
      }
    }
  };
  await clock.run(Promise.all(Array.from({ length: 8 }, worker)));
  return { seconds: clock.now() / 1000, refused, mostAttempts };
}

describe('a limit that names no time', () => {
  it.each([5, 20, 100])('of 20 a second is kept up with, with answers after %i ms', async (latencyMs) => {
    const end = await send(500, latencyMs, (clock) => bucket({ perSecond: 20, burst: 5 }, clock));
    expect(end.seconds).toBeLessThan(27.5);
    expect(end.refused).toBeLessThan(50);
    expect(end.mostAttempts).toBeLessThan(5);
  });

  it.each([
    [{ perSecond: 1, burst: 0 }, 60, 90],
    [{ perSecond: 5, burst: 0 }, 200, 55],
    [{ perSecond: 200, burst: 20 }, 4000, 24],
  ])('of %j is kept up with', async (limit, total, seconds) => {
    const end = await send(total, 10, (clock) => bucket(limit, clock));
    expect(end.seconds).toBeLessThan(seconds);
    expect(end.mostAttempts).toBeLessThanOrEqual(6);
  });

  it.each([
    [20, 1000, 500, 40],
    [100, 10_000, 500, 70],
  ])('of %i in windows of %i ms is lived with', async (requests, perMs, total, seconds) => {
    const end = await send(total, 10, (clock) => window(requests, perMs, clock));
    expect(end.seconds).toBeLessThan(seconds);
    expect(end.mostAttempts).toBeLessThanOrEqual(6);
  });

  it('does not slow down what is not limited', async () => {
    const end = await send(1000, 10, () => () => true);
    expect(end.seconds).toBeLessThan(1.3);
  });
});
