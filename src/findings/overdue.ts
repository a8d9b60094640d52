import { type Severity, severityRank } from '../model/findings.ts';
import { compare } from '../model/names.ts';
import { fieldGaps } from '../model/notice.ts';
import { DAY_MS } from '../model/time.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { detectedMs } from './finding.ts';

/** Ages in ms beyond which open findings are overdue. */
type ServiceLevels = Readonly<Partial<Record<Severity, number>>>;

export interface OverdueFinding {
  finding: Finding;
  daysOver: number;
}

export function hasServiceLevels(levels: ServiceLevels): boolean {
  return Object.keys(levels).length > 0;
}

/** Decides whether a finding is overdue: an open row with a level, else one that lacks a field. */
export function serviceLevelRow(rows: readonly Finding[], levels: ServiceLevels) {
  const mayCount = ({ status = 'open', severity }: Finding) =>
    status === 'open' && (severity === undefined || levels[severity as Severity] !== undefined);
  return rows.find((row) => row.status && row.severity && mayCount(row)) ?? rows.find(mayCount);
}

/**
 * Findings that have been open for too long, the worst first, and gaps for those that lack a field.
 *
 * @param findings the `serviceLevelRow` of each that has one
 */
export function overdueFindings(findings: readonly Finding[], levels: ServiceLevels, momentMs: number) {
  const overdue: OverdueFinding[] = [];
  const undecided: string[] = [];
  // No scan can fix a secret of the history, so it stays open whatever is done about it (field-notes, "As recorded").
  for (const finding of findings.filter(({ historical }) => !historical)) {
    const levelMs = levels[finding.severity as Severity];
    const sinceMs = detectedMs(finding);
    if (finding.status === undefined) undecided.push('status');
    else if (levelMs === undefined) undecided.push('severity');
    else if (sinceMs === undefined) undecided.push('service-levels');
    else if (momentMs - sinceMs > levelMs)
      overdue.push({ finding, daysOver: Math.floor((momentMs - sinceMs - levelMs) / DAY_MS) });
  }
  return { overdue: overdue.sort(byOverdue), gaps: fieldGaps('service-levels', undecided) };
}

/** The worst severity first, then what is overdue for longest. */
function byOverdue(left: OverdueFinding, right: OverdueFinding): number {
  return (
    severityRank(left.finding.severity) - severityRank(right.finding.severity) ||
    right.daysOver - left.daysOver ||
    compare(left.finding.id, right.finding.id)
  );
}
