import type { Answered } from './attempt.ts';
import type { Clock } from './clock.ts';
import type { ProxySettings } from './no-proxy.ts';
import type { TraceEvent } from './trace.ts';

export interface TransportOptions {
  /** Address of the platform; a path prefix is kept. */
  baseUrl: URL;
  /** Goes into the `Authorization` header of requests to the origin of `baseUrl`, and nowhere else. */
  token: string;
  /** Absent = each request has one of its own. */
  userAgent?: string;
  /** Time limit of one attempt of one request, in ms; through a proxy, too. */
  timeoutMs: number;
  /** Further attempts of one request. */
  maxRetries: number;
  /** Requests under way at the same time, at most. */
  concurrency: number;
  clock: Clock;
  /** From when on no request is sent any more, not even on a connection that is being set up. */
  stop: AbortSignal;
  /** Ends the requests under way; expected some time after `stop`. */
  abort: AbortSignal;
  /** When `stop` will come, in ms since the epoch: a longer rate limit fails instead of being waited for. */
  deadlineMs?: number | undefined;
  /** The runner's proxy settings; absent = direct connections. Loopback is never reached by a proxy. */
  proxy?: ProxySettings | undefined;
  /** Called once, when the first request is about to be written to its connection. */
  onFirstRequest?: () => void;
  /** Called when requests wait: all of them for a rate limit, or one before it is repeated. */
  onPause?: ((ms: number, reason: PauseReason) => void) | undefined;
  /** How long the limit lasts that refused a request, for a server that names it in a way of its own. */
  limitLeftMs?: (answer: Answered, serverNowMs: number, attempts: number) => number | undefined;
  /** Called with each request, wait and decision. */
  trace?: ((event: TraceEvent) => void) | undefined;
}

export type PauseReason = 'rate-limit' | 'retry';

/** Counts so far. */
export interface TransportStats {
  /** Requests written to a connection, repeats and redirects included. */
  readonly requestsSent: number;
  readonly requestsRepeated: number;
  /** How long no request could start because of rate limits, in ms. */
  readonly pausedMs: number;
}
