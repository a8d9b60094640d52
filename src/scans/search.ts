import { sameRef } from '../findings/finding.ts';
import type { Context } from '../model/context.ts';
import { StepError } from '../model/step-errors.ts';
import { DAY_MS, epochMs } from '../model/time.ts';
import { PlatformError } from '../platform/http/errors.ts';
import type { Project } from '../platform/resources/project.ts';
import type { ScanSummary } from '../platform/resources/scan.ts';
import { scanStatus } from './scan.ts';

/** The search knows the scans of the past 30 days (field-notes, "Scans"). */
const SEARCHED_MS = 30 * DAY_MS;
/** No scan takes longer: one that was not heard of for an hour has never finished. */
const LONGEST_SCAN_MS = DAY_MS;

/**
 * Searches a project's scans. Each call gives every scan that was seen so far, as it was seen last, the newest first.
 *
 * @param commits whose scans have to be readable; those of others are no concern
 * @throws PlatformError, PagingError, StepError
 */
export function scanSearch(
  context: Context,
  deploymentId: bigint,
  { id: repositoryId, name }: Project,
  commits: readonly string[],
): () => Promise<ScanSummary[]> {
  const seen = new Map<bigint, ScanSummary>();
  let sinceMs = context.clock.now() - SEARCHED_MS;
  return async () => {
    if (repositoryId === undefined) {
      const message = `The platform gave no id for the project ${name}, so its scans can't be searched`;
      throw new StepError({ kind: 'unexpected', message });
    }
    const startMs = context.clock.now();
    const { scans, unreadable } = await context.platform.searchScans(deploymentId, { repositoryId, sinceMs });
    const own = unreadable.find((commit) => commits.some((wanted) => isSameCommit(commit, wanted)));
    if (own !== undefined) {
      throw new StepError({ kind: 'list-broken', cause: `a scan of commit ${own} has no readable id` });
    }
    for (const scan of scans) seen.set(scan.id, scan);
    sinceMs = Math.max(sinceMs, startMs - LONGEST_SCAN_MS);
    return [...seen.values()].sort(newestFirst);
  };
}

/** Of several branches, the newest on one of `refs` counts, the first of these first; else the newest. */
export function preferredScan(
  newestFirst: readonly ScanSummary[],
  refs: readonly string[],
): ScanSummary | undefined {
  for (const ref of refs) {
    const onRef = newestFirst.find(({ branch }) => sameRef(branch, ref));
    if (onRef !== undefined) return onRef;
  }
  return newestFirst[0];
}

export function isOfCommit({ commit }: ScanSummary, hash: string): boolean {
  return commit !== undefined && isSameCommit(commit, hash);
}

function isSameCommit(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * The one of some scans that completed last on a scan's branch, where it names one: the platform lists what that one
 * left.
 */
export function lastCompleted(scans: readonly ScanSummary[], scan: ScanSummary): ScanSummary {
  const completed = scans.filter(
    (other) => sameRef(other.branch, scan.branch) && scanStatus(other) === 'completed',
  );
  return completed.sort((one, other) => endOf(other) - endOf(one) || newestFirst(one, other))[0] ?? scan;
}

/** When a scan that completed did so, in epoch ms: as the platform says it, or as it follows from its start. */
function endOf({ completed_at, started_at, total_time = 0 }: ScanSummary): number {
  return epochMs(completed_at) ?? (epochMs(started_at) ?? 0) + total_time * 1000;
}

/** By when they began. Ids grow with time; they decide where the times do not. */
export function newestFirst(one: ScanSummary, other: ScanSummary): number {
  const [start, otherStart] = [epochMs(one.started_at), epochMs(other.started_at)];
  if (start !== undefined && otherStart !== undefined && start !== otherStart) return otherStart - start;
  if (one.id === other.id) return 0;
  return one.id > other.id ? -1 : 1;
}

const FIRST_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 30_000;
const PAUSE_GROWTH = 1.5;

/**
 * Looks until there is a result: after 5 s, and then after half as long again each time, up to 30 s. Also goes on while
 * the platform does not answer.
 *
 * @param untilMs since the epoch; then comes the last look, which has to give a result
 * @throws what the last look throws; before that only what time does not mend
 */
export async function poll<T>(
  { clock, progress, stop }: Context,
  untilMs: number,
  look: (isLast: boolean) => Promise<T | undefined>,
): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * PAUSE_GROWTH)) {
    const isLast = clock.now() >= untilMs;
    try {
      const found = await look(isLast);
      if (found !== undefined) return found;
    } catch (error) {
      if (isLast || !isNoAnswer(error)) throw error;
    }
    const ms = Math.min(pauseMs, untilMs - clock.now());
    if (ms <= 0) continue;
    progress.pause('scan', ms);
    await clock.sleep(ms, stop);
  }
}

/** Whether the platform, or what stands before it, does not answer for now. */
function isNoAnswer(error: unknown): boolean {
  if (!(error instanceof PlatformError)) return false;
  const { kind, status = 0 } = error.failure;
  return (
    ['connection', 'time-out'].includes(kind) || (kind === 'status' && (status >= 500 || status === 408))
  );
}
