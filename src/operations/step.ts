import type { Failure } from '../model/result.ts';
import { CancelledError, PlatformError, RateLimitError, StatusError } from '../platform/http/errors.ts';
import { NameError } from '../platform/http/path.ts';
import { PagingError } from '../platform/pages.ts';

/** What a step is at, for those who wait. */
export interface Progress {
  /** @param total how much there is to do, where it is known */
  begin(phase: 'listing' | 'reading' | 'writing' | 'triaging', total?: number): void;
  advance(by: number): void;
}

/** Takes the rows of a list as they come, so that memory does not grow with it. */
export interface Rows {
  add(row: unknown): void;
}

/** A failure that is not a request's. */
export class StepError extends Error {
  override readonly name = 'StepError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/**
 * Runs `work`, which fills `result` as it goes, so that whatever ends it early, what was done until then
 * stays told.
 */
export async function settle<Result extends { failure?: Failure }>(
  result: Result,
  work: () => Promise<void>,
): Promise<Result> {
  try {
    await work();
  } catch (error) {
    result.failure = failureOf(error);
  }
  return result;
}

export function failureOf(error: unknown): Failure {
  if (error instanceof PlatformError || error instanceof StepError) return error.failure;
  if (error instanceof NameError) return { kind: 'name-unusable', problem: error.problem };
  if (error instanceof PagingError) return { kind: 'list-broken', cause: error.message };
  if (!(error instanceof Error)) return { kind: 'unexpected', message: String(error) };
  const { message, stack } = error;
  return { kind: 'unexpected', message, ...(stack === undefined ? {} : { stack }) };
}

/** Whether an error is not one project's or request's, but would meet all that follow, too. */
export function endsStep(error: unknown): boolean {
  if (error instanceof CancelledError || error instanceof RateLimitError) return true;
  if (error instanceof StatusError) return error.failure.status === 401;
  return !(error instanceof PlatformError || error instanceof StepError || error instanceof NameError);
}

/** Runs `work` on every item, at most `concurrency` at the same time; the first error ends it once those end. */
export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    for (let next = iterator.next(); !next.done && !failed; next = iterator.next()) {
      try {
        await work(next.value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
