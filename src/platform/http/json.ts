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
const LONG_INTEGER = /^-?\d{16,20}$/;
const MAY_HAVE_LONG_INTEGER = /(?<=^|[:[,\s])-?[1-9]\d{15,19}(?=\s*(?:[,\]}]|$))/;

/** @throws SyntaxError when `text` is not JSON */
export function parseJson(text: string): unknown {
  // A reviver takes several times longer.
  const mayHaveLongInteger = SIXTEEN_DIGITS.test(text) && MAY_HAVE_LONG_INTEGER.test(text);
  return mayHaveLongInteger ? JSON.parse(text, withExactInteger) : JSON.parse(text);
}

/** TypeScript's library lacks the third parameter of a reviver, too: a number as it is written. */
function withExactInteger(_key: string, value: unknown, { source = '' }: { source?: string } = {}): unknown {
  const isInexact = typeof value === 'number' && !Number.isSafeInteger(value);
  return isInexact && LONG_INTEGER.test(source) ? BigInt(source) : value;
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
