import type * as Yaml from 'yaml';
import { quote } from './values.ts';

const INDENT = 'indent the line like the other keys of its map, or items of its list';

/** Messages for YAML's errors. `line` is the rest of the line. */
const MESSAGES: { readonly [Code in Yaml.ErrorCode]?: (token: string, line: string) => string } = {
  TAG_RESOLVE_FAILED: (token) => `${quote(token)} is a tag in YAML, because it starts with \`!\`: quote it`,
  BAD_ALIAS: (token) => `${quote(token)} is an alias in YAML, because it starts with \`*\`: quote it`,
  BAD_SCALAR_START: (token) => `${quote(token)} starts with a character that YAML reserves: quote it`,
  TAB_AS_INDENT: () => 'the line is indented with a tab: indent it with spaces',
  MULTILINE_IMPLICIT_KEY: (token) =>
    /^[^:]+:./.test(token)
      ? `${quote(token)} has no blank after its colon: write ${quote(token.replace(':', ': '))}`
      : 'the line has no colon after its key: write `key: value`',
  UNEXPECTED_TOKEN: (token) =>
    `${quote(token)} does not belong here: quote the whole value, or start a list on its own line`,
  BLOCK_AS_IMPLICIT_KEY: (_token, line) =>
    /:\s/.test(line)
      ? 'a value has a colon followed by a space: quote it, or write its keys below, indented'
      : `the next line is indented too far: ${INDENT}`,
};

export interface PlacedProblem {
  offset: number;
  message: string;
}

export function syntaxProblems(
  yaml: typeof Yaml,
  document: Yaml.Document.Parsed,
  text: string,
  lineCounter: Yaml.LineCounter,
): PlacedProblem[] {
  // Most errors after the first of a line follow from it.
  const lines = new Set<number>();
  const errors = [...document.errors, ...document.warnings]
    .toSorted((left, right) => left.pos[0] - right.pos[0])
    .filter(({ pos }) => {
      const { line } = lineCounter.linePos(pos[0]);
      return !lines.has(line) && lines.add(line);
    });
  if (errors.length > 0) return errors.map((error) => problemOf(yaml, document, error, text));
  const problems: PlacedProblem[] = [];
  yaml.visit(document, {
    Alias(_key, node) {
      if (node.resolve(document) !== undefined) return;
      const problem = 'is an alias in YAML, because it starts with `*`, and no anchor has this name';
      const message = `${quote(`*${node.source}`)} ${problem}: quote it`;
      problems.push({ offset: node.range?.[0] ?? 0, message });
    },
  });
  return problems;
}

function problemOf(
  yaml: typeof Yaml,
  document: Yaml.Document.Parsed,
  error: Yaml.YAMLError,
  text: string,
): PlacedProblem {
  const opened = lastOpened(yaml, document, text);
  const { code, message, pos } = error;
  const offset = pos[0] + (/^(?:\s|#.*)*/.exec(text.slice(pos[0]))?.[0].length ?? 0);
  if (code === 'DUPLICATE_KEY') return { offset, message: duplicateKey(yaml, document, text, offset) };
  const [token = ''] = /^(?:[^\s,\]}]+|.)/.exec(text.slice(offset)) ?? [];
  const known = MESSAGES[code]?.(token, lineAt(text, offset));
  if (known !== undefined) return { offset, message: known };
  if (/end with a|Missing closing/.test(message) && opened !== undefined) {
    const isComment = /\s#/.test(lineAt(text, opened));
    const remedy = isComment ? '` #` starts a comment: quote the value' : 'close it, or quote the value';
    return { offset: opened, message: `\`${text[opened]}\` is not closed: ${remedy}` };
  }
  const isIndent = /same column|without - indicator/.test(message);
  const remedy = isIndent ? INDENT : 'correct the line, or quote its value';
  const detail = message.replace(/; please .*/, '');
  return { offset: pos[0], message: `this is not valid YAML: ${detail}; ${remedy}` };
}

function duplicateKey(
  yaml: typeof Yaml,
  document: Yaml.Document.Parsed,
  text: string,
  offset: number,
): string {
  const [, key = ''] = /^["']?([^"':\n]*)/.exec(text.slice(offset)) ?? [];
  let empty: string | undefined;
  yaml.visit(document, {
    Map(_key, { items }) {
      const keyIndex = items.findIndex((pair) => yaml.isNode(pair.key) && pair.key.range?.[0] === offset);
      // An earlier key without a value was meant to hold this one.
      const above = items.slice(0, Math.max(0, keyIndex)).findLast((pair) => isEmpty(yaml, pair.value));
      if (above !== undefined) empty = String(above.key);
    },
  });
  const remedy = `${empty === undefined ? '' : `indent it below ${quote(empty)}, or `}keep one of them`;
  return `the key ${quote(key)} appears twice in the same map: ${remedy}`;
}

function isEmpty(yaml: typeof Yaml, value: unknown): boolean {
  return value === null || (yaml.isScalar(value) && value.source === '');
}

function lineAt(text: string, offset: number): string {
  return text.slice(offset).split('\n', 1).join();
}

/** The place of the last bracket or quote that is not closed. */
function lastOpened(yaml: typeof Yaml, document: Yaml.Document.Parsed, text: string): number | undefined {
  let opened: number | undefined;
  yaml.visit(document, {
    Node(_key, { range }) {
      const [start = 0, end = 0] = range ?? [];
      const close = { '[': ']', '{': '}', '"': '"', "'": "'" }[text[start] ?? ''];
      if (close !== undefined && (end - start === 1 || text[end - 1] !== close)) opened = start;
    },
  });
  return opened;
}
