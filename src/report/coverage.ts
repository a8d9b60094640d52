import type { Coverage, OverdueFinding } from '../model/result.ts';
import { counted, number } from './figures.ts';
import { severityChips } from './findings/counts.ts';
import { findingList } from './findings/finding-list.ts';
import { tallyOf } from './findings/tally.ts';
import { code, folded, leftOut, MAX_BLOCKS, names, paragraph, section } from './markup.ts';
import type { PlanSectionOptions } from './plan-sections.ts';

/** What needs somebody's attention beyond the changes. */
export function coverageSections(coverage: Coverage | undefined, options: PlanSectionOptions): string[] {
  if (coverage === undefined) return [];
  const { uncovered = [], neverScanned, notScannedFor30Days, overdue } = coverage;
  return [
    ...section('Repositories that the platform does not know', names(uncovered, 'repositories')),
    ...section('Projects that were never scanned', names(neverScanned, 'projects')),
    ...section('Projects not scanned for 30 days', names(notScannedFor30Days, 'projects')),
    ...overdueSection(overdue, options),
  ];
}

function overdueSection(overdue: readonly OverdueFinding[], options: PlanSectionOptions): string[] {
  const teams = [...Map.groupBy(overdue, ({ team }) => team ?? '')].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const byTeam = teams.map(
    ([team, rows]) => `${team === '' ? 'no team' : code(team)} ${number(rows.length)}`,
  );
  const findings = overdue.map(({ finding }) => finding);
  const list = findingList(findings, {
    ...options,
    extra: {
      head: 'Overdue',
      cell: (_finding, index) => `${counted(overdue[index]?.daysOver ?? 0, 'day')} over`,
    },
  });
  return section(
    'Findings open longer than the service levels allow',
    paragraph(severityChips(tallyOf(findings, options.nowMs))),
    teams.some(([team]) => team !== '')
      ? paragraph(byTeam.slice(0, 30).join(' · ')) + leftOut(byTeam.length - 30, 'teams')
      : '',
    overdue.length > MAX_BLOCKS ? folded(counted(overdue.length, 'finding'), list) : list,
  );
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
