import type * as Yaml from 'yaml';
import { z } from 'zod';
import { isSameWord, nearest } from '../model/nearest.ts';
import { didYouMean, quote } from './values.ts';

export interface YamlOptions {
  /** What messages call the document: `the file`. */
  name: string;
  /** What to write where there is nothing. */
  emptyRemedy: string;
  /** Reads whole numbers as `bigint`, so that ids keep all their digits. Default: false. */
  exactIntegers?: boolean;
  /** Keys whose numbers and flags are texts, as they are written: `1.10` is not `1.1`. Default: none. */
  textKeys?: RegExp;
  /** What to write instead of an unknown key, where more is known than the nearest key. */
  unknownKey?: (key: string, path: readonly PropertyKey[]) => string | undefined;
}

export interface Problem {
  /** Of the place in the text. */
  offset: number;
  message: string;
}

/** Where a value stands. */
export interface Place {
  node: Yaml.Node;
  /** The key that it has in a map. */
  key?: Yaml.Node;
  /** False where the value is not there, and the node is of what should have it. */
  isWhole: boolean;
}

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

/** Says of each issue what is wrong and what to write instead. */
export function problemsOf(
  error: z.ZodError,
  schema: z.ZodType,
  { name, unknownKey }: YamlOptions,
  placeOf: (path: Path) => Place,
): Problem[] {
  const keys = keysOf(schema);
  // A key that is misspelled is not missing, too.
  const misspelled = new Set<string>();
  const nameOf = (path: Path) => {
    const key = path.findLast((step) => typeof step === 'string');
    if (key === undefined) return path.length === 0 ? name : `an item of ${name}`;
    return typeof path.at(-1) === 'number' ? `an item of ${quote(key)}` : quote(key);
  };

  function ofUnknownKey(key: string, path: Path): Problem {
    const known = [...(keys.get(namesIn(path)) ?? [])];
    const near = nearest(key, known);
    if (near !== undefined) misspelled.add([...path, near].join('\n'));
    const remedy =
      unknownKey?.(key, path) ??
      withSpace(key, known) ??
      elsewhere(key, known, keys) ??
      didYouMean(key, known, 'use');
    const place = placeOf([...path, key]);
    return {
      offset: offsetOf(place.key ?? place.node),
      message: `unknown key ${quote(key)} in ${nameOf(path)}; ${remedy}`,
    };
  }

  function ofValue(issue: Issue): Problem {
    const { node, key, isWhole } = placeOf(issue.path);
    if (issue.code === 'custom' && issue.params?.sentence === true)
      return { offset: offsetOf(key ?? node), message: issue.message };
    const message = isWhole
      ? `${nameOf(issue.path)} ${predicate(issue, node)}`
      : `the key ${quote(String(issue.path.at(-1)))} is missing in ${nameOf(issue.path.slice(0, -1))}: add it`;
    return { offset: offsetOf(node), message };
  }

  const issues = error.issues.flatMap((issue) => withinUnions(issue));
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ofUnknownKey(key, issue.path)) : [],
  );
  const others = issues.filter(
    ({ code, path }) => code !== 'unrecognized_keys' && !misspelled.has(path.join('\n')),
  );
  return [...unknown, ...others.map(ofValue)];
}

/** Of a union the problems of the branch that was meant: one that takes this type of value. */
export function withinUnions(issue: Issue, above: Path = []): Issue[] {
  const path = [...above, ...issue.path];
  if (issue.code !== 'invalid_union') return [{ ...issue, path }];
  const meant = issue.errors.find((issues) => !issues.some(isOtherType)) ?? issue.errors[0] ?? [];
  return meant.flatMap((one) => withinUnions(one, path));
}

function isOtherType(issue: Issue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_union') return issue.errors.every((issues) => issues.some(isOtherType));
  return issue.code === 'invalid_type' || (issue.code === 'invalid_value' && typeof issue.input === 'object');
}

/** Follows the name of the value. */
function predicate(issue: Issue, node: Yaml.Node): string {
  const { input, message } = issue;
  if (issue.code === 'custom') return message;
  if (issue.code === 'too_small' && issue.origin === 'string')
    return 'is an empty string: give a value, or leave it out';
  if (issue.code === 'too_small' && issue.origin === 'array')
    return 'is an empty list: give at least one item';
  if (issue.code === 'too_big' && typeof input === 'string')
    return `has ${input.length} characters; at most ${issue.maximum} are allowed`;
  return `is ${described(input, node as Yaml.Scalar)}: ${message || remedyFor(issue, node as Yaml.Scalar)}`;
}

/** What a value is, for a message about its type. */
function described(input: unknown, { value, source }: Yaml.Scalar): string {
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object' && input !== null) return 'a map of keys';
  if (value === null || value === undefined) return 'empty';
  if (typeof value === 'string') return quote(value);
  return `the ${typeof value === 'boolean' ? 'boolean' : 'number'} ${source ?? value}`;
}

function remedyFor(issue: Issue, { value, source }: Yaml.Scalar): string {
  const isMap = typeof issue.input === 'object' && issue.input !== null && !Array.isArray(issue.input);
  switch (issue.code === 'invalid_type' ? issue.expected : issue.code) {
    case 'object':
    case 'record':
      return value === null ? 'give its keys, or leave it out' : 'write its keys, each with a colon';
    case 'array':
      return isMap
        ? 'write a list, with a dash before each item, or [] for none'
        : 'write a list, such as [one, two]';
    case 'boolean':
      return /^(?:true|false)$/i.test(source ?? '')
        ? `write ${source?.toLowerCase()} without quotes`
        : 'give true or false';
    case 'invalid_value':
      if (issue.code === 'invalid_value' && typeof issue.input === 'string')
        return didYouMean(issue.input, issue.values.map(String), 'use');
  }
  if (isMap) return 'remove the space after the colon, or quote the whole value';
  return value === null || Array.isArray(issue.input) ? 'give a string' : `quote it, as '${source ?? value}'`;
}

/** `{name:x}` is one key. */
function withSpace(key: string, known: readonly string[]): string | undefined {
  const [, name = '', value = ''] = /^([^:]+):(.+)$/s.exec(key) ?? [];
  return known.includes(name) ? `put a space after the colon: ${quote(`${name}: ${value}`)}` : undefined;
}

/** A key that is known elsewhere was not misspelled, but misplaced. */
function elsewhere(key: string, known: readonly string[], keys: KeysByPath): string | undefined {
  if (known.some((one) => isSameWord(one, key))) return undefined;
  const homes = [...keys]
    .filter(([, names]) => names.has(key))
    .map(([path]) => path.split('\n').at(-1) ?? '');
  const places = [...new Set(homes)].map((home) => (home === '' ? 'at the top level' : `in ${quote(home)}`));
  return places.length === 1 || places.length === 2 ? `it belongs ${places.join(' or ')}` : undefined;
}

/** The keys of each map of a schema, by the names of the keys that lead to it. */
type KeysByPath = Map<string, Set<string>>;
type JsonSchema = z.core.JSONSchema._JSONSchema | undefined;

function keysOf(schema: z.ZodType): KeysByPath {
  const found: KeysByPath = new Map();
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const visit = (form: JsonSchema, path: string[]): void => {
    if (typeof form !== 'object') return;
    const branches = [...(form.anyOf ?? []), ...(form.allOf ?? []), form.items as JsonSchema];
    if (form.$ref !== undefined) branches.push(root.$defs?.[form.$ref.replace('#/$defs/', '')]);
    for (const branch of branches) visit(branch, path);
    for (const [key, value] of Object.entries(form.properties ?? {})) {
      const at = namesIn(path);
      found.set(at, (found.get(at) ?? new Set()).add(key));
      visit(value, [...path, key]);
    }
  };
  visit(root, []);
  return found;
}

function namesIn(path: Path): string {
  return path.filter((step) => typeof step === 'string').join('\n');
}

function offsetOf(node: Yaml.Node): number {
  return node.range?.[0] ?? 0;
}
