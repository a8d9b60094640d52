import { detectedMs } from '../../findings/finding.ts';
import { type Severity, severityRank } from '../../model/findings.ts';
import { compare } from '../../model/names.ts';
import { DAY_MS, epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { RulesFile } from '../file/schema.ts';
import { fieldGaps } from './notices.ts';
import type { OverdueFinding } from './result.ts';

const RECENT_MS = 30 * DAY_MS;

/** The projects that were never scanned, or not within 30 days. */
export function scanCoverage(projects: readonly Project[], momentMs: number) {
  const { never = [], longAgo = [] } = Object.groupBy(projects, ({ latest_scan_at }) => {
    const scannedMs = epochMs(latest_scan_at);
    if (scannedMs === undefined) return 'never';
    return scannedMs < momentMs - RECENT_MS ? 'longAgo' : 'recently';
  });
  const namesOf = (rows: readonly Project[]) => rows.map(({ name }) => name).sort();
  return { neverScanned: namesOf(never), notScannedFor30Days: namesOf(longAgo) };
}

export function hasServiceLevels({ serviceLevels }: RulesFile): boolean {
  return Object.keys(serviceLevels).length > 0;
}

/** The row of a finding that decides whether it is overdue: an open one with a level, else one that lacks a field. */
export function serviceLevelRow(rows: readonly Finding[], levels: RulesFile['serviceLevels']) {
  const mayCount = ({ status = 'open', severity }: Finding) =>
    status === 'open' && (severity === undefined || levels[severity as Severity] !== undefined);
  return rows.find((row) => row.status && row.severity && mayCount(row)) ?? rows.find(mayCount);
}

/**
 * Findings that have been open for longer than the service levels allow, the worst first, and gaps for findings that
 * lack a field.
 *
 * @param findings the `serviceLevelRow` of each that has one
 */
export function overdueFindings(
  findings: readonly Finding[],
  levels: RulesFile['serviceLevels'],
  momentMs: number,
) {
  const overdue: OverdueFinding[] = [];
  /** The conditions that findings leave undecided; the level itself for a finding without a date of detection. */
  const undecided: ('status' | 'severity' | 'service-levels')[] = [];
  for (const finding of findings) {
    const levelMs = levels[finding.severity as Severity];
    const sinceMs = detectedMs(finding);
    if (finding.status === undefined) undecided.push('status');
    else if (levelMs === undefined) undecided.push('severity');
    else if (sinceMs === undefined) undecided.push('service-levels');
    else if (momentMs - sinceMs > levelMs)
      overdue.push({ finding, daysOver: Math.floor((momentMs - sinceMs - levelMs) / DAY_MS) });
  }
  overdue.sort(
    (left, right) =>
      severityRank(left.finding.severity) - severityRank(right.finding.severity) ||
      right.daysOver - left.daysOver ||
      compare(left.finding.id, right.finding.id),
  );
  return { overdue, gaps: fieldGaps('service-levels', undecided) };
}
