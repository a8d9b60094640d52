import type { Clock } from './options.ts';

/** For a 429 without `Retry-After`; doubles until another answer comes. */
const FIRST_PAUSE_MS = 1000;

/** Limits the requests at the same time. A 429 makes all wait, and halves their number for the rest of the step. */
export function concurrencyLimiter(max: number, clock: Clock) {
  const waiting: (() => void)[] = [];
  let slots = max;
  let inUse = 0;
  let lastLimitMs = Number.NEGATIVE_INFINITY;
  let pauses: { untilMs: number; signal: AbortSignal }[] = [];
  let onlyLimitsSinceMs: number | undefined;
  let nextPauseMs = FIRST_PAUSE_MS;
  const pausedUntilMs = () => {
    pauses = pauses.filter(({ untilMs, signal }) => untilMs > clock.now() && !signal.aborted);
    return Math.max(0, ...pauses.map(({ untilMs }) => untilMs));
  };
  const pauseLeftMs = () => pausedUntilMs() - clock.now();
  const wake = (count: number) => {
    for (const resume of waiting.splice(0, Math.max(0, count))) resume();
  };
  return {
    pauseLeftMs,

    /**
     * Waits for the end of a pause, unless it is longer than `maxPauseMs`, and for a free slot, or until `signal`
     * aborts. Every `acquire` needs a `release`.
     *
     * @param isNext takes the next free slot
     * @returns whether there was a pause
     */
    async acquire(signal: AbortSignal, maxPauseMs: () => number, isNext = false) {
      let wasPaused = false;
      while (!signal.aborted) {
        const pauseMs = pauseLeftMs();
        if (pauseMs > 0) wasPaused = true;
        if (pauseMs > maxPauseMs()) break;
        if (pauseMs > 0)
          await clock.sleep(pauseMs, AbortSignal.any([signal, ...pauses.map((pause) => pause.signal)]));
        else if (inUse < slots) break;
        else
          await new Promise<void>((resolve) => (isNext ? waiting.unshift(resolve) : waiting.push(resolve)));
      }
      inUse += 1;
      return wasPaused;
    },

    release() {
      inUse -= 1;
      wake(slots - inUse);
    },

    /** Ends all waits for a slot. */
    wakeAll: () => wake(waiting.length),

    /** Another answer than a 429 came. */
    resetBackoff() {
      onlyLimitsSinceMs = undefined;
      nextPauseMs = FIRST_PAUSE_MS;
    },

    /**
     * Makes all requests wait for `pauseMs` after a 429, `addedMs` longer than before. For `limitedForMs`, there were
     * only 429s without `Retry-After`.
     *
     * @param startedAtMs when the request was sent: of those under way together, one 429 counts
     * @param signal ends this pause
     */
    noteLimit(startedAtMs: number, retryAfterMs: number | undefined, signal: AbortSignal) {
      const nowMs = clock.now();
      const isNew = startedAtMs >= lastLimitMs;
      const pauseMs = retryAfterMs ?? (isNew ? nextPauseMs : 0);
      if (isNew) {
        lastLimitMs = nowMs;
        slots = Math.max(1, Math.floor(slots / 2));
      }
      onlyLimitsSinceMs = retryAfterMs === undefined ? (onlyLimitsSinceMs ?? nowMs) : undefined;
      if (retryAfterMs === undefined && isNew) nextPauseMs *= 2;
      const addedMs = Math.max(0, nowMs + pauseMs - Math.max(nowMs, pausedUntilMs()));
      pauses.push({ untilMs: nowMs + pauseMs, signal });
      return { pauseMs, addedMs, limitedForMs: nowMs - (onlyLimitsSinceMs ?? nowMs) };
    },
  };
}
