import { describe, expect, it } from 'vitest';
import { readOffsetList } from '../../../src/platform/paging/offset-list.ts';
import { refusal } from './refusal.ts';

const rowsOf = (count: number, from = 0) => Array.from({ length: count }, (_, row) => `row-${from + row}`);

/** Reads a list whose pages are given; a number is a refusal with that status. */
async function read(pages: readonly (readonly string[] | number)[]) {
  const asked: number[] = [];
  const list = await readOffsetList({
    fetchPage: async (page) => {
      asked.push(page);
      const rows = pages[page] ?? [];
      if (typeof rows === 'number') throw refusal(rows);
      return rows;
    },
    sizes: [3000],
    keyOf: (row) => row,
  });
  return { ...list, asked };
}

describe('a list by page numbers', () => {
  it('ends at an empty page, and not at a short one', async () => {
    const { rows, cut, asked } = await read([rowsOf(100), rowsOf(40, 100), rowsOf(100, 140)]);
    expect({ rows, cut, asked }).toEqual({ rows: rowsOf(240), cut: undefined, asked: [0, 1, 2, 3] });
  });

  it('that is empty takes one request', async () => {
    expect(await read([])).toEqual({ rows: [], asked: [0] });
  });

  it('ends at a page without a new row', async () => {
    const { rows, asked } = await read([rowsOf(100), rowsOf(50, 100), rowsOf(50, 100), rowsOf(9, 900)]);
    expect({ rows, asked }).toEqual({ rows: rowsOf(150), asked: [0, 1, 2] });
  });

  it('has a row that moved to a later page once, as it was read last', async () => {
    const pages = [
      ['a', 'b'],
      ['b', 'c'],
    ];
    const { rows } = await readOffsetList({
      fetchPage: async (page) => (pages[page] ?? []).map((id) => ({ id, page })),
      sizes: [100],
      keyOf: ({ id }) => id,
    });
    expect(rows).toEqual([
      { id: 'a', page: 0 },
      { id: 'b', page: 1 },
      { id: 'c', page: 1 },
    ]);
  });

  it.each([400, 404, 422])(
    'ends at a page refused with %i behind one that is shorter than the first',
    async (status) => {
      const { rows, cut } = await read([rowsOf(200), rowsOf(30, 200), status]);
      expect({ count: rows.length, cut }).toEqual({ count: 230, cut: undefined });
    },
  );

  it('ends at a refused page where the first one had fewer rows than any page size', async () => {
    expect((await read([rowsOf(99), 404])).cut).toBeUndefined();
  });

  it.each([
    ['a single page', [rowsOf(100), 400]],
    ['pages of one length', [rowsOf(200), rowsOf(200, 200), 422]],
  ])('may be cut where %s comes before the refused one', async (_, pages) => {
    const { rows, cut } = await read(pages);
    expect(rows).toHaveLength(pages.flat().filter((row) => typeof row === 'string').length);
    expect(cut).toMatchObject({
      name: 'PagingError',
      message: expect.stringContaining(`page ${pages.length} `),
    });
  });

  it.each([401, 403, 500])('fails where a later page is answered with %i', async (status) => {
    await expect(read([rowsOf(200), status])).rejects.toMatchObject({ failure: { status } });
  });

  it.each([400, 404, 500])('fails where the first page is answered with %i', async (status) => {
    await expect(read([status])).rejects.toMatchObject({ failure: { status } });
  });

  it.each([400, 422])(
    'asks for smaller pages where a size is refused with %i, and keeps to what is taken',
    async (status) => {
      const sizes: number[] = [];
      const { rows } = await readOffsetList({
        fetchPage: async (page, size) => {
          sizes.push(size);
          if (size > 1000) throw refusal(status);
          return page < 2 ? rowsOf(10, page * 10) : [];
        },
        sizes: [3000, 1000, 100],
        keyOf: (row) => row,
      });
      expect({ rows, sizes }).toEqual({ rows: rowsOf(20), sizes: [3000, 1000, 1000, 1000] });
    },
  );

  it('throws the first refusal where every size is refused', async () => {
    const fetchPage = async (_: number, size: number) => {
      throw refusal(size === 3000 ? 422 : 400);
    };
    await expect(readOffsetList({ fetchPage, sizes: [3000, 100], keyOf: String })).rejects.toMatchObject({
      failure: { status: 422 },
    });
  });
});
