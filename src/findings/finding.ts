import { severityRank } from '../model/findings.ts';
import { compare } from '../model/names.ts';
import { epochMs } from '../model/time.ts';
import type { Finding } from '../platform/resources/finding.ts';

/** Equal for the rows of a finding, one for each branch (field-notes, `match_based_id`). A secret has one row. */
export function findingKey({ kind, repository, match_based_id: matchId, id }: Finding): string {
  return matchId === undefined || kind === 'secrets' ? `${kind} ${id}` : `${kind} ${repository} ${matchId}`;
}

/** A `findingKey` among findings of one kind and repository, which costs less for 300,000 rows. */
function keyInRepository({ kind, match_based_id: matchId, id }: Finding): string | bigint {
  return kind === 'secrets' ? id : (matchId ?? id);
}

/** Goes by repository, so that no map holds all of 300,000 rows. */
export function* groupByFinding(rows: readonly Finding[]): Generator<readonly Finding[]> {
  for (const ofKind of Map.groupBy(rows, ({ kind }) => kind).values())
    for (const ofRepository of Map.groupBy(ofKind, ({ repository }) => repository).values())
      yield* Map.groupBy(ofRepository, keyInRepository).values();
}

/** The rows of findings on all branches, which a triage moves together, by `findingKey`. */
export function rowsByFinding(selected: readonly Finding[], all: readonly Finding[]) {
  const keys = new Set(selected.map(keyInRepository));
  const candidates = all.filter((row) => keys.has(keyInRepository(row)));
  return Map.groupBy(candidates, findingKey);
}

/** Gives the rows of a finding the ticket that one of them has. */
export function shareTickets(rows: readonly Finding[]): void {
  const ticketed = rows.filter(({ ticket }) => ticket !== undefined);
  for (const branches of rowsByFinding(ticketed, rows).values()) {
    const ticket = branches.find((row) => row.ticket !== undefined)?.ticket;
    for (const row of branches) row.ticket ??= ticket;
  }
}

/** The first open row of each finding, else the first: a finding is open while any of its rows is. */
export function firstOfEach(findings: readonly Finding[]): Finding[] {
  // Keyed by the first row of each, for the order of the list.
  const chosen = new Map<Finding | undefined, Finding>();
  for (const rows of groupByFinding(findings)) {
    const row = rows.find(isOpen) ?? rows[0];
    if (row !== undefined) chosen.set(rows[0], row);
  }
  return findings.flatMap((row) => chosen.get(row) ?? []);
}

/** True of a finding without a status. */
export function isOpen({ status }: Pick<Finding, 'status'>): boolean {
  return status !== 'fixed' && status !== 'ignored' && status !== 'provisionally_ignored';
}

/** When a finding was first detected or reintroduced, or a secret created, in epoch ms. */
export function detectedMs({ kind, relevant_since, created_at }: Finding): number | undefined {
  return epochMs(kind === 'secrets' ? created_at : relevant_since);
}

/** Sorts by age, an unknown one last; then by kind and id, so that every run has the same order. */
export function oldestFirst<Row>(rows: readonly Row[], findingOf: (row: Row) => Finding): Row[] {
  const findings = rows.map(findingOf);
  const times = Float64Array.from(findings, (finding) => detectedMs(finding) ?? Number.MAX_SAFE_INTEGER);
  const compareTies = (left: Finding, right: Finding) =>
    compare(left.kind, right.kind) || compare(left.id, right.id);
  const order = [...rows.keys()].sort(
    (left, right) =>
      (times[left] as number) - (times[right] as number) ||
      compareTies(findings[left] as Finding, findings[right] as Finding),
  );
  return order.map((index) => rows[index] as Row);
}

/** Whether a severity or confidence reaches a threshold; a missing or unknown one does. */
export function reaches(value: string | undefined, threshold: string, order: readonly string[]): boolean {
  const rank = order.indexOf(value ?? '');
  return rank === -1 || rank >= order.indexOf(threshold);
}

export function worstFirst(findings: readonly Finding[]): Finding[] {
  return worstRowsFirst(findings, (finding) => finding);
}

/** The worst severity first, then the oldest. */
export function worstRowsFirst<Row>(rows: readonly Row[], findingOf: (row: Row) => Finding): Row[] {
  const rankOf = (row: Row) => severityRank(findingOf(row).severity);
  return oldestFirst(rows, findingOf).sort((left, right) => rankOf(left) - rankOf(right));
}
