import type { Finding } from '../../platform/resources/finding.ts';
import { detectedMs } from '../findings/times.ts';

/** The oldest first, those of unknown age last; ids decide between the same ages, not the platform's order. */
export function oldestFirst<Row extends { finding: Finding }>(rows: readonly Row[]): Row[] {
  const aged = rows.map((row) => ({ row, ms: detectedMs(row.finding) ?? Number.POSITIVE_INFINITY }));
  aged.sort((one, other) =>
    one.ms === other.ms ? compareFindings(one.row.finding, other.row.finding) : one.ms - other.ms,
  );
  return aged.map(({ row }) => row);
}

function compareFindings(one: Finding, other: Finding): number {
  if (one.kind !== other.kind) return one.kind < other.kind ? -1 : 1;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}
