/** JSON with exact integers: those beyond 2^53 are `bigint`s, in both directions. */

declare global {
  interface JSON {
    /** ECMAScript's, of Node 22 and later; not yet in TypeScript's library. */
    rawJSON(text: string): unknown;
  }
}

/** At most 20 digits, as a 64-bit integer has: longer numbers are no ids, and would take long to convert. */
const INTEGER = /^-?\d{1,20}$/;
/** Only texts with so many digits in a row need the reviver, which makes parsing several times slower. */
const LONG_NUMBER = /[:[,\s]-?\d{16}|^-?\d{16}/;

/** @throws SyntaxError when `text` is not JSON */
export function parseJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) => {
    const source = context?.source;
    if (typeof value !== 'number' || Number.isSafeInteger(value) || source === undefined) return value;
    return INTEGER.test(source) ? BigInt(source) : value;
  });
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
    return typeof part === 'bigint' ? exact(part) : part;
  });
}

function exact(id: bigint): unknown {
  const small = Number(id);
  return Number.isSafeInteger(small) ? small : JSON.rawJSON(id.toString());
}
