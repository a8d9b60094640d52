/** Lets one at a time work. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Runs `work` when all that came before has ended.
   *
   * @param isNeeded asked when its turn comes; where it is no longer, `work` runs beside the others
   */
  async run<T>(work: () => Promise<T>, isNeeded: () => boolean): Promise<T> {
    const turn = this.#last;
    let done: () => void = () => undefined;
    this.#last = new Promise<void>((resolve) => {
      done = resolve;
    });
    await turn;
    try {
      if (!isNeeded()) done();
      return await work();
    } finally {
      done();
    }
  }
}
