import { onFault } from './faults.ts';

/** After `stop`, requests under way get so long to end: the runner kills the step 10 s after its signal. */
export const GRACE_MS = 800;

/** What ended a step early: an error is a fault that was thrown where nobody waited for it. */
export type StopReason = 'signal' | 'time-limit' | Error;

export interface Cancellation {
  /** From when on no request starts any more. */
  stop: AbortSignal;
  /** From when on no answer is awaited any more; `GRACE_MS` after `stop`. */
  abort: AbortSignal;
  /** What came first; undefined while nothing did. */
  reason(): StopReason | undefined;
}

/** Ends a step on SIGINT, on SIGTERM, after `timeLimitMs`, and on a fault. */
export function cancellation(timeLimitMs: number): Cancellation {
  const stop = new AbortController();
  const abort = new AbortController();
  let reason: StopReason | undefined;
  const cancel = (why: StopReason) => {
    reason ??= why;
    stop.abort();
    setTimeout(() => abort.abort(), GRACE_MS).unref();
  };
  const onSignal = () => cancel('signal');
  onFault(cancel);
  setTimeout(() => cancel('time-limit'), timeLimitMs).unref();
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  return { stop: stop.signal, abort: abort.signal, reason: () => reason };
}
