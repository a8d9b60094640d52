/** What went wrong with a request, as plain data. */
export interface RequestFailure {
  kind:
    | 'status' // the platform answered with an error status
    | 'rate-limit' // it asked to wait longer than a step may
    | 'connection' // no connection, or it broke
    | 'certificate' // the server's certificate was not accepted
    | 'time-out' // one try took longer than the time limit
    | 'redirect' // it pointed to where the token must not go
    | 'answer' // it answered 2xx with something that is not an answer to the request
    | 'cancelled'; // the step was stopped first
  method: string;
  /** Path and query as sent. */
  path: string;
  status?: number;
  requestId?: string;
  /** The server's own words: at most 500 characters, without the token. */
  words?: string;
  /** What the network, TLS or the check of the answer said. */
  cause?: string;
  attempts: number;
  /** The request may have taken effect although no answer tells: it was sent, and the answer was lost. */
  uncertain: boolean;
}

/** Every failure of a request. The message is for developers; `report/explain.ts` has the words for users. */
export class PlatformError extends Error {
  override readonly name: string = 'PlatformError';
  readonly failure: RequestFailure;

  constructor(failure: RequestFailure, options?: ErrorOptions) {
    const what = failure.status ?? failure.cause ?? failure.kind;
    super(`${failure.method} ${failure.path}: ${what}`, options);
    this.failure = failure;
  }
}

/** The platform answered with an error status (web-api.md part 7 shows none, so `words` is what it said). */
export class StatusError extends PlatformError {
  override readonly name = 'StatusError';
}

/** A `Retry-After` beyond `MAX_PAUSE_MS`: nothing else will be answered within the step either. */
export class RateLimitError extends PlatformError {
  override readonly name = 'RateLimitError';
}

/** No answer: no connection, a certificate that fails, a broken connection, or the time limit. */
export class ConnectionError extends PlatformError {
  override readonly name = 'ConnectionError';
}

/** A redirect that is not followed. */
export class RedirectError extends PlatformError {
  override readonly name = 'RedirectError';
}

/** A 2xx answer that is too large, not JSON, or of another shape than the document's. */
export class AnswerError extends PlatformError {
  override readonly name = 'AnswerError';
}

/** The step was cancelled before the request was sent, or while its answer was awaited. */
export class CancelledError extends PlatformError {
  override readonly name = 'CancelledError';
}
