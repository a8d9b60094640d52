import type * as Yaml from 'yaml';
import { quote } from './text.ts';

interface Misread {
  offset: number;
  message: string;
}

/** The errors of the YAML library, one for a line: what follows on it is a consequence most of the time. */
export function yamlErrors(text: string, document: Yaml.Document.Parsed): Misread[] {
  const found = new Map<number, Misread>();
  for (const { code, message, pos } of document.errors) {
    if (found.size > 0 && / in YAML stream/.test(message)) continue;
    const [, quoteMark] = /^Missing closing (["'])/.exec(message) ?? [];
    // The text of a quote that is not closed reaches to the end of the file.
    const offset = quoteMark === undefined ? pos[0] : text.lastIndexOf(quoteMark, pos[0] - 1);
    const error = commentInList(text, offset, message) ?? {
      offset,
      message: explained({ code, message, ...lineAt(text, offset) }),
    };
    const line = text.lastIndexOf('\n', error.offset - 1);
    if (!found.has(line)) found.set(line, error);
  }
  return [...found.values()];
}

interface Place {
  code: string;
  /** Of the library. */
  message: string;
  line: string;
  /** The text that was probably meant as one value. */
  value: string;
}

type Explanation = readonly [fits: (place: Place) => boolean, remedy: (place: Place) => string];

/** What people meant, and the form to write; the first row that fits is reported. */
const EXPLANATIONS: readonly Explanation[] = [
  [
    has('code', /^DUPLICATE_KEY/),
    ({ value }) => `the key ${quote(keyOf(value))} appears twice: keep one of them`,
  ],
  [has('code', /^RESOURCE/), () => 'this is nested too deeply'],
  [has('code', /^TAB/), () => 'there is a tab where YAML needs spaces: indent with spaces only'],
  [
    has('code', /^MULTIPLE_DOCS/),
    () => 'a second document starts here, but there can be only one: remove it',
  ],
  [
    has('message', /^Missing closing/),
    ({ message }) =>
      `the string that starts with ${message.at(-6)} here never ends: add a closing ${message.at(-6)}`,
  ],
  [
    has('message', /^Invalid escape/),
    ({ message }) =>
      `in double quotes, ${quote(message.split(' ').at(-1) ?? '')} is an escape: use single quotes`,
  ],
  [
    has('message', /^Comments must/),
    () => 'a `#` follows a value without a space before it: add the space, or quote the whole value',
  ],
  [
    has('message', /sufficiently indented and end with/),
    ({ message }) => {
      const [open, close] = message.endsWith(']') ? ['[', ']'] : ['{', '}'];
      return `the \`${open}\` before this is not closed: add \`${close}\`, and indent its lines more than its key`;
    },
  ],
  [
    has('message', /^Unexpected flow-(?:seq|map)-end/),
    () =>
      'there is a closing bracket without an opening one: remove it, or quote the string that it belongs to',
  ],
  [
    has('line', /^[^#]*:\s+-\s/),
    () =>
      'a list with dashes cannot start on the line of its key: start it on the next line, or write [one, two]',
  ],
  [has('message', /^Unexpected ,/), () => 'an item is missing before this comma: remove the comma'],
  [
    has('value', /^[!*&@`%|>]/),
    ({ value }) =>
      `${quote(value)} starts with "${value.charAt(0)}", which has a special meaning in YAML: ${inQuotes(value)}`,
  ],
  [has('value', /\$\{/), ({ value }) => `braces have a special meaning in YAML: ${inQuotes(value)}`],
  [
    has('line', /^\s*-[A-Za-z]/),
    ({ line }) => `a space is missing after the dash: write ${quote(line.trim().replace('-', '- '))}`,
  ],
  [
    has('line', /^[\s-]*[a-z-]+:\S/),
    ({ line }) =>
      `a space is missing after the colon: write ${quote(line.trim().replace(/^- +/, '').replace(':', ': '))}`,
  ],
  [
    ({ message, value }) => /^(?:Nested mappings|Block collections)/.test(message) && /:\s/.test(value),
    ({ value }) =>
      `${quote(value)} contains a colon followed by a space: ${inQuotes(value)}, or write the second key on its own`,
  ],
  [
    has('message', /^(?:Nested mappings|Sequence item without|All (?:mapping|sequence) items)/),
    () => 'the lines here are indented differently, but belong together: indent them the same way',
  ],
  [
    has('message', /^Implicit .*keys/),
    ({ line }) => `${quote(line.trim())} is not a key with a value: put a colon and a space after the key`,
  ],
  [
    has('message', /^(?:Unexpected .* at node end|Missing , )/),
    () => 'a string or a list ended before this: put a comma between two items, or quote the whole string',
  ],
  [() => true, ({ message }) => `this is not valid YAML: ${message}`],
];

function has(field: keyof Place, pattern: RegExp): (place: Place) => boolean {
  return (place) => pattern.test(place[field]);
}

function explained(place: Place): string {
  const [, remedy] = EXPLANATIONS.find(([fits]) => fits(place)) ?? [];
  return remedy?.(place) ?? place.message;
}

/** `[x #y]` is a list that does not end, because ` #` starts a comment. */
function commentInList(text: string, offset: number, message: string): Misread | undefined {
  if (!/sufficiently indented|^Expected flow|Missing closing/.test(message) && offset < text.trimEnd().length)
    return undefined;
  const before = text.slice(0, offset).split('\n');
  const at = before.findLastIndex((line) => /[[{][^\]}#]* #.*[\]}]/.test(line));
  const [, start = '', value = ''] = /^(.*[[{,]\s*)([^[{,]* #[^\]},]*)/.exec(before[at] ?? '') ?? [];
  if (value === '') return undefined;
  return {
    offset: before.slice(0, at).join('\n').length + (at > 0 ? 1 : 0) + start.length,
    message: `${quote(value.trim())} has " #", which starts a comment: ${inQuotes(value.trim())}`,
  };
}

function inQuotes(value: string): string {
  const bare = value.replace(/^`(.*)`$/, '$1');
  return bare.length > 80 ? 'quote it' : `quote it, as '${bare.replaceAll("'", "''")}'`;
}

function keyOf(value: string): string {
  return value.replace(/:\s.*$|:$/s, '');
}

/** Longer than any line that people write. */
const MAX_LINE = 1000;

/** The line of a place, and its value: from behind the dash, colon, comma or bracket to where an item ends. */
function lineAt(text: string, offset: number): { line: string; value: string } {
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
  return { line: line.trimEnd(), value: line.slice(lead.length, end).trim() };
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
): Misread[] {
  const found: Misread[] = [];
  const anchors = new Map<string, Yaml.Node>();
  const replace = (offset: number, written: string, what: string) => {
    found.push({ offset, message: `${quote(written)} is ${what}: quote it, as '${written}'` });
    const scalar = new yaml.Scalar(written);
    scalar.range = [offset, offset, offset];
    return scalar;
  };
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
        return replace(offset, `*${source}`, 'an alias in YAML, but no anchor has this name');
      if (!ancestors.includes(target)) return undefined;
      found.push({ offset, message: 'an alias refers to the node that contains it: remove it' });
      return yaml.visit.REMOVE;
    },
    Value(_key, node, ancestors) {
      const offset = node.range?.[0] ?? 0;
      if (node.tag !== undefined && !CORE_TAG.test(node.tag)) {
        const last = text.lastIndexOf('!', offset);
        const start = text.charAt(last - 1) === '!' ? last - 1 : last;
        const [written = node.tag] = /^!\S*?(?=[,\]}]*(?:\s|$))/.exec(text.slice(start, offset + 1)) ?? [];
        return replace(start, written, 'a tag in YAML');
      }
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
      if (!yaml.isScalar(node)) return undefined;
      if (node.anchor !== undefined && node.source === '')
        return replace(offset, `&${node.anchor}`, 'an anchor in YAML that names nothing');
      const pair = ancestors.findLast((one) => yaml.isPair(one));
      const isText = ['number', 'boolean'].includes(typeof node.value) && textKeys?.test(String(pair?.key));
      if (isText) node.value = node.source;
      else if (Number.isInteger(node.value) && !Number.isSafeInteger(node.value))
        return replace(offset, String(node.source), 'a number that would lose digits');
      return undefined;
    },
  });
  return found;
}
