import { firstAccepted, isRefusedForm, isRefusedSize } from '../forms.ts';
import { type RowKey, SeenRows } from './seen.ts';

export interface OffsetList<Row> {
  /** Gives one page. */
  fetchPage: (page: number, size: number) => Promise<Row[]>;
  /** Page sizes to ask for: the next where the server refuses one. */
  sizes: readonly number[];
  /** What makes a row the same row. */
  keyOf: (row: Row) => RowKey;
  maxRows: number;
}

/**
 * Offset paging (web-api.md part 8, style 1): `page` from 0 and `page_size`. Gives the new rows of each page. A
 * short page is not taken for the last one, because servers may cap a page below what was asked: the list ends with
 * a page that is empty or brings nothing new. Rows that others insert meanwhile may push rows to the next page
 * again; each is given once.
 *
 * @throws PagingError when the list has more than `maxRows`
 */
export async function* offsetPages<Row>(list: OffsetList<Row>): AsyncGenerator<Row[]> {
  const { fetchPage, keyOf } = list;
  const seen = new SeenRows(list.maxRows);
  const first = await firstAccepted(list.sizes, (size) => fetchPage(0, size), isRefusedSize);
  const held = first.value.length;
  let size = first.form;
  for (let page = 0, rows: Row[] | undefined = first.value; ; page++, rows = undefined) {
    // Whether a server that caps its pages counts `page` in the size that was asked or in its own is open:
    // asking for what it gave is right for both. (A server with a smallest size may refuse that.)
    if (page === 1 && held < size) {
      const { form, value } = await firstAccepted(
        [held, size],
        (asked) => fetchPage(1, asked),
        isRefusedForm,
      );
      size = form;
      rows = value;
    }
    rows ??= await fetchPage(page, size);
    const news = rows.filter((row) => seen.add(keyOf(row)));
    if (news.length === 0) return;
    yield news;
  }
}
