/** What went wrong with a request, as plain data. Texts are without the token. */
export interface RequestFailure {
  kind:
    | 'status' // the platform answered with an error status
    | 'rate-limit' // it lets nothing through, or asks to wait longer than the step can
    | 'connection' // no connection, or it broke
    | 'proxy' // the proxy opens no tunnel; `status` is its own
    | 'certificate' // the server's certificate was not accepted
    | 'client-certificate' // the server asks for a certificate of the client
    | 'time-out' // one attempt took longer than the time limit
    | 'redirect' // it pointed to where the token must not go, or in circles
    | 'answer' // it answered with something that is not an answer to the request
    | 'another-answer' // it answered about another project or scan than the one that was asked for
    | 'cancelled'; // `stop` or `abort` came first
  method: string;
  /** Path and query as sent. */
  path: string;
  /** Of the answer, if there was one. */
  status?: number;
  requestId?: string;
  /** The server's own message: one line of at most 500 characters. */
  serverMessage?: string;
  /** The API's own word for the error, such as `STATE_VERSION_MISMATCH`. */
  serverCode?: string;
  /** What the network, TLS or the check of the answer said. */
  cause?: string;
  /** Of `answer`: it was not read, because it is larger than any answer should be. */
  isTooLarge?: boolean;
  /** Of `answer`: it has no body, as some servers answer to a write that they took. */
  isEmpty?: boolean;
  /** Where a redirect that was not followed leads: an origin, or a path within the platform's origin. */
  redirectTo?: string;
  /** The wait that the server asked for, in ms. */
  retryAfterMs?: number;
  /** Of `another-answer`: what was asked for, and what the answer is about. */
  expected?: AnswerSubject;
  got?: AnswerSubject;
  /** Attempts that were made, this one included. */
  attempts: number;
  /** Whether the request may have reached the server. Of a write that was cancelled: whether it may have had an effect. */
  sent: boolean;
}

/** What an answer is about. */
export interface AnswerSubject {
  kind: 'project' | 'scan';
  name?: string;
  id?: bigint;
}

/** Any failure of a request. The message is for developers; texts for users are made from `failure`. */
export class PlatformError extends Error {
  override readonly name: string = 'PlatformError';
  readonly failure: RequestFailure;

  constructor(failure: RequestFailure, options?: ErrorOptions) {
    const what = failure.status ?? failure.cause ?? failure.kind;
    super(`${failure.method} ${failure.path}: ${what}`, options);
    this.failure = failure;
  }
}

/** The platform answered with an error status (web-api.md part 7 shows none). */
export class StatusError extends PlatformError {
  override readonly name = 'StatusError';
}

/** A rate limit beyond what a step may wait: nothing else will be answered within the step either. */
export class RateLimitError extends PlatformError {
  override readonly name = 'RateLimitError';
}

/** The step was stopped before the request was sent, or while its answer was awaited. */
export class CancelledError extends PlatformError {
  override readonly name = 'CancelledError';
}

const CLASSES: Partial<Record<RequestFailure['kind'], typeof PlatformError>> = {
  status: StatusError,
  'rate-limit': RateLimitError,
  cancelled: CancelledError,
};

/** The failure as an error, of a class of its own where callers tell its kind apart. */
export function errorOf(failure: RequestFailure, cause?: unknown): PlatformError {
  const Class = CLASSES[failure.kind] ?? PlatformError;
  return new Class(failure, { cause });
}
