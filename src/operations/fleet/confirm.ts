import type { ProjectChange } from '../../model/change.ts';
import { CancelledError, PlatformError } from '../../platform/http/errors.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { WritingContext } from '../context.ts';
import { endsStep, forEachConcurrently } from '../step.ts';
import type { ChangeWriter } from './change-writer.ts';
import { noteMeanwhile } from './fresh.ts';
import { failRow, idOf, noteDone, type OpenRow } from './row.ts';
import { merged, type ProjectTask } from './wanted.ts';

const MAX_ROUNDS = 3;
/** Two steps that work side by side must not meet again. */
const MAX_JITTER_MS = 300;

export interface Phase {
  has(change: ProjectChange): boolean;
  writer: ChangeWriter;
}

export interface Work {
  task: ProjectTask;
  row: OpenRow;
}

/**
 * Looks once more at projects whose writes sent more than the change: where another step wrote at the same time,
 * one of the two was undone. What is missing is written again.
 */
export async function confirm(
  context: WritingContext,
  slug: string,
  concurrency: number,
  work: readonly Work[],
  { has, writer }: Phase,
): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS && writer.overlapping.size > 0; round++) {
    const { overlapping } = writer;
    const due = work.filter(({ row }) => overlapping.has(row) && row.failure === undefined);
    overlapping.clear();
    await forEachConcurrently(due, concurrency, async ({ task, row }) => {
      const project = await readAgain(context, slug, task.project);
      const isRight = project === undefined || !task.wanted(project).some(has);
      if (isRight) return;
      noteDone(row, row.done ?? [], project);
      noteMeanwhile(row, { ...project, ...afterWrite(task, project) }, project);
      await context.clock.sleep(context.clock.random() * MAX_JITTER_MS, context.stop);
      await writeAgain(slug, { ...task, readAtMs: Number.NEGATIVE_INFINITY }, row, writer);
    });
  }
}

/** Undefined where it cannot be read: the write was seen to be true when it was made. */
async function readAgain(context: WritingContext, slug: string, project: Project) {
  try {
    return await context.platform.project(slug, project.name, idOf(project));
  } catch (error) {
    if (error instanceof PlatformError && !(error instanceof CancelledError)) return undefined;
    throw error;
  }
}

async function writeAgain(
  slug: string,
  task: ProjectTask,
  row: OpenRow,
  writer: ChangeWriter,
): Promise<void> {
  try {
    row.done = merged(row.done ?? [], await writer.write(slug, task, row));
  } catch (error) {
    failRow(row, error);
    if (endsStep(error)) throw error;
  }
}

/** The tags that the write left, so that what went since can be named. */
function afterWrite(task: ProjectTask, project: Project): Pick<Project, 'tags'> {
  const missing = task
    .wanted(project)
    .flatMap((change) => (change.field === 'tag' && change.after ? [change.tag] : []));
  return { tags: [...project.tags, ...missing] };
}
