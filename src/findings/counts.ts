import { SEVERITIES, severityRank } from '../model/findings.ts';
import { compare } from '../model/names.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { detectedMs } from './finding.ts';

/** Open findings of one team, or of one class. */
export interface GroupCounts {
  /** Empty: they belong to no group. */
  name: string;
  bySeverity: Readonly<Record<string, number>>;
  /** Epoch ms at which the oldest was first detected, or reintroduced. */
  oldestMs?: number;
  overdue: number;
}

/** Open findings counted by team and by OWASP class, each empty where nothing tells them apart. */
export interface FindingGroups {
  /** Of the project tags that name a team, such as `team:`. */
  prefix: string;
  teams: readonly GroupCounts[];
  classes: readonly GroupCounts[];
}

/** What a project's tags say behind a prefix, as in `team:payments`; of several the first in alphabetical order. */
export function groupOf(tags: Iterable<string>, prefix: string): string | undefined {
  const start = prefix.toLowerCase();
  const named = [...tags].filter((tag) => tag.length > start.length && tag.toLowerCase().startsWith(start));
  return named.sort()[0]?.slice(prefix.length);
}

/** Of the project tags that name a team. */
export const TEAM_PREFIX = 'team:';

/**
 * @param findings of any status, each once: those that are not open are left out
 * @param teamOf what a finding's project says behind the prefix
 * @param isOverdue absent without service levels
 */
export function groupFindings(
  findings: readonly Finding[],
  prefix: string,
  teamOf: (finding: Finding) => string | undefined,
  isOverdue?: (finding: Finding) => boolean,
): FindingGroups {
  const open = findings.filter(({ status }) => status === 'open');
  return {
    prefix,
    teams: countGroups(open, (finding) => [teamOf(finding) ?? ''], isOverdue),
    classes: countGroups(open, ({ owasp_names = [] }) => owasp_names, isOverdue),
  };
}

/** Worst first, those of no group last. */
function countGroups(
  findings: readonly Finding[],
  groupsOf: (finding: Finding) => readonly string[],
  isOverdue: (finding: Finding) => boolean = () => false,
): GroupCounts[] {
  const named = findings.flatMap((finding) => groupsOf(finding).map((name) => ({ name, finding })));
  if (named.every(({ name }) => name === '')) return [];
  return [...Map.groupBy(named, ({ name }) => name)]
    .map(([name, members]) => [name, members.map(({ finding }) => finding)] as const)
    .map(([name, own]) => ({
      name,
      bySeverity: severityCounts(own),
      oldestMs: oldest(own),
      overdue: own.filter(isOverdue).length,
    }))
    .sort((one, other) => Number(one.name === '') - Number(other.name === '') || worstFirst(one, other));
}

function worstFirst(one: GroupCounts, other: GroupCounts): number {
  const worse = SEVERITIES.toReversed().map(
    (name) => (other.bySeverity[name] ?? 0) - (one.bySeverity[name] ?? 0),
  );
  return worse.find((difference) => difference !== 0) ?? compare(one.name, other.name);
}

function oldest(findings: readonly Finding[]): number | undefined {
  const times = findings.map(detectedMs).filter((ms) => ms !== undefined);
  return times.length === 0 ? undefined : times.reduce((first, ms) => Math.min(first, ms));
}

/** How many findings have each severity, worst first. */
export function severityCounts(findings: readonly Finding[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { severity = 'unknown' } of findings) counts.set(severity, (counts.get(severity) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([one], [other]) => severityRank(one) - severityRank(other)));
}

/** How many findings of each product have each severity. */
export function productCounts(findings: readonly Finding[]): Record<string, Record<string, number>> {
  const products = Map.groupBy(findings, ({ kind }) => kind);
  return Object.fromEntries([...products].map(([kind, own]) => [kind, severityCounts(own)]));
}
