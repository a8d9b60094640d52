import { endpoint } from '@octokit/endpoint';
import { isLoopback } from '../inputs/base-url.ts';
import type { Headers } from '../platform/http/attempt.ts';
import { present } from '../platform/http/decode.ts';
import { errorOf, PlatformError, type RequestFailure } from '../platform/http/errors.ts';
import type { Answer, ApiRequest, TransportOptions } from '../platform/http/options.ts';
import { Transport } from '../platform/http/transport.ts';
import { GitHubError, type GitHubErrorKind } from './errors.ts';

type FromTransport = 'token' | 'clock' | 'stop' | 'deadlineMs' | 'onPause' | 'trace';

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

export type Decode<T> = (body: unknown, headers: Headers) => T;

const API_VERSION = '2022-11-28';
const MAX_CONCURRENT = 10;
const MAX_RETRIES = 3;
const TIMEOUT_MS = 30_000;

const KINDS: Readonly<Record<RequestFailure['kind'], GitHubErrorKind>> = {
  status: 'status',
  'rate-limit': 'rate-limited',
  connection: 'connection',
  proxy: 'connection',
  certificate: 'connection',
  'client-certificate': 'connection',
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
      ...{ maxRetries: MAX_RETRIES, concurrency: MAX_CONCURRENT },
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
    const { method, isRepeatable = method !== 'POST' } = request;
    const { url, headers, body } = this.#expand(request);
    const sent: ApiRequest = { method, path: url.pathname + url.search, headers, body };
    const read = ({ json, headers }: Answer) => decode(json, headers);
    try {
      if (isRepeatable) return await this.#transport.read(sent, read);
      const answer = await this.#transport.write(sent, 1, read);
      if (answer.kind === 'answered') return answer.value;
      throw answer.kind === 'refused' ? answer.error : errorOf(answer.failure);
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
    const { method, path, status, serverMessage, retryAfterMs = 0 } = failure;
    const kind = KINDS[failure.kind];
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
