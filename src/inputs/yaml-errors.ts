import type * as Yaml from 'yaml';
import { quote } from './values.ts';

/** Of the text before a key, where the key above it is looked for. */
const MAX_LINE = 300;
const INDENT = 'indent the line like the other keys of its map, or items of its list';

/** What YAML's errors mean, by their codes; `line` is the rest of it. */
const YAML_PROBLEMS: { readonly [Code in Yaml.ErrorCode]?: (token: string, line: string) => string } = {
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
      ? 'a value has a colon with a blank after it: quote it, or write its keys below, indented'
      : `the next line is indented too far: ${INDENT}`,
};

/** An error of YAML in words of the file, at the place where it begins. */
export function yamlProblem(
  yaml: typeof Yaml,
  document: Yaml.Document.Parsed,
  text: string,
  { code, message, pos }: Yaml.YAMLError,
): { offset: number; message: string } {
  const offset = pos[0] + (/^(?:\s|#.*)*/.exec(text.slice(pos[0]))?.[0].length ?? 0);
  const [token = ''] = /^(?:[^\s,\]}]+|.)/.exec(text.slice(offset)) ?? [];
  if (code === 'DUPLICATE_KEY') {
    const [, key = ''] = /^["']?([^"':\n]*)/.exec(text.slice(offset)) ?? [];
    const [, above] =
      /([^\s:][^\s:]*):[ \t]*(?:#.*)?\n\s*$/.exec(text.slice(Math.max(0, offset - MAX_LINE), offset)) ?? [];
    const remedy =
      above === undefined ? 'keep one of them' : `indent it below ${quote(above)}, or keep one of them`;
    return { offset, message: `the key ${quote(key)} stands twice in the same map: ${remedy}` };
  }
  const own = YAML_PROBLEMS[code]?.(token, text.slice(offset).split('\n', 1).join());
  if (own !== undefined) return { offset, message: own };
  if (/end with a|Missing closing/.test(message)) {
    const opened = lastOpened(yaml, document, text);
    const [line = ''] = text.slice(opened).split('\n', 1);
    const remedy = /\s#/.test(line)
      ? '` #` starts a comment: quote the value'
      : 'close it, or quote the value';
    if (opened !== undefined)
      return { offset: opened, message: `\`${text[opened]}\` is not closed: ${remedy}` };
  }
  const remedy = /same column|without - indicator/.test(message)
    ? INDENT
    : 'correct the line, or quote its value';
  return {
    offset: pos[0],
    message: `this is not valid YAML: ${message.replace(/; please .*/, '')}; ${remedy}`,
  };
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
