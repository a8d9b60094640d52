import type * as Yaml from 'yaml';
import { quoted } from './messages.ts';
import type { Problems } from './problems.ts';

/** What stands where the YAML library found an error. */
interface Place {
  /** Of the library, without its full stop. */
  message: string;
  line: string;
  /** The text that was probably meant as one value. */
  value: string;
}

/** What people meant who wrote rules, and the form to write; the first row that fits is said. */
const EXPLANATIONS: readonly [fits: (place: Place) => boolean, words: (place: Place) => string][] = [
  [says(/^tabs are not/i), () => 'there is a tab where YAML needs spaces: indent with spaces only'],
  [says(/^a second document/), ({ message }) => message],
  [
    says(/^missing closing (["'])/i),
    ({ message }) =>
      `the string that starts with ${message.at(-6)} here never ends: add a closing ${message.at(-6)}`,
  ],
  [
    says(/^invalid escape/i),
    ({ message }) =>
      `in double quotes, ${quoted(message.split(' ').at(-1) ?? '')} is an escape: write the string in single quotes`,
  ],
  [
    says(/^comments must be/i),
    () => 'a "#" follows a value without a space before it: add the space, or quote the whole value',
  ],
  [
    says(/must be sufficiently indented and end with a/),
    ({ message }) => {
      const [open, close] = message.endsWith(']') ? ['[', ']'] : ['{', '}'];
      return `the "${open}" before this is not closed: add "${close}", and indent its lines more than its key`;
    },
  ],
  [
    says(/^unexpected flow-(?:seq|map)-end/i),
    ({ message }) => {
      const [open, close] = /seq/.test(message) ? ['[', ']'] : ['{', '}'];
      return `there is a "${close}" without a "${open}" before it: remove it, or quote the string that it belongs to`;
    },
  ],
  [
    ({ line }) => /^[^#]*:\s+-\s/.test(line),
    () =>
      'a list with dashes cannot start on the line of its key: start it on the next line, or write it as [one, two]',
  ],
  [says(/^unexpected ,/i), () => 'an item is missing before this comma: remove the comma'],
  [
    ({ value }) => /^[!*&@`%|>]/.test(value),
    ({ value }) =>
      `${quoted(value)} starts with "${value.charAt(0)}", which has a special meaning in YAML: ${asText(value)}`,
  ],
  [
    ({ value }) => value.includes('${'),
    ({ value }) => `braces have a special meaning in YAML: ${asText(value)}`,
  ],
  [
    ({ line }) => /^\s*-[A-Za-z]/.test(line),
    ({ line }) => `a space is missing after the dash: write ${quoted(line.trim().replace('-', '- '))}`,
  ],
  [
    ({ line }) => KEY_WITHOUT_BLANK.test(line),
    ({ line }) => {
      const [, key = '', value = ''] = KEY_WITHOUT_BLANK.exec(line) ?? [];
      return `a space is missing after the colon: write ${quoted(`${key} ${value}`)}`;
    },
  ],
  [
    ({ message, value }) => /^(?:nested mappings|block collections)/i.test(message) && /:\s/.test(value),
    ({ message, value }) => {
      const next = /^nested/i.test(message) ? 'start it on a line of its own' : 'write a comma before it';
      return `${quoted(value)} contains a colon followed by a space: ${asText(value)}, or, if you meant a new key, ${next}`;
    },
  ],
  [
    says(/^(?:nested mappings|sequence item without|all (?:mapping|sequence) items)/i),
    ({ message }) =>
      `${message.startsWith('Nested') ? 'the next' : 'this'} line is indented differently from the lines that it belongs to: indent them the same way`,
  ],
  [
    says(/^implicit .*keys/i),
    ({ line }) => `${quoted(line.trim())} is not a key with a value: put a colon and a space after the key`,
  ],
  [
    says(/^(?:unexpected .* at node end|missing , )/i),
    () => 'a string or a list ended before this: put a comma between two items, or quote the whole string',
  ],
  [
    () => true,
    ({ message }) => `this is not valid YAML: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
  ],
];

const KEY_WITHOUT_BLANK = /^[\s-]*([a-z-]+:)(\S.*)$/;

/** Adds the errors of the YAML library, one for a line: what follows on it is a consequence most of the time. */
export function addYamlErrors(
  yaml: typeof Yaml,
  text: string,
  document: Yaml.Document.Parsed,
  problems: Problems,
): void {
  const lines = new Set<number>();
  for (const { code, message: said, pos } of document.errors) {
    const message = CODES[code] ?? said.replace(/\.$/, '');
    // The text of a quote that is not closed reaches to the end of the file.
    const offset = /^missing closing/i.test(message) ? lastQuote(yaml, document, pos[0]) : pos[0];
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    if (lines.has(start) || (lines.size > 0 && / in YAML stream/.test(message))) continue;
    lines.add(start);
    const [line = ''] = text.slice(start, start + MAX_LINE).split('\n', 1);
    const place = { message, line, value: valueAt(line, offset - start) };
    const [, words] = EXPLANATIONS.find(([fits]) => fits(place)) ?? [];
    problems.add(offset, words?.(place) ?? message);
  }
}

/** Longer than any line that people write. */
const MAX_LINE = 1000;

const CODES: Readonly<Partial<Record<Yaml.ErrorCode, string>>> = {
  MULTIPLE_DOCS: 'a second document starts here, but there can be only one: remove it',
  RESOURCE_EXHAUSTION: 'this is nested too deeply',
};

function says(pattern: RegExp): (place: Place) => boolean {
  return ({ message }) => pattern.test(message);
}

function asText(value: string): string {
  const bare = value.replace(/^`(.*)`$/, '$1');
  return bare.length > 80 ? 'quote it' : `quote it, as '${bare.replaceAll("'", "''")}'`;
}

function lastQuote(yaml: typeof Yaml, document: Yaml.Document.Parsed, end: number): number {
  let found = end;
  yaml.visit(document, {
    Scalar(_key, { type, range }) {
      if (type?.startsWith('QUOTE') && range) found = range[0];
    },
  });
  return found;
}

/** From behind the dash, colon, comma or bracket before the column, to where an item or the line ends. */
function valueAt(line: string, column: number): string {
  const before = line.slice(0, column);
  const [lead = ''] = /^.*(?:^\s*-\s|:\s|,|\[|(?<!\$)\{)\s*/.exec(before) ?? [];
  const isFlow = /[[{]/.test(lead.replace(/\$\{/g, ''));
  let depth = 0;
  let end = lead.length;
  for (; end < line.length; end++) {
    const character = line.charAt(end);
    if (/[[{]/.test(character)) depth += 1;
    if (isFlow && depth === 0 && /[\]},]/.test(character)) break;
    if (/[\]}]/.test(character)) depth -= 1;
    if (line.startsWith(' #', end)) break;
  }
  return line.slice(lead.length, end).trim();
}
