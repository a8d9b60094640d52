import { randomUUID } from 'node:crypto';

// JSON with exact integers: those beyond 2^53 are `bigint`s, in both directions.

declare global {
  interface JSON {
    /** ECMAScript's, of Node 22 and later; not yet in TypeScript's library. */
    rawJSON(text: string): unknown;
  }
}

/** Written out, because V8 then skips ahead where no digits are: `\d{16}` takes nine times as long. */
const SIXTEEN_DIGITS = new RegExp('\\d'.repeat(16));
/** At most 20 digits, as a 64-bit integer has: longer numbers are no ids, and would take long to convert. */
const LONG_INTEGER = /(?<=^|[:[,\s])-?[1-9]\d{15,19}(?=\s*(?:[,\]}]|$))/g;

/** @throws SyntaxError when `text` is not JSON */
export function parseJson(text: string): unknown {
  if (!SIXTEEN_DIGITS.test(text)) return JSON.parse(text);
  // With a reviver, which also sees how numbers are written, long answers would take ten times as long.
  const mark = randomUUID();
  const marked = markLongIntegers(text, mark);
  return marked === text ? JSON.parse(text) : restoreIntegers([JSON.parse(marked)], mark)[0];
}

/** Writes integers that a double may not hold as texts, each behind `mark`. */
function markLongIntegers(text: string, mark: string): string {
  let marked = '';
  let from = 0;
  let isInText = false;
  let quote = text.indexOf('"');
  for (const { 0: integer, index } of text.matchAll(LONG_INTEGER)) {
    for (; quote !== -1 && quote < index; quote = text.indexOf('"', quote + 1)) {
      let backslashes = 0;
      while (text[quote - 1 - backslashes] === '\\') backslashes += 1;
      if (backslashes % 2 === 0) isInText = !isInText;
    }
    if (isInText) continue;
    marked += `${text.slice(from, index)}"${mark}${integer}"`;
    from = index + integer.length;
  }
  return marked + text.slice(from);
}

function restoreIntegers<Container extends object>(container: Container, mark: string): Container {
  const values = container as Record<PropertyKey, unknown>;
  for (const key of Array.isArray(container) ? container.keys() : Object.keys(container)) {
    const value = values[key];
    if (typeof value === 'object' && value !== null) restoreIntegers(value, mark);
    else if (typeof value === 'string' && value.startsWith(mark)) {
      const integer = value.slice(mark.length);
      values[key] = Number.isSafeInteger(Number(integer)) ? Number(integer) : BigInt(integer);
    }
  }
  return container;
}

/** Undefined for a text that is not JSON. */
export function tryParseJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** @param isLeftOut whether fields of this name are left out, at any depth */
export function writeJson(value: unknown, isLeftOut: (name: string) => boolean = () => false): string {
  return JSON.stringify(value, (name, part: unknown) => {
    if (isLeftOut(name)) return undefined;
    if (typeof part !== 'bigint') return part;
    // Most ids are small, and a number is written several times faster than raw JSON.
    return Number.isSafeInteger(Number(part)) ? Number(part) : JSON.rawJSON(String(part));
  });
}
