import { type AttemptOutcome, headerText } from './attempt.ts';
import type { Clock } from './clock.ts';

/** The server's own clock, as the `Date` of its answers shows it: a runner's clock may be wrong by hours. */
export class ServerClock {
  readonly #clock: Clock;
  /** By how much it is ahead of ours. */
  #aheadMs: number | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** What it says now, in ms since the epoch; undefined before the first answer. */
  get nowMs(): number | undefined {
    return this.#aheadMs === undefined ? undefined : this.#clock.now() + this.#aheadMs;
  }

  /** When an answer was made, in ms since the epoch; by our clock where it does not say. */
  answeredAt(outcome: AttemptOutcome): number {
    const now = this.#clock.now();
    const date = outcome.answered ? Date.parse(headerText(outcome.headers.date)) : Number.NaN;
    if (Number.isNaN(date)) return now;
    this.#aheadMs = date - now;
    return date;
  }
}
