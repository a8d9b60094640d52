import { type Answer, readAnswer } from './answer.ts';
import type { AttemptRequest } from './attempt.ts';
import { ProxyProblem } from './connections.ts';
import { errorOf, type PlatformError, type RequestFailure } from './errors.ts';
import { failureOf, notSent, REFUSALS, type RequestFacts, unreadable } from './failure.ts';
import { writeJson } from './json.ts';
import { ConcurrencyLimiter, type Load } from './limiter.ts';
import type { PauseReason, TransportOptions, TransportStats } from './options.ts';
import { type Query, queryText } from './query.ts';
import { type Redact, redactor } from './redact.ts';
import { loadOf, longestPauseMs, type RetryDecision, retryDecision } from './retry.ts';
import { ServerClock } from './server-clock.ts';
import { requestEvent } from './trace.ts';
import { type AttemptEnd, Wire } from './wire.ts';
import type { WriteAnswer } from './write-answer.ts';

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
  /** As in TransportOptions; the earlier one counts. */
  deadlineMs?: number | undefined;
}

/** Whether a request may change something, and whether it may then be sent again without a look at what became of it. */
type Effect = Pick<RequestFacts, 'writes' | 'isRepeatable'>;

type Attempted<T> = { value: T } | { failure: RequestFailure; cause: unknown };

/** The one way through the wire: auth, time limit, retries, redirects, size limit, JSON and errors. */
export class Transport {
  readonly #options: TransportOptions;
  readonly #limiter: ConcurrencyLimiter;
  readonly #redact: Redact;
  readonly #headers: Record<string, string>;
  readonly #headersOfJson: Record<string, string>;
  readonly #prefix: string;
  readonly #wire: Wire;
  readonly #stats = { requestsSent: 0, requestsRepeated: 0, pausedMs: 0 };
  readonly #serverClock: ServerClock;

  constructor(options: TransportOptions) {
    this.#options = options;
    this.#limiter = new ConcurrencyLimiter(options.concurrency, options.clock);
    this.#serverClock = new ServerClock(options.clock);
    this.#redact = redactor(options.token);
    this.#prefix = options.baseUrl.pathname.replace(/\/+$/, '');
    this.#headers = {
      authorization: `Bearer ${options.token}`,
      accept: 'application/json',
      'accept-encoding': 'gzip',
      ...(options.userAgent === undefined ? {} : { 'user-agent': options.userAgent }),
    };
    this.#headersOfJson = { ...this.#headers, 'content-type': 'application/json' };
    this.#wire = new Wire({ ...options, onSent: () => this.#onSent() });
    this.#wire.stop.addEventListener('abort', () => this.#limiter.wakeAll(), { once: true });
  }

  get stats(): TransportStats {
    return this.#stats;
  }

  /** As `request`, of one that only reads. */
  read<T>(request: ApiRequest, read: (answer: Answer) => T): Promise<T> {
    return this.request({ ...request, writes: false }, read);
  }

  /**
   * Sends a request, again where that may help, and gives what `read` makes of its answer.
   *
   * @throws PlatformError
   */
  async request<T>(request: ApiRequest & Effect, read: (answer: Answer) => T): Promise<T> {
    for (let attempts = 1, counted = 1; ; attempts++) {
      const end = await this.#attempt(this.#facts(request, attempts), request, read);
      if ('value' in end) return end.value;
      const { failure, cause } = end;
      const isOnce = request.writes && request.isRepeatable !== true;
      const decision = this.#decide(
        failure,
        counted,
        isOnce ? 0 : this.#options.maxRetries,
        request.deadlineMs,
      );
      if (decision.action !== 'repeat') throw this.#errorOf(failure, decision, cause);
      if (!decision.isPaced) counted += 1;
      // Where the server named a time, all requests wait already.
      await this.#delay(failure.retryAfterMs ? 0 : decision.delayMs);
    }
  }

  /**
   * Makes one attempt of a request that writes, and gives how it ended: only who planned it knows whether it is still
   * right to send it again.
   *
   * @param attempts of the same write, this one included
   * @throws PlatformError that ends a step: `CancelledError`, `RateLimitError`, and a `StatusError` with 401
   */
  async write<T>(
    request: ApiRequest,
    attempts: number,
    read: (answer: Answer) => T,
  ): Promise<WriteAnswer<T>> {
    const facts = this.#facts({ ...request, writes: true }, attempts);
    // What waited for the end of a pause would be written from what was seen before it.
    const end = await this.#attempt(facts, request, read, 0);
    if ('value' in end) return { kind: 'answered', value: end.value };
    const { failure, cause } = end;
    const { status = 0 } = failure;
    if (failure.kind === 'rate-limit') {
      await this.#options.clock.sleep(failure.retryAfterMs ?? 0, this.#wire.stop);
      return { kind: 'limited', failure };
    }
    const decision = this.#decide(failure, attempts, Number.POSITIVE_INFINITY);
    const endsStep = failure.kind === 'cancelled' || status === 401 || decision.action === 'end-step';
    const error = this.#errorOf(failure, decision, cause);
    if (endsStep) throw error;
    const delayMs = 'delayMs' in decision ? decision.delayMs : 0;
    if (failure.kind === 'status') {
      if (REFUSALS.has(status)) return { kind: 'refused', error };
      if (status === 429) {
        if (!failure.retryAfterMs) await this.#delay(delayMs);
        return { kind: 'limited', failure };
      }
    }
    if (!failure.sent) return { kind: 'not-sent', failure, delayMs };
    const isRead = failure.kind === 'answer' || failure.kind === 'another-answer';
    if (isRead && status >= 200 && status < 300) return { kind: 'empty', failure };
    return { kind: 'open', failure, delayMs };
  }

  /** What the server's own clock says now, by the `Date` of its last answer; undefined before the first. */
  serverNowMs(): number | undefined {
    return this.#serverClock.nowMs;
  }

  /** Cancels what is under way and ends every connection, whatever it is at. */
  close(): void {
    this.#wire.close();
  }

  #facts(request: ApiRequest & Effect, attempts: number): RequestFacts {
    const { method, path, query, writes, isRepeatable = false } = request;
    const whole = `${this.#prefix}${path}${queryText(query)}`;
    return { method, path: whole, writes, isRepeatable, attempts };
  }

  #decide(failure: RequestFailure, counted: number, maxRetries: number, deadlineMs?: number): RetryDecision {
    const { clock, trace } = this.#options;
    const remainingMs = this.#remainingMs(deadlineMs);
    const letsThrough = this.#limiter.letsThrough(failure.method);
    const context = { attempts: counted, maxRetries, remainingMs, random: clock.random(), letsThrough };
    const decision = retryDecision(failure, context);
    const { attempts, method, path } = failure;
    trace?.({ kind: 'decision', method, path: this.#redact(path), action: decision.action, attempts });
    return decision;
  }

  #errorOf(failure: RequestFailure, decision: RetryDecision, cause: unknown): PlatformError {
    return errorOf(decision.action === 'end-step' ? { ...failure, kind: 'rate-limit' } : failure, cause);
  }

  /**
   * One attempt, with the redirects within it.
   *
   * @param maxPauseMs it does not wait for the end of a longer pause
   */
  async #attempt<T>(
    facts: RequestFacts,
    { body, ifMatch, headers, deadlineMs }: ApiRequest,
    read: (answer: Answer) => T,
    maxPauseMs = Number.POSITIVE_INFINITY,
  ): Promise<Attempted<T>> {
    const { clock } = this.#options;
    const text = body === undefined ? undefined : writeJson(body);
    const longestMs = Math.min(maxPauseMs, this.#remainingMs(deadlineMs));
    if (!(await this.#limiter.acquire(this.#wire.stop, clock.now() + longestMs))) {
      const retryAfterMs = this.#limiter.pausedUntilMs - clock.now();
      const failure = notSent(facts, 'rate-limit', { retryAfterMs });
      if (retryAfterMs > this.#remainingMs(deadlineMs)) throw errorOf(failure);
      return { failure, cause: undefined };
    }
    const startedAtMs = clock.now();
    let load: Load = 'good';
    try {
      const own = text === undefined ? this.#headers : this.#headersOfJson;
      const condition: Record<string, string> = ifMatch === undefined ? {} : { 'if-match': ifMatch };
      const whole = { ...own, ...condition, ...headers };
      const end = await this.#wire.send({ ...facts, headers: whole, body: text });
      if (facts.attempts > 1 && (end.outcome.answered || end.outcome.sent)) this.#stats.requestsRepeated += 1;
      this.#options.trace?.(requestEvent(facts, end.outcome, clock.now() - startedAtMs, this.#redact));
      const nowMs = this.#serverClock.answeredAt(end.outcome);
      const limitLeftMs = end.outcome.answered
        ? this.#options.limitLeftMs?.(end.outcome, nowMs, facts.attempts)
        : undefined;
      const failure = failureOf(facts, end, { redact: this.#redact, nowMs, limitLeftMs });
      load = loadOf(failure);
      if (failure === undefined) return this.#read(facts, end, read);
      this.#obey(failure, deadlineMs);
      return { failure, cause: end.outcome.answered ? undefined : end.outcome.error };
    } catch (error) {
      if (!(error instanceof ProxyProblem)) throw error;
      throw errorOf(notSent(facts, 'connection', { isProxys: true, cause: error.message }), error);
    } finally {
      this.#limiter.release(startedAtMs, load, facts.method);
    }
  }

  #read<T>(
    facts: RequestFacts,
    { outcome, redirectedTo }: AttemptEnd,
    read: (answer: Answer) => T,
  ): Attempted<T> {
    if (!outcome.answered) throw new TypeError('there is not an answer to read');
    const { status, headers, body } = outcome;
    try {
      return { value: readAnswer(body, { status, headers, redirectedTo, redact: this.#redact }, read) };
    } catch (error) {
      const failure = unreadable(facts, outcome, error, this.#redact);
      if (failure === undefined) throw error;
      return { failure, cause: error };
    }
  }

  #onSent(): void {
    this.#stats.requestsSent += 1;
    if (this.#stats.requestsSent === 1) this.#options.onFirstRequest?.();
  }

  /** Whether this request is tried again or not, every one waits as long as the server asks. */
  #obey({ retryAfterMs = 0, isRateLimit = false }: RequestFailure, deadlineMs?: number): void {
    const isTooLong = retryAfterMs > longestPauseMs(isRateLimit, this.#remainingMs(deadlineMs));
    if (isTooLong && !isRateLimit) return;
    const longer = this.#limiter.pause(retryAfterMs);
    if (isTooLong) return;
    this.#stats.pausedMs += longer;
    if (longer > 0) this.#noteWait(retryAfterMs, 'rate-limit');
  }

  /** How long requests may still start, in ms. */
  #remainingMs(deadlineMs = Number.POSITIVE_INFINITY): number {
    const { clock, deadlineMs: ofAll = Number.POSITIVE_INFINITY } = this.#options;
    return Math.min(deadlineMs, ofAll) - clock.now();
  }

  #noteWait(ms: number, why: PauseReason): void {
    this.#options.onPause?.(ms, why);
    this.#options.trace?.({ kind: 'wait', ms, why });
  }

  async #delay(ms: number): Promise<void> {
    if (ms === 0) return;
    this.#noteWait(ms, 'retry');
    await this.#options.clock.sleep(ms, this.#wire.stop);
  }
}
