import type { OverdueFinding, RulesResult } from '../../rules/plan/result.ts';
import { type Block, type Inline, paragraph, type Section, section, table } from '../content.ts';
import { UNKNOWN_REASONS } from '../explain/unknown.ts';
import { counted, number } from '../figures.ts';
import { groupSections, severityChips } from '../findings/counts.ts';
import { findingTable } from '../findings/list.ts';
import { atLeast, gapsOf } from '../gaps.ts';
import type { Figure, Figures, ListContext } from '../view.ts';

/** Whatever needs attention besides the changes. */
export function coverageSections(
  result: RulesResult,
  { overdue: overdueFigure, uncovered: uncoveredFigure }: Figures,
  context: ListContext,
): Section[] {
  const { plan } = result;
  if (plan === undefined) return [];
  const { uncovered = [], neverScanned, notScannedFor30Days, overdue, groups } = plan.coverage;
  const count = (figure: Figure | undefined, { length }: readonly unknown[]) =>
    atLeast(result, figure, number(length));
  return [
    ...namesSection(
      `Repositories that the platform does not know: ${count(uncoveredFigure, uncovered)}`,
      uncovered,
    ),
    ...namesSection(`Projects that were never scanned: ${number(neverScanned.length)}`, neverScanned),
    ...namesSection(
      `Projects not scanned for 30 days: ${number(notScannedFor30Days.length)}`,
      notScannedFor30Days,
    ),
    ...section(
      `Findings open longer than the service levels allow: ${count(overdueFigure, overdue)}`,
      overdueBlocks(overdue, context),
      true,
    ),
    ...groupSections(groups, context.nowMs),
  ];
}

function namesSection(title: string, names: readonly string[]): Section[] {
  if (names.length === 0) return [];
  return section(title, paragraph({ codes: names, max: 100 }), true);
}

function overdueBlocks(overdue: readonly OverdueFinding[], context: ListContext): Block[] {
  if (overdue.length === 0) return [];
  const findings = overdue.map(({ finding }) => finding);
  const cell = (_finding: unknown, index: number): Inline => ({
    unbroken: `${counted(overdue[index]?.daysOver ?? 0, 'day')} over`,
  });
  const rows = findingTable(findings, { ...context, extra: ['Overdue', cell] });
  return [...paragraph(severityChips(findings)), ...rows];
}

/** `all 40 repositories covered, 1 project never scanned`; empty without a plan. */
export function coverageText(result: RulesResult, { uncovered: figure }: Figures): string {
  if (result.plan === undefined) return '';
  const { uncovered, repositories = 0, neverScanned, notScannedFor30Days } = result.plan.coverage;
  const isCovered = uncovered?.length === 0 && repositories > 0 && gapsOf(result, figure).length === 0;
  const unscanned = ({ length }: readonly string[], when: string) =>
    length === 0 ? '' : `${counted(length, 'project')} ${when}`;
  const parts = [
    isCovered ? `all ${counted(repositories, 'repository', 'repositories')} covered` : '',
    unscanned(neverScanned, 'never scanned'),
    unscanned(notScannedFor30Days, 'not scanned for 30 days'),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Projects for which rules could not look at GitHub, and changed nothing. */
export function unknownSection({ plan }: RulesResult): Section[] {
  const rows = table(plan?.unknown ?? [], 'projects', [
    ['Project', ({ target }) => target],
    ['Why', ({ reason }) => ({ text: UNKNOWN_REASONS[reason].reason, max: 300 })],
  ]);
  return section('Skipped: no data from GitHub', rows);
}
