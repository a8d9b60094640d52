import type { AnswerSubject } from './errors.ts';

/**
 * Reads one value of an answer. What it reads and what type that gives is written once: the types of the resources
 * are inferred from their decoders. The servers' JSON leaves out what is false, 0, an empty text or an empty list
 * (field-notes, "Responses"), and null stands for missing, so that a decoder decides what missing means.
 *
 * @throws ShapeProblem when the value can't be read
 */
export type Decoder<T> = (value: unknown) => T;

/** The type that a decoder gives. */
export type Decoded<D> = D extends Decoder<infer T> ? T : never;

/** The answer is about something else than what was asked for. */
export class ForeignAnswer extends Error {
  override readonly name = 'ForeignAnswer';
  readonly expected: AnswerSubject;
  readonly got: AnswerSubject;

  constructor(expected: AnswerSubject, got: AnswerSubject) {
    super(`the answer is about another ${expected.kind}`);
    this.expected = expected;
    this.got = got;
  }
}

/** What in an answer has another shape than the document's. */
export class ShapeProblem extends Error {
  override readonly name = 'ShapeProblem';
  readonly #problem: string;
  readonly #path: string;

  constructor(problem: string, path = '') {
    super(`${path || 'the answer'} ${problem}`);
    this.#problem = problem;
    this.#path = path;
  }

  /** The same problem, seen from what holds the value; paths cost nothing as long as all is well. */
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
  [Name in keyof Shape as undefined extends Decoded<Shape[Name]> ? Name : never]?: Exclude<
    Decoded<Shape[Name]>,
    undefined
  >;
} extends infer Whole
  ? { [Name in keyof Whole]: Whole[Name] }
  : never;

/** A missing list is empty. */
export function list<T>(item: Decoder<T>): Decoder<T[]> {
  return (value) => {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) odd(value, 'a list');
    return value.map((one, index) => at(index, item, one));
  };
}

/** Absent where it is missing, null or an empty text. */
export function optional<T>(decoder: Decoder<T>): Decoder<T | undefined> {
  return (value) => (value === undefined || value === null || value === '' ? undefined : decoder(value));
}

/** Absent, too, where it can't be read: for what nobody decides by, so that it never fails a whole answer. */
export function lenient<T>(decoder: Decoder<T>): Decoder<T | undefined> {
  return readable(optional(decoder));
}

function readable<T>(decoder: Decoder<T>): Decoder<T | undefined> {
  return (value) => {
    try {
      return decoder(value);
    } catch (error) {
      if (error instanceof ShapeProblem) return undefined;
      throw error;
    }
  };
}

/** Never missing, as in what leaves nothing out: GitHub's answers, and files of our own. */
export function required<T>(decoder: Decoder<T>): Decoder<T> {
  return (value) => {
    if (value === undefined || value === null) throw new ShapeProblem('is missing');
    return decoder(value);
  };
}

/** One of a closed set of texts. */
export function oneOf<const Value extends string>(...values: readonly Value[]): Decoder<Value> {
  return (value) => {
    const known = values.find((one) => one === value);
    if (known === undefined) throw new ShapeProblem(`is not one of ${values.join(', ')}`);
    return known;
  };
}

/** Another value where the decoder gives undefined. */
export function withDefault<T>(decoder: Decoder<T | undefined>, otherwise: T): Decoder<T> {
  return (value) => decoder(value) ?? otherwise;
}

/** What another decoder read, changed. */
export function mapped<From, To>(decoder: Decoder<From>, change: (value: From) => To): Decoder<To> {
  return (value) => change(decoder(value));
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

/** Missing is false; servers have sent it as text (field-notes, "booleans"). */
export const boolean: Decoder<boolean> = (value) => {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  return value === undefined || value === null ? false : odd(value, 'true or false');
};

/** A count: a whole number from 0, that servers may send as text; missing is 0. */
export const count: Decoder<number> = (value) => {
  const number = decimalOf(value ?? 0);
  return number !== undefined && Number.isSafeInteger(number) && number >= 0
    ? number
    : odd(value, 'a whole number');
};

/** A count that nobody decides by: a missing one is 0, an odd one is absent, because the two must not be mixed up. */
export const lenientCount = readable(count);

/** Any number that is finite, such as seconds; servers may send it as text. */
export const decimal: Decoder<number> = (value) => decimalOf(value) ?? odd(value, 'a number');

export function decimalOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** An id with all its 64 bits, sent as a number or as text. */
export const id: Decoder<bigint> = (value) => idOf(value) ?? odd(value, 'a whole number');

/** An id, where it is needed for nothing but to be shown or compared. */
export function idOf(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'string') return /^-?\d{1,20}$/.test(value) ? BigInt(value) : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : undefined;
}

/** Reads what stands at a name or index, and names the place where that fails. */
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
 * The fields of a whole answer. One that says something, but in none of `known`, is an answer to something else; one
 * that has an error beside them is not whole.
 */
export function answerFields(known: readonly string[]): Decoder<Fields> {
  return (value) => {
    const read = fields(value);
    const names = Object.keys(read).filter((name) => (read[name] ?? undefined) !== undefined);
    if ([read.error, read.errors].flat().some(Boolean)) throw new ShapeProblem('has an error in it');
    if (names.length > 0 && !names.some((name) => known.includes(name))) {
      const which = known.length === 1 ? 'does not have the field' : 'has none of the fields';
      throw new ShapeProblem(`${which} ${known.join(', ')}`);
    }
    return read;
  };
}

/** The same, read by its fields; of `others` nothing is read. */
export function wholeAnswer<Shape extends Record<string, Decoder<unknown>>>(
  shape: Shape,
  others: readonly string[] = [],
): Decoder<Read<Shape>> {
  const known = answerFields([...Object.keys(shape), ...others]);
  const fieldsOf = object(shape);
  return (value) => fieldsOf(known(value));
}

/** The list that an answer has under `name`; an answer without any field is an empty list. */
export function listAnswer<T>(name: string, item: Decoder<T>): Decoder<T[]> {
  return mapped(wholeAnswer({ [name]: list(item) }), (read) => read[name] ?? []);
}

/** The same fields without those that are undefined: what is optional is absent, wherever it is written or compared. */
export function present<Row extends object>(row: Row): Present<Row> {
  const kept: Record<string, unknown> = {};
  for (const name in row) if (row[name] !== undefined) kept[name] = row[name];
  return kept as Present<Row>;
}

type Present<Row> = {
  [Name in keyof Row as undefined extends Row[Name] ? never : Name]: Row[Name];
} & {
  [Name in keyof Row as undefined extends Row[Name] ? Name : never]?: Exclude<Row[Name], undefined>;
};
