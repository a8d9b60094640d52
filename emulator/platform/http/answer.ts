import type { Clock } from '../clock.ts';
import { EMPTY_BODY } from '../endpoints/endpoint.ts';
import type { LoggedRequest } from '../logged-request.ts';
import type { Quirks } from '../quirks.ts';
import type { PlatformState } from '../state.ts';
import type { Cause, Writer } from '../writer.ts';
import { parseLosslessly, writeJson } from './json.ts';
import { Refusal } from './refusal.ts';
import { matchRoute, type Route } from './routes.ts';

export interface Served {
  readonly tokens: { readonly full: readonly string[]; readonly readOnly: string; readonly ci: string };
  readonly state: PlatformState;
  readonly quirks: Quirks;
  readonly prefix: string;
  readonly clock: Clock;
  readonly writerFor: (cause: Cause) => Writer;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** What a platform answers to a request that nothing disturbs. */
export function respond(request: LoggedRequest, index: number, served: Served): Answer {
  const { headers, ...answer } = answerTo(request, index, served);
  return { ...answer, headers: { date: new Date(served.clock.now).toUTCString(), ...headers } };
}

function answerTo(request: LoggedRequest, index: number, served: Served): Answer {
  try {
    return process(request, index, served);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const json: Record<string, string> =
      error.body === undefined ? {} : { 'content-type': 'application/json' };
    const text = error.body === undefined ? '' : JSON.stringify(error.body);
    return { status: error.status, headers: { ...json, ...error.headers }, text };
  }
}

function process(request: LoggedRequest, index: number, served: Served): Answer {
  const { quirks, state, prefix, clock } = served;
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
  if (match.route.writes && access === 'read') throw new Refusal(403, 'the token may not write');
  const parameters = new URLSearchParams(query);
  const [unknown] = match.route.takesQuery ? [] : parameters.keys();
  if (unknown !== undefined) throw new Refusal(400, `unknown query parameter ${unknown}`);
  const body = match.route.endpoint({
    state,
    quirks,
    endpointName: request.method === 'DELETE' ? 'untag' : match.route.name,
    captured: match.captured,
    query: parameters,
    headers: request.headers,
    body: bodyOf(request, match.route),
    now: clock.now,
    writer: served.writerFor({ by: 'request', request: index }),
    automation: served.writerFor({ by: 'platform' }),
  });
  if (body === EMPTY_BODY) return { status: 200, headers: {}, text: '' };
  return { status: 200, headers: { 'content-type': 'application/json' }, text: writeJson(body, quirks) };
}

/** The path after the prefix; empty when it is elsewhere. */
export function splitPath(url: string, prefix: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  const [bare, query] = mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
  return { path: bare.startsWith(`${prefix}/`) ? bare.slice(prefix.length) : '', query };
}

function accessOf(authorization: LoggedRequest['headers'][string], { tokens }: Served): 'read' | 'write' {
  if (tokens.full.some((token) => authorization === `Bearer ${token}`)) return 'write';
  if (authorization === `Bearer ${tokens.readOnly}`) return 'read';
  if (authorization === `Bearer ${tokens.ci}`) throw new Refusal(404, undefined);
  if (authorization === undefined) throw new Refusal(401, 'the Authorization header is missing');
  throw new Refusal(401, 'the token is not valid');
}

function bodyOf({ headers, body }: LoggedRequest, route: Route): unknown {
  if (route.method === 'GET') {
    if (body !== '') throw new Refusal(400, 'a body does not belong here');
    return undefined;
  }
  if (route.method === 'DELETE' && body === '') return undefined;
  const [type] = String(headers['content-type'] ?? '').split(';', 1);
  if (type?.trim().toLowerCase() !== 'application/json') {
    throw new Refusal(400, 'Content-Type: must be application/json');
  }
  try {
    return parseLosslessly(body);
  } catch {
    throw new Refusal(400, 'the body is not JSON');
  }
}
