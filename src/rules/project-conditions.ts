import type { RuleCondition } from '../findings/filter.ts';
import type { Repository, RepositoryFacts } from '../github/repositories.ts';
import { type ConditionInput, nameMatcher } from '../model/selection.ts';
import { epochMs } from '../model/time.ts';
import type { ManagedScans, Project } from '../platform/resources/project.ts';

export interface ProjectState {
  project: Project;
  /** Tags on the platform, and those that earlier rules give. */
  tags: ReadonlySet<string>;
  /** Undefined if not read yet. */
  isOn(field: keyof ManagedScans): boolean | undefined;
  github: RepositoryFacts | undefined;
}

export type ProjectTest = (state: ProjectState) => boolean;

interface ProjectCondition extends RuleCondition {
  /** The project's value: a boolean, texts, or a timestamp to compare with an age. */
  read?: (state: ProjectState) => string | boolean | readonly string[] | undefined;
  /** The repository's values, one of which must match. Tags may have a placeholder for them. */
  valuesOf?: (repository: Repository, key: string) => readonly string[];
}

export const PROPERTY_PREFIX = 'github.property.';
/** Stands for the conditions on all custom properties. */
export const PROPERTY_NAME = `${PROPERTY_PREFIX}<name>`;

export const PROJECT_CONDITIONS: readonly ProjectCondition[] = [
  {
    name: 'name',
    kind: 'names',
    spelled: 'project',
    meaning: 'Names or patterns of projects, such as `acme/pay-*`.',
    read: ({ project }) => project.name,
  },
  {
    name: 'tag',
    kind: 'names',
    spelled: 'tag',
    meaning: 'Tags or patterns of tags that the project has, or that a rule above gives it.',
    read: ({ tags }) => [...tags],
  },
  {
    name: 'never-scanned',
    kind: 'boolean',
    meaning: '`true`: the project has never been scanned; `false`: it has.',
    read: ({ project }) => project.latest_scan_at === undefined,
  },
  {
    name: 'last-scan-before',
    kind: 'age',
    meaning: 'The last scan was longer ago than this. A project that has never been scanned does not match.',
    read: ({ project }) => project.latest_scan_at,
  },
  {
    name: 'managed-scan.diff',
    kind: 'boolean',
    meaning: 'Whether managed scans of pull requests are on.',
    read: ({ isOn }) => isOn('diff_scan'),
  },
  {
    name: 'managed-scan.full',
    kind: 'boolean',
    meaning: 'Whether managed full scans are on.',
    read: ({ isOn }) => isOn('full_scan'),
  },
  {
    name: 'github.visibility',
    kind: 'values',
    values: ['public', 'private', 'internal'],
    valuesOf: ({ visibility = '' }) => [visibility],
    meaning: 'Visibility of the repository on GitHub.',
  },
  {
    name: 'github.archived',
    kind: 'boolean',
    valuesOf: ({ archived = false }) => [String(archived)],
    meaning: 'Whether the repository is archived on GitHub.',
  },
  {
    name: 'github.fork',
    kind: 'boolean',
    valuesOf: ({ fork }) => [String(fork)],
    meaning: 'Whether the repository is a fork.',
  },
  {
    name: 'github.template',
    kind: 'boolean',
    valuesOf: ({ is_template = false }) => [String(is_template)],
    meaning: 'Whether the repository is a template.',
  },
  {
    name: 'github.topic',
    kind: 'names',
    valuesOf: ({ topics = [] }) => topics,
    meaning: 'Topics of the repository on GitHub, or patterns of them.',
  },
  {
    name: 'github.language',
    kind: 'names',
    valuesOf: ({ language }) => [language ?? ''],
    meaning: 'Main language of the repository as GitHub sees it, such as `TypeScript`.',
  },
  {
    name: PROPERTY_NAME,
    kind: 'names',
    spelled: 'property',
    valuesOf: propertyValues,
    meaning: 'A custom property of the repository on GitHub. Values compare as strings, also `true` and `1`.',
  },
  {
    name: 'github.team',
    kind: 'values',
    valuesOf: ({ teams }) => (Array.isArray(teams) ? teams : []),
    meaning:
      'Slugs of teams that have access to the repository. Each team is named in full, without patterns.',
  },
  {
    name: 'github.pushed-before',
    kind: 'age',
    meaning: 'The last push was longer ago than this.',
    read: ({ github }) => (github?.known ? (github.repository.pushed_at ?? undefined) : undefined),
  },
];

/** Names that GitHub accepts for custom properties. */
export const PROPERTY_KEY = /^github\.property\.[A-Za-z0-9_$#-]{1,75}$/;

export function projectCondition(key: string): ProjectCondition | undefined {
  const name = PROPERTY_KEY.test(key) ? PROPERTY_NAME : key;
  return PROJECT_CONDITIONS.find((row) => row.name === name);
}

/** The values that a repository has for a key such as `github.topic`. */
export function gitHubValues(repository: Repository, key: string): readonly string[] {
  const values = projectCondition(key)?.valuesOf?.(repository, key) ?? [];
  return values.filter((value) => value !== '');
}

export function projectTest(key: string, wanted: ConditionInput, momentMs: number): ProjectTest {
  const fromGitHub: ProjectCondition['read'] = ({ github }) =>
    github?.known ? gitHubValues(github.repository, key) : [];
  const { kind, read = fromGitHub } = projectCondition(key) ?? {};
  if (kind === 'age') {
    const limitMs = momentMs - Number(wanted);
    return (state) => (epochMs(String(read(state))) ?? Number.POSITIVE_INFINITY) < limitMs;
  }
  const matchesAny = nameMatcher(wanted);
  // An unread switch matches neither `true` nor `false`.
  return (state) => matchesAny([read(state)].flat().map(String));
}

/** GitHub ignores case in the names of properties. */
function propertyValues({ properties }: Repository, key: string): readonly string[] {
  if (!(properties instanceof Map)) return [];
  const name = key.slice(PROPERTY_PREFIX.length).toLowerCase();
  return [...properties].find(([known]) => known.toLowerCase() === name)?.[1] ?? [];
}
