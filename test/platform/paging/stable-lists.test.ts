import { describe, expect, it } from 'vitest';
import { PagingError } from '../../../src/platform/paging/paging-error.ts';
import { stableList } from '../../../src/platform/paging/stable-list.ts';
import { itself, readToEnd } from './paged-lists.ts';

const names = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `row-${from + index}`);

/** A list by offset, and what happens to it after each request. */
function changingList(rows: string[], after: (request: number, rows: string[]) => void = () => {}) {
  let requests = 0;
  const fetchPage = async (page: number, size: number) => {
    const given = rows.slice(page * size, (page + 1) * size);
    after(++requests, rows);
    return given;
  };
  const list = () => readToEnd(stableList({ fetchPage, sizes: [10], ...itself }));
  return { list, requests: () => requests };
}

describe('a list that is read until two passes agree', () => {
  it.each([
    [0, 1],
    [9, 3],
    [10, 2],
    [11, 6],
    [30, 8],
  ])('of %i rows costs %i requests when nothing changes', async (count, requests) => {
    const { list, requests: made } = changingList(names(0, count));
    expect(await list()).toEqual({ rows: names(0, count) });
    expect(made()).toBeLessThanOrEqual(requests);
  });

  it('has every row that was there throughout when others are deleted between two pages', async () => {
    const rows = names(0, 30);
    const { list } = changingList(rows, (request) => {
      if (request === 1) rows.splice(0, 5);
    });
    const read = await list();
    expect(read.error).toBeUndefined();
    expect(read.rows).toEqual(names(5, 30));
  });

  it('has every row when the deletion comes in the second pass', async () => {
    const rows = names(0, 30);
    const { list } = changingList(rows, (request) => {
      if (request === 5) rows.splice(0, 5);
    });
    const { rows: read, error } = await list();
    // The rows that are gone were given before they went.
    expect(error).toBeInstanceOf(PagingError);
    expect(new Set(read)).toEqual(new Set(names(0, 30)));
  });

  it('is an error when it changes each time', async () => {
    const rows = names(0, 30);
    const { list } = changingList(rows, () => rows.unshift(`new-${rows.length}`));
    expect(await list()).toMatchObject({ error: { name: 'PagingError', problem: 'unstable' } });
  });
});
