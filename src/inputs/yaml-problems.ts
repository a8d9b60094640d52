import type * as Yaml from 'yaml';
import type { Problem } from './document-problems.ts';
import { quote } from './values.ts';

const INDENTED =
  'lines that belong together are indented differently, or a space is missing after a dash or a colon: correct that';

/** What to write instead, by code and message of the library; `it` is the rest of the line. */
const REMEDIES: readonly [RegExp, (it: string) => string][] = [
  [/^DUPLICATE_KEY/, (it) => `the key ${quote(it.replace(/:.*/s, ''))} appears twice: keep one of them`],
  [/^TAB/, () => 'there is a tab where YAML needs spaces: indent with spaces only'],
  [/^MULTIPLE_DOCS/, () => 'a second document starts here, but there can be only one: remove it'],
  [/^BAD_DQ_ESCAPE/, () => 'a backslash in double quotes starts an escape: use single quotes'],
  [/closing ["']/, () => 'the string that starts here never ends: add the closing quote'],
  [
    /end with a [\]}]/,
    () => 'a bracket before this is not closed: add `]` or `}`, and indent its lines more',
  ],
  [/flow-(?:seq|map)-end/, () => 'a closing bracket has no opening one: remove it, or quote its string'],
  [/same line with key/, () => 'a list with dashes starts on the line after its key: move it there'],
  [/Unexpected ,/, () => 'an item is missing before this comma: remove the comma'],
  [
    /^BAD_(?:SCALAR|ALIAS)|extra characters/,
    (it) => `${quote(it)} starts with a sign of YAML: quote the value`,
  ],
  [
    /: (?:Nested|Block collections)/,
    (it) =>
      /:\s/.test(it)
        ? `${quote(it)} contains a colon and a space: quote the value, or start a new line`
        : INDENTED,
  ],
  [/: (?:Implicit|Sequence item|All)/, () => INDENTED],
  [/Missing , or :/, () => 'a value ended before this: add a comma, or quote the whole value'],
];

/** The errors of the YAML library, one for a line: what follows on it is a consequence most of the time. */
export function yamlErrors(text: string, document: Yaml.Document.Parsed): Problem[] {
  const found = new Map<number, Problem>();
  for (const { code, message, pos } of document.errors) {
    const [, quoteMark] = /^Missing closing (["'])/.exec(message) ?? [];
    // The text of a quote that is not closed reaches to the end of the file.
    const offset = quoteMark === undefined ? pos[0] : text.lastIndexOf(quoteMark, pos[0] - 1);
    const [rest = ''] = text.slice(offset, offset + 1000).split('\n', 1);
    const error = `${code}: ${message}`;
    const remedy = REMEDIES.find(([pattern]) => pattern.test(error))?.[1];
    const comment = /sufficiently indented/.test(message) ? commentInList(text, offset) : undefined;
    const problem = comment ?? {
      offset,
      message: remedy?.(rest.trim()) ?? `this is not valid YAML (${message}): quote the whole value`,
    };
    const line = text.lastIndexOf('\n', problem.offset - 1);
    if (!found.has(line)) found.set(line, problem);
  }
  return [...found.values()];
}

/** `[x #y]` is a list that does not end, because ` #` starts a comment. */
function commentInList(text: string, offset: number): Problem | undefined {
  const from = Math.max(0, offset - 1000);
  const [, start = '', value = ''] =
    /^([\s\S]*[[{,]\s*)([^[{,\n]* #[^\]},\n]*)[\]}]/.exec(text.slice(from, offset)) ?? [];
  if (value === '') return undefined;
  const message = `${quote(value)} has " #", which starts a comment: quote it, as '${value}'`;
  return { offset: from + start.length, message };
}

/**
 * Finds what YAML reads as something else than it looks, such as the pattern `!acme/old`, and makes texts of it.
 *
 * @param textKeys keys whose numbers and flags are texts
 */
export function replaceMisread(
  yaml: typeof Yaml,
  document: Yaml.Document.Parsed,
  textKeys: RegExp | undefined,
): Problem[] {
  const found: Problem[] = [];
  const misread = (offset: number, written: string, what: string) => {
    found.push({ offset, message: `${quote(written)} is ${what}: quote it, as '${written}'` });
  };
  for (const { code, message, pos } of document.warnings) {
    if (code === 'TAG_RESOLVE_FAILED') misread(pos[0], message.replace(/^.*: /, ''), 'a tag in YAML');
  }
  yaml.visit(document, {
    Alias(_key, node) {
      if (node.resolve(document) !== undefined) return undefined;
      misread(node.range?.[0] ?? 0, `*${node.source}`, 'an alias in YAML, but no anchor has this name');
      return Object.assign(new yaml.Scalar(''), { range: node.range });
    },
    Scalar(_key, node, ancestors) {
      const pair = ancestors.findLast((one) => yaml.isPair(one));
      const isText = typeof node.value !== 'string' && textKeys?.test(String(pair?.key));
      if (isText && node.value !== null) node.value = node.source;
      else if (Number.isInteger(node.value) && !Number.isSafeInteger(node.value))
        misread(node.range?.[0] ?? 0, String(node.source), 'a number that would lose digits');
    },
  });
  return found;
}
