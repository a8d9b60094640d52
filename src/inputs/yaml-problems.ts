import type * as Yaml from 'yaml';
import type { Problem } from './document-problems.ts';
import { quote } from './values.ts';

/** The errors of the YAML library, one for a line: what follows on it is a consequence most of the time. */
export function yamlErrors(text: string, document: Yaml.Document.Parsed): Problem[] {
  const found = new Map<number, Problem>();
  for (const { code, message, pos } of document.errors) {
    if (found.size > 0 && / in YAML stream/.test(message)) continue;
    const [, quoteMark] = /^Missing closing (["'])/.exec(message) ?? [];
    // The text of a quote that is not closed reaches to the end of the file.
    const offset = quoteMark === undefined ? pos[0] : text.lastIndexOf(quoteMark, pos[0] - 1);
    const place = { error: `${code}: ${message}`, ...lineAt(text, offset) };
    const comment = /sufficiently indented/.test(message) ? commentInList(text, offset) : undefined;
    const problem = comment ?? { offset, message: explained(place) };
    const line = text.lastIndexOf('\n', problem.offset - 1);
    if (!found.has(line)) found.set(line, problem);
  }
  return [...found.values()];
}

interface ErrorPlace {
  /** Code and message of the library. */
  error: string;
  line: string;
  /** The text that was probably meant as one value. */
  value: string;
  key: string;
}

const INDENTED = 'lines that belong together are indented differently: indent them the same way';

/** What people meant, and what to write; the first row that fits is reported. */
const EXPLANATIONS: readonly [keyof ErrorPlace, RegExp, string | ((place: ErrorPlace) => string)][] = [
  ['error', /^DUPLICATE_KEY/, ({ key }) => `the key ${quote(key)} appears twice: keep one of them`],
  ['error', /^RESOURCE/, 'this is nested too deeply'],
  ['error', /^BAD_DQ_ESCAPE/, 'a backslash in double quotes starts an escape: use single quotes'],
  ['error', /^TAB/, 'there is a tab where YAML needs spaces: indent with spaces only'],
  ['error', /^MULTIPLE_DOCS/, 'a second document starts here, but there can be only one: remove it'],
  ['error', /closing "/, 'the string that starts with " here never ends: add a closing "'],
  ['error', /closing '/, "the string that starts with ' here never ends: add a closing '"],
  ['error', /end with a ]/, 'the `[` before this is not closed: add `]`, and indent its lines more'],
  ['error', /end with a }/, 'the `{` before this is not closed: add `}`, and indent its lines more'],
  ['error', /flow-(?:seq|map)-end/, 'a closing bracket has no opening one: remove it, or quote its string'],
  ['line', /^[^#]*:\s+-\s/, 'a list with dashes starts on the line after its key: move it there'],
  ['error', /Unexpected ,/, 'an item is missing before this comma: remove the comma'],
  ['value', /^[!*&@`%|>]/, ({ value }) => `${quote(value)} starts with a sign of YAML: ${inQuotes(value)}`],
  ['value', /\$\{/, ({ value }) => `braces have a special meaning in YAML: ${inQuotes(value)}`],
  ['line', /^-[A-Za-z]/, ({ line }) => `add a space after the dash: ${quote(line.replace('-', '- '))}`],
  ['line', /^[a-z-]+:\S/, ({ line }) => `add a space after the colon: ${quote(line.replace(':', ': '))}`],
  ['error', /: (?:Sequence item|All)/, INDENTED],
  [
    'value',
    /:\s/,
    ({ value }) => `${quote(value)} contains a colon and a space: ${inQuotes(value)}, or start a new line`,
  ],
  ['error', /: Nested/, INDENTED],
  ['error', /: Implicit/, ({ line }) => `${quote(line)} is not a key with a value: add a colon and a space`],
  [
    'error',
    /: (?:Un|Missing)/,
    'a string or a list ended before this: add a comma, or quote the whole string',
  ],
];

function explained(place: ErrorPlace): string {
  const [, , remedy] = EXPLANATIONS.find(([field, pattern]) => pattern.test(place[field])) ?? [];
  if (remedy === undefined) return `this is not valid YAML: ${place.error.replace(/^\w+: /, '')}`;
  return typeof remedy === 'string' ? remedy : remedy(place);
}

/** `[x #y]` is a list that does not end, because ` #` starts a comment. */
function commentInList(text: string, offset: number): Problem | undefined {
  const from = Math.max(0, offset - MAX_LINE);
  const [, start = '', value = ''] =
    /^([\s\S]*[[{,]\s*)([^[{,\n]* #[^\]},\n]*)[\]}]/.exec(text.slice(from, offset)) ?? [];
  if (value === '') return undefined;
  const message = `${quote(value)} has " #", which starts a comment: ${inQuotes(value)}`;
  return { offset: from + start.length, message };
}

function inQuotes(value: string): string {
  const bare = value.replace(/^`(.*)`$/, '$1');
  return bare.length > 80 ? 'quote it' : `quote it, as '${bare.replaceAll("'", "''")}'`;
}

/** Longer than any line that people write. */
const MAX_LINE = 1000;

/** The line of a place, and its value: from behind the dash, colon, comma or bracket to where an item ends. */
function lineAt(text: string, offset: number): Omit<ErrorPlace, 'error'> {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = text.slice(start, start + MAX_LINE).split('\n', 1);
  const [lead = ''] = /^.*(?:^\s*-\s|:\s|,|\[|(?<!\$)\{)\s*/.exec(line.slice(0, offset - start)) ?? [];
  const isFlow = /[[{]/.test(lead.replace(/\$\{/g, ''));
  let depth = 0;
  let end = lead.length;
  for (; end < line.length && !line.startsWith(' #', end); end++) {
    const character = line.charAt(end);
    if (/[[{]/.test(character)) depth += 1;
    if (isFlow && depth === 0 && /[\]},]/.test(character)) break;
    if (/[\]}]/.test(character)) depth -= 1;
  }
  const value = line.slice(lead.length, end).trim();
  return { line: line.trim().replace(/^- +/, ''), value, key: value.replace(/:(?:\s.*)?$/s, '') };
}

/** Tags of values that are what they look like. */
const CORE_TAG = /^tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq)$/;

/**
 * Replaces what YAML reads as something else than it looks, such as the pattern `!acme/old`, by texts.
 *
 * @param textKeys keys whose numbers and flags are texts
 */
export function replaceMisread(
  yaml: typeof Yaml,
  text: string,
  document: Yaml.Document.Parsed,
  textKeys: RegExp | undefined,
): Problem[] {
  const found: Problem[] = [];
  const anchors = new Map<string, Yaml.Node>();
  const replace = (offset: number, written: string, message: string) => {
    found.push({ offset, message });
    const scalar = new yaml.Scalar(written);
    scalar.range = [offset, offset, offset];
    return scalar;
  };
  const misread = (offset: number, written: string, what: string) =>
    replace(offset, written, `${quote(written)} is ${what}: quote it, as '${written}'`);
  yaml.visit(document, {
    Pair(_key, { key }) {
      const offset = yaml.isNode(key) ? (key.range?.[0] ?? 0) : 0;
      if (!yaml.isScalar(key)) {
        found.push({ offset, message: 'a key is not a plain string: write a string' });
        return yaml.visit.REMOVE;
      }
      if (key.source === '<<')
        found.push({ offset, message: 'keys cannot be merged with "<<": write them where they are needed' });
      return undefined;
    },
    Alias(_key, { source, range }, ancestors) {
      const offset = range?.[0] ?? 0;
      const target = anchors.get(source);
      if (target === undefined)
        return misread(offset, `*${source}`, 'an alias in YAML, but no anchor has this name');
      if (!ancestors.includes(target)) return undefined;
      return replace(offset, '', 'an alias refers to the node that contains it: remove it');
    },
    Value(_key, node, ancestors) {
      const offset = node.range?.[0] ?? 0;
      if (node.tag !== undefined && !CORE_TAG.test(node.tag)) {
        const last = text.lastIndexOf('!', offset);
        const start = text.charAt(last - 1) === '!' ? last - 1 : last;
        const [written = node.tag] = /^!\S*?(?=[,\]}]*(?:\s|$))/.exec(text.slice(start, offset + 1)) ?? [];
        return misread(start, written, 'a tag in YAML');
      }
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
      if (!yaml.isScalar(node)) return undefined;
      if (node.anchor !== undefined && node.source === '')
        return misread(offset, `&${node.anchor}`, 'an anchor in YAML that names nothing');
      const pair = ancestors.findLast((one) => yaml.isPair(one));
      const isText = ['number', 'boolean'].includes(typeof node.value) && textKeys?.test(String(pair?.key));
      if (isText) node.value = node.source;
      else if (Number.isInteger(node.value) && !Number.isSafeInteger(node.value))
        return misread(offset, String(node.source), 'a number that would lose digits');
      return undefined;
    },
  });
  return found;
}
