import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EndpointAnswer } from './endpoint.ts';
import type { Fault, FaultSource } from './faults.ts';
import type { LoggedRequest } from './logged-request.ts';
import { limitHeaders, type RateLimits, spend } from './rate-limits.ts';
import { notFound, Refusal } from './refusal.ts';
import { type Match, matchRoute } from './routes.ts';
import type { GitHubState } from './state.ts';

/** Called with the request, and waited for. */
export type Hook = (request: LoggedRequest) => void | Promise<void>;

/** What a server is to its exchanges. */
export interface Served {
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
}

interface ExchangeEnds {
  /** Aborted when the server closes. */
  readonly ending: AbortSignal;
  /** Called as the answer is handed over: a client may have it, and send its next request, before `close`. */
  readonly done: () => void;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** One request from its arrival to its answer: hooks, faults, limits, token, route. */
export async function exchange(
  server: Served,
  [request, response]: [IncomingMessage, ServerResponse],
  logged: LoggedRequest,
  { ending, done }: ExchangeEnds,
): Promise<void> {
  logged.body = await readBody(request);
  const match = matchOf(server, logged);
  logged.template = match?.route.template;
  await server.beforeProcessing?.(logged);
  const fault = server.faults?.(logged);
  if (fault !== undefined) logged.fault = fault;
  if (fault?.kind === 'delay') await sleep(fault.ms, undefined, { signal: ending });
  const answer = fault?.kind === 'status' ? spoiled(server, logged, fault) : process(server, logged, match);
  await server.beforeAnswer?.(logged);
  if (fault?.kind === 'lost-answer') return void request.socket.destroy();
  logged.status = answer.status;
  if (response.destroyed) return;
  done();
  response.writeHead(answer.status, { ...answer.headers, 'content-length': Buffer.byteLength(answer.text) });
  response.end(answer.text);
}

/** REST below the prefix; GraphQL of an Enterprise Server beside it. */
function matchOf({ state, prefix }: Served, { path, method }: LoggedRequest): Match | undefined {
  const { pathname } = new URL(path, 'http://localhost');
  const graphQl = prefix === '/api/v3' ? '/api/graphql' : `${prefix}/graphql`;
  if (pathname === graphQl) return matchRoute(state, method, '/graphql');
  if (!pathname.startsWith(`${prefix}/`) || pathname === `${prefix}/graphql`) return undefined;
  return matchRoute(state, method, pathname.slice(prefix.length));
}

function process(server: Served, logged: LoggedRequest, match: Match | undefined): Answer {
  const now = server.now();
  try {
    spend(server.limits, now);
    const grant = server.state.tokens.get(tokenOf(logged));
    if (grant === undefined) throw new Refusal(401, 'Bad credentials');
    if (match === undefined) throw notFound();
    const { pathname, searchParams } = new URL(logged.path, 'http://localhost');
    const answer = match.route.endpoint({
      state: server.state,
      grant,
      method: logged.method,
      path: match.path,
      query: searchParams,
      body: logged.body === '' ? undefined : JSON.parse(logged.body),
      apiUrl: server.url,
      askedPath: pathname.slice(server.prefix.length),
      now,
    });
    logged.applied = true;
    return answered(server, logged, answer);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return answered(server, logged, { status: error.status, headers: error.headers, body: error.body });
  }
}

function spoiled(
  server: Served,
  logged: LoggedRequest,
  { status, headers = {}, body }: Fault & { kind: 'status' },
): Answer {
  const answer = answered(server, logged, { status, headers, body: body ?? { message: 'Server Error' } });
  return typeof body === 'string' ? { ...answer, text: body } : answer;
}

function answered(
  { limits, now }: Served,
  logged: LoggedRequest,
  { status = 200, headers = {}, body }: EndpointAnswer,
): Answer {
  logged.answer = body;
  const text = body === undefined ? '' : JSON.stringify(body);
  const type: Record<string, string> =
    text === '' ? {} : { 'content-type': 'application/json; charset=utf-8' };
  const date = new Date(now()).toUTCString();
  return { status, text, headers: { date, ...type, ...limitHeaders(limits), ...headers } };
}

function tokenOf({ headers }: LoggedRequest): string {
  return /^(?:token|bearer) (.+)$/i.exec(String(headers.authorization ?? ''))?.[1] ?? '';
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
