import { LostDigits } from '../http/answer-problem.ts';
import { type Decoder, type Fields, fields, object } from '../http/decode.ts';
import type { Redact } from '../http/redact.ts';

/** Any JSON, kept as it is, ids included. */
export const jsonValue: Decoder<unknown> = (value, redact) => kept(value, redact);

/** Any JSON object; one that is missing is empty. */
export const jsonObject: Decoder<Fields> = (value, redact) =>
  jsonValue(fields(value ?? {}, redact), redact) as Fields;

/**
 * As `object`, but fields that nobody knows are kept: what is replaced as a whole would lose them.
 *
 * @param leftOut known fields that only answers have
 */
export function openObject<Shape extends Record<string, Decoder<unknown>>>(
  shape: Shape,
  leftOut: readonly string[] = [],
): Decoder<ReturnType<ReturnType<typeof object<Shape>>>> {
  const read = object(shape);
  const isOwn = (name: string) => Object.hasOwn(shape, name) || leftOut.includes(name);
  return (value, redact) => {
    const known = read(value, redact);
    const others = Object.entries(fields(value, redact)).filter(([name]) => !isOwn(name));
    return Object.assign(Object.fromEntries(others.map(([name, one]) => [name, kept(one, redact)])), known);
  };
}

function kept(value: unknown, redact: Redact): unknown {
  if (typeof value === 'number' && Number.isInteger(value) && isInexact(value)) {
    throw new LostDigits('a number has lost digits');
  }
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map((one) => kept(one, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [redact(name), kept(one, redact)]));
}

function isInexact(value: number): boolean {
  return !Number.isSafeInteger(value) && Math.abs(value) <= 2 ** 64;
}
