import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancellation } from '../../src/runner/cancellation.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a step', () => {
  it('stops when it is interrupted, and aborts what is under way a little later', () => {
    const interruption = new AbortController();
    const step = cancellation(60_000, interruption.signal, 800);
    expect(step.reason()).toBeUndefined();
    interruption.abort('signal');
    expect(step.stop.aborted).toBe(true);
    expect(step.reason()).toBe('signal');
    vi.advanceTimersByTime(799);
    expect(step.abort.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(step.abort.aborted).toBe(true);
  });

  it('that is interrupted before it starts stops at once, and aborts later all the same', () => {
    const step = cancellation(60_000, AbortSignal.abort('signal'), 800);
    expect(step.stop.aborted).toBe(true);
    vi.advanceTimersByTime(800);
    expect(step.abort.aborted).toBe(true);
  });

  it('stops when its time is over, and remembers what came first', () => {
    const interruption = new AbortController();
    const step = cancellation(20, interruption.signal);
    vi.advanceTimersByTime(20);
    expect(step.stop.aborted).toBe(true);
    interruption.abort('signal');
    expect(step.reason()).toBe('time-limit');
  });
});
