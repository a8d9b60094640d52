import type { Fields } from '../http/decode.ts';
import { FINDING_STATUSES, type FindingStatus } from './finding.ts';

/**
 * Reads fields of one row, without the paths and checks of the decoders: lists have hundreds of thousands of rows,
 * and an odd field never fails one. Whatever can't be read is undefined.
 */

/** The field as an object; empty where it is not one. */
export function part(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : NOTHING;
}

const NOTHING: Fields = {};

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A text that may come as a number, too. */
export function idText(value: unknown): string | undefined {
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : textOf(value);
}

/** A line or column: a whole number from 1. */
export function positionOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

export function textsOf(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const texts: string[] = [];
  for (const item of value) {
    const text = textOf(item);
    if (text !== undefined) texts.push(text);
  }
  return texts;
}

/** A value of a closed set in lower case, without the prefix that some endpoints put before it. */
export function enumText(value: unknown, prefix = ''): string | undefined {
  const text = textOf(value);
  if (text === undefined) return undefined;
  const bare = prefix !== '' && text.startsWith(prefix) ? text.slice(prefix.length) : text;
  const lower = bare.toLowerCase();
  return lower === 'unspecified' || lower === '' ? undefined : lower;
}

const STATUSES: ReadonlySet<string> = new Set(FINDING_STATUSES);

export function statusOf(text: string | undefined): FindingStatus | undefined {
  return text !== undefined && STATUSES.has(text) ? (text as FindingStatus) : undefined;
}
