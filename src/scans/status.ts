import type { Scan, ScanSummary } from '../platform/resources/scan.ts';

/** `completed` is a verdict: only exit code 0 or 1, or none, says something about the findings. */
export type ScanStatus = 'completed' | 'failed' | 'running';

const UNDER_WAY = ['pending', 'running'];
const ENDED = ['completed', 'cancelled', 'error', 'never_finished'];

/** How a scan of the search stands. One with a status that is not known has ended when it says when. */
export function scanStatus({ status, exit_code, completed_at }: ScanSummary): ScanStatus {
  const isUnknown = status === undefined || !ENDED.includes(status);
  if (UNDER_WAY.includes(status ?? '') || (isUnknown && completed_at === undefined)) return 'running';
  const isVerdict = status === undefined || status === 'completed';
  return isVerdict && isVerdictCode(exit_code) ? 'completed' : 'failed';
}

/** How a scan ended, as far as its details say it: they have no status, and no exit code of one that was cancelled. */
export function detailedStatus({ exit_code, completed_at }: Scan): ScanStatus | undefined {
  if (exit_code === undefined || completed_at === undefined) return undefined;
  return isVerdictCode(exit_code) ? 'completed' : 'failed';
}

function isVerdictCode(exitCode: number | undefined): boolean {
  return exitCode === undefined || exitCode === 0 || exitCode === 1;
}
