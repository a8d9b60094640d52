import { AnswerProblem } from '../platform/http/answer-problem.ts';
import type { Clock } from '../platform/http/clock.ts';
import { ConcurrencyLimiter } from '../platform/http/limiter.ts';
import type { ProxySettings } from '../platform/http/no-proxy.ts';
import { type Redact, redactor } from '../platform/http/redact.ts';
import { Wire } from '../platform/http/wire.ts';
import { type Answered, attempt } from './attempt.ts';
import { GitHubError, type GitHubErrorKind, type GitHubFailure } from './errors.ts';
import { type NextStep, nextStep } from './next-step.ts';
import { createOctokit, type Octokit, type OctokitOptions } from './octokit.ts';
import { messageOf } from './rate-limit.ts';

export interface ConnectionOptions extends OctokitOptions {
  readonly clock: Clock;
  /** The runner's proxy settings; absent = direct connections. */
  readonly proxy?: ProxySettings | undefined;
  /** Ends what runs and what waits. */
  readonly stop: AbortSignal;
  /** In ms since the epoch: a limit of GitHub that ends later fails the request. Default: every one is waited for. */
  readonly deadlineMs?: number | undefined;
  /** For one try, in ms; default 30,000. */
  readonly requestTimeoutMs?: number | undefined;
  /** Called once for each pause. */
  readonly log?: ((event: PauseEvent) => void) | undefined;
}

/** A limit of GitHub was reached, and no request starts before it ends. */
export interface PauseEvent {
  readonly kind: 'pause';
  readonly limit: 'primary' | 'secondary';
  /** In ms since the epoch. */
  readonly untilMs: number;
}

export interface GitHubRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As in GitHub's description, for instance `/repos/{owner}/{repo}`, or a whole address of the API's origin. */
  readonly path: string;
  /** For the path's braces; what is left becomes the query, or the body of POST and PATCH. */
  readonly parameters?: Readonly<Record<string, string | number>> | undefined;
  /** What the token lacks when GitHub answers 403, for instance `pull-requests: write`. */
  readonly permission: string;
  /** Whether a lost answer is asked for again. Default: all but POST. */
  readonly isRepeatable?: boolean | undefined;
  /** As in ConnectionOptions; the earlier one counts. */
  readonly deadlineMs?: number | undefined;
}

export type Decode<T> = (body: unknown, redact: Redact, headers: Answered['headers']) => T;

const MAX_CONCURRENT = 10;
const MAX_MESSAGE_CHARACTERS = 500;

/** The one way to GitHub: token, addresses, limits, retries, redirects, JSON and errors. */
export class Connection {
  requestsSent = 0;
  readonly #options: ConnectionOptions;
  readonly #octokit: Octokit;
  #pausedAtMs = Number.NEGATIVE_INFINITY;
  readonly #limiter: ConcurrencyLimiter;
  readonly #redact: Redact;

  /** @throws TypeError for an address that is not valid, or neither https nor loopback */
  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#limiter = new ConcurrencyLimiter(MAX_CONCURRENT, options.clock);
    this.#redact = redactor(options.token);
    const { apiUrl, proxy, clock, stop, requestTimeoutMs: timeoutMs = 30_000 } = options;
    const wire = { baseUrl: new URL(apiUrl), proxy, clock, stop, abort: stop, timeoutMs };
    this.#octokit = createOctokit(options, new Wire({ ...wire, concurrency: MAX_CONCURRENT }));
    stop.addEventListener('abort', () => this.#limiter.wakeAll(), { once: true });
  }

  now(): number {
    return this.#options.clock.now();
  }

  /** Ends early when the step is stopped. */
  sleep(ms: number): Promise<void> {
    return this.#options.clock.sleep(ms, this.#options.stop);
  }

  /** @throws GitHubError */
  async send<T>(request: GitHubRequest, decode: Decode<T>): Promise<T> {
    const { url, data } = this.#expand(request);
    const answer = await this.#answerTo(request, url, data);
    try {
      return decode(answer.body, this.#redact, answer.headers);
    } catch (error) {
      if (!(error instanceof AnswerProblem)) throw error;
      throw this.#failure(request, url, 'answer', { cause: error.message });
    }
  }

  async #answerTo(request: GitHubRequest, url: URL, data: unknown): Promise<Answered> {
    let [retriesBefore, pausesBefore] = [0, 0];
    for (;;) {
      await this.#acquire(request, url);
      const startedAtMs = this.#options.clock.now();
      const before = { retriesBefore, pausesBefore };
      const { next, status, message } = await this.#try(request, url, data, before);
      const failed = (kind: GitHubErrorKind, more: Partial<GitHubFailure> = {}) =>
        this.#failure(request, url, kind, { status, serverMessage: message, ...more });
      if (next.step === 'return') return next.answer;
      if (next.step === 'fail') throw failed(next.kind, { cause: next.cause, resetAtMs: next.resetAtMs });
      if (next.step === 'pause') {
        pausesBefore += 1;
        // What was under way when the pause began was refused by the same limit.
        if (startedAtMs <= this.#pausedAtMs) continue;
        this.#pausedAtMs = this.#options.clock.now();
        const isLonger = this.#limiter.pause(next.untilMs - this.#pausedAtMs) > 0;
        if (next.untilMs > this.#deadlineOf(request))
          throw failed('rate-limited', { resetAtMs: next.untilMs });
        if (isLonger) this.#options.log?.({ kind: 'pause', limit: next.limit, untilMs: next.untilMs });
      } else {
        retriesBefore += 1;
        await this.sleep(next.delayMs);
      }
    }
  }

  async #acquire(request: GitHubRequest, url: URL): Promise<void> {
    const { stop } = this.#options;
    if (!(await this.#limiter.acquire(stop, this.#deadlineOf(request)))) {
      throw this.#failure(request, url, 'rate-limited', { resetAtMs: this.#limiter.pausedUntilMs });
    }
    if (!stop.aborted) return;
    this.#limiter.release(this.#options.clock.now(), 'good');
    throw this.#failure(request, url, 'cancelled', {});
  }

  async #try(
    request: GitHubRequest,
    url: URL,
    data: unknown,
    before: { retriesBefore: number; pausesBefore: number },
  ): Promise<{ next: NextStep; status: number | undefined; message: string | undefined }> {
    const { method, isRepeatable = method !== 'POST' } = request;
    const { stop, clock } = this.#options;
    const startedAtMs = clock.now();
    this.requestsSent += 1;
    const tried = await attempt(this.#octokit, { method, url, data });
    this.#limiter.release(startedAtMs, 'good');
    if (!tried.answered && stop.aborted) throw this.#failure(request, url, 'cancelled', {});
    const next = nextStep(tried, {
      isRead: method === 'GET',
      isRepeatable,
      ...before,
      nowMs: clock.now(),
      random: clock.random(),
    });
    if (!tried.answered) return { next, status: tried.status, message: undefined };
    return { next, status: tried.status, message: messageOf(tried.body) };
  }

  /** Refuses addresses of other origins: those of `Link` headers come from outside. */
  #expand(request: GitHubRequest): { url: URL; data: unknown } {
    const { endpoint } = this.#octokit.request;
    const apiUrl = new URL(this.#options.apiUrl);
    for (const value of Object.values(request.parameters ?? {})) {
      // Names come from outside, and these would leave the path.
      if (value === '.' || value === '..') throw new TypeError(`"${value}" is not a name`);
    }
    const parsed = endpoint({ ...request.parameters, method: request.method, url: request.path });
    const url = new URL(parsed.url);
    if (url.origin !== apiUrl.origin) {
      throw this.#failure(request, url, 'redirect', { cause: `the address is of ${url.origin}` });
    }
    // GitHub Enterprise Server has GraphQL beside the REST API, not below it.
    if (request.path === '/graphql')
      url.pathname = url.pathname.replace(/\/api\/v3\/graphql$/, '/api/graphql');
    return { url, data: parsed.body };
  }

  #deadlineOf({ deadlineMs = Number.POSITIVE_INFINITY }: GitHubRequest): number {
    return Math.min(deadlineMs, this.#options.deadlineMs ?? Number.POSITIVE_INFINITY);
  }

  #failure(
    request: GitHubRequest,
    url: URL,
    kind: GitHubErrorKind,
    more: Partial<GitHubFailure>,
  ): GitHubError {
    const clean = (text: string | undefined) =>
      text === undefined ? undefined : this.#redact(text).slice(0, MAX_MESSAGE_CHARACTERS);
    const isForbidden = more.status === 403 && /not accessible|must have/i.test(more.serverMessage ?? '');
    return new GitHubError({
      ...more,
      kind,
      method: request.method,
      path: this.#redact(url.pathname + url.search),
      serverMessage: clean(more.serverMessage),
      cause: clean(more.cause),
      missingPermission: isForbidden ? request.permission : undefined,
    });
  }
}
