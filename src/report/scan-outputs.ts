import type { ScanStatus } from '../scans/scan.ts';
import type { OutputValues } from './view.ts';

/** What the outputs say of a scan, from whichever endpoint it came. */
export interface ScanFigures {
  id: bigint;
  /** Undefined where nobody says how it ended. */
  status?: ScanStatus;
  findings?: number;
  exitCode?: number;
  /** Seconds. */
  totalTime?: number;
  branch?: string;
  commit?: string;
  completedAt?: string;
}

/** A scan that did not complete has no findings, so that a comparison with `'0'` fails for it. */
export function scanOutputs(scan: unknown, figures: ScanFigures): OutputValues {
  const { id, status, exitCode, branch, commit } = figures;
  const text = (value: number | undefined) => (value === undefined ? undefined : String(value));
  return {
    scan: { json: scan },
    'scan-id': String(id),
    'scan-status': status,
    'scan-findings': status === 'completed' ? text(figures.findings) : undefined,
    'scan-exit-code': status === undefined || status === 'running' ? undefined : text(exitCode),
    'scan-total-time': status === 'running' ? undefined : text(figures.totalTime),
    'scan-branch': branch,
    'scan-commit': commit,
    'scan-completed-at': figures.completedAt,
  };
}

export function shortCommit(commit: string): string {
  return commit.slice(0, 12);
}
