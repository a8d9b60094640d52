import type { Clock } from '../../platform/http/clock.ts';
import { LATE_MS } from './carry-out.ts';

/**
 * What was seen before each write of the last seconds: a read that shows exactly that again is late, because reads may
 * lag behind writes (field-notes, "Reads that lag, lists that shift").
 */
export class PastStates<State> {
  readonly #clock: Clock;
  readonly #isSame: (one: State, other: State) => boolean;
  #past: { state: State; atMs: number }[] = [];

  constructor(clock: Clock, isSame: (one: State, other: State) => boolean) {
    this.#clock = clock;
    this.#isSame = isSame;
  }

  /** @param state what was seen right before the write */
  async during<T>(state: State, write: Promise<T>): Promise<T> {
    const past = { state, atMs: Number.POSITIVE_INFINITY };
    this.#past.push(past);
    try {
      return await write;
    } finally {
      past.atMs = this.#clock.now();
    }
  }

  isLate(state: State): boolean {
    const sinceMs = this.#clock.now() - LATE_MS;
    this.#past = this.#past.filter(({ atMs }) => atMs > sinceMs);
    return this.#past.some((one) => this.#isSame(one.state, state));
  }
}
