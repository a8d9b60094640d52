import { groupFindings, groupOf } from '../../findings/counts.ts';
import { detectedMs } from '../../findings/finding.ts';
import { type Severity, severityRank } from '../../model/findings.ts';
import { compare } from '../../model/names.ts';
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
 * @param listed each finding once, and whether no list of them was cut
 * @param tags of the projects, by name in lower case
 * @param groupBy prefix of the tags that name teams
 */
export function coverageOf(
  serviceLevels: RulesFile['serviceLevels'],
  projects: readonly ProjectFacts[],
  repositories: RepositoryCoverage | undefined,
  { findings, isWhole }: { findings: readonly Finding[]; isWhole: boolean },
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
  const hasLevels = Object.keys(serviceLevels).length > 0;
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
    overdueUnknown: !hasLevels || !isWhole,
    groups: hasLevels ? groupFindings(findings, groupBy, teamOf, (finding) => late.has(finding)) : undefined,
  };
}

function overdueOf(finding: Finding, levels: RulesFile['serviceLevels'], momentMs: number): OverdueFinding[] {
  const level = levels[finding.severity?.toLowerCase() as Severity];
  const since = finding.status === 'open' ? detectedMs(finding) : undefined;
  if (since === undefined || level === undefined || momentMs - since <= level) return [];
  return [{ finding, daysOver: Math.floor((momentMs - since - level) / DAY_MS) }];
}
