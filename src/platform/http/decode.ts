/**
 * Reads one value of an answer. The types of the resources are inferred from their decoders. Servers leave out fields
 * that are false, 0 or empty, or send null (field-notes, "Responses"): each decoder defines what a missing value means.
 *
 * @throws ShapeProblem when the value cannot be read
 */
export type Decoder<T> = (value: unknown) => T;

/** The type that a decoder gives. */
export type Decoded<D> = D extends Decoder<infer T> ? T : never;

/** A value whose shape is not the documented one. */
export class ShapeProblem extends Error {
  override readonly name = 'ShapeProblem';
  readonly #problem: string;
  readonly #path: string;

  constructor(problem: string, path = '') {
    super(`${path || 'the answer'} ${problem}`);
    this.#problem = problem;
    this.#path = path;
  }

  /** The same problem with the parent's name in its path. Paths are built only for errors. */
  within(parent: string): ShapeProblem {
    const dot = this.#path === '' || this.#path.startsWith('[') ? '' : '.';
    return new ShapeProblem(this.#problem, parent + dot + this.#path);
  }
}

export type Fields = Record<string, unknown>;

export const fields: Decoder<Fields> = (value) => {
  if (value === undefined) throw new ShapeProblem('is empty');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ShapeProblem(`is ${kindOf(value)}, not an object`);
  }
  return value as Fields;
};

/** Fields by name. A field whose decoder gives undefined is absent. */
export function object<Shape extends Record<string, Decoder<unknown>>>(shape: Shape): Decoder<Read<Shape>> {
  const entries = Object.entries(shape);
  return (value) => {
    const source = fields(value);
    const result: Fields = {};
    for (const [name, decoder] of entries) {
      const read = at(name, decoder, source[name]);
      if (read !== undefined) result[name] = read;
    }
    return result as Read<Shape>;
  };
}

type Read<Shape> = {
  [Name in keyof Shape as undefined extends Decoded<Shape[Name]> ? never : Name]: Decoded<Shape[Name]>;
} & {
  [Name in keyof Shape as undefined extends Decoded<Shape[Name]> ? Name : never]?: Decoded<Shape[Name]>;
};

/** A missing list is empty. */
export function list<T>(item: Decoder<T>): Decoder<T[]> {
  return (value) => {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) odd(value, 'a list');
    return value.map((one, index) => at(index, item, one));
  };
}

/** Absent if missing, null or an empty text. */
export function optional<T>(decoder: Decoder<T>): Decoder<T | undefined> {
  return (value) => (value === undefined || value === null || value === '' ? undefined : decoder(value));
}

/** Absent, too, if it cannot be read: for fields that nothing depends on, so that they never fail a whole answer. */
export function lenient<T>(decoder: Decoder<T>): Decoder<T | undefined> {
  const read = optional(decoder);
  return (value) => {
    try {
      return read(value);
    } catch (error) {
      if (error instanceof ShapeProblem) return undefined;
      throw error;
    }
  };
}

/** Replaces undefined. */
export function withDefault<T>(decoder: Decoder<T | undefined>, otherwise: T): Decoder<T> {
  return (value) => decoder(value) ?? otherwise;
}

/** Missing is empty. */
export const text: Decoder<string> = (value) => {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : odd(value, 'text');
};

export const requiredText: Decoder<string> = (value) => {
  const read = text(value);
  if (read === '') throw new ShapeProblem('is missing');
  return read;
};

/** Missing is false. */
export const boolean: Decoder<boolean> = (value) => {
  if (typeof value === 'boolean') return value;
  return value === undefined || value === null ? false : odd(value, 'true or false');
};

/** A whole number from 0, which servers may send as text; missing is 0. */
export const count: Decoder<number> = (value) => {
  const number = decimalOf(value ?? 0);
  return number !== undefined && Number.isSafeInteger(number) && number >= 0
    ? number
    : odd(value, 'a whole number');
};

/** A finite number, which servers may send as text. */
export const decimal: Decoder<number> = (value) => decimalOf(value) ?? odd(value, 'a number');

export function decimalOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A 64-bit id, sent as a number or as text. */
export const id: Decoder<bigint> = (value) => idOf(value) ?? odd(value, 'a whole number');

/** The same id; undefined if it cannot be read. */
export function idOf(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'string') return /^-?\d{1,20}$/.test(value) ? BigInt(value) : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : undefined;
}

/** A text that is not empty; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A value of an enumeration in lower case, without the prefix that some endpoints have; undefined if unspecified. */
export function enumText(value: unknown, prefix = ''): string | undefined {
  const text = textOf(value);
  if (text === undefined) return undefined;
  const bare = text.startsWith(prefix) ? text.slice(prefix.length) : text;
  const lower = bare.toLowerCase();
  return lower === 'unspecified' || lower === '' ? undefined : lower;
}

/** Reads the value of a field or list item, and adds its name or index to errors. */
export function at<T>(place: string | number, decoder: Decoder<T>, value: unknown): T {
  try {
    return decoder(value);
  } catch (error) {
    if (!(error instanceof ShapeProblem)) throw error;
    throw error.within(typeof place === 'number' ? `[${place}]` : place);
  }
}

function odd(value: unknown, wanted: string): never {
  if (value === undefined || value === null) throw new ShapeProblem('is missing');
  throw new ShapeProblem(`is ${kindOf(value)}, not ${wanted}`);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return (
    { object: 'an object', string: 'text', boolean: 'true or false' }[typeof value as string] ?? 'a number'
  );
}

/**
 * The fields of a whole answer. An answer with an error in it is not whole, and one that has fields, but none of the
 * known ones, answers something else.
 *
 * @param others known fields that are not read
 */
export function wholeAnswer<Shape extends Record<string, Decoder<unknown>>>(
  shape: Shape,
  others: readonly string[] = [],
): Decoder<Read<Shape>> {
  const known = [...Object.keys(shape), ...others];
  const read = object(shape);
  return (value) => {
    const source = fields(value);
    const names = Object.keys(source).filter((name) => (source[name] ?? undefined) !== undefined);
    if ([source.error, source.errors].flat().some(Boolean)) throw new ShapeProblem('has an error in it');
    if (names.length > 0 && !names.some((name) => known.includes(name))) {
      const which = known.length === 1 ? 'does not have the field' : 'has none of the fields';
      throw new ShapeProblem(`${which} ${known.join(', ')}`);
    }
    return read(source);
  };
}

/** The list that an answer has under `name`. */
export function listAnswer<T>(name: string, item: Decoder<T>): Decoder<T[]> {
  const answer = wholeAnswer({ [name]: list(item) });
  return (value) => answer(value)[name] ?? [];
}
