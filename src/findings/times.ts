import { compare } from '../model/compare.ts';
import { epochMs } from '../model/time.ts';
import type { Finding } from '../platform/resources/finding.ts';

/** When a finding was first detected or reintroduced, in epoch ms; of a secret, when it was created. */
export function detectedMs(finding: Pick<Finding, 'relevant_since' | 'created_at'>): number | undefined {
  return epochMs(finding.relevant_since ?? finding.created_at);
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
