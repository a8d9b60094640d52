import { type Plan, policyEntries } from '../model/plan.ts';
import { isSwitchField, TEXT_FIELDS, type TextField } from '../model/project-settings.ts';
import type { ApplyResult, PlanResult } from '../model/result.ts';
import { overLimit } from './explain/rules.ts';
import { counted, joined, minuteOf, number } from './figures.ts';
import { sentence } from './notices.ts';
import { type PlanRow, planRows } from './plan-rows.ts';
import { tagUseLines } from './policy-text.ts';
import { countedSettings } from './project-changes.ts';

/** How many changes of each kind a plan has. */
export interface PlanFigures {
  toAdd: number;
  toRemove: number;
  on: number;
  off: number;
  /** How many projects get each text. */
  texts: readonly (readonly [TextField, number])[];
  toTriage: number;
  /** Entries of the policies' difference; those that are deleted. */
  policies: number;
  policyDeletes: number;
}

export function planFigures({ changes }: Plan): PlanFigures {
  const entries = policyEntries(changes);
  const policyDeletes = entries.filter(({ effect }) => effect === 'delete').length;
  const texts = TEXT_FIELDS.map(
    (name) => [name, changes.filter(({ change }) => change.field === name).length] as const,
  );
  const ofProjects = { toAdd: 0, toRemove: 0, on: 0, off: 0, texts, toTriage: 0 };
  const figures = { ...ofProjects, policies: entries.length, policyDeletes };
  for (const { change } of changes) {
    if (change.field === 'triage') figures.toTriage += 1;
    else if (change.field === 'tag') figures[change.after ? 'toAdd' : 'toRemove'] += 1;
    else if (change.field !== 'policies' && isSwitchField(change.field))
      figures[change.after ? 'on' : 'off'] += 1;
  }
  return figures;
}

/** `41 tags to add, 3 to remove, 2 scans to switch off, 135 findings to triage`; `nothing to change`. */
export function totalsText(plan: Plan): string {
  const { toAdd, toRemove, on, off, texts, toTriage, policies, policyDeletes } = planFigures(plan);
  const parts = [
    ...series(
      [policies - policyDeletes, 'to change'],
      [policyDeletes, 'to delete'],
      ['policy or exception', 'policies and exceptions'],
    ),
    ...series([toAdd, 'to add'], [toRemove, 'to remove'], ['tag']),
    ...series([on, 'to switch on'], [off, 'to switch off'], ['scan']),
    ...texts.flatMap(([field, count]) => (count === 0 ? [] : [`${countedSettings(count, field)} to set`])),
    ...(toTriage === 0 ? [] : [`${counted(toTriage, 'finding')} to triage`]),
  ];
  return parts.length === 0 ? 'nothing to change' : parts.join(', ');
}

function series(
  one: readonly [number, string],
  other: readonly [number, string],
  noun: readonly [one: string, several?: string],
): string[] {
  return [one, other]
    .filter(([count]) => count > 0)
    .map(([count, to], index) => `${index === 0 ? counted(count, ...noun) : number(count)} ${to}`);
}

/** `2,911 projects unchanged`; undefined where it is not known. */
export function unchangedText({ plan, facts }: PlanResult | ApplyResult): string | undefined {
  if (plan === undefined || facts === undefined) return undefined;
  const changed = new Set(
    plan.changes.flatMap(({ change }) => (change.target.kind === 'project' ? [change.target.name] : [])),
  );
  return `${counted(Math.max(0, facts.projectsInScope - changed.size), 'project')} unchanged`;
}

/** The limits that a plan crosses, as its first line says it; empty where there are none. */
export function overText({ over }: Plan): string {
  return over.length === 0
    ? ''
    : `over ${over.length === 1 ? 'a limit' : 'limits'}: ${joined(over.map(overLimit))}`;
}

/** `Plan 7c1e44a0 · acme · .github/code-security.yml at 3f2c9d1 · as of 2026-11-21 05:17 UTC` */
export function planTitle({ hash, deployment, request, momentMs }: PlanResult | ApplyResult): string {
  const { rules, event } = request;
  const parts = [
    hash === undefined ? 'Plan' : `Plan ${hash.slice(0, 8)}`,
    deployment.slug,
    event.sha === undefined ? rules.path : `${rules.path} at ${event.sha.slice(0, 7)}`,
    momentMs === undefined ? undefined : `as of ${minuteOf(momentMs)}`,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

/** Signs, fields and targets below each other. */
export function alignedRows(rows: readonly PlanRow[]): string[] {
  const width = (key: 'target' | 'change') =>
    Math.min(60, Math.max(0, ...rows.map((row) => row[key].length)));
  const widths = { target: width('target'), change: width('change') };
  return rows.map(({ sign, field, target, change, reason }) =>
    `${sign} ${field.padEnd(7)} ${target.padEnd(widths.target)}  ${change.padEnd(widths.change)}  ${reason}`.trimEnd(),
  );
}

/** The whole plan as the log has it: at most `maxLines` changes, and the others counted. */
export function planTextLines(result: PlanResult | ApplyResult, maxLines: number): string[] {
  const { plan } = result;
  if (plan === undefined) return [];
  const rows = planRows(plan);
  const more = rows.length - maxLines;
  const unchanged = unchangedText(result);
  return [
    planTitle(result),
    ...(plan.over.length === 0 ? [] : [overText(plan)]),
    ...alignedRows(rows.slice(0, maxLines)),
    ...(more > 0 ? [`… and ${number(more)} more lines.`] : []),
    ...tagUseLines(result.facts),
    `${sentence(totalsText(plan))}${unchanged === undefined ? '' : ` ${unchanged}.`}`,
  ];
}
