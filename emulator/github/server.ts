import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { believableGitHub } from './believable-state.ts';
import { type EndpointAnswer, notFound, Refusal } from './endpoint.ts';
import type { FaultSource, LoggedRequest } from './faults.ts';
import { generousLimits, limitHeaders, type RateLimits, spend } from './rate-limits.ts';
import { type Match, matchRoute } from './routes.ts';
import type { GitHubState } from './state.ts';

/** Called with the request, and waited for. */
export type Hook = (request: LoggedRequest) => void | Promise<void>;

export interface GitHubServerOptions {
  /** Default believableGitHub(). */
  state?: GitHubState;
  /** `/api/v3` makes it an Enterprise Server; default none. */
  pathPrefix?: string;
  faults?: FaultSource;
  /** Time of the limits and of `Date`, in ms since the epoch; default Date.now. */
  now?: () => number;
}

export interface GitHubServer {
  /** Address of the API with the prefix, without a trailing slash. */
  readonly url: string;
  readonly prefix: string;
  /** Live and mutable. */
  readonly state: GitHubState;
  /** Live and mutable. */
  readonly limits: RateLimits;
  readonly now: () => number;
  faults: FaultSource | undefined;
  /** Before the request takes effect. */
  beforeProcessing: Hook | undefined;
  /** After the request took effect, before its answer is sent. */
  beforeAnswer: Hook | undefined;
  /** In order of arrival. */
  readonly requests: readonly LoggedRequest[];
  /** The largest number of requests that were under way at the same time. */
  readonly maxUnderWay: number;
  /** Destroys open connections. */
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export async function startGitHub(options: GitHubServerOptions = {}): Promise<GitHubServer> {
  const { now = Date.now, pathPrefix: prefix = '' } = options;
  const requests: LoggedRequest[] = [];
  let underWay = 0;
  let maxUnderWay = 0;
  let isClosed = false;
  const http = createServer({ keepAliveTimeout: 75_000, noDelay: true }, (request, response) => {
    const logged = newEntry(requests.length, request);
    requests.push(logged);
    underWay += 1;
    maxUnderWay = Math.max(maxUnderWay, underWay);
    let isDone = false;
    const done = () => {
      if (!isDone) underWay -= 1;
      isDone = true;
    };
    response.once('close', done);
    exchange(server, request, response, logged, done).catch((error: unknown) => {
      if (!isClosed && !request.socket.destroyed) {
        process.stderr.write(`the embedded GitHub failed: ${String((error as Error).stack ?? error)}\n`);
      }
      request.socket.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(0, '127.0.0.1', resolve);
  });
  const server: GitHubServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}${prefix}`,
    prefix,
    state: options.state ?? believableGitHub(),
    limits: generousLimits(now()),
    requests,
    get maxUnderWay() {
      return maxUnderWay;
    },
    now,
    faults: options.faults,
    beforeProcessing: undefined,
    beforeAnswer: undefined,
    async close() {
      isClosed = true;
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      http.closeAllConnections();
      await closed;
    },
  };
  return server;
}

function newEntry(index: number, { method = '', url: path = '', headers }: IncomingMessage): LoggedRequest {
  const later = { template: undefined, status: undefined, answer: undefined, fault: undefined };
  return { index, method, path, headers, body: '', applied: false, ...later };
}

/** One request from its arrival to its answer: hooks, faults, limits, token, route. */
async function exchange(
  server: GitHubServer,
  request: IncomingMessage,
  response: ServerResponse,
  logged: LoggedRequest,
  /** Called as the answer is handed over: a client may have it, and send its next request, before `close`. */
  done: () => void,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  logged.body = Buffer.concat(chunks).toString('utf8');
  const match = matchOf(server, logged);
  logged.template = match?.route.template;
  await server.beforeProcessing?.(logged);
  const fault = server.faults?.(logged);
  logged.fault = fault;
  if (fault?.kind === 'delay') await sleep(fault.ms, undefined, { ref: false });
  const answer =
    fault?.kind === 'status'
      ? answered(server, logged, { body: { message: 'Server Error' }, ...fault })
      : answerTo(server, logged, match);
  await server.beforeAnswer?.(logged);
  if (fault?.kind === 'lost-answer') return void request.socket.destroy();
  logged.status = answer.status;
  if (response.destroyed) return;
  done();
  response.writeHead(answer.status, { ...answer.headers, 'content-length': Buffer.byteLength(answer.text) });
  response.end(answer.text);
}

/** REST below the prefix; GraphQL of an Enterprise Server beside it. */
function matchOf({ state, prefix }: GitHubServer, { path, method }: LoggedRequest): Match | undefined {
  const { pathname } = new URL(path, 'http://localhost');
  const graphQl = prefix === '/api/v3' ? '/api/graphql' : `${prefix}/graphql`;
  if (pathname === graphQl) return matchRoute(state, method, '/graphql');
  if (!pathname.startsWith(`${prefix}/`) || pathname === `${prefix}/graphql`) return undefined;
  return matchRoute(state, method, pathname.slice(prefix.length));
}

function answerTo(server: GitHubServer, logged: LoggedRequest, match: Match | undefined): Answer {
  const now = server.now();
  const authorization = String(logged.headers.authorization ?? '');
  try {
    spend(server.limits, now);
    const grant = server.state.tokens.get(/^(?:token|bearer) (.+)$/i.exec(authorization)?.[1] ?? '');
    if (grant === undefined) throw new Refusal(401, 'Bad credentials');
    if (match === undefined) throw notFound();
    const { pathname, searchParams } = new URL(logged.path, 'http://localhost');
    const answer = match.route.endpoint({
      ...{ state: server.state, grant, method: logged.method, path: match.path, query: searchParams, now },
      body: logged.body === '' ? undefined : JSON.parse(logged.body),
      apiUrl: server.url,
      askedPath: pathname.slice(server.prefix.length),
    });
    logged.applied = true;
    return answered(server, logged, answer);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return answered(server, logged, { status: error.status, headers: error.headers, body: error.body });
  }
}

/** A body that is a text is sent as it is, everything else as JSON. */
function answered(
  { limits, now }: GitHubServer,
  logged: LoggedRequest,
  { status = 200, headers = {}, body }: EndpointAnswer,
): Answer {
  logged.answer = body;
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const type: Record<string, string> =
    text === '' ? {} : { 'content-type': 'application/json; charset=utf-8' };
  const date = new Date(now()).toUTCString();
  return { status, text, headers: { date, ...type, ...limitHeaders(limits), ...headers } };
}
