import type { Row } from '../model/change.ts';
import { type Context, isWriting, type WritingContext } from '../model/context.ts';
import type { LimitUnit, OverLimit } from '../model/failure.ts';
import { MAX_REPORT_BYTES } from '../model/saved.ts';
import { StepError } from '../model/step-errors.ts';
import { writeJson } from '../platform/http/json.ts';
import { throwIfFailed } from './rows.ts';

/** Space for a row's failure, or the value that was seen instead. */
const MAX_OUTCOME_BYTES = 1024;

export interface Execution {
  context: WritingContext;
  /** Writes refused with 403; undefined after another answer, because a later 403 is about one project. */
  forbidden: number | undefined;
}

/** @param rows all that the step reports @throws StepError report-too-large if `undo` could not read them */
export function newExecution(context: WritingContext, rows: readonly Row[]): Execution {
  const bytes = rows.reduce((sum, row) => sum + Buffer.byteLength(writeJson(row)) + MAX_OUTCOME_BYTES, 0);
  if (bytes > MAX_REPORT_BYTES) throw new StepError({ kind: 'report-too-large', rows: rows.length });
  return { context, forbidden: 0 };
}

/**
 * Writes planned rows, unless the step only shows them.
 *
 * @param over the limits that they exceed
 * @param failed rows of items that match nothing
 * @throws StepError too-many-changes, report-too-large, rows-failed, and any error that ends the step
 */
export async function carryOut(
  context: Context,
  rows: readonly Row[],
  over: readonly OverLimit[],
  write: (execution: Execution) => Promise<void>,
  failed: readonly Row[] = [],
): Promise<void> {
  checkLimits(context, over);
  if (isWriting(context)) {
    await context.announceGaps();
    await write(newExecution(context, rows));
  }
  throwIfFailed([...rows, ...failed]);
}

/** A dry run only adds notices. @throws StepError too-many-changes */
export function checkLimits(context: Context, over: readonly OverLimit[]): void {
  if (over.length === 0) return;
  if (isWriting(context)) throw new StepError({ kind: 'too-many-changes', figures: [...over] });
  for (const limit of over) context.notices.push({ kind: 'would-be-too-many', ...limit });
}

/** @param allowed undefined = no limit */
export function overMaxChanges(allowed: number | undefined, figure: number, unit: LimitUnit): OverLimit[] {
  return allowed === undefined || figure <= allowed ? [] : [{ limit: 'max-changes', allowed, figure, unit }];
}
