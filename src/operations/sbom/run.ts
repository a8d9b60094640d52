import { join } from 'node:path';
import { inState, setState, throwIfFailed } from '../../changes/rows.ts';
import type { ProjectChange, ProjectRef, Row } from '../../model/change.ts';
import { type Context, forEachConcurrently, resolveId, resultOf } from '../../model/context.ts';
import type { RowFailure } from '../../model/failure.ts';
import type { ListResult } from '../../model/step.ts';
import { endsStep, listFailure, rowFailureOf } from '../../model/step-errors.ts';
import { epochMs } from '../../model/time.ts';
import { endsAllRequests, PlatformError } from '../../platform/http/errors.ts';
import { type PlannedProject, planFleet, rowWithoutChange } from '../../projects/fleet.ts';
import { poll, scanSearch } from '../../scans/read.ts';
import { mayHaveRun, scanStatus } from '../../scans/scan.ts';
import type { SbomRequest } from './inputs.ts';

type ProjectRow = Row<ProjectChange>;

export interface SavedSbom {
  project: ProjectRef;
  path: string;
  hasSerialNumber: boolean;
}

export interface SbomResult extends ListResult<SavedSbom, SbomRequest> {
  /** `changed`: the project's SBOM is saved; `left`: it has no dependencies. */
  rows: readonly ProjectRow[];
  listed: readonly SavedSbom[];
  /** The commit of a single file that can be attested. */
  commit?: string;
}

/** Limit of ids in one request. */
const MAX_REPOSITORY_IDS = 100;

/** Saves the platform's SBOM of every selected project that has dependencies. */
export async function run(context: Context, request: SbomRequest): Promise<SbomResult> {
  const planned: PlannedProject[] = [];
  let files: ReturnType<typeof filesOf> = [];
  const savedFiles = () => files.flatMap(({ row, file }) => (row.state === 'changed' ? [file] : []));
  const result = await resultOf(context, request, async () => {
    const rows = await planFleet(context, request, planned, ({ project }) => [
      rowWithoutChange(project, 'not-reached'),
    ]);
    await leaveWithoutDependencies(context, rows);
    files = filesOf(request.folder, inState(rows, 'not-reached'));
    // Prefers the platform's clock, which dates the ends of scans.
    const startedMs = context.platform.serverNowMs() ?? context.clock.now();
    if (files.length > 0) context.announceWait('sboms', request.waitMs);
    const untilMs = context.clock.now() + request.waitMs;
    await forEachConcurrently(files, context.concurrency, async ({ row, file }) => {
      const failure = await saveSbom(context, file, untilMs, request).catch((error: unknown) => {
        if (endsStep(error)) throw error;
        return rowFailureOf(error);
      });
      setState(row, failure === undefined ? 'changed' : 'failed', failure);
    });
    if (rows.length > 0 && inState(rows, 'left').length === rows.length)
      context.notices.push({ kind: 'no-dependencies', projects: rows.length });
    const saved = savedFiles();
    const [first] = saved.length === 1 ? saved : [];
    const unnumbered = saved.filter(({ hasSerialNumber }) => !hasSerialNumber);
    if (unnumbered.length > 0)
      context.notices.push({ kind: 'sbom-no-serial', names: unnumbered.map(({ project }) => project.name) });
    const commit = first?.hasSerialNumber
      ? await scannedCommit(context, first.project, startedMs)
      : undefined;
    throwIfFailed(rows);
    return { commit };
  });
  return { ...result, rows: planned.flatMap((plan) => plan.rows), listed: savedFiles() };
}

/** The export of a project without dependencies would fail. */
async function leaveWithoutDependencies(context: Context, rows: readonly ProjectRow[]) {
  const due = inState(rows, 'not-reached');
  const ids = due.flatMap(({ change }) => change.project.id ?? []);
  if (ids.length === 0) return;
  const filter = ids.length <= MAX_REPOSITORY_IDS ? { repositoryId: ids } : undefined;
  const listed = await context.platform.repositoriesWithDependencies(await resolveId(context), filter);
  const known = new Set(listed.flatMap((repository) => repository.id ?? []));
  for (const row of due) {
    const { id } = row.change.project;
    if (id !== undefined && !known.has(id)) setState(row, 'left');
  }
}

/** Unique on disks that ignore case: `@id` tells equal names apart, which have no `@`. */
function filesOf(folder: string, rows: readonly ProjectRow[]) {
  const nameOf = ({ change: { project } }: ProjectRow) =>
    project.name.replaceAll(/[^A-Za-z0-9._-]+/g, '-').slice(0, 200);
  const alike = Map.groupBy(rows, (row) => nameOf(row).toLowerCase());
  return rows.map((row) => {
    const { project } = row.change;
    const name = nameOf(row);
    const suffix = alike.get(name.toLowerCase())?.length === 1 ? '' : `@${project.id}`;
    const file = { project, path: join(folder, `${name}${suffix}.cdx.json`), hasSerialNumber: true };
    return { row, file };
  });
}

/**
 * Exports, downloads and saves an SBOM, and sets `hasSerialNumber`; returns the failure, if any.
 *
 * @param untilMs the end of `wait-for`, on the step's clock; after it, the job is looked at once
 */
async function saveSbom(
  context: Context,
  file: SavedSbom,
  untilMs: number,
  { version, waitMs }: SbomRequest,
): Promise<RowFailure | undefined> {
  const { path } = file;
  const { id, name } = file.project;
  if (id === undefined) return { kind: 'unexpected', message: `The platform gave no id for ${name}` };
  const { platform, createFile } = context;
  const deploymentId = await resolveId(context);
  const task = await platform.exportSbom(deploymentId, id, version);
  const job = await poll(context, untilMs, async (isLast) => {
    const latest = await platform.sbomJob(deploymentId, task);
    return isLast || latest.downloadUrl || latest.status === 'failed' ? latest : undefined;
  });
  if (job.status === 'failed') return { kind: 'sbom-failed', message: job.errorMessage };
  if (job.downloadUrl === undefined) return { kind: 'sbom-not-ready', waitMs };
  try {
    const { text, hasSerialNumber } = await platform.sbom(job.downloadUrl, version);
    file.hasSerialNumber = hasSerialNumber;
    const { problem } = await createFile(path, text);
    return problem && { kind: 'sbom-unwritten', path };
  } catch (error) {
    // A refusal by another host says nothing about the token.
    if (!(error instanceof PlatformError) || endsAllRequests(error)) throw error;
    return { kind: 'sbom-download', cause: error.failure };
  }
}

/** That of the newest full scan for dependencies; undefined if it names no products, or ended after the start. */
async function scannedCommit(context: Context, project: ProjectRef, startedMs: number) {
  try {
    const scans = await scanSearch(context, project)();
    const newest = scans.find(
      (scan) => scanStatus(scan) === 'completed' && scan.is_full_scan && mayHaveRun(scan, 'sca'),
    );
    const { enabled_products = [], completed_at, commit } = newest ?? {};
    const endedMs = epochMs(completed_at) ?? Number.POSITIVE_INFINITY;
    return enabled_products.length > 0 && endedMs <= startedMs ? commit : undefined;
  } catch (error) {
    context.notices.push({ kind: 'sbom-commit-unread', cause: listFailure(error) });
    return undefined;
  }
}
