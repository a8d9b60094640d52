/** What a step says, held against the platform's own record: nothing is claimed that is not so, nothing left out. */

import { expect } from 'vitest';
import type { Effect } from '../emulator/platform/record.ts';
import type { Platform } from '../emulator/platform/server.ts';
import type { StepRun } from './step.ts';

interface Finding {
  id: number | bigint;
}

/** A row as the report has it. */
export interface ReportRow {
  change: {
    field: string;
    project?: { name: string };
    tag?: string;
    part?: string;
    entries?: { kind: string; effect: string }[];
    finding?: Finding;
    branches?: Finding[];
    before?: unknown;
    after?: unknown;
  };
  state: string;
  failure?: { kind: string };
  seen?: unknown;
}

/** What was changed, and to what; undefined where only that it was says enough. */
interface Fact {
  key: string;
  after: unknown;
}

/** The rows of a step's report. */
export function rowsOf({ report }: Pick<StepRun, 'report'>): ReportRow[] {
  return report?.rows ?? [];
}

/** What is wrong or missing in the rows of a step; `since` leaves out the effects of earlier steps. */
export function falseClaims({ record }: Platform, { report }: Pick<StepRun, 'report'>, since = 0): string[] {
  const effects = record.slice(since).flatMap((effect) => {
    const fact = factOf(effect);
    return fact === undefined ? [] : [{ ...fact, isOurs: effect.by === 'request' }];
  });
  const ours = effects.filter(({ isOurs }) => isOurs);
  const rows = rowsOf({ report });
  const complaints: string[] = [];
  const told: Fact[] = [];
  for (const row of rows) {
    const wanted = wantedBy(row);
    if (wanted === undefined) continue;
    const isWanted = (one: Fact) => one.key === wanted.key && one.after === wanted.after;
    if (['changed', 'unknown'].includes(row.state) || row.failure?.kind === 'foreign') {
      told.push(wanted, ...(row.change.branches ?? []).map(({ id }) => triageFact(id)));
      if (row.state === 'changed' && !effects.some(isWanted)) complaints.push(`${wanted.key}: claimed`);
    } else if (row.change.field !== 'triage' && ours.some(isWanted)) {
      complaints.push(`${wanted.key}: ${row.state}, but done`);
    }
  }
  const isTold = ({ key, after }: Fact) => told.some((one) => one.key === key && one.after === after);
  const untold = ours
    .filter((one) => !isTold(one))
    .map(({ key, after }) => `${key} ${String(after)}: untold`);
  const triaged = untold.filter((one) => one.startsWith('triage'));
  const others = untold.filter((one) => !one.startsWith('triage'));
  const lost = (report?.notices ?? []).find(({ kind }: { kind: string }) => kind === 'answers-lost');
  return [...complaints, ...others, ...triaged.slice(Number(lost?.atMost ?? 0))];
}

/** Also that outputs and exit code are those of the rows. */
export function expectTrue(platform: Platform, run: StepRun): void {
  expect(falseClaims(platform, run)).toEqual([]);
  const { outputs, exitCode, errors, report } = run;
  const projects = Map.groupBy(
    rowsOf(run).filter(({ change }) => change.project !== undefined),
    ({ change }) => change.project?.name,
  );
  const isIn = (...states: string[]) =>
    [...projects.values()].filter((rows) => rows.some(({ state }) => states.includes(state))).length;
  const failed = isIn('failed', 'unknown', 'not-reached');
  if (report?.operation === 'tag' || report?.operation === 'managed-scan')
    expect(outputs['projects-failed']).toBe(String(failed));
  const isFailed = rowsOf(run).some(({ state }) => ['failed', 'unknown', 'not-reached'].includes(state));
  if (isFailed) expect({ exitCode, errors: errors.length }).toEqual({ exitCode: 1, errors: 1 });
}

/** The findings that requests really moved. */
export function triagedIds({ record }: Platform): Set<bigint> {
  return new Set(
    record.flatMap((one) => (one.what === 'triaged' && one.by === 'request' ? [one.finding] : [])),
  );
}

/** How many notes the finding with the most of them has got. */
export function mostNotes({ state }: Platform): number {
  return Math.max(...state.findings.all.map(({ notes }) => notes.length));
}

/** Changes by requests that arrived. */
export function effectsOf({ record }: Platform): Effect[] {
  return record.filter(({ by }) => by === 'request');
}

function wantedBy({ change }: ReportRow): Fact | undefined {
  const { field, project, tag, part, finding, after } = change;
  if (finding !== undefined) return triageFact(finding.id);
  if (part !== undefined) return { key: `policies ${part}`, after: undefined };
  if (field === 'none') return undefined;
  return { key: projectKey(project?.name ?? '', tag === undefined ? field : `tag ${tag}`), after };
}

function factOf(effect: Effect): Fact | undefined {
  switch (effect.what) {
    case 'tag-added':
    case 'tag-removed':
      return { key: projectKey(effect.project, `tag ${effect.tag}`), after: effect.what === 'tag-added' };
    case 'switched':
      return { key: projectKey(effect.project, effect.flag), after: effect.after };
    case 'primary-branch-set': {
      const after = effect.after.replace('refs/heads/', '');
      return { key: projectKey(effect.project, 'primary_branch'), after };
    }
    case 'triaged':
      return triageFact(effect.finding);
    case 'policies-set':
      return { key: `policies ${effect.part}`, after: undefined };
    default:
      return undefined;
  }
}

/** Tags are compared without regard to case. */
function projectKey(project: string, what: string): string {
  return `${project} ${what}`.toLowerCase();
}

function triageFact(id: number | bigint): Fact {
  return { key: `triage ${String(id)}`, after: undefined };
}
