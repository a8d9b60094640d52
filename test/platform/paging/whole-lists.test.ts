import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cursorPages } from '../../../src/platform/paging/cursor-pages.ts';
import { mixedPages } from '../../../src/platform/paging/mixed-pages.ts';
import { offsetPages } from '../../../src/platform/paging/offset-pages.ts';
import {
  type Gap,
  GrowingList,
  mixedServer,
  offsetServer,
  readToEnd,
  rowsOf,
  unread,
} from './paged-lists.ts';

const length = fc.nat(120);
const size = fc.integer({ min: 1, max: 40 });
const status = fc.constantFrom(400 as const, 422 as const);
const share = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.999, noNaN: true }));
const gaps: fc.Arbitrary<Gap[]> = fc.array(fc.array(share, { maxLength: 40 }), { maxLength: 12 });

/** That nothing that was there throughout is missed, and that nothing is given twice. */
function expectWhole({ rows, error }: { rows: string[]; error?: unknown }, list: GrowingList): void {
  expect(error).toBeUndefined();
  expect(new Set(rows).size).toBe(rows.length);
  const given = new Set(rows);
  expect(list.original.filter((row) => !given.has(row))).toEqual([]);
}

/** No size below 100 is asked for. */
const offsetSize = fc.integer({ min: 100, max: 140 });
const offsetLength = fc.nat(500);

const offsetServers = fc
  .record({
    sizes: fc.uniqueArray(offsetSize, { minLength: 1, maxLength: 4 }),
    met: fc.nat(3),
    below: fc.nat(20),
    above: fc.nat(20),
    cap: fc.integer({ min: 20, max: 140 }),
    counts: fc.constantFrom('asked' as const, 'given' as const),
    beyond: fc.constantFrom('empty' as const, 'last' as const, 400 as const, 404 as const, 422 as const),
    refusesWith: status,
  })
  .map(({ sizes, met, below, above, ...server }) => {
    const taken = sizes[met % sizes.length] ?? 1;
    const least = Math.max(100, taken - below);
    // A server that caps below the smallest size, and counts in what was asked, can't be read by anyone.
    const cap = server.counts === 'asked' ? Math.max(least, server.cap) : server.cap;
    return { sizes, server: { ...server, least, most: taken + above, cap } };
  });

describe('offset pages, from any server whose bounds an offered size meets,', () => {
  it('bring all that was there throughout, once, however the list grows meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(offsetLength, gaps, offsetServers, async (count, growth, { sizes, server }) => {
        const list = new GrowingList(count, growth);
        expectWhole(
          await readToEnd(rowsOf(offsetPages({ ...offsetServer(list, server), sizes, ...unread() }))),
          list,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('cost one request a page, two to see the end, and one for each size that is refused', async () => {
    await fc.assert(
      fc.asyncProperty(offsetLength, offsetServers, async (count, { sizes, server }) => {
        const { fetchPage, asked } = offsetServer(new GrowingList(count, []), server);
        expect((await readToEnd(rowsOf(offsetPages({ fetchPage, sizes, ...unread() })))).rows).toHaveLength(
          count,
        );
        const taken = sizes.find((one) => one >= server.least && one <= server.most) ?? 0;
        const pages = Math.ceil(count / Math.min(taken, server.cap));
        expect(asked.length).toBeLessThanOrEqual(sizes.indexOf(taken) + pages + 3);
        for (const one of asked) expect(one.size).toBeGreaterThanOrEqual(100);
      }),
    );
  });
});

describe('cursor pages', () => {
  it('bring all that was there throughout, once, however the list grows meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(length, gaps, size, size, async (count, growth, limit, cap) => {
        const list = new GrowingList(count, growth);
        const fetchPage = async (cursor: string, asked: number) => {
          expect(asked).toBe(limit);
          const end = Number(cursor.replace('after ', '')) + Math.min(asked, cap);
          const next = end < list.length ? `after ${end}` : '';
          const rows = list.page(end - Math.min(asked, cap), Math.min(asked, cap));
          return { rows, length: rows.length, cursor: next };
        };
        expectWhole(await readToEnd(rowsOf(cursorPages({ fetchPage, limits: [limit], ...unread() }))), list);
      }),
      { numRuns: 500 },
    );
  });
});

describe('mixed pages, from a server of either spelling,', () => {
  const servers = fc.record({
    takes: fc.constantFrom('both' as const, 'pageSize' as const, 'page_size' as const),
    otherSpelling: fc.constantFrom(400 as const, 422 as const, 'ignored' as const),
    most: size,
    cap: size,
    defaultSize: fc.integer({ min: 1, max: 8 }),
  });

  it('bring all that was there throughout, once, however the list grows meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(length, gaps, servers, size, async (count, growth, server, asked) => {
        const list = new GrowingList(count, growth);
        expectWhole(
          await readToEnd(rowsOf(mixedPages({ ...mixedServer(list, server), size: asked, ...unread() }))),
          list,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('cost one request a page, and at most three to find the spelling', async () => {
    await fc.assert(
      fc.asyncProperty(length, servers, size, async (count, server, wanted) => {
        const { fetchPage, asked } = mixedServer(new GrowingList(count, []), server);
        expect(
          (await readToEnd(rowsOf(mixedPages({ fetchPage, size: wanted, ...unread() })))).rows,
        ).toHaveLength(count);
        const held = Math.min(wanted > server.most ? server.defaultSize : wanted, server.cap);
        expect(asked.length).toBeLessThanOrEqual(Math.max(1, Math.ceil(count / held)) + 4);
      }),
      { numRuns: 500 },
    );
  });
});
