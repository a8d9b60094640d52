import { type Document, isMap, isNode, isPair, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { nearest } from '../model/nearest.ts';
import type { InputReader } from './reader.ts';
import { didYouMean, quote } from './values.ts';
import { type PlacedProblem, syntaxProblems } from './yaml-errors.ts';

type Path = readonly PropertyKey[];
type Part = 'key' | 'value';
type OffsetOf = (path: Path, part?: Part) => number;

/** All keys that a map's schema accepts, where its shape does not have them all. */
export const ALL_KEYS = z.registry<{ keys: readonly string[] }>();

export type ReportProblem = (path: Path, message: string) => void;
type Issue = z.core.$ZodIssue;

interface YamlOptions {
  /** The document's name in messages: `the file`. */
  name: string;
  emptyRemedy: string;
  /** Keys whose numbers and booleans are read as texts: `1.10` is not `1.1`. Default: none. */
  textKeys?: RegExp;
  /** The remedy for an unknown key that people expect, with the keys that its map may have. Default: none. */
  keyRemedy?: (key: string, known: readonly string[], value: unknown) => string | undefined;
}

type YamlResult<T> =
  | { ok: true; value: T; source: YamlSource }
  /** In the order of the document. */
  | { ok: false; problems: DocumentProblem[] };

/** Line and column count from 1, columns in UTF-16 units. */
export interface DocumentProblem {
  line: number;
  column: number;
  /** Follows the place in a sentence: `.github/code-security.yml:14:5: unknown key …`. */
  message: string;
}

export interface YamlSource {
  /** The document before the schema changed anything. */
  data: unknown;
  /** The line of a value, or of its key in a map. */
  lineOf(path: Path, part?: Part): number;
}

/**
 * Reads YAML or JSON (which is YAML) by a schema: its value, or its problems. If the syntax is wrong, nothing else is
 * checked.
 *
 * The `error` of a schema says what to write: "`age` is the number 7: <error>". The message of a refinement or a
 * `crossCheck` follows the name of the value: "`age` <message>".
 */
export function readYaml<S extends z.ZodType>(
  text: string,
  schema: S,
  { name, emptyRemedy, textKeys, keyRemedy = () => undefined }: YamlOptions,
): YamlResult<z.output<S>> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter,
    intAsBigInt: true,
    schema: 'core',
    prettyErrors: false,
    logLevel: 'error',
  });
  const conflict = CONFLICT_MARK.exec(text);
  if (conflict !== null) {
    const { line } = lineCounter.linePos(conflict.index);
    const message = `line ${line} is a mark of a merge conflict: keep one side, and remove all marks`;
    return refusal([{ offset: conflict.index, message }], lineCounter);
  }
  const syntax = syntaxProblems(document, text, lineCounter);
  if (syntax.length > 0) return refusal(syntax, lineCounter);
  if (textKeys !== undefined) readAsTexts(document, textKeys);
  const refuseWhole = (problem: string) =>
    refusal([{ offset: 0, message: `${name} ${problem}` }], lineCounter);
  const data = dataOf(document);
  if (data === undefined)
    return refuseWhole('has aliases that repeat too often, or contain themselves: remove them');
  if (data === null) return refuseWhole(`is empty: ${emptyRemedy}`);
  const offsetOf = offsetFinder(document);
  const result = schema.safeParse(data, { reportInput: true, error: defaultRemedy });
  if (!result.success)
    return refusal(schemaProblems(result.error, { name, keyRemedy }, offsetOf), lineCounter);
  const lineOf = (path: Path, part?: Part) => lineCounter.linePos(offsetOf(path, part)).line;
  return { ok: true, value: result.data, source: { data, lineOf } };
}

/** Reads an input in YAML. Reports every problem with its line. @returns undefined if there is any */
export function readYamlInput<S extends z.ZodType>(
  reader: InputReader,
  input: string,
  text: string,
  schema: S,
  options: YamlOptions,
) {
  const read = readYaml(text, schema, options);
  if (read.ok) return read;
  for (const { line, message } of read.problems)
    reader.problem(input, `is wrong at line ${line}: ${message}`);
  return undefined;
}

/** A line that Git leaves around the sides of a conflict. In YAML, one without indentation can be nothing else. */
const CONFLICT_MARK = /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/m;

/** The result of a document with problems: each once, in the order of the document. */
function refusal(problems: readonly PlacedProblem[], lineCounter: LineCounter) {
  // An intersection of schemas reports some problems twice.
  const unique = new Map(problems.map((problem) => [`${problem.offset} ${problem.message}`, problem]));
  const inOrder = [...unique.values()].toSorted((left, right) => left.offset - right.offset);
  const placed = inOrder.map(({ offset, message }): DocumentProblem => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col, message };
  });
  return { ok: false as const, problems: placed };
}

/** Finds the offset of a value or its key; for a path that does not exist, that of the nearest value around it. */
function offsetFinder(document: Document.Parsed): OffsetOf {
  const nodeAt = (path: Path): Node => {
    const node = document.getIn(path, true);
    return isNode(node) || path.length === 0 ? (node as Node) : nodeAt(path.slice(0, -1));
  };
  const keyAt = (path: Path): Node => {
    const map = nodeAt(path.slice(0, -1));
    const pair = isMap(map) ? map.items.find(({ key }) => String(key) === path.at(-1)) : undefined;
    return isNode(pair?.key) ? pair.key : map;
  };
  return (path, part = 'value') => (part === 'key' ? keyAt(path) : nodeAt(path)).range?.[0] ?? 0;
}

/** Replaces numbers and booleans below `textKeys` by their texts. */
function readAsTexts(document: Document.Parsed, textKeys: RegExp): void {
  visit(document, {
    Scalar(_key, node, ancestors) {
      const pair = ancestors.findLast(isPair);
      const isText = typeof node.value === 'string' || node.value === null;
      if (!isText && textKeys.test(String(pair?.key))) node.value = node.source;
    },
  });
}

/**
 * The document's data; a whole number is a `bigint` only where a number would lose digits.
 *
 * @returns undefined for aliases that repeat too often, or contain themselves
 */
function dataOf(document: Document.Parsed): unknown {
  const exactNumber = (_key: unknown, value: unknown) =>
    typeof value === 'bigint' && Number.isSafeInteger(Number(value)) ? Number(value) : value;
  try {
    return document.toJS({ reviver: exactNumber });
  } catch {
    return undefined;
  }
}

function schemaProblems(
  error: z.ZodError,
  { name, keyRemedy }: Required<Pick<YamlOptions, 'name' | 'keyRemedy'>>,
  offsetOf: OffsetOf,
): PlacedProblem[] {
  const nameOf = (path: Path) => {
    const key = path.findLast((step) => typeof step === 'string');
    if (key === undefined) return path.length === 0 ? name : `an item of ${name}`;
    return typeof path.at(-1) === 'number' ? `an item of ${quote(key)}` : quote(key);
  };
  const issues = error.issues.flatMap((issue) => withinUnions(issue));
  return withoutConsequences(issues).flatMap((issue): PlacedProblem[] => {
    const { path, input, message } = issue;
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const known = knownKeysIn(issue);
        const expected = keyRemedy(key, known, Object(input)[key]);
        const remedy = expected ?? unknownKeyRemedy(key, issue, known);
        const problem = `unknown key ${quote(key)} in ${nameOf(path)}; ${remedy}`;
        return { offset: offsetOf([...path, key], 'key'), message: problem };
      });
    }
    const offset = offsetOf(path);
    if (issue.code === 'custom') return [{ offset, message: `${nameOf(path)} ${message}` }];
    if (input !== undefined)
      return [{ offset, message: `${nameOf(path)} is ${described(input)}: ${message}` }];
    const missing = `the key ${quote(String(path.at(-1)))} is missing in ${nameOf(path.slice(0, -1))}`;
    return [{ offset, message: `${missing}: add it` }];
  });
}

/** Leaves out issues that follow from others: zod also reports a misspelt key as missing, and a wrong type as too small. */
function withoutConsequences(issues: readonly Issue[]): Issue[] {
  const placeOf = (path: readonly unknown[]) => path.join('\n');
  const mistyped = new Set<string>();
  const misspelt = new Set<string>();
  for (const issue of issues) {
    if (issue.code === 'invalid_type') mistyped.add(placeOf(issue.path));
    if (issue.code !== 'unrecognized_keys') continue;
    misspelt.add(placeOf(issue.path));
    const known = knownKeysIn(issue);
    // A merge may bring any key.
    const meant = issue.keys.flatMap((key) => (key === MERGE_KEY ? known : nearest(key, known)));
    for (const key of meant) misspelt.add(placeOf([...issue.path, key]));
  }
  return issues.filter(({ code, path, input }) => {
    const place = placeOf(path);
    if (code === 'too_small' && mistyped.has(place)) return false;
    return !((code === 'custom' || input === undefined) && misspelt.has(place));
  });
}

/** YAML 1.1 merged the map behind it. */
const MERGE_KEY = '<<';

function unknownKeyRemedy(
  key: string,
  issue: z.core.$ZodIssueUnrecognizedKeys,
  known: readonly string[],
): string {
  if (key === MERGE_KEY) return 'merge keys are not read: repeat the keys; aliases work';
  const map: Readonly<Record<string, unknown>> = Object(issue.input);
  // YAML reads `name:x` as one key.
  const [, name = '', value] = /^([^:]+):(.+)$/.exec(key) ?? [];
  if (known.includes(name)) return `write ${quote(`${name}: ${value}`)}, with a space`;
  // A known key above without a value was probably meant to hold this one.
  const keys = Object.keys(map);
  const above = keys.slice(0, keys.indexOf(key)).findLast((candidate) => !issue.keys.includes(candidate));
  if (above !== undefined && map[above] === null) return `indent it below ${quote(above)}`;
  return didYouMean(key, known, 'use');
}

/** The issues of the branch of a union that takes this type of value. */
function withinUnions(issue: Issue, parent: Path = []): Issue[] {
  const path = [...parent, ...issue.path];
  if (issue.code !== 'invalid_union') return [{ ...issue, path }];
  const branch = issue.errors.find((issues) => !issues.some(isOtherType)) ?? issue.errors[0] ?? [];
  return branch.flatMap((inner) => withinUnions(inner, path));
}

/** Whether an issue shows that a branch of a union takes another type of value. */
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

/** In a map with more keys, the first one is not a good example. */
const MAX_KEYS_FOR_EXAMPLE = 6;

function keysOf({ inst }: z.core.$ZodRawIssue): readonly string[] {
  const map = inst as z.ZodObject;
  return ALL_KEYS.get(map)?.keys ?? Object.keys(map.shape ?? {});
}

/** The keys that a map with unknown ones may have. Only `defaultRemedy` sees its schema, and gives them as the message. */
function knownKeysIn({ message }: z.core.$ZodIssueUnrecognizedKeys): readonly string[] {
  return message.split('\n');
}

/** The remedy of an issue where the schema has none. */
function defaultRemedy(issue: z.core.$ZodRawIssue): string {
  const { input } = issue;
  switch (issue.code) {
    case 'unrecognized_keys':
      return keysOf(issue).join('\n');
    case 'invalid_value': {
      const values = (issue.values as unknown[]).map(String);
      const compared = valuesCompared(String(input), values);
      return compared === undefined
        ? didYouMean(String(input), values, 'use')
        : `write [${compared.join(', ')}]`;
    }
    case 'too_small':
      return issue.origin === 'array' ? 'give at least one item' : 'give a value';
    case 'too_big':
      return `give at most ${issue.maximum} characters`;
  }
  // A missing value, or one of the wrong type.
  switch (issue.expected) {
    case 'object':
    case 'record': {
      if (input === null) return 'indent its keys below it, or leave it out';
      const keys = keysOf(issue);
      const [example = 'key'] = keys.length > MAX_KEYS_FOR_EXAMPLE ? [] : keys;
      return `write its keys, as in { ${example}: value }`;
    }
    case 'array':
      if (input === null) return 'give a list, or leave it out';
      if (typeof input === 'object') return 'write a list, with `- ` before each item';
      return `write a list, as in [${exampleItem(issue, String(input))}]`;
    case 'boolean':
      return 'give true or false, without quotes';
  }
  if (input === null) return 'give a value';
  return typeof input === 'object' ? 'write one value, or quote the whole value' : 'quote it';
}

/** The values that `<= medium` means; undefined for another text, and for values without an order. */
function valuesCompared(text: string, values: readonly string[]): readonly string[] | undefined {
  const [, sign = '', word = ''] = /^([<>]=?)\s*(\w+)$/.exec(text) ?? [];
  const at = values.indexOf(word);
  if (at < 0 || values[0] !== 'low') return undefined;
  return sign.startsWith('<') ? values.slice(0, at + sign.length - 1) : values.slice(at + 2 - sign.length);
}

/** An item of a list that was written as one value; quoted where YAML would read it otherwise. */
function exampleItem({ inst }: z.core.$ZodRawIssue, text: string): string {
  const { element } = inst as z.ZodArray;
  const [key] = element instanceof z.ZodObject ? Object.keys(element.shape) : [];
  const value = /^[*&!|>%@`'"?-]|: | #|[[\]{}]/.test(text) ? `'${text.replaceAll("'", "''")}'` : text;
  return key === undefined ? value : `{ ${key}: ${value} }`;
}

/** A check of a whole map that also runs where some values in it are wrong, so that all problems are reported. */
export function crossCheck<T>(
  check: (value: Partial<T>, problem: ReportProblem) => void,
): z.core.$ZodCheck<T> {
  return z.superRefine<T>(
    (value, context) =>
      check(value as Partial<T>, (path, message) =>
        context.addIssue({ code: 'custom', message, path: [...path] }),
      ),
    { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  );
}
