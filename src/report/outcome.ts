import type { Operation } from '../model/request.ts';
import type { Outcome, StepResult } from '../model/result.ts';
import type { View } from './view.ts';
import { VIEWS } from './views.ts';

/** The view of a result's operation. */
export function viewOf(result: StepResult): View<Operation> {
  // A row of the table takes the results of its own operation, which is what the key chose.
  return VIEWS[result.operation] as unknown as View<Operation>;
}

/** `partial`: something was done, and something failed. */
export function outcomeOf(result: StepResult): Outcome {
  if (viewOf(result).isPartial?.(result) === true) return 'partial';
  return result.failure === undefined ? 'succeeded' : 'failed';
}

/** Whether the operation was not to write. */
export function isDryRun({ request }: StepResult): boolean {
  return 'dryRun' in request && request.dryRun;
}
