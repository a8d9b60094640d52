/** JSON with whole numbers kept exact: what does not fit a `number` (beyond 2^53) is a `bigint`, both ways. */

declare global {
  interface JSON {
    /** ECMAScript's, of Node 22 and later; not yet in TypeScript's library. */
    rawJSON(text: string): unknown;
  }
}

/** @throws SyntaxError when `text` is not JSON */
export function parseJson(text: string): unknown {
  // The reviver makes parsing several times slower, and only 16 digits in a row can need it.
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) => {
    const source = context?.source;
    if (typeof value !== 'number' || Number.isSafeInteger(value) || source === undefined) return value;
    return /^-?\d+$/.test(source) ? BigInt(source) : value;
  });
}

export function writeJson(value: unknown, indent?: number): string {
  return JSON.stringify(
    value,
    (_key, part: unknown) => (typeof part === 'bigint' ? exact(part) : part),
    indent,
  );
}

function exact(id: bigint): unknown {
  const small = Number(id);
  return Number.isSafeInteger(small) ? small : JSON.rawJSON(id.toString());
}

/** The same JSON value with every text in it changed, names of fields included. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [change(name), mapTexts(item, change)]),
  );
}
