import type { ManagedScanRequest, TagRequest } from '../../model/request.ts';
import type { Context, WritingContext } from '../context.ts';
import { resolveSlug } from '../deployment.ts';
import { throwIfFailed } from '../failed-rows.ts';
import { checkMaxChanges } from '../limits.ts';
import { endsStep, forEachConcurrently } from '../step.ts';
import { applyToProjects } from './apply.ts';
import { failRow, idOf, noteProject, type OpenRow } from './row.ts';
import { type Selected, selectProjects } from './select.ts';
import { suggestNames } from './suggest.ts';
import type { ProjectTask, Wanted } from './wanted.ts';

/** One rule for every selected project: what `tag` and `managed-scan` are. */
export interface FleetRule {
  wanted: Wanted;
  /** Whether the elements of the project list carry all that `wanted` looks at. */
  listTells: boolean;
  ownSwitches?: NonNullable<ProjectTask['ownSwitches']>;
}

/**
 * Plans, checks and applies one rule. Reads first, for all; then checks the whole plan; then writes what differs.
 *
 * @param rows filled as the work goes on, so that they are right whatever ends it early
 * @throws StepError when the step as a whole or any project failed, and what ends a step
 */
export async function runFleet(
  context: Context,
  request: TagRequest | ManagedScanRequest,
  rule: FleetRule,
  rows: OpenRow[],
): Promise<void> {
  const slug = await resolveSlug(context);
  const selected = await selectProjects(context, slug, request.projects, request.shard);
  rows.push(...selected.map(({ row }) => row));
  const planned = await plan(context, slug, request.concurrency, selected, rule).finally(() =>
    rows.splice(0, rows.length, ...withoutTwins(rows)),
  );
  await suggestNames(context, slug, rows);
  checkMaxChanges(context, planned.length, 'project', request.maxChanges);
  if (context.writer === undefined) {
    for (const { row } of planned) row.state = 'would-change';
  } else {
    await apply(context as WritingContext, slug, request.concurrency, planned);
  }
  throwIfFailed(rows);
}

type Planned = readonly { task: ProjectTask; row: OpenRow }[];

async function plan(
  context: Context,
  slug: string,
  concurrency: number,
  selected: readonly Selected[],
  { wanted, listTells, ownSwitches }: FleetRule,
): Promise<Planned> {
  const read = new Map<OpenRow, ProjectTask>();
  context.progress.begin('reading', selected.length);
  await forEachConcurrently(selected, concurrency, async ({ row, project, readAtMs }) => {
    if (row.failure !== undefined) return;
    try {
      const isTold = project !== undefined && listTells;
      const current = isTold ? project : await context.platform.project(slug, row.project, idOf(project));
      const at = isTold ? readAtMs : context.clock.now();
      noteProject(row, current);
      row.changes = wanted(current);
      const own = ownSwitches === undefined ? {} : { ownSwitches };
      read.set(row, { project: current, readAtMs: at, changes: row.changes, wanted, ...own });
      if (row.changes.length === 0) row.state = 'unchanged';
    } catch (error) {
      failRow(row, error);
      if (endsStep(error)) throw error;
    } finally {
      context.progress.advance(1);
    }
  });
  const rows = withoutTwins(selected.map(({ row }) => row));
  const due = rows.filter(({ failure, changes }) => failure === undefined && changes.length > 0);
  return due.flatMap((row) => {
    const task = read.get(row);
    return task === undefined ? [] : [{ task, row }];
  });
}

/**
 * A project that was renamed answers to both names, and is one project all the same: its rows have the name that the
 * redirect led to. An id says nothing, since some servers give one id to several projects.
 */
function withoutTwins(rows: readonly OpenRow[]): OpenRow[] {
  const seen = new Set<string>();
  return rows.filter(({ project }) => seen.size < seen.add(project.toLowerCase()).size);
}

async function apply(
  context: WritingContext,
  slug: string,
  concurrency: number,
  planned: Planned,
): Promise<void> {
  const tasks = planned.map(({ task }) => task);
  const rows = planned.map(({ row }) => row);
  await applyToProjects(context, slug, concurrency, tasks, rows);
}
