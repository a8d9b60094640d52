import type { Clock } from './clock.ts';

/** An answer that took longer than this, in ms, and than four times the quickest, is slow. */
const SLOW_MS = 1000;

export type Load = 'good' | 'overloaded';

/**
 * How many requests may be under way at the same time, and the pause that all of them keep. A sign of overload (429,
 * 502 to 504, a time-out, a slow answer) halves the number, and as many good answers as it is raise it by one:
 * the platform's load decides, up to `max`.
 */
export class ConcurrencyLimiter {
  readonly #clock: Clock;
  readonly #max: number;
  readonly #waiting: (() => void)[] = [];
  #limit: number;
  #underWay = 0;
  #good = 0;
  #halvedAt = Number.NEGATIVE_INFINITY;
  #quickest = Number.POSITIVE_INFINITY;
  #pausedUntil = 0;

  constructor(max: number, clock: Clock) {
    this.#max = max;
    this.#limit = max;
    this.#clock = clock;
  }

  /** Waits for the end of the pause and for a place. Every `acquire` that returns needs its `release`. */
  async acquire(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const pause = this.#pausedUntil - this.#clock.now();
      if (pause > 0) {
        await this.#clock.sleep(pause, signal);
      } else if (this.#underWay >= this.#limit) {
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
      } else {
        break;
      }
    }
    this.#underWay += 1;
  }

  /** @param startedAt when the request was let in, in ms */
  release(startedAt: number, load: Load): void {
    this.#underWay -= 1;
    const now = this.#clock.now();
    const took = now - startedAt;
    this.#quickest = Math.min(this.#quickest, took);
    if (load === 'overloaded' || took > Math.max(SLOW_MS, 4 * this.#quickest)) this.#halve(startedAt, now);
    else if (this.#limit < this.#max) this.#recover();
    for (let free = this.#limit - this.#underWay; free > 0; free--) this.#waiting.shift()?.();
  }

  /**
   * No request starts for the next `ms`.
   *
   * @returns by how much that made the pause longer, in ms
   */
  pause(ms: number): number {
    const now = this.#clock.now();
    const before = Math.max(this.#pausedUntil, now);
    this.#pausedUntil = Math.max(before, now + ms);
    return this.#pausedUntil - before;
  }

  /** Lets everything that waits go on, because the step was stopped. */
  wakeAll(): void {
    for (const go of this.#waiting.splice(0)) go();
  }

  #halve(startedAt: number, now: number): void {
    // Requests that were under way when the number was halved say nothing about the new number.
    if (startedAt < this.#halvedAt) return;
    this.#limit = Math.max(1, Math.floor(this.#limit / 2));
    this.#halvedAt = now;
    this.#good = 0;
  }

  #recover(): void {
    this.#good += 1;
    if (this.#good < this.#limit) return;
    this.#limit += 1;
    this.#good = 0;
  }
}
