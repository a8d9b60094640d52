import { type FindingGroups, type GroupCounts, severityCounts } from '../../findings/counts.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { type Block, dotted, type Inline, paragraph, type Section, section, table } from '../content.ts';
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
  return chipsOf(severityCounts(findings));
}

function chipsOf(countsBySeverity: Readonly<Record<string, number>>): Inline {
  const counts = Object.entries(countsBySeverity);
  return dotted(counts.map(([severity, count]) => severityText(severity, number(count))));
}

/** Counts of many findings by severity, rule and repository; a short table shows all of that itself. */
export function findingCounts(findings: readonly Finding[]): Block[] {
  if (findings.length <= MAX_UNCOUNTED) return [];
  const rules = Map.groupBy(findings, (finding) => ruleName(finding) ?? UNKNOWN);
  const repositories = Map.groupBy(findings, ({ repository }) => repository ?? UNKNOWN);
  return [
    ...paragraph(severityChips(findings)),
    ...countTable(rules, 'Rule', 'rules', ruleLabels(rules.keys())),
    ...countTable(repositories, 'Repository', 'repositories'),
  ];
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

/** Open findings by team and by OWASP class; empty where neither is known. */
export function groupSections(groups: FindingGroups | undefined, nowMs: number): Section[] {
  if (groups === undefined) return [];
  const { prefix, teams, classes } = groups;
  const noun = prefix.replace(/[^\p{L}\p{N}]+$/u, '');
  const groupTable = (rows: readonly GroupCounts[], title: string, nameless: string) =>
    table(rows, 'groups', [
      [title, (group) => ({ lines: [{ text: group.name || nameless, max: 100 }, oldestText(group, nowMs)] })],
      ['Open', (group) => ({ lines: [chipsOf(group.bySeverity), overdueText(group)] })],
    ]);
  return [
    ...section(`Open findings by ${noun}`, groupTable(teams, capitalized(noun), `no ${noun}`)),
    ...section('Open findings by OWASP class', groupTable(classes, 'Class', '')),
  ];
}

function oldestText({ oldestMs }: GroupCounts, nowMs: number): Inline {
  return oldestMs === undefined ? '' : { unbroken: `oldest: ${age(oldestMs, nowMs)}` };
}

function overdueText({ overdue }: GroupCounts): Inline {
  return overdue ? { unbroken: `${number(overdue)} overdue` } : '';
}
