import type { Finding } from '../platform/resources/finding.ts';

/** The same for the rows of one finding on all branches (field-notes, `match_based_id`); a secret has one row. */
export function findingKey({ kind, repository, match_based_id: matchId, id }: Finding): string {
  return matchId === undefined || kind === 'secrets' ? `${kind} ${id}` : `${kind} ${repository} ${matchId}`;
}

/**
 * The rows of each of the selected findings on other branches, which the platform moves along with it.
 *
 * @param listed rows of the same lists
 */
export function branchesOf(
  selected: readonly Finding[],
  listed: readonly Finding[],
): (finding: Finding) => Finding[] {
  const rows = new Map<string, Finding[]>(selected.map((finding) => [findingKey(finding), []]));
  for (const row of listed) rows.get(findingKey(row))?.push(row);
  return (finding) => (rows.get(findingKey(finding)) ?? []).filter(({ id }) => id !== finding.id);
}
