/** What a step says, held against the platform's own record: nothing is claimed that is not so, and nothing left out. */

import { expect } from 'vitest';
import type { Platform } from '../../emulator/platform/server.ts';
import type { StepRun } from '../step.ts';

/** Set by the platform itself. */
const OWN_TAG = 'managed-scan';

interface Facts {
  tags: readonly string[];
  diff_scan: boolean;
  full_scan: boolean;
}

export type Before = ReadonlyMap<string, Facts>;

interface Change {
  field: 'tag' | 'diff_scan' | 'full_scan';
  tag?: string;
  after: boolean;
}

interface Row {
  project: string;
  state: string;
  changes: Change[];
  done?: Change[];
  tagsAtRisk?: string[];
  failure?: { kind: string; lost?: string[] };
}

/** What the projects are before a step. */
export function factsBefore({ state }: Platform): Before {
  return new Map(state.projects.all.map((project) => [project.name, factsOf(project)]));
}

function factsOf({
  tags,
  managed_scan_config: { diff_scan, full_scan },
}: Platform['state']['projects']['all'][0]): Facts {
  return {
    tags: tags.filter((tag) => tag !== OWN_TAG),
    diff_scan: diff_scan.enabled,
    full_scan: full_scan.enabled,
  };
}

/** Whether the rows, outputs, log and summary of a step that writes to projects are true and whole. */
export function expectTrueFleet(platform: Platform, run: StepRun, before: Before): void {
  const rows: Row[] = run.report.result.journal.projects;
  const byName = new Map(rows.map((row) => [row.project.toLowerCase(), row]));
  expect(byName.size).toBe(rows.length);
  const wrong = platform.state.projects.all.flatMap((project) => {
    const was = before.get(project.name);
    const row = byName.get(project.name.toLowerCase());
    return was === undefined
      ? []
      : complaints(row, withoutStep(platform, project.name, was), factsOf(project), run).map(
          (complaint) => `${project.name} (${row?.state}): ${complaint}`,
        );
  });
  expect(wrong).toEqual([]);
  expectTrueCounts(run, rows);
}

/** As it would be with the edits of other people only. */
function withoutStep({ record }: Platform, name: string, was: Facts): Facts {
  const tags = new Set(was.tags);
  const facts = { ...was };
  for (const effect of record) {
    if (effect.by !== 'person' || !('project' in effect) || effect.project !== name) continue;
    if (effect.what === 'tag-added') tags.add(effect.tag);
    if (effect.what === 'tag-removed') tags.delete(effect.tag);
    if (effect.what === 'switched') facts[effect.flag] = effect.after;
  }
  return { ...facts, tags: [...tags] };
}

function complaints(row: Row | undefined, without: Facts, is: Facts, run: StepRun): string[] {
  const done = row?.done ?? (row?.state === 'changed' ? row.changes : []);
  const open = row?.state === 'unknown' ? row.changes : [];
  const told = [...done, ...open];
  const tells = (wanted: Change) =>
    told.some(
      ({ field, tag, after }) => field === wanted.field && tag === wanted.tag && after === wanted.after,
    );
  const added = is.tags.filter((tag) => !without.tags.includes(tag));
  const gone = without.tags.filter((tag) => !is.tags.includes(tag));
  const switched = (['diff_scan', 'full_scan'] as const).filter((field) => is[field] !== without[field]);
  const risked = [...(row?.tagsAtRisk ?? []), ...(row?.failure?.lost ?? [])];
  const lost = gone.filter((tag) => !tells({ field: 'tag', tag, after: false }));
  return [
    ...added.filter((tag) => !tells({ field: 'tag', tag, after: true })).map((tag) => `untold + ${tag}`),
    ...lost.filter((tag) => !risked.includes(tag)).map((tag) => `untold - ${tag}`),
    ...lost.filter((tag) => !run.summary.includes(tag)).map((tag) => `${tag} is not in the summary`),
    ...lost.filter((tag) => !run.log.includes(tag)).map((tag) => `${tag} is not in the log`),
    ...switched.filter((field) => !tells({ field, after: is[field] })).map((field) => `untold ${field}`),
    ...done.filter((change) => !shows(is, change)).map((change) => `claims ${JSON.stringify(change)}`),
    ...(row?.state === 'changed' && risked.length > 0 ? ['tags at risk in a row that is certain'] : []),
  ];
}

function shows(is: Facts, { field, tag = '', after }: Change): boolean {
  return (field === 'tag' ? is.tags.includes(tag) : is[field]) === after;
}

function expectTrueCounts(
  { outputs, exitCode, errors, summary, log, report }: StepRun,
  rows: readonly Row[],
): void {
  const countOf = (...states: string[]) => rows.filter(({ state }) => states.includes(state)).length;
  if (report.operation !== 'apply') {
    expect(outputs).toMatchObject({
      'projects-changed': String(countOf('changed')),
      'projects-failed': String(countOf('failed', 'unknown')),
    });
  }
  const hasFailed = countOf('failed', 'unknown', 'not-reached') > 0;
  if (hasFailed) expect({ exitCode, errors: errors.length }).toEqual({ exitCode: 1, errors: 1 });
  else if (outputs.outcome === 'succeeded') expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: [] });
  if (countOf('unknown') > 0 && !report.cancelled && outputs['failure-reason'] !== 'time-limit') {
    expect(outputs['failure-reason']).toBe('uncertain');
  }
  for (const { project } of rows
    .filter(({ state }) => state === 'failed' || state === 'unknown')
    .slice(0, 20)) {
    expect(summary).toContain(project);
    expect(log).toContain(project);
  }
}

interface FindingRow {
  change: { target: { id: number } };
  state: string;
}

/** Whether the rows, siblings, outputs and figures of a step that triages are true and whole. */
export function expectTrueTriage(platform: Platform, run: StepRun): void {
  const { journal } = run.report.result;
  const { triage } = journal;
  const rows: FindingRow[] = journal.findings;
  const idsIn = (...states: string[]) =>
    rows.filter(({ state }) => states.includes(state)).map(({ change }) => BigInt(change.target.id));
  const really = triagedIds(platform);
  const claimed = [...idsIn('changed'), ...triage.triaged.map(BigInt), ...siblingIds(journal)];
  expect(claimed.filter((id) => !really.has(id))).toEqual([]);
  const denied = idsIn('failed', 'not-reached', 'unchanged', 'would-change', 'left');
  expect(denied.filter((id) => really.has(id))).toEqual([]);
  const told = new Set([...claimed, ...idsIn('unknown')]);
  const untold = [...really].filter((id) => !told.has(id) && !isSiblingOf(platform, id, idsIn('unknown')));
  expect(untold.length).toBeLessThanOrEqual(triage.uncertain.atMost + triage.unlisted);
  if (run.outputs['num-triaged'] !== undefined) {
    expect(Number(run.outputs['num-triaged'])).toBe(triage.triaged.length + triage.unlisted);
  }
  const isCertain = idsIn('failed', 'unknown', 'not-reached').length === 0 && untold.length === 0;
  if (!isCertain)
    expect(run.summary + run.log).toMatch(/may have (been )?triaged|not known|unknown|failed|not reached/);
}

/** The findings that requests really moved. */
export function triagedIds({ record }: Platform): Set<bigint> {
  return new Set(
    record.flatMap((one) => (one.what === 'triaged' && one.by === 'request' ? [one.finding] : [])),
  );
}

function siblingIds(result: { siblings?: { id: number }[] }): bigint[] {
  return (result.siblings ?? []).map(({ id }) => BigInt(id));
}

function isSiblingOf({ state }: Platform, id: bigint, ids: readonly bigint[]): boolean {
  const finding = state.findings.get(id);
  if (finding === undefined) return false;
  return state.findings.siblings(finding).some((sibling) => ids.includes(sibling.id));
}

/** How many notes the finding with the most of them has got. */
export function mostNotes({ state }: Platform): number {
  return Math.max(...state.findings.all.map(({ notes }) => notes.length));
}

/** Changes by requests that arrived. */
export function effectsOf({ record }: Platform) {
  return record.filter(({ by }) => by === 'request');
}
