import { rowsByUnit } from '../../changes/rows.ts';
import type { ChangeReason, ProjectChange, Row, TriageChange } from '../../model/change.ts';
import { statusAfter } from '../../model/findings.ts';
import { entryCounts } from '../../policies/entry-counts.ts';
import { type Block, type Inline, table } from '../content.ts';
import { spaced } from '../format.ts';
import { entryInline, policyTarget } from '../policy-rows.ts';
import { changeText, projectLink } from '../project-rows.ts';

/** More changes than this are folded by rule; more overdue findings than this are folded together. */
export const MAX_UNFOLDED = 10;

interface PlanRow {
  /** Ascending: 0 weakens policies, 1 ignores findings, 2 removes tags, switches scans off or changes policies, 3 is the rest. */
  rank: number;
  target: Inline;
  change: Inline;
  why: string;
}

/** Changes by the rule that wants them, in the order of their worst change. */
export function planGroups(rows: readonly Row[]): [name: string, rows: readonly Row[]][] {
  const worstOf = (members: readonly Row[]) =>
    Math.min(
      3,
      ...planRows(members).map(({ rank }) => rank),
      ...rowsByUnit(members).findings.map(triageRank),
    );
  return [...Map.groupBy(rows, groupName)].sort(([, a], [, b]) => worstOf(a) - worstOf(b));
}

function triageRank({ change: { after } }: Row<TriageChange>): number {
  return after.state === 'ignored' ? 1 : 3;
}

function groupName({ change, why }: Row): string {
  if (change.field === 'policies') return 'Policies';
  if (why?.because === 'managed') return 'Managed tags that no rule wants';
  return why?.rule === undefined ? 'Other changes' : `Rule "${why.rule}"`;
}

export function planTable(rows: readonly PlanRow[]): Block[] {
  return table(rows, 'lines', [
    ['Change', ({ target, change }) => ({ lines: [target, change] })],
    ['Why', ({ why }) => ({ text: why, max: 300 })],
  ]);
}

/** Changes of policies and projects by rank. @param isHeaded below the name of their group */
export function planRows(rows: readonly Row[], isHeaded = false): PlanRow[] {
  const { policies, projects } = rowsByUnit(rows);
  const policyRows = policies.flatMap(({ change: { entries } }) =>
    entries.map((entry): PlanRow => {
      const rank = entryCounts(entry).weakening > 0 ? 0 : 2;
      return { rank, target: policyTarget(entry), change: entryInline(entry), why: '' };
    }),
  );
  const projectRows = projects.flatMap((row) => projectRow(row, isHeaded));
  return [...policyRows, ...projectRows].sort((a, b) => a.rank - b.rank);
}

function projectRow({ change, why }: Row<ProjectChange>, isHeaded: boolean): PlanRow[] {
  if (change.field === 'none') return [];
  const target = projectLink(change.project);
  return [
    {
      rank: change.after === false ? 2 : 3,
      target,
      change: changeText(change),
      why: reasonText(why, isHeaded),
    },
  ];
}

/** `open → ignored`. The target state `reopened` shows as the status `open`. */
export function triageText({ finding, after: { state } }: TriageChange): string {
  const after = state === undefined ? 'a note' : spaced(statusAfter(state));
  // The list of secrets shows all of these as `open`.
  const isAnyOpen = finding.kind === 'secrets' && finding.status === 'open';
  const before = isAnyOpen ? 'open, in review or to be fixed' : spaced(finding.status ?? 'any state');
  return `${before} → ${after}`;
}

/** `rule "old noise in tests", until 2027-02-19` @param isHeaded leaves out what the heading of their group says */
export function reasonText(why: ChangeReason | undefined, isHeaded = false): string {
  if (why === undefined) return '';
  const { rule, over, because, until } = why;
  if (because === 'managed') return isHeaded ? '' : 'managed tag, no rule wants it';
  if (because === 'ended') return `ignore of "${rule}" has ended`;
  const parts = [
    isHeaded ? '' : rule && `rule "${rule}"`,
    over && `over "${over}"`,
    until && `until ${until}`,
  ];
  return parts.filter(Boolean).join(', ');
}
