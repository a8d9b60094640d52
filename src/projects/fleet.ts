import { carryOut, overMaxChanges } from '../changes/carry-out.ts';
import { itemRows, plannedRow } from '../changes/rows.ts';
import type { ItemChange, ProjectChange, ProjectRef, Row } from '../model/change.ts';
import { type Context, forEachConcurrently, resolveSlug, resultOf } from '../model/context.ts';
import { noteRename } from '../model/directory.ts';
import type { RowFailure } from '../model/failure.ts';
import { nearItems } from '../model/nearest.ts';
import type { FleetRequest, WritingResult } from '../model/step.ts';
import { endsStep, rowFailureOf } from '../model/step-errors.ts';
import { MAX_SEARCHED, type UnmatchedItem } from '../model/unmatched.ts';
import type { Project } from '../platform/resources/project.ts';
import { executeProjects } from './kinds.ts';
import { type ObservedProject, observedProjects, projectNames, projectRef, readProject } from './project.ts';
import { nothingSelected, type SelectedProject, type SelectingRequest, selectProjects } from './select.ts';

export interface PlannedProject extends SelectedProject {
  /** Until it is planned, one that was not reached. */
  rows: readonly Row<ProjectChange>[];
}

/**
 * Selects projects, reads those that the list does not show, and plans each.
 *
 * @param planned receives the projects, also when an error ends the step
 * @param needsRead whether `rowsFor` needs fields that the list lacks
 * @throws StepError, PlatformError
 */
export async function planFleet(
  context: Context,
  request: SelectingRequest,
  planned: PlannedProject[],
  rowsFor: (observed: ObservedProject) => readonly Row<ProjectChange>[],
  needsRead: (project: Project) => boolean = () => false,
): Promise<readonly Row<ProjectChange>[]> {
  // Resolved once, before the parallel reads that need it.
  await resolveSlug(context);
  const { selected, missing, belongs } = await selectProjects(context, request);
  const reads = selected.map((project): PlannedProject => {
    return { ...project, rows: [rowWithoutChange(project.project ?? project, 'not-reached')] };
  });
  planned.push(...reads, ...missing.map((item) => ({ name: item.item, rows: [missingRow(item)] })));
  await forEachConcurrently(reads, context.concurrency, async (plan) => {
    const { name, project } = plan;
    try {
      const isListEnough = project !== undefined && !needsRead(project);
      const observed = isListEnough ? { project } : await readProject(context, { name });
      noteRename(context, name, observed.project);
      const isSelected = project !== undefined || belongs(name, observed.project);
      plan.rows = isSelected ? rowsFor(observed) : [];
    } catch (error) {
      if (endsStep(error)) throw error;
      plan.rows = [rowWithoutChange(project ?? { name }, 'failed', rowFailureOf(error))];
    }
  });
  const rows = planned.flatMap((plan) => plan.rows);
  // The reads show which of the named projects have the selected tags. A shard may be empty.
  if (rows.length === 0 && selected.length > 0 && request.shard === undefined)
    throw nothingSelected(request.projects);
  await suggestNames(context, rows);
  return rows;
}

/**
 * Plans and writes the changes of projects.
 *
 * @param checkItems returns further items that fail a row each, once all projects are read
 */
export async function runFleet<Request extends FleetRequest>(
  context: Context,
  request: Request,
  changesFor: (project: Project) => readonly ProjectChange[],
  needsRead?: (project: Project) => boolean,
  checkItems: () => Promise<readonly UnmatchedItem[]> = async () => [],
): Promise<WritingResult<Request>> {
  const planned: PlannedProject[] = [];
  let items: readonly Row<ItemChange>[] = [];
  const result = await resultOf(context, request, async () => {
    const projects = observedProjects();
    const rowsFor = (observed: ObservedProject) => {
      projects.add(observed);
      const changes = changesFor(observed.project);
      if (changes.length === 0) return [rowWithoutChange(observed.project, 'unchanged')];
      return changes.map((change) => plannedRow(change, request.dryRun));
    };
    const rows = await planFleet(context, request, planned, rowsFor, needsRead);
    items = itemRows(await checkItems());
    const changing = planned.filter((plan) => plan.rows.some(({ change }) => change.field !== 'none'));
    const over = overMaxChanges(request.maxChanges, changing.length, 'project');
    await carryOut(context, rows, over, (execution) => executeProjects(execution, rows, projects), items);
  });
  return { ...result, rows: [...planned.flatMap((plan) => plan.rows), ...items] };
}

export function rowWithoutChange(
  project: ProjectRef,
  state: Row['state'],
  failure?: RowFailure,
): Row<ProjectChange> {
  return { change: { field: 'none', project: projectRef(project) }, state, failure };
}

/** The failed row of an item that selects nothing. */
export function missingRow({ input, item, near }: UnmatchedItem): Row<ProjectChange> {
  const failure = { kind: 'item-unmatched', input, item, near } as const;
  return rowWithoutChange({ name: item }, 'failed', failure);
}

/** Adds similar names to the failures of unknown projects. */
async function suggestNames(context: Context, rows: readonly Row<ProjectChange>[]): Promise<void> {
  const missing = rows.flatMap((row) => {
    const { failure } = row;
    return failure?.kind === 'status' && failure.status === 404 ? { row, failure } : [];
  });
  const names = missing.length === 0 ? undefined : await projectNames(context);
  if (names === undefined) return;
  for (const [index, { row, failure }] of missing.entries()) {
    const near = index < MAX_SEARCHED ? nearItems(row.change.project.name, names, 'name', true) : [];
    row.failure = { ...failure, near };
  }
}
