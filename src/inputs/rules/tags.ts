import { PROJECT_CONDITIONS, PROPERTY_NAME, projectCondition } from '../../model/project-conditions.ts';
import type { Form } from '../yaml/forms.ts';
import { quoted, suggestion } from '../yaml/messages.ts';
import { ANYWHERE, BRACKETS, LISTED_NAME, type Refusal, text } from '../yaml/text-forms.ts';

/** What `${…}` in a tag may name. */
const FILLED = PROJECT_CONDITIONS.filter(({ fills }) => fills === true).map(({ name }) => name);
const PLACEHOLDER = /\$\{([^{}]*)\}/g;

const ADDS_ONLY: Refusal = {
  expression: '[-!]',
  why: (tag) =>
    `starts with ${quoted(tag.slice(0, 1))}; rules only give tags, and managed-tags lists those that are removed when no rule gives them`,
};
const BROKEN_BRACES: Refusal = {
  expression: '(?!(?:[^{}$]|\\$(?!\\{)|\\$\\{[^{}]*\\})*$)',
  why: 'has a brace that does not belong to a placeholder; remove it',
};
const SQUARE_BRACKETS: Refusal = {
  expression: `[[\\]]|${ANYWHERE}[[\\]]$`,
  why: 'has a bracket that would be part of it; write a list without quotes around it',
};
const UNKNOWN_PLACEHOLDER: Refusal = {
  expression: `${ANYWHERE}\\$\\{(?!(?:${FILLED.map(expressionOf).join('|')})\\})`,
  why: (tag) => {
    const unknown = placeholdersOf(tag).find((name) => projectCondition(name)?.fills !== true) ?? '';
    const condition = projectCondition(unknown);
    if (condition !== undefined) return `fills in ${quoted(unknown)}, which works only in "when"`;
    return `has the unknown placeholder ${quoted(`\${${unknown}}`)}; ${suggestion(unknown, FILLED)}`;
  },
};

function expressionOf(name: string): string {
  return name.replaceAll('.', '\\.').replace('<name>', PROPERTY_NAME);
}

/** A tag that a rule gives; it may hold `${github.…}`. */
export const tag: Form<string> = text([
  // The braces of a placeholder are not ones that somebody left around a list.
  ...LISTED_NAME.filter((refusal) => refusal !== BRACKETS),
  ADDS_ONLY,
  BROKEN_BRACES,
  SQUARE_BRACKETS,
  UNKNOWN_PLACEHOLDER,
]);

/** A pattern of tags that rules may remove. */
export const managedTag: Form<string> = text([
  ...LISTED_NAME,
  { expression: '[-!]', why: 'starts with "-" or "!"; list only what may be removed' },
]);

/** All placeholders, for documents. */
export function placeholders(): string {
  return FILLED.map((name) => `\`\${${name}}\``).join(', ');
}

/** Names in `${…}`, such as `github.property.team`. */
export function placeholdersOf(given: string): string[] {
  return [...given.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}
