import { StatusError } from './http/errors.ts';

/** A list that can't be read to its end; what was read before has been given. */
export class PagingError extends Error {
  override readonly name = 'PagingError';
}

/** Pages in a row that bring nothing new, after which a cursor is taken to lead nowhere. */
const MAX_STALE_PAGES = 10;

/**
 * Offset paging (web-api.md part 8, style 1): `page` from 0 and `page_size`. A short page is not taken for
 * the last one, for servers may cap a page below what was asked: the list ends with a page that is empty or
 * brings nothing new. Rows that others insert meanwhile may push rows to the next page again; each row is
 * given once. Nothing that was there throughout is missed as long as fewer rows are inserted between two
 * requests than a page holds.
 *
 * @param fetchPage gives one page
 * @param sizes page sizes to ask for: the next where the server refuses one with 400 or 422
 * @param keyOf what makes a row the same row
 */
export async function* offsetPages<Row>(
  fetchPage: (page: number, size: number) => Promise<Row[]>,
  sizes: readonly number[],
  keyOf: (row: Row) => string,
): AsyncGenerator<Row> {
  const first = await firstAccepted(sizes, (size) => fetchPage(0, size));
  const fresh = freshRows(keyOf);
  yield* fresh(first.page);
  const held = first.page.length;
  let size = first.variant;
  for (let page = 1; held > 0; page++) {
    let rows: Row[] | undefined;
    // Whether a server that caps its pages counts `page` in the size that was asked or in its own is open:
    // asking for what it gave is right for both. (A server with a smallest size may refuse that.)
    if (page === 1 && held < size) {
      rows = await unlessRefused(() => fetchPage(page, held), undefined);
      if (rows !== undefined) size = held;
    }
    rows ??= await fetchPage(page, size);
    const news = fresh(rows);
    if (news.length === 0) return;
    yield* news;
  }
}

/**
 * Cursor paging (style 2): `cursor`, opaque text, empty for the first page, and `limit`. An empty cursor in
 * the answer ends the list.
 *
 * @throws PagingError when a cursor comes back a second time, or leads on without bringing anything new
 */
export async function* cursorPages<Row>(
  fetchPage: (cursor: string, limit: number) => Promise<{ rows: Row[]; cursor: string }>,
  limit: number,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row> {
  const fresh = freshRows(keyOf);
  const onward = cursorGuard();
  let cursor = '';
  do {
    const answer = await fetchPage(cursor, limit);
    const news = fresh(answer.rows);
    yield* news;
    cursor = answer.cursor;
    if (cursor !== '') onward(cursor, news.length);
  } while (cursor !== '');
}

export interface MixedPage<Row> {
  rows: Row[];
  cursor: bigint | undefined;
  hasMore: boolean;
}

/**
 * Mixed paging (style 3): cursor and page size in the body, `hasMore` in the answer. Servers disagree about
 * the spelling of the size: `pageSize` is sent first, and `page_size` once where it is refused or brings
 * fewer rows than asked while there are more; the better one stays.
 *
 * @throws PagingError when a cursor comes back a second time or leads on without bringing anything new, and
 * when there is more but no cursor
 */
export async function* mixedPages<Row>(
  fetchPage: (body: { cursor?: bigint; pageSize?: number; page_size?: number }) => Promise<MixedPage<Row>>,
  size: number,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row> {
  const documented = { pageSize: size };
  const guide = { page_size: size };
  const first = await firstAccepted<Record<string, number>, MixedPage<Row>>(
    [documented, guide, {}],
    fetchPage,
  );
  const fresh = freshRows(keyOf);
  const onward = cursorGuard();
  let spelling = first.variant;
  let answer = first.page;
  let untried = spelling === documented && answer.rows.length < size;
  for (;;) {
    const news = fresh(answer.rows);
    yield* news;
    if (!answer.hasMore) return;
    const { cursor } = answer;
    if (cursor === undefined) throw new PagingError('the answer says that there is more, but has no cursor');
    onward(String(cursor), news.length);
    if (untried) {
      untried = false;
      const before = answer.rows.length;
      const other = await unlessRefused(() => fetchPage({ ...guide, cursor }), undefined);
      if (other !== undefined && other.rows.length > before) spelling = guide;
      answer = other ?? (await fetchPage({ ...spelling, cursor }));
    } else {
      answer = await fetchPage({ ...spelling, cursor });
    }
  }
}

function freshRows<Row>(keyOf: (row: Row) => string): (rows: Row[]) => Row[] {
  const seen = new Set<string>();
  return (rows) =>
    rows.filter((row) => {
      const before = seen.size;
      return seen.add(keyOf(row)).size > before;
    });
}

function cursorGuard(): (cursor: string, news: number) => void {
  const seen = new Set<string>();
  let stale = 0;
  return (cursor, news) => {
    if (seen.has(cursor)) throw new PagingError(`the cursor ${cursor.slice(0, 100)} came back a second time`);
    seen.add(cursor);
    stale = news === 0 ? stale + 1 : 0;
    if (stale === MAX_STALE_PAGES)
      throw new PagingError(`${MAX_STALE_PAGES} pages in a row brought nothing new`);
  };
}

/** The first answer that is no refusal (400 or 422), and what it was asked with. */
async function firstAccepted<Variant, Page>(
  variants: readonly Variant[],
  fetchPage: (variant: Variant) => Promise<Page>,
): Promise<{ variant: Variant; page: Page }> {
  let refusal: unknown;
  for (const variant of variants) {
    try {
      return { variant, page: await fetchPage(variant) };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refusal ??= error;
    }
  }
  throw refusal;
}

async function unlessRefused<T>(fetchPage: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await fetchPage();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return otherwise;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof StatusError && (error.failure.status === 400 || error.failure.status === 422);
}
