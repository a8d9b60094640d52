import { PlatformError, type RequestFailure } from '../../platform/http/errors.ts';
import { RowError } from '../step.ts';

/**
 * What a row fails with when a later attempt of a write ended with `error`: an earlier one, whose answer was lost,
 * may still land, so that it is unknown all the same.
 *
 * @param lost of the earlier attempt; undefined where there was none
 */
export function afterLost(error: unknown, lost: RequestFailure | undefined): unknown {
  if (lost === undefined) return error;
  if (error instanceof PlatformError) error.failure.uncertain = true;
  if (!(error instanceof RowError) || error.failure.kind === 'tags-lost') return error;
  return new RowError({ kind: 'unknown', cause: lost });
}
