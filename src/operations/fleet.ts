import type { ManagedScanRequest, TagRequest } from '../inputs/request.ts';
import type { PlatformClient } from '../platform/client.ts';
import { CancelledError, PlatformError } from '../platform/errors.ts';
import type { Project } from '../platform/resources.ts';
import { resolveSlug } from './deployment.ts';
import type { Change, FleetResult, ProjectRow } from './result.ts';
import { selectionItems, selector, shardFilter } from './selection.ts';
import { endsStep, failureOf, forEachAtOnce, type Progress, StepError } from './step.ts';

/** What `tag` and `managed-scan` do to one project. */
export interface ProjectWork {
  /** Whether the elements of the project list carry all that `plan` looks at. */
  listCarriesIt: boolean;
  /** What differs from what is wanted; undefined when nothing does. */
  plan(project: Project): Change | undefined;
  /** Sends the change; gives the project as the platform shows it afterwards. */
  write(slug: string, project: Project, change: Change): Promise<Project>;
  /** Whether a project has the change. */
  shows(project: Project, change: Change): boolean;
  /** Sees that the change is shown, and repairs what it spoiled; throws where it is not or that fails. */
  verify(slug: string, project: Project, change: Change, shown: Project): Promise<void>;
}

interface Target {
  row: ProjectRow;
  project?: Project;
}

/**
 * Reads first, for all; checks the whole plan; then writes what differs. One project's failure does not stop
 * the others. `result` is filled as it goes.
 */
export async function workOnFleet(
  client: PlatformClient,
  request: TagRequest | ManagedScanRequest,
  result: FleetResult,
  work: ProjectWork,
  progress: Progress,
): Promise<void> {
  const slug = await resolveSlug(client, result.deployment);
  const targets = await selectTargets(client, slug, request, result, progress);
  await planAll(client, slug, request, work, targets, progress);

  const changes = targets.filter(({ row }) => row.change !== undefined);
  const { maxChanges: limit } = request;
  if (limit !== undefined && changes.length > limit) {
    if (!request.dryRun) throw new StepError({ kind: 'too-many-changes', changes: changes.length, limit });
    result.notices.push({ kind: 'would-be-too-many', changes: changes.length, limit });
  }
  if (!request.dryRun) await writeAll(client, slug, request, work, changes, progress);

  const failed = result.rows.filter((row) => row.state === 'failed').length;
  if (failed > 0) throw new StepError({ kind: 'projects-failed', failed, selected: result.rows.length });
}

/** Names alone are taken as they are; any pattern makes the list be read once. */
async function selectTargets(
  client: PlatformClient,
  slug: string,
  request: TagRequest | ManagedScanRequest,
  result: FleetResult,
  progress: Progress,
): Promise<Target[]> {
  const { projects: selection, shard } = request;
  const inShard = await shardFilter(shard);
  const targets: Target[] = [];
  const add = (target: Target) => {
    if (!inShard(target.row.project)) return;
    targets.push(target);
    result.rows.push(target.row);
  };
  if (selection.patterns.length + selection.except.length === 0) {
    for (const name of selection.names) add({ row: { project: name, state: 'not-reached' } });
    return targets;
  }

  progress.begin('listing');
  const { selects, unmatched } = selector(selection);
  let selected = 0;
  for await (const project of client.projects(slug)) {
    progress.advance(1);
    if (!selects(project.name)) continue;
    selected += 1;
    const { url } = project;
    add({
      row: { project: project.name, ...(url === undefined ? {} : { url }), state: 'not-reached' },
      project,
    });
  }
  if (selected === 0) {
    throw new StepError({ kind: 'nothing-selected', patterns: selectionItems(selection) });
  }
  const missed = unmatched();
  for (const name of missed.names) {
    add({ row: { project: name, state: 'failed', failure: { kind: 'not-listed' } } });
  }
  for (const pattern of missed.patterns) result.notices.push({ kind: 'pattern-unmatched', pattern });
  return targets.filter(({ row }) => row.state !== 'failed');
}

async function planAll(
  client: PlatformClient,
  slug: string,
  request: TagRequest | ManagedScanRequest,
  work: ProjectWork,
  targets: Target[],
  progress: Progress,
): Promise<void> {
  progress.begin('reading', targets.length);
  await forEachAtOnce(targets, request.concurrency, (target) =>
    onProject(target.row, progress, async () => {
      if (target.project === undefined || !work.listCarriesIt) {
        target.project = await client.project(slug, target.row.project);
      }
      const { name, url } = target.project;
      target.row.project = name;
      if (url !== undefined) target.row.url = url;
      const change = work.plan(target.project);
      if (change === undefined) {
        target.row.state = 'unchanged';
        return;
      }
      target.row.change = change;
      if (request.dryRun) target.row.state = 'would-change';
    }),
  );
}

async function writeAll(
  client: PlatformClient,
  slug: string,
  request: TagRequest | ManagedScanRequest,
  work: ProjectWork,
  changes: Target[],
  progress: Progress,
): Promise<void> {
  progress.begin('writing', changes.length);
  await forEachAtOnce(changes, request.concurrency, ({ row, project }) =>
    onProject(row, progress, async () => {
      const { change } = row;
      if (project === undefined || change === undefined) return;
      const shown = await written(client, slug, project, work, change);
      await work.verify(slug, project, change, shown);
      row.state = 'changed';
    }),
  );
}

/** After a write whose answer was lost for good, a read may show that it took effect all the same. */
async function written(
  client: PlatformClient,
  slug: string,
  project: Project,
  work: ProjectWork,
  change: Change,
): Promise<Project> {
  try {
    return await work.write(slug, project, change);
  } catch (error) {
    if (!(error instanceof PlatformError) || error instanceof CancelledError || !error.failure.uncertain)
      throw error;
    const shown = await client.project(slug, project.name).catch((second) => {
      // The first error is the one to tell.
      throw second instanceof PlatformError ? error : second;
    });
    if (!work.shows(shown, change)) throw error;
    return shown;
  }
}

/** Does one project's part of the work; its failure is the row's, unless it would meet all others, too. */
async function onProject(row: ProjectRow, progress: Progress, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const untouched = error instanceof CancelledError && !error.failure.uncertain;
    if (!untouched) {
      row.state = 'failed';
      row.failure = failureOf(error);
    }
    if (endsStep(error)) throw error;
  } finally {
    progress.advance(1);
  }
}
