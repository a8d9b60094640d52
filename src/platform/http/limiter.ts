import type { Clock } from './clock.ts';
import { Pace } from './pace.ts';

/** An answer that took longer than this, in ms, and than four times the quickest, is slow. */
const SLOW_MS = 1000;
/** Limiters that count in windows refuse everything until the next one begins: most often a minute at most. */
const LONGEST_WINDOW_MS = 60_000;

/** What an answer says: all is well, the server has too much to do, or more requests than it lets through. */
export type Load = 'good' | 'overloaded' | 'limited';

/**
 * How many requests may be under way at the same time, how quickly they may follow each other, and the pause that all
 * of them keep. A sign of overload (502 to 504, a time-out, a slow answer) halves the number, and as many good answers
 * as it is raise it by one: the platform's load decides, up to `max`.
 */
export class ConcurrencyLimiter {
  readonly #clock: Clock;
  readonly #max: number;
  readonly #pace = new Pace();
  /** The last time, by method. */
  readonly #letThroughAtMs = new Map<string, number>();
  readonly #waiting: (() => void)[] = [];
  #limit: number;
  #inUse = 0;
  #good = 0;
  #halvedAtMs = Number.NEGATIVE_INFINITY;
  #quickestMs = Number.POSITIVE_INFINITY;
  #pausedUntilMs = 0;

  constructor(max: number, clock: Clock) {
    this.#max = max;
    this.#limit = max;
    this.#clock = clock;
  }

  /** When the pause ends, in ms since the epoch. */
  get pausedUntilMs(): number {
    return this.#pausedUntilMs;
  }

  /** Whether the server has let requests of a method through lately: some limit only those that write. */
  letsThrough(method: string): boolean {
    return (
      this.#clock.now() - (this.#letThroughAtMs.get(method) ?? Number.NEGATIVE_INFINITY) <= LONGEST_WINDOW_MS
    );
  }

  /**
   * Waits for the end of the pause, a place and its turn. Every `acquire` that gives true needs its `release`.
   *
   * @returns false when the pause lasts until after `deadlineMs`
   */
  async acquire(signal: AbortSignal, deadlineMs = Number.POSITIVE_INFINITY): Promise<boolean> {
    while (!signal.aborted) {
      const now = this.#clock.now();
      if (this.#pausedUntilMs > Math.max(now, deadlineMs)) {
        // The place that this request was woken up for goes to the next one.
        this.#wake();
        return false;
      }
      const waitMs = Math.max(this.#pausedUntilMs, this.#pace.nextAtMs) - now;
      if (this.#inUse >= this.#limit) {
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
      } else if (waitMs > 0) {
        await this.#clock.sleep(waitMs, signal);
      } else {
        this.#pace.started(now);
        break;
      }
    }
    this.#inUse += 1;
    return true;
  }

  /** @param startedAtMs when the request was let in, in ms */
  release(startedAtMs: number, load: Load, method: string): void {
    this.#inUse -= 1;
    const now = this.#clock.now();
    const tookMs = now - startedAtMs;
    this.#quickestMs = Math.min(this.#quickestMs, tookMs);
    if (load === 'limited') this.#pace.refused(startedAtMs, now);
    else if (load === 'good') {
      this.#pace.letThrough(now);
      this.#letThroughAtMs.set(method, now);
    }
    if (load === 'overloaded' || tookMs > Math.max(SLOW_MS, 4 * this.#quickestMs))
      this.#halve(startedAtMs, now);
    else if (load === 'good' && this.#limit < this.#max) this.#recover();
    this.#wake();
  }

  /**
   * No request starts for the next `ms`.
   *
   * @returns by how much that made the pause longer, in ms
   */
  pause(ms: number): number {
    const now = this.#clock.now();
    const before = Math.max(this.#pausedUntilMs, now);
    this.#pausedUntilMs = Math.max(before, now + ms);
    return this.#pausedUntilMs - before;
  }

  /** Lets everything that waits go on, because the step was stopped. */
  wakeAll(): void {
    for (const go of this.#waiting.splice(0)) go();
  }

  #wake(): void {
    for (let free = this.#limit - this.#inUse; free > 0; free--) this.#waiting.shift()?.();
  }

  #halve(startedAtMs: number, nowMs: number): void {
    // Requests that were under way when the number was halved say nothing about the new number.
    if (startedAtMs < this.#halvedAtMs) return;
    this.#limit = Math.max(1, Math.floor(this.#limit / 2));
    this.#halvedAtMs = nowMs;
    this.#good = 0;
  }

  #recover(): void {
    this.#good += 1;
    if (this.#good < this.#limit) return;
    this.#limit += 1;
    this.#good = 0;
  }
}
