import { type AnswerDecoder, GATEWAY_STATUSES, readAnswer, requestIdOf, statusProblem } from './answer.ts';
import { attempt, headerText, type WireAnswer, type WireRequest } from './attempt.ts';
import type { Decoder } from './decode.ts';
import { createDispatcher, type Route } from './dispatcher.ts';
import {
  isUnreachable,
  PlatformError,
  type Problem,
  type RequestFailure,
  type WriteOutcome,
} from './errors.ts';
import { writeJson } from './json.ts';
import { concurrencyLimiter } from './limiter.ts';
import type { ApiRequest, TransportOptions } from './options.ts';
import { queryText } from './path.ts';
import { redactor } from './redact.ts';

/** Statuses of a write that had no effect. A 401 ends the step. */
const REFUSALS = new Set([400, 403, 404, 405, 409, 410, 412, 413, 414, 415, 422, 428]);
/** Statuses after which another attempt of a read may help. */
const RETRYABLE = new Set([408, 421, 425, 500, ...GATEWAY_STATUSES]);
/** Ends the step when only 429s without `Retry-After` come for so long. */
const MAX_LIMITED_MS = 60_000;

export type Transport = ReturnType<typeof createTransport>;

/** Sends all requests to the platform. */
export function createTransport(options: TransportOptions) {
  const { baseUrl, token, userAgent, timeoutMs, maxRetries, concurrency, clock, stop, abort } = options;
  const limiter = concurrencyLimiter(concurrency, clock);
  const redact = redactor(token);
  const prefix = baseUrl.pathname.replace(/\/+$/, '');
  /** The platform's, and those of downloads, by origin. */
  const dispatchers = new Map<string, Route>();
  let requestsSent = 0;
  let serverAheadMs: number | undefined;
  stop.addEventListener('abort', () => limiter.wakeAll());

  const remainingMs = () => (options.deadlineMs ?? Number.POSITIVE_INFINITY) - clock.now();
  const pathOf = ({ path, query }: ApiRequest) => prefix + path + queryText(query);

  const signalsOf = ({ signal }: ApiRequest) => {
    if (signal === undefined) return { stop, abort };
    return { stop: AbortSignal.any([stop, signal]), abort: AbortSignal.any([abort, signal]) };
  };

  const dispatcherOf = (origin: string): Route => {
    const dispatcher = dispatchers.get(origin) ?? createDispatcher(origin, timeoutMs, concurrency);
    dispatchers.set(origin, dispatcher);
    return dispatcher;
  };

  /** Adds the request, without the token. Of a download only the origin: the rest gives access to the file. */
  const described = <Facts extends object>(request: ApiRequest, facts: Facts) => {
    const path = request.downloadUrl?.origin ?? pathOf(request);
    const whole = { method: request.method as string, path, ...facts };
    const shown = (value: unknown) => (typeof value === 'string' ? redact(value) : value);
    return Object.fromEntries(
      Object.entries(whole).map(([name, value]) => [name, shown(value)]),
    ) as typeof whole;
  };

  const trace = (request: ApiRequest, outcome: WireAnswer | Problem, ms: number) => {
    const result =
      'body' in outcome
        ? { status: outcome.status, requestId: requestIdOf(outcome) }
        : { cause: outcome.cause ?? outcome.kind };
    options.trace?.(described(request, { ms: Math.round(ms), ...result }));
  };

  /** `Retry-After`, or 0.5 s doubling up to 30 s, less up to a half at random. */
  const delayMsAfter = ({ attempts, retryAfterMs }: RequestFailure) => {
    const fullMs = Math.min(30_000, 500 * 2 ** (attempts - 1));
    return retryAfterMs ?? (fullMs / 2) * (1 + clock.random());
  };

  /** @returns the time of the answer in epoch ms, by our clock if it has no `Date` */
  const noteDate = ({ headers }: WireAnswer) => {
    const nowMs = clock.now();
    const dateMs = Date.parse(headerText(headers.date));
    if (Number.isNaN(dateMs)) return nowMs;
    serverAheadMs = dateMs - nowMs;
    return dateMs;
  };

  /** @throws PlatformError `rate-limit` when the server lets nothing through for too long */
  const pause = (failure: RequestFailure, startedAtMs: number, signal: AbortSignal) => {
    const { pauseMs, addedMs, limitedForMs } = limiter.noteLimit(startedAtMs, failure.retryAfterMs, signal);
    if (pauseMs > remainingMs() || limitedForMs >= MAX_LIMITED_MS)
      throw new PlatformError({ ...failure, kind: 'rate-limit' });
    if (addedMs > 0) options.onPause?.(pauseMs);
  };

  /**
   * Waits for the end of a pause and a free slot, the next one if `isNext`.
   *
   * @returns whether there was a pause
   * @throws PlatformError `rate-limit` when the pause is longer than the remaining time
   */
  const acquire = async (request: ApiRequest, attempts: number, isNext = false) => {
    const signal = signalsOf(request).stop;
    const wasPaused = await limiter.acquire(signal, remainingMs, isNext);
    const retryAfterMs = limiter.pauseLeftMs();
    if (signal.aborted || retryAfterMs <= Math.max(0, remainingMs())) return wasPaused;
    limiter.release();
    const problem = { kind: 'rate-limit', sent: false, retryAfterMs } as const;
    throw new PlatformError(described(request, { attempts: attempts - 1, ...problem }));
  };

  const wireRequest = (request: ApiRequest): WireRequest => {
    const { method, body, ifMatch, downloadUrl } = request;
    return {
      origin: (downloadUrl ?? baseUrl).origin,
      isDownload: downloadUrl !== undefined,
      method,
      path: downloadUrl === undefined ? pathOf(request) : downloadUrl.pathname + downloadUrl.search,
      headers: {
        authorization: downloadUrl === undefined ? `Bearer ${token}` : undefined,
        accept: 'application/json',
        'accept-encoding': 'gzip',
        'user-agent': userAgent,
        'content-type': body === undefined ? undefined : 'application/json',
        'if-match': ifMatch,
      },
      body: body === undefined ? undefined : writeJson(body),
    };
  };

  /** Needs a slot, which it releases. @throws PlatformError `rate-limit` */
  const attemptOnce = async <T>(
    request: ApiRequest,
    attempts: number,
    decode: AnswerDecoder<T>,
    isSuccess: (status: number) => boolean,
  ): Promise<{ value: T } | { failure: RequestFailure }> => {
    const startedAtMs = clock.now();
    try {
      const onSent = () => {
        requestsSent += 1;
      };
      const limits = { timeoutMs, ...signalsOf(request) };
      const outcome = await attempt(dispatcherOf, wireRequest(request), limits, onSent);
      trace(request, outcome, clock.now() - startedAtMs);
      if (!('body' in outcome)) return { failure: described(request, { attempts, ...outcome }) };
      // The clock of a download's server does not matter.
      const nowMs = request.downloadUrl === undefined ? noteDate(outcome) : clock.now();
      if (outcome.status !== 429) limiter.resetBackoff();
      // Before it is parsed, so that no part of it contains the token.
      const answer = { ...outcome, body: redact(outcome.body) };
      const result = isSuccess(outcome.status)
        ? readAnswer(answer, decode, request.expected)
        : statusProblem(answer, nowMs);
      if ('value' in result) return result;
      const failure = described(request, { attempts, ...result });
      const { signal = stop } = request;
      if (isLimit(failure) && !signal.aborted) pause(failure, startedAtMs, signal);
      return { failure };
    } finally {
      limiter.release();
    }
  };

  return {
    concurrency,

    /** Repeats and redirects included. */
    get requestsSent() {
      return requestsSent;
    },

    /** Follows the `Date` of the server's last answer; undefined before the first. */
    serverNowMs: () => (serverAheadMs === undefined ? undefined : clock.now() + serverAheadMs),

    close() {
      for (const dispatcher of dispatchers.values()) void dispatcher.destroy();
    },

    /** Repeats the request if that may help. @throws PlatformError */
    async read<T>(request: ApiRequest, decode: AnswerDecoder<T>): Promise<T> {
      for (let attempts = 1; ; ) {
        await acquire(request, attempts);
        const outcome = await attemptOnce(request, attempts, decode, (status) => status === 200);
        if ('value' in outcome) return outcome.value;
        const { failure } = outcome;
        // All requests wait for a rate limit.
        if (isLimit(failure)) continue;
        const delayMs = delayMsAfter(failure);
        if (attempts > maxRetries || !isRetryable(failure) || delayMs > remainingMs())
          throw new PlatformError(failure);
        attempts += 1;
        await clock.sleep(delayMs, signalsOf(request).stop);
      }
    },

    /**
     * Sends a request once: the caller decides whether it may be repeated.
     *
     * @param attempts of the same write, this one included
     * @throws PlatformError that ends a step: `cancelled`, `rate-limit`, and status 401
     */
    async write<T>(request: ApiRequest, attempts: number, decode: Decoder<T>): Promise<WriteOutcome<T>> {
      // Ahead of waiting reads. After a pause, what the caller has read may be outdated.
      if (await acquire(request, attempts, true)) {
        limiter.release();
        return { kind: 'limited' };
      }
      if (attempts > 1) {
        // A gateway may end each connection at its second request.
        void dispatchers.get(baseUrl.origin)?.close();
        dispatchers.delete(baseUrl.origin);
      }
      const outcome = await attemptOnce(request, attempts, decode, is2xx);
      if ('value' in outcome) return { kind: 'answered', value: outcome.value };
      const { failure } = outcome;
      const { kind, status = 0, sent } = failure;
      if (kind === 'cancelled' || (kind === 'status' && status === 401)) throw new PlatformError(failure);
      if (isLimit(failure)) return { kind: 'limited' };
      if (isUnreachable(failure) || (kind === 'status' && REFUSALS.has(status)))
        return { kind: 'refused', error: new PlatformError(failure) };
      if (kind === 'another-answer' || (kind === 'answer' && is2xx(status)))
        return { kind: 'unreadable', failure };
      return { kind: sent ? 'open' : 'not-sent', failure, delayMs: delayMsAfter(failure) };
    },
  };
}

function is2xx(status: number): boolean {
  return status >= 200 && status < 300;
}

function isLimit({ kind, status }: RequestFailure): boolean {
  return kind === 'status' && status === 429;
}

function isRetryable(failure: RequestFailure): boolean {
  const { kind, status = 0, isBroken = false } = failure;
  if (kind === 'status') return RETRYABLE.has(status);
  if (kind === 'answer') return status === 200 && isBroken;
  return ['connection', 'time-out', 'proxy'].includes(kind) && !isUnreachable(failure);
}
