import type { Coverage, OverdueFinding } from '../rules/plan/result.ts';
import { type Block, dotted, type Inline, paragraph, type Section, section } from './content.ts';
import { counted, number } from './figures.ts';
import { findingTable, severityChips } from './findings/list.ts';
import { tallyOf } from './findings/tally.ts';
import type { ListContext } from './platform-links.ts';

/** Longer lists of names are folded. */
const FEW = 10;

/** What needs somebody's attention beyond the changes. */
export function coverageSections(coverage: Coverage | undefined, context: ListContext): Section[] {
  if (coverage === undefined) return [];
  const { uncovered = [], neverScanned, notScannedFor30Days, overdue } = coverage;
  const sections = [
    ...section('Repositories that the platform does not know', names(uncovered, 'repositories')),
    ...section('Projects that were never scanned', names(neverScanned, 'projects')),
    ...section('Projects not scanned for 30 days', names(notScannedFor30Days, 'projects')),
    ...section('Findings open longer than the service levels allow', overdueBlocks(overdue, context)),
  ];
  return sections.map((one) => ({ ...one, isDetail: true }));
}

function names(texts: readonly string[], several: string): Block[] {
  if (texts.length === 0) return [];
  return foldedIfLong(
    texts.length,
    `${number(texts.length)} ${several}`,
    paragraph({ codes: texts, max: 100 }),
  );
}

function foldedIfLong(count: number, title: string, blocks: readonly Block[]): Block[] {
  return count <= FEW ? [...blocks] : [{ kind: 'folded', groups: [{ title, blocks }], of: 'lists' }];
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
    ...foldedIfLong(overdue.length, counted(overdue.length, 'finding'), rows),
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
