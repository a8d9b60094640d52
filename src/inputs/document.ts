import {
  type Document,
  isMap,
  isNode,
  isPair,
  LineCounter,
  type Node,
  parseDocument,
  stringify,
  visit,
} from 'yaml';
import { z } from 'zod';
import { nearest } from '../model/nearest.ts';
import type { InputReader } from './reader.ts';
import { didYouMean, quote, splitList } from './values.ts';

type Path = readonly PropertyKey[];
type Part = 'key' | 'value';
type Issue = z.core.$ZodIssue;

/** All keys of a map's schema, where its shape lacks some. */
export const ALL_KEYS = z.registry<{ keys: readonly string[] }>();

export type ReportProblem = (path: Path, message: string) => void;

interface YamlOptions {
  /** The document's name in messages: `the file`. */
  name: string;
  emptyRemedy: string;
  /** Keys whose numbers and booleans are read as texts: `1.10` is not `1.1`. Default: none. */
  textKeys?: RegExp;
  /** For an unknown key that people expect. Default: none. */
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
  /** @param part of a pair in a map; default: the value */
  lineOf(path: Path, part?: Part): number;
}

/**
 * Reads YAML or JSON (which is YAML) by a schema. If the syntax is wrong, nothing else is checked.
 *
 * The `error` of a schema says what to write: "`age` is the number 7: <error>". The message of a refinement or a
 * `crossCheck` follows the name of the value: "`age` <message>".
 */
export function readYaml<S extends z.ZodType>(
  text: string,
  schema: S,
  options: YamlOptions,
): YamlResult<z.output<S>> {
  const { name, emptyRemedy, textKeys } = options;
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter,
    intAsBigInt: true,
    schema: 'core',
    prettyErrors: false,
    logLevel: 'error',
  });
  const problemAt = (offset: number, message: string): DocumentProblem => {
    const { line, col: column } = lineCounter.linePos(offset);
    return { line, column, message };
  };
  const refusal = (problems: readonly DocumentProblem[]) => ({
    ok: false as const,
    problems: inOrder(problems),
  });
  const syntax = syntaxProblems(document, text, problemAt);
  if (syntax.length > 0) return refusal(syntax);
  if (textKeys !== undefined) readAsTexts(document, textKeys);
  const data = dataOf(document);
  if (data === null) return refusal([problemAt(0, `${name} is empty: ${emptyRemedy}`)]);
  const aliases = 'has aliases that repeat too often, or contain themselves: remove them';
  if (data === undefined) return refusal([problemAt(0, `${name} ${aliases}`)]);
  const result = schema.safeParse(data, { reportInput: true, error: defaultRemedy });
  if (!result.success) {
    const report = (path: Path, message: string, part?: Part) =>
      problemAt(offsetOf(document, path, part), message);
    return refusal(schemaProblems(result.error, options, report));
  }
  const lineOf = (path: Path, part?: Part) => lineCounter.linePos(offsetOf(document, path, part)).line;
  return { ok: true, value: result.data, source: { data, lineOf } };
}

/** @returns undefined if there are problems */
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

/** A line that Git leaves around the sides of a conflict. In YAML it can be nothing else. */
const CONFLICT_MARK = /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/m;

function syntaxProblems(
  document: Document.Parsed,
  text: string,
  problemAt: (offset: number, message: string) => DocumentProblem,
): DocumentProblem[] {
  const offset = text.search(CONFLICT_MARK);
  if (offset >= 0) {
    const mark = problemAt(offset, 'is a mark of a merge conflict: keep one side, and remove all marks');
    return [{ ...mark, message: `line ${mark.line} ${mark.message}` }];
  }
  const errors = [...document.errors, ...document.warnings].map(({ message, pos: [start, end] }) => {
    // The place may lie before spaces and comments that precede the wrong text.
    let place = start;
    for (const [blank] of text.slice(start).matchAll(/\s+|#.*/gy)) place += blank.length;
    return problemAt(place, indicatorProblem(text.slice(start, end)) ?? parserProblem(message));
  });
  // Most errors after the first of a line follow from it.
  const byLine = Map.groupBy(inOrder(errors), ({ line }) => line);
  if (errors.length > 0) return [...byLine.values()].flatMap(([first]) => first ?? []);
  const aliases: DocumentProblem[] = [];
  visit(document, {
    Alias(_key, node) {
      const message = node.resolve(document) ? undefined : indicatorProblem(`*${node.source}`);
      if (message !== undefined) aliases.push(problemAt(node.range?.[0] ?? 0, message));
    },
  });
  return aliases;
}

/** A pattern or an exclusion that YAML reads as something else. */
function indicatorProblem(token: string): string | undefined {
  const [indicator] = token;
  if (indicator !== '!' && indicator !== '*') return undefined;
  const kind = indicator === '!' ? 'a tag' : 'an alias';
  return `${quote(token)} is ${kind} in YAML, because it starts with \`${indicator}\`: quote it`;
}

/** The parser's message may repeat the rest of the file, or name its own functions. */
function parserProblem(message: string): string {
  const problem = message.replace(/; please .*/, '').slice(0, 200);
  return `this is not valid YAML: ${problem}; correct this line or one above it, or quote the value`;
}

/** Each problem once: an intersection of schemas reports some twice. */
function inOrder(problems: readonly DocumentProblem[]): DocumentProblem[] {
  const unique = new Map(problems.map((problem) => [Object.values(problem).join(' '), problem]));
  return [...unique.values()].sort((left, right) => left.line - right.line || left.column - right.column);
}

/** The nearest value around a path that does not exist. */
function offsetOf(document: Document.Parsed, path: Path, part: Part = 'value'): number {
  const nodeAt = (at: Path): Node => {
    const node = document.getIn(at, true);
    return isNode(node) || at.length === 0 ? (node as Node) : nodeAt(at.slice(0, -1));
  };
  if (part === 'value') return nodeAt(path).range?.[0] ?? 0;
  const map = nodeAt(path.slice(0, -1));
  const pair = isMap(map) ? map.items.find(({ key }) => String(key) === path.at(-1)) : undefined;
  const key = isNode(pair?.key) ? pair.key : map;
  return key.range?.[0] ?? 0;
}

function readAsTexts(document: Document.Parsed, textKeys: RegExp): void {
  visit(document, {
    Scalar(_key, node, ancestors) {
      const pair = ancestors.findLast(isPair);
      const isText = typeof node.value === 'string' || node.value === null;
      if (!isText && textKeys.test(String(pair?.key))) node.value = node.source;
    },
  });
}

/** A whole number is a `bigint` only where a number would lose digits. @returns undefined for refused aliases */
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
  { name, keyRemedy }: YamlOptions,
  problemAt: (path: Path, message: string, part?: Part) => DocumentProblem,
): DocumentProblem[] {
  const nameOf = (path: Path) => {
    const key = path.findLast((step) => typeof step === 'string');
    const map = key === undefined ? name : quote(key);
    return typeof path.at(-1) === 'number' ? `an item of ${map}` : map;
  };
  const messageOf = ({ code, path, input, message }: Issue) => {
    if (code === 'custom') return `${nameOf(path)} ${message}`;
    if (input !== undefined) return `${nameOf(path)} is ${described(input)}: ${message}`;
    return `the key ${quote(String(path.at(-1)))} is missing in ${nameOf(path.slice(0, -1))}: add it`;
  };
  const issues = error.issues.flatMap((issue) => withinUnions(issue));
  return withoutConsequences(issues).flatMap((issue) => {
    const { path, input } = issue;
    if (issue.code !== 'unrecognized_keys') return [problemAt(path, messageOf(issue))];
    const known = knownKeysIn(issue);
    return issue.keys.map((key) => {
      const remedy = keyRemedy?.(key, known, Object(input)[key]) ?? unknownKeyRemedy(key, issue, known);
      return problemAt([...path, key], `unknown key ${quote(key)} in ${nameOf(path)}; ${remedy}`, 'key');
    });
  });
}

/** Zod also reports a misspelt key as missing, and a wrong type as too small. */
function withoutConsequences(issues: readonly Issue[]): Issue[] {
  const placeOf = (path: Path) => path.join('\n');
  const mistyped = new Set<string>();
  const misspelt = new Set<string>();
  for (const issue of issues) {
    if (issue.code === 'invalid_type') mistyped.add(placeOf(issue.path));
    if (issue.code !== 'unrecognized_keys') continue;
    misspelt.add(placeOf(issue.path));
    const known = knownKeysIn(issue);
    // A merge may bring any key.
    const meant = issue.keys.flatMap((key) => (key === MERGE_KEY ? known : (nearest(key, known) ?? [])));
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

function unknownKeyRemedy(key: string, issue: z.core.$ZodIssueUnrecognizedKeys, known: readonly string[]) {
  if (key === MERGE_KEY) return 'merge keys are not read: repeat the keys; aliases work';
  const map: Readonly<Record<string, unknown>> = Object(issue.input);
  // YAML reads `name:x` as one key.
  const [, name = '', value] = /^([^:]+):(.+)$/.exec(key) ?? [];
  if (known.includes(name)) return `write ${quote(`${name}: ${value}`)}, with a space`;
  // A known key above, without a value, probably holds this one.
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

/** The keys that the map may have. Only `defaultRemedy` sees its schema, and gives them as the message. */
function knownKeysIn({ message }: z.core.$ZodIssueUnrecognizedKeys): readonly string[] {
  return message.split('\n');
}

function defaultRemedy(issue: z.core.$ZodRawIssue): string {
  const { input } = issue;
  switch (issue.code) {
    case 'unrecognized_keys': {
      const map = issue.inst as z.ZodObject;
      return (ALL_KEYS.get(map)?.keys ?? Object.keys(map.shape)).join('\n');
    }
    case 'invalid_value': {
      const values = (issue.values as unknown[]).map(String);
      return comparisonRemedy(String(input), values) ?? didYouMean(String(input), values, 'use');
    }
    case 'too_small':
      return issue.origin === 'array' ? 'give at least one item' : 'give a value';
    case 'too_big':
      return `give at most ${issue.maximum} characters`;
  }
  // A missing value, or one of the wrong type.
  switch (issue.expected) {
    case 'object':
    case 'record':
      if (input === null) return 'indent its keys below it, or leave it out';
      return 'write its keys, as in { key: value }';
    case 'array':
      if (input === null) return 'give a list, or leave it out';
      if (typeof input === 'object') return 'write a list, with `- ` before each item';
      return `write a list, as in ${exampleList(issue, String(input))}`;
    case 'boolean':
      return 'give true or false, without quotes';
  }
  if (input === null) return 'give a value';
  return typeof input === 'object' ? 'write one value, or quote the whole value' : 'quote it';
}

/** The remedy for `<= medium`; undefined for another text, and for values without an order. */
function comparisonRemedy(text: string, values: readonly string[]): string | undefined {
  const [, sign = '', word = ''] = /^([<>]=?)\s*(\w+)$/.exec(text) ?? [];
  const at = values.indexOf(word);
  if (at < 0 || values[0] !== 'low') return undefined;
  const end = at + sign.length - 1;
  const compared = sign.startsWith('<') ? values.slice(0, end) : values.slice(at + 2 - sign.length);
  return `write [${compared.join(', ')}]`;
}

function exampleList({ inst }: z.core.$ZodRawIssue, text: string): string {
  const { element } = inst as z.ZodArray;
  const [key] = element instanceof z.ZodObject ? Object.keys(element.shape) : [];
  const items = splitList(text).map((item) => (key === undefined ? item : { [key]: item }));
  return stringify(items, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim();
}

/** Checks a whole map, also where some of its values are wrong. */
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
