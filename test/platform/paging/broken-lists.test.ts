import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StatusError } from '../../../src/platform/http/errors.ts';
import { cursorPages } from '../../../src/platform/paging/cursor-pages.ts';
import { mixedPages } from '../../../src/platform/paging/mixed-pages.ts';
import { offsetPages } from '../../../src/platform/paging/offset-pages.ts';
import { PagingError } from '../../../src/platform/paging/paging-error.ts';
import { endless, readToEnd, refusal, rowsOf, unread } from './paged-lists.ts';

/** Two pages or more with rows of their own; the last leads back to a cursor that an earlier one gave. */
const loops = fc
  .tuple(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 30 }), fc.nat())
  .map(([pages, back]) => ({
    pages: pages.map((count, page) => Array.from({ length: count }, (_, row) => `row-${page}-${row}`)),
    backTo: 1 + (back % (pages.length - 1)),
  }));

const pagings = {
  'cursor pages': (loop: (page: number) => { rows: string[]; next: number }) =>
    rowsOf(
      cursorPages({
        fetchPage: async (cursor) => {
          const { rows, next } = loop(Number(cursor.replace('page ', '')));
          return { rows, length: rows.length, cursor: `page ${next}` };
        },
        limits: [5],
        ...unread(),
      }),
    ),
  'mixed pages': (loop: (page: number) => { rows: string[]; next: number }) =>
    rowsOf(
      mixedPages({
        fetchPage: async ({ cursor = 0n }) => {
          const { rows, next } = loop(Number(cursor));
          return { rows, cursor: BigInt(next), hasMore: true };
        },
        size: 1,
        ...unread(),
      }),
    ),
};

describe.each(Object.entries(pagings))('%s end with an error', (_, paging) => {
  it('when a cursor comes back a second time, after the rows read so far', async () => {
    await fc.assert(
      fc.asyncProperty(loops, async ({ pages, backTo }) => {
        const asked: number[] = [];
        const { rows, error } = await readToEnd(
          paging((page) => {
            endless(asked.push(page));
            return { rows: pages[page] ?? [], next: page === pages.length - 1 ? backTo : page + 1 };
          }),
        );
        expect(rows).toEqual(pages.flat());
        expect(asked).toEqual(pages.map((_, page) => page));
        expect(error).toBeInstanceOf(PagingError);
        expect(error).toMatchObject({ message: 'the platform repeated a cursor' });
      }),
    );
  });

  it('when cursors lead on for ever without a new row', async () => {
    let requests = 0;
    const { rows, error } = await readToEnd(
      paging((page) => {
        endless(++requests);
        return { rows: ['the same'], next: page + 1 };
      }),
    );
    expect(rows).toEqual(['the same']);
    expect(error).toBeInstanceOf(PagingError);
    expect(requests).toBeLessThan(20);
  });
});

describe('mixed pages', () => {
  it('end with an error when there is more but no cursor, after the rows read so far', async () => {
    const fetchPage = async ({ cursor = 0n }) =>
      cursor === 0n
        ? { rows: ['a', 'b'], cursor: 2n, hasMore: true }
        : { rows: ['c', 'd'], cursor: undefined, hasMore: true };
    const { rows, error } = await readToEnd(rowsOf(mixedPages({ fetchPage, size: 2, ...unread() })));
    expect(rows).toEqual(['a', 'b', 'c', 'd']);
    expect(error).toBeInstanceOf(PagingError);
  });
});

describe('offset pages', () => {
  it('throw the first refusal when every size is refused', async () => {
    const first = refusal(422);
    const sizes: number[] = [];
    const fetchPage = async (_page: number, size: number): Promise<string[]> => {
      sizes.push(size);
      throw size === 30 ? first : refusal(400);
    };
    const list = rowsOf(offsetPages({ fetchPage, sizes: [30, 20, 10], ...unread() }));
    expect(await readToEnd(list)).toEqual({ rows: [], error: first });
    expect(sizes).toEqual([30, 20, 10]);
  });

  it.each([0, 1, 2])('pass on any other failure, without another request: of page %i', async (failing) => {
    const failure = new StatusError({ ...refusal(400).failure, status: 500 });
    let failures = 0;
    const fetchPage = async (page: number): Promise<string[]> => {
      if (page < failing) return [`row-${page}`];
      failures += 1;
      throw failure;
    };
    const { rows, error } = await readToEnd(rowsOf(offsetPages({ fetchPage, sizes: [30, 20], ...unread() })));
    expect(rows).toHaveLength(failing);
    expect(error).toBe(failure);
    expect(failures).toBe(1);
  });

  it('end with an error when the list has more rows than any list has', async () => {
    const fetchPage = async (page: number, size: number) =>
      Array.from({ length: size }, (_, row) => `row-${page}-${row}`);
    const list = rowsOf(offsetPages({ fetchPage, sizes: [30], ...unread(100) }));
    const { rows, error } = await readToEnd(list);
    expect(rows).toHaveLength(90);
    expect(error).toMatchObject({ message: 'the list does not end' });
  });
});

describe('cursor pages', () => {
  it('end where a server has no more rows but goes on giving cursors', async () => {
    let requests = 0;
    const fetchPage = async () => {
      endless(++requests);
      const rows = requests === 1 ? ['a', 'b'] : [];
      return { rows, length: rows.length, cursor: 'the same' };
    };
    const { rows, error } = await readToEnd(rowsOf(cursorPages({ fetchPage, limits: [2], ...unread() })));
    expect({ rows, error }).toEqual({ rows: ['a', 'b'], error: undefined });
    expect(requests).toBe(3);
  });

  it('go on past empty pages whose cursors lead on, but not for ever', async () => {
    let requests = 0;
    const fetchPage = async () => {
      endless(++requests);
      const rows = requests === 1 || requests === 5 ? [`row-${requests}`] : [];
      return { rows, length: rows.length, cursor: `c${requests}` };
    };
    const { rows, error } = await readToEnd(rowsOf(cursorPages({ fetchPage, limits: [1], ...unread() })));
    expect({ rows, error }).toEqual({ rows: ['row-1', 'row-5'], error: undefined });
    expect(requests).toBe(15);
  });

  it('ask for fewer rows where the server refuses so many', async () => {
    const limits: number[] = [];
    const fetchPage = async (_cursor: string, limit: number) => {
      limits.push(limit);
      if (limit > 100) throw refusal(400);
      const cursor = limits.length < 4 ? `c${limits.length}` : '';
      return { rows: [`row-${limits.length}`], length: 1, cursor };
    };
    await readToEnd(rowsOf(cursorPages({ fetchPage, limits: [500, 100], ...unread() })));
    expect(limits).toEqual([500, 100, 100, 100]);
  });
});
