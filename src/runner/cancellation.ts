/** After `stop`, requests under way get so long to end: the runner kills the step 10 s after its signal. */
export const GRACE_MS = 800;

/** What ended a step early: an error is a fault that was thrown where nobody waited for it. */
export type StopReason = 'signal' | 'time-limit' | Error;

export interface Cancellation {
  /** From when on no request starts any more. */
  stop: AbortSignal;
  /** From when on no answer is awaited any more; `graceMs` after `stop`. */
  abort: AbortSignal;
  /** What came first; undefined while nothing did. */
  reason(): StopReason | undefined;
}

/**
 * Ends a step after `timeLimitMs`, or earlier.
 *
 * @param interrupted aborts, with a `StopReason` as its reason, when the process is told to end
 */
export function cancellation(
  timeLimitMs: number,
  interrupted: AbortSignal,
  graceMs: number = GRACE_MS,
): Cancellation {
  const abort = new AbortController();
  const timeLimit = new AbortController();
  setTimeout(() => timeLimit.abort('time-limit'), timeLimitMs).unref();
  const stop = AbortSignal.any([interrupted, timeLimit.signal]);
  const startGrace = () => setTimeout(() => abort.abort(), graceMs).unref();
  if (stop.aborted) startGrace();
  else stop.addEventListener('abort', startGrace, { once: true });
  return { stop, abort: abort.signal, reason: () => (stop.aborted ? stop.reason : undefined) };
}
