import type { ProjectChange, Row } from '../../changes/change.ts';
import { plannedRow } from '../../changes/rows.ts';
import { type Context, isWriting } from '../../model/context.ts';
import { endsStep, forEachConcurrently, rowFailureOf } from '../../model/step-errors.ts';
import { PlatformError } from '../../platform/http/errors.ts';
import type { Project } from '../../platform/resources/project.ts';
import { inverseOf, type ValueChange, valueIn } from '../../projects/kinds.ts';
import { type ObservedProjects, observedProjects, projectRef, readProject } from '../../projects/project.ts';
import { leftRow, type Planned, SECOND_LOOK_MS } from './planned.ts';

type SavedRow = Row<ValueChange>;

/** What one project of the report shows now; neither of both where it is gone. */
interface Look {
  rows: readonly SavedRow[];
  project?: Project;
  error?: unknown;
}

/** Plans to take back what still is as the step left it. */
export async function planProjects(
  context: Context,
  slug: string,
  concurrency: number,
  saved: readonly Row<ProjectChange>[],
): Promise<{ planned: Planned<ProjectChange>[]; observed: ObservedProjects }> {
  const observed = observedProjects();
  const rows = saved.filter((row): row is SavedRow => row.change.field !== 'none');
  const looks = [...Map.groupBy(rows, ({ change }) => change.project.name).values()].map(
    (ofOne): Look => ({ rows: ofOne }),
  );
  const look = async (some: readonly Look[]) => {
    if (some.length > 0) context.progress.begin('reading', some.length);
    await forEachConcurrently(some, concurrency, async (one) => {
      const [row] = one.rows;
      if (row === undefined) return;
      try {
        const found = await readProject(context, slug, row.change.project);
        observed.add(found);
        one.project = found.project;
      } catch (error) {
        if (endsStep(error)) throw error;
        one.error = isGone(error) ? undefined : error;
      }
      context.progress.advance(1);
    });
  };
  await look(looks);
  const undone = looks.filter(({ project, rows: ofOne }) => ofOne.some((row) => isAsBefore(row, project)));
  if (undone.length > 0) {
    await context.clock.sleep(SECOND_LOOK_MS, context.stop);
    await look(undone);
  }
  return { planned: looks.flatMap((one) => planOf(context, one)), observed };
}

function planOf(context: Context, { rows, project, error }: Look): Planned<ProjectChange>[] {
  return rows.map((row): Planned<ProjectChange> => {
    const { change } = row;
    if (error !== undefined) return { row: { change, state: 'failed', failure: rowFailureOf(error) } };
    if (project === undefined) return leftRow(change, 'the project is gone');
    const now = { ...change, project: projectRef(project) };
    const inverse = inverseOf(now);
    const seen = valueIn(project, change);
    if (seen === change.after && inverse !== undefined)
      return { row: plannedRow(inverse, !isWriting(context)) };
    if (seen === change.after)
      return { row: { change: now, state: 'left', seen }, losses: ['primary-branch'] };
    // What may never have been made was not taken back by anybody.
    if (row.state === 'unknown' && seen === change.before)
      return { row: { change: inverse ?? now, state: 'unchanged' } };
    return leftRow(inverse ?? now, change.field === 'tag' ? 'tags' : change.field, seen);
  });
}

function isAsBefore({ change }: SavedRow, project: Project | undefined): boolean {
  if (project === undefined) return false;
  const seen = valueIn(project, change);
  return seen === change.before && seen !== change.after;
}

/** Deleted, or its name belongs to another project now. */
function isGone(error: unknown): boolean {
  if (!(error instanceof PlatformError)) return false;
  const { kind, status } = error.failure;
  return kind === 'another-answer' || status === 404;
}
