import type { GitHubClock } from './clock.ts';

export type Turn = 'acquired' | 'cancelled' | 'paused-past-deadline';

/** How many requests run at the same time, and the pause that all of them keep. */
export class Limiter {
  readonly #clock: GitHubClock;
  readonly #maxConcurrent: number;
  readonly #waiting: (() => void)[] = [];
  #inUse = 0;
  #pausedUntilMs = 0;

  constructor(maxConcurrent: number, clock: GitHubClock) {
    this.#maxConcurrent = maxConcurrent;
    this.#clock = clock;
  }

  get pausedUntilMs(): number {
    return this.#pausedUntilMs;
  }

  /** Waits for the end of the pause and for a place. Only `acquired` needs a `release`. */
  async acquire(signal: AbortSignal, deadlineMs: number): Promise<Turn> {
    while (!signal.aborted) {
      const pauseMs = this.#pausedUntilMs - this.#clock.now();
      if (pauseMs > 0) {
        if (this.#pausedUntilMs > deadlineMs) return this.#giveUp('paused-past-deadline');
        await this.#clock.sleep(pauseMs, signal);
      } else if (this.#inUse < this.#maxConcurrent) {
        this.#inUse += 1;
        return 'acquired';
      } else {
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
      }
    }
    return this.#giveUp('cancelled');
  }

  release(): void {
    this.#inUse -= 1;
    this.#waiting.shift()?.();
  }

  /** No request starts before; returns whether this made the pause longer. */
  pauseUntil(untilMs: number): boolean {
    if (untilMs <= this.#pausedUntilMs) return false;
    this.#pausedUntilMs = untilMs;
    return true;
  }

  /** The place that this request was woken up for goes to the next one. */
  #giveUp(turn: Turn): Turn {
    this.#waiting.shift()?.();
    return turn;
  }
}
