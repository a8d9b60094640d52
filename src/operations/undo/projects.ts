import type { ProjectChange } from '../../model/change.ts';
import type { SavedProject } from '../../model/saved.ts';
import type { Context } from '../context.ts';
import { endsStep, forEachConcurrently } from '../step.ts';
import { shows } from '../write/project-fields.ts';
import { idOf, ProjectRecord } from '../write/project-record.ts';

/** Plans to take back what still is as the step left it. What somebody has overtaken since is left. */
export async function planProjectUndo(
  context: Context,
  slug: string,
  concurrency: number,
  saved: readonly SavedProject[],
): Promise<ProjectRecord[]> {
  const records = saved.map(({ name }) => new ProjectRecord(name));
  if (saved.length > 0) context.progress.begin('reading', saved.length);
  await forEachConcurrently(saved.entries(), concurrency, async ([at, one]) => {
    const record = records[at] as ProjectRecord;
    try {
      const project = await context.platform.project(slug, one.name, idOf(one));
      record.see(project, context.clock.now());
      const { target } = record;
      const isAsLeft = (change: ProjectChange) => shows(project, change);
      const made = [...one.changes, ...one.lost];
      record.plan(made.filter(isAsLeft).map((change) => inverseOf({ ...change, target })));
      // What may never have been made, or lost, was not taken back by anybody.
      const overtaken = one.isUnknown ? [] : one.changes.filter((change) => !isAsLeft(change));
      record.noteOthers(overtaken.map(({ target: _, ...change }) => inverseOf(change)));
    } catch (error) {
      record.fail(error);
      if (endsStep(error)) throw error;
    } finally {
      context.progress.advance(1);
    }
  });
  return records;
}

function inverseOf<C extends { before: unknown; after: unknown }>(change: C): C {
  return { ...change, before: change.after, after: change.before };
}
