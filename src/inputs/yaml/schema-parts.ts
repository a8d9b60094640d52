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
  return mapOf({ [key]: { type: 'string', pattern: `^${anyCase(value)}$` } }, [key]);
}

/** A map in which these keys are given. */
export function hasKeys(...keys: string[]): Schema {
  return mapOf(Object.fromEntries(keys.map((key) => [key, true])), keys);
}

/** What holds of some values of a map. Validators in strict mode require its type. */
export function mapOf(
  properties: Readonly<Record<string, unknown>>,
  required: readonly string[] = [],
): Schema {
  return { type: 'object', properties, ...(required.length === 0 ? {} : { required }) };
}

/** What holds of a value, or of each in a list. */
export function eachOf(schema: Schema): Schema {
  return { anyOf: [schema, { type: 'array', items: schema }] };
}

/** An expression for a text in any case. */
export function anyCase(value: string): string {
  return value.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
}
