import type { Scan } from '../platform/resources/scan.ts';
import type { ScanSummary } from '../platform/resources/scan-search.ts';

/** `completed` is a verdict: only exit code 0 or 1, or none, says something about the findings. */
export type ScanStatus = 'completed' | 'failed' | 'running';

const UNDER_WAY = ['pending', 'running'];

export function scanStatus({
  completed_at,
  exit_code,
}: Pick<Scan, 'completed_at' | 'exit_code'>): ScanStatus {
  if (completed_at === undefined) return 'running';
  return isVerdict(exit_code) ? 'completed' : 'failed';
}

/** The same of a scan that was searched: its `status` says more, where the server gives one. */
export function searchedScanStatus(scan: ScanSummary): ScanStatus {
  const { status, exit_code } = scan;
  if (status === undefined) return scanStatus(scan);
  if (UNDER_WAY.includes(status)) return 'running';
  return status === 'completed' && isVerdict(exit_code) ? 'completed' : 'failed';
}

function isVerdict(exitCode: number | undefined): boolean {
  return exitCode === undefined || exitCode === 0 || exitCode === 1;
}
