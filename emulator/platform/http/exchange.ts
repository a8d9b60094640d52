import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Arrival, bodyOf } from '../../serve.ts';
import type { FaultSource, LoggedRequest } from '../faults.ts';
import type { Moment } from '../quirks.ts';
import { type Answer, askedBy, type Inside, respond, type Seen } from './answer.ts';
import { sendFaulty } from './faulty-answer.ts';

interface Exchanging extends Seen, Pick<Moment, 'edit'> {
  readonly counts: Record<string, number>;
  readonly latency: number;
  readonly faults: FaultSource | undefined;
}

interface Exchange extends Arrival {
  readonly logged: LoggedRequest;
  readonly closing: AbortSignal;
}

/** One request from its arrival to its answer: hooks, latency, faults. */
export async function exchange(platform: Exchanging, inside: Inside, one: Exchange): Promise<void> {
  const { state, quirks, edit, counts, latency } = platform;
  const { request, response, logged, index, closing: signal } = one;
  const { method, path } = logged;
  const asked = askedBy(logged, index, inside);
  const endpoint = 'route' in asked.match ? asked.match.route.name : 'unknown';
  const key = `${method} ${endpoint}`;
  counts[key] = (counts[key] ?? 0) + 1;
  logged.body = await bodyOf(request);
  if (latency > 0) await sleep(latency, undefined, { signal });
  await processLate(inside);
  const moment = { index, endpoint, request: logged, state, edit };
  await quirks.onRequest?.(moment);
  const fault = platform.faults?.({ index, method, path, endpoint });
  if (fault !== undefined) logged.fault = fault;
  const process = async () => {
    const answer = respond(platform, inside, asked);
    logged.applied = answer.status === 200;
    await quirks.beforeAnswer?.(moment);
    return answer;
  };
  if (fault?.kind === 'late') inside.late.push({ atMs: inside.now() + fault.afterMs, process });
  if (fault !== undefined && fault.kind !== 'delay') {
    response.setHeader('date', new Date(inside.now()).toUTCString());
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

async function processLate({ late, now }: Inside): Promise<void> {
  const due = late.filter(({ atMs }) => atMs <= now());
  late.splice(0, late.length, ...late.filter((request) => !due.includes(request)));
  for (const { process } of due) await process();
}

function packed(
  { headers, text }: Answer,
  accepted: string | false,
): { headers: object; body: string | Buffer } {
  if (accepted === false || !accepted.includes('gzip') || text === '') return { headers, body: text };
  return { headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(text, { level: 1 }) };
}
