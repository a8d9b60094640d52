import { firstAccepted, isRefusedSize } from '../forms.ts';
import type { Page } from './page.ts';
import { PagingError } from './paging-error.ts';
import type { SeenRows } from './seen.ts';

/** Pages in a row that bring nothing new, after which a cursor is taken to lead nowhere. */
const MAX_STALE_PAGES = 10;
/**
 * Empty pages in a row that end a list whose cursor never ends: few where the cursor stays the same. One that moves on
 * may lead past rows that the server's own filters leave out.
 */
const MAX_EMPTY_PAGES = { same: 2, moving: 10 };

export interface CursorPage<Row> extends Page<Row> {
  /** Empty at the end. */
  cursor: string;
}

export interface CursorList<Row> {
  /** Gives one page; the first has an empty cursor. */
  fetchPage: (cursor: string, limit: number) => Promise<CursorPage<Row>>;
  /** Page sizes to ask for: the next where the server refuses one. */
  limits: readonly number[];
  /** Of this pass. */
  seen: SeenRows<Row>;
}

/**
 * One pass by cursor paging (web-api.md part 8, style 2): `cursor`, opaque text, and `limit`. Gives the new rows of
 * each page. An answer without a cursor ends the list; so do empty pages, because some servers always send one.
 *
 * @throws PagingError when a cursor comes back a second time, or leads on without bringing anything new
 */
export async function* cursorPages<Row>(list: CursorList<Row>): AsyncGenerator<Page<Row>> {
  const { seen } = list;
  const guard = new CursorGuard();
  const first = await firstAccepted(list.limits, (limit) => list.fetchPage('', limit), isRefusedSize);
  const fetchPage = (cursor: string) => list.fetchPage(cursor, first.form);
  let empty = 0;
  for (let page = first.value, asked = ''; ; page = await fetchPage(asked)) {
    // A page that was promised, and that has neither rows nor a successor, is asked for once more.
    if (page.length === 0 && page.cursor === '') page = await fetchPage(asked);
    const rows = page.rows.filter((row) => seen.add(row));
    if (page.length > 0) yield { rows, length: page.length };
    empty = page.length === 0 ? empty + 1 : 0;
    const { cursor } = page;
    const maxEmpty = cursor === asked ? MAX_EMPTY_PAGES.same : MAX_EMPTY_PAGES.moving;
    if (cursor === '' || empty >= maxEmpty) return;
    if (empty === 0) guard.check(cursor, rows.length);
    asked = cursor;
  }
}

/** Ends lists whose cursors lead in a circle or nowhere. */
export class CursorGuard {
  readonly #seen = new Set<string>();
  #stale = 0;

  /**
   * @param news new rows of the page that the cursor came with
   * @throws PagingError
   */
  check(cursor: string, news: number): void {
    if (this.#seen.has(cursor)) throw new PagingError('the platform repeated a cursor');
    this.#seen.add(cursor);
    this.#stale = news === 0 ? this.#stale + 1 : 0;
    if (this.#stale === MAX_STALE_PAGES) throw new PagingError('many pages in a row had no new rows');
  }
}
