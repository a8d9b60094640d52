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

/** Statuses by which the platform refuses a write, which then had no effect. A 401 ends the step. */
const REFUSALS = new Set([400, 403, 404, 405, 409, 410, 412, 413, 414, 415, 422, 428]);
/** Statuses after which another attempt of a read may help; a 429 is not counted as an attempt. */
const RETRYABLE = new Set([408, 421, 425, 500, ...GATEWAY_STATUSES]);
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** The step ends when the platform has answered only 429 without `Retry-After` for this long. */
const MAX_LIMITED_MS = 60_000;

/** All requests to the platform: token, time limit, repeats of reads, rate limits, JSON and errors. */
export class Transport {
  /** Requests written to a connection, repeats and redirects included. */
  requestsSent = 0;
  readonly #options: TransportOptions;
  readonly #limiter: ReturnType<typeof concurrencyLimiter>;
  readonly #redact: (text: string) => string;
  readonly #prefix: string;
  /** Connections by origin: the platform's, and those of downloads. */
  readonly #dispatchers = new Map<string, Route>();
  #serverAheadMs: number | undefined;

  constructor(options: TransportOptions) {
    this.#options = options;
    this.#limiter = concurrencyLimiter(options.concurrency, options.clock);
    this.#redact = redactor(options.token);
    this.#prefix = options.baseUrl.pathname.replace(/\/+$/, '');
    options.stop.addEventListener('abort', () => this.#limiter.wakeAll());
  }

  /** The current time of the server's clock, by the `Date` of its last answer; undefined before the first. */
  serverNowMs(): number | undefined {
    return this.#serverAheadMs === undefined ? undefined : this.#options.clock.now() + this.#serverAheadMs;
  }

  get concurrency(): number {
    return this.#options.concurrency;
  }

  close(): void {
    for (const dispatcher of this.#dispatchers.values()) void dispatcher.destroy();
  }

  /**
   * Sends a request that may be sent more than once, and repeats it if that may help.
   *
   * @throws PlatformError
   */
  async read<T>(request: ApiRequest, decode: AnswerDecoder<T>): Promise<T> {
    const { maxRetries, clock } = this.#options;
    for (let attempts = 1; ; ) {
      await this.#acquire(request, attempts);
      const outcome = await this.#attempt(request, attempts, decode, (status) => status === 200);
      if ('value' in outcome) return outcome.value;
      const { failure } = outcome;
      // All requests wait for a rate limit, so this one needs no delay of its own.
      if (isLimit(failure)) continue;
      const delayMs = this.#delayMs(failure);
      if (attempts > maxRetries || !isRetryable(failure) || delayMs > this.#remainingMs())
        throw new PlatformError(failure);
      attempts += 1;
      await clock.sleep(delayMs, this.#signalsOf(request).stop);
    }
  }

  /**
   * Makes one attempt of a request that writes. Whether it may be repeated is the caller's decision.
   *
   * @param attempts of the same write, this one included
   * @throws PlatformError that ends a step: `cancelled`, `rate-limit`, and status 401
   */
  async write<T>(request: ApiRequest, attempts: number, decode: Decoder<T>): Promise<WriteOutcome<T>> {
    // A write goes ahead of waiting reads. After a pause it is not sent: what the caller read before may be outdated.
    if (await this.#acquire(request, attempts, true)) {
      this.#limiter.release();
      return { kind: 'limited' };
    }
    // A gateway may end each connection at its second request. Requests under way stay on theirs.
    if (attempts > 1) this.#renewConnections();
    const outcome = await this.#attempt(request, attempts, decode, is2xx);
    if ('value' in outcome) return { kind: 'answered', value: outcome.value };
    const { failure } = outcome;
    const { kind, status = 0, sent } = failure;
    if (kind === 'cancelled' || (kind === 'status' && status === 401)) throw new PlatformError(failure);
    if (isLimit(failure)) return { kind: 'limited' };
    if (isUnreachable(failure) || (kind === 'status' && REFUSALS.has(status)))
      return { kind: 'refused', error: new PlatformError(failure) };
    const isUnreadable = kind === 'another-answer' || (kind === 'answer' && is2xx(status));
    if (isUnreadable) return { kind: 'unreadable', failure };
    return { kind: sent ? 'open' : 'not-sent', failure, delayMs: this.#delayMs(failure) };
  }

  /**
   * Waits for the end of a pause and a free slot.
   *
   * @param isNext takes the next free slot
   * @returns whether there was a pause
   * @throws PlatformError `rate-limit` when the pause is longer than the remaining time
   */
  async #acquire(request: ApiRequest, attempts: number, isNext = false): Promise<boolean> {
    const { stop } = this.#signalsOf(request);
    const wasPaused = await this.#limiter.acquire(stop, () => this.#remainingMs(), isNext);
    const retryAfterMs = this.#limiter.pauseLeftMs();
    if (stop.aborted || retryAfterMs <= Math.max(0, this.#remainingMs())) return wasPaused;
    this.#limiter.release();
    const problem = { kind: 'rate-limit', sent: false, retryAfterMs } as const;
    throw new PlatformError(this.#failure(request, attempts - 1, problem));
  }

  /** @throws PlatformError `rate-limit` when a rate limit ends the step */
  async #attempt<T>(
    request: ApiRequest,
    attempts: number,
    decode: AnswerDecoder<T>,
    isSuccess: (status: number) => boolean,
  ): Promise<{ value: T } | { failure: RequestFailure }> {
    const { clock, timeoutMs } = this.#options;
    const startedAtMs = clock.now();
    try {
      const wire = this.#wireRequest(request);
      const limits = { timeoutMs, ...this.#signalsOf(request) };
      const onSent = () => {
        this.requestsSent += 1;
      };
      const outcome = await attempt((origin) => this.#dispatcherOf(origin), wire, limits, onSent);
      this.#trace(request, outcome, clock.now() - startedAtMs);
      if (!('body' in outcome)) return { failure: this.#failure(request, attempts, outcome) };
      // A download comes from another server, whose clock does not matter.
      const nowMs = request.downloadUrl === undefined ? this.#noteDate(outcome) : clock.now();
      if (outcome.status !== 429) this.#limiter.resetBackoff();
      // Redacted before it is parsed: no part of the answer may contain the token.
      const answer = { ...outcome, body: this.#redact(outcome.body) };
      const result = isSuccess(outcome.status)
        ? readAnswer(answer, decode, request.expected)
        : statusProblem(answer, nowMs);
      if ('value' in result) return result;
      const failure = this.#failure(request, attempts, result);
      const { signal = this.#options.stop } = request;
      if (isLimit(failure) && !signal.aborted) this.#pause(failure, startedAtMs, signal);
      return { failure };
    } finally {
      this.#limiter.release();
    }
  }

  #signalsOf({ signal }: ApiRequest): Pick<TransportOptions, 'stop' | 'abort'> {
    const { stop, abort } = this.#options;
    if (signal === undefined) return { stop, abort };
    return { stop: AbortSignal.any([stop, signal]), abort: AbortSignal.any([abort, signal]) };
  }

  #dispatcherOf(origin: string): Route {
    const { timeoutMs, concurrency } = this.#options;
    const dispatcher = this.#dispatchers.get(origin) ?? createDispatcher(origin, timeoutMs, concurrency);
    this.#dispatchers.set(origin, dispatcher);
    return dispatcher;
  }

  #renewConnections(): void {
    const { origin } = this.#options.baseUrl;
    void this.#dispatchers.get(origin)?.close();
    this.#dispatchers.delete(origin);
  }

  #wireRequest(request: ApiRequest): WireRequest {
    const { baseUrl, token, userAgent } = this.#options;
    const { method, body, ifMatch, downloadUrl } = request;
    return {
      origin: (downloadUrl ?? baseUrl).origin,
      isDownload: downloadUrl !== undefined,
      method,
      path: downloadUrl === undefined ? this.#path(request) : downloadUrl.pathname + downloadUrl.search,
      headers: {
        ...(downloadUrl === undefined && { authorization: `Bearer ${token}` }),
        accept: 'application/json',
        'accept-encoding': 'gzip',
        'user-agent': userAgent,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      },
      body: body === undefined ? undefined : writeJson(body),
    };
  }

  #path({ path, query }: ApiRequest): string {
    return `${this.#prefix}${path}${queryText(query)}`;
  }

  /** A download is shown by its origin only: the rest of its address gives access to the file. */
  #shownPath(request: ApiRequest): string {
    return request.downloadUrl?.origin ?? this.#path(request);
  }

  #trace(request: ApiRequest, outcome: WireAnswer | Problem, ms: number): void {
    const path = this.#shownPath(request);
    const result =
      'body' in outcome
        ? { status: outcome.status, requestId: requestIdOf(outcome) }
        : { cause: outcome.cause ?? outcome.kind };
    this.#options.trace?.(this.#redacted({ method: request.method, path, ms: Math.round(ms), ...result }));
  }

  #failure(request: ApiRequest, attempts: number, problem: Problem): RequestFailure {
    return this.#redacted({ method: request.method, path: this.#shownPath(request), attempts, ...problem });
  }

  #redacted<Facts extends object>(facts: Facts): Facts {
    const redact = (value: unknown) => (typeof value === 'string' ? this.#redact(value) : value);
    return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, redact(value)])) as Facts;
  }

  /** @throws PlatformError `rate-limit` when the server allows no requests for too long */
  #pause(failure: RequestFailure, startedAtMs: number, signal: AbortSignal): void {
    const { retryAfterMs } = failure;
    const { pauseMs, addedMs, limitedForMs } = this.#limiter.noteLimit(startedAtMs, retryAfterMs, signal);
    const isTooLong = pauseMs > this.#remainingMs() || limitedForMs >= MAX_LIMITED_MS;
    if (isTooLong) throw new PlatformError({ ...failure, kind: 'rate-limit' });
    if (addedMs > 0) this.#options.onPause?.(pauseMs);
  }

  /** Notes the server's clock. @returns the time of the answer in epoch ms, by our clock if it has no `Date` */
  #noteDate({ headers }: WireAnswer): number {
    const nowMs = this.#options.clock.now();
    const dateMs = Date.parse(headerText(headers.date));
    if (Number.isNaN(dateMs)) return nowMs;
    this.#serverAheadMs = dateMs - nowMs;
    return dateMs;
  }

  /** Delay before the next attempt: `Retry-After`, or 0.5 s doubling up to 30 s, reduced at random by up to a half. */
  #delayMs({ attempts, retryAfterMs }: RequestFailure): number {
    const fullMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1));
    return retryAfterMs ?? (fullMs / 2) * (1 + this.#options.clock.random());
  }

  #remainingMs(): number {
    const { clock, deadlineMs = Number.POSITIVE_INFINITY } = this.#options;
    return deadlineMs - clock.now();
  }
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
  return (kind === 'connection' || kind === 'time-out' || kind === 'proxy') && !isUnreachable(failure);
}
