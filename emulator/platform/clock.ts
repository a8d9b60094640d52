/** The platform's time: the machine's, moved by as much as a test wants. */
export class Clock {
  #offsetMs = 0;
  readonly #due: { readonly atMs: number; readonly call: () => void }[] = [];

  /** Epoch milliseconds. */
  get now(): number {
    return Date.now() + this.#offsetMs;
  }

  /** Goes on from there. */
  set now(nowMs: number) {
    this.#offsetMs = nowMs - Date.now();
  }

  /** Calls back before the first request that comes so much later. */
  later(ms: number, call: () => void): void {
    this.#due.push({ atMs: this.now + ms, call });
  }

  runDue(): void {
    const { now } = this;
    const due = this.#due.filter(({ atMs }) => atMs <= now);
    for (const one of due) {
      this.#due.splice(this.#due.indexOf(one), 1);
      one.call();
    }
  }
}
