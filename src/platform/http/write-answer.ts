import type { PlatformError, RequestFailure } from './errors.ts';

/**
 * How one attempt of a request that writes ended (contract: What happened to a write). What ends the whole step is
 * thrown instead. `delayMs` is the least time before the next attempt, in ms: `Retry-After` of a 5xx, else a backoff.
 */
export type WriteAnswer<T> =
  /** A 2xx whose body was read; whether it shows the change is the caller's to check. */
  | { kind: 'answered'; value: T }
  /** Another 2xx: no body, not JSON, or (`failure.kind` is `another-answer`) about something else. */
  | { kind: 'empty'; failure: RequestFailure }
  /** 400, 401, 403, 404, 405, 409, 410, 412, 413, 414, 415, 422 or 428: it had no effect. */
  | { kind: 'refused'; error: PlatformError }
  /**
   * 429, or a pause for one that this request met and has waited for: it had no effect, and what was seen before it may
   * be old by now. The transport has noted the pause for all requests. Never counts as an attempt.
   */
  | { kind: 'limited'; failure: RequestFailure }
  /** No byte of it left: there was no connection. */
  | { kind: 'not-sent'; failure: RequestFailure; delayMs: number }
  /** Anything else: it may have taken effect, or may still. */
  | { kind: 'open'; failure: RequestFailure; delayMs: number };
