import { type Context, isWriting } from '../model/context.ts';
import type { OverLimit } from '../model/failure.ts';
import { StepError } from '../model/step-errors.ts';

/**
 * Stops a step that would change more than its limits allow, before its first write. A dry run goes on and says so.
 *
 * @throws StepError too-many-changes
 */
export function checkLimits(context: Context, over: readonly OverLimit[]): void {
  if (over.length === 0) return;
  if (isWriting(context)) throw new StepError({ kind: 'too-many-changes', figures: [...over] });
  for (const one of over) context.notices.push({ kind: 'would-be-too-many', ...one });
}

/** @param allowed undefined = no limit */
export function maxChanges(allowed: number | undefined, figure: number, of: OverLimit['of']): OverLimit[] {
  return allowed === undefined || figure <= allowed ? [] : [{ limit: 'max-changes', allowed, figure, of }];
}
