import { rowsByKind } from '../changes/rows.ts';
import { TEXT_FIELDS, type TextField } from '../model/project-settings.ts';
import type { ApplyResult, Plan, PlanResult } from '../model/result.ts';
import { overLimit } from './explain/rules.ts';
import { counted, joined, minuteOf, number } from './figures.ts';
import { countedSettings } from './project-changes.ts';

/** How many changes of each kind a plan has. */
interface PlanFigures {
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

export function planFigures({ rows }: Pick<Plan, 'rows'>): PlanFigures {
  const { policies, projects, findings } = rowsByKind(rows);
  const of = projects.map(({ change }) => change);
  const tags = of.flatMap((change) => (change.field === 'tag' ? [change.after] : []));
  const switches = of.flatMap((change) =>
    change.field === 'diff_scan' || change.field === 'full_scan' ? [change.after] : [],
  );
  const entries = policies.flatMap(({ change }) => change.entries);
  const toAdd = tags.filter(Boolean).length;
  const on = switches.filter(Boolean).length;
  return {
    toAdd,
    toRemove: tags.length - toAdd,
    on,
    off: switches.length - on,
    texts: TEXT_FIELDS.map((name) => [name, of.filter(({ field }) => field === name).length] as const),
    toTriage: findings.length,
    policies: entries.length,
    policyDeletes: entries.filter(({ effect }) => effect === 'delete').length,
  };
}

/** `41 tags to add, 3 to remove, 2 scans to switch off, 135 findings to triage`; `Nothing to change`. */
export function totalsText(plan: Pick<Plan, 'rows'>): string {
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
  return parts.length === 0 ? 'Nothing to change' : parts.join(', ');
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
  const changed = new Set(rowsByKind(plan.rows).projects.map(({ change }) => change.project.name));
  return `${counted(Math.max(0, facts.projectsInScope - changed.size), 'project')} unchanged`;
}

/** The limits that a plan crosses, as its first line says it; empty where there are none. */
export function overText({ over }: Plan): string {
  return over.length === 0
    ? ''
    : `Over ${over.length === 1 ? 'a limit' : 'limits'}: ${joined(over.map(overLimit))}`;
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
