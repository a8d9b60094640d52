import type { NoMatchReason } from '../../github/project-match.ts';
import type { Repository } from '../../github/repository.ts';

/** What is known of a project's repository on GitHub. */
export type RepositoryFacts =
  | { known: true; repository: Repository }
  | { known: false; reason: NoMatchReason };

/** Why a rule cannot decide about a project. */
export type UnknownReason = NoMatchReason | 'properties-unknown' | 'teams-unknown';

const PROPERTY = 'github.property.';

const VALUES: Readonly<Record<string, (repository: Repository) => readonly string[]>> = {
  'github.visibility': ({ visibility }) => [visibility],
  'github.archived': ({ archived }) => [String(archived)],
  'github.fork': ({ fork }) => [String(fork)],
  'github.template': ({ template }) => [String(template)],
  'github.topic': ({ topics }) => topics,
  'github.language': ({ language }) => (language === undefined ? [] : [language]),
  'github.team': ({ teams }) => teams ?? [],
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
  if (properties === undefined && keys.some((key) => key.startsWith(PROPERTY))) return 'properties-unknown';
  if (teams === undefined && keys.includes('github.team')) return 'teams-unknown';
  return undefined;
}

/** GitHub's names of properties do not regard case. */
function propertyValues({ properties }: Repository, name: string): readonly string[] {
  const exact = properties?.get(name);
  if (exact !== undefined) return exact.filter((value) => value !== '');
  for (const [key, values] of properties ?? []) {
    if (key.toLowerCase() === name.toLowerCase()) return values.filter((value) => value !== '');
  }
  return [];
}
