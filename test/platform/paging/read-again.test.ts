import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetPages } from '../../../src/platform/paging/offset-pages.ts';
import { PagingError } from '../../../src/platform/paging/paging-error.ts';
import type { SeenRows } from '../../../src/platform/paging/seen.ts';
import {
  agreedList,
  type ListDoubt,
  type UnionOptions,
  unitedList,
} from '../../../src/platform/paging/whole-list.ts';
import { readToEnd, refusal } from './paged-lists.ts';

interface Row {
  id: string;
  version: number;
}

const SIZE = 100;
const rowsOf = (from: number, to: number): Row[] =>
  Array.from({ length: to - from }, (_, index) => ({ id: `row-${from + index}`, version: 0 }));
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** What happens after a request was answered; `page` is what it was answered with, and may be taken away. */
type After = (request: number, rows: Row[], page: Row[]) => void;

/** A list by offset of 100 rows a page. */
function changingList(
  rows: Row[],
  after: After = () => {},
  refuses: (request: number) => boolean = () => false,
) {
  const asked: number[] = [];
  const paging = { keyOf: ({ id }: Row) => id, maxRows: 10_000 };
  const fetchPage = async (page: number, size: number) => {
    const request = asked.push(page);
    if (request > 300) throw new Error('the reader asks for ever');
    if (refuses(request)) throw refusal(404);
    const given = rows.slice(page * size, (page + 1) * size).map((row) => ({ ...row }));
    after(request, rows, given);
    return given;
  };
  const pages = (seen: SeenRows<Row>) => offsetPages({ fetchPage, sizes: [SIZE], seen });
  const list = { pages, ...paging };
  const doubts: ListDoubt[] = [];
  const onDoubt = (doubt: ListDoubt) => doubts.push(doubt);
  return {
    asked,
    doubts,
    agreed: () => readToEnd(flat(agreedList(list))),
    parts: (options: UnionOptions) => unitedList(list, options),
    united: (twice = false) => readToEnd(flat(unitedList(list, { twice, onDoubt }))),
  };
}

async function* flat(parts: AsyncIterable<Row[]>): AsyncGenerator<Row> {
  for await (const rows of parts) yield* rows;
}

const empties =
  (...requests: number[]): After =>
  (request, _, page) => {
    if (requests.includes(request)) page.length = 0;
  };

describe.each(['agreed', 'united'] as const)('a list that is read until two passes agree (%s)', (kind) => {
  it.each([
    [0, 2],
    [1, 2],
    [99, 2],
    [100, 4],
    [250, 8],
  ])('of %i rows costs %i requests when nothing changes', async (count, requests) => {
    const list = changingList(rowsOf(0, count));
    expect(await list[kind]()).toEqual({ rows: rowsOf(0, count) });
    expect(list.asked).toHaveLength(requests);
  });

  it.each<[string, After]>([
    ['a deletion moves rows', (request, rows) => void (request === 1 && rows.splice(0, 5))],
    ['a deletion empties the page behind it', (request, rows) => void (request === 1 && rows.splice(0, 60))],
    ['the second page is empty once', empties(2)],
    ['the first page is empty once', empties(1)],
    ['a page of the second pass is empty once', empties(6)],
    ['the first page of the second pass is empty once', empties(5)],
    [
      'rows come in front',
      (request, rows) => void (request === 1 && rows.unshift({ id: 'new', version: 0 })),
    ],
  ])('has every row that was there throughout: %s', async (_, after) => {
    const rows = rowsOf(0, 160);
    const list = changingList(rows, after);
    const read = await list[kind]();
    expect(read.error).toBeUndefined();
    expect(ids(read.rows).toSorted()).toEqual(ids(rows).toSorted());
    expect(list.doubts).toEqual([]);
  });

  it('has all rows of a server that refuses the page behind the last', async () => {
    const list = changingList(rowsOf(0, 200), undefined, () => list.asked.at(-1) === 2);
    expect(await list[kind]()).toEqual({ rows: rowsOf(0, 200) });
    expect(list.asked).toEqual([0, 1, 2, 2, 0, 1, 2, 2]);
  });

  it('goes on where a page was refused once', async () => {
    const list = changingList(rowsOf(0, 300), undefined, (request) => request === 2);
    expect(await list[kind]()).toEqual({ rows: rowsOf(0, 300) });
  });

  it('fails where the first page is refused', async () => {
    const list = changingList(rowsOf(0, 300), undefined, () => true);
    expect(await list[kind]()).toMatchObject({ rows: [], error: { failure: { status: 404 } } });
  });

  it('has whatever was there throughout, or says that it may not', async () => {
    const change = fc.record({ at: fc.nat(12), remove: fc.nat(120), add: fc.nat(120), empty: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.nat(350), fc.array(change, { maxLength: 4 }), async (count, changes) => {
        const all = rowsOf(0, count);
        const rows = [...all];
        const list = changingList(rows, (request, now, page) => {
          for (const { at, remove, add, empty } of changes) {
            if (at + 1 !== request) continue;
            now.splice(0, remove);
            now.unshift(...rowsOf(1000 + request * 200, 1000 + request * 200 + add));
            // Nobody can tell that a short first page has a second one, nor that a page is missing twice.
            if (empty && count >= SIZE && changes.filter((one) => one.empty).length === 1) page.length = 0;
          }
        });
        const read = await list[kind]();
        if (read.error !== undefined || list.doubts.length > 0 || count < SIZE) return;
        const missing = ids(rows).filter((id) => ids(all).includes(id) && !ids(read.rows).includes(id));
        expect(missing).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a list that changes each time', () => {
  const churn: After = (request, rows) => void rows.unshift({ id: `new-${request}`, version: 0 });

  it('of projects is an error', async () => {
    const list = changingList(rowsOf(0, 150), churn);
    const read = await list.agreed();
    expect(read.error).toBeInstanceOf(PagingError);
    expect(read.error).toMatchObject({ message: 'the list changed each time it was read' });
    expect(list.asked.filter((page) => page === 0)).toHaveLength(3);
  });

  it('of findings is all that any pass had, in doubt', async () => {
    const gone: After = (request, rows) => void (request % 3 === 0 && rows.splice(0, 1));
    const read = await changingList(rowsOf(0, 150), gone).united();
    expect(read.rows).toHaveLength(150);
    const list = changingList(rowsOf(0, 150), churn);
    expect((await list.united()).error).toBeUndefined();
    expect(list.doubts).toEqual(['unstable']);
  });
});

describe('a row that changes while its list is read', () => {
  const rename: After = (request, rows) => {
    const first = rows.find(({ id }) => id === 'row-0');
    if (first !== undefined) first.version = request;
    if (request === 2) rows.splice(100, 1);
  };

  it.each([false, true])('of findings is given as it was read last (twice: %s)', async (twice) => {
    const list = changingList(rowsOf(0, 250), rename);
    const { rows } = await list.united(twice);
    const lastPass = list.asked.lastIndexOf(0);
    expect(rows.find(({ id }) => id === 'row-0')?.version).toBe(lastPass);
  });

  it('of projects is given as the second pass has it, or a later one', async () => {
    const { rows } = await changingList(rowsOf(0, 250), rename).agreed();
    expect(rows.find(({ id }) => id === 'row-0')?.version).toBeGreaterThan(2);
  });
});

describe('a list of findings whose short first page is given at once', () => {
  it('needs no second request where the caller has enough', async () => {
    const list = changingList(rowsOf(0, 7));
    for await (const rows of list.parts({ atOnce: true })) {
      expect(rows).toEqual(rowsOf(0, 7));
      break;
    }
    expect(list.asked).toEqual([0]);
  });

  it('has each row once all the same', async () => {
    const list = changingList(rowsOf(0, 150), (request, _, page) => void (request === 1 && page.splice(40)));
    const { rows } = await readToEnd(flat(list.parts({ atOnce: true })));
    expect(ids(rows).toSorted()).toEqual(ids(rowsOf(0, 150)).toSorted());
  });
});

describe('a list of findings of more than 20 pages', () => {
  it('is read once, which is said', async () => {
    const list = changingList(rowsOf(0, 2101));
    expect(await list.united()).toEqual({ rows: rowsOf(0, 2101) });
    expect(list.asked).toHaveLength(24);
    expect(list.doubts).toEqual(['read-once']);
  });

  it('is read again where the caller asks for it', async () => {
    const list = changingList(rowsOf(0, 2101));
    expect(await list.united(true)).toEqual({ rows: rowsOf(0, 2101) });
    expect(list.doubts).toEqual([]);
    expect(list.asked.filter((page) => page === 0)).toHaveLength(2);
  });

  it.each([2, 15, 21, 24])(
    'does not end with request %i, which is answered with nothing',
    async (request) => {
      const list = changingList(rowsOf(0, 2350), empties(request));
      expect(ids((await list.united()).rows).toSorted()).toEqual(ids(rowsOf(0, 2350)).toSorted());
    },
  );

  it('gives what was read before it broke', async () => {
    const list = changingList(rowsOf(0, 250));
    const failing = changingList(rowsOf(0, 250), (request) => {
      if (request === 2) throw new Error('no');
    });
    expect((await list.united()).rows).toHaveLength(250);
    expect(await failing.united()).toMatchObject({ rows: rowsOf(0, 100), error: { message: 'no' } });
  });
});
