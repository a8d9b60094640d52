import { type Document, type ErrorCode, type LineCounter, visit, type YAMLError } from 'yaml';
import { quote } from './values.ts';

const INDENT = 'indent the line like the other keys of its map, or items of its list';

/** Messages for YAML's errors. `token` is the wrong word, `line` the rest of its line. */
const MESSAGES: { readonly [Code in ErrorCode]?: (token: string, line: string) => string } = {
  TAG_RESOLVE_FAILED: (token) => `${quote(token)} is a tag in YAML, because it starts with \`!\`: quote it`,
  BAD_ALIAS: (token) => `${quote(token)} is an alias in YAML, because it starts with \`*\`: quote it`,
  MULTILINE_IMPLICIT_KEY: (token) =>
    /^[^:]+:./.test(token)
      ? `${quote(token)} has no space after its colon: write ${quote(token.replace(':', ': '))}`
      : 'the line has no colon after its key: write `key: value`',
  UNEXPECTED_TOKEN: (token) =>
    `${quote(token)} does not belong here: quote the whole value, or start a list on its own line`,
  DUPLICATE_KEY: (_token, line) => {
    const [key = ''] = /^(?:"[^"]*"|'[^']*'|[^:]*)/.exec(line) ?? [];
    return `the key ${quote(key)} appears twice in the same map: keep one of them`;
  },
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
  document: Document.Parsed,
  text: string,
  lineCounter: LineCounter,
): PlacedProblem[] {
  // Most errors after the first of a line follow from it.
  const inOrder = [...document.errors, ...document.warnings].toSorted((a, b) => a.pos[0] - b.pos[0]);
  const byLine = Map.groupBy(inOrder, ({ pos }) => lineCounter.linePos(pos[0]).line);
  const errors = [...byLine.values()].flatMap(([first]) => first ?? []);
  if (errors.length > 0) return errors.map((error) => parserProblem(document, error, text));
  const problems: PlacedProblem[] = [];
  visit(document, {
    Alias(_key, node) {
      if (node.resolve(document) !== undefined) return;
      const problem = 'is an alias in YAML, because it starts with `*`, and no anchor has this name';
      const message = `${quote(`*${node.source}`)} ${problem}: quote it`;
      problems.push({ offset: node.range?.[0] ?? 0, message });
    },
  });
  return problems;
}

function parserProblem(document: Document.Parsed, error: YAMLError, text: string): PlacedProblem {
  const { code, message, pos } = error;
  // The parser's place may lie before spaces and comments that precede the wrong text.
  const wrongText = text.slice(pos[0]).replace(/^(?:\s|#.*)*/, '');
  const [token = ''] = /^(?:[^\s,\]}]+|.)/.exec(wrongText) ?? [];
  // The last line of a map gets another code than the lines before it.
  const messageFor = MESSAGES[/^Implicit map key/.test(message) ? 'MULTILINE_IMPLICIT_KEY' : code];
  const known = messageFor?.(token, firstLine(wrongText));
  if (known !== undefined) return { offset: text.length - wrongText.length, message: known };
  // One code of the parser stands for several errors, so the message tells them apart.
  const opened = /end with a|Missing closing/.test(message) ? lastOpened(document, text) : undefined;
  if (opened !== undefined) {
    const isComment = /\s#/.test(firstLine(text.slice(opened)));
    const remedy = isComment ? '` #` starts a comment: quote the value' : 'close it, or quote the value';
    return { offset: opened, message: `\`${text[opened]}\` is not closed: ${remedy}` };
  }
  const isIndent = /same column|without - indicator/.test(message);
  const remedy = isIndent ? INDENT : 'correct the line, or quote its value';
  const detail = message.replace(/; please .*/, '');
  return { offset: pos[0], message: `this is not valid YAML: ${detail}; ${remedy}` };
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

const CLOSES = new Map<string | undefined, string>(
  ['[]', '{}', '""', "''"].map(([open, close = '']) => [open, close]),
);

/** The offset of the last bracket or quote that is not closed. */
function lastOpened(document: Document.Parsed, text: string): number | undefined {
  let opened: number | undefined;
  visit(document, {
    Node(_key, { range }) {
      const [start = 0, end = 0] = range ?? [];
      const close = CLOSES.get(text[start]);
      if (close !== undefined && (end - start === 1 || text[end - 1] !== close)) opened = start;
    },
  });
  return opened;
}
