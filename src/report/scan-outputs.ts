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

/** The platform's values are short by nature; one that is not is left out. */
const MAX_LENGTH = 1000;

/** A scan that did not complete has no findings, so that a comparison with `'0'` fails for it. */
export function scanOutputs(scan: unknown, figures: ScanFigures): OutputValues {
  const { id, status, exitCode, branch, commit } = figures;
  const values: Record<string, number | string | undefined> = {
    'scan-findings': status === 'completed' ? figures.findings : undefined,
    'scan-exit-code': status === undefined || status === 'running' ? undefined : exitCode,
    'scan-total-time': status === 'running' ? undefined : figures.totalTime,
    'scan-branch': branch,
    'scan-commit': commit,
    'scan-completed-at': figures.completedAt,
  };
  const texts = Object.entries(values).map(([name, value]): [string, string | undefined] => {
    const text = value === undefined ? undefined : String(value);
    return [name, text !== undefined && text.length <= MAX_LENGTH ? text : undefined];
  });
  return { scan: { json: scan }, 'scan-id': String(id), 'scan-status': status, ...Object.fromEntries(texts) };
}

export function shortCommit(commit: string): string {
  return commit.slice(0, 12);
}
