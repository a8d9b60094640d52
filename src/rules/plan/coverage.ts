import { detectedMs } from '../../findings/times.ts';
import { compare } from '../../model/compare.ts';
import { DAY_MS } from '../../model/days.ts';
import { type Severity, severityRank } from '../../model/filters.ts';
import { epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { RulesFile } from '../file/schema.ts';
import type { ProjectFacts } from './plan-projects.ts';
import type { Coverage, OverdueFinding } from './result.ts';

const RECENT_DAYS = 30;

/** How many days a finding is open beyond its service level; undefined where it is not. */
export function daysOverdue(
  finding: Finding,
  levels: RulesFile['serviceLevels'],
  momentMs: number,
): number | undefined {
  const level = levels[finding.severity?.toLowerCase() as Severity];
  const since = level === undefined || finding.status !== 'open' ? undefined : detectedMs(finding);
  if (since === undefined || level === undefined || momentMs - since <= level) return undefined;
  return Math.floor((momentMs - since - level) / DAY_MS);
}

/** The team that a project's tags name, as in `team:payments`. */
export function teamOf(tags: readonly string[]): string | undefined {
  const [first] = tags.filter((tag) => /^team:./i.test(tag)).sort();
  return first?.slice('team:'.length);
}

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
    uncovered,
    neverScanned: namesOf(scanned.filter(({ at }) => at === undefined)),
    notScannedFor30Days: namesOf(scanned.filter(({ at }) => at !== undefined && at < recent)),
    overdue: worstFirst(overdue),
  };
}

function namesOf(projects: readonly { name: string }[]): string[] {
  return projects.map(({ name }) => name).sort();
}

function worstFirst(overdue: readonly OverdueFinding[]): OverdueFinding[] {
  return [...overdue].sort(
    (one, other) =>
      severityRank(one.finding.severity) - severityRank(other.finding.severity) ||
      other.daysOver - one.daysOver ||
      compare(one.finding.id, other.finding.id),
  );
}
