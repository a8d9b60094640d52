import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { DependencyFilter, PackageFilter } from '../platform/resources/dependency.ts';
import { fieldProblem } from './dependency-fields.ts';
import type { InputReader } from './reader.ts';
import { didYouMean, oneOfThese, parseId, quote } from './text.ts';

const INPUT = 'dependency-filter';

/** Reads the value of a field; undefined when it is wrong, which is known then. */
type ReadValue = (file: FilterText, node: unknown, name: string) => unknown;

/** The fields of web-api.md 2.5, and the newer ones of field-notes. */
const FILTER: Record<keyof DependencyFilter, ReadValue> = {
  license: listOf('strings', readText),
  lockfilePath: readText,
  name: readText,
  version: readText,
  repositoryId: listOf('whole numbers', readId),
  packageFilters: listOf('maps', (file, node) =>
    readMap(file, node, PACKAGE, 'an entry of `packageFilters`'),
  ),
  ecosystem: listOf('strings', readKnown),
  transitivity: listOf('strings', readKnown),
  licensePolicySettings: listOf('strings', readKnown),
  includeArchived: readBoolean,
};
const PACKAGE: Record<keyof PackageFilter, ReadValue> = {
  name: readText,
  exactNameMatch: readBoolean,
  exactVersion: readText,
  versionLowerBound: readBound,
  versionUpperBound: readBound,
};

/** The input as text, with the place of each thing in it. */
interface FilterText {
  /** Always undefined, so that a reader can end with it. */
  problem: (node: unknown, message: string) => undefined;
  warn: (node: unknown, message: string) => void;
}

/** The input `dependency-filter`, YAML or JSON (which is YAML). Every problem has its line. */
export function readDependencyFilter(reader: InputReader, text: string): DependencyFilter {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, intAsBigInt: true, prettyErrors: false });
  const placed = (offset: number, message: string) => `line ${lines.linePos(offset).line}: ${message}`;
  const [error] = document.errors;
  if (error !== undefined) {
    reader.problem(INPUT, `is not YAML or JSON in ${placed(error.pos[0], error.message)}`);
    return {};
  }
  const offset = (node: unknown) => (node as Node | null | undefined)?.range?.[0] ?? 0;
  const file: FilterText = {
    problem: (node, message) => reader.problem(INPUT, `is wrong in ${placed(offset(node), message)}`),
    warn: (node, message) => reader.warn(INPUT, `may be wrong in ${placed(offset(node), message)}`),
  };
  return (readMap(file, document.contents, FILTER, 'the filter') ?? {}) as DependencyFilter;
}

function readMap(
  file: FilterText,
  node: unknown,
  known: Readonly<Record<string, ReadValue>>,
  what: string,
): Record<string, unknown> | undefined {
  const names = Object.keys(known);
  if (!isMap(node)) return file.problem(node, `${what} is not a map of ${oneOfThese(names, 'and')}`);
  const fields: Record<string, unknown> = {};
  for (const { key, value } of node.items) {
    const name = String(isScalar(key) ? key.value : key);
    const read = Object.hasOwn(known, name) ? known[name] : undefined;
    if (read === undefined) file.problem(key, `unknown field ${quote(name)}; ${didYouMean(name, names)}`);
    else fields[name] = read(file, value, name);
  }
  return fields;
}

function listOf(what: string, readItem: ReadValue): ReadValue {
  return (file, node, name) => {
    if (isSeq(node)) return node.items.map((item) => readItem(file, item, name));
    return file.problem(
      node,
      `\`${name}\` is not a list of ${what}; write one, such as \`[a, b]\` or a line with \`- \` for each`,
    );
  };
}

function readText(file: FilterText, node: unknown, name: string): string | undefined {
  if (isScalar(node) && typeof node.value === 'string') return node.value;
  // Without quotes, YAML reads `1.10` as the number 1.1.
  const isNumber = isScalar(node) && ['number', 'bigint'].includes(typeof node.value);
  return file.problem(node, `\`${name}\` is not a string${isNumber ? '; put it in quotes' : ''}`);
}

function readBoolean(file: FilterText, node: unknown, name: string): boolean | undefined {
  if (isScalar(node) && typeof node.value === 'boolean') return node.value;
  return file.problem(node, `\`${name}\` is not \`true\` or \`false\``);
}

function readId(file: FilterText, node: unknown, name: string): bigint | undefined {
  const id = isScalar(node) && typeof node.value === 'bigint' ? parseId(String(node.value)) : undefined;
  return id ?? file.problem(node, `\`${name}\` has a value that is not a whole number from 0 to 2^64-1`);
}

/** A value that differs in case only is the known one; another is sent, unless a known one is near. */
function readKnown(file: FilterText, node: unknown, name: string): string | undefined {
  const text = readText(file, node, name);
  if (text === undefined) return undefined;
  const { value, problem, warning } = fieldProblem(name, text);
  if (problem !== undefined) return file.problem(node, problem);
  if (warning !== undefined) file.warn(node, warning);
  return value;
}

/** What a bound without an operator means is not written anywhere. */
function readBound(file: FilterText, node: unknown, name: string): string | undefined {
  const bound = readText(file, node, name);
  if (bound !== undefined && !/^\s*[<>=~^!]/.test(bound)) {
    const example = name === 'versionLowerBound' ? '>=' : '<';
    file.warn(
      node,
      `\`${name}\` is ${quote(bound)}, which is sent without an operator; \`${example}${bound}\` has one`,
    );
  }
  return bound;
}
