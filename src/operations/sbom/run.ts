import { join } from 'node:path';
import { inState, throwIfFailed } from '../../changes/rows.ts';
import type { ProjectChange, ProjectRef, Row } from '../../model/change.ts';
import { type Context, resultOf } from '../../model/context.ts';
import { resolveId, resolveSlug } from '../../model/deployment.ts';
import type { RowFailure } from '../../model/failure.ts';
import type { ListResult } from '../../model/step.ts';
import { endsStep, forEachConcurrently, listFailure, rowFailureOf } from '../../model/step-errors.ts';
import { DAY_MS, epochMs } from '../../model/time.ts';
import { endsAllRequests, PlatformError } from '../../platform/http/errors.ts';
import { suggestNames } from '../../projects/fleet.ts';
import { projectRef, readProject } from '../../projects/project.ts';
import { isTagged, selectProjects } from '../../projects/select.ts';
import { poll } from '../../scans/read.ts';
import { newestFirst } from '../../scans/scan.ts';
import type { SbomRequest } from './inputs.ts';

/** A file that was saved. */
export interface SavedSbom {
  project: ProjectRef;
  path: string;
}

/** `rows` has every selected project: `unchanged` are those whose SBOM is saved. */
export interface SbomResult extends ListResult<SavedSbom, SbomRequest> {
  rows: readonly Row<ProjectChange>[];
  /** Of a single file: the commit whose dependencies it lists. */
  commit?: string;
}

/** So many ids fit in one request; for more, all repositories are listed. */
const MAX_IDS = 100;
/** The search knows the scans of the past 30 days (field-notes, "Scans"). */
const SEARCHED_MS = 30 * DAY_MS;

/** Saves the platform's SBOM of every selected project that has dependencies. */
export async function run(context: Context, request: SbomRequest): Promise<SbomResult> {
  let rows: Row<ProjectChange>[] = [];
  const listed: SavedSbom[] = [];
  const end = await resultOf(context, request, async () => {
    const slug = await resolveSlug(context);
    const deploymentId = await resolveId(context);
    const { selected, names } = await selectProjects(context, slug, request.projects, request.shard, true);
    context.progress.begin('reading', selected.length);
    rows = selected.map(({ name, listed }) => rowOf(listed === undefined ? { name } : projectRef(listed)));
    const untagged = new Set<Row>();
    await forEachRow(context, rows, async (row) => {
      const { project } = row.change;
      if (project.id !== undefined) return undefined;
      const read = (await readProject(context, slug, project)).project;
      row.change = { field: 'none', project: projectRef(read) };
      // A name that the list lacks says nothing of tags.
      if (!isTagged(read, request.projects)) untagged.add(row);
      return undefined;
    });
    rows = rows.filter((row) => !untagged.has(row));
    await suggestNames(context, slug, rows, names);
    await leaveWithoutDependencies(context, deploymentId, rows);
    const due = inState(rows, 'not-reached');
    const paths = filePaths(request.folder, due);
    let startedMs: number | undefined;
    context.progress.begin('sboms', due.length);
    await forEachRow(context, due, async (row) => {
      startedMs ??= context.platform.serverNowMs() ?? context.clock.now();
      const { project } = row.change;
      const path = paths.get(row) ?? '';
      const failure = await saveSbom(context, deploymentId, project, { ...request, path });
      if (failure === undefined) {
        listed.push({ project, path });
        row.state = 'unchanged';
      }
      return failure;
    });
    if (listed.length === 0 && inState(rows, 'left').length > 0)
      context.notices.push({ kind: 'no-dependencies', projects: rows.length });
    const [only] = listed.length === 1 ? listed : [];
    const commit = only && (await scannedCommit(context, deploymentId, only.project, startedMs));
    throwIfFailed(rows);
    return { commit };
  });
  return { ...end, rows, listed };
}

function rowOf(project: ProjectRef): Row<ProjectChange> {
  return { change: { field: 'none', project }, state: 'not-reached' };
}

/** One project's failure, returned or thrown, is its row's; the others go on. */
async function forEachRow(
  context: Context,
  rows: readonly Row<ProjectChange>[],
  work: (row: Row<ProjectChange>) => Promise<RowFailure | undefined>,
): Promise<void> {
  await forEachConcurrently(rows, context.concurrency, async (row) => {
    try {
      row.failure = await work(row);
    } catch (error) {
      if (endsStep(error)) throw error;
      row.failure = rowFailureOf(error);
    } finally {
      context.progress.advance(1);
    }
    if (row.failure !== undefined) row.state = 'failed';
  });
}

/** An export of a repository without dependencies would fail. */
async function leaveWithoutDependencies(
  { platform, progress }: Context,
  deploymentId: bigint,
  rows: readonly Row<ProjectChange>[],
): Promise<void> {
  const due = inState(rows, 'not-reached');
  const ids = due.flatMap(({ change }) => change.project.id ?? []);
  if (ids.length > 0) progress.begin('listing');
  const filter = ids.length <= MAX_IDS ? { repositoryId: ids } : undefined;
  const listed = ids.length === 0 ? [] : await platform.repositoriesWithDependencies(deploymentId, filter);
  const known = new Set(listed.map(({ id }) => id));
  for (const row of due) {
    const { id } = row.change.project;
    if (id === undefined || !known.has(id)) row.state = 'left';
  }
}

/** The paths of the files, of which none differ in case only. */
function filePaths(folder: string, rows: readonly Row<ProjectChange>[]): Map<Row<ProjectChange>, string> {
  const named = Map.groupBy(rows, ({ change }) => fileName(change.project.name).toLowerCase());
  return new Map(
    rows.map((row) => {
      const { name, id } = row.change.project;
      const isAlone = named.get(fileName(name).toLowerCase())?.length === 1;
      return [row, join(folder, `${fileName(name)}${isAlone ? '' : `-${id}`}.cdx.json`)];
    }),
  );
}

function fileName(project: string): string {
  return project.replaceAll(/[^A-Za-z0-9._-]+/g, '-').slice(0, 200);
}

/** Exports, awaits, downloads and saves one SBOM. @returns why it is not there */
async function saveSbom(
  { platform, clock, stop, createFile }: Context,
  deploymentId: bigint,
  { id: repositoryId = 0n }: ProjectRef,
  { version, waitMs, path }: Pick<SbomRequest, 'version' | 'waitMs'> & { path: string },
): Promise<RowFailure | undefined> {
  const task = await platform.exportSbom(deploymentId, repositoryId, version);
  // Several exports wait at the same time: only how many are done is worth telling.
  const quietly = { clock, stop, progress: { begin() {}, advance() {}, pause() {} } };
  const ended = await poll(quietly, clock.now() + waitMs, async (isLast) => {
    const { status, errorMessage, downloadUrl = '' } = await platform.sbomJob(deploymentId, task);
    if (status === 'completed') return { downloadUrl };
    if (status === 'failed') return { failure: { kind: 'sbom-failed', message: errorMessage } as const };
    return isLast ? { failure: { kind: 'sbom-not-ready', waitedMs: waitMs } as const } : undefined;
  });
  if (ended.failure !== undefined) return ended.failure;
  try {
    const text = await platform.sbom(ended.downloadUrl, version);
    const { problem } = await createFile(path, text);
    return problem && { kind: 'sbom-unwritten', path };
  } catch (error) {
    // What another host refuses says nothing about the token.
    if (!(error instanceof PlatformError) || endsAllRequests(error)) throw error;
    return { kind: 'sbom-download', cause: error.failure };
  }
}

/**
 * The commit of the latest full scan for dependencies, which the SBOM lists; undefined where the search shows none, or one
 * that ended after the export began.
 */
async function scannedCommit(
  { platform, clock, notices }: Context,
  deploymentId: bigint,
  { id: repositoryId = 0n }: ProjectRef,
  startedMs = 0,
): Promise<string | undefined> {
  try {
    const sinceMs = clock.now() - SEARCHED_MS;
    const { scans } = await platform.searchScans(deploymentId, { repositoryId, sinceMs });
    const [latest] = scans
      .filter(({ status, is_full_scan: isFull, enabled_products: products }) => {
        return status === 'completed' && isFull && products?.includes('sca');
      })
      .sort(newestFirst);
    return (epochMs(latest?.completed_at) ?? Number.POSITIVE_INFINITY) <= startedMs
      ? latest?.commit
      : undefined;
  } catch (error) {
    notices.push({ kind: 'sbom-commit-unread', cause: listFailure(error) });
    return undefined;
  }
}
