import { firstAccepted, isRefusedForm } from '../forms.ts';
import { type KeyOf, PagingError, withAcceptedSize } from './paging.ts';

const MAX_EMPTY_PAGES = 1000;

export interface CursorPage<Row, Cursor> {
  rows: readonly Row[];
  /** Rows that the server sent, where `rows` leaves some out. Default: as many as `rows` has. */
  length?: number;
  /** Absent or empty at the end of the list. */
  cursor?: Cursor;
  /** False ends the list; only some endpoints have it. */
  hasMore?: boolean;
}

/**
 * Reads a list by cursor paging (web-api.md part 8, style 2): opaque text from each answer, sent with the next request.
 *
 * @param fetchPage the first page has an empty cursor
 * @param limits page sizes, best first: the next one where the server refuses one
 * @throws PagingError for a cursor that comes twice, and after 1,000 empty pages
 */
export function readCursorList<Row>(list: {
  fetchPage: (cursor: string, limit: number) => Promise<CursorPage<Row, string>>;
  limits: readonly number[];
  keyOf: KeyOf<Row>;
}): Promise<Row[]> {
  const fetchPage = withAcceptedSize(list.limits, list.fetchPage);
  return readCursorPages<Row, string>((cursor = '') => fetchPage(cursor), list.keyOf);
}

/** How the page size is named: the document and the guide differ. */
export type SizeForm = { pageSize?: number; page_size?: number };

/**
 * Reads a list by mixed paging (web-api.md part 8, style 3): cursor and page size in the body, `hasMore` in the answer.
 * The size is sent as `pageSize`, and as `page_size` where that is refused, or once where it brings fewer rows than
 * asked while there are more; the one that brings more is kept.
 *
 * @throws PagingError for a cursor that comes twice, and after 1,000 empty pages
 */
export function readMixedList<Row>(list: {
  fetchPage: (body: SizeForm & { cursor?: bigint }) => Promise<CursorPage<Row, bigint>>;
  size: number;
  keyOf: KeyOf<Row>;
}): Promise<Row[]> {
  const documented: SizeForm = { pageSize: list.size };
  const guide: SizeForm = { page_size: list.size };
  let forms: SizeForm[] = [documented, guide, {}];
  let firstLength: number | undefined;
  const fetchPage = async (cursor: bigint | undefined) => {
    const { form, value } = await firstAccepted(
      forms,
      (size) => list.fetchPage({ ...size, cursor }),
      isRefusedForm,
    );
    const { length } = value.rows;
    const isFirst = firstLength === undefined;
    firstLength ??= length;
    if (isFirst && form === documented && length < list.size) forms = [guide, documented];
    else if (forms.length === 2) forms = [form === guide && length > firstLength ? guide : documented];
    else forms = [form];
    return value;
  };
  return readCursorPages(fetchPage, list.keyOf);
}

/** Ends without a cursor or more rows, and at an empty page that returns the cursor of its own request. */
async function readCursorPages<Row, Cursor>(
  fetchPage: (cursor: Cursor | undefined) => Promise<CursorPage<Row, Cursor>>,
  keyOf: KeyOf<Row>,
): Promise<Row[]> {
  const rows = new Map<string | bigint, Row>();
  const cursors = new Set<Cursor>();
  let emptyPages = 0;
  for (let asked: Cursor | undefined; ; ) {
    const page = await fetchPage(asked);
    for (const row of page.rows) rows.set(keyOf(row), row);
    const { cursor, hasMore = true, length = page.rows.length } = page;
    const isEnd = cursor === undefined || cursor === '' || !hasMore;
    if (isEnd || (length === 0 && cursor === asked)) return [...rows.values()];
    if (cursors.has(cursor)) throw new PagingError('the platform repeated a cursor');
    if (length === 0) emptyPages += 1;
    if (emptyPages > MAX_EMPTY_PAGES) throw new PagingError('the platform sent 1,000 empty pages');
    cursors.add(cursor);
    asked = cursor;
  }
}
