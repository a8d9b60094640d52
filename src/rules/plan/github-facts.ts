import type { Notice } from '../../model/notice.ts';
import type { RepositoryFacts } from '../project-conditions.ts';
import type { Unknown } from './result.ts';

/** Why a rule cannot decide about a project. */
export type UnknownReason =
  | Extract<RepositoryFacts, { known: false }>['reason']
  | 'personal-account'
  | `${'properties' | 'teams'}-${'unknown' | 'refused'}`;

const PROPERTY = 'github.property.';

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
