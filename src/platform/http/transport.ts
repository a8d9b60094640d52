import type { Dispatcher } from 'undici';
import Pool from 'undici/lib/dispatcher/pool.js';
import { type Answer, readAnswer } from './answer.ts';
import { type AttemptRequest, Attempts, headerText } from './attempt.ts';
import { Connections } from './connections.ts';
import { errorOf, type RequestFailure } from './errors.ts';
import { type AttemptEnd, cancelled, failureOf, type RequestFacts, unreadable } from './failure.ts';
import { writeJson } from './json.ts';
import { ConcurrencyLimiter } from './limiter.ts';
import type { TransportOptions, TransportStats } from './options.ts';
import { type Query, queryText } from './query.ts';
import { type Redact, redactor } from './redact.ts';
import { redirectOf } from './redirect.ts';
import { isOverload, retryDecision } from './retry.ts';

export interface ApiRequest {
  method: AttemptRequest['method'];
  /** Encoded, from `/api/v1/` on. */
  path: string;
  query?: Query;
  /** Sent as JSON. */
  body?: unknown;
  /** Changes nothing on the platform although it is not a GET. */
  reading?: boolean;
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
  #serverAheadMs: number | undefined;
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

  /** The server's time in ms since the epoch, by the `Date` of its last answer; undefined before any. */
  serverNowMs(): number | undefined {
    return this.#serverAheadMs === undefined ? undefined : this.#options.clock.now() + this.#serverAheadMs;
  }

  /**
   * Sends a request, again where that can help and cannot harm, and gives what `read` makes of its answer.
   *
   * @throws PlatformError one of its classes
   */
  async send<T>(request: ApiRequest, read: (answer: Answer) => T): Promise<T> {
    const writes = request.method !== 'GET' && request.reading !== true;
    const path = `${this.#prefix}${request.path}${queryText(request.query)}`;
    const body = request.body === undefined ? undefined : writeJson(request.body);
    for (let attempts = 1; ; attempts++) {
      const facts: RequestFacts = { method: request.method, path, writes, attempts };
      const { end, failure } = await this.#attempt(facts, request.method, body);
      if (failure === undefined) return this.#read(facts, end, read);
      const cause = end.outcome.answered ? undefined : end.outcome.error;
      const { clock, maxRetries, deadlineMs } = this.#options;
      const remainingMs = (deadlineMs ?? Number.POSITIVE_INFINITY) - clock.now();
      const decision = retryDecision(failure, { maxRetries, remainingMs, random: clock.random() });
      if (decision.action === 'end-step') throw errorOf({ ...failure, kind: 'rate-limit' });
      if (decision.pauseMs > 0) this.#pause(decision.pauseMs);
      if (decision.action === 'give-up') throw errorOf(failure, cause);
      await this.#delay(decision.delayMs);
      this.#stats.requestsRepeated += 1;
    }
  }

  /** Cancels what is under way and ends every connection, whatever it is at. */
  close(): void {
    this.#stop.abort();
    this.#abort.abort();
    // Sockets first: the pool would wait for those that are being set up.
    this.#connections?.destroy();
    void this.#pool?.destroy();
  }

  /** One attempt, with the redirects within it. */
  async #attempt(
    facts: RequestFacts,
    method: ApiRequest['method'],
    body: string | undefined,
  ): Promise<{ end: AttemptEnd; failure: RequestFailure | undefined }> {
    const { clock } = this.#options;
    await this.#limiter.acquire(this.#stop.signal);
    const startedAtMs = clock.now();
    let isOverloaded = false;
    try {
      const end = await this.#follow(facts, method, body, startedAtMs);
      const failure = failureOf(facts, end, { redact: this.#redact, nowMs: clock.now() });
      isOverloaded = failure !== undefined && isOverload(failure);
      return { end, failure };
    } finally {
      this.#limiter.release(startedAtMs, isOverloaded ? 'overloaded' : 'good');
    }
  }

  async #follow(
    facts: RequestFacts,
    method: ApiRequest['method'],
    body: string | undefined,
    startedAtMs: number,
  ): Promise<AttemptEnd> {
    const { clock, timeoutMs } = this.#options;
    const origin = this.#origin;
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
      this.#noteDate(outcome);
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

  #noteDate(outcome: AttemptEnd['outcome']): void {
    const dateMs = outcome.answered ? Date.parse(headerText(outcome.headers.date)) : Number.NaN;
    if (!Number.isNaN(dateMs)) this.#serverAheadMs = dateMs - this.#options.clock.now();
  }

  #read<T>(facts: RequestFacts, end: AttemptEnd, read: (answer: Answer) => T): T {
    const { outcome, redirectedTo } = end;
    if (!outcome.answered) throw new TypeError('there is not an answer to read');
    const { status, body } = outcome;
    try {
      return readAnswer(body, { status, redirectedTo, redact: this.#redact }, read);
    } catch (error) {
      const failure = unreadable(facts, outcome, error);
      throw failure === undefined ? error : errorOf(failure, error);
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
