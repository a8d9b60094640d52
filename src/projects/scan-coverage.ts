import { DAY_MS, epochMs } from '../model/time.ts';
import type { Project } from '../platform/resources/project.ts';

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
