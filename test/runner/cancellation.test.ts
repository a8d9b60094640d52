import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancellation, GRACE_MS } from '../../src/runner/cancellation.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const others = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  for (const signal of SIGNALS) {
    for (const listener of process.listeners(signal)) {
      if (!others.get(signal)?.includes(listener)) process.off(signal, listener);
    }
  }
});

describe('a step', () => {
  it.each(SIGNALS)('stops at %s, and aborts what is under way a little later', async (signal) => {
    const step = cancellation(60_000);
    expect(step.reason()).toBeUndefined();
    const stopped = once(step.stop, 'abort');
    process.kill(process.pid, signal);
    await stopped;
    expect(step.reason()).toBe('signal');
    vi.advanceTimersByTime(GRACE_MS - 1);
    expect(step.abort.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(step.abort.aborted).toBe(true);
  });

  it('stops when its time is over, and remembers what came first', async () => {
    const step = cancellation(20);
    vi.advanceTimersByTime(20);
    expect(step.stop.aborted).toBe(true);
    const signalled = once(process, 'SIGINT');
    process.kill(process.pid, 'SIGINT');
    await signalled;
    expect(step.reason()).toBe('time-limit');
  });
});
