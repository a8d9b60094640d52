import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type Cancellation, cancellation, GRACE_MS } from '../../src/runner/cancellation.ts';

let step: Cancellation | undefined;

afterEach(() => {
  step?.end();
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
});

describe('a step', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'stops at %s, and aborts what is under way a little later',
    async (signal) => {
      step = cancellation(60_000);
      expect(step.reason()).toBeUndefined();
      process.kill(process.pid, signal);
      await delay(50);
      expect(step.stop.aborted).toBe(true);
      expect(step.abort.aborted).toBe(false);
      expect(step.reason()).toBe('signal');
      await delay(GRACE_MS + 100);
      expect(step.abort.aborted).toBe(true);
    },
  );

  it('stops when its time is over, and remembers what came first', async () => {
    step = cancellation(20);
    await delay(80);
    process.kill(process.pid, 'SIGINT');
    await delay(50);
    expect(step.stop.aborted).toBe(true);
    expect(step.reason()).toBe('time-limit');
  });

  it('is not stopped by a limit that is longer than timers can hold', async () => {
    step = cancellation(2 ** 31);
    await delay(50);
    expect(step.stop.aborted).toBe(false);
  });
});
