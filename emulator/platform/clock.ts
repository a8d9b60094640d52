/** The platform's time: the machine's, moved by as much as a test wants. */
export class Clock {
  #offsetMs = 0;

  /** Epoch milliseconds. */
  get now(): number {
    return Date.now() + this.#offsetMs;
  }

  /** Goes on from there. */
  set now(nowMs: number) {
    this.#offsetMs = nowMs - Date.now();
  }
}
