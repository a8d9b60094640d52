import type { StopReason } from '../model/ports.ts';

/** For requests under way: the runner kills the step 10 s after its signal. */
export const GRACE_MS = 800;

export type Cancellation = ReturnType<typeof cancellation>;

/** @param interrupted aborts with a `StopReason` as its reason */
export function cancellation(timeLimitMs: number, interrupted: AbortSignal, graceMs = GRACE_MS) {
  const aborter = new AbortController();
  const timeLimit = new AbortController();
  setTimeout(() => timeLimit.abort('time-limit'), timeLimitMs).unref();
  const stop = AbortSignal.any([interrupted, timeLimit.signal]);
  const startGrace = () => setTimeout(() => aborter.abort(), graceMs).unref();
  if (stop.aborted) startGrace();
  else stop.addEventListener('abort', startGrace, { once: true });
  return {
    /** Aborts when no further request may start. */
    stop,
    /** Aborts requests under way, `graceMs` after `stop`. */
    abort: aborter.signal,
    /** The first reason; undefined while the step runs. */
    reason: (): StopReason | undefined => (stop.aborted ? stop.reason : undefined),
  };
}
