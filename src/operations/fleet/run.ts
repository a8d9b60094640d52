import type { ProjectChange } from '../../model/change.ts';
import type { RowFailure } from '../../model/failure.ts';
import type { SettingField } from '../../model/project-settings.ts';
import type { ManagedScanRequest, TagRequest } from '../../model/request.ts';
import type { FleetResult } from '../../model/result.ts';
import type { Project } from '../../platform/resources/project.ts';
import { type Context, isWriting, resultOf } from '../context.ts';
import { resolveSlug } from '../deployment.ts';
import { projectNames } from '../find-project.ts';
import { checkLimits, maxChanges } from '../limits.ts';
import { nearestNames } from '../nearest.ts';
import { capture, endsStep, forEachConcurrently } from '../step.ts';
import { executeProjects } from '../write/execute.ts';
import { journalOf, noticesOf, throwIfFailed } from '../write/journal.ts';
import { idOf, type ProjectRecord } from '../write/project-record.ts';
import { selectProjects } from './select.ts';

/** More names than this are not misspelt, but of another deployment or token. */
const MAX_NAMES = 20;

/** One rule for every selected project: what `tag` and `managed-scan` are. */
export interface FleetRule {
  /** What differs from what is wanted. */
  wanted(project: Project): readonly ProjectChange[];
  /** Whether the list of projects lacks what `wanted` looks at. */
  readsEach: boolean;
  /** Settings that it decides, also where they are right already. */
  decided?: readonly SettingField[];
}

/** Reads first, for all; checks the whole plan; then makes what differs. */
export async function runFleet<O extends 'tag' | 'managed-scan'>(
  context: Context,
  request: { tag: TagRequest; 'managed-scan': ManagedScanRequest }[O],
  rule: FleetRule,
): Promise<FleetResult<O>> {
  let records: ProjectRecord[] = [];
  const end = await capture(async () => {
    const slug = await resolveSlug(context);
    const { projects, shard, concurrency } = request;
    records = await selectProjects(context, slug, projects, shard);
    const isOne = records.length === 1;
    await plan(context, slug, concurrency, records, rule).finally(() => {
      records = withoutTwins(records);
    });
    await suggestNames(context, slug, records);
    const due = records.filter((record) => record.due().length > 0);
    checkLimits(context, maxChanges(request.maxChanges, due.length, 'project'));
    if (isWriting(context)) await executeProjects(context, slug, due, concurrency, isOne);
    throwIfFailed(journalOf(context, records));
  });
  const journal = journalOf(context, records);
  const notices = [...context.notices, ...noticesOf(journal, request.dryRun)];
  return { ...resultOf(context, request), notices, journal, ...end } as unknown as FleetResult<O>;
}

async function plan(
  context: Context,
  slug: string,
  concurrency: number,
  records: readonly ProjectRecord[],
  { wanted, readsEach, decided = [] }: FleetRule,
): Promise<void> {
  context.progress.begin('reading', records.length);
  await forEachConcurrently(records, concurrency, async (record) => {
    if (record.failure !== undefined) return;
    try {
      if (readsEach || record.seen === undefined) {
        const project = await context.platform.project(slug, record.name, idOf(record.seen));
        record.see(project, context.clock.now());
      }
      if (record.seen !== undefined) record.plan(wanted(record.seen), decided);
    } catch (error) {
      record.fail(error);
      if (endsStep(error)) throw error;
    } finally {
      context.progress.advance(1);
    }
  });
}

/**
 * A project that was renamed answers to both names, and is one project all the same: its rows have the name that the
 * redirect led to. An id says nothing, since some servers give one id to several projects.
 */
function withoutTwins(records: readonly ProjectRecord[]): ProjectRecord[] {
  const seen = new Set<string>();
  return records.filter(({ name }) => seen.size < seen.add(name.toLowerCase()).size);
}

/** For names that the platform does not know, the nearest that it does: one listing, and only after a failure. */
async function suggestNames(
  context: Context,
  slug: string,
  records: readonly ProjectRecord[],
): Promise<void> {
  const missing = records.filter(({ failure }) => failure?.kind === 'status' && failure.status === 404);
  if (missing.length === 0 || missing.length > MAX_NAMES) return;
  const names = await projectNames(context, slug);
  if (names === undefined) return;
  for (const record of missing) {
    const near = await nearestNames(record.name, names);
    if (near.length > 0 && record.failure !== undefined)
      record.failure = { ...record.failure, near } as RowFailure;
  }
}
