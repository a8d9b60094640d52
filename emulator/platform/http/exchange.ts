import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { FaultSource } from '../faults.ts';
import type { Moment } from '../quirks.ts';
import { type Answer, respond, type Seen, type Served, splitPath } from './answer.ts';
import { type FaultyExchange, sendFaulty } from './faulty-answer.ts';
import { matchRoute } from './routes.ts';

interface Exchanging extends Seen, Pick<Moment, 'edit'> {
  readonly counts: Record<string, number>;
  readonly latency: number;
  readonly faults: FaultSource | undefined;
}

interface Exchange extends Omit<FaultyExchange, 'process'> {
  /** Its place among all that arrived. */
  readonly index: number;
  /** Called as the answer is handed over: a client may have it, and send its next request, before `close`. */
  readonly done: () => void;
}

/** One request from its arrival to its answer: hooks, latency, faults. */
export async function exchange(platform: Exchanging, served: Served, one: Exchange): Promise<void> {
  const { state, quirks, edit, counts, latency } = platform;
  const { request, response, logged, index } = one;
  const { method, path } = logged;
  const match = matchRoute(method, splitPath(path, served.prefix).path.replaceAll(/%2f/gi, '/'));
  const endpoint = 'route' in match ? match.route.name : 'unknown';
  const key = `${method} ${endpoint}`;
  counts[key] = (counts[key] ?? 0) + 1;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  logged.body = Buffer.concat(chunks).toString('utf8');
  const { signal } = served.closing;
  if (latency > 0) await sleep(latency, undefined, { signal });
  served.clock.runDue();
  const moment = { index, endpoint, request: logged, state, edit };
  await quirks.onRequest?.(moment);
  const fault = platform.faults?.({ index, method, path, endpoint });
  if (fault !== undefined) logged.fault = fault;
  const process = async () => {
    const answer = respond(platform, served, logged, index);
    logged.applied = answer.status === 200;
    await quirks.beforeAnswer?.(moment);
    return answer;
  };
  if (fault !== undefined && fault.kind !== 'delay') {
    response.setHeader('date', new Date(served.clock.now).toUTCString());
    return sendFaulty(fault, { request, response, logged, process });
  }
  if (fault !== undefined) await sleep(fault.ms, undefined, { signal });
  const answer = await process();
  if (response.destroyed) return;
  logged.status = answer.status;
  const { headers, body } = packed(answer, quirks.gzip && String(logged.headers['accept-encoding']));
  response.writeHead(answer.status, { ...headers, 'content-length': Buffer.byteLength(body) });
  one.done();
  response.end(body);
}

function packed(
  { headers, text }: Answer,
  accepted: string | false,
): { headers: object; body: string | Buffer } {
  if (accepted === false || !accepted.includes('gzip') || text === '') return { headers, body: text };
  return { headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(text) };
}
