import { searchedScanStatus } from '../../model/scan-status.ts';
import type { ScanSummary } from '../../platform/resources/scan-search.ts';
import type { Context } from '../context.ts';
import { type ProjectScans, scanOfCommit } from './search.ts';

const FIRST_PAUSE_MS = 5000;
const MAX_PAUSE_MS = 30_000;
const PAUSE_GROWTH = 1.5;

export interface ScanWish {
  /** Whole hashes; case does not matter. */
  commits: readonly string[];
  /** Branches that come before others. */
  refs: readonly string[];
  /** Since the epoch: how long to wait. */
  untilMs: number;
  /** Asked before the first pause: whether there is nothing to wait for any more. */
  isOver?: () => Promise<boolean>;
}

/**
 * Searches a project's scans until the newest of a commit has ended, or the time is over: after 5 s, and then after
 * half as long again each time, up to 30 s.
 *
 * @returns the scan as it was seen last; undefined where none of the commits was scanned
 * @throws PlatformError, PagingError where a search fails
 */
export async function awaitScan(
  { clock, progress, stop }: Context,
  scans: ProjectScans,
  { commits, refs, untilMs, isOver }: ScanWish,
): Promise<ScanSummary | undefined> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * PAUSE_GROWTH)) {
    await scans.search();
    const scan = scanOfCommit(scans.all, commits, refs);
    const leftMs = untilMs - clock.now();
    const hasEnded = scan !== undefined && searchedScanStatus(scan) !== 'running';
    if (hasEnded || leftMs <= 0 || (pauseMs === FIRST_PAUSE_MS && (await isOver?.()))) return scan;
    const ms = Math.min(pauseMs, leftMs);
    progress.pause('scan', ms);
    await clock.sleep(ms, stop);
  }
}
