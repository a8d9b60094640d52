import { randomUUID } from 'node:crypto';
import type { Dispatcher } from 'undici';
import type { PauseBudget } from '../model/ports.ts';
import { readAnswer } from '../platform/http/answer.ts';
import { attempt, headerText, unlessAborted, type WireAnswer } from '../platform/http/attempt.ts';
import { fields } from '../platform/http/decode.ts';
import { createDispatcher } from '../platform/http/dispatcher.ts';
import { isUnreachable } from '../platform/http/errors.ts';
import type { Clock, TraceEvent } from '../platform/http/options.ts';
import { redactor } from '../platform/http/redact.ts';
import { errorOf, GitHubError, isGraphQlLimit } from './errors.ts';

export interface OctokitOptions {
  token: string;
  /** The token is sent to its origin only. */
  apiUrl: string;
  clock: Pick<Clock, 'now'>;
  /** Aborts requests and pauses. */
  stop: AbortSignal;
  trace?: (event: TraceEvent) => void;
  /** Shared by all clients of a step. */
  pauses: PauseBudget;
  /** Called when a limit makes requests wait. */
  onPause?: (ms: number) => void;
  /** For one request with its retries; default 60,000. */
  timeoutMs?: number;
  /** Length of a second of waiting; default 1,000. Tests shorten it. */
  secondMs?: number;
}

type Toolkit = ReturnType<typeof import('@actions/github').getOctokit>;

/** Endpoints and `paginate` throw GitHubError. GraphQL also throws Octokit's error for an answer with errors. */
export type Octokit = Pick<Toolkit, 'rest' | 'paginate' | 'graphql'>;

const TIMEOUT_MS = 60_000;
/** For one request, in case a limit never ends. */
const MAX_PAUSES = 3;
const MAX_CONNECTIONS = 10;
const MAX_PAGES = 1000;
/** The defaults, limits of size, and 429, which the throttling plugin handles. */
const NOT_REPEATED = [400, 401, 403, 404, 410, 413, 422, 429, 451];

/** The plugin's queues ignore our clock, wait 3 s between issues, and count GraphQL queries as writes. */
const NO_QUEUES: object = {
  write: { key: () => ({ schedule: async () => undefined }) },
  triggersNotification: () => false,
};

export interface PagedRows<T> {
  rows: T[];
  /** False if rows may be missing. */
  isComplete: boolean;
}

export type Pages<Row> = AsyncIterable<{ data: Row[]; headers: { link?: string } }>;

/** @throws GitHubError */
export async function readList<Row>(pages: Pages<Row>): Promise<PagedRows<Row>> {
  const rows: Row[] = [];
  let pageCount = 0;
  for await (const { data, headers } of pages) {
    pageCount += 1;
    rows.push(...data);
    const isLast = !/rel="next"/.test(headers.link ?? '');
    // Rows are missing if an empty page follows another, or links to a next one.
    const lacksRows = data.length === 0 && (pageCount > 1 || !isLast);
    if (lacksRows || (pageCount === MAX_PAGES && !isLast)) return { rows, isComplete: false };
  }
  return { rows, isComplete: true };
}

/** @param path for the error @throws GitHubError, also if rows may be missing */
export async function readWhole<Row>(pages: Pages<Row>, path: string): Promise<Row[]> {
  const { rows, isComplete } = await readList(pages);
  if (isComplete) return rows;
  throw new GitHubError({ kind: 'answer', method: 'GET', path, cause: 'the list is incomplete' });
}

/** Octokit with retries, and pauses for GitHub's limits. At most 10 requests run at the same time. */
export async function openOctokit(options: OctokitOptions): Promise<Octokit> {
  const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
    import(/* webpackChunkName: "octokit" */ '@actions/github'),
    import(/* webpackChunkName: "octokit" */ '@octokit/plugin-retry'),
    import(/* webpackChunkName: "octokit" */ '@octokit/plugin-throttling'),
  ]);
  const { token, apiUrl: baseUrl, secondMs: retryAfterBaseValue = 1000, stop, clock, pauses } = options;
  const onRateLimit = (seconds: number, _request: unknown, _octokit: unknown, pauseCount: number) =>
    pauseCount < MAX_PAUSES && pauseFor(seconds, options);
  const settings = {
    baseUrl,
    request: { fetch: gitHubFetch(options) },
    retry: { doNotRetry: NOT_REPEATED, retryAfterBaseValue },
    throttle: {
      retryAfterBaseValue,
      onRateLimit,
      onSecondaryRateLimit: onRateLimit,
      ...NO_QUEUES,
      // A client does not wait for another's requests.
      id: randomUUID(),
    },
  };
  // Each plugin wraps the earlier ones, so pauses do not count toward the timeout.
  const octokit = getOctokit(token, settings, noRepeats(options), retry, requestTimeout(options), throttling);
  octokit.hook.wrap('request', async (send, parameters) => {
    const { method, url } = octokit.request.endpoint(parameters);
    const { origin } = new URL(url);
    const request = { method, path: pathOf(url) };
    // A `Link` may point to another origin, and the token would go there.
    if (origin !== new URL(baseUrl).origin)
      throw new GitHubError({ ...request, kind: 'redirect', cause: `the address belongs to ${origin}` });
    const { unreachable: problem } = pauses;
    if (problem !== undefined)
      throw new GitHubError({ ...request, kind: 'connection', cause: problem.cause, problem });
    try {
      // Octokit's own waits ignore signals.
      const answer = await unlessAborted(stop, () => send(parameters));
      checkAnswer(answer, request);
      return answer;
    } catch (error) {
      if (stop.aborted) throw new GitHubError({ ...request, kind: 'cancelled' });
      throw errorOf(error, request, clock.now());
    }
  });
  return octokit;
}

/** A plugin, because the retry plugin repeats whatever `fetch` throws. */
function noRepeats({ pauses }: OctokitOptions) {
  return (octokit: Pick<Toolkit, 'hook'>) => {
    octokit.hook.error('request', (error, parameters) => {
      if (pauses.unreachable !== undefined) parameters.request.retries = 0;
      throw error;
    });
  };
}

function requestTimeout({ stop, timeoutMs = TIMEOUT_MS }: OctokitOptions) {
  return (octokit: Pick<Toolkit, 'hook'>) => {
    octokit.hook.wrap('request', (request, parameters) => {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
      parameters.request.signal = signal;
      return unlessAborted(signal, () => request(parameters));
    });
  };
}

/** Overlapping pauses count once, in whole seconds. @returns false if too little of the budget remains */
function pauseFor(seconds: number, { clock, pauses, onPause }: OctokitOptions): boolean {
  const nowMs = clock.now();
  const endMs = nowMs + seconds * 1000;
  const addedMs = Math.floor((endMs - Math.max(nowMs, pauses.untilMs)) / 1000) * 1000;
  if (addedMs > pauses.remainingMs) return false;
  if (addedMs <= 0) return true;
  pauses.remainingMs -= addedMs;
  pauses.untilMs = endMs;
  onPause?.(addedMs);
  return true;
}

interface FetchOptions {
  method: Dispatcher.HttpMethod;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/** Follows redirects within the origin only, and returns complete answers without the token. */
function gitHubFetch({ token, apiUrl, clock, trace, pauses, timeoutMs = TIMEOUT_MS }: OctokitOptions) {
  const redact = redactor(token);
  const { origin } = new URL(apiUrl);
  const dispatcher = createDispatcher(origin, timeoutMs, MAX_CONNECTIONS);
  return async (url: string, { method, headers, body, signal }: FetchOptions): Promise<Response> => {
    const startedAtMs = clock.now();
    const path = pathOf(url);
    const request = { origin, method, path, body, headers: { ...headers, 'accept-encoding': 'gzip' } };
    // A silent proxy is noticed before the whole request times out.
    const limitMs = timeoutMs * (dispatcher.proxy === undefined ? 1 : 0.75);
    const limits = { timeoutMs: limitMs, stop: signal, abort: signal };
    const outcome = await attempt(() => dispatcher, request, limits);
    const event = { method, path: redact(path), ms: Math.round(clock.now() - startedAtMs) };
    if ('body' in outcome) {
      // As 429, GraphQL's limits are like those of REST to both plugins.
      const status = outcome.status === 200 && isGraphQlLimit(path, outcome.body) ? 429 : outcome.status;
      const answerHeaders = new Headers();
      for (const [name, value] of Object.entries(outcome.headers)) answerHeaders.set(name, headerText(value));
      if (status === 403 || status === 429) markLimit(answerHeaders, clock.now());
      const requestId = answerHeaders.get('x-github-request-id') ?? undefined;
      trace?.({ ...event, status: outcome.status, requestId });
      const body = redact(outcome.body);
      if (status === 200) throwIfBroken({ ...outcome, body });
      return new Response(body || null, { status, headers: answerHeaders });
    }
    const { kind, status, cause, redirectTo: location } = outcome;
    trace?.({ ...event, status, cause });
    // `checkAnswer` reports it: after an error, Octokit would retry.
    if (kind === 'redirect') return new Response(null, { status, headers: location ? { location } : {} });
    if (isUnreachable(outcome)) pauses.unreachable = outcome;
    throw signal.aborted ? new DOMException(cause, 'AbortError') : new Error(cause, { cause: outcome });
  };
}

/** @throws Error for an answer without JSON, so that the retry plugin repeats the request */
function throwIfBroken(answer: WireAnswer): void {
  const read = readAnswer(answer, (value) => value ?? fields(value), undefined);
  if (!('value' in read)) throw new Error(read.cause, { cause: read });
}

/** For the throttling plugin, which looks at these headers, and adds a second to the reset. */
function markLimit(headers: Headers, nowMs: number): void {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  if (!Number.isInteger(seconds)) return;
  headers.set('x-ratelimit-remaining', '0');
  headers.set('x-ratelimit-reset', String(Math.floor(nowMs / 1000) + seconds - 1));
}

/** Octokit would take these answers as an empty list or text. @throws GitHubError */
function checkAnswer(
  { status, headers, data }: Awaited<ReturnType<Toolkit['request']>>,
  request: { method: string; path: string },
): void {
  const problem = (cause: string, kind: 'answer' | 'redirect' = 'answer') =>
    new GitHubError({ ...request, kind, status, cause });
  if (status >= 300) throw problem(`the redirect leads to ${headers.location ?? 'no address'}`, 'redirect');
  if (request.method === 'GET' && status !== 200) throw problem(`unexpected status ${status}`);
  if (status === 204) return;
  if (typeof data !== 'object' || data === null) throw problem('the answer is not JSON');
  if (/[?&]per_page=/.test(request.path) && !Array.isArray(data)) throw problem('the answer is not a list');
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
