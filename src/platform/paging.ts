import { hasStatus, isRefusedForm, PlatformError } from './http/errors.ts';

/** For lists by page number (field-notes, "list projects `page_size`"). */
export const MIN_PAGE_SIZE = 100;
/** A growing list has pages of known rows only; one that repeats its last page never ends. */
const MAX_PAGES_WITHOUT_NEW = 4;
/** Lists of findings ended silently here (field-notes, "Faults"). */
const FORMER_MAX_ROWS = 50_000;

/** A list that cannot be read to its end. */
export class PagingError extends Error {}

type Key = string | number | bigint;

/** The last of several rows with the same key is kept. */
export type KeyOf<Row> = (row: Row) => Key;

interface ListedRows<Row> {
  rows: Row[];
  /** Rows that came, duplicates included. */
  received: number;
  /** Why rows may be missing. */
  cut?: PagingError;
}

/** Pages of `size` rows; of 100 if a larger first page is refused. */
export function sizedPages<Position extends unknown[], Page>(
  size: number,
  fetchPage: (size: number, ...position: Position) => Promise<Page>,
): (...position: Position) => Promise<Page> {
  let current = size;
  let isFirst = true;
  return async (...position) => {
    const page = await fetchPage(current, ...position).catch((error: unknown) => {
      if (!isFirst || current <= MIN_PAGE_SIZE || !hasStatus(error, [400, 413, 422])) throw error;
      current = MIN_PAGE_SIZE;
      return fetchPage(current, ...position);
    });
    isFirst = false;
    return page;
  };
}

/** `signal` aborts when the page is no longer needed. */
type FetchPage<Row> = (page: number, signal: AbortSignal) => Promise<readonly Row[]>;

/**
 * Reads pages by number (web-api.md part 8, style 1). The list ends at an empty page, at the fourth in a row without a
 * new row, or at a later page that is refused: then rows may be missing, unless the last page was short, or the first
 * one shorter than the smallest page size.
 *
 * While pages are as long as the first one, those under way double up to 8, or `concurrency`. A row that came before shows
 * that the list has grown at its head: pages ahead, which may have been answered earlier, are requested again.
 *
 * @param keep returns what the list keeps of a row
 */
export async function readOffsetList<Row, Other = never>(
  fetchPage: FetchPage<Row>,
  keyOf: KeyOf<Row>,
  concurrency: number,
  keep: (row: Row) => Row | Other = (row) => row,
): Promise<ListedRows<Row | Other>> {
  const rows = new Map<Key, Row | Other>();
  const pages = pagesAhead(fetchPage);
  let [firstLength, lastLength, received] = [0, 0, 0];
  let cut: PagingError | undefined;
  let [page, atOnce, pagesWithoutNew] = [0, 1, 0];
  try {
    for (; pagesWithoutNew < MAX_PAGES_WITHOUT_NEW; page++) {
      const answer = await pages.take(page, atOnce);
      if (answer.length === 0) break;
      lastLength = answer.length;
      if (page === 0) firstLength = lastLength;
      const sizeBefore = rows.size;
      for (const row of answer) rows.set(keyOf(row), keep(row));
      const added = rows.size - sizeBefore;
      pagesWithoutNew = added === 0 ? pagesWithoutNew + 1 : 0;
      if (added > 0) received += lastLength;
      const hasKnown = added < lastLength;
      if (hasKnown) pages.cancel();
      const isFull = page > 0 && lastLength >= firstLength && !hasKnown;
      atOnce = isFull ? Math.min(atOnce * 2, 8, concurrency) : 1;
    }
  } catch (error) {
    if (page === 0 || !hasStatus(error, [400, 404, 422])) throw error;
    const cause = `after ${rows.size} rows, the platform refused page ${page + 1} with status ${error.failure.status}`;
    if (lastLength >= firstLength && firstLength >= MIN_PAGE_SIZE) cut = new PagingError(cause);
  } finally {
    pages.cancel();
  }
  return { rows: [...rows.values()], received, cut };
}

/** Requests pages before they are taken. */
function pagesAhead<Row>(fetchPage: FetchPage<Row>) {
  let answers = 0;
  /** The answer that was taken last. */
  let taken = 0;
  const request = (page: number) => {
    const controller = new AbortController();
    const requested = { rows: fetchPage(page, controller.signal), controller, answer: 0 };
    const onAnswer = () => {
      requested.answer = ++answers;
    };
    // Without a handler, a page that is never taken could end the process.
    requested.rows.then(onAnswer, onAnswer);
    return requested;
  };
  let ahead: ReturnType<typeof request>[] = [];
  const cancel = () => {
    for (const { controller } of ahead) controller.abort();
    ahead = [];
  };
  const requestAgain = (page: number) => {
    cancel();
    return request(page).rows;
  };
  /** Before waiting for the page, requests the next ones: `atOnce` in all. */
  const take = async (page: number, atOnce: number): Promise<readonly Row[]> => {
    const requested = ahead.shift() ?? request(page);
    while (ahead.length < atOnce - 1) ahead.push(request(page + 1 + ahead.length));
    try {
      const rows = await requested.rows;
      const isEarly = requested.answer < taken;
      taken = requested.answer;
      // The page before was answered later: meanwhile, the list may have grown.
      return rows.length === 0 && isEarly ? await requestAgain(page) : rows;
    } catch (error) {
      const { kind, sent } = error instanceof PlatformError ? error.failure : {};
      if (kind !== 'rate-limit' || sent) throw error;
      // A page ahead may have caused the pause: aborting it ends the pause.
      return requestAgain(page);
    }
  };
  return { take, cancel };
}

/** A list of exactly the former limit's length may be cut, too. */
export function markFormerLimit<Row>(list: ListedRows<Row>): ListedRows<Row> {
  const { rows, received, cut } = list;
  if (cut !== undefined || ![rows.length, received].includes(FORMER_MAX_ROWS)) return list;
  const cause = 'it has exactly 50,000 rows, a length at which some platforms cut off lists';
  return { ...list, cut: new PagingError(cause) };
}

export interface CursorPage<Row, Cursor> {
  rows: readonly Row[];
  /** Rows that the server sent, if `rows` leaves some out. */
  length?: number;
  /** Absent or empty at the end. */
  cursor?: Cursor;
  /** False ends the list; only some endpoints have it. */
  hasMore?: boolean;
}

/** The vendor's schema has `pageSize`, the guide `page_size`. */
type SizeName = 'pageSize' | 'page_size';

/**
 * Mixed paging (web-api.md part 8, style 3). The size is sent as `pageSize`, and as `page_size` if that is refused, or
 * brings fewer rows than requested: the name that brings more rows is kept.
 *
 * @throws PagingError like `cursorPages`
 * @throws PlatformError the first refusal if both names are refused
 */
export function mixedPages<Row, Cursor>(
  request: (body: { [Name in SizeName]?: number } & { cursor?: Cursor }) => Promise<CursorPage<Row, Cursor>>,
  size: number,
): AsyncGenerator<readonly Row[]> {
  /** The name that the server reads. */
  let known: SizeName | undefined;
  let firstLength: number | undefined;
  const fetchPage = async (pageSize: number, cursor: Cursor | undefined) => {
    const send = (name: SizeName) => request({ [name]: pageSize, cursor });
    if (known !== undefined) return send(known);
    if (firstLength === undefined) {
      const { answer: page, form } = await sendEither(send, 'pageSize', 'page_size');
      firstLength = page.rows.length;
      // The server of a short page may have ignored the name: the second page tries the other one.
      if (form === 'page_size' || firstLength >= pageSize) known = form;
      return page;
    }
    const { answer: page, form } = await sendEither(send, 'page_size', 'pageSize');
    known = page.rows.length > firstLength ? form : 'pageSize';
    return page;
  };
  return cursorPages(sizedPages(size, fetchPage));
}

/** @throws the first refusal if both forms are refused */
export async function sendEither<Form, Answer>(
  send: (form: Form) => Promise<Answer>,
  first: Form,
  second: Form,
) {
  try {
    return { answer: await send(first), form: first };
  } catch (refusal) {
    if (!isRefusedForm(refusal)) throw refusal;
    const otherRefusal = (error: unknown) => Promise.reject(isRefusedForm(error) ? refusal : error);
    return { answer: await send(second).catch(otherRefusal), form: second };
  }
}

/** Each row once. */
export async function joinPages<Row>(pages: AsyncIterable<readonly Row[]>, keyOf: KeyOf<Row>) {
  const rows = new Map<Key, Row>();
  for await (const page of pages) for (const row of page) rows.set(keyOf(row), row);
  return [...rows.values()];
}

/**
 * Pages by cursor (web-api.md part 8, style 2). The list ends without a cursor or more rows, and at an empty page that
 * returns the cursor of its own request.
 *
 * @throws PagingError for a repeated cursor, and after 1,000 empty pages
 */
export async function* cursorPages<Row, Cursor>(
  fetchPage: (cursor: Cursor | undefined) => Promise<CursorPage<Row, Cursor>>,
): AsyncGenerator<readonly Row[]> {
  const cursors = new Set<Cursor>();
  let emptyPages = 0;
  let requested: Cursor | undefined;
  for (;;) {
    const page = await fetchPage(requested);
    yield page.rows;
    const { cursor, hasMore = true, length = page.rows.length } = page;
    const isEnd = cursor === undefined || cursor === '' || !hasMore;
    if (isEnd || (length === 0 && cursor === requested)) return;
    if (cursors.has(cursor)) throw new PagingError('the platform repeated a cursor');
    if (length === 0) emptyPages += 1;
    if (emptyPages > 1000) throw new PagingError('the platform sent 1,000 empty pages');
    cursors.add(cursor);
    requested = cursor;
  }
}
