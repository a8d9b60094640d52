import { describe, expect, it } from 'vitest';
import {
  type CursorPage,
  readCursorList,
  readMixedList,
  type SizeForm,
} from '../../../src/platform/paging/cursor-list.ts';
import { refusal } from './refusal.ts';

const keyOf = (row: string) => row;

/** Reads a list whose answer to the request with the empty cursor is `pages['']`, and so on. */
async function read(page: (cursor: string) => CursorPage<string, string>) {
  const asked: string[] = [];
  const rows = await readCursorList({
    fetchPage: async (cursor) => {
      // The reader takes no time here, so that no time limit would end it.
      if (asked.push(cursor) > 1500) throw new Error('the reader asks for ever');
      return page(cursor);
    },
    limits: [10],
    keyOf,
  });
  return { rows, asked };
}

describe('a list by cursor', () => {
  it.each([[''], [undefined]])('ends at the cursor %j', async (end) => {
    const pages: Record<string, CursorPage<string, string>> = {
      '': { rows: ['a', 'b'], cursor: 'x' },
      x: { rows: ['b', 'c'], cursor: end },
    };
    expect(await read((cursor) => pages[cursor] ?? { rows: [] })).toEqual({
      rows: ['a', 'b', 'c'],
      asked: ['', 'x'],
    });
  });

  it('ends at an empty page that returns the cursor of its own request', async () => {
    const { rows, asked } = await read((cursor) => ({ rows: cursor === '' ? ['a'] : [], cursor: 'same' }));
    expect({ rows, asked }).toEqual({ rows: ['a'], asked: ['', 'same'] });
  });

  it('goes on past other empty pages', async () => {
    const { rows } = await read((cursor) => {
      const page = Number(cursor || 0);
      return { rows: page % 300 === 0 ? [`row-${page}`] : [], cursor: page < 900 ? `${page + 1}` : '' };
    });
    expect(rows).toEqual(['row-0', 'row-300', 'row-600', 'row-900']);
  });

  it('does not take a page for empty whose rows are all left out', async () => {
    const page = { rows: [], length: 2 };
    let pages = 0;
    await read(() => ({ ...page, cursor: ++pages < 1200 ? `${pages}` : '' }));
    expect(pages).toBe(1200);
  });

  it('fails after 1,000 empty pages', async () => {
    let page = 0;
    await expect(read(() => ({ rows: [], cursor: `${++page}` }))).rejects.toMatchObject({
      name: 'PagingError',
    });
    expect(page).toBe(1001);
  });

  it('fails where a cursor comes twice', async () => {
    const next: Record<string, string> = { '': 'x', x: 'y', y: 'x' };
    await expect(read((cursor) => ({ rows: [cursor], cursor: next[cursor] }))).rejects.toMatchObject({
      message: 'the platform repeated a cursor',
    });
    await expect(read(() => ({ rows: ['a'], cursor: 'same' }))).rejects.toMatchObject({
      name: 'PagingError',
    });
  });

  it('asks for fewer rows where the server refuses so many', async () => {
    const limits: number[] = [];
    const fetchPage = async (cursor: string, limit: number) => {
      limits.push(limit);
      if (limit > 100) throw refusal(400);
      return { rows: [`after ${cursor}`], cursor: limits.length < 4 ? `${limits.length}` : '' };
    };
    expect(await readCursorList({ fetchPage, limits: [500, 100], keyOf })).toHaveLength(3);
    expect(limits).toEqual([500, 100, 100, 100]);
  });
});

type Body = SizeForm & { cursor?: bigint };

/** A list of 30 rows in pages of the size that is asked for under a name that the server knows, else of 5. */
function mixedServer({ knows = ['pageSize', 'page_size'], refuses = false, cap = 100 } = {}) {
  const asked: Body[] = [];
  const fetchPage = async ({ cursor = 0n, ...size }: Body): Promise<CursorPage<string, bigint>> => {
    asked.push({ ...size, cursor });
    const [name = '', value = 5] = Object.entries(size)[0] ?? [];
    if (refuses && name !== '' && !knows.includes(name)) throw refusal(422);
    const start = Number(cursor);
    const end = Math.min(30, start + Math.min(cap, knows.includes(name) ? value : 5));
    const rows = Array.from({ length: end - start }, (_, row) => `row-${start + row}`);
    return { rows, cursor: BigInt(end), hasMore: end < 30 };
  };
  const sizes = () => asked.map(({ cursor: _, ...size }) => Object.keys(size)[0]);
  return { list: () => readMixedList({ fetchPage, size: 10, keyOf }), sizes };
}

describe('a list by cursor and size in the body', () => {
  it.each([
    ['takes either name of the size', {}, ['pageSize', 'pageSize', 'pageSize']],
    [
      'refuses `pageSize`',
      { knows: ['page_size'], refuses: true },
      ['pageSize', 'page_size', 'page_size', 'page_size'],
    ],
    ['ignores `pageSize`', { knows: ['page_size'] }, ['pageSize', 'page_size', 'page_size', 'page_size']],
    [
      'refuses `page_size`, and caps its pages',
      { knows: ['pageSize'], refuses: true, cap: 8 },
      ['pageSize', 'page_size', 'pageSize', 'pageSize', 'pageSize'],
    ],
    [
      'ignores `page_size`, and caps its pages',
      { knows: ['pageSize'], cap: 8 },
      ['pageSize', 'page_size', 'pageSize', 'pageSize', 'pageSize'],
    ],
    ['refuses both', { knows: [], refuses: true }, ['pageSize', 'page_size', ...Array(6).fill(undefined)]],
  ] as const)('is whole from a server that %s', async (_, server, sizes) => {
    const { list, sizes: asked } = mixedServer(server as Parameters<typeof mixedServer>[0]);
    expect(await list()).toEqual(Array.from({ length: 30 }, (_, row) => `row-${row}`));
    expect(asked()).toEqual(sizes);
  });

  it('ends where `hasMore` is false, whatever its cursor', async () => {
    const fetchPage = async () => ({ rows: ['a'], cursor: 7n, hasMore: false });
    expect(await readMixedList({ fetchPage, size: 10, keyOf })).toEqual(['a']);
  });
});
