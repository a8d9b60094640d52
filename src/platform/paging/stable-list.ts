import { type OffsetList, offsetPages } from './offset-pages.ts';
import { PagingError } from './paging-error.ts';
import { SeenRows } from './seen.ts';

const MAX_PASSES = 3;

/**
 * A whole list by offset paging. Rows that others delete between two pages move up, and a single pass misses their
 * neighbours: a list of more than one page is read again until two passes have the same rows. Memory holds their
 * keys, not the rows: they are given as the second pass brings them.
 *
 * @throws PagingError when three passes did not agree, or the list does not end; the rows before were given
 */
export async function* stableList<Row>(list: OffsetList<Row>): AsyncGenerator<Row> {
  const passes: SeenRows[] = [];
  const given = new SeenRows(list.maxRows);
  for (let pass = 1; pass <= MAX_PASSES; pass++) {
    const seen = new SeenRows(list.maxRows);
    let first: Row[] = [];
    let pages = 0;
    for await (const rows of offsetPages(list)) {
      pages += 1;
      for (const row of rows) {
        const key = list.keyOf(row);
        seen.add(key);
        if (pass > 1 && given.add(key)) yield row;
      }
      if (pass === 1) first = pages === 1 ? rows : [];
    }
    // One page is one moment.
    if (pass === 1 && pages <= 1) return yield* first;
    if (passes.some((earlier) => isSame(earlier, seen)) && isSame(given, seen)) return;
    passes.push(seen);
  }
  throw new PagingError('unstable', given.size);
}

function isSame(one: SeenRows, other: SeenRows): boolean {
  return one.size === other.size && one.isSubsetOf(other);
}
