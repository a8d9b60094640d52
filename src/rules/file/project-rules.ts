import { z } from 'zod';
import { crossCheck } from '../../inputs/document.ts';
import {
  type Check,
  checkFor,
  colonProblem,
  didYouMean,
  itemProblem,
  plainProblem,
  quote,
} from '../../inputs/values.ts';
import { PROJECT_SETTINGS } from '../../model/project-settings.ts';
import { PROJECT_CONDITIONS, projectCondition } from '../project-conditions.ts';
import { list, needsKey, oneOrMore, PROJECT_SET, ruleName, setsOf, text } from './values.ts';

export const PLACEHOLDER_NAMES = PROJECT_CONDITIONS.filter(({ valuesOf }) => valuesOf).map(
  ({ name }) => name,
);
const PLACEHOLDER_LIST = PLACEHOLDER_NAMES.map((name) => `\`\${${name}}\``).join(', ');
const PLACEHOLDER = /\$\{([^{}]*)\}/g;

export const tagProblem: Check = (value) => {
  const [, key = ''] = /\$\{\{\s*([^{}]*?)\s*\}\}/.exec(value) ?? [];
  if (projectCondition(key)?.valuesOf !== undefined)
    return { problem: 'has two pairs of braces', remedy: `write ${quote(`\${${key}}`)}` };
  const filled = value.replace(PLACEHOLDER, 'x');
  const wrongItem = itemProblem(filled) ?? colonProblem(filled);
  if (wrongItem !== undefined) return wrongItem;
  if (/[{}]/.test(filled))
    return { problem: 'has a brace that does not belong to a placeholder', remedy: 'remove it' };
  const name = placeholdersOf(value).find((key) => projectCondition(key)?.valuesOf === undefined);
  if (name === undefined) return undefined;
  const problem = `has the unknown placeholder ${quote(`\${${name}}`)}`;
  return { problem, remedy: didYouMean(name, PLACEHOLDER_NAMES) };
};

const signProblem = (remedy: string) => checkFor([/^[-!]/, 'starts with `-` or `!`', remedy]);

/** A tag that a rule gives; it may hold `${github.…}`. */
export const tag = text([
  tagProblem,
  signProblem('rules only give tags: list those that rules may remove in `managed-tags`'),
]);

export const managedTag = text([itemProblem, signProblem('list only the tags that rules may remove')]);

/** Names in `${…}`, such as `github.property.team`. */
export function placeholdersOf(value: string): string[] {
  return [...value.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

const branchProblem = checkFor(
  [/^refs\//, 'is a full reference', /^refs\/(?:heads\/)?/],
  [
    /^[-/.]|[\s~^:?*[\\]|\.\.|\/\/|@\{|[/.]$|\.lock$/,
    'is not the name of a branch',
    'give a name, without patterns',
  ],
);

/** The remedy for a single word, such as `off`, in place of the two switches. */
const bothSwitches = ({ code, input }: { code: string; input?: unknown }) => {
  const isOn = /^(?:on|yes|true)$/i.test(String(input));
  const isWord = isOn || /^(?:off|no|false)$/i.test(String(input));
  return code === 'invalid_type' && isWord ? `write { diff: ${isOn}, full: ${isOn} }` : undefined;
};

const switches = z
  .strictObject(
    {
      diff: z.boolean().optional().describe(PROJECT_SETTINGS.diff_scan.meaning),
      full: z.boolean().optional().describe(PROJECT_SETTINGS.full_scan.meaning),
    },
    { error: bothSwitches },
  )
  .check(needsKey('switches nothing: give diff, full or both'));

export const EFFECTS = ['tags', 'managed-scan', 'primary-branch'] as const;

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
        `Tags that the projects get. ${PLACEHOLDER_LIST} are filled in; a list of values gives one tag for each value.`,
      ),
    'managed-scan': switches
      .optional()
      .describe('Switches of managed scans; for each switch, the last rule that matches decides.'),
    'primary-branch': text([plainProblem, branchProblem])
      .optional()
      .describe(PROJECT_SETTINGS.primary_branch.meaning),
  })
  .check(
    crossCheck((value, problem) => {
      if (EFFECTS.every((key) => value[key] === undefined))
        problem([], 'does nothing: give it tags, managed-scan or primary-branch');
    }),
  )
  .transform(({ 'managed-scan': scans, 'primary-branch': primary_branch, ...rule }) => ({
    name: rule.name,
    when: rule.when ?? {},
    except: rule.except ?? [],
    tags: rule.tags ?? [],
    settings: { diff_scan: scans?.diff, full_scan: scans?.full, primary_branch },
  }));

export function gitHubKeysOf(rule: z.output<typeof projectRule>): string[] {
  const conditions = setsOf(rule).flatMap((set) => Object.keys(set));
  return [...conditions.filter((key) => key.startsWith('github.')), ...rule.tags.flatMap(placeholdersOf)];
}
