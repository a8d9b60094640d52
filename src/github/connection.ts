import { type Answered, attempt } from './attempt.ts';
import type { GitHubClock } from './clock.ts';
import { DecodeProblem } from './decode.ts';
import { GitHubError, type GitHubErrorKind, type GitHubFailure } from './errors.ts';
import { Limiter } from './limiter.ts';
import { type NextStep, nextStep } from './next-step.ts';
import { createOctokit, type Octokit, type OctokitOptions } from './octokit.ts';
import { messageOf } from './rate-limit.ts';
import { tokenRedactor } from './redact.ts';

export interface ConnectionOptions extends OctokitOptions {
  readonly clock: GitHubClock;
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

export type Decode<T> = (body: unknown, headers: Answered['headers']) => T;

const MAX_CONCURRENT = 10;
const MAX_MESSAGE_CHARACTERS = 500;

/** The one way to GitHub: token, addresses, limits, retries, redirects, JSON and errors. */
export class Connection {
  requestsSent = 0;
  readonly #options: ConnectionOptions;
  readonly #octokit: Octokit;
  readonly #limiter: Limiter;
  readonly #redact: (text: string) => string;

  /** @throws TypeError for an address that is not valid, or neither https nor loopback */
  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#limiter = new Limiter(MAX_CONCURRENT, options.clock);
    this.#redact = tokenRedactor(options.token);
    this.#octokit = createOctokit(options);
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
      return decode(answer.body, answer.headers);
    } catch (error) {
      if (!(error instanceof DecodeProblem)) throw error;
      throw this.#failure(request, url, 'answer', { cause: error.message });
    }
  }

  async #answerTo(request: GitHubRequest, firstUrl: URL, data: unknown): Promise<Answered> {
    let url = firstUrl;
    let [retriesBefore, pausesBefore, redirectsBefore] = [0, 0, 0];
    for (;;) {
      await this.#acquire(request, url);
      const { next, status, message } = await this.#try(request, url, data, {
        retriesBefore,
        pausesBefore,
        redirectsBefore,
      });
      const failed = (kind: GitHubErrorKind, more: Partial<GitHubFailure> = {}) =>
        this.#failure(request, url, kind, { status, serverMessage: message, ...more });
      if (next.step === 'return') return next.answer;
      if (next.step === 'fail') throw failed(next.kind, { cause: next.cause, resetAtMs: next.resetAtMs });
      if (next.step === 'pause') {
        pausesBefore += 1;
        const isLonger = this.#limiter.pauseUntil(next.untilMs);
        if (next.untilMs > this.#deadlineOf(request))
          throw failed('rate-limited', { resetAtMs: next.untilMs });
        if (isLonger) this.#options.log?.({ kind: 'pause', limit: next.limit, untilMs: next.untilMs });
      } else if (next.step === 'follow') {
        redirectsBefore += 1;
        url = next.url;
      } else {
        retriesBefore += 1;
        await this.sleep(next.delayMs);
      }
    }
  }

  async #acquire(request: GitHubRequest, url: URL): Promise<void> {
    const turn = await this.#limiter.acquire(this.#options.stop, this.#deadlineOf(request));
    if (turn === 'cancelled') throw this.#failure(request, url, 'cancelled', {});
    if (turn === 'paused-past-deadline') {
      throw this.#failure(request, url, 'rate-limited', { resetAtMs: this.#limiter.pausedUntilMs });
    }
  }

  async #try(
    request: GitHubRequest,
    url: URL,
    data: unknown,
    before: { retriesBefore: number; pausesBefore: number; redirectsBefore: number },
  ): Promise<{ next: NextStep; status: number | undefined; message: string | undefined }> {
    const { method, isRepeatable = method !== 'POST' } = request;
    const { stop, requestTimeoutMs = 30_000 } = this.#options;
    const signal = AbortSignal.any([stop, AbortSignal.timeout(requestTimeoutMs)]);
    this.requestsSent += 1;
    const tried = await attempt(this.#octokit, { method, url, data, signal }).finally(() =>
      this.#limiter.release(),
    );
    if (!tried.answered && stop.aborted) throw this.#failure(request, url, 'cancelled', {});
    const [nowMs, random] = [this.#options.clock.now(), this.#options.clock.random()];
    const next = nextStep(tried, { method, isRepeatable, url, ...before, nowMs, random });
    if (!tried.answered) return { next, status: undefined, message: undefined };
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
