import { PagingError } from './paging-error.ts';

export type RowKey = string | bigint;

/** What makes rows of a list the same row, and how many different ones no list has. */
export interface RowFacts<Row> {
  keyOf: (row: Row) => RowKey;
  maxRows: number;
}

/** Which rows a list has brought, with little memory for each, and an end for a list that has none. */
export class SeenRows<Row> {
  readonly #seen = new Set<RowKey | number>();
  readonly #facts: RowFacts<Row>;

  constructor(facts: RowFacts<Row>) {
    this.#facts = facts;
  }

  get size(): number {
    return this.#seen.size;
  }

  /**
   * Whether the row is new; from now on it is not.
   *
   * @throws PagingError when there are more rows than any list has
   */
  add(row: Row): boolean {
    const before = this.#seen.size;
    this.#seen.add(compact(this.#facts.keyOf(row)));
    if (this.#seen.size === before) return false;
    if (before === this.#facts.maxRows) throw new PagingError('the list does not end');
    return true;
  }

  has(key: RowKey): boolean {
    return this.#seen.has(compact(key));
  }

  isSameAs(other: SeenRows<Row>): boolean {
    return this.size === other.size && this.#seen.isSubsetOf(other.#seen);
  }
}

/** A number takes a third of a bigint's memory. */
function compact(key: RowKey): RowKey | number {
  if (typeof key !== 'bigint') return key;
  const number = Number(key);
  return Number.isSafeInteger(number) ? number : key;
}
