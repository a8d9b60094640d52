import { PlatformError, type RequestFailure } from '../../platform/http/errors.ts';
import { endsStep, RowError } from '../step.ts';

/** A write whose answer was lost and that may still land. */
export interface LostWrite {
  failure: RequestFailure;
  /** The tags that the project had before. */
  before: readonly string[];
  /** The tags that the request named; absent where it takes away only what it names. */
  body?: readonly string[];
}

/**
 * Runs what follows a lost write. However that fails, the lost write may still land: a refusal of the next one says
 * nothing about it.
 *
 * @throws RowError unknown, tags-lost; what ends a step, marked as uncertain
 */
export async function afterLost<T>(lost: RequestFailure | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (lost === undefined) throw error;
    if (endsStep(error)) {
      if (error instanceof PlatformError) error.failure.uncertain = true;
      throw error;
    }
    const kind = error instanceof RowError ? error.failure.kind : undefined;
    if (kind === 'unknown' || kind === 'tags-lost') throw error;
    throw new RowError({ kind: 'unknown', cause: lost });
  }
}
