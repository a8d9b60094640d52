import { type Form, scalarText } from './forms.ts';
import { quoted } from './messages.ts';

/** What a text must not be. The schema has the expression, and the parser says why and what to write. */
export interface Refusal {
  /** Matches from the start of the text on. */
  expression: string;
  /** Follows the text in a sentence. */
  why: string | ((text: string) => string);
}

/** Longer than any name; bounds what the expressions take. */
const MAX_LENGTH = 1000;

export const ANYWHERE = '[\\s\\S]*';

const BLANKS: Refusal = {
  expression: `\\s|${ANYWHERE}\\s$`,
  why: (text) => `starts or ends with a space; ${instead(text)}`,
};
const LINE_BREAKS: Refusal = {
  expression: `${ANYWHERE}[\\r\\n]`,
  why: 'has several lines; write a list in YAML, with an item on each line',
};
/** Only a workflow file evaluates it. */
export const EXPRESSIONS: Refusal = {
  expression: `${ANYWHERE}\\$\\{\\{`,
  why: 'contains "${{", which is not evaluated here; write the value',
};

/** Habits of raw texts; taken literally, they have tagged thousands of projects with `- pci`. */
const HABITS: readonly Refusal[] = [
  LINE_BREAKS,
  EXPRESSIONS,
  { expression: '-(?:\\s|$)', why: (text) => `starts with the dash of a list; ${instead(text)}` },
  { expression: `#|${ANYWHERE}\\s#`, why: (text) => `has a comment in it; ${instead(text)}` },
  {
    expression: `["'\`]|${ANYWHERE}["'\`]$`,
    why: (text) => `has a quote that would be part of it; ${instead(text)}`,
  },
  BLANKS,
];
export const BRACKETS: Refusal = {
  expression: `[[\\]{}]|${ANYWHERE}[[\\]{}]$`,
  why: (text) => `has a bracket or a brace that would be part of it; ${instead(text)}`,
};
const COMMAS: Refusal = {
  expression: `${ANYWHERE},`,
  why: 'has a comma; write a list with an item for each part',
};

/** A value of a custom property may be any text on one line. */
export const PLAIN = [LINE_BREAKS, EXPRESSIONS, BLANKS] as const;
export const ANY_NAME = HABITS;
export const PATH: readonly Refusal[] = [
  ...HABITS,
  { expression: `${ANYWHERE}/$`, why: 'is a folder; end it with "/**" for the files in it' },
];
export const LISTED_NAME = [...HABITS, BRACKETS, COMMAS] as const;
export const PROJECT_NAME: readonly Refusal[] = [
  ...LISTED_NAME,
  { expression: `${ANYWHERE}://`, why: 'is a URL; write the name, such as "acme/login"' },
  {
    expression: `${ANYWHERE}\\.[Gg][Ii][Tt]$`,
    why: (text) => `ends with ".git"; write ${quoted(text.replace(/\.git$/i, ''))}`,
  },
  {
    expression: `(?:${ANYWHERE}/)?\\.{0,2}(?:/|$)`,
    why: 'has a segment that is empty or only dots; write the name, such as "acme/login"',
  },
];

/** The text without what is around it by habit. */
function instead(text: string): string {
  const bare = text
    .trim()
    .replace(/^-(?:\s+|$)|^#.*|\s#.*/g, '')
    .replace(/^['"`[\]{}\s]+|['"`[\]{}\s]+$/g, '');
  // A bracket within is not one that was left around the text.
  return bare === '' || /[[\]{}]/.test(bare) ? 'leave it out' : `write ${quoted(bare)}`;
}

/** A text that nothing refuses, of at most `maxLength` characters; `before` is an expression for what may stand before it. */
export function text(
  refusals: readonly Refusal[],
  options: { maxLength?: number; before?: string } = {},
): Form<string> {
  const { maxLength = MAX_LENGTH, before = '' } = options;
  const checks = refusals.map(({ expression, why }) => ({
    regExp: new RegExp(`^(?:${expression})`, 'u'),
    why,
  }));
  const start = new RegExp(`^${before}`, 'u');
  return {
    schema: {
      type: 'string',
      minLength: 1,
      maxLength,
      pattern: `^${before}${refusals.map(({ expression }) => `(?!${expression})`).join('')}`,
    },
    read(tree, problems) {
      const given = scalarText(tree, problems);
      if (given === undefined) return undefined;
      const { length } = [...given];
      if (length > maxLength)
        return problems.value(tree.offset, `has ${length} characters; at most ${maxLength} are allowed`);
      const rest = given.replace(start, '');
      const refusal = checks.find(({ regExp }) => regExp.test(rest));
      if (refusal === undefined) return given;
      const why = typeof refusal.why === 'string' ? refusal.why : refusal.why(rest);
      return problems.value(tree.offset, `is ${quoted(given)}, which ${why}`);
    },
  };
}

/** A text, or a number or flag that counts as the text it is written as. */
export function looseText(form: Form<string>): Form<string> {
  return {
    schema: { anyOf: [form.schema, { type: 'number' }, { type: 'boolean' }] },
    read(tree, problems) {
      const loose = tree.kind === 'scalar' && ['number', 'boolean'].includes(typeof tree.value);
      return loose ? tree.source : form.read(tree, problems);
    },
  };
}
