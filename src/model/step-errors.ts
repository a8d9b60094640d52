import { endsAllRequests, hasStatus, PlatformError } from '../platform/http/errors.ts';
import { NameError } from '../platform/http/path.ts';
import { PagingError } from '../platform/paging.ts';
import type { CommonFailure, StepFailure } from './failure.ts';

export class StepError extends Error {
  override readonly name = 'StepError';
  readonly failure: StepFailure;

  constructor(failure: StepFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

export function stepFailureOf(error: unknown): StepFailure {
  if (error instanceof StepError) return error.failure;
  if (error instanceof PagingError) return { kind: 'list-broken', cause: error.message };
  return rowFailureOf(error);
}

export function rowFailureOf(error: unknown): CommonFailure {
  if (error instanceof PlatformError) return error.failure;
  if (error instanceof NameError) return { kind: 'name-unusable', problem: error.message };
  if (!(error instanceof Error)) return { kind: 'unexpected', message: String(error) };
  const { message, stack } = error;
  return { kind: 'unexpected', message, stack };
}

/** Whether an error is about more than a single request or name. */
export function endsStep(error: unknown): boolean {
  if (endsAllRequests(error) || hasStatus(error, [401])) return true;
  return !(error instanceof PlatformError || error instanceof NameError);
}

/** The failure of a list that the step can go on without. @throws the error itself if it ends the step */
export function listFailure(error: unknown): StepFailure {
  throwIfStepEnds(error);
  return stepFailureOf(error);
}

/**
 * Like `listFailure`, for a list by the slug. @throws also a 404, for which `runOperation` looks up the slug, but no stop:
 * the step reports its other lists
 */
export function listFailureBySlug(error: unknown): StepFailure {
  if (hasStatus(error, [404])) throw error;
  if (stepFailureOf(error).kind !== 'cancelled') throwIfStepEnds(error);
  return stepFailureOf(error);
}

/** Throws an error that affects more than one list. */
export function throwIfStepEnds(error: unknown): void {
  if (stepFailureOf(error).kind !== 'list-broken' && endsStep(error)) throw error;
}
