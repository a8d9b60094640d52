import { isSameWord, nearest } from '../nearest.ts';
import type { Form } from './forms.ts';
import { quoted, suggestion } from './messages.ts';
import type { Problems } from './problems.ts';
import type { Schema } from './schema-parts.ts';
import { described, type MapTree, type Tree } from './tree.ts';

/** A key of a map: what it may hold, and what it means, for editors and documents. */
export interface Field<T = unknown> {
  form: Form<T>;
  meaning: string;
  required?: true;
}

export type Fields = Readonly<Record<string, Field>>;

export type Values<F extends Fields> = { [K in keyof F]?: F[K] extends Field<infer T> ? T : never };

/** A map that was read, as far as it could be. */
export interface Reading<F extends Fields> {
  values: Values<F>;
  tree: MapTree;
}

export interface MapOptions {
  /** What the map is called in messages: `unknown key "x" in triage`. */
  name: string;
  /** Where its keys belong, for one that stands elsewhere. Default: the name; empty = not said. */
  home?: string;
  /** Further demands on the map, as the schema has them. */
  also?: Schema;
  /** Finds the field of a key that is not listed. */
  find?: (key: string) => Field | undefined;
  /** The keys that a message names. Default: those of the fields. */
  known?: readonly string[];
  /** For a key that is not one of the map's, what to write instead, where more is known than what is near. */
  instead?: (key: string) => string | undefined;
}

/** A map of known keys; a required one that is missing and an unknown one are problems. */
export function map<const F extends Fields>(fields: F, options: MapOptions): Form<Reading<F>> {
  const { home = options.name } = options;
  if (home !== '') for (const key of Object.keys(fields)) HOMES.set(key, new Set(HOMES.get(key)).add(home));
  const known = options.known ?? Object.keys(fields);
  const required = Object.keys(fields).filter((key) => fields[key]?.required === true);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, describe(field)])),
      ...(required.length === 0 ? {} : { required }),
      additionalProperties: false,
      ...options.also,
    },
    read(tree, problems) {
      if (tree.kind !== 'map') return notMap(tree, problems, options.name);
      const values: Record<string, unknown> = {};
      for (const { key, keyOffset, value } of tree.entries) {
        const field = Object.hasOwn(fields, key) ? fields[key] : options.find?.(key);
        if (field !== undefined) values[key] = field.form.read(value, problems.ofKey(key));
        else refuseKey(key, keyOffset, known, options, problems);
      }
      for (const key of required.filter((one) => !has(tree, one) && !isMisspelled(tree, one, fields)))
        problems.add(tree.offset, `the key "${key}" is missing in ${options.name}: add it`);
      return { values: values as Values<F>, tree };
    },
  };
}

export function notMap(tree: Tree, problems: Problems, name: string): undefined {
  const remedy =
    tree.kind === 'scalar' && tree.value === null
      ? 'give its keys, or leave it out'
      : `write ${name === 'the file' ? 'keys, such as version: 1' : `the keys of ${name}, each with a colon`}`;
  return problems.value(tree.offset, `is ${described(tree)}: ${remedy}`);
}

export function refuseKey(
  key: string,
  offset: number,
  known: readonly string[],
  { name, instead }: Pick<MapOptions, 'name' | 'instead'>,
  problems: Problems,
): undefined {
  const remedy = instead?.(key) ?? withBlank(key, known) ?? elsewhere(key, known) ?? suggestion(key, known);
  return problems.add(offset, `unknown key ${quoted(key)} in ${name}; ${remedy}`);
}

/** `{name:x}` is one key. */
function withBlank(key: string, known: readonly string[]): string | undefined {
  const [, name = '', value = ''] = /^([^:]+):(.+)$/s.exec(key) ?? [];
  return known.includes(name) ? `put a space after the colon: ${quoted(`${name}: ${value}`)}` : undefined;
}

/** Where in the file each key is known: `note` in `triage`. */
const HOMES = new Map<string, Set<string>>();

/** A key that is known elsewhere was not misspelled, but misplaced. */
function elsewhere(key: string, known: readonly string[]): string | undefined {
  const homes = [...(HOMES.get(key) ?? [])];
  if (homes.length === 0 || homes.length > 2 || known.some((one) => isSameWord(one, key))) return undefined;
  return `it belongs ${homes.map((home) => (home === 'the file' ? 'at the top level' : `in ${home}`)).join(' or ')}`;
}

/** The place of a key, or of the map where it is not there. */
export function placeOf(tree: MapTree, key: string): number {
  return tree.entries.find((entry) => entry.key === key)?.keyOffset ?? tree.offset;
}

/** Whether the key is written. */
export function isGiven(tree: MapTree, key: string): boolean {
  return tree.entries.some((entry) => entry.key === key);
}

/** Whether an unknown key, which is refused by itself, seems to mean this one: one mistake has one line. */
export function isMisspelled(tree: MapTree, key: string, fields: Fields): boolean {
  const known = Object.keys(fields);
  return tree.entries.some((entry) => !known.includes(entry.key) && nearest(entry.key, known) === key);
}

/** Also where the key may be meant to come from a merged map. */
export function has(tree: MapTree, key: string): boolean {
  return tree.merges || isGiven(tree, key);
}

/** Draft 7 ignores what stands beside a `$ref`. */
export function describe({ form, meaning }: Field): Schema {
  const { schema } = form;
  return '$ref' in schema ? { description: meaning, allOf: [schema] } : { description: meaning, ...schema };
}
