/** One page of a list. */
export interface Page<Row> {
  rows: readonly Row[];
  /** Rows that the server sent: more than `rows` has where some are left out. */
  length: number;
}

/**
 * Pages of one pass over a list that is read again, to see whether it held still. Beyond so many, reading twice would
 * cost more than it brings, and the pass itself looks at its end twice.
 */
export const MAX_PAGES_READ_AGAIN = 20;

/**
 * Whether a page without rows has to be asked for again before it is believed: at the start nothing else would show
 * that it was a mistake, nor at the end of a list that is read once.
 */
export function isDoubtfulEnd(page: number): boolean {
  return page === 0 || page >= MAX_PAGES_READ_AGAIN;
}
