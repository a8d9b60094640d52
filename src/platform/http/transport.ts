import type { Dispatcher } from 'undici';
import Pool from 'undici/lib/dispatcher/pool.js';
import { type Answer, readAnswer } from './answer.ts';
import { type AttemptRequest, Attempts, headerText } from './attempt.ts';
import { Connections } from './connections.ts';
import { errorOf, type PlatformError, type RequestFailure } from './errors.ts';
import { type AttemptEnd, cancelled, failureOf, type RequestFacts, unreadable } from './failure.ts';
import { writeJson } from './json.ts';
import { ConcurrencyLimiter, type Load } from './limiter.ts';
import type { TransportOptions, TransportStats } from './options.ts';
import { type Query, queryText } from './query.ts';
import { type Redact, redactor } from './redact.ts';
import { redirectOf } from './redirect.ts';
import { loadOf, MAX_PAUSE_MS, type RetryDecision, retryDecision } from './retry.ts';
import type { WriteAnswer } from './write-answer.ts';

export interface ApiRequest {
  method: AttemptRequest['method'];
  /** Encoded, from `/api/v1/` on. */
  path: string;
  query?: Query;
  /** Sent as JSON. */
  body?: unknown;
  /** Of a write: codes of the API by which it is refused for certain with 409, 412 or 428. */
  refusalCodes?: readonly string[];
}

const MAX_REDIRECTS = 5;

/** The one way through the wire: auth, time limit, retries, redirects, size limit, JSON and errors. */
export class Transport {
  readonly #options: TransportOptions;
  readonly #limiter: ConcurrencyLimiter;
  readonly #redact: Redact;
  readonly #headers: Record<string, string>;
  readonly #headersOfJson: Record<string, string>;
  readonly #origin: string;
  readonly #prefix: string;
  readonly #stop: AbortController;
  readonly #abort: AbortController;
  readonly #attempts: Attempts;
  readonly #stats = { requestsSent: 0, requestsRepeated: 0, pausedMs: 0 };
  /** By how much the server's clock is ahead of ours. */
  #aheadMs: number | undefined;
  #connections: Connections | undefined;
  #pool: Dispatcher | undefined;

  constructor(options: TransportOptions) {
    this.#options = options;
    this.#limiter = new ConcurrencyLimiter(options.concurrency, options.clock);
    this.#redact = redactor(options.token);
    this.#origin = options.baseUrl.origin;
    this.#prefix = options.baseUrl.pathname.replace(/\/+$/, '');
    this.#headers = {
      authorization: `Bearer ${options.token}`,
      accept: 'application/json',
      'accept-encoding': 'gzip',
      'user-agent': options.userAgent,
    };
    this.#headersOfJson = { ...this.#headers, 'content-type': 'application/json' };
    this.#stop = following(options.stop);
    this.#abort = following(options.abort);
    const { signal: stop } = this.#stop;
    this.#attempts = new Attempts({ stop, abort: this.#abort.signal, onSent: () => this.#onSent() });
    stop.addEventListener('abort', () => this.#limiter.wakeAll(), { once: true });
  }

  get stats(): TransportStats {
    return this.#stats;
  }

  /**
   * Sends a request that only reads, again where that may help, and gives what `read` makes of its answer.
   *
   * @throws PlatformError one of its classes
   */
  async read<T>(request: ApiRequest, read: (answer: Answer) => T): Promise<T> {
    for (let attempts = 1; ; attempts++) {
      const end = await this.#attempt(this.#facts(request, attempts, false), request, read);
      if ('value' in end) return end.value;
      const { failure, cause } = end;
      const decision = this.#decide(failure, this.#options.maxRetries);
      if (decision.action !== 'repeat') throw this.#errorOf(failure, decision, cause);
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
    const end = await this.#attempt(this.#facts(request, attempts, true), request, read);
    const { clock } = this.#options;
    if ('value' in end) return { kind: 'shown', value: end.value, atMs: clock.now() };
    const { failure, cause } = end;
    const decision = this.#decide(failure, Number.POSITIVE_INFINITY);
    const endsStep = failure.kind === 'cancelled' || failure.status === 401 || decision.action === 'end-step';
    const error = this.#errorOf(failure, decision, cause);
    if (endsStep) throw error;
    if (decision.action === 'look') {
      return { kind: 'open', failure, mayLandLater: failure.mayLandLater, delayMs: decision.delayMs };
    }
    if (decision.action === 'give-up') return { kind: 'refused', error };
    return { kind: 'deferred', error, delayMs: decision.delayMs };
  }

  /** What the server's own clock says now, by the `Date` of its last answer; undefined before the first. */
  serverNowMs(): number | undefined {
    return this.#aheadMs === undefined ? undefined : this.#options.clock.now() + this.#aheadMs;
  }

  /** Cancels what is under way and ends every connection, whatever it is at. */
  close(): void {
    this.#stop.abort();
    this.#abort.abort();
    // Sockets first: the pool would wait for those that are being set up.
    this.#connections?.destroy();
    void this.#pool?.destroy();
  }

  #facts({ method, path, query, refusalCodes }: ApiRequest, attempts: number, writes: boolean): RequestFacts {
    if (attempts > 1) this.#stats.requestsRepeated += 1;
    const codes = refusalCodes === undefined ? {} : { refusalCodes };
    return { method, path: `${this.#prefix}${path}${queryText(query)}`, writes, attempts, ...codes };
  }

  #decide(failure: RequestFailure, maxRetries: number): RetryDecision {
    const { clock, deadlineMs } = this.#options;
    const remainingMs = (deadlineMs ?? Number.POSITIVE_INFINITY) - clock.now();
    const { attempts, retryAfterMs = 0 } = failure;
    const decision = retryDecision(failure, { attempts, maxRetries, remainingMs, random: clock.random() });
    // Whether this one is tried again or not, every request waits as long as the server asks.
    if (retryAfterMs <= Math.min(MAX_PAUSE_MS, remainingMs)) this.#pause(retryAfterMs);
    return decision;
  }

  #errorOf(failure: RequestFailure, decision: RetryDecision, cause: unknown): PlatformError {
    return errorOf(decision.action === 'end-step' ? { ...failure, kind: 'rate-limit' } : failure, cause);
  }

  /** One attempt, with the redirects within it. */
  async #attempt<T>(
    facts: RequestFacts,
    { body }: ApiRequest,
    read: (answer: Answer) => T,
  ): Promise<{ value: T } | { failure: RequestFailure; cause: unknown }> {
    const { clock } = this.#options;
    const text = body === undefined ? undefined : writeJson(body);
    await this.#limiter.acquire(this.#stop.signal);
    const startedAtMs = clock.now();
    let load: Load = 'good';
    try {
      const end = await this.#follow(facts, text, startedAtMs);
      const nowMs = this.#serverTime(end);
      const failure = failureOf(facts, end, { redact: this.#redact, nowMs });
      load = loadOf(failure);
      if (failure === undefined) return this.#read(facts, end, read);
      return { failure, cause: end.outcome.answered ? undefined : end.outcome.error };
    } finally {
      this.#limiter.release(startedAtMs, load);
    }
  }

  /** When the server answered, by its own clock where it has one. */
  #serverTime({ outcome }: AttemptEnd): number {
    const now = this.#options.clock.now();
    const date = outcome.answered ? Date.parse(headerText(outcome.headers.date)) : Number.NaN;
    if (Number.isNaN(date)) return now;
    this.#aheadMs = date - now;
    return date;
  }

  async #follow(facts: RequestFacts, body: string | undefined, startedAtMs: number): Promise<AttemptEnd> {
    const { clock, timeoutMs } = this.#options;
    const origin = this.#origin;
    const { method } = facts;
    let path = facts.path;
    const visited = new Set([path]);
    for (let redirects = 0; ; redirects++) {
      if (this.#stop.signal.aborted) {
        const failure = cancelled({ ...facts, attempts: facts.attempts - 1 });
        // Whoever redirected it may have acted on it all the same.
        throw errorOf({ ...failure, uncertain: redirects > 0 && facts.writes });
      }
      const outcome = await this.#attempts.send(this.#dispatcher(facts), {
        ...{ origin, method, path },
        ...(body === undefined ? { headers: this.#headers } : { headers: this.#headersOfJson, body }),
        timeoutMs: Math.max(1, timeoutMs - (clock.now() - startedAtMs)),
      });
      const redirect = redirectOf(outcome, method, { origin, path });
      const redirectedTo = redirects > 0 ? path : undefined;
      if (redirect === undefined) return { outcome, redirectedTo };
      if (redirect.follow === undefined) return { outcome, redirectedTo, refused: redirect };
      if (redirects === MAX_REDIRECTS) {
        return { outcome, redirectedTo, refused: { cause: `more than ${MAX_REDIRECTS} redirects` } };
      }
      path = redirect.follow;
      // A triage that goes round would add its note again and again; the other writes may be made twice.
      if (method === 'POST' && facts.writes && visited.has(path)) {
        return { outcome, redirectedTo: path, refused: { to: path, cause: 'a redirect in a circle' } };
      }
      visited.add(path);
    }
  }

  #read<T>(
    facts: RequestFacts,
    { outcome, redirectedTo }: AttemptEnd,
    read: (answer: Answer) => T,
  ): { value: T } | { failure: RequestFailure; cause: unknown } {
    if (!outcome.answered) throw new TypeError('there is not an answer to read');
    const { status, body } = outcome;
    try {
      return { value: readAnswer(body, { status, redirectedTo, redact: this.#redact }, read) };
    } catch (error) {
      const failure = unreadable(facts, outcome, error);
      if (failure === undefined) throw error;
      return { failure, cause: error };
    }
  }

  #dispatcher(facts: RequestFacts): Dispatcher {
    if (this.#pool !== undefined) return this.#pool;
    const { baseUrl, concurrency, timeoutMs, proxy } = this.#options;
    try {
      this.#connections = new Connections(baseUrl, timeoutMs, proxy);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      const failure = { ...cancelled({ ...facts, attempts: facts.attempts - 1 }), cause };
      throw errorOf({ ...failure, kind: 'connection' }, error);
    }
    const { connect } = this.#connections;
    this.#pool = new Pool(this.#origin, { connections: concurrency, allowH2: false, connect });
    return this.#pool;
  }

  #onSent(): void {
    this.#stats.requestsSent += 1;
    if (this.#stats.requestsSent === 1) this.#options.onFirstRequest?.();
  }

  #pause(ms: number): void {
    if (ms === 0) return;
    const longer = this.#limiter.pause(ms);
    this.#stats.pausedMs += longer;
    if (longer > 0) this.#options.onPause?.(ms, 'rate-limit');
  }

  async #delay(ms: number): Promise<void> {
    if (ms === 0) return;
    this.#options.onPause?.(ms, 'retry');
    await this.#options.clock.sleep(ms, this.#stop.signal);
  }
}

/** Aborts with `signal`, or sooner. */
function following(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  if (signal.aborted) controller.abort();
  else signal.addEventListener('abort', () => controller.abort(), { once: true });
  return controller;
}
