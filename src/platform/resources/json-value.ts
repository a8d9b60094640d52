import { type Decoder, type Fields, fields, object } from '../http/decode.ts';

/** Any JSON object; one that is missing is empty. */
export const jsonObject: Decoder<Fields> = (value) => fields(value ?? {});

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
  return (value) => {
    const others = Object.entries(fields(value)).filter(([name]) => !isOwn(name));
    return Object.assign(Object.fromEntries(others), read(value));
  };
}
