/** The part of a value whose keys another one has; what is absent is null. */
export function partOf(value: unknown, other: unknown): unknown {
  if (typeof other !== 'object' || other === null || Array.isArray(other)) return value ?? null;
  return Object.fromEntries(
    Object.entries(other).map(([key, part]) => [key, partOf(Object(value)[key], part)]),
  );
}
