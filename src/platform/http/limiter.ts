import type { Clock } from './options.ts';

/** The first pause for a 429 without `Retry-After`, in ms; it doubles until an answer other than 429. */
const FIRST_PAUSE_MS = 1000;

/**
 * Limits how many requests are sent at the same time, and makes all of them wait during a pause. A 429 pauses, and halves
 * the number for the rest of the step.
 */
export class ConcurrencyLimiter {
  readonly #clock: Clock;
  readonly #waiting: (() => void)[] = [];
  #limit: number;
  #inUse = 0;
  #limitedAtMs = Number.NEGATIVE_INFINITY;
  #pausedUntilMs = Number.NEGATIVE_INFINITY;
  #refusedSinceMs: number | undefined;
  #nextPauseMs = FIRST_PAUSE_MS;

  constructor(max: number, clock: Clock) {
    this.#limit = max;
    this.#clock = clock;
  }

  /** The remaining pause in ms; 0 or less when there is none. */
  get pauseLeftMs(): number {
    return this.#pausedUntilMs - this.#clock.now();
  }

  /**
   * Waits for the end of the pause and a free slot. Every `acquire` needs a `release`.
   *
   * @param maxPauseMs does not wait for the end of a longer pause
   * @returns whether there was a pause
   */
  async acquire(signal: AbortSignal, maxPauseMs: () => number): Promise<boolean> {
    let wasPaused = false;
    while (!signal.aborted) {
      const pauseMs = this.pauseLeftMs;
      if (pauseMs > 0) wasPaused = true;
      if (pauseMs > maxPauseMs()) break;
      if (pauseMs > 0) await this.#clock.sleep(pauseMs, signal);
      else if (this.#inUse < this.#limit) break;
      else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#inUse += 1;
    return wasPaused;
  }

  release(): void {
    this.#inUse -= 1;
    this.#wake(this.#limit - this.#inUse);
  }

  /** Ends all waits for a slot, because the step was stopped. */
  wakeAll(): void {
    this.#wake(this.#waiting.length);
  }

  /** Notes an answer other than a 429. */
  letThrough(): void {
    this.#refusedSinceMs = undefined;
    this.#nextPauseMs = FIRST_PAUSE_MS;
  }

  /**
   * Notes a 429, and makes all requests wait for `pauseMs` from now on, which is `addedMs` longer than before.
   * `refusedForMs` says how long every answer has been a 429 without `Retry-After`.
   *
   * @param startedAtMs when the request was sent: one 429 counts of several requests that were under way together
   */
  refuse(startedAtMs: number, retryAfterMs: number | undefined) {
    const now = this.#clock.now();
    const isNew = startedAtMs >= this.#limitedAtMs;
    const pauseMs = retryAfterMs ?? (isNew ? this.#nextPauseMs : 0);
    if (isNew) {
      this.#limitedAtMs = now;
      this.#limit = Math.max(1, Math.floor(this.#limit / 2));
    }
    if (retryAfterMs === undefined) {
      this.#refusedSinceMs ??= now;
      if (isNew) this.#nextPauseMs *= 2;
    }
    const addedMs = Math.max(0, now + pauseMs - Math.max(now, this.#pausedUntilMs));
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, now + pauseMs);
    const refusedForMs = retryAfterMs === undefined ? now - (this.#refusedSinceMs ?? now) : 0;
    return { pauseMs, addedMs, refusedForMs };
  }

  #wake(count: number): void {
    for (const go of this.#waiting.splice(0, Math.max(0, count))) go();
  }
}
