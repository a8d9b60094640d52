import { type FindingGroups, type GroupCounts, severityCounts } from '../../findings/counts.ts';
import { severityRank } from '../../model/findings.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import {
  type Block,
  type Column,
  dotted,
  type Inline,
  paragraph,
  type Section,
  section,
  table,
} from '../content.ts';
import { age, capitalized, number } from '../format.ts';
import { ruleLabels, ruleName, severityText } from './shown-finding.ts';

/** More findings than this are also shown as counts. */
const MAX_UNCOUNTED = 10;
const MAX_COUNTS = 5;
const UNKNOWN = 'unknown';

/** `3 critical, 12 high` */
export function severityPhrase(findings: readonly Finding[]): string {
  const counts = Object.entries(severityCounts(findings));
  return counts.map(([severity, count]) => `${number(count)} ${severity}`).join(', ');
}

/** ` of any status (41 open)` behind a count of findings; empty if a filter names the status. */
export function ofAnyStatus(findings: readonly Finding[], filter: unknown): string {
  if (filter !== undefined || findings.length === 0) return '';
  return ` of any status (${number(findings.filter(({ status }) => status === 'open').length)} open)`;
}

/** `🟥 2 critical · 🟧 9 high` */
export function severityChips(findings: readonly Finding[]): Inline {
  const counts = Object.entries(severityCounts(findings));
  return dotted(counts.map(([severity, count]) => severityText(severity, number(count))));
}

/** Counts of many findings by severity, rule and repository; a short table shows all of that itself. */
export function findingCounts(findings: readonly Finding[]): Block[] {
  if (findings.length <= MAX_UNCOUNTED) return [];
  return [...paragraph(severityChips(findings)), ...ruleCounts(findings), ...repositoryCounts(findings)];
}

/** The rules and repositories with most of many findings, folded. */
export function mostSections(findings: readonly Finding[]): Section[] {
  if (findings.length <= MAX_UNCOUNTED) return [];
  return [
    ...section('Rules with the most findings', ruleCounts(findings), true),
    ...section('Repositories with the most findings', repositoryCounts(findings), true),
  ];
}

function ruleCounts(findings: readonly Finding[]): Block[] {
  const rules = Map.groupBy(findings, (finding) => ruleName(finding) ?? UNKNOWN);
  return countTable(rules, 'Rule', 'rules', ruleLabels(rules.keys()));
}

function repositoryCounts(findings: readonly Finding[]): Block[] {
  const repositories = Map.groupBy(findings, ({ repository }) => repository ?? UNKNOWN);
  return countTable(repositories, 'Repository', 'repositories');
}

/** The largest groups, number first. */
function countTable(
  groups: ReadonlyMap<string, readonly Finding[]>,
  title: string,
  noun: string,
  labelOf = (name: string) => name,
): Block[] {
  const counts = [...groups]
    .map(([name, { length }]) => ({ name, count: length }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  return table(
    counts,
    noun,
    [
      ['Findings', ({ count }) => number(count)],
      [title, ({ name }) => labelOf(name)],
    ],
    MAX_COUNTS,
  );
}

/** A column of numbers for each severity that occurs, the worst first. */
function severityColumns(rows: readonly GroupCounts[]): Column<GroupCounts>[] {
  const names = new Set(rows.flatMap(({ bySeverity }) => Object.keys(bySeverity)));
  const worst = [...names].sort((left, right) => severityRank(left) - severityRank(right));
  return worst.map((name) => [name, ({ bySeverity }) => ({ unbroken: countText(bySeverity[name]) })]);
}

function countText(count = 0): string {
  return count === 0 ? '' : number(count);
}

/** Open findings by team, and folded by OWASP class; empty where neither is known. */
export function groupSections(groups: FindingGroups | undefined, nowMs: number): Section[] {
  if (groups === undefined) return [];
  const { prefix, teams, classes } = groups;
  const noun = prefix.replace(/[^\p{L}\p{N}]+$/u, '');
  const groupTable = (rows: readonly GroupCounts[], title: string, nameless: string) => {
    const hasOverdue = rows.some(({ overdue }) => overdue > 0);
    return table(rows, 'groups', [
      [title, ({ name }) => ({ text: name || nameless, max: 100 })],
      // More columns do not fit on a phone.
      ...severityColumns(rows).slice(0, hasOverdue ? 1 : 2),
      ['overdue', ({ overdue }) => countText(overdue)],
      ['oldest', ({ oldestMs }) => (oldestMs === undefined ? '' : { unbroken: age(oldestMs, nowMs) })],
    ]);
  };
  return [
    ...section(`Open findings by ${noun}`, groupTable(teams, capitalized(noun), `no ${noun}`)),
    ...section('Open findings by OWASP class', groupTable(classes, 'Class', ''), true),
  ];
}
