import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import type { Fault } from '../faults.ts';
import type { LoggedRequest } from '../logged-request.ts';
import type { Answer } from './answer.ts';

export interface FaultyExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly logged: LoggedRequest;
  /** Does what the request asks for. */
  readonly process: () => Promise<Answer>;
  /** Aborted when the platform closes. */
  readonly signal: AbortSignal;
}

const NO_BODY = new Set([204, 205, 304]);

export async function sendFaulty(fault: Exclude<Fault, { kind: 'delay' }>, exchange: FaultyExchange) {
  switch (fault.kind) {
    case 'reset-before':
      return reset(exchange.request);
    case 'reset-after':
      await exchange.process();
      return reset(exchange.request);
    case 'reset-during':
      return await sendPart(exchange, await exchange.process(), fault.part ?? 'body');
    case 'cut-body':
      await sendHalf(exchange, await exchange.process());
      return void exchange.request.socket.end();
    case 'trickle':
      return await sendSlowly(exchange, await exchange.process(), fault.ms);
    case 'stall':
      return await stall(exchange, fault);
    case 'rewritten': {
      const answer = await exchange.process();
      return sendWhole(exchange, { ...answer, text: fault.rewrite(answer.text) });
    }
    default: {
      const isProcessed = fault.kind === 'status-after' || ('processed' in fault && fault.processed);
      if (isProcessed) await exchange.process();
      sendWhole(exchange, replacedAnswer(fault, exchange.logged));
    }
  }
}

function sendWhole(exchange: FaultyExchange, answer: Answer): void {
  const hasBody = !NO_BODY.has(answer.status);
  begin(exchange, answer, hasBody ? Buffer.byteLength(answer.text) : undefined);
  exchange.response.end(hasBody ? answer.text : undefined);
}

function begin({ response, logged }: FaultyExchange, answer: Answer, length?: number): void {
  logged.status = answer.status;
  const lengthHeader = length === undefined ? {} : { 'content-length': length };
  response.writeHead(answer.status, { ...answer.headers, ...lengthHeader });
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

/** The Content-Length is more than what comes, also where there is no body to cut. */
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

/** The connection is left open: the client ends it, or the platform does when it closes. */
async function stall(
  exchange: FaultyExchange,
  { after = 'request', processed = false }: Extract<Fault, { kind: 'stall' }>,
): Promise<void> {
  const answer = processed ? await exchange.process() : { status: 200, headers: {}, text: '{"projects":[' };
  if (after === 'half') return await sendHalf(exchange, answer);
  if (after === 'request') return;
  begin(exchange, answer, Math.max(Buffer.byteLength(answer.text), 2));
  exchange.response.flushHeaders();
}

/** Faults whose answer comes instead of the platform's own. */
type ReplacingFault = Exclude<
  Fault,
  {
    kind:
      | 'delay'
      | 'reset-before'
      | 'reset-after'
      | 'reset-during'
      | 'cut-body'
      | 'trickle'
      | 'stall'
      | 'rewritten';
  }
>;

const JSON_TYPE = 'application/json';
const FAILED = '{"error":"something went wrong"}';

/** The answer that comes instead of the platform's own. */
function replacedAnswer(fault: ReplacingFault, logged: LoggedRequest): Answer {
  switch (fault.kind) {
    case 'status':
    case 'status-after': {
      const headers = { ...typed(fault.contentType ?? JSON_TYPE), ...retryAfter(fault.retryAfter) };
      const { location } = { location: undefined, ...fault };
      const moved: Record<string, string> = location === undefined ? {} : { location };
      return { status: fault.status, headers: { ...headers, ...moved }, text: fault.body ?? FAILED };
    }
    case 'echo-token':
      return { status: fault.status, headers: typed('text/plain'), text: echo(logged) };
    case 'html': {
      const text = `<html><head><title>${fault.status}</title></head><body><h1>Bad gateway</h1></body></html>`;
      return { status: fault.status, headers: typed('text/html'), text };
    }
    case 'empty':
      return { status: fault.status ?? 200, headers: {}, text: '' };
    case 'wrong-shape': {
      const text = JSON.stringify({ project: 'yes', projects: { 0: 'no' }, data: [[1]], triaged_issues: 7 });
      return { status: 200, headers: typed(JSON_TYPE), text };
    }
    case 'body':
      return { status: fault.status, headers: typed(fault.contentType ?? JSON_TYPE), text: fault.body };
    case 'redirect':
      return { status: fault.status, headers: { location: fault.location }, text: '' };
  }
}

function typed(type: string): Record<string, string> {
  return { 'content-type': type };
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
