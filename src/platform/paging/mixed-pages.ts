import { firstAccepted, isRefusedForm } from '../forms.ts';
import { CursorGuard } from './cursor-pages.ts';
import type { Page } from './page.ts';
import { PagingError } from './paging-error.ts';
import type { SeenRows } from './seen.ts';

export interface MixedPage<Row> {
  rows: Row[];
  cursor: bigint | undefined;
  hasMore: boolean;
}

/** How the size of a page is asked for: servers disagree about the spelling. */
export type SizeForm = { pageSize?: number; page_size?: number };

export interface MixedList<Row> {
  fetchPage: (body: SizeForm & { cursor?: bigint }) => Promise<MixedPage<Row>>;
  size: number;
  /** Of this pass. */
  seen: SeenRows<Row>;
}

/**
 * One pass by mixed paging (web-api.md part 8, style 3): cursor and page size in the body, `hasMore` in the answer. `pageSize` is
 * sent first, and `page_size` once where that is refused or brings fewer rows than asked while there are more; the
 * one that brings more stays.
 *
 * @throws PagingError when a cursor comes back a second time or leads on without bringing anything new, and when
 *   there is more but no cursor
 */
export async function* mixedPages<Row>(list: MixedList<Row>): AsyncGenerator<Page<Row>> {
  const documented: SizeForm = { pageSize: list.size };
  const guide: SizeForm = { page_size: list.size };
  const { seen } = list;
  const guard = new CursorGuard();
  let { form, value: page } = await firstAccepted([documented, guide, {}], (one) => fetchSure(list, one));
  let untried = form === documented && page.rows.length < list.size;
  for (;;) {
    const news = page.rows.filter((row) => seen.add(row));
    if (page.rows.length > 0) yield { rows: news, length: page.rows.length };
    if (!page.hasMore) return;
    const { cursor } = page;
    if (cursor === undefined) throw new PagingError('the answer says that there is more, but has no cursor');
    guard.check(String(cursor), news.length);
    const forms: SizeForm[] = untried ? [guide, form] : [form];
    const next = await firstAccepted(forms, (one) => fetchSure(list, { ...one, cursor }), isRefusedForm);
    if (untried && next.form === guide && next.value.rows.length > page.rows.length) form = guide;
    untried = false;
    page = next.value;
  }
}

/** A page that was promised, and that has neither rows nor a successor, is asked for once more. */
async function fetchSure<Row>({ fetchPage }: MixedList<Row>, body: SizeForm & { cursor?: bigint }) {
  const page = await fetchPage(body);
  return page.rows.length === 0 && !page.hasMore ? await fetchPage(body) : page;
}
