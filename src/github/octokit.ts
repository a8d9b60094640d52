import { getOctokit } from '@actions/github';
import type { AttemptRequest } from '../platform/http/attempt.ts';
import { isLoopback } from '../platform/http/no-proxy.ts';
import type { AttemptEnd, Wire } from '../platform/http/wire.ts';

export type Octokit = ReturnType<typeof getOctokit>;

export interface OctokitOptions {
  /** Goes to the origin of `apiUrl` and nowhere else. */
  readonly token: string;
  /** `GITHUB_API_URL`: `https` only, except for loopback addresses. */
  readonly apiUrl: string;
  readonly userAgent?: string | undefined;
}

/** There is no answer that Octokit could read. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly end: AttemptEnd;

  constructor(end: AttemptEnd) {
    super('there is no answer');
    this.end = end;
  }
}

const silent = () => undefined;
/** Statuses that a response with a body may not have. */
const NO_BODY = new Set([204, 205, 304]);

/** @throws TypeError for an address that is not valid, or neither https nor loopback */
export function createOctokit({ token, apiUrl, userAgent }: OctokitOptions, wire: Wire): Octokit {
  const { protocol, hostname } = new URL(apiUrl);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname))) {
    throw new TypeError('the address of GitHub is neither https nor on this machine');
  }
  return getOctokit(token, {
    baseUrl: apiUrl.replace(/\/+$/, ''),
    ...(userAgent === undefined ? {} : { userAgent }),
    request: { fetch: (url: string, init: FetchInit) => fetchBy(wire, url, init) },
    // Its warnings would stand in the log as lines of their own.
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });
}

interface FetchInit {
  method: AttemptRequest['method'];
  headers: Record<string, string>;
  body?: string;
}

/** As `fetch`, over the wire that requests to the platform take, too. */
async function fetchBy(wire: Wire, url: string, { method, headers, body }: FetchInit): Promise<Response> {
  const { pathname, search } = new URL(url);
  const end = await wire.send({
    ...{ method, path: pathname + search, body, writes: method !== 'GET' },
    headers: { ...headers, 'accept-encoding': 'gzip' },
  });
  const { outcome } = end;
  if (!outcome.answered || end.refused !== undefined) throw new NoAnswer(end);
  const entries = Object.entries(outcome.headers).map(
    ([name, value]) => [name, String(value ?? '')] as const,
  );
  return new Response(NO_BODY.has(outcome.status) ? null : outcome.body, {
    status: outcome.status,
    headers: entries.map(([name, value]): [string, string] => [name, value]),
  });
}
