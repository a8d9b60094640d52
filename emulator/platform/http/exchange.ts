import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Edit } from '../edit.ts';
import type { FaultSource, LoggedRequest } from '../faults.ts';
import { type Answer, respond, type Served, splitPath } from './answer.ts';
import { sendFaulty } from './faulty-answer.ts';
import { matchRoute } from './routes.ts';

/** What a server is to its exchanges. */
export interface Exchanges extends Served {
  faults: FaultSource | undefined;
  /** Milliseconds before every answer. */
  latency: number;
  readonly counts: Record<string, number>;
  readonly edit: (edit: Edit) => void;
  /** Aborted when the server closes. */
  readonly ending: AbortSignal;
}

/** One request from its arrival to its answer: hooks, latency, faults. */
export async function exchange(
  server: Exchanges,
  [request, response]: [IncomingMessage, ServerResponse],
  logged: LoggedRequest,
  index: number,
  /** Called as the answer is handed over: a client may have it, and send its next request, before `close`. */
  done: () => void,
): Promise<void> {
  const { state, quirks, edit, clock, ending } = server;
  const { method, path } = logged;
  const endpoint = endpointOf(server, logged);
  const key = `${method} ${endpoint}`;
  server.counts[key] = (server.counts[key] ?? 0) + 1;
  logged.body = await readBody(request);
  if (server.latency > 0) await sleep(server.latency, undefined, { signal: ending });
  clock.runDue();
  const moment = { index, endpoint, request: logged, state, edit };
  await quirks.onRequest?.(moment);
  const fault = server.faults?.({ index, method, path, endpoint });
  if (fault !== undefined) logged.fault = fault;
  const process = async () => {
    const answer = respond(logged, index, server);
    logged.applied = answer.status === 200;
    await quirks.beforeAnswer?.(moment);
    return answer;
  };
  if (fault !== undefined && fault.kind !== 'delay') {
    response.setHeader('date', new Date(clock.now).toUTCString());
    return sendFaulty(fault, { request, response, logged, process });
  }
  if (fault !== undefined) await sleep(fault.ms, undefined, { signal: ending });
  const answer = await process();
  if (response.destroyed) return;
  logged.status = answer.status;
  const { headers, body } = packed(answer, quirks.gzip && String(logged.headers['accept-encoding']));
  response.writeHead(answer.status, { ...headers, 'content-length': Buffer.byteLength(body) });
  done();
  response.end(body);
}

function endpointOf({ prefix }: Served, { method, path }: LoggedRequest): string {
  const match = matchRoute(method, splitPath(path, prefix).path.replaceAll(/%2f/gi, '/'));
  return 'route' in match ? match.route.name : 'unknown';
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function packed(
  { headers, text }: Answer,
  accepted: string | false,
): { headers: object; body: string | Buffer } {
  if (accepted === false || !accepted.includes('gzip') || text === '') return { headers, body: text };
  return { headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(text) };
}
