import type { FindingGroups, GroupCounts } from '../../findings/counts.ts';
import { SEVERITIES } from '../../model/findings.ts';
import { type Inline, type Section, section, table } from '../content.ts';
import { age, number } from '../figures.ts';

/** Open findings by team and by OWASP class; nothing where neither is known. */
export function groupSections(groups: FindingGroups | undefined, nowMs: number): Section[] {
  if (groups === undefined) return [];
  const { prefix, teams, classes } = groups;
  const name = prefix.replace(/[^\p{L}\p{N}]+$/u, '');
  const blocks = (rows: readonly GroupCounts[], title: string, none: string) =>
    groupTable(rows, title, none, groups.hasOverdue, nowMs);
  return [
    ...section(`Open findings by ${name}`, blocks(teams, capitalized(name), `no ${name}`)),
    ...section('Open findings by OWASP class', blocks(classes, 'Class', '')),
  ];
}

function groupTable(
  rows: readonly GroupCounts[],
  title: string,
  none: string,
  hasOverdue: boolean,
  nowMs: number,
) {
  const severities = [...SEVERITIES.toReversed(), 'unknown'].filter((severity) =>
    rows.some(({ bySeverity }) => bySeverity[severity] !== undefined),
  );
  const cells = ({ name, bySeverity, overdue, oldestMs }: GroupCounts): Inline[] => [
    name === '' ? none : { text: name, max: 100 },
    ...severities.map((severity) => countText(bySeverity[severity])),
    ...(hasOverdue ? [countText(overdue)] : []),
    oldestMs === undefined ? '' : { unbroken: age(oldestMs, nowMs) },
  ];
  const head = [title, ...severities.map(capitalized), ...(hasOverdue ? ['Overdue'] : []), 'Oldest'];
  return table(head, rows, cells, 'groups');
}

function countText(count = 0): Inline {
  return count === 0 ? '' : number(count);
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
