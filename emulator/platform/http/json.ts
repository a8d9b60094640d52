import type { Quirks } from '../quirks.ts';

interface RevivalContext {
  source?: string;
}

// The types of the language do not know these parts of JSON yet.
const json = JSON as unknown as {
  parse(text: string, reviver?: (key: string, value: unknown, context: RevivalContext) => unknown): unknown;
  stringify(value: unknown): string;
  rawJSON(text: string): unknown;
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
  return id <= Number.MAX_SAFE_INTEGER ? Number(id) : json.rawJSON(id.toString());
}

export function writeJson(value: unknown, quirks: Quirks): string {
  return json.stringify(quirks.proto3 ? withoutDefaults(value) : value);
}

/** Objects that lose all their fields stay, as an empty message does. */
function withoutDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDefaults);
  if (typeof value !== 'object' || value === null || json.isRawJSON(value)) return value;
  const kept: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value)) {
    const isDefault = field === false || field === 0 || field === '';
    if (!isDefault && !(Array.isArray(field) && field.length === 0)) kept[name] = withoutDefaults(field);
  }
  return kept;
}
