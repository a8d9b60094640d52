import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import type { Fault } from '../faults.ts';
import type { LoggedRequest } from '../server.ts';
import type { Answer } from './answer.ts';

export interface FaultyExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly logged: LoggedRequest;
  /** Does what the request asks for. */
  readonly process: () => Answer;
  /** Aborted when the platform closes. */
  readonly signal: AbortSignal;
}

type Replaced = Answer & { processed?: boolean | undefined };

const JSON_TYPE = 'application/json';

export async function sendFaulty(fault: Exclude<Fault, { kind: 'delay' }>, exchange: FaultyExchange) {
  switch (fault.kind) {
    case 'reset-before':
      return reset(exchange.request);
    case 'reset-after':
      exchange.process();
      return reset(exchange.request);
    case 'reset-during':
      return await sendPart(exchange, exchange.process(), fault.part ?? 'body');
    case 'cut-body':
      await sendHalf(exchange, exchange.process());
      return void exchange.request.socket.end();
    case 'trickle':
      return await sendSlowly(exchange, exchange.process(), fault.ms);
    case 'huge':
      return await sendHuge(exchange, fault.bytes);
    default: {
      const { processed, ...answer } = replacedAnswer(fault, exchange.logged);
      if (processed) exchange.process();
      begin(exchange, answer, Buffer.byteLength(answer.text));
      exchange.response.end(answer.text);
    }
  }
}

type Replacing = Extract<
  Fault,
  {
    kind:
      | 'status'
      | 'status-after'
      | 'echo-token'
      | 'html'
      | 'empty'
      | 'null'
      | 'wrong-shape'
      | 'body'
      | 'redirect';
  }
>;

function replacedAnswer(fault: Replacing, logged: LoggedRequest): Replaced {
  const typed = (type: string) => ({ 'content-type': type });
  switch (fault.kind) {
    case 'status': {
      const headers = { ...typed(fault.contentType ?? JSON_TYPE), ...retryAfter(fault.retryAfter) };
      return { status: fault.status, headers, text: fault.body ?? '{"error":"something went wrong"}' };
    }
    case 'status-after': {
      const headers = { ...typed(JSON_TYPE), ...retryAfter(fault.retryAfter) };
      return { status: fault.status, headers, text: '{"error":"something went wrong"}', processed: true };
    }
    case 'echo-token':
      return { status: fault.status, headers: typed('text/plain'), text: echo(logged) };
    case 'html': {
      const text = `<html><head><title>${fault.status}</title></head><body><h1>Bad gateway</h1></body></html>`;
      return { status: fault.status, headers: typed('text/html'), text };
    }
    case 'empty':
      return { status: fault.status ?? 200, headers: {}, text: '', processed: fault.processed };
    case 'null':
      return { status: 200, headers: typed(JSON_TYPE), text: 'null', processed: fault.processed };
    case 'wrong-shape': {
      const text = JSON.stringify({ project: 'yes', projects: { 0: 'no' }, data: [[1]], triaged_issues: 7 });
      return { status: 200, headers: typed(JSON_TYPE), text, processed: fault.processed };
    }
    case 'body': {
      const headers = typed(fault.contentType ?? JSON_TYPE);
      return { status: fault.status, headers, text: fault.body, processed: fault.processed };
    }
    case 'redirect':
      return { status: fault.status, headers: { location: fault.location }, text: '' };
  }
}

function retryAfter(value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { 'retry-after': value };
}

function echo({ headers }: LoggedRequest): string {
  const authorization = String(headers.authorization ?? '');
  const token = authorization.replace(/^Bearer /, '');
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return [
    `could not serve a request with Authorization: ${authorization}`,
    `token=${encodeURIComponent(token)} header=${encodeURIComponent(authorization)}`,
    `base64 ${base64(token)} ${base64(authorization)} ${base64(`:${token}`)}`,
  ].join('\n');
}

function begin({ response, logged }: FaultyExchange, answer: Answer, length?: number): void {
  logged.status = answer.status;
  const told = length === undefined ? {} : { 'content-length': length };
  response.writeHead(answer.status, { ...answer.headers, ...told });
}

function reset({ socket }: IncomingMessage): void {
  // A TLS socket cannot be reset from here: the peer sees it closed without a farewell, which is as rude.
  if (socket instanceof TLSSocket) socket.destroy();
  else socket.resetAndDestroy();
}

async function sendPart(exchange: FaultyExchange, answer: Answer, part: 'headers' | 'body'): Promise<void> {
  const { request } = exchange;
  if (part === 'headers') {
    await written((sent) => request.socket.write(`HTTP/1.1 ${answer.status} OK\r\ncontent-ty`, sent));
  } else {
    await sendHalf(exchange, answer);
  }
  reset(request);
}

/** The length that is told is more than what comes, also where there is no body to cut. */
async function sendHalf(exchange: FaultyExchange, answer: Answer): Promise<void> {
  const bytes = Buffer.from(answer.text);
  begin(exchange, answer, Math.max(bytes.length, 2));
  exchange.response.flushHeaders();
  const half = bytes.subarray(0, Math.floor(bytes.length / 2));
  if (half.length > 0) await written((sent) => exchange.response.write(half, sent));
}

async function written(write: (sent: () => void) => void): Promise<void> {
  await new Promise<void>((resolve) => write(() => resolve()));
}

async function sendSlowly(exchange: FaultyExchange, answer: Answer, ms: number): Promise<void> {
  const { response, signal } = exchange;
  const bytes = Buffer.from(answer.text);
  begin(exchange, answer, bytes.length);
  response.flushHeaders();
  for (let sent = 0; sent < bytes.length && !response.destroyed; sent += 1) {
    await sleep(ms, undefined, { signal });
    if (!response.destroyed) response.write(bytes.subarray(sent, sent + 1));
  }
  if (!response.destroyed) response.end();
}

async function sendHuge(exchange: FaultyExchange, bytes: number): Promise<void> {
  const { response } = exchange;
  begin(exchange, { status: 200, headers: { 'content-type': JSON_TYPE }, text: '' });
  response.write('{"projects":["');
  const closed = once(response, 'close');
  const chunk = Buffer.alloc(65_536, 'x');
  for (let left = bytes; left > 0 && !response.destroyed; left -= chunk.length) {
    const isTaken = response.write(left < chunk.length ? chunk.subarray(0, left) : chunk);
    if (!isTaken) await Promise.race([once(response, 'drain'), closed]);
  }
  if (!response.destroyed) response.end();
}
