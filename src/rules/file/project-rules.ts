import { z } from 'zod';
import { crossCheck } from '../../inputs/document.ts';
import { type Check, didYouMean, quote } from '../../inputs/values.ts';
import { PROJECT_SETTINGS } from '../../model/project-settings.ts';
import { PROJECT_CONDITIONS, projectCondition } from '../project-conditions.ts';
import { PROJECT_SET } from './conditions.ts';
import { ANY_NAME, LISTED_NAME, list, oneOrMore, PLAIN, ruleName, text } from './values.ts';

/** What `${…}` in a tag may name. */
const FILLED = PROJECT_CONDITIONS.filter(({ valuesOf }) => valuesOf !== undefined).map(({ name }) => name);
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
  const unknown = placeholdersOf(tag).find((name) => projectCondition(name)?.valuesOf === undefined);
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

const branchProblem: Check = (given) => {
  if (given.startsWith('refs/'))
    return `is a full reference; write ${quote(given.replace(/^refs\/(?:heads\/)?/, ''))}`;
  return /^[-/.]|[\s~^:?*[\\]|\.\.|\/\/|@\{|[/.]$|\.lock$/.test(given)
    ? 'is not the name of a branch; give a name, without patterns'
    : undefined;
};

const switches = z
  .strictObject(
    {
      diff: z.boolean().optional().describe(PROJECT_SETTINGS.diff_scan.meaning),
      full: z.boolean().optional().describe(PROJECT_SETTINGS.full_scan.meaning),
    },
    {
      error: ({ code }) =>
        code === 'invalid_type' ? 'write the switches, such as { diff: true, full: true }' : undefined,
    },
  )
  .check(
    crossCheck((given, problem, hasUnknownKey) => {
      if (Object.keys(given).length === 0 && !hasUnknownKey)
        problem([], '`managed-scan` switches nothing: give diff, full or both');
    }),
  );

const EFFECTS = ['tags', 'managed-scan', 'primary-branch'] as const;

/** A rule under `projects`. */
export const projectRule = z
  .strictObject({
    name: ruleName.describe('Name of the rule, unique in the file.'),
    when: PROJECT_SET.optional().describe('Which projects: all keys must match. Default: all in scope.'),
    except: oneOrMore(PROJECT_SET)
      .optional()
      .describe('Projects to leave out: a set of conditions that must all match, or a list of such sets.'),
    tags: list(tag, 1)
      .optional()
      .describe(
        `Tags that the projects get. ${placeholders()} are filled in; a list of values gives one tag for each value.`,
      ),
    'managed-scan': switches
      .optional()
      .describe('Switches of managed scans; for each switch, the last rule that matches decides.'),
    'primary-branch': text([...PLAIN, branchProblem])
      .optional()
      .describe(PROJECT_SETTINGS.primary_branch.meaning),
  })
  .check(
    crossCheck((given, problem, hasUnknownKey) => {
      if (EFFECTS.every((key) => given[key] === undefined) && !hasUnknownKey)
        problem([], 'the rule does nothing: give it tags, managed-scan or primary-branch');
    }),
  )
  .transform(({ 'managed-scan': managedScan, 'primary-branch': primaryBranch, ...rule }) => ({
    name: rule.name,
    when: rule.when ?? {},
    except: rule.except ?? [],
    tags: rule.tags ?? [],
    managedScan: managedScan ?? {},
    primaryBranch,
  }));
