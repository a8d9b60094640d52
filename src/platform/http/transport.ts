import type { Dispatcher } from 'undici';
import Pool from 'undici/lib/dispatcher/pool.js';
import { type AttemptOutcome, type AttemptRequest, attemptRequest } from './attempt.ts';
import type { Clock } from './clock.ts';
import {
  AnswerError,
  CancelledError,
  ConnectionError,
  RateLimitError,
  RedirectError,
  type RequestFailure,
} from './errors.ts';
import { mapTexts, parseJson, writeJson } from './json.ts';
import { ConcurrencyLimiter } from './limiter.ts';
import { ANSWER_LOST, answerProblem, errorOf, headerText, overloaded, RETRIED } from './outcome.ts';
import { redactor } from './redact.ts';
import { backoff, MAX_PAUSE_MS, retryAfter } from './retry.ts';
import { serverMessage } from './server-message.ts';

export interface TransportOptions {
  /** Address of the platform; a path prefix is kept. */
  baseUrl: URL;
  /** Goes into the `Authorization` header of requests to the origin of `baseUrl`, and nowhere else. */
  token: string;
  userAgent: string;
  /** Time limit of one try of one request, in ms. */
  timeoutMs: number;
  /** Further attempts of one request. */
  maxRetries: number;
  /** Requests under way at once, at most. */
  concurrency: number;
  clock: Clock;
  /** From when on no request starts any more. */
  stop: AbortSignal;
  /** Ends the requests under way; expected some time after `stop`. */
  abort: AbortSignal;
  /** The runner's proxy settings; absent = direct connections. */
  proxy?: { httpProxy: string; httpsProxy: string; noProxy: string };
  /** Called once, when the first request is about to be written to its connection. */
  onFirstRequest?: () => void;
}

export interface ApiRequest {
  method: AttemptRequest['method'];
  /** Encoded, from `/api/v1/` on. */
  path: string;
  query?: Record<string, string | number>;
  /** Sent as JSON. */
  body?: unknown;
  /** Changes nothing on the platform although it is no GET. */
  reading?: boolean;
  /** Whether a try may follow one whose answer was lost after it was sent. Default true. */
  repeatable?: boolean;
  /** Called for each try whose answer was lost, so that it may have taken effect unseen. */
  onLostAnswer?: () => void;
}

const MAX_REDIRECTS = 5;

/** The one way through the wire: auth, paths, time limit, retries, redirects, size limit, JSON and errors. */
export class Transport {
  readonly #options: TransportOptions;
  readonly #limiter: ConcurrencyLimiter;
  readonly #redact: (text: string) => string;
  readonly #headers: Record<string, string>;
  readonly #prefix: string;
  #dispatcher: Promise<Dispatcher> | undefined;
  #untold: (() => void) | undefined;

  /** Requests written to a connection, attempts included. */
  sent = 0;

  constructor(options: TransportOptions) {
    this.#options = options;
    this.#limiter = new ConcurrencyLimiter(options.concurrency, options.clock);
    this.#redact = redactor(options.token);
    this.#prefix = options.baseUrl.pathname.replace(/\/+$/, '');
    this.#headers = {
      authorization: `Bearer ${options.token}`,
      accept: 'application/json',
      'user-agent': options.userAgent,
    };
    this.#untold = options.onFirstRequest;
    options.stop.addEventListener('abort', () => this.#limiter.wakeAll(), { once: true });
  }

  /**
   * Sends a request, again where that can help and cannot harm, and gives what `read` makes of its JSON answer
   * (of undefined for an empty 2xx body). Connection errors, time-outs, 429, 502, 503 and 504 are tried again,
   * after `Retry-After` or with exponential backoff and jitter.
   *
   * @throws PlatformError one of its classes
   */
  async send<T>(request: ApiRequest, read: (answer: unknown) => T): Promise<T> {
    let uncertain = false;
    for (let attempts = 1; ; attempts++) {
      const outcome = await this.#try(request, attempts, uncertain);
      if (outcome.answered && outcome.status < 300) return this.#read(request, outcome.body, attempts, read);
      const failure = this.#failure(request, outcome, attempts);
      if (failure.uncertain) {
        request.onLostAnswer?.();
        uncertain = true;
      }
      failure.uncertain = uncertain;
      const again =
        this.#mayHelp(failure) &&
        attempts <= this.#options.maxRetries &&
        (!failure.uncertain || request.repeatable !== false);
      const delay = this.#pause(failure, outcome, attempts);
      if (!again) throw errorOf(failure, outcome);
      if (delay > 0) await this.#options.clock.sleep(delay, this.#options.stop);
    }
  }

  async close(): Promise<void> {
    await (await this.#dispatcher?.catch(() => undefined))?.destroy();
  }

  /** One try, with the redirects within it. */
  async #try(request: ApiRequest, attempts: number, uncertain: boolean): Promise<AttemptOutcome> {
    const { clock, stop, abort, baseUrl, timeoutMs } = this.#options;
    await this.#limiter.acquire(stop);
    const startedAt = clock.now();
    let outcome: AttemptOutcome | undefined;
    try {
      let path = this.#pathOf(request);
      for (let redirects = 0; ; redirects++) {
        if (stop.aborted)
          throw new CancelledError(this.#failed(request, 'cancelled', attempts - 1, uncertain));
        this.#dispatcher ??= this.#connect();
        const dispatcher = await this.#dispatcher.catch((error: unknown) => {
          const cause = "the proxy's address is not valid";
          const failure = this.#failed(request, 'connection', attempts - 1, uncertain);
          throw new ConnectionError({ ...failure, cause }, { cause: error });
        });
        outcome = await attemptRequest(dispatcher, {
          origin: baseUrl.origin,
          method: request.method,
          path,
          headers: this.#headersOf(request),
          ...(request.body === undefined ? {} : { body: writeJson(request.body) }),
          timeoutMs: Math.max(1, timeoutMs - (clock.now() - startedAt)),
          signal: abort,
          onSent: () => this.#onSent(),
        });
        const target = this.#redirect(request, outcome, path, attempts, uncertain);
        if (target === undefined) return outcome;
        if (redirects === MAX_REDIRECTS) {
          throw new RedirectError({
            ...this.#failed(request, 'redirect', attempts, uncertain),
            cause: `more than ${MAX_REDIRECTS} redirects`,
          });
        }
        path = target;
      }
    } finally {
      this.#limiter.release(startedAt, outcome === undefined || overloaded(outcome) ? 'overloaded' : 'good');
    }
  }

  #onSent(): void {
    this.sent += 1;
    this.#untold?.();
    this.#untold = undefined;
  }

  #pathOf({ path, query }: ApiRequest): string {
    return `${this.#prefix}${path}${queryText(query)}`;
  }

  #headersOf(request: ApiRequest): Record<string, string> {
    return request.body === undefined
      ? this.#headers
      : { ...this.#headers, 'content-type': 'application/json' };
  }

  /** The path that a redirect within the origin leads to; undefined when the outcome is no redirect. */
  #redirect(
    request: ApiRequest,
    outcome: AttemptOutcome,
    path: string,
    attempts: number,
    uncertain: boolean,
  ): string | undefined {
    if (!outcome.answered || outcome.status < 300 || outcome.status > 399) return undefined;
    const { origin } = this.#options.baseUrl;
    const location = headerText(outcome.headers.location);
    const target = URL.canParse(location, origin + path) ? new URL(location, origin + path) : undefined;
    // 301 to 303 turn other methods into GET, which would report a write that never was.
    const keepsMethod = outcome.status === 307 || outcome.status === 308 || request.method === 'GET';
    if (location !== '' && target?.origin === origin && keepsMethod && outcome.status !== 304) {
      return target.pathname + target.search;
    }
    // An address such as `javascript:` has no origin.
    const hasOrigin = target !== undefined && target.origin !== 'null';
    const elsewhere = !hasOrigin ? 'nowhere' : target.origin === origin ? target.pathname : target.origin;
    throw new RedirectError({
      ...this.#failed(request, 'redirect', attempts, uncertain),
      status: outcome.status,
      cause: `a redirect to ${this.#redact(elsewhere)}`,
    });
  }

  #failure(request: ApiRequest, outcome: AttemptOutcome, attempts: number): RequestFailure {
    if (!outcome.answered) {
      if (outcome.kind === 'too-large') {
        return { ...this.#failed(request, 'answer', attempts, true), cause: outcome.cause };
      }
      return {
        ...this.#failed(request, outcome.kind, attempts, outcome.sent),
        cause: this.#redact(outcome.cause),
      };
    }
    // Once more after reading: JSON may have spelled the token with escapes.
    const words = this.#redact(
      serverMessage(this.#redact(outcome.body), headerText(outcome.headers['content-type'])),
    );
    const requestId = headerText(outcome.headers['x-request-id'] ?? outcome.headers['cf-ray']);
    return {
      ...this.#failed(request, 'status', attempts, ANSWER_LOST.has(outcome.status)),
      status: outcome.status,
      ...(words === '' ? {} : { words }),
      ...(requestId === '' ? {} : { requestId: this.#redact(requestId).slice(0, 100) }),
    };
  }

  #failed(
    request: ApiRequest,
    kind: RequestFailure['kind'],
    attempts: number,
    uncertain: boolean,
  ): RequestFailure {
    const path = this.#pathOf(request);
    const writes = request.method !== 'GET' && request.reading !== true;
    return { kind, method: request.method, path, attempts, uncertain: uncertain && writes };
  }

  #mayHelp(failure: RequestFailure): boolean {
    if (failure.kind === 'status') return RETRIED.has(failure.status ?? 0);
    return failure.kind === 'connection' || failure.kind === 'time-out';
  }

  /**
   * How long, in ms, the next try of a request has to wait. A 429 or a `Retry-After` makes every request of the
   * step wait instead, whether this one is tried again or not.
   */
  #pause(failure: RequestFailure, outcome: AttemptOutcome, attempts: number): number {
    const { clock } = this.#options;
    if (!this.#mayHelp(failure)) return 0;
    const asked = outcome.answered
      ? retryAfter(headerText(outcome.headers['retry-after']), clock.now())
      : undefined;
    if (asked !== undefined && asked > MAX_PAUSE_MS) {
      const cause = `asked to wait ${Math.ceil(asked / 1000)} s`;
      throw new RateLimitError({ ...failure, kind: 'rate-limit', cause });
    }
    // A date that has passed, as a server whose clock is behind may send, would use up all attempts at once.
    const delay = asked || backoff(attempts, clock.random());
    if (failure.status !== 429 && asked === undefined) return delay;
    this.#limiter.pause(delay);
    return 0;
  }

  #read<T>(request: ApiRequest, body: string, attempts: number, read: (answer: unknown) => T): T {
    try {
      if (body.trim() === '') return read(undefined);
      const answer = parseJson(this.#redact(body));
      // JSON may have spelled the token with escapes, which only the parsed texts show.
      return read(/\\u00/i.test(body) ? mapTexts(answer, this.#redact) : answer);
    } catch (error) {
      const cause = answerProblem(error, body);
      if (cause === undefined) throw error;
      throw new AnswerError({ ...this.#failed(request, 'answer', attempts, true), cause }, { cause: error });
    }
  }

  async #connect(): Promise<Dispatcher> {
    const { baseUrl, concurrency, proxy, timeoutMs } = this.#options;
    const options = { connections: concurrency, allowH2: false, connect: { timeout: timeoutMs } };
    if (proxy === undefined) return new Pool(baseUrl.origin, options);
    // The proxy's part of undici needs what only the package's own entry puts together.
    const { EnvHttpProxyAgent } = await import('undici');
    return new EnvHttpProxyAgent({ ...options, ...proxy });
  }
}

function queryText(query: ApiRequest['query']): string {
  if (query === undefined) return '';
  const entries = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return `?${new URLSearchParams(entries)}`;
}
