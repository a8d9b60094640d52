export type Schema = Readonly<Record<string, unknown>>;

/** What holds of a value that passes a test, and of one that does not. */
export function conditional(test: Schema, passed: Schema | undefined, failed?: Schema): Schema {
  const branches = [
    ['then', passed],
    ['else', failed],
  ].filter(([, schema]) => schema !== undefined);
  return { if: test, ...Object.fromEntries(branches) };
}

/** A map whose key has this value, in any case. */
export function hasWord(key: string, value: string): Schema {
  return { properties: { [key]: { type: 'string', pattern: `^${anyCase(value)}$` } }, required: [key] };
}

/** An expression for a text in any case. */
export function anyCase(value: string): string {
  return value.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
}
