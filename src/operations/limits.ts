import type { OverLimit } from '../model/failure.ts';
import type { Context } from './context.ts';
import { StepError } from './step.ts';

/**
 * Stops a step before its first write when it would change more than `max-changes` allows. A dry run goes on and
 * says so.
 *
 * @throws StepError too-many-changes
 */
export function checkMaxChanges(
  context: Context,
  figure: number,
  of: OverLimit['of'],
  allowed: number | undefined,
): void {
  if (allowed === undefined || figure <= allowed) return;
  const over: OverLimit = { limit: 'max-changes', allowed, figure, of };
  if (context.writer !== undefined) throw new StepError({ kind: 'too-many-changes', figures: [over] });
  context.notices.push({ kind: 'would-be-too-many', ...over });
}
