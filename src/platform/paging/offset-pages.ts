import { firstAccepted, isRefusedSize } from '../forms.ts';
import { StatusError } from '../http/errors.ts';
import { isDoubtfulEnd, type Page } from './page.ts';
import type { SeenRows } from './seen.ts';

/** The smallest size that the API takes (field-notes, "list projects `page_size`"). */
export const MIN_PAGE_SIZE = 100;

export interface OffsetList<Row> {
  /** Gives one page. */
  fetchPage: (page: number, size: number) => Promise<Row[]>;
  /** Page sizes to ask for: the next where the server refuses one. */
  sizes: readonly number[];
  /** Of this pass. */
  seen: SeenRows<Row>;
}

/**
 * One pass by offset paging (web-api.md part 8, style 1): `page` from 0 and `page_size`. Gives the new rows of each
 * page. A short page is not taken for the last one, because servers may cap a page below what was asked: the list
 * ends with a page that is empty, brings nothing new, or is refused twice.
 *
 * @throws PagingError when the list has more than `maxRows`
 */
export async function* offsetPages<Row>(list: OffsetList<Row>): AsyncGenerator<Page<Row>> {
  const { fetchPage, seen } = list;
  const first = await firstAccepted(list.sizes, (size) => fetchPage(0, size), isRefusedSize);
  let size = first.form;
  let rows: Row[] | undefined = first.value;
  // Whether a server that caps its pages counts `page` in the size that was asked or in its own is open: asking for
  // what it gave is right for both.
  const given = Math.max(rows.length, MIN_PAGE_SIZE);
  for (let page = 0; ; ) {
    if (rows.length === 0 && isDoubtfulEnd(page)) rows = await fetchPage(page, size);
    const news = rows.filter((row) => seen.add(row));
    if (news.length === 0) return;
    yield { rows: news, length: rows.length };
    page += 1;
    const sizes = page === 1 && given < size ? [given, size] : [size, size];
    const next = await laterPage(sizes, (asked) => fetchPage(page, asked));
    if (next === undefined) return;
    ({ size, rows } = next);
  }
}

/** Undefined where it is refused with every size: there are servers that refuse a page beyond the last. */
async function laterPage<Row>(sizes: readonly number[], fetch: (size: number) => Promise<Row[]>) {
  for (const size of sizes) {
    try {
      return { size, rows: await fetch(size) };
    } catch (error) {
      if (!(error instanceof StatusError) || !REFUSES_PAGE.has(error.failure.status ?? 0)) throw error;
    }
  }
  return undefined;
}

const REFUSES_PAGE = new Set([400, 404, 422]);
