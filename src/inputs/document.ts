import type * as Yaml from 'yaml';
import { z } from 'zod';
import { type Place, type Problem, problemsOf, type YamlOptions } from './document-problems.ts';
import { replaceMisread, yamlErrors } from './yaml-problems.ts';

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

/** Where the values of a document stand. */
export interface YamlSource {
  /** What was written, before the schema changed anything. */
  data: unknown;
  /** Of a value, or of the key of a map. Default: `value`. */
  lineOf(path: readonly PropertyKey[], of?: 'key' | 'value'): number;
  /** All scalars within a value, as they are written. */
  scalars(path: readonly PropertyKey[]): { text: string; line: number }[];
}

/**
 * Reads YAML or JSON (which is YAML) by a schema: its value, or everything that is wrong with it.
 *
 * The `error` of a schema says what to write: "`age` is the number 7: <error>". The message of a refinement follows the
 * name of the value: "`age` <message>". The sentence of a `crossCheck` stands for itself.
 */
export async function readYaml<S extends z.ZodType>(
  text: string,
  schema: S,
  options: YamlOptions,
): Promise<ReadDocument<z.output<S>>> {
  const yaml = await import('yaml');
  const lineCounter = new yaml.LineCounter();
  const document = yaml.parseDocument(text, {
    lineCounter,
    intAsBigInt: options.exactIntegers,
    schema: 'core',
    prettyErrors: false,
    logLevel: 'error',
  });
  const problems: Problem[] = yamlErrors(text, document);
  const failed = () => ({ ok: false as const, problems: inOrder(problems, lineCounter) });
  if (document.errors.some(({ code }) => code !== 'DUPLICATE_KEY')) return failed();
  problems.push(...replaceMisread(yaml, document, options.textKeys));
  const data = dataOf(document);
  if (data === null || data === undefined) {
    const message =
      data === null
        ? `is empty: ${options.emptyRemedy}`
        : 'has aliases that repeat too often, or contain themselves: remove them';
    problems.push({ offset: 0, message: `${options.name} ${message}` });
    return failed();
  }
  const read = schema.safeParse(data, { reportInput: true, error: () => '' });
  const placeOf = (path: readonly PropertyKey[]) => placeIn(yaml, document, path);
  if (!read.success) {
    // What follows on a line that YAML reads as something else is a consequence.
    const lineOf = ({ offset }: Problem) => text.lastIndexOf('\n', offset - 1);
    const misread = new Set(problems.map(lineOf));
    const found = problemsOf(read.error, schema, options, placeOf);
    problems.push(...found.filter((one) => !misread.has(lineOf(one))));
  }
  if (!read.success || problems.length > 0) return failed();
  const lineAt = (node: Yaml.Node | undefined) => lineCounter.linePos(node?.range?.[0] ?? 0).line;
  const source: YamlSource = {
    data,
    lineOf(path, of = 'value') {
      const { node, key } = placeOf(path);
      return lineAt((of === 'key' && key) || node);
    },
    scalars(path) {
      const found: { text: string; line: number }[] = [];
      yaml.visit(placeOf(path).node, {
        Scalar(key, node) {
          const text = typeof node.value === 'string' ? node.value : String(node.source);
          if (key !== 'key') found.push({ text, line: lineAt(node) });
        },
      });
      return found;
    },
  };
  return { ok: true, value: read.data, source };
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

/** The node of a value, or of as much of its path as there is. Where one value or a list may stand, the one has no index. */
function placeIn(yaml: typeof Yaml, document: Yaml.Document.Parsed, path: readonly PropertyKey[]): Place {
  let node = document.contents as Yaml.Node;
  let key: Yaml.Node | undefined;
  for (const step of path) {
    if (typeof step === 'number' && !yaml.isSeq(node)) continue;
    const pair = yaml.isMap(node) ? node.items.find((one) => String(one.key) === step) : undefined;
    const next = yaml.isSeq(node) ? node.items[Number(step)] : (pair?.value ?? pair?.key);
    if (!yaml.isNode(next)) return { node, isWhole: false };
    key = yaml.isNode(pair?.key) ? pair.key : undefined;
    node = yaml.isAlias(next) ? (next.resolve(document) ?? next) : next;
  }
  return { node, key, isWhole: true };
}

/** What an alias repeats is reported once. */
function inOrder(problems: readonly Problem[], lineCounter: Yaml.LineCounter): DocumentProblem[] {
  const once = new Map(problems.map((one) => [`${one.offset} ${one.message}`, one]));
  const sorted = [...once.values()].sort((one, other) => one.offset - other.offset);
  return sorted.map(({ offset, message }) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col, message };
  });
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
