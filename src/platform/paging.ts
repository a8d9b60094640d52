import { hasStatus, isRefusedForm } from './http/errors.ts';

/** The smallest page size of lists by page number (field-notes, "list projects `page_size`"). */
export const MIN_PAGE_SIZE = 100;
const MAX_EMPTY_PAGES = 1000;

/** A list that cannot be read to its end. */
export class PagingError extends Error {}

export interface PageSize {
  /** Rows per page; default: as many as the server allows. */
  pageSize?: number;
}

/** Identifies a row: the last of several with the same key is kept. */
type KeyOf<Row> = (row: Row) => string | bigint;

/** The rows of a list; with `cut`, some may be missing. */
export interface ListedRows<Row> {
  rows: Row[];
  cut?: PagingError;
}

/**
 * Reads a list by page number (web-api.md part 8, style 1): `page` from 0 and `page_size`. It ends at a page without a new
 * row, but not at a short one. It also ends at a later page that is refused; then rows may be missing, unless the page
 * before had fewer rows than the first one, or the first one fewer than any page size.
 */
export async function readOffsetList<Row>(
  fetchPage: (page: number) => Promise<readonly Row[]>,
  keyOf: KeyOf<Row>,
): Promise<ListedRows<Row>> {
  const rows = new Map<string | bigint, Row>();
  let firstLength: number | undefined;
  let lastLength = 0;
  for (let page = 0; ; page++) {
    let read: readonly Row[];
    try {
      read = await fetchPage(page);
    } catch (error) {
      if (firstLength === undefined || !hasStatus(error, [400, 404, 422])) throw error;
      const isEnd = lastLength < firstLength || firstLength < MIN_PAGE_SIZE;
      const cause = `the platform refused page ${page + 1} with status ${error.failure.status}`;
      return { rows: [...rows.values()], cut: isEnd ? undefined : new PagingError(cause) };
    }
    const before = rows.size;
    for (const row of read) rows.set(keyOf(row), row);
    if (rows.size === before) return { rows: [...rows.values()] };
    firstLength ??= read.length;
    lastLength = read.length;
  }
}

export interface CursorPage<Row, Cursor> {
  rows: readonly Row[];
  /** Number of rows that the server sent, if `rows` leaves some out. Default: the length of `rows`. */
  length?: number;
  /** Absent or empty at the end of the list. */
  cursor?: Cursor;
  /** False ends the list; only some endpoints have it. */
  hasMore?: boolean;
}

/** The name of the page size: the document and the guide differ. */
export type SizeForm = { pageSize?: number; page_size?: number };

/**
 * Reads a list by mixed paging (web-api.md part 8, style 3): cursor and page size in the body, `hasMore` in the answer.
 * The size is sent as `pageSize`; and as `page_size` if that is refused, or once if fewer rows came than requested
 * although there are more. The name that brings more rows is kept.
 *
 * @throws PagingError for a repeated cursor, and after 1,000 empty pages
 */
export function readMixedList<Row>(
  request: (body: SizeForm & { cursor?: bigint }) => Promise<CursorPage<Row, bigint>>,
  size: number,
  keyOf: KeyOf<Row>,
): Promise<Row[]> {
  const documented: SizeForm = { pageSize: size };
  const guide: SizeForm = { page_size: size };
  let forms: SizeForm[] = [documented, guide];
  let firstLength: number | undefined;
  const fetchPage = async (cursor: bigint | undefined) => {
    const { form, value } = await firstAccepted(forms, (one) => request({ ...one, cursor }));
    const { length } = value.rows;
    const isFirst = firstLength === undefined;
    firstLength ??= length;
    if (isFirst && form === documented && length < size) forms = [guide, documented];
    else if (!isFirst && forms.length === 2)
      forms = [form === guide && length > firstLength ? guide : documented];
    else forms = [form];
    return value;
  };
  return readCursorList(fetchPage, keyOf);
}

/**
 * Reads a list by cursor (web-api.md part 8, style 2): opaque, from each answer, sent with the next request. It ends
 * without a cursor or more rows, and at an empty page that returns the cursor of its own request.
 *
 * @throws PagingError for a repeated cursor, and after 1,000 empty pages
 */
export async function readCursorList<Row, Cursor>(
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

/** @throws PlatformError the first refusal if every form is refused, or any other failure at once */
async function firstAccepted<Form, T>(
  forms: readonly Form[],
  request: (form: Form) => Promise<T>,
): Promise<{ form: Form; value: T }> {
  let refusal: unknown;
  for (const form of forms) {
    try {
      return { form, value: await request(form) };
    } catch (error) {
      if (!isRefusedForm(error)) throw error;
      refusal ??= error;
    }
  }
  throw refusal;
}
