import type { StepFailure } from '../../model/failure.ts';
import { endsStep, stepFailureOf } from '../step.ts';

/**
 * Why a list could not be read, where the step can go on without it.
 *
 * @throws the error itself where it ends the step
 */
export function listFailure(error: unknown): StepFailure {
  const failure = stepFailureOf(error);
  if (failure.kind !== 'list-broken' && endsStep(error)) throw error;
  return failure;
}
