import { entryCounts } from '../changes/entry-counts.ts';
import { rowsByKind } from '../changes/rows.ts';
import type { ChangeReason, PolicyEntry, ProjectChange, Row, TriageChange } from '../model/change.ts';
import { statusAfter } from '../model/findings.ts';
import { PROJECT_SETTINGS } from '../model/project-settings.ts';
import type { Plan, RulesResult } from '../rules/plan/result.ts';
import type { Inline } from './content.ts';
import { overLimit } from './explain/rules.ts';
import { counted, joined, minuteOf, number, spaced, valueText } from './figures.ts';
import { entrySign, entryText } from './policy-rows.ts';

export function planFigures({ rows }: Pick<Plan, 'rows'>) {
  const { policies, projects, findings } = rowsByKind(rows);
  const count = (isMeant: (change: ProjectChange) => boolean) =>
    projects.filter(({ change }) => isMeant(change)).length;
  const isSwitch = ({ field }: ProjectChange) => field === 'diff_scan' || field === 'full_scan';
  const isOn = (change: ProjectChange) => change.field !== 'none' && change.after === true;
  const entries = policies.flatMap(({ change }) => change.entries);
  return {
    toAdd: count((change) => change.field === 'tag' && change.after),
    toRemove: count((change) => change.field === 'tag' && !change.after),
    on: count((change) => isSwitch(change) && isOn(change)),
    off: count((change) => isSwitch(change) && !isOn(change)),
    branches: count(({ field }) => field === 'primary_branch'),
    toTriage: findings.length,
    /** Entries of the policies' difference; those that take protection away. */
    policies: entries.length,
    weakening: entries.filter((entry) => entryCounts(entry).weakening > 0).length,
  };
}

/** `41 tags to add, 3 to remove, 2 scans to switch off, 135 findings to triage`; `Nothing to change`. */
export function totalsText(plan: Pick<Plan, 'rows'>): string {
  const { toAdd, toRemove, on, off, branches, toTriage, policies, weakening } = planFigures(plan);
  const parts = [
    series('policy or exception', [policies - weakening, 'change'], [weakening, 'remove or weaken']),
    series('tag', [toAdd, 'add'], [toRemove, 'remove']),
    series('scan', [on, 'switch on'], [off, 'switch off']),
    series('primary branch', [branches, 'set']),
    series('finding', [toTriage, 'triage']),
  ];
  return parts.flat().join(', ') || 'Nothing to change';
}

const PLURALS: Readonly<Record<string, string>> = {
  'policy or exception': 'policies and exceptions',
  'primary branch': 'primary branches',
};

/** `41 tags to add`, `3 to remove` */
function series(one: string, ...counts: (readonly [count: number, verb: string])[]): string[] {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, verb], at) => `${at === 0 ? counted(count, one, PLURALS[one]) : number(count)} to ${verb}`);
}

/** `2,911 projects unchanged, 12 unknown`; undefined where it is not known. */
export function unchangedText({ plan }: RulesResult): string | undefined {
  if (plan === undefined) return undefined;
  const changed = new Set(rowsByKind(plan.rows).projects.map(({ change }) => change.project.name));
  const unknown = plan.unknown.filter(({ target }) => !changed.has(target)).length;
  const unchanged = Math.max(0, plan.projectsInScope - changed.size - unknown);
  return `${counted(unchanged, 'project')} unchanged${unknown === 0 ? '' : `, ${number(unknown)} unknown`}`;
}

/** The limits that a plan crosses, as its first line says it; empty where there are none. */
export function overText({ over }: Plan): string {
  return over.length === 0
    ? ''
    : `Over ${over.length === 1 ? 'a limit' : 'limits'}: ${joined(over.map(overLimit))}`;
}

/** `Plan 7c1e44a0 · acme · .github/code-security.yml at 3f2c9d1 · as of 2026-11-21 05:17 UTC` */
export function planTitle({ plan, deployment, request }: RulesResult): string {
  const { rules, event } = request;
  const parts = [
    plan === undefined ? 'Plan' : `Plan ${plan.hash.slice(0, 8)}`,
    deployment.slug,
    event.sha === undefined ? rules.path : `${rules.path} at ${event.sha.slice(0, 7)}`,
    plan && `as of ${minuteOf(plan.momentMs)}`,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

interface PlanRow {
  /** What takes something away comes first. */
  rank: number;
  /** Sign and field. */
  start: Inline;
  target: Inline;
  change: Inline;
  why: string;
}

/** Changes by the rule that wants them, what takes something away first. */
export function planGroups(rows: readonly Row[]): { name: string; rows: readonly Row[] }[] {
  return [...Map.groupBy(rows, groupName)]
    .map(([name, of]) => ({ name, rows: of, rank: planRows(of)[0]?.rank ?? 0 }))
    .sort((one, other) => one.rank - other.rank);
}

function groupName({ change, why }: Row): string {
  if (change.field === 'policies') return 'Policies';
  if (why?.because === 'managed') return 'Managed tags that no rule wants';
  return why?.rule === undefined ? 'Other changes' : `Rule "${why.rule}"`;
}

/** What takes something away comes first. Triage of many findings by one rule is one line. */
export function planRows(rows: readonly Row[]): PlanRow[] {
  const { policies, projects, findings } = rowsByKind(rows);
  return [
    ...policies.flatMap(({ change }) => change.entries.map(policyRow)),
    ...projects.flatMap(projectRow),
    ...triageRows(findings),
  ].sort((one, other) => one.rank - other.rank);
}

function planRow(
  rank: number,
  [sign, field]: readonly [sign: '+' | '-' | '~', field: string],
  target: Inline,
  change: Inline,
  why?: ChangeReason,
): PlanRow {
  const start: Inline = [{ code: sign }, { unbroken: ` ${field}` }];
  return { rank, start, target, change, why: reasonText(why) };
}

function projectRow({ change, why }: Row<ProjectChange>): PlanRow[] {
  if (change.field === 'none') return [];
  const { after, project } = change;
  const target = { link: project.name, to: project.url };
  if (change.field === 'tag') {
    const tag = { code: change.tag, max: 100 };
    return [planRow(after ? 5 : 2, [after ? '+' : '-', 'tag'], target, tag, why)];
  }
  const text = `${valueText(change.before)} → ${valueText(after)}`;
  if (change.field === 'primary_branch') return [planRow(4, ['~', 'branch'], target, text, why)];
  const { key } = PROJECT_SETTINGS[change.field];
  return [planRow(after ? 4 : 1, ['~', 'scan'], target, `${key} ${text}`, why)];
}

function triageRows(rows: readonly Row<TriageChange>[]): PlanRow[] {
  const groups = Map.groupBy(rows, ({ change: { finding, after }, why }) => {
    return JSON.stringify([why?.rule, why?.over, why?.because, why?.until, finding.status, after.state]);
  });
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { change, why } = first;
    const rank = change.after.state === 'ignored' ? 0 : 3;
    const target = counted(others.length + 1, 'finding');
    return planRow(rank, ['~', 'triage'], target, triageText(change), why);
  });
}

/** What takes protection away is what nobody may miss. */
function policyRow(entry: PolicyEntry): PlanRow {
  const rank = entryCounts(entry).weakening > 0 ? -1 : 1;
  return planRow(rank, [entrySign(entry), 'policy'], entry.part, entryText(entry));
}

/** `open → ignored`. `reopened` is a target: the status that shows is `open`. */
export function triageText({ finding, after: { state } }: TriageChange): string {
  const after = state === undefined ? 'a note' : spaced(statusAfter(state));
  return `${spaced(finding.status ?? 'any state')} → ${after}`;
}

/** `rule "old noise in tests", until 2027-02-19` */
export function reasonText(why: ChangeReason | undefined): string {
  if (why === undefined) return '';
  const { rule, over, because, until } = why;
  if (because === 'managed') return 'managed tag, no rule wants it';
  if (because === 'ended')
    return rule === undefined ? 'its ignore has ended' : `ignore of "${rule}" has ended`;
  return [
    rule === undefined ? '' : `rule "${rule}"`,
    over === undefined ? '' : `over "${over}"`,
    until === undefined ? '' : `until ${until.slice(0, 10)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
