import type * as Yaml from 'yaml';
import { z } from 'zod';
import { nearest } from '../model/nearest.ts';
import { didYouMean, quote } from './values.ts';
import { yamlProblem } from './yaml-errors.ts';

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

export interface YamlOptions {
  /** What messages call the document: `the file`. */
  name: string;
  /** What to write where there is nothing. */
  emptyRemedy: string;
  /** Reads whole numbers as `bigint`, so that ids keep all their digits. Default: false. */
  exactIntegers?: boolean;
  /** Keys whose numbers and flags are texts, as they are written: `1.10` is not `1.1`. Default: none. */
  textKeys?: RegExp;
}

export type ReadDocument<T> =
  | { ok: true; value: T; source: YamlSource }
  /** In the order of the document. */
  | { ok: false; problems: DocumentProblem[] };

/** One thing wrong with a document, at its place: line and column from 1, columns in UTF-16 units. */
export interface DocumentProblem {
  line: number;
  column: number;
  /** Follows the place in a sentence: `.github/code-security.yml:14:5: unknown key …`. */
  message: string;
}

export interface YamlSource {
  /** What was written, before the schema changed anything. */
  data: unknown;
  /** Of a value, or of the key of a map. Default: `value`. */
  lineOf(path: Path, of?: 'key' | 'value'): number;
}

/**
 * Reads YAML or JSON (which is YAML) by a schema: its value, or everything that is wrong with it.
 *
 * The `error` of a schema says what to write: "`age` is the number 7: <error>". The message of a refinement or a
 * `crossCheck` follows the name of the value: "`age` <message>".
 */
export async function readYaml<S extends z.ZodType>(
  text: string,
  schema: S,
  { name, emptyRemedy, exactIntegers, textKeys }: YamlOptions,
): Promise<ReadDocument<z.output<S>>> {
  const yaml = await import('yaml');
  const lineCounter = new yaml.LineCounter();
  const document = yaml.parseDocument(text, {
    lineCounter,
    intAsBigInt: exactIntegers,
    schema: 'core',
    prettyErrors: false,
    logLevel: 'error',
  });
  const found: { offset: number; message: string }[] = [];
  const failed = () => {
    // An intersection reports some things twice.
    const once = new Map(found.map((one) => [`${one.offset} ${one.message}`, one])).values();
    const inOrder = [...once].toSorted((one, other) => one.offset - other.offset);
    const problems = inOrder.map(({ offset, message }) => {
      const { line, col } = lineCounter.linePos(offset);
      return { line, column: col, message };
    });
    return { ok: false as const, problems };
  };
  // What follows on a line is a consequence most of the time.
  const firstOfLine = new Map(
    [...document.errors, ...document.warnings]
      .toSorted((one, other) => one.pos[0] - other.pos[0])
      .toReversed()
      .map((error) => [lineCounter.linePos(error.pos[0]).line, error]),
  );
  for (const error of firstOfLine.values()) found.push(yamlProblem(yaml, document, text, error));
  if (found.length === 0) found.push(...prepare(yaml, document, textKeys));
  if (found.length > 0) return failed();
  const data = dataOf(document);
  if (data === null || data === undefined) {
    const empty = `is empty: ${emptyRemedy}`;
    const what =
      data === null ? empty : 'has aliases that repeat too often, or contain themselves: remove them';
    found.push({ offset: 0, message: `${name} ${what}` });
    return failed();
  }
  const nodeAt = (path: Path): Yaml.Node => {
    const node = document.getIn(path, true);
    return yaml.isNode(node) || path.length === 0 ? (node as Yaml.Node) : nodeAt(path.slice(0, -1));
  };
  const keyAt = (path: Path): Yaml.Node => {
    const map = nodeAt(path.slice(0, -1));
    const pair = yaml.isMap(map) ? map.items.find(({ key }) => String(key) === path.at(-1)) : undefined;
    return yaml.isNode(pair?.key) ? pair.key : map;
  };
  const offsetOf = (node: Yaml.Node) => node.range?.[0] ?? 0;
  const read = schema.safeParse(data, { reportInput: true, error: remedyFor });
  if (!read.success) {
    for (const { path, key, message } of problemsOf(read.error, name))
      found.push({ offset: offsetOf(key === undefined ? nodeAt(path) : keyAt([...path, key])), message });
    return failed();
  }
  const lineOf = (path: Path, of: 'key' | 'value' = 'value') =>
    lineCounter.linePos(offsetOf(of === 'key' ? keyAt(path) : nodeAt(path))).line;
  return { ok: true, value: read.data, source: { data, lineOf } };
}

/** Keeps texts as they are written, and finds what YAML reads as something else than it looks. */
function prepare(yaml: typeof Yaml, document: Yaml.Document.Parsed, textKeys: RegExp | undefined) {
  const found: { offset: number; message: string }[] = [];
  const misread = (node: Yaml.Node, written: string, what: string) => {
    found.push({ offset: node.range?.[0] ?? 0, message: `${quote(written)} is ${what}: quote it` });
  };
  yaml.visit(document, {
    Alias(_key, node) {
      if (node.resolve(document) === undefined)
        misread(
          node,
          `*${node.source}`,
          'an alias in YAML, because it starts with `*`, and no anchor has this name',
        );
    },
    Scalar(_key, node, ancestors) {
      const pair = ancestors.findLast((one) => yaml.isPair(one));
      const isText = typeof node.value === 'string' || node.value === null;
      if (!isText && textKeys?.test(String(pair?.key))) node.value = node.source;
      else if (Number.isInteger(node.value) && !Number.isSafeInteger(node.value))
        misread(node, String(node.source), 'a number that would lose digits');
    },
  });
  return found;
}

/** @returns null for a document without content, undefined where aliases make it too large */
function dataOf(document: Yaml.Document.Parsed): unknown {
  try {
    const data = document.toJS();
    JSON.stringify(data, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
    return data;
  } catch {
    return undefined;
  }
}

/** Says of each issue what is wrong and what to write instead; `key` is one of the map at `path`. */
function problemsOf(error: z.ZodError, name: string): { path: Path; key?: string; message: string }[] {
  const nameOf = (path: Path) => {
    const key = path.findLast((step) => typeof step === 'string');
    if (key === undefined) return path.length === 0 ? name : `an item of ${name}`;
    return typeof path.at(-1) === 'number' ? `an item of ${quote(key)}` : quote(key);
  };
  const issues = error.issues.flatMap((issue) => withinUnions(issue));
  // A key that is misspelled is not missing, too, and its map is not empty.
  const consequences = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const { path, keys, message, input } = issue;
    const known = message.split('\n');
    consequences.add(path.join('\n'));
    return keys.map((key) => {
      consequences.add([...path, nearest(key, known)].join('\n'));
      const [, name = '', rest] = /^([^:]+):(.+)$/.exec(key) ?? [];
      const above = emptyAbove(key, keys, Object(input));
      const remedy =
        (known.includes(name) && `write ${quote(`${name}: ${rest}`)}, with a blank`) ||
        (above && `indent it below ${quote(above)}`) ||
        didYouMean(key, known, 'use');
      return { path, key, message: `unknown key ${quote(key)} in ${nameOf(path)}; ${remedy}` };
    });
  });
  const others = issues.filter(
    ({ code, path, input }) =>
      code !== 'unrecognized_keys' &&
      !((code === 'custom' || input === undefined) && consequences.has(path.join('\n'))),
  );
  return [
    ...unknown,
    ...others.map(({ code, path, input, message }) => {
      if (code === 'custom') return { path, message: `${nameOf(path)} ${message}` };
      if (input !== undefined) return { path, message: `${nameOf(path)} is ${described(input)}: ${message}` };
      const missing = `the key ${quote(String(path.at(-1)))} is missing in ${nameOf(path.slice(0, -1))}`;
      return { path, message: `${missing}: add it` };
    }),
  ];
}

/** The key without a value right above unknown ones, which were meant to stand below it. */
function emptyAbove(key: string, unknown: readonly string[], map: Readonly<Record<string, unknown>>) {
  const keys = Object.keys(map);
  const above = keys.slice(0, keys.indexOf(key)).findLast((one) => !unknown.includes(one));
  return above !== undefined && map[above] === null ? above : undefined;
}

/** Of a union the problems of the branch that was meant: one that takes this type of value. */
function withinUnions(issue: Issue, above: Path = []): Issue[] {
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

function described(value: unknown): string {
  if (value === null) return 'empty';
  if (typeof value === 'string') return value === '' ? 'an empty string' : quote(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'a map of keys';
  return `the ${typeof value === 'boolean' ? 'boolean' : 'number'} ${value}`;
}

/** Of maps with more, none stands for the others. */
const MAX_KEYS = 6;

/** What to write where a schema does not say it; of unknown keys, the known ones. */
function remedyFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return Object.keys((issue.inst as z.ZodObject).shape).join('\n');
    case 'invalid_value':
      return didYouMean(String(issue.input), (issue.values as unknown[]).map(String), 'use');
    case 'too_small':
      return issue.origin === 'array' ? 'give at least one item' : 'give a value, or leave it out';
    case 'too_big':
      return `give at most ${issue.maximum} characters`;
  }
  switch (issue.expected) {
    case 'object':
    case 'record': {
      if (issue.input === null) return 'indent its keys below it, or leave it out';
      const keys = Object.keys((issue.inst as Partial<z.ZodObject>).shape ?? {});
      return `write its keys, as in { ${keys.length > MAX_KEYS ? 'key' : (keys[0] ?? 'key')}: value }`;
    }
    case 'array':
      if (typeof issue.input !== 'object') return `write a list, as in [${String(issue.input)}]`;
      return issue.input === null
        ? 'give a list, or leave it out'
        : 'write a list, with `- ` before each item';
    case 'boolean':
      return 'give true or false, without quotes';
  }
  if (issue.input === null) return 'give a value';
  return typeof issue.input === 'object' ? 'write one value, or quote the whole value' : 'quote it';
}

/**
 * A check of a whole map that also runs where some of its values are wrong, so that all problems are reported: such
 * values are still as they were written.
 */
export function crossCheck<T>(
  check: (value: Partial<T>, problem: (path: Path, message: string) => void) => void,
): z.core.$ZodCheck<T> {
  return z.superRefine<T>(
    (value, context) => {
      check(value as Partial<T>, (path, message) =>
        context.addIssue({ code: 'custom', message, path: [...path] }),
      );
    },
    { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  );
}
