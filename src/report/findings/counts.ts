import { type FindingGroups, type GroupCounts, severityCounts } from '../../findings/counts.ts';
import { detectedMs } from '../../findings/finding.ts';
import { SEVERITIES } from '../../model/findings.ts';
import { DAY_MS } from '../../model/time.ts';
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
import { age, capitalized, number } from '../figures.ts';
import { ruleLabels, ruleName, severityText } from './shown-finding.ts';

/** Of more findings than this, severities alone do not give a picture. */
const MANY = 10;
const UNKNOWN = 'unknown';

const AGES: readonly [label: string, belowDays: number][] = [
  ['up to 7 days', 7],
  ['7 to 30 days', 30],
  ['30 to 90 days', 90],
  ['90 to 180 days', 180],
  ['180 days to a year', 365],
  ['over a year', Number.POSITIVE_INFINITY],
  [UNKNOWN, Number.NaN],
];

/** `3 critical, 12 high` */
export function severityPhrase(findings: readonly Finding[]): string {
  const counts = Object.entries(severityCounts(findings));
  return counts.map(([severity, count]) => `${number(count)} ${severity}`).join(', ');
}

/** `🟥 2 critical · 🟧 9 high` */
export function severityChips(findings: readonly Finding[]): Inline {
  const counts = Object.entries(severityCounts(findings));
  return dotted(counts.map(([severity, count]) => severityText(severity, number(count))));
}

/** Findings by severity, and of many by rule, repository and age, too. */
export function findingCounts(findings: readonly Finding[], nowMs: number): Block[] {
  if (findings.length < 2) return [];
  const severities = paragraph(severityChips(findings));
  if (findings.length <= MANY) return severities;
  const rules = countsOf(findings, ruleName);
  const label = ruleLabels(rules.map(([rule]) => rule));
  const byAge = new Map(countsOf(findings, (finding) => ageRange(finding, nowMs)));
  const ages = AGES.filter(([range]) => byAge.has(range)).map(
    ([range]): Inline => [`${range} `, { strong: number(byAge.get(range) ?? 0) }],
  );
  const repositories = countsOf(findings, ({ repository }) => repository);
  return [
    ...severities,
    { kind: 'bars', by: ['Rule', 'Rules'], counts: rules.map(([rule, count]) => [label(rule), count]) },
    { kind: 'bars', by: ['Repository', 'Repositories'], counts: repositories },
    ...paragraph([{ strong: 'Age' }, ': ', dotted(ages)]),
  ];
}

function ageRange(finding: Finding, nowMs: number): string | undefined {
  const days = (nowMs - (detectedMs(finding) ?? Number.NaN)) / DAY_MS;
  return AGES.find(([, below]) => days < below)?.[0];
}

function countsOf(findings: readonly Finding[], keyOf: (finding: Finding) => string | undefined) {
  const groups = [...Map.groupBy(findings, (finding) => keyOf(finding) ?? UNKNOWN)];
  return groups
    .map(([key, own]) => [key, own.length] as const)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}

/** Open findings by team and by OWASP class; nothing where neither is known. */
export function groupSections(groups: FindingGroups | undefined, nowMs: number): Section[] {
  if (groups === undefined) return [];
  const { prefix, teams, classes } = groups;
  const name = prefix.replace(/[^\p{L}\p{N}]+$/u, '');
  const groupTable = (rows: readonly GroupCounts[], title: string, none: string) => {
    const severities = [...SEVERITIES.toReversed(), UNKNOWN].map(
      (severity): Column<GroupCounts> => [
        capitalized(severity),
        ({ bySeverity }) => countText(bySeverity[severity]),
      ],
    );
    return table(rows, 'groups', [
      [title, ({ name: group }) => (group === '' ? none : { text: group, max: 100 })],
      ...severities,
      ['Overdue', ({ overdue }) => countText(overdue)],
      ['Oldest', ({ oldestMs }) => (oldestMs === undefined ? '' : { unbroken: age(oldestMs, nowMs) })],
    ]);
  };
  return [
    ...section(`Open findings by ${name}`, groupTable(teams, capitalized(name), `no ${name}`)),
    ...section('Open findings by OWASP class', groupTable(classes, 'Class', '')),
  ];
}

function countText(count = 0): Inline {
  return count === 0 ? '' : number(count);
}
