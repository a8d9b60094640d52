import type { AttemptRequest, Headers } from './attempt.ts';
import type { Clock } from './clock.ts';
import type { Query } from './path.ts';
import type { TraceEvent } from './trace.ts';

export interface TransportOptions {
  /** Address of the platform; a path prefix is kept. */
  baseUrl: URL;
  /** Goes into the `Authorization` header of requests to the origin of `baseUrl`, and nowhere else. */
  token: string;
  userAgent?: string;
  /** Time limit of one attempt of one request, in ms; through a proxy, too. */
  timeoutMs: number;
  /** Further attempts of one read. */
  maxRetries: number;
  /** Requests under way at the same time, at most. */
  concurrency: number;
  clock: Clock;
  /** From when on no request is sent any more, not even on a connection that is being set up. */
  stop: AbortSignal;
  /** Ends the requests under way; expected some time after `stop`. */
  abort: AbortSignal;
  /** When `stop` will come, by `clock`: a longer pause ends the step instead of being waited for. Default: never. */
  deadlineMs?: number;
  /** Called when the first request is about to be written to a connection. */
  onFirstRequest?: () => void;
  /** Called when requests wait: all of them for a rate limit, or one before it is repeated. */
  onPause?: (ms: number, reason: 'rate-limit' | 'retry') => void;
  /** Called with each request, wait and decision. */
  trace?: (event: TraceEvent) => void;
}

/** Counts so far. */
export interface TransportStats {
  /** Requests written to a connection, repeats and redirects included. */
  readonly requestsSent: number;
  readonly requestsRepeated: number;
  /** How long no request could start because of rate limits, in ms. */
  readonly pausedMs: number;
}

export interface ApiRequest {
  method: AttemptRequest['method'];
  /** Encoded, from `/api/` on. */
  path: string;
  query?: Query;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as `If-Match`: the request is refused where the content has another version by now. */
  ifMatch?: string;
  /** Beside those of every request, or instead of them. */
  headers?: Readonly<Record<string, string>>;
}

/** A JSON answer, for what reads it. */
export interface Answer {
  /** Undefined where the body is empty. */
  json: unknown;
  headers: Headers;
  /** The path that a redirect led to, on the wire; undefined without one. */
  redirectedTo: string | undefined;
}
