import { newExecution } from '../changes/execute.ts';
import { checkLimits, overMaxChanges, plannedRow, throwIfFailed } from '../changes/rows.ts';
import type { ProjectChange, Row } from '../model/change.ts';
import { type Context, forEachConcurrently, isWriting, resultOf } from '../model/context.ts';
import { resolveSlug } from '../model/deployment.ts';
import type { RowFailure } from '../model/failure.ts';
import { MAX_MISSPELT, nearestNames } from '../model/nearest.ts';
import type { FleetRequest, WritingResult } from '../model/step.ts';
import { endsStep, rowFailureOf } from '../model/step-errors.ts';
import type { Project } from '../platform/resources/project.ts';
import { executeProjects } from './kinds.ts';
import { observedProjects, projectNames, projectRef, readProject } from './project.ts';
import { checkAnyTagged, type SelectedProject, selectProjects } from './select.ts';

/** Plans the changes of `tag` or `managed-scan`. */
interface Planner {
  /** The changes that a project needs. */
  changesFor(project: Project): readonly ProjectChange[];
  /** Whether `changesFor` needs fields that the list of projects lacks. Default: `false`. */
  readsEach?: boolean;
}

/** Reads all selected projects, checks the limits of the whole plan, then writes it. */
export async function runFleet<Request extends FleetRequest>(
  context: Context,
  request: Request,
  planner: Planner,
): Promise<WritingResult<Request>> {
  let planned: { project: SelectedProject; rows: readonly Row<ProjectChange>[] }[] = [];
  const rows = () => planned.flatMap((plan) => plan.rows);
  const result = await resultOf(context, request, async () => {
    const slug = await resolveSlug(context);
    const { selected, belongs, allNames } = await selectProjects(context, slug, request, 'fail');
    planned = selected.map((project) => ({ project, rows: [rowWithoutChange(project, 'not-reached')] }));
    const projects = observedProjects();
    await forEachConcurrently(planned, context.concurrency, async (plan) => {
      try {
        const { listed } = plan.project;
        const isListEnough = listed !== undefined && !planner.readsEach;
        const observed = isListEnough ? { project: listed } : await readProject(context, slug, plan.project);
        const isSelected = listed !== undefined || belongs(plan.project.name, observed.project);
        projects.add(observed);
        plan.rows = isSelected ? plannedRows(context, observed.project, planner) : [];
      } catch (error) {
        if (endsStep(error)) throw error;
        plan.rows = [rowWithoutChange(plan.project, 'failed', rowFailureOf(error))];
      }
    });
    checkAnyTagged(request, planned.length, rows().length);
    await suggestNames(context, slug, rows(), allNames);
    const changing = planned.filter((plan) => plan.rows.some(({ change }) => change.field !== 'none'));
    checkLimits(context, overMaxChanges(request.maxChanges, changing.length, 'project'));
    if (isWriting(context)) await executeProjects(newExecution(context, rows()), slug, rows(), projects);
    throwIfFailed(rows());
  });
  return { ...result, rows: rows() };
}

function plannedRows(context: Context, project: Project, { changesFor }: Planner): Row<ProjectChange>[] {
  const changes = changesFor(project);
  if (changes.length === 0) return [rowWithoutChange({ name: project.name, listed: project }, 'unchanged')];
  return changes.map((change) => plannedRow(change, !isWriting(context)));
}

export function rowWithoutChange(
  { name, listed }: SelectedProject,
  state: Row['state'],
  failure?: RowFailure,
): Row<ProjectChange> {
  const project = listed === undefined ? { name } : projectRef(listed);
  return { change: { field: 'none', project }, state, failure };
}

/** Adds similar names to the failures of unknown projects. @param allNames undefined if they were not listed yet */
export async function suggestNames(
  context: Context,
  slug: string,
  rows: readonly Row<ProjectChange>[],
  allNames: readonly string[] | undefined,
): Promise<void> {
  const missing = rows.flatMap((row) => {
    const { failure } = row;
    return failure?.kind === 'status' && failure.status === 404 ? { row, failure } : [];
  });
  if (missing.length === 0 || missing.length > MAX_MISSPELT) return;
  const names = allNames ?? (await projectNames(context, slug));
  if (names === undefined) return;
  for (const { row, failure } of missing)
    row.failure = { ...failure, near: nearestNames(row.change.project.name, names) };
}
