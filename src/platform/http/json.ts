/** JSON with whole numbers kept exact: what does not fit a `number` (beyond 2^53) is a `bigint`, both ways. */

declare global {
  interface JSON {
    /** ECMAScript's, of Node 22 and later; not yet in TypeScript's library. */
    rawJSON(text: string): unknown;
  }
}

/** A 64-bit integer has at most 20 characters. Longer numbers are not ids, and would take long to convert. */
const INTEGER = /^-?\d{1,20}$/;
/** Only as many digits in a row, outside a text, can need the reviver, which makes parsing several times slower. */
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

/** @param isLeftOut whether what has this name, anywhere in the value, does not become part of the text */
export function writeJson(
  value: unknown,
  indent?: number,
  isLeftOut: (name: string) => boolean = () => false,
): string {
  return JSON.stringify(
    value,
    (name, part: unknown) => {
      if (isLeftOut(name)) return undefined;
      return typeof part === 'bigint' ? exact(part) : part;
    },
    indent,
  );
}

function exact(id: bigint): unknown {
  const small = Number(id);
  return Number.isSafeInteger(small) ? small : JSON.rawJSON(id.toString());
}
