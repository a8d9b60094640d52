import { searchedScanStatus } from '../../model/scan-status.ts';
import { epochMs } from '../../model/time.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan-search.ts';
import type { Context } from '../context.ts';
import { SEARCHED_MS, scanOfCommit, searchScans } from './search.ts';

const FIRST_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 30_000;
const PAUSE_GROWTH = 1.5;
/** Clocks differ. */
const CLOCK_SLACK_MS = 600_000;

export interface AwaitedScan {
  /** Absent where none of the commits was scanned. */
  scan?: ScanSummary;
  /** All scans that the last search gave, the newest first. */
  scans: readonly ScanSummary[];
  waitedMs: number;
}

export interface ScanWish {
  /** Whole hashes; case does not matter. */
  commits: readonly string[];
  /** Branches that come before others. */
  refs: readonly string[];
  waitMs: number;
}

/**
 * Searches a project's scans until the newest of a commit has ended, or for `waitMs`: after 5 s, and then after half
 * as long again each time, up to 30 s.
 *
 * @throws PlatformError, PagingError where a search fails
 */
export async function awaitScan(
  context: Context,
  deploymentId: bigint,
  project: Project,
  { commits, refs, waitMs }: ScanWish,
): Promise<AwaitedScan> {
  const { clock, progress, stop } = context;
  const startMs = clock.now();
  let sinceMs = startMs - SEARCHED_MS;
  let pauseMs = FIRST_PAUSE_MS;
  for (;;) {
    const scans = await searchScans(context, deploymentId, project, sinceMs);
    const scan = scanOfCommit(scans, commits, refs);
    const waitedMs = clock.now() - startMs;
    const leftMs = waitMs - waitedMs;
    const isOver = scan !== undefined && searchedScanStatus(scan) !== 'running';
    if (isOver || leftMs <= 0) return { ...(scan === undefined ? {} : { scan }), scans, waitedMs };
    // What was not there in the first search has begun since.
    sinceMs = (epochMs(scan?.started_at) ?? Math.min(startMs, clock.now())) - CLOCK_SLACK_MS;
    const ms = Math.min(pauseMs, leftMs);
    progress.pause('scan', ms);
    await clock.sleep(ms, stop);
    pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * PAUSE_GROWTH);
  }
}
