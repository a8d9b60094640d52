import { DAY_MS } from '../../model/days.ts';
import type { Coverage, OverdueFinding } from '../../model/result.ts';
import { epochMs } from '../../model/time.ts';
import { worstFirst } from './overdue.ts';
import type { ProjectFacts } from './project-track.ts';

const RECENT_DAYS = 30;

/** What needs somebody's attention, beyond what the rules change. */
export function coverageOf(
  projects: readonly ProjectFacts[],
  uncovered: readonly string[] | undefined,
  overdue: readonly OverdueFinding[],
  momentMs: number,
): Coverage {
  const recent = momentMs - RECENT_DAYS * DAY_MS;
  const scanned = projects.map(({ project }) => ({
    name: project.name,
    at: epochMs(project.latest_scan_at),
  }));
  return {
    ...(uncovered === undefined ? {} : { uncovered }),
    neverScanned: namesOf(scanned.filter(({ at }) => at === undefined)),
    notScannedFor30Days: namesOf(scanned.filter(({ at }) => at !== undefined && at < recent)),
    overdue: worstFirst(overdue),
  };
}

function namesOf(projects: readonly { name: string }[]): string[] {
  return projects.map(({ name }) => name).sort();
}
