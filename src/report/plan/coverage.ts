import type { OverdueFinding, RulesResult } from '../../rules/plan/result.ts';
import { type Block, type Inline, paragraph, type Section, section, table } from '../content.ts';
import { UNKNOWN_REASONS } from '../explain/unknown.ts';
import { groupSections, severityChips } from '../findings/counts.ts';
import { findingTable } from '../findings/list.ts';
import { counted, number } from '../format.ts';
import { atLeast } from '../gaps.ts';
import type { Figures, ListContext } from '../view.ts';

/** Everything besides the changes that needs attention, folded, except the tables by team and OWASP class. */
export function coverageSections(result: RulesResult, figures: Figures, context: ListContext): Section[] {
  if (result.plan === undefined) return [];
  const { uncovered = [], neverScanned, notScannedFor30Days, overdue, groups } = result.plan.coverage;
  const folded = (title: string, items: readonly unknown[], blocks: Block[], figure?: string) => {
    const count = atLeast(result, figure === undefined ? undefined : figures[figure], number(items.length));
    return items.length === 0 ? [] : section(`${title}: ${count}`, blocks, true);
  };
  const foldedNames = (title: string, names: readonly string[], figure?: string) =>
    folded(title, names, paragraph({ codes: names, max: 100 }), figure);
  const overdueTable = overdueBlocks(overdue, context);
  return [
    ...foldedNames('Repositories that the platform does not know', uncovered, 'uncovered'),
    ...foldedNames('Projects that were never scanned', neverScanned),
    ...foldedNames('Projects not scanned for 30 days', notScannedFor30Days),
    ...folded('Findings open longer than the service levels allow', overdue, overdueTable, 'overdue'),
    ...groupSections(groups, context.nowMs),
  ];
}

function overdueBlocks(overdue: readonly OverdueFinding[], context: ListContext): Block[] {
  const findings = overdue.map(({ finding }) => finding);
  const cell = (_finding: unknown, index: number): Inline => ({
    unbroken: `${counted(overdue[index]?.daysOver ?? 0, 'day')} over`,
  });
  const rows = findingTable(findings, { ...context, extra: ['Overdue', cell] });
  return [...paragraph(severityChips(findings)), ...rows];
}

/** Projects for which rules could not look at GitHub, and changed nothing. */
export function unknownSection({ plan }: RulesResult): Section[] {
  const rows = table(plan?.unknown ?? [], 'projects', [
    ['Project', ({ target }) => target],
    ['Why', ({ reason }) => ({ text: UNKNOWN_REASONS[reason].reason, max: 300 })],
  ]);
  return section('Skipped: no data from GitHub', rows);
}
