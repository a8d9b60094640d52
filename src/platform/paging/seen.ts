import { PagingError } from './paging-error.ts';

export type RowKey = string | bigint;

/** Which rows a list has brought, with little memory for each, and an end for a list that has none. */
export class SeenRows {
  readonly #seen = new Set<RowKey | number>();
  readonly #maxRows: number;

  /** @param maxRows more different rows than that are an error */
  constructor(maxRows: number) {
    this.#maxRows = maxRows;
  }

  get size(): number {
    return this.#seen.size;
  }

  /**
   * Whether the row is new; from now on it is not.
   *
   * @throws PagingError when there are more rows than any list has
   */
  add(key: RowKey): boolean {
    const before = this.#seen.size;
    this.#seen.add(compact(key));
    if (this.#seen.size === before) return false;
    if (before === this.#maxRows) throw new PagingError('too-long', before);
    return true;
  }

  has(key: RowKey): boolean {
    return this.#seen.has(compact(key));
  }

  isSameAs(other: SeenRows): boolean {
    return this.size === other.size && this.#seen.isSubsetOf(other.#seen);
  }
}

/** A number takes a third of a bigint's memory. */
function compact(key: RowKey): RowKey | number {
  if (typeof key !== 'bigint') return key;
  const number = Number(key);
  return Number.isSafeInteger(number) ? number : key;
}
