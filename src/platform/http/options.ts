import type { AnswerSubject } from './errors.ts';
import type { Query } from './path.ts';

export interface TransportOptions {
  /** Address of the platform; a path prefix is kept. */
  baseUrl: URL;
  /** Sent in the `Authorization` header to the origin of `baseUrl`, and nowhere else. */
  token: string;
  userAgent: string;
  /** Time limit of one attempt of one request, in ms; through a proxy, too. */
  timeoutMs: number;
  /** Further attempts of one read. */
  maxRetries: number;
  concurrency: number;
  clock: Clock;
  /** Once aborted, no further request is sent, not even on a connection that is being opened. */
  stop: AbortSignal;
  /** Ends the requests under way; expected some time after `stop`. */
  abort: AbortSignal;
  /** The time at which `stop` will abort, by `clock`: a longer pause ends the step at once. Default: never. */
  deadlineMs?: number;
  /** Called when all requests wait for a rate limit. */
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

/** A request in the debug log. Texts are without the token. */
export interface TraceEvent {
  method: string;
  path: string;
  /** The answer's; without one, `cause` says why. */
  status?: number;
  cause?: string;
  ms: number;
  requestId?: string;
}

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Encoded, from `/api/` on; empty for a download. */
  path: string;
  /** The address of a download, a file of at most 256 MiB: the token is not sent there. */
  downloadUrl?: URL;
  query?: Query;
  body?: unknown;
  /** Sent as `If-Match`: the server refuses the request if the content has another version by now. */
  ifMatch?: string;
  /** Aborts when nobody needs the answer any more: the request ends, and a pause for its 429. */
  signal?: AbortSignal;
  /** The required subject of the answer, as far as it names one. After a redirect it may have another name. */
  expected?: AnswerSubject;
}
