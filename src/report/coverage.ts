import type { Coverage, OverdueFinding } from '../model/result.ts';
import { counted, joined, number } from './figures.ts';
import { findingTable } from './findings/finding-table.ts';
import { shownFinding } from './findings/shown-finding.ts';
import { code, leftOut, MAX_ROWS, names, paragraph, section } from './markup.ts';
import type { PlanSectionOptions } from './plan-sections.ts';

/** What needs somebody's attention beyond the changes. */
export function coverageSections(coverage: Coverage | undefined, options: PlanSectionOptions): string[] {
  if (coverage === undefined) return [];
  const { uncovered = [], neverScanned, notScannedFor30Days, overdue } = coverage;
  return [
    ...section(
      'Repositories that the platform does not know',
      names(uncovered, ['repository', 'repositories']),
    ),
    ...section('Projects that were never scanned', names(neverScanned, ['project', 'projects'])),
    ...section('Projects not scanned for 30 days', names(notScannedFor30Days, ['project', 'projects'])),
    ...overdueSection(overdue, options),
  ];
}

function overdueSection(
  overdue: readonly OverdueFinding[],
  { links, nowMs, maxRows }: PlanSectionOptions,
): string[] {
  const teams = [...Map.groupBy(overdue, ({ team }) => team ?? '')].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const byTeam = teams.map(
    ([team, rows]) => `${team === '' ? 'no team' : code(team)}: ${number(rows.length)}`,
  );
  const shown = overdue.slice(0, maxRows ?? MAX_ROWS);
  return section(
    'Findings open longer than the service levels allow',
    teams.length > 1 || !teams.some(([team]) => team === '')
      ? paragraph(joined(byTeam.slice(0, 30))) + leftOut(byTeam.length - 30, 'teams')
      : '',
    findingTable(
      shown.map(({ finding }) => shownFinding(finding)),
      {
        links,
        nowMs,
        total: overdue.length,
        ...(maxRows === undefined ? {} : { maxRows }),
        extra: { head: 'Over by', cell: (_finding, index) => counted(shown[index]?.daysOver ?? 0, 'day') },
      },
    ),
  );
}

/** `3 repositories not covered, 12 findings overdue`; empty where all is well. */
export function coverageText(coverage: Coverage | undefined): string {
  if (coverage === undefined) return '';
  const { uncovered = [], neverScanned, notScannedFor30Days, overdue } = coverage;
  return [
    uncovered.length === 0 ? '' : `${counted(uncovered.length, 'repository', 'repositories')} not covered`,
    neverScanned.length === 0 ? '' : `${counted(neverScanned.length, 'project')} never scanned`,
    notScannedFor30Days.length === 0
      ? ''
      : `${counted(notScannedFor30Days.length, 'project')} not scanned for 30 days`,
    overdue.length === 0 ? '' : `${counted(overdue.length, 'finding')} overdue`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
