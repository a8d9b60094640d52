import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PlatformError } from '../../src/platform/http/errors.ts';
import {
  type CursorPage,
  cursorPages,
  joinPages,
  mixedPages,
  PagingError,
  readOffsetList,
} from '../../src/platform/paging.ts';

const keyOf = (row: string) => row;

function refusal(status: number): PlatformError {
  return new PlatformError({ kind: 'status', status, method: 'GET', path: '/', attempts: 1, sent: true });
}

const rowsOf = (count: number, from = 0) => Array.from({ length: count }, (_, row) => `row-${from + row}`);

/** Reads a list of pages such as `100+40`, 40 rows from the hundredth on; a single number is a refusal. */
async function readPages(pages: string, concurrency = 1): Promise<string> {
  const asked: number[] = [];
  const fetchPage = async (page: number) => {
    asked.push(page);
    const [from = 0, count] = (pages.split(' ')[page] ?? '0+0').split('+').map(Number);
    if (count === undefined) throw refusal(from);
    return rowsOf(count, from);
  };
  try {
    const { rows, received, cut } = await readOffsetList(fetchPage, keyOf, concurrency);
    expect(rows).toEqual(rowsOf(rows.length));
    expect(cut ?? new PagingError()).toBeInstanceOf(PagingError);
    return `${rows.length} rows of ${received}, asked ${asked.join(' ')}${cut ? `, cut: ${cut.message}` : ''}`;
  } catch (error) {
    return `refused with ${(error as PlatformError).failure.status}`;
  }
}

/** A title, pages, and what is read of them; those `ahead` up to eight at once. */
const LISTS = readFileSync(new URL('lists.txt', import.meta.url), 'utf8').split('\n\n');

describe('a list by page numbers', () => {
  it.each(LISTS.map((list) => list.trim().split('\n')))('%s', async (title = '', pages, read) => {
    expect(await readPages(pages ?? '', title.includes('ahead') ? 8 : 1)).toBe(read);
  });

  it('is requested 2, 4 and then 8 pages at a time once a second page is as long as the first', async () => {
    let underWay = 0;
    const atOnce: number[] = [];
    const fetchPage = async (page: number) => {
      underWay += 1;
      atOnce[page] = underWay;
      await new Promise(setImmediate);
      underWay -= 1;
      return page < 20 ? rowsOf(3, page * 3) : [];
    };
    const { rows } = await readOffsetList(fetchPage, keyOf, 16);
    expect(rows).toEqual(rowsOf(60));
    expect(atOnce).toEqual([1, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7, ...Array(17).fill(8)]);
  });

  it('has a row that moved to a later page once, as it was read last, or what is kept of it', async () => {
    const pages = [
      ['a', 'b'],
      ['b', 'c'],
    ];
    const fetchPage = async (page: number) => (pages[page] ?? []).map((id) => ({ id, page }));
    const read = (keep?: (row: { id: string; page: number }) => { id: string; page: number } | string) =>
      readOffsetList(fetchPage, ({ id }) => id, 1, keep);
    const [a, b, c] = [
      { id: 'a', page: 0 },
      { id: 'b', page: 1 },
      { id: 'c', page: 1 },
    ];
    expect(await read()).toEqual({ rows: [a, b, c], received: 4 });
    const kept = await read((row) => (row.id === 'c' ? row : `${row.id}${row.page}`));
    expect(kept).toEqual({ rows: ['a0', 'b1', c], received: 4 });
  });
});

/** Reads a list whose answer to the request with the empty cursor is `pages['']`, and so on. */
async function readCursors(page: (cursor: string) => CursorPage<string, string>) {
  const asked: string[] = [];
  const pages = cursorPages<string, string>(async (cursor = '') => {
    // The reader takes no time here, so that no time limit would end it.
    if (asked.push(cursor) > 1500) throw new Error('the reader asks for ever');
    return page(cursor);
  });
  const rows = await joinPages(pages, keyOf);
  return { rows, asked };
}

describe('a list by cursor', () => {
  it.each([[''], [undefined]])('ends at the cursor %j', async (end) => {
    const pages: Record<string, CursorPage<string, string>> = {
      '': { rows: ['a', 'b'], cursor: 'x' },
      x: { rows: ['b', 'c'], cursor: end },
    };
    expect(await readCursors((cursor) => pages[cursor] ?? { rows: [] })).toEqual({
      rows: ['a', 'b', 'c'],
      asked: ['', 'x'],
    });
  });

  it('ends at an empty page that returns the cursor of its own request', async () => {
    const { rows, asked } = await readCursors((cursor) => ({
      rows: cursor === '' ? ['a'] : [],
      cursor: 'same',
    }));
    expect({ rows, asked }).toEqual({ rows: ['a'], asked: ['', 'same'] });
  });

  it('goes on past other empty pages', async () => {
    const { rows } = await readCursors((cursor) => {
      const page = Number(cursor || 0);
      return { rows: page % 300 === 0 ? [`row-${page}`] : [], cursor: page < 900 ? `${page + 1}` : '' };
    });
    expect(rows).toEqual(['row-0', 'row-300', 'row-600', 'row-900']);
  });

  it('does not take a page for empty whose rows are all left out', async () => {
    const page = { rows: [], length: 2 };
    let pages = 0;
    await readCursors(() => ({ ...page, cursor: ++pages < 1200 ? `${pages}` : '' }));
    expect(pages).toBe(1200);
  });

  it('fails after 1,000 empty pages', async () => {
    let page = 0;
    const list = readCursors(() => ({ rows: [], cursor: `${++page}` }));
    await expect(list).rejects.toBeInstanceOf(PagingError);
    expect(page).toBe(1001);
  });

  it.each<Record<string, string>>([
    { '': 'x', x: 'y', y: 'x' },
    { '': 'x', x: 'x' },
  ])('fails where a cursor comes twice (%o)', async (next) => {
    const list = readCursors((cursor) => ({ rows: [cursor], cursor: next[cursor] }));
    await expect(list).rejects.toThrow('the platform repeated a cursor');
  });
});

type Body = Parameters<Parameters<typeof mixedPages<string, bigint>>[0]>[0];

/** A list of 30 rows in pages of the size that is asked for under a name that the server knows, else of 5. */
function mixedServer({ knows = ['pageSize', 'page_size'], refuses = false, cap = 100 } = {}) {
  const asked: Body[] = [];
  const fetchPage = async ({ cursor = 0n, ...size }: Body): Promise<CursorPage<string, bigint>> => {
    asked.push({ ...size, cursor });
    const [name = '', value = 5] = Object.entries(size)[0] ?? [];
    if (refuses && name !== '' && !knows.includes(name)) throw refusal(422);
    const start = Number(cursor);
    const end = Math.min(30, start + Math.min(cap, knows.includes(name) ? value : 5));
    return { rows: rowsOf(end - start, start), cursor: BigInt(end), hasMore: end < 30 };
  };
  const sizes = () => asked.map(({ cursor: _, ...size }) => Object.keys(size)[0]);
  return { list: () => joinPages(mixedPages(fetchPage, 10), keyOf), sizes };
}

describe('a list by cursor and size in the body', () => {
  const CAMEL = { knows: ['pageSize'], cap: 8 };
  const SNAKE = { knows: ['page_size'] };
  it.each([
    ['takes either name of the size', {}, 'pageSize pageSize pageSize'],
    ['refuses `pageSize`', { ...SNAKE, refuses: true }, 'pageSize page_size page_size page_size'],
    ['ignores `pageSize`', SNAKE, 'pageSize page_size page_size page_size'],
    ['refuses `page_size`', { ...CAMEL, refuses: true }, 'pageSize page_size pageSize pageSize pageSize'],
    ['ignores `page_size`', CAMEL, 'pageSize page_size pageSize pageSize pageSize'],
  ])('is whole from a server that %s', async (_, server, sizes) => {
    const { list, sizes: asked } = mixedServer(server);
    expect(await list()).toEqual(rowsOf(30));
    expect(asked().join(' ')).toBe(sizes);
  });

  it('ends where `hasMore` is false, whatever its cursor', async () => {
    const fetchPage = async () => ({ rows: ['a'], cursor: 7n, hasMore: false });
    expect(await joinPages(mixedPages(fetchPage, 10), keyOf)).toEqual(['a']);
  });
});
