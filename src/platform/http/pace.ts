/** What was let through within so many ms is the rate that a limiter allows. */
const WINDOW_MS = 1000;
/** Requests per second at least, so that the end of a limit is noticed. */
const SLOWEST = 0.25;
/** The rate after the first refusal at least: a single one may be chance. */
const FIRST_SLOWEST = 2;
/** Of what a limiter lets through, so that it does not refuse again at once. */
const MARGIN = 0.9;
/** How much a known rate is raised for each request that is let through: 5% in a second. */
const RAISE = 0.05;

/**
 * How quickly requests may follow each other where a server refuses those that come too quickly and names no time.
 * Without a limit until the first refusal; then at the rate that was let through, doubled every second until the next
 * refusal shows the limit, and raised slowly from there: what TCP does to a line of unknown width.
 */
export class Pace {
  /** Requests per second. */
  #rate = Number.POSITIVE_INFINITY;
  /** From this rate on it is raised slowly. */
  #known = Number.POSITIVE_INFINITY;
  #refusedAtMs = Number.NEGATIVE_INFINITY;
  #nextAtMs = Number.NEGATIVE_INFINITY;
  /** When requests were let through, within the window. */
  readonly #through: number[] = [];

  /** When the next request may start, in ms. */
  get nextAtMs(): number {
    return this.#nextAtMs;
  }

  started(now: number): void {
    if (this.#rate === Number.POSITIVE_INFINITY) return;
    const intervalMs = 1000 / this.#rate;
    // A timer that is late by less than an interval is made up for.
    this.#nextAtMs = Math.max(this.#nextAtMs, now - intervalMs) + intervalMs;
  }

  letThrough(now: number): void {
    this.#through.push(now);
    this.#forget(now);
    if (this.#rate < this.#known) this.#rate += 1;
    else this.#rate += RAISE;
  }

  /** @param startedAtMs one that was under way at an earlier refusal says nothing about the rate since */
  refused(startedAtMs: number, now: number): void {
    if (startedAtMs < this.#refusedAtMs) return;
    this.#forget(now);
    const through = (this.#through.length * 1000) / WINDOW_MS;
    if (this.#rate === Number.POSITIVE_INFINITY) {
      this.#rate = Math.max(FIRST_SLOWEST, through);
    } else if (through === 0) {
      this.#rate = Math.max(SLOWEST, this.#rate / 4);
    } else {
      this.#rate = Math.max(this.#rate / 2, Math.min(this.#rate, through) * MARGIN);
      // The first window also has what was let through before there was a limit.
      if (now - this.#refusedAtMs > WINDOW_MS) this.#known = this.#rate;
    }
    this.#refusedAtMs = now;
    this.#nextAtMs = now + 1000 / this.#rate;
  }

  #forget(now: number): void {
    while ((this.#through[0] ?? now) < now - WINDOW_MS) this.#through.shift();
  }
}
