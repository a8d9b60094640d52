import type { Dispatcher } from 'undici';
import { type Answered, attempt, headerText } from './attempt.ts';
import { createDispatcher } from './dispatcher.ts';
import { errorOf, type RequestFailure } from './errors.ts';
import { type FailurePart, requestIdOf, statusProblem, unreadable } from './failure.ts';
import { parseJson, writeJson } from './json.ts';
import { ConcurrencyLimiter } from './limiter.ts';
import type { Answer, ApiRequest, TransportOptions, TransportStats } from './options.ts';
import { queryText } from './path.ts';
import { type Redact, redactor } from './redact.ts';
import { backoff, isRetryable } from './retry.ts';
import type { WriteAnswer } from './write-answer.ts';

type Read<T> = (answer: Answer) => T;
type Attempted<T> = { value: T } | { failure: RequestFailure; error?: unknown };

/** Statuses by which the platform refuses a request that writes, which then had no effect. */
const REFUSALS = new Set([400, 401, 403, 404, 405, 409, 410, 412, 413, 414, 415, 422, 428]);
/** For so long nothing is let through before a rate limit that names no time ends the step, in ms. */
const MAX_REFUSED_MS = 60_000;

/** The one way to the platform: token, time limit, repeats of reads, rate limits, JSON and errors. */
export class Transport {
  readonly #options: TransportOptions;
  readonly #limiter: ConcurrencyLimiter;
  readonly #redact: Redact;
  readonly #stop: AbortController;
  readonly #abort: AbortController;
  readonly #stats = { requestsSent: 0, requestsRepeated: 0, pausedMs: 0 };
  #dispatcher: Dispatcher | undefined;
  /** By how much the server's clock is ahead of ours. */
  #serverAheadMs: number | undefined;

  constructor(options: TransportOptions) {
    this.#options = options;
    this.#limiter = new ConcurrencyLimiter(options.concurrency, options.clock);
    this.#redact = redactor(options.token);
    this.#stop = following(options.stop);
    this.#abort = following(options.abort);
    this.#stop.signal.addEventListener('abort', () => this.#limiter.wakeAll());
  }

  get stats(): TransportStats {
    return this.#stats;
  }

  /** What the server's own clock says now, by the `Date` of its last answer; undefined before the first. */
  serverNowMs(): number | undefined {
    return this.#serverAheadMs === undefined ? undefined : this.#options.clock.now() + this.#serverAheadMs;
  }

  /** Cancels what is under way and ends every connection, whatever it is at. */
  close(): void {
    this.#stop.abort();
    this.#abort.abort();
    void this.#dispatcher?.destroy();
  }

  /**
   * Sends a request that changes nothing, again where that may help, and gives what `read` makes of its answer.
   *
   * @throws PlatformError
   */
  async read<T>(request: ApiRequest, read: Read<T>): Promise<T> {
    const { maxRetries, clock } = this.#options;
    for (let attempts = 1, isRepeat = false; ; isRepeat = true) {
      await this.#acquire(request, attempts);
      const end = await this.#attempt(request, attempts, isRepeat, (status) => status === 200, read);
      if ('value' in end) return end.value;
      const { failure, error } = end;
      const isLimited = isLimit(failure);
      const delayMs = failure.retryAfterMs ?? backoff(attempts, clock.random());
      const repeats =
        isLimited || (attempts <= maxRetries && isRetryable(failure) && delayMs <= this.#remainingMs());
      if (!repeats) throw errorOf(failure, error);
      // Where all requests are paused, this one waits with them.
      if (isLimited) continue;
      attempts += 1;
      this.#noteWait(delayMs, 'retry');
      await clock.sleep(delayMs, this.#stop.signal);
    }
  }

  /**
   * Makes one attempt of a request that writes, and gives how it ended: only who planned it knows whether it is still
   * right to send it again.
   *
   * @param attempts of the same write, this one included
   * @throws PlatformError that ends a step: `CancelledError`, `RateLimitError`, and a `StatusError` with 401
   */
  async write<T>(request: ApiRequest, attempts: number, read: Read<T>): Promise<WriteAnswer<T>> {
    if (await this.#acquire(request, attempts)) {
      this.#limiter.release();
      const problem = { kind: 'rate-limit', sent: false } as const;
      return { kind: 'limited', failure: this.#failure(request, attempts - 1, problem) };
    }
    const end = await this.#attempt(request, attempts, attempts > 1, is2xx, read);
    if ('value' in end) return { kind: 'answered', value: end.value };
    const { failure, error } = end;
    const { kind, status = 0 } = failure;
    const answer = this.#writeAnswer<T>(failure, error);
    if (kind === 'cancelled' || (kind === 'status' && status === 401)) throw errorOf(failure, error);
    return answer;
  }

  #writeAnswer<T>(failure: RequestFailure, error: unknown): WriteAnswer<T> {
    const { kind, status = 0, attempts, sent, retryAfterMs } = failure;
    if (isLimit(failure)) return { kind: 'limited', failure };
    if (kind === 'status' && REFUSALS.has(status)) return { kind: 'refused', error: errorOf(failure, error) };
    if (kind === 'another-answer' || (kind === 'answer' && is2xx(status))) return { kind: 'empty', failure };
    const delayMs = retryAfterMs ?? backoff(attempts, this.#options.clock.random());
    return { kind: sent ? 'open' : 'not-sent', failure, delayMs };
  }

  /**
   * Waits for the end of a pause and a place.
   *
   * @returns whether there was a pause
   * @throws RateLimitError when the pause is longer than the step can wait
   */
  async #acquire(request: ApiRequest, attempts: number): Promise<boolean> {
    const wasPaused = await this.#limiter.acquire(this.#stop.signal, () => this.#remainingMs());
    const retryAfterMs = this.#limiter.pauseLeftMs;
    if (this.#stop.signal.aborted || retryAfterMs <= Math.max(0, this.#remainingMs())) return wasPaused;
    this.#limiter.release();
    throw errorOf(this.#failure(request, attempts - 1, { kind: 'rate-limit', sent: false, retryAfterMs }));
  }

  /** @throws RateLimitError when the server lets nothing through, or asks to wait longer than the step can */
  async #attempt<T>(
    request: ApiRequest,
    attempts: number,
    isRepeat: boolean,
    isAnswer: (status: number) => boolean,
    read: Read<T>,
  ): Promise<Attempted<T>> {
    const startedAtMs = this.#options.clock.now();
    try {
      const end = await this.#send(request, startedAtMs);
      if (isRepeat && ('body' in end || end.sent)) this.#stats.requestsRepeated += 1;
      if (!('body' in end)) {
        const { error, ...problem } = end;
        return { failure: this.#failure(request, attempts, problem), error };
      }
      const nowMs = this.#noteDate(end);
      if (end.status !== 429) this.#limiter.letThrough(request.method);
      // Once, and before it is parsed: whatever is made of the answer is without the token.
      const answer = { ...end, body: this.#redact(end.body) };
      const problem = statusProblem(answer, isAnswer, nowMs);
      if (problem === undefined) return this.#read(request, attempts, answer, read);
      const failure = this.#failure(request, attempts, problem);
      if (isLimit(failure)) this.#limit(failure, startedAtMs);
      return { failure };
    } finally {
      this.#limiter.release();
    }
  }

  async #send({ method, path, query, body, ifMatch, headers }: ApiRequest, startedAtMs: number) {
    const { baseUrl, token, userAgent, timeoutMs, concurrency, clock, trace } = this.#options;
    const { origin } = baseUrl;
    this.#dispatcher ??= createDispatcher({ origin, timeoutMs, connections: concurrency });
    const request = {
      ...{ origin, method },
      path: this.#wholePath({ path, query }),
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'accept-encoding': 'gzip',
        ...(userAgent !== undefined && { 'user-agent': userAgent }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
        ...headers,
      },
      body: body === undefined ? undefined : writeJson(body),
    };
    const end = await attempt(this.#dispatcher, request, {
      ...{ timeoutMs, stop: this.#stop.signal, abort: this.#abort.signal },
      onSent: () => {
        this.#stats.requestsSent += 1;
        if (this.#stats.requestsSent === 1) this.#options.onFirstRequest?.();
      },
    });
    const ms = Math.round(clock.now() - startedAtMs);
    const event = { kind: 'request', method, path: this.#redact(request.path), ms } as const;
    if ('body' in end) trace?.({ ...event, status: end.status, requestId: this.#clean(requestIdOf(end)) });
    else trace?.({ ...event, cause: this.#redact(end.cause ?? end.kind) });
    return end;
  }

  #read<T>(request: ApiRequest, attempts: number, answer: Answered, read: Read<T>): Attempted<T> {
    const { body, headers, redirectedTo } = answer;
    try {
      const json = body.trim() === '' ? undefined : parseJson(body);
      return { value: read({ json, headers, redirectedTo }) };
    } catch (error) {
      const problem = unreadable(answer, error);
      if (problem === undefined) throw error;
      return { failure: this.#failure(request, attempts, problem), error };
    }
  }

  #failure({ method, path, query }: ApiRequest, attempts: number, part: FailurePart): RequestFailure {
    return {
      ...{ method, attempts, ...part },
      path: this.#redact(this.#wholePath({ path, query })),
      cause: this.#clean(part.cause),
      redirectTo: this.#clean(part.redirectTo),
      requestId: this.#clean(part.requestId),
    };
  }

  #clean(text: string | undefined): string | undefined {
    return text && this.#redact(text);
  }

  #wholePath({ path, query }: Pick<ApiRequest, 'path' | 'query'>): string {
    return `${this.#options.baseUrl.pathname.replace(/\/+$/, '')}${path}${queryText(query)}`;
  }

  /** Whether this request is sent again or not, all of them wait as long as the server asks. */
  #limit(failure: RequestFailure, startedAtMs: number): void {
    const { method, retryAfterMs } = failure;
    const { pauseMs, addedMs, refusedForMs } = this.#limiter.refuse(method, startedAtMs, retryAfterMs);
    if (pauseMs > this.#remainingMs() || refusedForMs >= MAX_REFUSED_MS) {
      throw errorOf({ ...failure, kind: 'rate-limit' });
    }
    this.#stats.pausedMs += addedMs;
    if (addedMs > 0) this.#noteWait(pauseMs, 'rate-limit');
  }

  /** When an answer was made, in ms since the epoch by the server's clock; by ours where it does not say. */
  #noteDate({ headers }: Answered): number {
    const now = this.#options.clock.now();
    const date = Date.parse(headerText(headers.date));
    if (Number.isNaN(date)) return now;
    this.#serverAheadMs = date - now;
    return date;
  }

  /** How long requests may still start, in ms. */
  #remainingMs(): number {
    const { clock, deadlineMs = Number.POSITIVE_INFINITY } = this.#options;
    return deadlineMs - clock.now();
  }

  #noteWait(ms: number, why: 'rate-limit' | 'retry'): void {
    this.#options.onPause?.(ms, why);
    this.#options.trace?.({ kind: 'wait', ms, why });
  }
}

function is2xx(status: number): boolean {
  return status >= 200 && status < 300;
}

function isLimit({ kind, status }: RequestFailure): boolean {
  return kind === 'status' && status === 429;
}

/** Aborts with `signal`, or sooner. */
function following(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  if (signal.aborted) controller.abort();
  else signal.addEventListener('abort', () => controller.abort(), { once: true });
  return controller;
}
