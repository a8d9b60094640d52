import type { NoMatchReason } from '../../github/project-match.ts';
import type { Repository } from '../../github/repository.ts';
import type { Notice } from '../../model/notice.ts';
import type { Unknown } from '../../model/result.ts';

/** What is known of a project's repository on GitHub. */
export type RepositoryFacts =
  | { known: true; repository: Repository }
  | { known: false; reason: NoMatchReason | 'no-owner' | 'owner-refused' };

/** Why a rule cannot decide about a project. */
export type UnknownReason =
  | Extract<RepositoryFacts, { known: false }>['reason']
  | 'personal-account'
  | `${'properties' | 'teams'}-${'unknown' | 'refused'}`;

const PROPERTY = 'github.property.';

const VALUES: Readonly<Record<string, (repository: Repository) => readonly string[]>> = {
  'github.visibility': ({ visibility }) => [visibility],
  'github.archived': ({ archived }) => [String(archived)],
  'github.fork': ({ fork }) => [String(fork)],
  'github.template': ({ is_template }) => [String(is_template)],
  'github.topic': ({ topics }) => topics,
  'github.language': ({ language }) => (language === undefined ? [] : [language]),
  'github.team': ({ teams }) => (Array.isArray(teams) ? teams : []),
};

/** The values that a repository has for a key such as `github.topic`, as texts; none = it lacks them. */
export function gitHubValues(repository: Repository, key: string): readonly string[] {
  if (key.startsWith(PROPERTY)) return propertyValues(repository, key.slice(PROPERTY.length));
  const values = VALUES[key];
  if (values === undefined) throw new Error(`Nothing of a repository is called ${key}`);
  return values(repository).filter((value) => value !== '');
}

/** Why the keys cannot be looked at in this project's repository; undefined when they can. */
export function unknownFor(
  keys: readonly string[],
  facts: RepositoryFacts | undefined,
): UnknownReason | undefined {
  if (keys.length === 0) return undefined;
  if (facts === undefined) return 'not-visible';
  if (!facts.known) return facts.reason;
  const { properties, teams } = facts.repository;
  const asked = [
    ['properties', properties, keys.some((key) => key.startsWith(PROPERTY))],
    ['teams', teams, keys.includes('github.team')],
  ] as const;
  for (const [what, values, isAsked] of asked) {
    if (!isAsked || Array.isArray(values) || values instanceof Map) continue;
    if (values === 'personal-account') return values;
    return values === undefined ? `${what}-unknown` : `${what}-refused`;
  }
  return undefined;
}

/** One for each reason, because a row of the plan says too little of what would help. */
export function unknownNotices(unknown: readonly Unknown[], of: number): Notice[] {
  const byReason = Map.groupBy(unknown, ({ reason }) => reason);
  return [...byReason].flatMap(([reason, rows]): Notice[] => {
    const owners = [...new Set(rows.map(({ target }) => target.split('/')[0] ?? target))];
    return [{ kind: 'projects-unknown', reason, projects: rows.length, of, owners }];
  });
}

/** GitHub's names of properties do not regard case. */
function propertyValues({ properties }: Repository, name: string): readonly string[] {
  if (!(properties instanceof Map)) return [];
  const exact = properties.get(name);
  if (exact !== undefined) return exact.filter((value) => value !== '');
  for (const [key, values] of properties) {
    if (key.toLowerCase() === name.toLowerCase()) return values.filter((value) => value !== '');
  }
  return [];
}
