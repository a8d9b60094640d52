import { Refusal } from '../http/refusal.ts';
import type { Quirks } from '../quirks.ts';

/** Rows and the keys of their order: a cursor is a key, so that rows which go meanwhile do not move the others. */
export interface OrderedRows<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly isBehind: (row: Row, key: string) => boolean;
}

export interface CursorPage<Row> {
  readonly rows: readonly Row[];
  /** Empty after the last row. */
  readonly cursor: string;
  /** The one that was asked with. */
  readonly previous: string;
}

export interface AskedPage {
  readonly cursor: string;
  readonly limit: number;
}

export function cursorPage<Row>(
  { rows, keyOf, isBehind }: OrderedRows<Row>,
  asked: AskedPage,
  cursors: Quirks['cursors'],
): CursorPage<Row> {
  const key = decoded(asked.cursor);
  const found = key === undefined ? 0 : rows.findIndex((row) => isBehind(row, key));
  const from = found === -1 ? rows.length : found;
  const page = rows.slice(from, from + asked.limit);
  const last = page.at(-1);
  const isEnd = from + page.length >= rows.length;
  const after = last === undefined || (isEnd && cursors === 'empty-at-end') ? '' : encoded(keyOf(last));
  return { rows: page, cursor: after, previous: asked.cursor };
}

function encoded(key: string): string {
  return Buffer.from(`after ${key}`).toString('base64url');
}

function decoded(cursor: string): string | undefined {
  if (cursor === '') return undefined;
  const text = Buffer.from(cursor, 'base64url').toString();
  if (!text.startsWith('after ')) throw new Refusal(400, 'cursor: is not one of this list');
  return text.slice('after '.length);
}
