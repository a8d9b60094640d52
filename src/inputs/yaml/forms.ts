import { quoted, suggestion } from './messages.ts';
import type { Problems } from './problems.ts';
import { anyCase, type Schema } from './schema-parts.ts';
import { described, type Tree } from './tree.ts';

/** What a value may be: the parser reads by it, and the schema says it to editors. */
export interface Form<T> {
  readonly schema: Schema;
  /** @returns undefined after a problem */
  read(tree: Tree, problems: Problems): T | undefined;
}

/** A text that is not empty. */
export function scalarText(tree: Tree, problems: Problems): string | undefined {
  if (tree.kind === 'scalar' && typeof tree.value === 'string') {
    return tree.value === ''
      ? problems.value(tree.offset, 'is an empty string: give a value, or leave it out')
      : tree.value;
  }
  const quotable = tree.kind === 'scalar' && tree.value !== null;
  // `team: payments`, where `team:payments` was meant, is a map.
  const otherwise =
    tree.kind === 'map' ? 'remove the space after the colon, or quote the whole value' : 'give a string';
  const remedy = quotable ? `quote it, as '${tree.source}'` : otherwise;
  return problems.value(tree.offset, `is ${described(tree)}, not a string: ${remedy}`);
}

export const boolean: Form<boolean> = {
  schema: { type: 'boolean' },
  read(tree, problems) {
    if (tree.kind === 'scalar' && typeof tree.value === 'boolean') return tree.value;
    const inQuotes = tree.kind === 'scalar' && /^(?:true|false)$/i.test(tree.source);
    const remedy = inQuotes ? `write ${tree.source.toLowerCase()} without quotes` : 'give true or false';
    return problems.value(tree.offset, `is ${described(tree)}: ${remedy}`);
  },
};

/** A number within bounds, which both belong to it. */
export function number(bounds: { min: number; max?: number; whole?: boolean }): Form<number> {
  const { min, max = Number.MAX_SAFE_INTEGER, whole = false } = bounds;
  const range = bounds.max === undefined ? `from ${min}` : `from ${min} to ${max}`;
  return {
    schema: { type: whole ? 'integer' : 'number', minimum: min, maximum: max },
    read(tree, problems) {
      const value = tree.kind === 'scalar' ? tree.value : undefined;
      const fits = typeof value === 'number' && value >= min && value <= max;
      if (fits && (!whole || Number.isInteger(value))) return value;
      const remedy = `give a ${whole ? 'whole ' : ''}number ${range}`;
      const inQuotes = typeof value === 'string' && /^[\d.]+$/.test(value) ? ', without quotes' : '';
      return problems.value(tree.offset, `is ${described(tree)}: ${remedy}${inQuotes}`);
    },
  };
}

/** One of a closed set, in any case. */
export function oneOf<const V extends string>(
  values: readonly V[],
  options: { instead?: Readonly<Record<string, string>> } = {},
): Form<V> {
  return {
    schema: {
      anyOf: [{ enum: values }, { type: 'string', pattern: `^(?:${values.map(anyCase).join('|')})$` }],
    },
    read(tree, problems) {
      const given = scalarText(tree, problems);
      if (given === undefined) return undefined;
      const folded = given.toLowerCase();
      const known = values.find((value) => value === folded);
      if (known !== undefined) return known;
      const remedy = options.instead?.[folded] ?? suggestion(given, values);
      return problems.add(tree.offset, `unknown value ${quoted(given)} in ${problems.key}; ${remedy}`);
    },
  };
}

/** A text that is spelled in one way, such as an age, and what it means. */
export function spelled<T>(
  pattern: string,
  remedy: string,
  parse: (given: string) => T | undefined,
): Form<T> {
  const regExp = new RegExp(pattern, 'u');
  return {
    schema: { type: 'string', pattern },
    read(tree, problems) {
      const given = tree.kind === 'scalar' && typeof tree.value === 'string' ? tree.value : undefined;
      const parsed = given !== undefined && regExp.test(given) ? parse(given) : undefined;
      return parsed ?? problems.value(tree.offset, `is ${described(tree)}: ${remedy}`);
    },
  };
}

/** A list of at least `min` items; the order is kept, and duplicates go. */
export function list<T>(item: Form<T>, options: { min: 0 | 1 }): Form<T[]> {
  return {
    schema: { type: 'array', items: item.schema, ...(options.min === 1 ? { minItems: 1 } : {}) },
    read(tree, problems) {
      if (tree.kind !== 'list')
        return problems.value(
          tree.offset,
          `is ${described(tree)}: write a list, ${tree.kind === 'map' ? 'with a dash before each item' : 'such as [one, two]'}${options.min === 0 ? ', or [] for none' : ''}`,
        );
      if (tree.items.length < options.min)
        return problems.value(tree.offset, 'is an empty list: give at least one item');
      const values = tree.items.map((one) => item.read(one, problems.ofItem()));
      return [...new Set(values.filter((value) => value !== undefined))];
    },
  };
}

/** One value, or a list of at least one. */
export function oneOrMore<T>(item: Form<T>): Form<T[]> {
  const many = list(item, { min: 1 });
  return {
    schema: { anyOf: [item.schema, many.schema] },
    read(tree, problems) {
      if (tree.kind === 'list') return many.read(tree, problems);
      const value = item.read(tree, problems);
      return value === undefined ? undefined : [value];
    },
  };
}

/** A form whose values are turned into something else. */
export function mapped<A, B>(
  form: Form<A>,
  convert: (value: A, tree: Tree, problems: Problems) => B | undefined,
  also: Schema = {},
): Form<B> {
  return {
    schema: { ...form.schema, ...also },
    read(tree, problems) {
      const value = form.read(tree, problems);
      return value === undefined ? undefined : convert(value, tree, problems);
    },
  };
}

/** A form that the schema has once, under `definitions`. */
export function defined<T>(name: string, form: Form<T>): Form<T> & { definition: [string, Schema] } {
  return { ...form, schema: { $ref: `#/definitions/${name}` }, definition: [name, form.schema] };
}
