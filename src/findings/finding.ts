import { severityRank } from '../model/findings.ts';
import { compare } from '../model/names.ts';
import { epochMs } from '../model/time.ts';
import type { Finding } from '../platform/resources/finding.ts';

/** The same for the rows of one finding on all branches (field-notes, `match_based_id`); a secret has one row. */
export function findingKey({ kind, repository, match_based_id: matchId, id }: Finding): string {
  return matchId === undefined || kind === 'secrets' ? `${kind} ${id}` : `${kind} ${repository} ${matchId}`;
}

/** Rows of one finding share this, and others may: texts for all of hundreds of thousands of rows would take long. */
function roughKey({ match_based_id: matchId, id }: Finding): string | bigint {
  return matchId ?? id;
}

/** Gives the rows of each finding, one finding after the other: most have one row, and no list until it is needed. */
export function* groupByFinding(rows: readonly Finding[]): Generator<readonly Finding[]> {
  const sharing = new Map<string | bigint, Finding | Finding[]>();
  for (const row of rows) {
    const key = roughKey(row);
    const others = sharing.get(key);
    if (others === undefined) sharing.set(key, row);
    else if (Array.isArray(others)) others.push(row);
    else sharing.set(key, [others, row]);
  }
  for (const found of sharing.values()) {
    if (Array.isArray(found)) yield* Map.groupBy(found, findingKey).values();
    else yield [found];
  }
}

/**
 * The rows of selected findings on all branches, which the platform moves together, by `findingKey`.
 *
 * @param listed rows of the same lists
 */
export function rowsByFinding(
  selected: readonly Finding[],
  listed: readonly Finding[],
): ReadonlyMap<string, readonly Finding[]> {
  const keys = new Set(selected.map(roughKey));
  return Map.groupBy(
    listed.filter((row) => keys.has(roughKey(row))),
    findingKey,
  );
}

/** Each finding once, by the first of its rows. */
export function firstOfEach(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const key = findingKey(finding);
    return !seen.has(key) && seen.add(key);
  });
}

/** When a finding was first detected or reintroduced, in epoch ms; of a secret, when it was created. */
export function detectedMs({ kind, relevant_since, created_at }: Finding): number | undefined {
  return epochMs(kind === 'secrets' ? created_at : relevant_since);
}

/** The oldest first, those of unknown age last; of the same age in the order of kinds and ids. */
export function oldestFirst<Row>(rows: readonly Row[], findingOf: (row: Row) => Finding): Row[] {
  const aged = rows.map((row) => {
    const finding = findingOf(row);
    return { row, finding, ms: detectedMs(finding) ?? Number.POSITIVE_INFINITY };
  });
  aged.sort(
    (one, other) =>
      (one.ms === other.ms ? 0 : one.ms - other.ms) ||
      compare(one.finding.kind, other.finding.kind) ||
      compare(one.finding.id, other.finding.id),
  );
  return aged.map(({ row }) => row);
}

/** Whether a severity or confidence is at least another; one that is missing or unknown counts. */
export function reaches(value: string | undefined, threshold: string, order: readonly string[]): boolean {
  const at = order.indexOf(value ?? '');
  return at === -1 || at >= order.indexOf(threshold);
}

/** By severity, and of the same severity the oldest first. */
export function worstFirst(findings: readonly Finding[]): Finding[] {
  const oldest = oldestFirst(findings, (finding) => finding);
  return oldest.sort((one, other) => severityRank(one.severity) - severityRank(other.severity));
}

/** As a branch: of each project its own primary one. A branch that is called so is `refs/heads/primary`. */
export const PRIMARY_REF = 'primary';

const BRANCH = 'refs/heads/';

/** `main` and `refs/heads/main` are one branch. */
export function shortRef(ref: string): string {
  return ref.startsWith(BRANCH) ? ref.slice(BRANCH.length) : ref;
}

/** A branch as it is given, and by its other name, which servers may use; only branches have a short one. */
export function refNames(ref: string): string[] {
  if (shortRef(ref) !== ref) return [ref, shortRef(ref)];
  return ref.startsWith('refs/') ? [ref] : [ref, `${BRANCH}${ref}`];
}

export function sameRef(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && shortRef(one) === shortRef(other);
}
