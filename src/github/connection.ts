import type { IncomingHttpHeaders } from 'node:http';
import { endpoint } from '@octokit/endpoint';
import { present } from '../platform/http/decode.ts';
import { PlatformError, type RequestFailure } from '../platform/http/errors.ts';
import { isLoopback } from '../platform/http/no-proxy.ts';
import type { TransportOptions } from '../platform/http/options.ts';
import type { Redact } from '../platform/http/redact.ts';
import { type ApiRequest, Transport } from '../platform/http/transport.ts';
import { GitHubError, type GitHubErrorKind } from './errors.ts';
import { limitLeftMs } from './rate-limit.ts';

type FromTransport = 'token' | 'clock' | 'proxy' | 'stop' | 'deadlineMs' | 'onPause' | 'trace';

export interface ConnectionOptions extends Pick<TransportOptions, FromTransport> {
  /** `GITHUB_API_URL`: `https` only, except for loopback addresses. */
  readonly apiUrl: string;
  /** For one try, in ms; default 30,000. */
  readonly timeoutMs?: number;
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

export type Decode<T> = (body: unknown, redact: Redact, headers: IncomingHttpHeaders) => T;

const API_VERSION = '2022-11-28';
const MAX_CONCURRENT = 10;
const MAX_RETRIES = 3;
const TIMEOUT_MS = 30_000;

const KINDS: Readonly<Record<RequestFailure['kind'], GitHubErrorKind>> = {
  status: 'status',
  'rate-limit': 'rate-limited',
  connection: 'connection',
  certificate: 'connection',
  'time-out': 'connection',
  redirect: 'redirect',
  answer: 'answer',
  'another-answer': 'answer',
  cancelled: 'cancelled',
};

/** The way to GitHub: Octokit's addresses and headers, and the transport that requests to the platform take, too. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #endpoint: typeof endpoint;
  readonly #transport: Transport;

  /** @throws TypeError for an address that is not valid, or neither https nor loopback */
  constructor(options: ConnectionOptions) {
    this.#options = options;
    const { apiUrl, ...others } = options;
    const { protocol, hostname, origin } = new URL(apiUrl);
    if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname))) {
      throw new TypeError('the address of GitHub is neither https nor on this machine');
    }
    this.#endpoint = endpoint.defaults({
      baseUrl: apiUrl.replace(/\/+$/, ''),
      headers: { 'x-github-api-version': API_VERSION },
    });
    this.#transport = new Transport({
      timeoutMs: TIMEOUT_MS,
      ...others,
      ...{ baseUrl: new URL(origin), abort: options.stop },
      ...{ maxRetries: MAX_RETRIES, concurrency: MAX_CONCURRENT, limitLeftMs },
    });
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
    const { method, deadlineMs, isRepeatable = method !== 'POST' } = request;
    const { url, headers, body } = this.#expand(request);
    const sent: ApiRequest = { method, path: url.pathname + url.search, headers, body, deadlineMs };
    try {
      return await this.#transport.request({ ...sent, writes: method !== 'GET', isRepeatable }, (answer) =>
        decode(answer.json, answer.redact, answer.headers),
      );
    } catch (error) {
      throw error instanceof PlatformError ? this.#errorOf(request, error.failure) : error;
    }
  }

  /** Refuses addresses of other origins: those of `Link` headers come from outside. */
  #expand({ method, path, parameters = {} }: GitHubRequest) {
    for (const value of Object.values(parameters)) {
      // Names come from outside, and these would leave the path.
      if (value === '.' || value === '..') throw new TypeError(`"${value}" is not a name`);
    }
    const { headers, body, ...parsed } = this.#endpoint({ ...parameters, method, url: path });
    const url = new URL(parsed.url);
    if (url.origin !== new URL(this.#options.apiUrl).origin) {
      const cause = `the address belongs to ${url.origin}`;
      throw new GitHubError({ kind: 'redirect', method, path: url.pathname + url.search, cause });
    }
    // GitHub Enterprise Server has GraphQL beside the REST API, not below it.
    if (path === '/graphql') url.pathname = url.pathname.replace(/\/api\/v3\/graphql$/, '/api/graphql');
    return { url, headers: headers as Record<string, string>, body };
  }

  #errorOf(request: GitHubRequest, failure: RequestFailure): GitHubError {
    const { method, path, status, serverMessage, retryAfterMs = 0, isRateLimit } = failure;
    const kind = isRateLimit ? 'rate-limited' : KINDS[failure.kind];
    const isForbidden = status === 403 && /not accessible|must have/i.test(serverMessage ?? '');
    return new GitHubError({
      ...{ kind, method, path },
      ...present({
        status,
        serverMessage,
        cause: failure.kind === 'redirect' ? redirectCause(failure) : failure.cause,
        resetAtMs: kind === 'rate-limited' ? this.now() + retryAfterMs : undefined,
        missingPermission: isForbidden ? request.permission : undefined,
      }),
    });
  }
}

function redirectCause({ cause, redirectTo: to, status }: RequestFailure): string {
  if (cause !== undefined) return cause;
  if (to === undefined) return 'the redirect has no valid address';
  return to.startsWith('/') ? `a ${status} does not keep the method` : `the redirect leads to ${to}`;
}
