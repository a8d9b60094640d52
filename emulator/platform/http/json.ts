import type { Quirks } from '../quirks.ts';

// The types of the language do not know these parts of JSON yet.
const json = JSON as unknown as {
  parse(
    text: string,
    reviver?: (key: string, value: unknown, context: { source?: string }) => unknown,
  ): unknown;
  isRawJSON(value: unknown): boolean;
};

/** Integers that a double cannot hold become bigint; everything else is as JSON.parse gives it. */
export function parseLosslessly(text: string): unknown {
  if (!/\d{16}/.test(text)) return json.parse(text);
  return json.parse(text, (_key, value, { source }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && source && /^-?\d+$/.test(source)
      ? BigInt(source)
      : value,
  );
}

/** An id for an answer: all its digits as a JSON number, or as a string where the quirk asks for it. */
export function wireId(id: bigint, quirks: Quirks): unknown {
  if (quirks.int64AsStrings) return id.toString();
  return id <= Number.MAX_SAFE_INTEGER ? Number(id) : JSON.rawJSON(id.toString());
}

export function writeJson(value: unknown, { proto3, nulls }: Quirks): string {
  const written = proto3 || nulls ? rewritten(value, proto3, nulls) : value;
  // In policies, a number of any length may stand anywhere.
  return JSON.stringify(written, (_name, part) =>
    typeof part === 'bigint' ? JSON.rawJSON(String(part)) : part,
  );
}

/** Objects that lose all their fields stay, as an empty message does. */
function rewritten(value: unknown, proto3: boolean, nulls: boolean): unknown {
  if (Array.isArray(value)) return value.map((entry) => rewritten(entry, proto3, nulls));
  if (typeof value !== 'object' || value === null || json.isRawJSON(value)) return value;
  const kept: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value)) {
    const isDefault =
      field === false || field === 0 || field === '' || (Array.isArray(field) && field.length === 0);
    const isMissing = field === undefined || (proto3 && isDefault);
    if (!isMissing) kept[name] = rewritten(field, proto3, nulls);
    else if (nulls) kept[name] = null;
  }
  return kept;
}
