import type { StepResult } from '../model/step.ts';
import type { FailureReason } from './explain/explanation.ts';
import { explain } from './explain.ts';
import { inState, rowsOf } from './row-states.ts';

/** Undefined where the step did not fail. */
export function failureReason(result: StepResult, cancelled: boolean): FailureReason | undefined {
  const { failure } = result;
  if (failure === undefined) return undefined;
  if (cancelled) return 'cancelled';
  return failure.kind === 'rows-failed' ? rowsReason(result) : explain(failure).reason;
}

/** One cause of all rows that failed is the step's, where it is one that a workflow can act on. */
function rowsReason(result: StepResult): FailureReason {
  const failed = inState(rowsOf(result), 'failed', 'unknown');
  if (failed.every(({ state }) => state === 'unknown')) return 'uncertain';
  const isRefused = failed.every(
    ({ failure }) => failure?.kind === 'status' && explain(failure).reason === 'token-refused',
  );
  return isRefused ? 'token-refused' : 'some-failed';
}
