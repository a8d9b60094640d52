import { Refusal } from './refusal.ts';

/** Says what is wrong with a value, or nothing. */
export type Check = (value: unknown) => string | undefined;
export type Fields = Readonly<Record<string, Check>>;

const MAX_UINT32 = 4_294_967_295;
const MAX_UINT64 = 18_446_744_073_709_551_615n;

export const isString: Check = (value) => (typeof value === 'string' ? undefined : 'must be a string');
export const isBoolean: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false');
export const isUint32: Check = (value) => within(0, MAX_UINT32)(value);

/** Ids are uint32 in the document and int64 in newer descriptions: both are taken. */
export const isId: Check = (value) =>
  (typeof value === 'number' && Number.isInteger(value) && value >= 0) ||
  (typeof value === 'bigint' && value >= 0n && value <= MAX_UINT64)
    ? undefined
    : 'must be an integer from 0';

export function within(minimum: number, maximum: number): Check {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum
      ? undefined
      : `must be an integer from ${minimum} to ${maximum}`;
}

export function oneOf(values: readonly string[]): Check {
  return (value) =>
    typeof value === 'string' && values.includes(value) ? undefined : `must be one of ${values.join(', ')}`;
}

export function atMost(characters: number): Check {
  return (value) => {
    if (typeof value !== 'string') return 'must be a string';
    // Characters as people count them: an emoji is one.
    return value.length > characters && [...value].length > characters
      ? `must have at most ${characters} characters`
      : undefined;
  };
}

/** An empty list is refused: it is a client that meant to leave the field out, or to select nothing. */
export function listOf(each: Check, maxEntries = Number.POSITIVE_INFINITY): Check {
  return (value) => {
    if (!Array.isArray(value)) return 'must be a list';
    if (value.length === 0) return 'must not be an empty list';
    if (value.length > maxEntries) return `must have at most ${maxEntries} entries`;
    for (const [index, entry] of value.entries()) {
      const wrong = each(entry);
      if (wrong !== undefined) return `entry ${index} ${wrong}`;
    }
    return undefined;
  };
}

export function objectOf(fields: Fields): Check {
  return (value) => {
    if (!isRecord(value)) return 'must be an object';
    return wrongField(value, fields);
  };
}

/** For the fields that repeat what the path says. */
export function sameAs(expected: string): Check {
  return (value) => {
    if (typeof value !== 'string') return 'must be a string';
    return value.toLowerCase() === expected.toLowerCase() ? undefined : `differs from the path: ${expected}`;
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Refuses fields that are unknown or wrong with 400. */
export function checkedFields(body: unknown, fields: Fields): Record<string, unknown> {
  if (!isRecord(body)) throw new Refusal(400, 'the body must be a JSON object');
  const wrong = wrongField(body, fields);
  if (wrong !== undefined) throw new Refusal(400, wrong);
  return body;
}

function wrongField(value: Record<string, unknown>, fields: Fields): string | undefined {
  for (const [name, field] of Object.entries(value)) {
    const check = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (check === undefined) return `unknown field ${name}`;
    const wrong = check(field);
    if (wrong !== undefined) return `${name}: ${wrong}`;
  }
  return undefined;
}
