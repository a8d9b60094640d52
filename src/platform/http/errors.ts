/** A failed request, as plain data. Texts are without the token. */
export interface RequestFailure {
  kind:
    | 'status' // the platform answered with an error status
    | 'rate-limit' // its rate limit outlasts the step
    | 'connection' // no connection, or it broke
    | 'proxy' // the proxy opens no tunnel; `status` is its own
    | 'certificate' // the server's certificate is not accepted
    | 'client-certificate' // the server requires one from the client
    | 'time-out' // one attempt took longer than the time limit
    | 'redirect' // to where the token must not go, or too many of them
    | 'answer' // the answer cannot be read, or does not answer the request
    | 'another-answer' // the answer is about another project or scan than the requested one
    | 'cancelled'; // `stop` or `abort` came first
  method: string;
  path: string;
  status?: number;
  requestId?: string;
  /** The server's own message: one line of at most 500 characters. */
  serverMessage?: string;
  /** The API's code for the error, such as `STATE_VERSION_MISMATCH`. */
  serverCode?: string;
  /** The message of the network, of TLS, or of the decoder of the answer. */
  cause?: string;
  proxy?: ProxyProblem;
  /** The server of an `https` address answers without TLS. */
  lacksTls?: boolean;
  /** The gateway or proxy that answered in the server's place; empty if it has no name. */
  gateway?: string;
  /** The answer has no body, as some servers answer a successful write. */
  isEmpty?: boolean;
  /** The body is no JSON, or packed wrongly: it may have been cut, or replaced by a gateway. */
  isBroken?: boolean;
  /** The target of a redirect that was not followed: an origin, or a path within the platform's origin. */
  redirectTo?: string;
  /** The wait that the server asked for, in ms. */
  retryAfterMs?: number;
  /** For `another-answer`: the requested subject, and the answer's. */
  expected?: AnswerSubject;
  got?: AnswerSubject;
  /** Attempts so far, this one included. */
  attempts: number;
  /** Whether the request may have reached the server. */
  sent: boolean;
}

export type Problem = Omit<RequestFailure, 'method' | 'path' | 'attempts'>;

export interface ProxyProblem {
  variable: string;
  /** The mistake that a person has to correct; undefined for a problem that may pass. */
  why?: 'refused' | 'scheme' | 'certificate';
}

/** Whether no request can get through before a person has corrected something. */
export function isUnreachable({ kind, proxy, lacksTls = false }: Problem): boolean {
  return lacksTls || proxy?.why !== undefined || kind === 'certificate' || kind === 'client-certificate';
}

/** The project or scan that an answer is about. */
export interface AnswerSubject {
  kind: 'project' | 'scan';
  name?: string;
  id?: bigint;
}

/** Any failure of a request. The message is for developers; texts for users are made from `failure`. */
export class PlatformError extends Error {
  readonly failure: RequestFailure;

  constructor(failure: RequestFailure) {
    super(`${failure.method} ${failure.path}: ${failure.status ?? failure.cause ?? failure.kind}`);
    this.failure = failure;
  }
}

export function hasStatus(error: unknown, statuses: readonly number[]): error is PlatformError {
  if (!(error instanceof PlatformError) || error.failure.kind !== 'status') return false;
  return statuses.includes(error.failure.status ?? 0);
}

/** Whether no further request of the step can succeed: it was cancelled, or the rate limit outlasts its time. */
export function endsAllRequests(error: unknown): boolean {
  return error instanceof PlatformError && ['cancelled', 'rate-limit'].includes(error.failure.kind);
}

/** Whether a refusal may be about the form of the request: the server may accept another one. */
export function isRefusedForm(error: unknown): boolean {
  return hasStatus(error, [400, 415, 422]);
}

/**
 * The outcome of one attempt of a write (docs/writing.md). Failures that end the step are thrown instead.
 * `delayMs` is the minimum delay before the next attempt: `Retry-After` of a 5xx, else a backoff.
 */
export type WriteOutcome<T> =
  /** A 2xx with a readable body; the caller checks whether it shows the change. */
  | { kind: 'answered'; value: T }
  /** Another 2xx: no body, not JSON, or (`failure.kind` is `another-answer`) about something else. */
  | { kind: 'unreadable'; failure: RequestFailure }
  /** An error status of a refusal, other than 401, or nothing can get through: the write had no effect. */
  | { kind: 'refused'; error: PlatformError }
  /** A 429, or a pause for one has ended: no effect, not counted as an attempt, but an earlier read may be outdated. */
  | { kind: 'limited' }
  /** There was no connection, so nothing was sent. */
  | { kind: 'not-sent'; failure: RequestFailure; delayMs: number }
  /** Anything else: it may have taken effect, or may still. */
  | { kind: 'open'; failure: RequestFailure; delayMs: number };
