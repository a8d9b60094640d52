import type { Clock } from '../clock.ts';
import { EMPTY_BODY, type EndpointRequest } from '../endpoints/endpoint.ts';
import type { LoggedRequest } from '../faults.ts';
import type { Effect, Writer } from '../record.ts';
import { checkedQuery, noQuery, Refusal } from './checks.ts';
import { parseLosslessly, writeJson } from './json.ts';
import { matchRoute, type Route } from './routes.ts';

/** What the platform's endpoints see of it. */
export type Seen = Pick<EndpointRequest, 'state' | 'quirks'>;

/** What only its own code sees. */
export interface Served {
  readonly tokens: { readonly full: string; readonly readOnly: string; readonly ci: string };
  readonly prefix: string;
  readonly clock: Clock;
  readonly writerFor: (cause: Pick<Effect, 'by' | 'request'>) => Writer;
  readonly closing: AbortController;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** What a platform answers to a request that nothing disturbs. */
export function respond(platform: Seen, served: Served, request: LoggedRequest, index: number): Answer {
  const common = { date: new Date(served.clock.now).toUTCString(), 'x-request-id': `request-${index}` };
  const json: Record<string, string> = { 'content-type': 'application/json' };
  try {
    const body = process(platform, served, request, index);
    if (body === EMPTY_BODY) return { status: 200, headers: common, text: '' };
    return { status: 200, headers: { ...common, ...json }, text: writeJson(body, platform.quirks) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, body } = error;
    const headers = { ...common, ...(body && json), ...error.headers };
    return { status, headers, text: body === undefined ? '' : JSON.stringify(body) };
  }
}

function process({ state, quirks }: Seen, served: Served, request: LoggedRequest, index: number): unknown {
  const { prefix, clock } = served;
  const { path, query } = splitPath(request.path, prefix);
  const literal = path.replaceAll(/%2f/gi, '/');
  if (literal !== path) {
    throw new Refusal(307, undefined, { location: prefix + literal + (query === '' ? '' : `?${query}`) });
  }
  const access = accessOf(request.headers.authorization, served);
  const match = matchRoute(request.method, literal);
  if (!('route' in match)) {
    if (match.allowed.length === 0) throw new Refusal(404, 'not found');
    throw new Refusal(405, 'method not allowed', { allow: match.allowed.join(', ') });
  }
  const { route, captured } = match;
  if (route.writes && access === 'read') throw new Refusal(403, 'the token may not write');
  const parameters = new URLSearchParams(query);
  if (!route.takesQuery) checkedQuery(parameters, noQuery);
  return route.endpoint({
    ...{ state, quirks, captured, query: parameters, headers: request.headers },
    body: bodyOf(request, route),
    now: clock.now,
    writer: served.writerFor({ by: 'request', request: index }),
    automation: served.writerFor({ by: 'platform' }),
  });
}

/** The path after the prefix; empty when it is elsewhere. */
export function splitPath(url: string, prefix: string): { path: string; query: string } {
  const [bare = '', ...query] = url.split('?');
  return { path: bare.startsWith(`${prefix}/`) ? bare.slice(prefix.length) : '', query: query.join('?') };
}

function accessOf(authorization: LoggedRequest['headers'][string], { tokens }: Served): 'read' | 'write' {
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
