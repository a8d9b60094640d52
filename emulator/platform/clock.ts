interface Due {
  readonly atMs: number;
  readonly call: () => void;
  timer?: NodeJS.Timeout;
}

/** The platform's time: the machine's, moved by as much as a test wants. */
export class Clock {
  #offsetMs = 0;
  readonly #due = new Set<Due>();

  /** Epoch milliseconds. */
  get now(): number {
    return Date.now() + this.#offsetMs;
  }

  /** Goes on from there. */
  set now(nowMs: number) {
    this.#offsetMs = nowMs - Date.now();
    for (const due of this.#due) this.#arm(due);
  }

  /** Calls back when so much time has passed, also by a jump of the clock; never after its end. */
  later(ms: number, call: () => void): void {
    const due: Due = { atMs: this.now + ms, call };
    this.#due.add(due);
    this.#arm(due);
  }

  end(): void {
    for (const { timer } of this.#due) clearTimeout(timer);
    this.#due.clear();
  }

  #arm(due: Due): void {
    clearTimeout(due.timer);
    due.timer = setTimeout(
      () => {
        this.#due.delete(due);
        due.call();
      },
      Math.max(0, due.atMs - this.now),
    );
  }
}
