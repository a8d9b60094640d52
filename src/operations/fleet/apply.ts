import type { WritingContext } from '../context.ts';
import { endsStep, forEachConcurrently } from '../step.ts';
import type { ChangeWriter } from './change-writer.ts';
import { confirm } from './confirm.ts';
import { failRow, noteDone, type OpenRow } from './row.ts';
import { SwitchWriter } from './switch-writer.ts';
import { TagWriter } from './tag-writer.ts';
import { isSwitchChange, isTagChange, type ProjectTask } from './wanted.ts';

/**
 * Writes the planned changes: the tags of all projects first, then the switches. One project's failure does not
 * stop the others. Rows are in the order of the tasks and are filled as the work goes on, so that they are right
 * whatever ends it early.
 *
 * @param rows of the tasks, in the same order
 * @throws what ends a step: cancellation, the time limit, a refused token
 */
export async function applyToProjects(
  context: WritingContext,
  slug: string,
  concurrency: number,
  tasks: readonly ProjectTask[],
  rows: readonly OpenRow[],
): Promise<void> {
  const work = tasks.map((task, at) => ({ task, row: rows[at] as OpenRow }));
  const isAlone = tasks.length === 1;
  context.progress.begin('writing', tasks.length);
  const phases = [
    { has: isTagChange, writer: new TagWriter(context, isAlone) },
    { has: isSwitchChange, writer: new SwitchWriter(context) },
  ];
  const left = new Map(work.map(({ task, row }) => [row, phasesOf(task)]));
  for (const { has, writer } of phases) {
    const due = work.filter(({ task, row }) => task.changes.some(has) && row.failure === undefined);
    await forEachConcurrently(due, concurrency, ({ task, row }) => {
      const phasesLeft = (left.get(row) ?? 1) - 1;
      left.set(row, phasesLeft);
      return writeRow(context, slug, task, row, writer, phasesLeft === 0);
    });
    await confirm(context, slug, concurrency, due, { has, writer });
  }
}

function phasesOf({ changes }: ProjectTask): number {
  return Number(changes.some(isTagChange)) + Number(changes.some(isSwitchChange));
}

async function writeRow(
  context: WritingContext,
  slug: string,
  task: ProjectTask,
  row: OpenRow,
  writer: ChangeWriter,
  isLast: boolean,
): Promise<void> {
  try {
    noteDone(row, await writer.write(slug, task, row));
    if (isLast) row.state = row.done?.length === 0 ? 'unchanged' : 'changed';
  } catch (error) {
    failRow(row, error);
    if (endsStep(error)) throw error;
  } finally {
    if (isLast || row.failure !== undefined) context.progress.advance(1);
  }
}
