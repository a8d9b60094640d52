import type { ProjectChange } from '../../model/change.ts';
import { CancelledError, PlatformError } from '../../platform/http/errors.ts';
import { PagingError } from '../../platform/paging/paging-error.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { WritingContext } from '../context.ts';
import { endsStep, forEachConcurrently, RowError } from '../step.ts';
import type { ChangeWriter } from './change-writer.ts';
import { noteMeanwhile } from './fresh.ts';
import { failRow, idOf, noteDone, noteUndone, type OpenRow } from './row.ts';
import { isTagChange, type ProjectTask } from './wanted.ts';

const MAX_ROUNDS = 3;
/** Two steps that work side by side must not meet again. */
const MAX_JITTER_MS = 300;
/** So many projects are read one by one; the tags of more are taken from the list. */
const MAX_SINGLE_READS = 5;

export interface Phase {
  has(change: ProjectChange): boolean;
  writer: ChangeWriter;
}

export interface Work {
  task: ProjectTask;
  row: OpenRow;
}

/**
 * Looks once more at projects whose changes a write of another step may have undone at the same time. What is
 * missing is written again; what does not stay fails its row.
 */
export async function confirm(
  context: WritingContext,
  slug: string,
  concurrency: number,
  work: readonly Work[],
  { has, writer }: Phase,
): Promise<void> {
  for (let round = 0; writer.overlapping.size > 0; round++) {
    const left = new Map(writer.overlapping);
    writer.overlapping.clear();
    const due = work.filter(({ row }) => left.has(row) && row.failure === undefined);
    const listed = await listedTags(context, slug, due);
    await forEachConcurrently(due, concurrency, async ({ task, row }) => {
      const project =
        listed?.get(row.project.toLowerCase()) ?? (await readAgain(context, slug, task.project));
      if (project === undefined) return;
      noteMeanwhile(row, left.get(row) ?? project, project);
      const isRight = !task.wanted(project).some(has);
      if (isRight) return;
      if (round === MAX_ROUNDS) {
        noteUndone(row, project);
        failRow(row, new RowError(writer.missing(project, task)));
        return;
      }
      await context.clock.sleep(context.clock.random() * MAX_JITTER_MS, context.stop);
      await writeAgain(slug, { ...task, readAtMs: Number.NEGATIVE_INFINITY }, row, writer, project);
    });
  }
}

/** Many projects by the list, which has their tags; undefined where single reads are as quick, or it can't be read. */
async function listedTags(
  context: WritingContext,
  slug: string,
  due: readonly Work[],
): Promise<ReadonlyMap<string, Project> | undefined> {
  if (due.length <= MAX_SINGLE_READS || !due.every(({ task }) => task.changes.every(isTagChange)))
    return undefined;
  const wanted = new Set(due.map(({ row }) => row.project.toLowerCase()));
  const found = new Map<string, Project>();
  try {
    for await (const project of context.platform.projects(slug)) {
      const name = project.name.toLowerCase();
      if (wanted.has(name)) found.set(name, project);
    }
    return found;
  } catch (error) {
    if (error instanceof PagingError || isUnread(error)) return undefined;
    throw error;
  }
}

/** Undefined where it cannot be read: the write was seen to be true when it was made. */
async function readAgain(context: WritingContext, slug: string, project: Project) {
  try {
    return await context.platform.project(slug, project.name, idOf(project));
  } catch (error) {
    if (isUnread(error)) return undefined;
    throw error;
  }
}

function isUnread(error: unknown): boolean {
  return error instanceof PlatformError && !(error instanceof CancelledError);
}

/** @param project as it was read, without the change */
async function writeAgain(
  slug: string,
  task: ProjectTask,
  row: OpenRow,
  writer: ChangeWriter,
  project: Project,
): Promise<void> {
  const { done = [] } = row;
  noteUndone(row, project);
  try {
    const made = await writer.rewrite(slug, task, row, done);
    row.done = [];
    noteDone(row, made);
  } catch (error) {
    const isUnsent = error instanceof CancelledError && !error.failure.uncertain;
    failRow(row, isUnsent ? new RowError(writer.missing(project, task)) : error);
    if (endsStep(error)) throw error;
  }
}
