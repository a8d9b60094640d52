import type { RulesResult } from '../../rules/plan/result.ts';
import { type Inline, list, paragraph, type Section, section } from '../content.ts';
import { UNKNOWN_REASONS } from '../explain/unknown.ts';
import { groupSections, severityChips } from '../findings/counts.ts';
import { findingTable } from '../findings/list.ts';
import { counted, number } from '../format.ts';
import { atLeast } from '../gaps.ts';
import type { Figure, Figures, ListContext } from '../view.ts';
import { FEW } from './rows.ts';

/** Separate from `coverageSections`, because it comes before the changes. */
export function overdueSection(result: RulesResult, figures: Figures, context: ListContext): Section[] {
  const { overdue = [] } = result.plan?.coverage ?? {};
  const findings = overdue.map(({ finding }) => finding);
  const count = atLeast(result, figures.overdue, number(findings.length));
  const extra = (_finding: unknown, index: number): Inline => ({
    unbroken: `${counted(overdue[index]?.daysOver ?? 0, 'day')} overdue`,
  });
  const blocks = [...paragraph(severityChips(findings)), ...findingTable(findings, { ...context, extra })];
  const title = `Findings open longer than the service levels allow: ${count}`;
  return section(title, blocks, findings.length > FEW);
}

/** Repositories and projects without scans, folded, and tables by team and OWASP class. */
export function coverageSections(result: RulesResult, figures: Figures, context: ListContext): Section[] {
  if (result.plan === undefined) return [];
  const { uncovered = [], neverScanned, notScannedFor30Days, groups } = result.plan.coverage;
  const folded = (title: string, names: readonly string[], figure?: Figure) => {
    const blocks = names.length === 0 ? [] : paragraph({ codes: names, max: 100 });
    return section(`${title}: ${atLeast(result, figure, number(names.length))}`, blocks, true);
  };
  return [
    ...folded('Repositories that the platform does not know', uncovered, figures.uncovered),
    ...folded('Projects that were never scanned', neverScanned),
    ...folded('Projects not scanned for 30 days', notScannedFor30Days),
    ...groupSections(groups, context.nowMs),
  ];
}

/** Projects that rules skipped because they need data from GitHub. */
export function unknownSection({ plan }: RulesResult): Section[] {
  const groups = Map.groupBy(plan?.unknown ?? [], ({ reason }) => reason);
  const items = [...groups].map(([reason, projects]): Inline => {
    const names = projects.map(({ target }) => target);
    return { lines: [UNKNOWN_REASONS[reason].reason, { codes: names, max: 100 }] };
  });
  return section('Skipped: no data from GitHub', list(items, 'reasons'));
}
