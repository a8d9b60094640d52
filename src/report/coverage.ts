import type { OwnerSeen, UnknownReason } from '../model/notice.ts';
import type { Coverage, OverdueFinding, RulesResult } from '../rules/plan/result.ts';
import { type Block, type Inline, paragraph, type Section, section, table } from './content.ts';
import { appRemedy } from './explain/github.ts';
import { counted, joined, number } from './figures.ts';
import { groupSections, severityChips } from './findings/counts.ts';
import { findingTable } from './findings/list.ts';
import type { ListContext } from './view.ts';

/** What needs somebody's attention beyond the changes. */
export function coverageSections(
  { plan, request }: Pick<RulesResult, 'plan' | 'request'>,
  context: ListContext,
): Section[] {
  if (plan === undefined) return [];
  const { coverage } = plan;
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
  const rows = findingTable(findings, { ...context, extra: ['Overdue', cell] });
  return [...paragraph(severityChips(findings)), ...rows];
}

/** `198 findings overdue, 1 repository not covered`: what somebody has to act on; empty where there is none. */
export function attentionText({ overdue, uncovered = [] }: Coverage): string {
  return countsText([
    [overdue, 'finding overdue', 'findings overdue'],
    [uncovered, 'repository not covered', 'repositories not covered'],
  ]);
}

/** `all 40 repositories covered, 1 project never scanned`; empty where nothing was looked at. */
export function coverageText(coverage: Coverage | undefined): string {
  if (coverage === undefined) return '';
  const { uncovered, repositories = 0, neverScanned, notScannedFor30Days } = coverage;
  const isCovered = uncovered?.length === 0 && repositories > 0;
  const scans = countsText([
    [neverScanned, 'project never scanned', 'projects never scanned'],
    [notScannedFor30Days, 'project not scanned for 30 days', 'projects not scanned for 30 days'],
  ]);
  const covered = isCovered ? `all ${counted(repositories, 'repository', 'repositories')} covered` : '';
  return [covered, scans].filter(Boolean).join(', ');
}

function countsText(counts: readonly (readonly [of: readonly unknown[], one: string, several: string])[]) {
  const some = counts.filter(([{ length }]) => length > 0);
  return some.map(([{ length }, one, several]) => counted(length, one, several)).join(', ');
}

/** Projects about which something is not known, so that rules changed nothing there. */
export function unknownSection({ plan }: RulesResult): Section[] {
  const rows = table(plan?.unknown ?? [], 'projects', [
    ['Project', ({ target }) => target],
    ['Why', ({ reason }) => ({ text: UNKNOWN_REASONS[reason].reason, max: 300 })],
  ]);
  return section('Unknown: rules that look at GitHub changed nothing there', rows);
}

const OTHER_PLACE =
  'If they are on GitHub, correct their URLs on the platform; if not, nothing has to be done.';

export const UNKNOWN_REASONS: Readonly<Record<UnknownReason, { reason: string; help: string }>> = {
  'not-visible': {
    reason: 'GitHub repository not visible to the token',
    help: `A job's own \`GITHUB_TOKEN\` sees only its own repository and public ones. ${appRemedy()}.`,
  },
  'other-host': { reason: 'the URL points to a host other than GitHub', help: OTHER_PLACE },
  'not-a-repository': {
    reason: 'neither the URL nor the name is that of a GitHub repository',
    help: OTHER_PLACE,
  },
  'no-owner': { reason: 'the owner is not an organization or account on GitHub', help: OTHER_PLACE },
  'owner-refused': {
    reason: 'GitHub does not let the token list the repositories of the owner',
    help: `${appRemedy()}.`,
  },
  'personal-account': {
    reason: "a person's account has neither custom properties nor teams",
    help: 'Rules that need neither still apply to them.',
  },
  'properties-refused': {
    reason: 'GitHub does not let the token read custom properties',
    help: `${appRemedy('Organization: Custom properties (read)')}.`,
  },
  'teams-refused': {
    reason: 'GitHub does not let the token read teams',
    help: `${appRemedy('Organization: Members (read)')}.`,
  },
  'properties-unknown': {
    reason: 'custom properties are not known',
    help: 'GitHub listed them without these repositories. Run the step again.',
  },
  'teams-unknown': { reason: 'teams are not known', help: 'Run the step again.' },
};
