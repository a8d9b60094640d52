import type { FindingRow, ProjectRow } from '../model/result.ts';
import { StepError } from './step.ts';

/**
 * Ends a step whose rows did not all come to what was wanted.
 *
 * @throws StepError projects-failed, findings-failed
 */
export function throwIfFailed(projects: readonly ProjectRow[], findings: readonly FindingRow[] = []): void {
  for (const [kind, rows] of [
    ['projects-failed', projects],
    ['findings-failed', findings],
  ] as const) {
    const failed = rows.filter(({ state }) => state === 'failed').length;
    const unknown = rows.filter(({ state }) => state === 'unknown').length;
    if (failed + unknown > 0) throw new StepError({ kind, failed, unknown, selected: rows.length });
  }
}
