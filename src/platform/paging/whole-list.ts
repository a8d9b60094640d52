import { MAX_PAGES_READ_AGAIN, type Page } from './page.ts';
import { PagingError } from './paging-error.ts';
import { type RowFacts, type RowKey, SeenRows } from './seen.ts';

/** A first page with fewer rows, followed by the end of the list, is all of it. */
const ROWS_OF_MANY = 100;
const MAX_PASSES = 3;

export interface PagedList<Row> extends RowFacts<Row> {
  /** Reads the list once: the new rows of each page, which from then on are seen. */
  pages: (seen: SeenRows<Row>) => AsyncGenerator<Page<Row>>;
}

/**
 * A whole list. Rows that others take away between two pages move those behind them up, so that a single pass misses
 * some; so does a page that is empty by mistake. A list of 100 rows or more is read again until two passes have the
 * same rows. Memory holds their keys, not the rows, which are given as the second pass brings them.
 *
 * @throws PagingError when no two of three passes agreed, or the list does not end; the rows before were given
 */
export async function* agreedList<Row>(list: PagedList<Row>): AsyncGenerator<Row[]> {
  const passes: Pass<Row>[] = [];
  const given = new SeenRows(list);
  for (let n = 1; n <= MAX_PASSES; n++) {
    const pass = new Pass(list);
    let first: readonly Row[] = [];
    for await (const page of list.pages(pass.seen)) {
      pass.add(page);
      if (n > 1) yield page.rows.filter((row) => given.add(row));
      else first = pass.pages === 1 ? page.rows : [];
    }
    if (n === 1 && pass.isShort) return yield [...first];
    if (passes.some((earlier) => earlier.seen.isSameAs(pass.seen)) && given.isSameAs(pass.seen)) return;
    passes.push(pass);
  }
  throw new PagingError('the list changed each time it was read');
}

/** Why rows of a list may be missing: it was read once because of its length, or changed each time it was read. */
export type ListDoubt = 'read-once' | 'unstable';

export interface UnionOptions {
  /** Whether a list of more than 20 pages is read again, too. Default `false`. */
  twice?: boolean;
  /** Gives the rows of a short first page before it is known to be the last: a caller may have enough. Default `false`. */
  atOnce?: boolean;
  onDoubt?: (doubt: ListDoubt) => void;
}

/**
 * The same for lists that may stay in doubt: where no two of three passes agree, all that any of them had counts. Each
 * row is given as it was read last. Up to 20 pages of rows are held until the end; a longer list is read once.
 *
 * @throws PagingError when the list does not end; the rows before were given
 */
export async function* unitedList<Row>(
  list: PagedList<Row>,
  { twice = false, atOnce = false, onDoubt = () => {} }: UnionOptions = {},
): AsyncGenerator<Row[]> {
  const held = new Map<RowKey, Row>();
  const early = new Set<RowKey>();
  const passes: Pass<Row>[] = [];
  try {
    for (let n = 1; n <= MAX_PASSES; n++) {
      const pass = new Pass(list);
      let given: ReadonlySet<RowKey> | undefined;
      for await (const page of list.pages(pass.seen)) {
        pass.add(page);
        if (atOnce && n === 1 && pass.isShort) {
          for (const row of page.rows) early.add(list.keyOf(row));
          yield [...page.rows];
        }
        if (given !== undefined) {
          const earlier = given;
          yield page.rows.filter((row) => !earlier.has(list.keyOf(row)) && !early.has(list.keyOf(row)));
          continue;
        }
        for (const row of page.rows) if (!early.has(list.keyOf(row))) hold(held, list.keyOf(row), row);
        if (twice || pass.pages <= MAX_PAGES_READ_AGAIN) continue;
        given = new Set(held.keys());
        yield take(held);
      }
      if (given !== undefined) return onDoubt('read-once');
      const isAgreed = passes.some((earlier) => earlier.seen.isSameAs(pass.seen));
      if (isAgreed) for (const key of held.keys()) if (!pass.seen.has(key)) held.delete(key);
      if (isAgreed || (n === 1 && pass.isShort)) return yield take(held);
      passes.push(pass);
    }
  } catch (error) {
    // What was read is reported, whatever ended the list.
    yield take(held);
    throw error;
  }
  onDoubt('unstable');
  yield take(held);
}

/** In the order of the last pass. */
function hold<Row>(held: Map<RowKey, Row>, key: RowKey, row: Row): void {
  held.delete(key);
  held.set(key, row);
}

function take<Row>(held: Map<RowKey, Row>): Row[] {
  const rows = [...held.values()];
  held.clear();
  return rows;
}

/** What one reading of a list has brought. */
class Pass<Row> {
  readonly seen: SeenRows<Row>;
  pages = 0;
  /** Whether it had one page at most, with few rows: one moment, in which nothing can have moved. */
  isShort = true;

  constructor(list: PagedList<Row>) {
    this.seen = new SeenRows(list);
  }

  add({ length }: Page<Row>): void {
    this.pages += 1;
    if (this.pages > 1 || length >= ROWS_OF_MANY) this.isShort = false;
  }
}
