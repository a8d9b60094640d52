import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Edit } from '../edit.ts';
import type { FaultSource } from '../faults.ts';
import type { LoggedRequest } from '../logged-request.ts';
import type { Quirks } from '../quirks.ts';
import { type Answer, respond, type Served, splitPath } from './answer.ts';
import { sendFaulty } from './faulty-answer.ts';
import { matchRoute } from './routes.ts';

export interface ExchangesOptions extends Served {
  readonly latency: number;
  readonly faults: FaultSource | undefined;
  readonly keepsRequests: boolean;
  readonly edit: (edit: Edit) => void;
  readonly onAnswer: ((request: LoggedRequest) => void) | undefined;
}

/** Every request from its arrival to its answer: log, latency, faults, rate limit. */
export class Exchanges {
  readonly state;
  readonly quirks;
  readonly requests: LoggedRequest[] = [];
  readonly counts: Record<string, number> = {};
  faults: FaultSource | undefined;
  latency: number;
  mostUnderWay = 0;
  #underWay = 0;
  #arrived = 0;
  readonly #options: ExchangesOptions;
  readonly #rateLimit = new RateLimit();
  readonly #ending = new AbortController();

  constructor(options: ExchangesOptions) {
    this.#options = options;
    this.state = options.state;
    this.quirks = options.quirks;
    this.faults = options.faults;
    this.latency = options.latency;
  }

  readonly receive = (request: IncomingMessage, response: ServerResponse): void => {
    const { method = '', url: path = '', headers } = request;
    const logged: LoggedRequest = { at: performance.now(), method, path, headers, body: '', applied: false };
    const index = this.#arrived++;
    if (this.#options.keepsRequests) this.requests.push(logged);
    this.#underWay += 1;
    if (this.#underWay > this.mostUnderWay) this.mostUnderWay = this.#underWay;
    // Counted down as the answer is handed over: a client may have it, and send its next request, before `close`.
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      this.#underWay -= 1;
      logged.doneAt = performance.now();
      this.#options.onAnswer?.(logged);
    };
    response.once('close', done);
    response.setHeader('date', new Date(this.#options.clock.now).toUTCString());
    this.#exchange(request, response, logged, index, done).catch((error: unknown) => {
      if (!this.#ending.signal.aborted && !request.socket.destroyed) {
        process.stderr.write(`the embedded platform failed: ${String((error as Error).stack ?? error)}\n`);
      }
      request.socket.destroy();
    });
  };

  /** Lets nothing wait any longer. */
  end(): void {
    this.#ending.abort();
  }

  async #exchange(
    request: IncomingMessage,
    response: ServerResponse,
    logged: LoggedRequest,
    index: number,
    done: () => void,
  ): Promise<void> {
    const endpoint = this.#endpointName(logged);
    const key = `${logged.method} ${endpoint}`;
    this.counts[key] = (this.counts[key] ?? 0) + 1;
    if (hasBody(request)) logged.body = await readBody(request);
    if (this.latency > 0) await this.#wait(this.latency);
    const { state, edit } = this.#options;
    const moment = { index, endpoint, request: logged, state, edit };
    await this.quirks.onRequest?.(moment);
    const fault = this.faults?.({ index, method: logged.method, path: logged.path, endpoint });
    if (fault !== undefined) {
      logged.fault = fault;
      if (fault.kind === 'delay') await this.#wait(fault.ms);
    }
    const process = async () => {
      const answer = this.#process(logged, index);
      await this.quirks.beforeAnswer?.(moment);
      return answer;
    };
    if (fault === undefined || fault.kind === 'delay') {
      send(response, await process(), logged, this.quirks, done);
    } else {
      const { signal } = this.#ending;
      await sendFaulty(fault, { request, response, logged, process, signal });
    }
  }

  #process(logged: LoggedRequest, index: number): Answer {
    const refused = this.#rateLimit.refusalOf(this.quirks.rateLimit, this.#options.clock.now);
    const answer = refused ?? respond(logged, index, this.#options);
    logged.applied = answer.status === 200;
    answer.headers['x-request-id'] = `request-${index}`;
    return answer;
  }

  #endpointName({ method, path }: LoggedRequest): string {
    const match = matchRoute(method, splitPath(path, this.#options.prefix).path.replaceAll(/%2f/gi, '/'));
    return 'route' in match ? match.route.name : 'unknown';
  }

  #wait(ms: number): Promise<void> {
    return sleep(ms, undefined, { signal: this.#ending.signal });
  }
}

function send(
  response: ServerResponse,
  answer: Answer,
  logged: LoggedRequest,
  quirks: Quirks,
  done: () => void,
): void {
  if (response.destroyed) return;
  logged.status = answer.status;
  const { body, headers } = packed(answer.text, logged.headers, quirks);
  response.writeHead(answer.status, {
    ...answer.headers,
    ...headers,
    'content-length': Buffer.byteLength(body),
  });
  done();
  response.end(body);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** A body as the platform packs it, and the header that says so. */
function packed(
  text: string,
  asked: IncomingMessage['headers'],
  { compression }: Quirks,
): { body: string | Buffer; headers: Record<string, string> } {
  const accepts = String(asked['accept-encoding'] ?? '').includes('gzip');
  if (compression === undefined || !accepts || text === '') return { body: text, headers: {} };
  return { body: gzipSync(text), headers: { 'content-encoding': 'gzip' } };
}

/** Counts in fixed windows, the first of which begins with the first request. */
class RateLimit {
  #windowStart = Number.NEGATIVE_INFINITY;
  #inWindow = 0;

  refusalOf(limit: Quirks['rateLimit'], nowMs: number): Answer | undefined {
    if (limit === undefined) return undefined;
    const now = performance.now();
    if (now - this.#windowStart >= limit.perMs) {
      this.#windowStart = now;
      this.#inWindow = 0;
    }
    this.#inWindow += 1;
    if (this.#inWindow <= limit.requests) return undefined;
    const left = this.#windowStart + limit.perMs - now;
    return {
      status: 429,
      headers: {
        'content-type': 'application/json',
        ...retryAfter(limit.retryAfter ?? 'seconds', left, nowMs),
      },
      text: JSON.stringify({ error: 'rate limit exceeded' }),
    };
  }
}

/** Both forms of the header have whole seconds: rounded up, so that who waits is not refused again. */
function retryAfter(
  form: 'seconds' | 'date' | 'none',
  leftMs: number,
  nowMs: number,
): Record<string, string> {
  if (form === 'none') return {};
  if (form === 'seconds') return { 'retry-after': String(Math.ceil(leftMs / 1000)) };
  return { 'retry-after': new Date(Math.ceil((nowMs + leftMs) / 1000) * 1000).toUTCString() };
}
