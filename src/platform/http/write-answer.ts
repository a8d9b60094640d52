import type { PlatformError, RequestFailure } from './errors.ts';

/**
 * How one attempt of a write ended. What ends a whole step is thrown instead. `delayMs` is the least time before
 * another request about the same, in ms: what the server asked for, else a delay of our own.
 */
export type WriteAnswer<T> =
  /** A 2xx that is an answer about what was asked; whether it shows the change is the caller's to check. */
  | { kind: 'shown'; value: T; atMs: number }
  /** It certainly had no effect, and will have none. */
  | { kind: 'refused'; error: PlatformError }
  /**
   * It certainly had no effect, and may have one later: a rate limit, or it was never sent. `isPaced`: a limiter that lets
   * others through refused it, or it met the pause of another request, so that it does not count as a repeat.
   */
  | { kind: 'deferred'; error: PlatformError; delayMs: number; isPaced?: boolean }
  /**
   * Whether it had an effect is open: a read decides. `mayLandLater`: the effect may still come. A 2xx that shows
   * nothing that can be read has `failure.kind` `answer` or `another-answer`, and `isEmpty` where it has no body.
   */
  | { kind: 'open'; failure: RequestFailure; mayLandLater: boolean; delayMs: number };
