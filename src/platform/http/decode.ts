/**
 * Servers leave out fields that are false, 0 or empty, or send null (field-notes, "Responses"): each decoder says what a
 * missing value means.
 *
 * @throws ShapeError when the value cannot be read
 */
export type Decoder<T> = (value: unknown) => T;

export type Decoded<D> = D extends Decoder<infer T> ? T : never;

export class ShapeError extends Error {
  readonly problem: string;
  /** The place in the answer. */
  readonly path: string;

  constructor(problem: string, path = '') {
    super(`${path || 'the answer'} ${problem}`);
    this.problem = problem;
    this.path = path;
  }
}

export type Fields = Record<string, unknown>;

export const fields: Decoder<Fields> = (value) => {
  if (isObject(value)) return value;
  throw new ShapeError(value === undefined ? 'is empty' : 'is not an object');
};

/** A field whose decoder gives undefined is absent. */
export function object<S extends Shape>(shape: S): Decoder<ObjectOf<S>> {
  const entries = Object.entries(shape);
  return (value) => {
    const source = fields(value);
    const result: Fields = {};
    for (const [name, decoder] of entries) {
      const decoded = decodeAt(name, decoder, source[name]);
      if (decoded !== undefined) result[name] = decoded;
    }
    return result as ObjectOf<S>;
  };
}

export type Shape = Record<string, Decoder<unknown>>;

export type ObjectOf<S> = {
  [Name in keyof S as undefined extends Decoded<S[Name]> ? never : Name]: Decoded<S[Name]>;
} & {
  [Name in keyof S as undefined extends Decoded<S[Name]> ? Name : never]?: Decoded<S[Name]>;
};

/** A missing list is empty. */
export function list<T>(item: Decoder<T>): Decoder<T[]> {
  return (value) => {
    if (isMissing(value)) return [];
    if (!Array.isArray(value)) rejectValue(value, 'a list');
    return value.map((element, index) => decodeAt(index, item, element));
  };
}

/** Absent if missing, null or an empty text. */
export function optional<T>(decoder: Decoder<T>): Decoder<T | undefined> {
  return (value) => (isMissing(value) || value === '' ? undefined : decoder(value));
}

/** Missing is empty. */
export const text: Decoder<string> = (value) => {
  if (typeof value === 'string') return value;
  return isMissing(value) ? '' : rejectValue(value, 'text');
};

export const requiredText: Decoder<string> = (value) => {
  const required = text(value);
  if (required === '') throw new ShapeError('is missing');
  return required;
};

/** Missing is false. */
export const boolean: Decoder<boolean> = (value) => {
  if (typeof value === 'boolean') return value;
  return isMissing(value) ? false : rejectValue(value, 'true or false');
};

/** Missing is 0. */
export const count: Decoder<number> = (value) => countOf(value ?? 0) ?? rejectValue(value, 'a whole number');

/** 64 bits, as a number or text. */
export const id: Decoder<bigint> = (value) => idOf(value) ?? rejectValue(value, 'a whole number');

// For optional fields and rows of long lists: undefined instead of an error.

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A text is a list of one (field-notes, "As recorded"). */
export function textsOf(value: unknown): string[] | undefined {
  if (typeof value === 'string' && value !== '') return [value];
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const isText = (item: unknown) => textOf(item) !== undefined;
  // A copy for each of 300,000 rows would take as long as all their other fields.
  return value.every(isText) ? value : value.filter(isText);
}

/** In lower case, without the prefix that some endpoints have; undefined if unspecified. */
export function enumOf(value: unknown, prefix = ''): string | undefined {
  const text = textOf(value);
  if (text === undefined) return undefined;
  const lower = text.slice(text.startsWith(prefix) ? prefix.length : 0).toLowerCase();
  return lower === 'unspecified' || lower === '' ? undefined : lower;
}

export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

export function countOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

export function idOf(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'string') return /^-?\d{1,20}$/.test(value) ? BigInt(value) : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : undefined;
}

/** An id of another system, which need not be a number. */
export function idTextOf(value: unknown): string | undefined {
  return textOf(value) ?? idOf(value)?.toString();
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

/** Adds the place, a field's name or a list's index, to errors only. */
export function decodeAt<T>(place: string | number, decoder: Decoder<T>, value: unknown): T {
  try {
    return decoder(value);
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    const { problem, path } = error;
    const dot = path === '' || path.startsWith('[') ? '' : '.';
    throw new ShapeError(problem, (typeof place === 'number' ? `[${place}]` : place) + dot + path);
  }
}

function isMissing(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

function rejectValue(value: unknown, expected: string): never {
  throw new ShapeError(isMissing(value) ? 'is missing' : `is not ${expected}`);
}

/**
 * A complete answer, which may be empty (field-notes, "Responses").
 *
 * @param others known fields that are not read
 * @throws ShapeError also for an answer with an error in it, or with unknown fields only
 */
export function wholeAnswer<S extends Shape>(shape: S, others: readonly string[] = []): Decoder<ObjectOf<S>> {
  const known = [...Object.keys(shape), ...others];
  const decode = object(shape);
  return (value) => {
    const source = fields(value);
    if ([source.error, source.errors].flat().some(Boolean)) throw new ShapeError('has an error in it');
    const names = Object.keys(source).filter((name) => !isMissing(source[name]));
    if (names.length > 0 && !names.some((name) => known.includes(name)))
      throw new ShapeError(`has none of the fields ${known.join(', ')}`);
    return decode(source);
  };
}

/** The list `name` of an answer. @param others known fields beside it */
export function listAnswer<T>(name: string, item: Decoder<T>, others: readonly string[] = []): Decoder<T[]> {
  const answer = wholeAnswer({ [name]: list(item) }, others);
  return (value) => answer(value)[name] ?? [];
}
