import type { OwnerSeen } from '../model/notice.ts';
import type { Coverage, OverdueFinding, RulesResult } from '../rules/plan/result.ts';
import { type Block, type Inline, paragraph, type Section, section } from './content.ts';
import { counted, joined, number } from './figures.ts';
import { groupSections, severityChips } from './findings/counts.ts';
import { findingTable } from './findings/list.ts';
import type { ListContext } from './view.ts';

/** What needs somebody's attention beyond the changes. */
export function coverageSections(
  { coverage, request }: Pick<RulesResult, 'coverage' | 'request'>,
  context: ListContext,
): Section[] {
  if (coverage === undefined) return [];
  const { uncovered = [], incomplete, neverScanned, notScannedFor30Days, overdue, groups } = coverage;
  const isUnknown = request.rules.coverage && coverage.uncovered === undefined && incomplete !== undefined;
  const unknown = 'Repositories that the platform does not know';
  return [
    ...(isUnknown
      ? section(unknown, paragraph({ sentence: coverageUnknown(incomplete) }))
      : namesSection(unknown, uncovered)),
    ...namesSection('Projects that were never scanned', neverScanned),
    ...namesSection('Projects not scanned for 30 days', notScannedFor30Days),
    ...section(
      `Findings open longer than the service levels allow: ${number(overdue.length)}`,
      overdueBlocks(overdue, context),
      true,
    ),
    ...groupSections(groups, context.nowMs),
  ];
}

/** Why nobody knows which repositories are missing on the platform: a sentence. */
export function coverageUnknown(owners: readonly OwnerSeen[]): string {
  const texts = owners.map(({ owner, seen, of, isCut }) => {
    if (isCut) return `GitHub did not list the repositories of ${owner} to the end`;
    if (of === 0) return `GitHub does not let the token list the repositories of ${owner}`;
    return `the token sees only ${number(seen)} of ${counted(of, 'repository', 'repositories')} that projects of ${owner} belong to`;
  });
  const why = texts.length === 0 ? 'no project belongs to an owner on GitHub' : joined(texts);
  return `\`uncovered\` is not set, because ${why}.`;
}

function namesSection(title: string, names: readonly string[]): Section[] {
  if (names.length === 0) return [];
  return section(`${title}: ${number(names.length)}`, paragraph({ codes: names, max: 100 }), true);
}

function overdueBlocks(overdue: readonly OverdueFinding[], context: ListContext): Block[] {
  if (overdue.length === 0) return [];
  const findings = overdue.map(({ finding }) => finding);
  const cell = (_finding: unknown, index: number): Inline => ({
    unbroken: `${counted(overdue[index]?.daysOver ?? 0, 'day')} over`,
  });
  const rows = findingTable(findings, { ...context, extra: { head: 'Overdue', cell } });
  return [...paragraph(severityChips(findings)), ...rows];
}

/** `3 repositories not covered, 12 findings overdue`; empty where nothing was looked at, or nothing is wrong. */
export function coverageText(coverage: Coverage | undefined): string {
  if (coverage === undefined) return '';
  const { uncovered = [], repositories = 0, neverScanned, notScannedFor30Days, overdue } = coverage;
  const counts = [
    [uncovered, 'repository not covered', 'repositories not covered'],
    [neverScanned, 'project never scanned', 'projects never scanned'],
    [notScannedFor30Days, 'project not scanned for 30 days', 'projects not scanned for 30 days'],
    [overdue, 'finding overdue', 'findings overdue'],
  ] as const;
  const some = counts.filter(([{ length }]) => length > 0);
  const isCovered = coverage.uncovered?.length === 0 && repositories > 0;
  return [
    ...(isCovered ? [`all ${counted(repositories, 'repository', 'repositories')} covered`] : []),
    ...some.map(([{ length }, one, several]) => counted(length, one, several)),
  ].join(', ');
}
