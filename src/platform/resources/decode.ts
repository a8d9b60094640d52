/** What in an answer has another shape than the document's; the transport names the request. */
export class ShapeProblem extends Error {}

export type Fields = Record<string, unknown>;

/**
 * The servers' JSON leaves out what is false, 0, empty text or an empty list (field-notes, "Responses"), so
 * each reader has its default; null stands for missing. An object that has fields, but none of `known`, is
 * an answer to something else.
 */
export function fields(value: unknown, where: string, known?: readonly string[]): Fields {
  if (value === undefined) throw new ShapeProblem(`${where} is empty`);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ShapeProblem(`${where} is ${kindOf(value)}, not an object`);
  }
  const names = Object.keys(value);
  if (known !== undefined && names.length > 0 && !names.some((name) => known.includes(name))) {
    throw new ShapeProblem(`${where} has none of the fields ${known.join(', ')}`);
  }
  return value as Fields;
}

export function list<T>(value: unknown, where: string, read: (item: unknown, where: string) => T): T[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new ShapeProblem(`${where} is ${kindOf(value)}, not a list`);
  return value.map((item, index) => read(item, `${where}[${index}]`));
}

export function text(value: unknown, where: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw new ShapeProblem(`${where} is ${kindOf(value)}, not text`);
  return value;
}

export function requiredText(value: unknown, where: string): string {
  const found = text(value, where);
  if (found === '') throw new ShapeProblem(`${where} is missing`);
  return found;
}

export function flag(value: unknown, where: string): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value !== 'boolean') throw new ShapeProblem(`${where} is ${kindOf(value)}, not true or false`);
  return value;
}

/** A number such as a count; servers may send integers as text. */
export function count(value: unknown, where: string): number {
  if (value === undefined || value === null) return 0;
  if (typeof value === 'number') return value;
  return Number(id(value, where));
}

/** An id with all its 64 bits, sent as a number or as text. */
export function id(value: unknown, where: string): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  if (typeof value === 'string' && /^-?\d{1,20}$/.test(value)) return BigInt(value);
  if (value === undefined || value === null) throw new ShapeProblem(`${where} is missing`);
  throw new ShapeProblem(`${where} is ${kindOf(value)}, not a whole number`);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return (
    { object: 'an object', string: 'text', boolean: 'true or false' }[typeof value as string] ?? 'a number'
  );
}
