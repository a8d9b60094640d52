/** Lists that change while several pages are read. */

import { describe, expect, it } from 'vitest';
import { pick, prng } from '../../emulator/platform/prng.ts';
import { readOffsetList } from '../../src/platform/paging.ts';
import { SEED } from '../properties.ts';

/** `WORLDS=2000 SEED=7` draws more, and others. */
const WORLDS = Number(process.env.WORLDS ?? 300);

interface World {
  rows: number;
  pageSize: number;
  /** Rows that come at the head directly before the answer with this number. Negative: rows that leave anywhere. */
  changes: ReadonlyMap<number, number>;
}

const GROWTHS = [[0], [0, 0, 0], [0.5], [1], [1, 1], [1, 0.5, 0], [1.5], [2], [2, 1], [3]];

/** Reads a list whose answers come in a drawn order, each with the rows of that moment. */
async function readMoving({ rows, pageSize, changes }: World, atOnce: number, random: () => number) {
  const list = Array.from({ length: rows }, (_, index) => index);
  let next = -1;
  let answers = 0;
  /** The answers to come, with their pages. */
  const pending = new Map<() => void, number>();
  let early = 0;
  const left: number[] = [];
  const answerOne = () => {
    if (pending.size === 0) return;
    const answer = pick(random, [...pending.keys()]);
    const change = changes.get(answers) ?? 0;
    answers += 1;
    for (let come = 0; come < change; come++) list.unshift(next--);
    for (let gone = 0; gone > change; gone--)
      left.push(...list.splice(Math.floor(random() * list.length), 1));
    pending.delete(answer);
    answer();
  };
  const asked: number[] = [];
  const fetchPage = (page: number, signal: AbortSignal) => {
    asked.push(page);
    if ([...pending.values()].some((other) => other < page)) early += 1;
    setImmediate(answerOne);
    return new Promise<number[]>((resolve, reject) => {
      const answer = () => resolve(list.slice(page * pageSize, (page + 1) * pageSize));
      pending.set(answer, page);
      signal.addEventListener('abort', () => {
        pending.delete(answer);
        reject(new Error('aborted'));
      });
    });
  };
  const read = await readOffsetList(fetchPage, (row: number) => row, atOnce);
  return { read: read.rows, asked, early, left };
}

/** @param growths in pages; together at most three, because a fourth page in a row without a new row is the end */
function draw(random: () => number, growths: readonly (readonly number[])[]): World {
  const pageSize = pick(random, [2, 3, 5, 10]);
  const pages = Math.floor(random() * 25);
  const amounts = pick(random, growths).map((share) => Math.trunc(share * pageSize) || 1);
  const changes = new Map(amounts.map((rows) => [Math.floor(random() * (pages + 6)), rows]));
  return { rows: Math.floor(pages * pageSize + random() * pageSize), pageSize, changes };
}

const placeOf = (world: number, drawn: World) =>
  `list ${world} with SEED=${SEED}: ${JSON.stringify({ ...drawn, changes: [...drawn.changes] })}`;

describe.each([2, 4, 8])(`${WORLDS} drawn lists, read with %i pages at once`, (atOnce) => {
  it('have every row that was there at the start, once, while they grow at their head', async () => {
    const random = prng(SEED + atOnce);
    let repeated = 0;
    for (let world = 0; world < WORLDS; world++) {
      const drawn = draw(random, GROWTHS);
      const { read, asked, early } = await readMoving(drawn, atOnce, random);
      const place = placeOf(world, drawn);
      expect(new Set(read).size, place).toBe(read.length);
      expect(read.filter((row) => row >= 0).length, place).toBe(drawn.rows);
      // A growth costs one request more for each page that was requested too early, and at most one page beside these.
      const again = asked.length - new Set(asked).size;
      expect(again, place).toBeLessThanOrEqual(early + 1);
      repeated += again;
    }
    expect(repeated).toBeGreaterThan(WORLDS / 2);
  });

  it('lose no more rows than leave them meanwhile, and have none twice', async () => {
    const random = prng(SEED + atOnce);
    for (let world = 0; world < WORLDS; world++) {
      const drawn = draw(random, [...GROWTHS, [-0.5], [-1, 1], [0.5, -3], [-1, -1, -1]]);
      const { read, left } = await readMoving(drawn, atOnce, random);
      const place = placeOf(world, drawn);
      const missing = drawn.rows - read.filter((row) => row >= 0).length;
      expect(new Set(read).size, place).toBe(read.length);
      expect(missing, place).toBeLessThanOrEqual(2 * left.length);
    }
  });
});
