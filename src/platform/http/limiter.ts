import type { Clock } from './clock.ts';

/** The first pause for a 429 that names no time, in ms; it doubles as long as nothing is let through. */
const FIRST_PAUSE_MS = 1000;

/** What follows a 429. */
export interface Limit {
  /** How long all requests wait from now on, in ms, and by how much that is longer than before. */
  pauseMs: number;
  addedMs: number;
  /** How long the server has refused all requests of this method without naming a time, in ms. */
  refusedForMs: number;
}

/**
 * How many requests may be under way at the same time, and the pause that all of them keep. A 429 pauses and halves the
 * number for the rest of the step; nothing else changes either.
 */
export class ConcurrencyLimiter {
  readonly #clock: Clock;
  readonly #waiting: (() => void)[] = [];
  /** Of methods that are refused now: some servers limit only requests that write. */
  readonly #refused = new Map<string, { sinceMs: number; pauseMs: number }>();
  #limit: number;
  #inUse = 0;
  #limitedAtMs = Number.NEGATIVE_INFINITY;
  #pausedUntilMs = Number.NEGATIVE_INFINITY;

  constructor(max: number, clock: Clock) {
    this.#limit = max;
    this.#clock = clock;
  }

  /** How long the pause still lasts, in ms; at most 0 when there is none. */
  get pauseLeftMs(): number {
    return this.#pausedUntilMs - this.#clock.now();
  }

  /**
   * Waits for the end of the pause and a place. Every `acquire` needs its `release`.
   *
   * @param maxPauseMs it does not wait for the end of a longer pause
   * @returns whether it met a pause
   */
  async acquire(signal: AbortSignal, maxPauseMs: () => number): Promise<boolean> {
    let isPaused = false;
    while (!signal.aborted) {
      const pauseMs = this.pauseLeftMs;
      if (pauseMs > 0) isPaused = true;
      if (pauseMs > maxPauseMs()) break;
      if (pauseMs > 0) await this.#clock.sleep(pauseMs, signal);
      else if (this.#inUse < this.#limit) break;
      else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#inUse += 1;
    return isPaused;
  }

  release(): void {
    this.#inUse -= 1;
    this.#wake(this.#limit - this.#inUse);
  }

  /** Lets everything that waits go on, because the step was stopped. */
  wakeAll(): void {
    this.#wake(this.#waiting.length);
  }

  /** A request was answered with something else than a 429. */
  letThrough(method: string): void {
    this.#refused.delete(method);
  }

  /**
   * A request was answered with 429.
   *
   * @param startedAtMs when it was sent: of several that were under way together, one counts
   */
  refuse(method: string, startedAtMs: number, retryAfterMs: number | undefined): Limit {
    const now = this.#clock.now();
    const { sinceMs, pauseMs } = this.#refused.get(method) ?? { sinceMs: now, pauseMs: FIRST_PAUSE_MS };
    const isNew = startedAtMs >= this.#limitedAtMs;
    if (isNew) {
      this.#limitedAtMs = now;
      this.#limit = Math.max(1, Math.floor(this.#limit / 2));
      if (retryAfterMs === undefined) this.#refused.set(method, { sinceMs, pauseMs: 2 * pauseMs });
    }
    const wantedMs = retryAfterMs ?? (isNew ? pauseMs : 0);
    const addedMs = Math.max(0, now + wantedMs - Math.max(now, this.#pausedUntilMs));
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, now + wantedMs);
    return { pauseMs: wantedMs, addedMs, refusedForMs: retryAfterMs === undefined ? now - sinceMs : 0 };
  }

  #wake(count: number): void {
    for (const go of this.#waiting.splice(0, Math.max(0, count))) go();
  }
}
