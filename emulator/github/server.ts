import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../platform/http/checks.ts';
import { type Arrival, bodyOf, serve } from '../serve.ts';
import { believableGitHub } from './believable-state.ts';
import { type EndpointAnswer, notFound, refusal } from './endpoint.ts';
import type { FaultSource, LoggedRequest } from './faults.ts';
import { generousLimits, limitHeaders, type RateLimits, spend } from './rate-limits.ts';
import { type Match, matchRoute } from './routes.ts';
import type { GitHubState } from './state.ts';

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
  /** Called with a request before it takes effect, and waited for. */
  beforeProcessing: ((request: LoggedRequest) => void | Promise<void>) | undefined;
  /** In order of arrival. */
  readonly requests: LoggedRequest[];
  /** The most requests that were under way at once. */
  readonly mostUnderWay: number;
  /** Destroys open connections. */
  close(): Promise<void>;
}

export async function startGitHub(options: GitHubServerOptions = {}): Promise<GitHubServer> {
  const { now = Date.now, pathPrefix: prefix = '' } = options;
  const served = await serve({
    name: 'the embedded GitHub',
    exchange: (arrival) => exchange(server, arrival),
  });
  const server: GitHubServer = {
    url: `${served.url}${prefix}`,
    ...{ prefix, now, requests: [], limits: generousLimits(now()) },
    state: options.state ?? believableGitHub(),
    get mostUnderWay() {
      return served.mostUnderWay;
    },
    faults: options.faults,
    beforeProcessing: undefined,
    close: served.close,
  };
  return server;
}

/** One request from its arrival to its answer: hook, faults, limits, token, route. */
async function exchange(server: GitHubServer, { request, response, index, done }: Arrival): Promise<void> {
  const { method = '', url: path = '', headers } = request;
  const logged: LoggedRequest = {
    ...{ index, method, path, headers, body: '', template: undefined, status: undefined },
  };
  server.requests.push(logged);
  logged.body = await bodyOf(request);
  const match = matchOf(server, logged);
  logged.template = match?.template;
  await server.beforeProcessing?.(logged);
  const fault = server.faults?.(logged);
  if (fault?.kind === 'delay') await sleep(fault.ms, undefined, { ref: false });
  const { status, ...answer } =
    fault?.kind === 'status'
      ? answered(server, { body: { message: 'Server Error' }, ...fault })
      : answerTo(server, logged, match);
  if (fault?.kind === 'lost-answer') return void request.socket.destroy();
  logged.status = status;
  if (response.destroyed) return;
  done();
  response.writeHead(status, { ...answer.headers, 'content-length': Buffer.byteLength(answer.text) });
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
    spend(server.limits, now, match?.template === '/graphql');
    const grant = server.state.tokens.get(/^(?:token|bearer) (.+)$/i.exec(authorization)?.[1] ?? '');
    if (grant === undefined) throw refusal(401, 'Bad credentials');
    if (match === undefined) throw notFound();
    const { pathname, searchParams } = new URL(logged.path, 'http://localhost');
    const answer = match.endpoint({
      ...{ state: server.state, grant, method: logged.method, path: match.path, query: searchParams, now },
      body: logged.body === '' ? undefined : JSON.parse(logged.body),
      apiUrl: server.url,
      askedPath: pathname.slice(server.prefix.length),
    });
    return answered(server, answer);
  } catch (error) {
    if (error instanceof Refusal) return answered(server, error);
    throw error;
  }
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A body that is a text is sent as it is, everything else as JSON. */
function answered(
  { limits, now }: GitHubServer,
  { status = 200, headers = {}, body }: EndpointAnswer,
): Answer {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const type = text === '' ? undefined : { 'content-type': 'application/json; charset=utf-8' };
  const date = new Date(now()).toUTCString();
  return { status, text, headers: { date, ...type, ...limitHeaders(limits), ...headers } };
}
