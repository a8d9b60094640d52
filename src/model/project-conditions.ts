import type { RuleCondition } from './rules.ts';

/** What the rules under `projects` can look at. */
export const PROJECT_CONDITIONS: readonly RuleCondition[] = [
  {
    name: 'name',
    form: 'names',
    spelled: 'project',
    alias: ['project', 'projects', 'repo'],
    meaning: 'Names or patterns of projects, such as `acme/pay-*`.',
  },
  {
    name: 'tag',
    form: 'names',
    spelled: 'tag',
    alias: ['tags', 'project-tag', 'projects-tagged'],
    meaning: 'Tags or patterns of tags that the project has, or that a rule above gives it.',
  },
  {
    name: 'never-scanned',
    form: 'boolean',
    meaning: '`true`: the project has never been scanned; `false`: it has.',
  },
  {
    name: 'last-scan-before',
    form: 'age',
    alias: ['last-scan', 'last-scanned-before'],
    meaning: 'The last scan was longer ago than this. A project that has never been scanned does not match.',
  },
  {
    name: 'managed-scan.diff',
    form: 'boolean',
    alias: ['diff', 'diff-scan'],
    meaning: 'Whether managed scans of pull requests are on.',
  },
  {
    name: 'managed-scan.full',
    form: 'boolean',
    alias: ['full', 'full-scan'],
    meaning: 'Whether managed full scans are on.',
  },
  {
    name: 'github.visibility',
    form: 'values',
    values: ['public', 'private', 'internal'],
    alias: ['visibility'],
    fills: true,
    meaning: 'Visibility of the repository on GitHub.',
  },
  {
    name: 'github.archived',
    form: 'boolean',
    alias: ['archived'],
    fills: true,
    meaning: 'Whether the repository is archived on GitHub.',
  },
  {
    name: 'github.fork',
    form: 'boolean',
    alias: ['fork'],
    fills: true,
    meaning: 'Whether the repository is a fork.',
  },
  {
    name: 'github.template',
    form: 'boolean',
    alias: ['template', 'github.is-template'],
    fills: true,
    meaning: 'Whether the repository is a template.',
  },
  {
    name: 'github.topic',
    form: 'names',
    alias: ['topic', 'topics', 'github.topics'],
    fills: true,
    meaning: 'Topics of the repository on GitHub, or patterns of them.',
  },
  {
    name: 'github.language',
    form: 'names',
    alias: ['language'],
    fills: true,
    meaning: 'Main language of the repository as GitHub sees it, such as `TypeScript`.',
  },
  {
    name: 'github.property.<name>',
    form: 'names',
    spelled: 'property',
    fills: true,
    meaning: 'A custom property of the repository on GitHub. Values compare as strings, also `true` and `1`.',
  },
  {
    name: 'github.team',
    form: 'values',
    spelled: 'team',
    alias: ['team', 'teams', 'github.teams'],
    fills: true,
    meaning:
      'Slugs of teams that have access to the repository. Each team is named in full, without patterns.',
  },
  {
    name: 'github.pushed-before',
    form: 'age',
    alias: ['pushed-before'],
    meaning: 'The last push was longer ago than this.',
  },
];

/** An expression for what GitHub takes as the name of a custom property. */
export const PROPERTY_NAME = '[A-Za-z0-9_$#-]{1,75}';
export const PROPERTY_KEY = `^github\\.property\\.${PROPERTY_NAME}$`;
const propertyKey = new RegExp(PROPERTY_KEY);

/** The row of a key, such as `github.property.tier`. */
export function projectCondition(key: string): RuleCondition | undefined {
  const name = propertyKey.test(key) ? 'github.property.<name>' : key;
  return PROJECT_CONDITIONS.find((row) => row.name === name);
}
