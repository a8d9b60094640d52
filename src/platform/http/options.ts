import type { AnswerSubject } from './errors.ts';
import type { Query } from './path.ts';

export interface TransportOptions {
  /** A path prefix is kept. */
  baseUrl: URL;
  /** Sent to the origin of `baseUrl`, and nowhere else. */
  token: string;
  userAgent: string;
  /** For one attempt of one request, in ms. */
  timeoutMs: number;
  /** Further attempts of one read. */
  maxRetries: number;
  concurrency: number;
  clock: Clock;
  /** Once aborted, no request is sent, not even on a connection that is being opened. */
  stop: AbortSignal;
  /** Ends the requests under way, some time after `stop`. */
  abort: AbortSignal;
  /** The time of `stop`, by `clock`: a longer pause ends the step at once. Default: never. */
  deadlineMs?: number;
  /** Called when a rate limit makes all requests wait. */
  onPause?: (ms: number) => void;
  trace?: (event: TraceEvent) => void;
}

/** Time and randomness, injected for tests. */
export interface Clock {
  now(): number;
  /** Ends after `ms`, or as soon as `signal` aborts; never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  random(): number;
}

/** A request in the debug log, without the token. */
export interface TraceEvent {
  method: string;
  path: string;
  /** Absent without an answer: `cause` says why. */
  status?: number;
  cause?: string;
  ms: number;
  requestId?: string;
}

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Encoded, from `/api/` on; empty for a download. */
  path: string;
  /** The address of a file of at most 256 MiB. The token is not sent there. */
  downloadUrl?: URL;
  query?: Query;
  body?: unknown;
  /** The server refuses the request if the content no longer has this version. */
  ifMatch?: string;
  /** Ends the request, and a pause for its 429, when nobody needs the answer. */
  signal?: AbortSignal;
  /** The subject of the answer, if it names one. */
  expected?: AnswerSubject;
}
