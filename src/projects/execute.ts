import type { ProjectChange, Row } from '../changes/change.ts';
import { type Execution, execute } from '../changes/execute.ts';
import { addedTags, primaryBranches, removedTags, switchedScans } from './kinds.ts';
import type { ObservedProjects } from './observed.ts';

/**
 * Writes the rows: tags first, then switches, then primary branches. One project's failure does not stop the others.
 *
 * @param concurrency maximum number of requests at the same time
 * @throws whatever ends the step
 */
export async function executeProjects(
  execution: Execution,
  slug: string,
  rows: readonly Row<ProjectChange>[],
  projects: ObservedProjects,
  concurrency: number,
): Promise<void> {
  const due = rows.filter(({ state }) => state === 'not-reached');
  execution.context.progress.begin('writing', due.length);
  const tags = rowsOf(due, 'tag');
  const added = tags.filter(({ change }) => change.after);
  const removed = tags.filter(({ change }) => !change.after);
  const switches = [...rowsOf(due, 'diff_scan'), ...rowsOf(due, 'full_scan')];
  await execute(execution, addedTags(slug, projects), added, concurrency);
  await execute(execution, removedTags(slug, projects), removed, concurrency);
  await execute(execution, switchedScans(slug, projects), switches, concurrency);
  await execute(execution, primaryBranches(slug, projects), rowsOf(due, 'primary_branch'), concurrency);
}

function rowsOf<F extends ProjectChange['field']>(rows: readonly Row<ProjectChange>[], field: F) {
  return rows.filter(({ change }) => change.field === field) as Row<Extract<ProjectChange, { field: F }>>[];
}
