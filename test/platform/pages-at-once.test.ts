/** Lists whose pages are requested several at a time. */

import { describe, expect, it } from 'vitest';
import { pick, prng } from '../../emulator/platform/prng.ts';
import { PlatformError } from '../../src/platform/http/errors.ts';
import { SEED } from '../properties.ts';
import { open, openClient, openServer } from './server.ts';

type Answer = Awaited<ReturnType<Parameters<typeof openServer>[0]>>;

const pageOf = (path: string) => Number(new URL(path, 'http://x').searchParams.get('page'));
const answerOf = (ids: readonly number[]) => ({ body: { findings: ids.map((id) => ({ id })) } });
const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

/** Pages of `length` rows, and then empty ones; `answers` has other answers by the page, the first attempt of it first. */
function openList(
  pages: number,
  answers: Readonly<Record<number, (Answer | Promise<Answer>)[]>> = {},
  options = {},
) {
  return open(
    ({ path }) => {
      const page = pageOf(path);
      return answers[page]?.shift() ?? answerOf(page < pages ? idsFrom(page * 3, 3) : []);
    },
    { concurrency: 16, ...options },
  );
}

const askedOf = ({ seen }: { seen: readonly { path: string }[] }) => seen.map(({ path }) => pageOf(path));

describe('a list by page numbers', () => {
  it('is never requested more often at once than `concurrency` says', async () => {
    const client = await openList(9, {}, { concurrency: 1 });
    await client.reader.findings('acme', {});
    expect(askedOf(client)).toEqual(idsFrom(0, 10));
  });

  it('has no request behind its end where the second page is shorter than the first', async () => {
    const client = await openList(1, { 1: [answerOf([7])] });
    await client.reader.findings('acme', {});
    expect(askedOf(client)).toEqual([0, 1, 2]);
  });

  it.each([
    ['for a minute', '60', 1_000_000],
    ['beyond the end of the step', '3600', 60_000],
  ])('ends with a pause %s that a page behind the end has caused', async (_, retryAfter, timeLimitMs) => {
    const limited: Answer = { status: 429, headers: { 'retry-after': retryAfter } };
    const client = await openList(
      4,
      { 4: [new Promise((resolve) => setTimeout(resolve, 100, answerOf([])))], 5: [limited] },
      {
        deadlineMs: Date.now() + timeLimitMs,
        // The pause lasts until it is ended.
        clock: {
          ...{ now: Date.now, random: () => 0.5 },
          sleep: (ms: number, signal: AbortSignal) =>
            new Promise<void>((resolve) => {
              const timer = setTimeout(resolve, ms);
              signal.addEventListener('abort', () => {
                clearTimeout(timer);
                resolve();
              });
            }),
        },
      },
    );
    expect((await client.reader.findings('acme', {})).rows).toHaveLength(12);
    await client.reader.firstFindings('acme', {});
  });

  it.each([400, 413, 422])('refused at its first page with %i is requested with 100 rows', async (status) => {
    const seen: string[] = [];
    const client = await open(({ path }, index) => {
      seen.push(new URL(path, 'http://x').search);
      return index === 0 ? { status } : answerOf(index === 1 ? [1] : []);
    });
    expect((await client.reader.findings('acme', {})).rows).toHaveLength(1);
    expect(seen).toEqual(['?page=0&page_size=3000', '?page=0&page_size=100', '?page=1&page_size=100']);
  });

  it('refused with 100 rows, too, fails', async () => {
    const client = await open(() => ({ status: 400 }));
    await expect(client.reader.findings('acme', {})).rejects.toMatchObject({ failure: { status: 400 } });
    await expect(client.reader.findings('acme', {}, 100)).rejects.toThrow();
    expect(client.seen).toHaveLength(3);
  });
});

interface DrawnList {
  pages: readonly (readonly number[])[];
  /** The answer for every page behind the last one. */
  behind: 'empty' | 'last page again' | 400 | 403 | 404 | 422 | 500;
  /** The answers to the first attempts of a page. */
  faults: Readonly<Record<number, readonly Answer[]>>;
  /** The step is stopped when this page is requested. */
  stopAt?: number;
}

/** `LISTS=2000 SEED=7` draws more, and others. */
const LISTS = Number(process.env.LISTS ?? 60);

function drawList(random: () => number): DrawnList {
  const length = pick(random, [1, 2, 3, 3, 4, 100]);
  const count = Math.floor(random() * 14);
  let next = 0;
  const pages = Array.from({ length: count }, (_, page) => {
    const isShort = page > 0 && random() < 0.1;
    const size = isShort ? Math.floor(random() * (length + 1)) : length;
    // Rows that moved to a later page while the list was read.
    const again = random() < 0.1 ? Math.min(next, Math.ceil(random() * size)) : 0;
    next += size - again;
    return idsFrom(next - size, size);
  });
  const limited = (seconds?: number): Answer => ({
    status: 429,
    headers: seconds === undefined ? {} : { 'retry-after': String(seconds) },
  });
  const passing = [limited(), limited(), limited(5), limited(40), { status: 500 }, { status: 503 }, 'reset'];
  const final = [limited(100_000), { status: 200, body: '{"findings":[{}]}' }, { status: 403 }];
  const faulty = pick(random, [0, 0.1, 0.5]);
  const faults = idsFrom(0, count + 9).flatMap((page): [number, Answer[]][] => {
    if (random() > faulty) return [];
    const attempts = Array.from({ length: Math.ceil(random() * 3) }, () => pick(random, passing) as Answer);
    return [[page, random() < 0.1 ? [...attempts, pick(random, final) as Answer] : attempts]];
  });
  return {
    pages,
    behind: pick(random, ['empty', 'empty', 'last page again', 400, 403, 404, 422, 500]),
    faults: Object.fromEntries(faults),
    stopAt: random() < 0.15 ? Math.floor(random() * (count + 4)) : undefined,
  };
}

/** The answer to an attempt, counted from 0, of a page. */
function drawnAnswer({ pages, behind, faults }: DrawnList, page: number, attempt: number): Answer {
  const fault = faults[page]?.[attempt];
  if (fault !== undefined) return fault;
  const ids = pages[page] ?? (behind === 'last page again' ? pages.at(-1) : []) ?? [];
  return page >= pages.length && typeof behind === 'number' ? { status: behind } : answerOf(ids);
}

const DEADLINE_MS = 50_000_000;

describe(`${LISTS} drawn lists`, () => {
  it('are the same as if their pages were requested one by one', async () => {
    const reads = new Map<string, { list: DrawnList; asked: number[]; stop: () => void }>();
    const { url } = await openServer(({ path }) => {
      const read = reads.get(path.split('/')[4] ?? '');
      if (read === undefined) throw new Error(`nobody reads ${path}`);
      const page = pageOf(path);
      const attempt = read.asked.filter((one) => one === page).length;
      read.asked.push(page);
      if (page === read.list.stopAt) read.stop();
      return drawnAnswer(read.list, page, attempt);
    });
    /** Reads a list with a clock that stands where the latest sleep ended. */
    const readOf = async (name: string, list: DrawnList, concurrency: number) => {
      let nowMs = 0;
      const sleep = async (ms: number, signal: AbortSignal) => {
        const until = nowMs + ms;
        await new Promise(setImmediate);
        if (!signal.aborted) nowMs = Math.max(nowMs, until);
      };
      const stop = new AbortController();
      const asked: number[] = [];
      reads.set(name, { list, asked, stop: () => stop.abort() });
      const clock = { now: () => nowMs, random: () => 0.5, sleep };
      const options = { maxRetries: 5, concurrency, clock, deadlineMs: DEADLINE_MS, stop: stop.signal };
      const { transport, reader } = openClient(url, options);
      const outcome = await reader.findings(name, {}).then(
        ({ rows, cut }) => ({ ids: rows.map(({ id }) => Number(id)), cut: cut?.message }),
        (error: unknown) => {
          if (!(error instanceof PlatformError)) throw error;
          const { kind, status, path } = error.failure;
          return { failure: kind === 'rate-limit' ? { kind } : { kind, status, page: pageOf(path) } };
        },
      );
      transport.close();
      return { outcome, asked };
    };
    const kinds: Record<string, number> = {};
    const random = prng(SEED);
    for (let at = 0; at < LISTS; at++) {
      const list = drawList(random);
      const { stopAt, ...uninterrupted } = list;
      const [single, several] = [
        await readOf(`one-${at}`, uninterrupted, 1),
        await readOf(`many-${at}`, list, pick(random, [2, 3, 8, 16])),
      ];
      const isStopped = 'failure' in several.outcome && several.outcome.failure.kind === 'cancelled';
      const { outcome } = isStopped ? several : single;
      const kind = 'failure' in outcome ? outcome.failure.kind : (outcome.cut && 'cut') || 'whole';
      kinds[kind] = (kinds[kind] ?? 0) + 1;
      const place = `list ${at} with SEED=${SEED}: ${JSON.stringify(list)}`;
      if (!isStopped) expect(several.outcome, place).toEqual(single.outcome);
      else expect(stopAt, place).toBeDefined();
      const behind = new Set(several.asked.filter((page) => page > Math.max(...single.asked)));
      expect(behind.size, place).toBeLessThanOrEqual(7);
    }
    expect(Object.keys(kinds).sort()).toEqual(
      ['answer', 'cancelled', 'cut', 'rate-limit', 'status', 'whole'].sort(),
    );
    if (process.env.LISTS) console.log(kinds);
  });
});
