import type { ProjectDirectory } from '../model/directory.ts';
import { SEVERITIES, severityRank } from '../model/findings.ts';
import { compare, nameKey } from '../model/names.ts';
import type { Notice } from '../model/notice.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { detectedMs } from './finding.ts';

export interface GroupCounts {
  /** Empty for the findings of no team. */
  name: string;
  bySeverity: Readonly<Record<string, number>>;
  /** Epoch ms at which the oldest was first detected, or reintroduced. */
  oldestMs?: number;
  overdue: number;
}

/** Open findings by team and by OWASP class; a list is empty if no finding belongs to a group. */
export interface FindingGroups {
  /** Begins the project tags that name a team. */
  prefix: string;
  teams: readonly GroupCounts[];
  classes: readonly GroupCounts[];
}

export const TEAM_PREFIX = 'team:';

/** A finding counts for each of its teams, and for one class. @param isOverdue absent without service levels */
export function groupFindings(
  findings: readonly Finding[],
  prefix: string,
  tagsOf: (finding: Finding) => readonly string[],
  isOverdue?: (finding: Finding) => boolean,
): FindingGroups {
  return {
    prefix,
    teams: countGroups(findings, (finding) => teamsIn(tagsOf(finding), prefix), isOverdue),
    classes: countGroups(findings, owaspClassOf(findings), isOverdue),
  };
}

/** A prefix without its colon leaves it at the start of every name. */
export function groupNotices({ prefix, teams }: FindingGroups): Notice[] {
  const named = teams.filter(({ name }) => name !== '');
  if (named.length === 0 || named.some(({ name }) => !name.startsWith(':'))) return [];
  const message = `is \`${prefix}\`, and every group begins with \`:\`; did you mean \`${prefix}:\`?`;
  return [{ kind: 'input', input: 'group-by', message, isNote: true }];
}

const EDITION = /:(\d{4})\b/;

/** The one class of a finding: of the newest edition that most findings with a class have, else of its newest. */
function owaspClassOf(findings: readonly Finding[]): (finding: Finding) => readonly string[] {
  const editionOf = (name: string) => Number(EDITION.exec(name)?.[1] ?? 0);
  const counts = new Map<number, number>();
  let named = 0;
  for (const { owasp_names: names = [] } of findings) {
    if (names.length > 0) named += 1;
    for (const edition of new Set(names.map(editionOf))) counts.set(edition, (counts.get(edition) ?? 0) + 1);
  }
  const common = [...counts].filter(([, count]) => count * 2 > named).map(([edition]) => edition);
  const edition = Math.max(0, ...common);
  return ({ owasp_names: names = [] }) => {
    const newest = Math.max(0, ...names.map(editionOf));
    const name =
      names.find((candidate) => editionOf(candidate) === edition) ??
      names.find((candidate) => editionOf(candidate) === newest);
    return name === undefined ? [] : [name];
  };
}

/** The teams that tags name; one without a name if they name none. */
function teamsIn(tags: readonly string[], prefix: string): string[] {
  const start = prefix.toLowerCase();
  const named = tags.filter((tag) => tag.length > start.length && tag.toLowerCase().startsWith(start));
  const teams = new Map(named.map((tag) => [nameKey(tag), tag.slice(prefix.length)]));
  return teams.size === 0 ? [''] : [...teams.values()];
}

/** Worst first, those of no group last. Names that differ only in case are one group. */
function countGroups(
  findings: readonly Finding[],
  groupsOf: (finding: Finding) => readonly string[],
  isOverdue: (finding: Finding) => boolean = () => false,
): GroupCounts[] {
  const groups = new Map<string, { name: string; rows: Finding[] }>();
  for (const finding of findings) {
    for (const name of groupsOf(finding)) {
      const group = groups.get(nameKey(name)) ?? { name, rows: [] };
      groups.set(nameKey(name), group);
      group.rows.push(finding);
    }
  }
  if (groups.size === 0 || (groups.size === 1 && groups.has(''))) return [];
  return [...groups.values()]
    .map(({ name, rows }): GroupCounts => {
      const times = rows.map(detectedMs).filter((ms) => ms !== undefined);
      const oldestMs = times.length === 0 ? undefined : times.reduce((oldest, ms) => Math.min(oldest, ms));
      return { name, bySeverity: severityCounts(rows), oldestMs, overdue: rows.filter(isOverdue).length };
    })
    .sort((left, right) => Number(left.name === '') - Number(right.name === '') || byWorst(left, right));
}

function byWorst(left: GroupCounts, right: GroupCounts): number {
  const worse = SEVERITIES.toReversed().map(
    (name) => (right.bySeverity[name] ?? 0) - (left.bySeverity[name] ?? 0),
  );
  return worse.find((difference) => difference !== 0) ?? compare(left.name, right.name);
}

export function severityCounts(findings: readonly Finding[]): Record<string, number> {
  const groups = [...Map.groupBy(findings, ({ severity = 'unknown' }) => severity)];
  groups.sort(([left], [right]) => severityRank(left) - severityRank(right));
  return Object.fromEntries(groups.map(([severity, { length }]) => [severity, length]));
}

export function productCounts(findings: readonly Finding[]): Record<string, Record<string, number>> {
  const products = Map.groupBy(findings, ({ kind }) => kind);
  return Object.fromEntries([...products].map(([kind, rows]) => [kind, severityCounts(rows)]));
}

/** Keys are names of projects in lower case. */
export function projectTagsOf(
  findings: readonly Finding[],
  { find }: ProjectDirectory,
): Record<string, readonly string[]> {
  const names = new Set(findings.flatMap(({ repository }) => repository?.toLowerCase() ?? []));
  return Object.fromEntries([...names].map((name) => [name, find(name)?.tags ?? []]));
}
