import type { Coverage, OverdueFinding } from '../rules/plan/result.ts';
import { type Block, dotted, type Inline, paragraph, type Section, section } from './content.ts';
import { counted, number } from './figures.ts';
import { findingTable, severityChips } from './findings/list.ts';
import { tallyOf } from './findings/tally.ts';
import type { ListContext } from './platform-links.ts';

/** What needs somebody's attention beyond the changes. */
export function coverageSections(coverage: Coverage | undefined, context: ListContext): Section[] {
  if (coverage === undefined) return [];
  const { uncovered = [], neverScanned, notScannedFor30Days, overdue } = coverage;
  return [
    ...namesSection('Repositories that the platform does not know', uncovered),
    ...namesSection('Projects that were never scanned', neverScanned),
    ...namesSection('Projects not scanned for 30 days', notScannedFor30Days),
    ...section(
      `Findings open longer than the service levels allow: ${number(overdue.length)}`,
      overdueBlocks(overdue, context),
      true,
    ),
  ];
}

function namesSection(title: string, names: readonly string[]): Section[] {
  if (names.length === 0) return [];
  return section(`${title}: ${number(names.length)}`, paragraph({ codes: names, max: 100 }), true);
}

function overdueBlocks(overdue: readonly OverdueFinding[], context: ListContext): Block[] {
  if (overdue.length === 0) return [];
  const teams = [...Map.groupBy(overdue, ({ team }) => team ?? '')].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const byTeam = teams
    .slice(0, 30)
    .map(([team, rows]): Inline => [team === '' ? 'no team' : { code: team }, ` ${number(rows.length)}`]);
  const others = teams.length - byTeam.length;
  const findings = overdue.map(({ finding }) => finding);
  const cell = (_finding: unknown, index: number): Inline => ({
    unbroken: `${counted(overdue[index]?.daysOver ?? 0, 'day')} over`,
  });
  const rows = findingTable(findings, { ...context, extra: { head: 'Overdue', cell } });
  return [
    ...paragraph(severityChips(tallyOf(findings, context.nowMs))),
    ...(teams.some(([team]) => team !== '')
      ? paragraph(dotted([...byTeam, others > 0 ? `${number(others)} more teams` : '']))
      : []),
    ...rows,
  ];
}

/** `3 repositories not covered, 12 findings overdue`; empty where all is well. */
export function coverageText(coverage: Coverage | undefined): string {
  if (coverage === undefined) return '';
  const { uncovered = [], neverScanned, notScannedFor30Days, overdue } = coverage;
  const counts = [
    [uncovered, 'repository not covered', 'repositories not covered'],
    [neverScanned, 'project never scanned', 'projects never scanned'],
    [notScannedFor30Days, 'project not scanned for 30 days', 'projects not scanned for 30 days'],
    [overdue, 'finding overdue', 'findings overdue'],
  ] as const;
  const some = counts.filter(([{ length }]) => length > 0);
  return some.map(([{ length }, one, several]) => counted(length, one, several)).join(', ');
}
