const FIRST_SIZE = 1024;
const NONE = -1;

/**
 * Numbers of rows, found by what their findings are known by. Some thirty bytes for each row and no object, because
 * a deployment has hundreds of thousands: objects that outlive a page cost more time than reading it.
 *
 * Keys are kept as 64 bits of a hash. Two findings of a deployment that share them are not to be expected, and would
 * be taken for one, of which the decisions of people are respected on both.
 */
export class RowTable {
  #size = 0;
  #high = new Uint32Array(FIRST_SIZE);
  #low = new Uint32Array(FIRST_SIZE);
  /** The next row of the same key. */
  #next = new Int32Array(FIRST_SIZE);
  /** First row of a key by its hash; twice as many places as rows. */
  #slots = new Int32Array(FIRST_SIZE * 2).fill(NONE);

  /** @returns the row's number, counted from 0 */
  add(...key: readonly string[]): number {
    if (this.#size === this.#next.length) this.#grow();
    const row = this.#size++;
    const { high, low } = hashOf(key);
    this.#high[row] = high;
    this.#low[row] = low;
    const slot = this.#slotOf(high, low);
    this.#next[row] = this.#slots[slot] ?? NONE;
    this.#slots[slot] = row;
    return row;
  }

  /** All rows that have the key of a row. */
  alike(row: number): number[] {
    const rows: number[] = [];
    const slot = this.#slotOf(this.#high[row] ?? 0, this.#low[row] ?? 0);
    for (let at = this.#slots[slot] ?? NONE; at !== NONE; at = this.#next[at] ?? NONE) rows.push(at);
    return rows;
  }

  #slotOf(high: number, low: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = low & mask; ; slot = (slot + 1) & mask) {
      const row = this.#slots[slot] ?? NONE;
      if (row === NONE || (this.#high[row] === high && this.#low[row] === low)) return slot;
    }
  }

  #grow(): void {
    const size = this.#size * 2;
    this.#high = larger(this.#high, new Uint32Array(size));
    this.#low = larger(this.#low, new Uint32Array(size));
    const firsts = this.#slots.filter((row) => row !== NONE);
    this.#next = larger(this.#next, new Int32Array(size));
    this.#slots = new Int32Array(size * 2).fill(NONE);
    for (const row of firsts) this.#slots[this.#slotOf(this.#high[row] ?? 0, this.#low[row] ?? 0)] = row;
  }
}

/** A copy with room for more. */
export function larger<A extends { set(from: A): void }>(from: A, to: A): A {
  to.set(from);
  return to;
}

function hashOf(key: readonly string[]): { high: number; low: number } {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const part of key) {
    for (let at = 0; at < part.length; at++) {
      const code = part.charCodeAt(at);
      high = Math.imul(high ^ code, 0x9e3779b1);
      low = Math.imul(low ^ code, 0x5f356495);
    }
    // So that parts cannot lend each other characters.
    high = Math.imul(high ^ 0x10000, 0x9e3779b1);
    low = Math.imul(low ^ 0x10001, 0x5f356495);
  }
  return { high: mixed(high, low), low: mixed(low, high) };
}

function mixed(one: number, other: number): number {
  const bits = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 15)) >>> 0;
}
