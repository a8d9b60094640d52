import { Refusal } from '../http/refusal.ts';
import type { Quirks } from '../quirks.ts';

export interface CursorPage<Row> {
  readonly rows: readonly Row[];
  /** Empty after the last row. */
  readonly cursor: string;
  /** The one that was asked with. */
  readonly previous: string;
}

/** A page of rows whose order is told by their keys, so that rows that go meanwhile do not move the others. */
export function cursorPage<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  isBehind: (row: Row, key: string) => boolean,
  asked: { readonly cursor: string; readonly limit: number },
  { cursors }: Quirks,
): CursorPage<Row> {
  const key = decoded(asked.cursor);
  const found = key === undefined ? 0 : rows.findIndex((row) => isBehind(row, key));
  const from = found === -1 ? rows.length : found;
  const page = rows.slice(from, from + asked.limit);
  const last = page.at(-1);
  const isEnd = from + page.length >= rows.length;
  const after = last === undefined || (isEnd && cursors === 'empty-at-end') ? '' : encoded(keyOf(last));
  const isStuck = cursors === 'stuck' && asked.cursor !== '';
  return { rows: page, cursor: isStuck ? asked.cursor : after, previous: asked.cursor };
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
