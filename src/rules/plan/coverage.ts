import { groupFindings, groupOf } from '../../findings/counts.ts';
import { detectedMs } from '../../findings/finding.ts';
import { type Severity, severityRank } from '../../model/findings.ts';
import { compare } from '../../model/names.ts';
import type { Gap } from '../../model/notice.ts';
import { DAY_MS, epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { RulesFile } from '../file/schema.ts';
import type { ProjectFacts } from './project-rules.ts';
import type { Coverage, OverdueFinding, RepositoryCoverage } from './result.ts';

const RECENT_MS = 30 * DAY_MS;

/**
 * What needs somebody's attention, beyond what the rules change.
 *
 * @param repositories absent where no list of them was read
 * @param findings each once
 * @param tags of the projects, by name in lower case
 * @param groupBy prefix of the tags that name teams
 */
export function coverageOf(
  serviceLevels: RulesFile['serviceLevels'],
  projects: readonly ProjectFacts[],
  repositories: RepositoryCoverage | undefined,
  findings: readonly Finding[],
  tags: ReadonlyMap<string, readonly string[]>,
  { groupBy, momentMs }: { groupBy: string; momentMs: number },
): Coverage {
  const namesOf = (isMeant: (scannedMs: number | undefined) => boolean) =>
    projects
      .filter(({ project }) => isMeant(epochMs(project.latest_scan_at)))
      .map(({ project }) => project.name)
      .sort();
  const overdue = findings.flatMap((finding) => overdueOf(finding, serviceLevels, momentMs));
  const late = new Set(overdue.map(({ finding }) => finding));
  const teamOf = ({ repository = '' }: Finding) => groupOf(tags.get(repository.toLowerCase()) ?? [], groupBy);
  const isLeveled = Object.keys(serviceLevels).length > 0;
  return {
    ...repositories,
    neverScanned: namesOf((ms) => ms === undefined),
    notScannedFor30Days: namesOf((ms) => ms !== undefined && ms < momentMs - RECENT_MS),
    overdue: overdue.sort(
      (one, other) =>
        severityRank(one.finding.severity) - severityRank(other.finding.severity) ||
        other.daysOver - one.daysOver ||
        compare(one.finding.id, other.finding.id),
    ),
    groups: isLeveled ? groupFindings(findings, groupBy, teamOf, (finding) => late.has(finding)) : undefined,
  };
}

/** Of findings of which nobody knows whether they are overdue: what they lack. */
export function lackedByLevels(
  findings: readonly Finding[],
  levels: RulesFile['serviceLevels'],
): Extract<Gap, { kind: 'field-missing' }>[] {
  const isLeveled = ({ severity }: Finding) => levels[severity?.toLowerCase() as Severity] !== undefined;
  const lacked = findings.flatMap((finding) => {
    if (finding.status === undefined) return 'status';
    if (finding.status !== 'open') return [];
    if (finding.severity === undefined) return 'severity';
    return isLeveled(finding) && detectedMs(finding) === undefined ? 'service-levels' : [];
  });
  const counts = [...Map.groupBy(Object.keys(levels).length > 0 ? lacked : [], (condition) => condition)];
  return counts.map(([condition, { length }]) => ({
    ...{ kind: 'field-missing', of: 'service-levels', condition, rows: length },
  }));
}

function overdueOf(finding: Finding, levels: RulesFile['serviceLevels'], momentMs: number): OverdueFinding[] {
  const level = levels[finding.severity?.toLowerCase() as Severity];
  const since = finding.status === 'open' ? detectedMs(finding) : undefined;
  if (since === undefined || level === undefined || momentMs - since <= level) return [];
  return [{ finding, daysOver: Math.floor((momentMs - since - level) / DAY_MS) }];
}
