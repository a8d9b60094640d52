import { StatusError } from '../http/errors.ts';
import { type KeyOf, PagingError, withAcceptedSize } from './paging.ts';

/** The smallest page size that the API takes (field-notes, "list projects `page_size`"). */
export const MIN_PAGE_SIZE = 100;

/** Statuses by which servers refuse a page beyond the last one. */
const REFUSES_PAGE: ReadonlySet<number | undefined> = new Set([400, 404, 422]);

export interface OffsetList<Row> {
  fetchPage: (page: number, size: number) => Promise<readonly Row[]>;
  /** Page sizes, best first: the next one where the server refuses one. */
  sizes: readonly number[];
  keyOf: KeyOf<Row>;
}

/** The rows of a list; with `cut`, some may be missing. */
export interface ListedRows<Row> {
  rows: Row[];
  cut?: PagingError;
}

/**
 * Reads a list by offset paging (web-api.md part 8, style 1): `page` from 0 and `page_size`. It ends at a page without
 * a new row, not at a short one, because servers may cap a page below what was asked. A later page that is refused ends
 * it as well: behind a page shorter than the first one nothing is missing, nor where the first one had fewer rows than
 * any page size; elsewhere the list may be cut.
 */
export async function readOffsetList<Row>(list: OffsetList<Row>): Promise<ListedRows<Row>> {
  const fetchPage = withAcceptedSize(list.sizes, list.fetchPage);
  const rows = new Map<string | bigint, Row>();
  let firstLength: number | undefined;
  let lastLength = 0;
  for (let page = 0; ; page++) {
    let read: readonly Row[];
    try {
      read = await fetchPage(page);
    } catch (error) {
      const isRefused = error instanceof StatusError && REFUSES_PAGE.has(error.failure.status);
      if (firstLength === undefined || !isRefused) throw error;
      const isEnd = lastLength < firstLength || firstLength < MIN_PAGE_SIZE;
      const cause = `the platform refused page ${page + 1} with status ${error.failure.status}`;
      return { rows: [...rows.values()], cut: isEnd ? undefined : new PagingError(cause) };
    }
    const before = rows.size;
    for (const row of read) rows.set(list.keyOf(row), row);
    if (rows.size === before) return { rows: [...rows.values()] };
    firstLength ??= read.length;
    lastLength = read.length;
  }
}
