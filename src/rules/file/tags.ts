import { didYouMean, quote } from '../../inputs/text.ts';
import { PROJECT_CONDITIONS, projectCondition } from '../../model/project-conditions.ts';
import { ANY_NAME, type Check, LISTED_NAME, text } from './values.ts';

/** What `${…}` in a tag may name. */
const FILLED = PROJECT_CONDITIONS.filter(({ fills }) => fills === true).map(({ name }) => name);
const PLACEHOLDER = /\$\{([^{}]*)\}/g;

const addsOnly: Check = (tag) =>
  /^[-!]/.test(tag)
    ? `starts with ${quote(tag.slice(0, 1))}; rules only give tags, and managed-tags lists those that are removed when no rule gives them`
    : undefined;

const braces: Check = (tag) =>
  /[{}]/.test(tag.replace(PLACEHOLDER, ''))
    ? 'has a brace that does not belong to a placeholder; remove it'
    : undefined;

const separators: Check = (tag) => {
  if (/^[[\]]|[[\]]$/.test(tag))
    return 'has a bracket that would be part of it; write a list without quotes around it';
  return tag.includes(',') ? 'has a comma; write a list with an item for each part' : undefined;
};

const placeholder: Check = (tag) => {
  const unknown = placeholdersOf(tag).find((name) => projectCondition(name)?.fills !== true);
  if (unknown === undefined) return undefined;
  if (projectCondition(unknown) !== undefined)
    return `fills in ${quote(unknown)}, which works only in \`when\``;
  return `has the unknown placeholder ${quote(`\${${unknown}}`)}; ${didYouMean(unknown, FILLED)}`;
};

/** A tag that a rule gives; it may hold `${github.…}`. */
export const tag = text([...ANY_NAME, addsOnly, separators, braces, placeholder]);

/** A pattern of tags that rules may remove. */
export const managedTag = text([
  ...LISTED_NAME,
  (given) => (/^[-!]/.test(given) ? 'starts with "-" or "!"; list only what may be removed' : undefined),
]);

/** All placeholders, for documents. */
export function placeholders(): string {
  return FILLED.map((name) => `\`\${${name}}\``).join(', ');
}

/** Names in `${…}`, such as `github.property.team`. */
export function placeholdersOf(given: string): string[] {
  return [...given.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}
