export interface Problem {
  kind:
    | 'status' // the platform answered with an error status
    | 'rate-limit' // its rate limit outlasts the step
    | 'connection' // no connection, or it broke
    | 'proxy' // the proxy opens no tunnel; `status` is its own
    | 'certificate' // the server's certificate is not accepted
    | 'client-certificate' // the server requires one
    | 'time-out' // of one attempt
    | 'redirect' // to where the token must not go, or too many of them
    | 'answer' // it cannot be read, or does not answer the request
    | 'another-answer' // it is about another project or scan
    | 'cancelled'; // `stop` or `abort` came first
  status?: number;
  requestId?: string;
  /** One line of at most 500 characters. */
  serverMessage?: string;
  /** Such as `STATE_VERSION_MISMATCH`. */
  serverCode?: string;
  /** The message of the network, of TLS, or of the answer's decoder. */
  cause?: string;
  proxy?: ProxyProblem;
  /** The server of an `https` address answers without TLS. */
  lacksTls?: boolean;
  /** Who answered in the server's place; empty if it has no name. */
  gateway?: string;
  /** Some servers answer a successful write without a body. */
  isEmpty?: boolean;
  /** The body may have been cut, or replaced by a gateway. */
  isBroken?: boolean;
  /** The origin to which a redirect was not followed, or the path within the platform's. */
  redirectTo?: string;
  /** As the server asks. */
  retryAfterMs?: number;
  /** For `another-answer`. */
  expected?: AnswerSubject;
  got?: AnswerSubject;
  /** Whether the request may have reached the server. */
  sent: boolean;
}

/** A failed request, without the token. */
export interface RequestFailure extends Problem {
  method: string;
  path: string;
  /** So far, this one included. */
  attempts: number;
}

export interface ProxyProblem {
  variable: string;
  /** The mistake that a person has to correct; undefined for a problem that may pass. */
  why?: 'refused' | 'scheme' | 'certificate';
}

/** Whether a person has to correct something first. */
export function isUnreachable({ kind, proxy, lacksTls = false }: Problem): boolean {
  return lacksTls || proxy?.why !== undefined || kind === 'certificate' || kind === 'client-certificate';
}

export interface AnswerSubject {
  kind: 'project' | 'scan';
  name?: string;
  id?: bigint;
}

/** The message is for developers: texts for users are made from `failure`. */
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

/** Whether no further request of the step can succeed. */
export function endsAllRequests(error: unknown): boolean {
  return error instanceof PlatformError && ['cancelled', 'rate-limit'].includes(error.failure.kind);
}

/** Whether the server may accept another form of the request. */
export function isRefusedForm(error: unknown): boolean {
  return hasStatus(error, [400, 415, 422]);
}

/**
 * The outcome of one attempt of a write (docs/writing.md), unless it ends the step. The next attempt waits at least
 * `delayMs`: the `Retry-After` of a 5xx, else a backoff.
 */
export type WriteOutcome<T> =
  /** A 2xx with a readable body, which may show the change. */
  | { kind: 'answered'; value: T }
  /** Another 2xx: no body, not JSON, or (`failure.kind` is `another-answer`) about something else. */
  | { kind: 'unreadable'; failure: RequestFailure }
  /** The platform refused it, or nothing can get through: no effect. */
  | { kind: 'refused'; error: PlatformError }
  /** A 429, or a pause for one: no effect, no attempt, but an earlier read may be outdated. */
  | { kind: 'limited' }
  /** `not-sent`: there was no connection; `open`: it may have taken effect, or may still. */
  | { kind: 'not-sent' | 'open'; failure: RequestFailure; delayMs: number };
