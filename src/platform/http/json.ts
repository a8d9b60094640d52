import { randomUUID } from 'node:crypto';

// JSON with exact integers: those beyond 2^53 are `bigint`s, in both directions.

declare global {
  interface JSON {
    /** ECMAScript's, of Node 22 and later; not yet in TypeScript's library. */
    rawJSON(text: string): unknown;
  }
}

/** V8 skips ahead where no digits are, but not for `\d{16}`, which takes nine times as long. */
const LONG_DIGITS = new RegExp(`${'\\d'.repeat(16)}\\d*`, 'g');
/** At most the 20 digits of a 64-bit integer: longer numbers are no ids, and take long to convert. */
const LONG_INTEGER = /(?<=^|[:[,\s])-?[1-9]\d{15,19}(?=\s*(?:[,\]}]|$))/y;

/** @throws SyntaxError when `text` is not JSON */
export function parseJson(text: string): unknown {
  const integers = longIntegersIn(text);
  if (integers.length === 0) return JSON.parse(text);
  // A reviver that looks at the source of each number takes ten times as long. The key stands in no text.
  const key = randomUUID();
  let quoted = '';
  let end = 0;
  for (const { index, digits } of integers) {
    quoted += `${text.slice(end, index)}"${key}${digits}"`;
    end = index + digits.length;
  }
  return withIntegers(JSON.parse(quoted + text.slice(end)), key);
}

/** Integers outside of texts that a number cannot hold. */
function longIntegersIn(text: string): { index: number; digits: string }[] {
  const found: { index: number; digits: string }[] = [];
  /** After the last text. */
  let position = 0;
  /** The next quote, searched once, because a list of ids has none. */
  let start = text.indexOf('"');
  for (const { index: first } of text.matchAll(LONG_DIGITS)) {
    const index = text[first - 1] === '-' ? first - 1 : first;
    LONG_INTEGER.lastIndex = index;
    const [digits] = LONG_INTEGER.exec(text) ?? [];
    if (digits === undefined || Number.isSafeInteger(Number(digits))) continue;
    while (start !== -1 && start < index) {
      position = endOfText(text, start) + 1;
      start = text.indexOf('"', position);
    }
    if (position <= index) found.push({ index, digits });
  }
  return found;
}

/** The index of the quote that ends a text. */
function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  const isEscaped = () => {
    let backslashes = 0;
    while (json[end - 1 - backslashes] === '\\') backslashes += 1;
    return backslashes % 2 === 1;
  };
  while (end !== -1 && isEscaped()) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end;
}

/** Turns texts that begin with `key` into integers, in objects in place. */
function withIntegers(value: unknown, key: string): unknown {
  if (typeof value === 'string') return value.startsWith(key) ? BigInt(value.slice(key.length)) : value;
  if (typeof value !== 'object' || value === null) return value;
  // `for … in` takes several times longer over an array.
  if (Array.isArray(value)) return value.map((part) => withIntegers(part, key));
  const parts = value as Record<string, unknown>;
  for (const name in parts) {
    const part = parts[name];
    if (typeof part === 'object' || typeof part === 'string') parts[name] = withIntegers(part, key);
  }
  return parts;
}

/** Undefined if the text is not JSON. */
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
