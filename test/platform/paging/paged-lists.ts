import { StatusError } from '../../../src/platform/http/errors.ts';
import type { MixedPage, SizeForm } from '../../../src/platform/paging/mixed-pages.ts';
import type { Page } from '../../../src/platform/paging/page.ts';
import { SeenRows } from '../../../src/platform/paging/seen.ts';

/** Where rows are put in after a page was given, as shares of the list's length: 0 is its start. */
export type Gap = readonly number[];

/** A list that grows between its pages: `original` was there throughout. */
export class GrowingList {
  readonly original: readonly string[];
  readonly #rows: string[];
  readonly #gaps: Iterator<Gap>;
  #inserted = 0;

  constructor(length: number, gaps: readonly Gap[]) {
    this.original = Array.from({ length }, (_, index) => `row-${index}`);
    this.#rows = [...this.original];
    this.#gaps = gaps[Symbol.iterator]();
  }

  get length(): number {
    return this.#rows.length;
  }

  /** Gives a page that may hold `size` rows; then fewer than that come in. */
  page(start: number, size: number): string[] {
    const rows = this.#rows.slice(start, start + size);
    const { value: gap = [] } = this.#gaps.next();
    for (const share of gap.slice(0, size - 1)) {
      const at = Math.floor(share * (this.#rows.length + 1));
      this.#rows.splice(at, 0, `inserted-${this.#inserted++}`);
    }
    return rows;
  }
}

export function refusal(status: 400 | 404 | 422): StatusError {
  const facts = { method: 'GET', path: '/', attempts: 1, sent: true };
  return new StatusError({ kind: 'status', status, ...facts });
}

export interface OffsetServer {
  /** Sizes beyond are refused. */
  least: number;
  most: number;
  /** Pages have no more rows than this, whatever was asked. */
  cap: number;
  /** Whether `page` counts pages of the size that was asked, or of the size that is given. */
  counts: 'asked' | 'given';
  /** What a page beyond the last is: empty, the last one again, or refused. */
  beyond: 'empty' | 'last' | 400 | 404 | 422;
  refusesWith: 400 | 422;
}

export function offsetServer(list: GrowingList, server: OffsetServer) {
  const asked: { page: number; size: number }[] = [];
  const fetchPage = async (page: number, size: number): Promise<string[]> => {
    endless(asked.push({ page, size }));
    if (size < server.least || size > server.most) throw refusal(server.refusesWith);
    const given = Math.min(size, server.cap);
    const step = server.counts === 'asked' ? size : given;
    const last = Math.max(0, Math.ceil(list.length / step) - 1);
    if (page > last && typeof server.beyond === 'number') throw refusal(server.beyond);
    return list.page((server.beyond === 'last' ? Math.min(page, last) : page) * step, given);
  };
  return { fetchPage, asked };
}

export interface MixedServer {
  takes: 'both' | 'pageSize' | 'page_size';
  otherSpelling: 400 | 422 | 'ignored';
  /** Sizes beyond are refused. */
  most: number;
  cap: number;
  defaultSize: number;
}

export function mixedServer(list: GrowingList, server: MixedServer) {
  const asked: object[] = [];
  const fetchPage = async (body: SizeForm & { cursor?: bigint }): Promise<MixedPage<string>> => {
    endless(asked.push(body));
    const { cursor = 0n, ...sizes } = body;
    let size = server.defaultSize;
    for (const [spelling, value] of Object.entries(sizes)) {
      const taken = server.takes === 'both' || server.takes === spelling;
      if (!taken && server.otherSpelling !== 'ignored') throw refusal(server.otherSpelling);
      if (taken && value > server.most) throw refusal(400);
      if (taken) size = value;
    }
    const end = Number(cursor) + Math.min(size, server.cap);
    const hasMore = end < list.length;
    const rows = list.page(Number(cursor), Math.min(size, server.cap));
    return { rows, cursor: hasMore ? BigInt(end) : undefined, hasMore };
  };
  return { fetchPage, asked };
}

/** A reader that never ends would not let a time limit end it either, for nothing here takes time. */
export function endless(requests: number): void {
  if (requests > 500) throw new Error('the reader asks for ever');
}

/** Of a list whose rows are their own keys, and of which nothing was read. */
export function unread(maxRows = 10_000): { seen: SeenRows<string> } {
  return { seen: new SeenRows({ keyOf: (row) => row, maxRows }) };
}

/** The rows of pages, one by one. */
export async function* rowsOf<Row>(pages: AsyncIterable<Page<Row>>): AsyncGenerator<Row> {
  for await (const { rows } of pages) yield* rows;
}

/** What is given until the end, and the error that ends it, if one does. */
export async function readToEnd<Row>(pages: AsyncIterable<Row>): Promise<{ rows: Row[]; error?: unknown }> {
  const rows: Row[] = [];
  try {
    for await (const row of pages) rows.push(row);
    return { rows };
  } catch (error) {
    return { rows, error };
  }
}
