import { EMPTY_BODY, type EndpointRequest } from '../endpoints/endpoint.ts';
import type { LoggedRequest } from '../faults.ts';
import type { Effect, Writer } from '../record.ts';
import { checkedQuery, noQuery, Refusal } from './checks.ts';
import { parseLosslessly, writeJson } from './json.ts';
import { type Match, matchRoute, type Route } from './routes.ts';

/** The part that endpoints see. */
export type Seen = Pick<EndpointRequest, 'state' | 'quirks'>;

/** The part that only the server's own code sees. */
export interface Inside {
  readonly tokens: { readonly full: string; readonly readOnly: string; readonly ci: string };
  readonly prefix: string;
  readonly filesUrl: string;
  /** Epoch milliseconds of the platform's clock. */
  readonly now: () => number;
  /** Requests that take effect after their answer. */
  readonly late: { atMs: number; process: () => Promise<Answer> }[];
  readonly writerFor: (cause: Pick<Effect, 'by' | 'request'>) => Writer;
}

/** A request that was read. */
export interface Asked {
  readonly request: LoggedRequest;
  /** Its place among all that arrived. */
  readonly index: number;
  /** Below the prefix; empty when it is elsewhere. */
  readonly path: string;
  readonly query: string;
  readonly match: Match;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export function askedBy(request: LoggedRequest, index: number, { prefix }: Inside): Asked {
  const [bare = '', ...query] = request.path.split('?');
  const path = bare.startsWith(`${prefix}/`) ? bare.slice(prefix.length) : '';
  return { request, index, path, query: query.join('?'), match: matchRoute(request.method, literal(path)) };
}

/** Names of projects have plain slashes. */
function literal(path: string): string {
  return path.replaceAll(/%2f/gi, '/');
}

/** Answers a request that nothing disturbs. */
export function respond(platform: Seen, inside: Inside, asked: Asked): Answer {
  const date = new Date(inside.now()).toUTCString();
  const common = { date, 'x-request-id': `request-${asked.index}` };
  const json: Record<string, string> = { 'content-type': 'application/json' };
  try {
    const body = process(platform, inside, asked);
    if (body === EMPTY_BODY) return { status: 200, headers: common, text: '' };
    return { status: 200, headers: { ...common, ...json }, text: writeJson(body, platform.quirks) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, body } = error;
    const headers = { ...common, ...(body && json), ...error.headers };
    return { status, headers, text: body === undefined ? '' : JSON.stringify(body) };
  }
}

function process({ state, quirks }: Seen, inside: Inside, { request, index, path, query, match }: Asked) {
  if (literal(path) !== path) {
    const location = inside.prefix + literal(path) + (query === '' ? '' : `?${query}`);
    throw new Refusal(307, undefined, { location });
  }
  const isPing = 'route' in match && match.route.name === 'ping';
  const access = isPing ? 'read' : accessOf(request.headers.authorization, inside);
  if (!('route' in match)) {
    if (match.allowed.length === 0) throw new Refusal(404, 'not found');
    throw new Refusal(405, 'method not allowed', { allow: match.allowed.join(', ') });
  }
  const { route, captured } = match;
  if (route.writes && access === 'read') throw new Refusal(403, 'the token may not write');
  const parameters = new URLSearchParams(query);
  if (!route.takesQuery) checkedQuery(parameters, noQuery);
  return route.endpoint({
    ...{ state, quirks, captured, path: request.path, query: parameters, headers: request.headers },
    body: bodyOf(request, route),
    now: inside.now(),
    filesUrl: inside.filesUrl,
    writer: inside.writerFor({ by: 'request', request: index }),
    automation: inside.writerFor({ by: 'platform' }),
  });
}

function accessOf(authorization: LoggedRequest['headers'][string], { tokens }: Inside): 'read' | 'write' {
  if (authorization === `Bearer ${tokens.full}`) return 'write';
  if (authorization === `Bearer ${tokens.readOnly}`) return 'read';
  if (authorization === `Bearer ${tokens.ci}`) throw new Refusal(404, undefined);
  throw new Refusal(401, 'the token is not valid');
}

function bodyOf({ headers, body }: LoggedRequest, route: Route): unknown {
  if (route.method === 'GET' && body !== '') throw new Refusal(400, 'a body does not belong here');
  if (route.method === 'GET' || (route.method === 'DELETE' && body === '')) return undefined;
  if (!/^application\/json\s*(;|$)/i.test(String(headers['content-type']))) {
    throw new Refusal(400, 'Content-Type: must be application/json');
  }
  try {
    return parseLosslessly(body);
  } catch {
    throw new Refusal(400, 'the body is not JSON');
  }
}
