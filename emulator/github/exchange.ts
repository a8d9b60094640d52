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
export class Exchange {
  readonly #server: Served;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #logged: LoggedRequest;
  readonly #ends: ExchangeEnds;

  constructor(
    server: Served,
    [request, response]: [IncomingMessage, ServerResponse],
    logged: LoggedRequest,
    ends: ExchangeEnds,
  ) {
    this.#server = server;
    this.#request = request;
    this.#response = response;
    this.#logged = logged;
    this.#ends = ends;
  }

  async run(): Promise<void> {
    const logged = this.#logged;
    logged.body = await readBody(this.#request);
    const match = this.#match();
    logged.template = match?.route.template;
    await this.#server.beforeProcessing?.(logged);
    const fault = this.#server.faults?.(logged);
    if (fault !== undefined) logged.fault = fault;
    if (fault?.kind === 'delay') await sleep(fault.ms, undefined, { signal: this.#ends.ending });
    const answer = fault?.kind === 'status' ? this.#spoiled(fault) : this.#process(match);
    await this.#server.beforeAnswer?.(logged);
    if (fault?.kind === 'lost-answer') return void this.#request.socket.destroy();
    this.#send(answer);
  }

  /** REST below the prefix; GraphQL of an Enterprise Server beside it. */
  #match(): Match | undefined {
    const { state, prefix } = this.#server;
    const { pathname } = new URL(this.#logged.path, 'http://localhost');
    const graphQl = prefix === '/api/v3' ? '/api/graphql' : `${prefix}/graphql`;
    if (pathname === graphQl) return matchRoute(state, this.#logged.method, '/graphql');
    if (!pathname.startsWith(`${prefix}/`) || pathname === `${prefix}/graphql`) return undefined;
    return matchRoute(state, this.#logged.method, pathname.slice(prefix.length));
  }

  #process(match: Match | undefined): Answer {
    const server = this.#server;
    const now = server.now();
    try {
      spend(server.limits, now);
      const grant = server.state.tokens.get(tokenOf(this.#request));
      if (grant === undefined) throw new Refusal(401, 'Bad credentials');
      if (match === undefined) throw notFound();
      const { pathname, searchParams } = new URL(this.#logged.path, 'http://localhost');
      const answer = match.route.endpoint({
        state: server.state,
        grant,
        method: this.#logged.method,
        path: match.path,
        query: searchParams,
        body: this.#logged.body === '' ? undefined : JSON.parse(this.#logged.body),
        apiUrl: server.url,
        askedPath: pathname.slice(server.prefix.length),
        now,
      });
      this.#logged.applied = true;
      return this.#answer(answer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return this.#answer({ status: error.status, headers: error.headers, body: error.body });
    }
  }

  #spoiled({ status, headers = {}, body }: Fault & { kind: 'status' }): Answer {
    const answer = this.#answer({ status, headers, body: body ?? { message: 'Server Error' } });
    return typeof body === 'string' ? { ...answer, text: body } : answer;
  }

  #answer({ status = 200, headers = {}, body }: EndpointAnswer): Answer {
    this.#logged.answer = body;
    const text = body === undefined ? '' : JSON.stringify(body);
    const type: Record<string, string> =
      text === '' ? {} : { 'content-type': 'application/json; charset=utf-8' };
    const { limits, now } = this.#server;
    const date = new Date(now()).toUTCString();
    return { status, text, headers: { date, ...type, ...limitHeaders(limits), ...headers } };
  }

  #send({ status, headers, text }: Answer): void {
    this.#logged.status = status;
    if (this.#response.destroyed) return;
    this.#ends.done();
    this.#response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) });
    this.#response.end(text);
  }
}

function tokenOf({ headers }: IncomingMessage): string {
  return /^(?:token|bearer) (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
