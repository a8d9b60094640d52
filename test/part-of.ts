/** The part of a value whose keys a shape has; what is absent is null. */
export function partOf(value: unknown, shape: unknown): unknown {
  if (typeof shape !== 'object' || shape === null || Array.isArray(shape)) return value ?? null;
  return Object.fromEntries(
    Object.entries(shape).map(([key, part]) => [key, partOf(Object(value)[key], part)]),
  );
}
