import type * as Yaml from 'yaml';
import { z } from 'zod';
import { parseJson } from '../platform/http/json.ts';
import { isSameWord, nearest } from './nearest.ts';
import { oneOfThese, quote } from './text.ts';
import { replaceMisread, yamlErrors } from './yaml-problems.ts';

/** One thing wrong with a document, at its place. */
export interface DocumentProblem {
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
  path: readonly PropertyKey[];
  /** Follows the place in a sentence: `.github/code-security.yml:14:5: unknown key …`. */
  message: string;
}

export type ReadDocument<T> =
  | { ok: true; value: T; source: YamlSource }
  /** In the order of the document. */
  | { ok: false; problems: DocumentProblem[] };

/** Where the values of a document stand. */
export interface YamlSource {
  /** What was written, before the schema changed anything. */
  data: unknown;
  /** Of a value, or of the key of a map. Default: `value`. */
  place(path: readonly PropertyKey[], of?: 'key' | 'value'): { line: number; column: number };
  /** All scalars within a value, as they are written. */
  scalars(path: readonly PropertyKey[]): { text: string; line: number }[];
}

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
  unknownKey?: (key: string, path: readonly PropertyKey[], value: unknown) => string | undefined;
}

/**
 * Reads YAML or JSON (which is YAML) by a schema: its value, or everything that is wrong with it.
 *
 * The messages of a schema's own checks follow the name of the value: a message that starts with `is` or `has` …, see
 * `predicate`. The `error` of a schema says what to write: "`age` is the number 7: <error>".
 */
export async function readYaml<S extends z.ZodType>(
  text: string,
  schema: S,
  options: YamlOptions,
): Promise<ReadDocument<z.output<S>>> {
  const yaml = await import('yaml');
  const lines = new yaml.LineCounter();
  const document = yaml.parseDocument(text, {
    lineCounter: lines,
    intAsBigInt: options.exactIntegers,
    schema: 'core',
    merge: true,
    prettyErrors: false,
    logLevel: 'error',
  });
  const place = (offset: number) => {
    const { line, col: column } = lines.linePos(offset);
    return { line, column };
  };
  const found: Found[] = yamlErrors(text, document).map((error) => ({ ...error, path: [] }));
  const failed = () => ({ ok: false as const, problems: inOrder(found, place) });
  if (document.errors.some(({ code }) => code !== 'DUPLICATE_KEY')) return failed();
  const misread = replaceMisread(yaml, text, document, options.textKeys);
  found.push(...misread.map((error) => ({ ...error, path: [] })));
  if (document.contents === null || (yaml.isScalar(document.contents) && document.contents.value === null)) {
    found.push({ offset: 0, path: [], message: `${options.name} is empty: ${options.emptyRemedy}` });
    return failed();
  }
  let data: unknown;
  try {
    data = document.toJS();
  } catch {
    const remedy = 'write the values where they are needed';
    found.push({ offset: 0, path: [], message: `aliases make ${options.name} too large; ${remedy}` });
    return failed();
  }
  const read = schema.safeParse(data, { reportInput: true, error: () => '' });
  const nodes = new Nodes(yaml, document);
  if (!read.success) {
    const messages = new Messages(schema, options, nodes);
    const places = new Set(misread.map(({ offset }) => offset));
    found.push(...messages.of(read.error).filter(({ offset }) => !places.has(offset)));
  }
  if (!read.success || found.length > 0) return failed();
  const source: YamlSource = {
    data,
    place: (path, of = 'value') => place(nodes.offset(path, of)),
    scalars: (path) =>
      nodes.scalars(path).map(({ text, offset }) => ({ text, line: lines.linePos(offset).line })),
  };
  return { ok: true, value: read.data, source };
}

/**
 * Reads JSON that this action wrote, with whole numbers beyond 2^53 as `bigint`.
 *
 * @returns the first thing that is wrong, after the path of its value; without a path where the text is not JSON
 */
export function readJson<S extends z.ZodType>(
  text: string,
  schema: S,
): { ok: true; value: z.output<S> } | { ok: false; problem: string } {
  let data: unknown;
  try {
    data = parseJson(text);
  } catch {
    return { ok: false, problem: 'is not JSON, or was cut short' };
  }
  return readData(data, schema);
}

/** Reads the data of a JSON document. */
export function readData<S extends z.ZodType>(
  data: unknown,
  schema: S,
): { ok: true; value: z.output<S> } | { ok: false; problem: string } {
  const read = schema.safeParse(data);
  if (read.success) return { ok: true, value: read.data };
  const [first] = read.error.issues.flatMap((issue) => withinUnions(issue, []));
  return {
    ok: false,
    problem: `${z.core.toDotPath(first?.path ?? [])}: ${first?.message ?? 'is not valid'}`,
  };
}

/**
 * A check of a whole map that also runs where some of its values are wrong, so that all problems are reported: such
 * values are still as they were written.
 */
export function crossCheck<T>(
  check: (
    value: Partial<T>,
    problem: (path: readonly PropertyKey[], sentence: string) => void,
    hasUnknownKey: boolean,
  ) => void,
): z.core.$ZodCheck<T> {
  return z.superRefine<T>(
    (value, context) => {
      const hasUnknownKey = context.issues.some(({ code }) => code === 'unrecognized_keys');
      const problem = (path: readonly PropertyKey[], message: string) => {
        context.addIssue({ code: 'custom', message, path: [...path], params: { sentence: true } });
      };
      check(value as Partial<T>, problem, hasUnknownKey);
    },
    { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  );
}

interface Found {
  offset: number;
  path: readonly PropertyKey[];
  message: string;
}

type Issue = z.core.$ZodIssue;

function inOrder(
  found: readonly Found[],
  place: (offset: number) => { line: number; column: number },
): DocumentProblem[] {
  // What an alias repeats is reported once.
  const once = new Map(found.map((one) => [`${one.offset} ${one.message}`, one]));
  const sorted = [...once.values()].sort((one, other) => one.offset - other.offset);
  return sorted.map(({ offset, path, message }) => ({ ...place(offset), path, message }));
}

/** Of a union the problems of the branch that was meant: one that takes this type of value. */
function withinUnions(issue: Issue, above: readonly PropertyKey[]): Issue[] {
  const path = [...above, ...issue.path];
  if (issue.code !== 'invalid_union') return [{ ...issue, path }];
  const meant = issue.errors.find((issues) => !issues.some(isOtherType)) ?? issue.errors[0] ?? [];
  return meant.flatMap((one) => withinUnions(one, path));
}

function isOtherType(issue: Issue): boolean {
  if (issue.path.length > 0) return false;
  return (
    issue.code === 'invalid_type' ||
    (issue.code === 'invalid_value' && typeof issue.input === 'object') ||
    (issue.code === 'invalid_union' && issue.errors.every((issues) => issues.some(isOtherType)))
  );
}

/** Finds the nodes of a document by the paths of their values. */
class Nodes {
  readonly #yaml: typeof Yaml;
  readonly #document: Yaml.Document.Parsed;

  constructor(yaml: typeof Yaml, document: Yaml.Document.Parsed) {
    this.#yaml = yaml;
    this.#document = document;
  }

  /** As far along the path as the document goes. */
  find(path: readonly PropertyKey[]): { node: Yaml.Node; key?: Yaml.Node; isWhole: boolean } {
    let node = this.#document.contents as Yaml.Node;
    let key: Yaml.Node | undefined;
    for (const step of path) {
      // Where one value or a list may stand, the one has no index.
      if (typeof step === 'number' && !this.#yaml.isSeq(node)) continue;
      const next = this.#step(node, step);
      if (next === undefined) return { node, isWhole: false };
      ({ node, key } = next);
    }
    return { node, key, isWhole: true };
  }

  offset(path: readonly PropertyKey[], of: 'key' | 'value'): number {
    const { node, key } = this.find(path);
    return ((of === 'key' && key) || node).range?.[0] ?? 0;
  }

  scalars(path: readonly PropertyKey[]): { text: string; offset: number }[] {
    const found: { text: string; offset: number }[] = [];
    this.#yaml.visit(this.find(path).node, {
      Scalar: (key, { value, source, range }) => {
        const text = typeof value === 'string' ? value : (source ?? String(value));
        if (key !== 'key') found.push({ text, offset: range?.[0] ?? 0 });
      },
    });
    return found;
  }

  #step(node: Yaml.Node, step: PropertyKey): { node: Yaml.Node; key?: Yaml.Node } | undefined {
    if (this.#yaml.isSeq(node)) {
      const item = node.items[Number(step)];
      return this.#yaml.isNode(item) ? { node: this.#resolved(item) } : undefined;
    }
    if (!this.#yaml.isMap(node)) return undefined;
    const pair = node.items.find((one) => String(one.key) === step);
    if (!this.#yaml.isNode(pair?.key)) return undefined;
    return { node: this.#yaml.isNode(pair.value) ? this.#resolved(pair.value) : pair.key, key: pair.key };
  }

  #resolved(node: Yaml.Node): Yaml.Node {
    return this.#yaml.isAlias(node) ? (node.resolve(this.#document) ?? node) : node;
  }
}

/** Says what is wrong and what to write instead. */
class Messages {
  readonly #options: YamlOptions;
  readonly #nodes: Nodes;
  readonly #fields: Fields;

  constructor(schema: z.ZodType, options: YamlOptions, nodes: Nodes) {
    this.#options = options;
    this.#nodes = nodes;
    this.#fields = new Fields(schema, options.name);
  }

  of(error: z.ZodError): Found[] {
    const issues = error.issues.flatMap((issue) => withinUnions(issue, []));
    const misspelled = new Set<string>();
    const unknown = issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? this.#unknownKeys(issue, misspelled) : [],
    );
    const others = issues.filter(({ code, path }) => {
      return code !== 'unrecognized_keys' && !misspelled.has(path.join('\n'));
    });
    return [...unknown, ...others.map((issue) => this.#found(issue))];
  }

  /** @param misspelled collects the paths of the keys that they seem to mean: one mistake is one problem */
  #unknownKeys({ keys, path, input }: z.core.$ZodIssueUnrecognizedKeys, misspelled: Set<string>): Found[] {
    const known = this.#fields.at(path);
    return keys.map((key) => {
      const near = nearest(key, known);
      if (near !== undefined) misspelled.add([...path, near].join('\n'));
      const value = (input as Record<string, unknown> | undefined)?.[key];
      const remedy =
        this.#options.unknownKey?.(key, path, value) ??
        withBlank(key, known) ??
        this.#fields.elsewhere(key, known) ??
        (near === undefined ? `use ${oneOfThese(known)}` : `did you mean ${quote(near)}?`);
      const message = `unknown key ${quote(key)} in ${this.#nameOf(path)}; ${remedy}`;
      return { offset: this.#nodes.offset([...path, key], 'key'), path: [...path, key], message };
    });
  }

  #found(issue: Issue): Found {
    const { path } = issue;
    const { node, isWhole } = this.#nodes.find(path);
    const isSentence = issue.code === 'custom' && issue.params?.sentence === true;
    const offset = this.#nodes.offset(path, isSentence ? 'key' : 'value');
    return { offset, path, message: isSentence ? issue.message : this.#message(issue, node, isWhole) };
  }

  #message(issue: Issue, node: Yaml.Node, isWhole: boolean): string {
    if (!isWhole) {
      const key = quote(String(issue.path.at(-1)));
      return `the key ${key} is missing in ${this.#nameOf(issue.path.slice(0, -1))}: add it`;
    }
    const name = this.#nameOf(issue.path);
    if (issue.code === 'custom') return `${name} ${issue.message}`;
    if (issue.code === 'too_big' && typeof issue.input === 'string')
      return `${name} has ${issue.input.length} characters; at most ${issue.maximum} are allowed`;
    if (issue.code === 'too_small' && issue.origin === 'string')
      return `${name} is an empty string: give a value, or leave it out`;
    if (issue.code === 'too_small' && issue.origin === 'array')
      return `${name} is an empty list: give at least one item`;
    if (
      issue.code === 'invalid_value' &&
      typeof issue.input === 'string' &&
      typeof issue.values[0] === 'string'
    )
      return `unknown value ${quote(String(scalarOf(node).value))} in ${name}; ${issue.message || valueRemedy(issue)}`;
    return `${name} is ${described(node, issue.input)}: ${issue.message || typeRemedy(issue, node)}`;
  }

  #nameOf(path: readonly PropertyKey[]): string {
    const key = path.findLast((step) => typeof step === 'string');
    if (key === undefined) return path.length === 0 ? this.#options.name : `an item of ${this.#options.name}`;
    return typeof path.at(-1) === 'number' ? `an item of ${quote(key)}` : quote(key);
  }
}

function valueRemedy({ values, input }: z.core.$ZodIssueInvalidValue): string {
  const known = values.map(String);
  const near = nearest(String(input), known);
  return near === undefined ? `use ${oneOfThese(known)}` : `did you mean ${quote(near)}?`;
}

/** @returns nothing of a list or a map */
function scalarOf(node: Yaml.Node): { value?: unknown; source?: string } {
  return node as Yaml.Scalar;
}

/** What a value is, for a message about its type. */
function described(node: Yaml.Node, input: unknown): string {
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object' && input !== null) return 'a map of keys';
  const { value, source } = scalarOf(node);
  if (value === null || value === undefined) return 'empty';
  if (typeof value === 'string') return quote(value);
  return `the ${typeof value === 'boolean' ? 'boolean' : 'number'} ${source ?? String(value)}`;
}

function typeRemedy(issue: Issue, node: Yaml.Node): string {
  const { value, source } = scalarOf(node);
  const expected = issue.code === 'invalid_type' ? issue.expected : issue.code;
  const isList = Array.isArray(issue.input);
  const isMap = typeof issue.input === 'object' && issue.input !== null && !isList;
  switch (expected) {
    case 'object':
    case 'record':
      return value === null ? 'give its keys, or leave it out' : 'write its keys, each with a colon';
    case 'array':
      return isMap
        ? 'write a list, with a dash before each item, or [] for none'
        : 'write a list, such as [one, two]';
    case 'boolean':
      if (/^(?:true|false)$/i.test(source ?? '')) return `write ${source?.toLowerCase()} without quotes`;
      return 'give true or false';
    default:
      if (isMap) return 'remove the space after the colon, or quote the whole value';
      return value === null || isList ? 'give a string' : `quote it, as '${source ?? String(value)}'`;
  }
}

/** `{name:x}` is one key. */
function withBlank(key: string, known: readonly string[]): string | undefined {
  const [, name = '', value = ''] = /^([^:]+):(.+)$/s.exec(key) ?? [];
  return known.includes(name) ? `put a space after the colon: ${quote(`${name}: ${value}`)}` : undefined;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Which keys a schema has where; a key that is known elsewhere was not misspelled, but misplaced. */
class Fields {
  readonly #root: JsonSchema;
  readonly #name: string;
  readonly #homes = new Map<string, Set<string>>();

  constructor(schema: z.ZodType, name: string) {
    this.#root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    this.#name = name;
    this.#collect(this.#root, name, new Set());
  }

  at(path: readonly PropertyKey[]): string[] {
    let found = this.#forms(this.#root);
    for (const step of path) {
      const next = found.map(({ items, properties }) =>
        typeof step === 'number' ? items : properties?.[String(step)],
      );
      found = next.flatMap((one) => this.#forms(one as JsonSchema | undefined));
    }
    return found.flatMap(({ properties }) => Object.keys(properties ?? {}));
  }

  elsewhere(key: string, known: readonly string[]): string | undefined {
    const homes = [...(this.#homes.get(key) ?? [])];
    if (homes.length === 0 || homes.length > 2 || known.some((one) => isSameWord(one, key))) return undefined;
    const places = homes.map((home) => (home === this.#name ? 'at the top level' : `in ${quote(home)}`));
    return `it belongs ${places.join(' or ')}`;
  }

  #collect(schema: JsonSchema | undefined, home: string, seen: Set<JsonSchema>): void {
    for (const form of this.#forms(schema).filter((one) => !seen.has(one))) {
      seen.add(form);
      for (const [key, value] of Object.entries(form.properties ?? {})) {
        this.#homes.set(key, new Set(this.#homes.get(key)).add(home));
        this.#collect(value as JsonSchema, key, seen);
      }
      this.#collect(form.items as JsonSchema | undefined, home, seen);
    }
  }

  /** A schema, and the branches of a union. */
  #forms(schema: JsonSchema | undefined): JsonSchema[] {
    if (typeof schema !== 'object') return [];
    const target = schema.$ref?.replace('#/$defs/', '');
    if (target !== undefined) return this.#forms(this.#root.$defs?.[target]);
    const branches = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
    return [schema, ...branches.flatMap((one) => this.#forms(one))];
  }
}
