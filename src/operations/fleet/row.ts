import type { ProjectChange } from '../../model/change.ts';
import type { ProjectRow } from '../../model/result.ts';
import { CancelledError, PlatformError } from '../../platform/http/errors.ts';
import type { Project } from '../../platform/resources/project.ts';
import { rowFailureOf } from '../step.ts';
import { formerOf, isSameChange, isTagChange, shows } from './wanted.ts';

/** A row while its project is worked on; the result has it as it is in the end. */
export type OpenRow = { -readonly [Field in keyof ProjectRow]: ProjectRow[Field] };

export function newRow(name: string): OpenRow {
  return { project: name, state: 'not-reached', changes: [] };
}

/** What an answer about the project must have: an answer about another one is not about it. */
export function idOf(project: { id?: bigint } | undefined): { id?: bigint } {
  return project?.id === undefined ? {} : { id: project.id };
}

/** Takes over what a read shows: the platform's spelling of the name, and what was there before. */
export function noteProject(row: OpenRow, project: Project): void {
  row.project = project.name;
  if (project.id !== undefined) row.id = project.id;
  if (project.url !== undefined) row.url = project.url;
  row.former ??= formerOf(project);
}

export function rowOf(project: Project, changes: readonly ProjectChange[]): OpenRow {
  const row = newRow(project.name);
  noteProject(row, project);
  row.changes = changes;
  return row;
}

/** Takes over changes that are sent although the plan does not have them, because others changed something since. */
export function noteSent(row: OpenRow, changes: readonly ProjectChange[]): void {
  const unplanned = changes.filter((change) => !row.changes.some((one) => isSameChange(one, change)));
  if (unplanned.length === 0) return;
  row.changes = [...row.changes, ...unplanned];
  // What others did there is not kept.
  if (row.meanwhile !== undefined) row.meanwhile = keptMeanwhile(row, row.meanwhile);
}

/** Those of the changes of others that the row does not change itself: `+tag`, `-tag`, `diff_scan on`. */
export function keptMeanwhile(row: OpenRow, changed: readonly string[]): string[] {
  const own = new Set(row.changes.map((change) => (isTagChange(change) ? change.tag : change.field)));
  return changed.filter((one) => !own.has(/^[+-]/.test(one) ? one.slice(1) : one.replace(/ .*/, '')));
}

/** Takes over changes that were seen to be true, each once. */
export function noteDone(row: OpenRow, changes: readonly ProjectChange[]): void {
  const done = row.done ?? [];
  const isNew = (change: ProjectChange) => !done.some((one) => isSameChange(one, change));
  row.done = [...done, ...changes.filter(isNew)];
}

/** Takes back those of the changes that a project shows no more. */
export function noteUndone(row: OpenRow, project: Project): void {
  if (row.done !== undefined) row.done = row.done.filter((change) => shows(project, change));
}

/**
 * Ends a row with an error. A request that was cancelled before it was sent leaves the row as it was, with what
 * was done for it before; one whose answer was awaited leaves it unknown.
 */
export function failRow(row: OpenRow, error: unknown): void {
  const isOpenStill = row.state === 'not-reached';
  if (error instanceof CancelledError && !error.failure.uncertain && isOpenStill) return;
  const isOpen = error instanceof PlatformError && error.failure.uncertain;
  row.failure =
    isOpen && error instanceof PlatformError
      ? { kind: 'unknown', cause: error.failure }
      : rowFailureOf(error);
  row.state = row.failure.kind === 'unknown' ? 'unknown' : 'failed';
}
