import type { IncomingMessage, ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import type { Fault, LoggedRequest, Replacement } from '../faults.ts';
import type { Answer } from './answer.ts';

export interface FaultyExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly logged: LoggedRequest;
  /** Does what the request asks for. */
  readonly process: () => Promise<Answer>;
}

const NO_BODY = [204, 205, 304];

export async function sendFaulty(fault: Exclude<Fault, { kind: 'delay' }>, exchange: FaultyExchange) {
  const { request, response, process, logged } = exchange;
  switch (fault.kind) {
    case 'reset-before':
      return reset(request);
    case 'late':
      return fault.status === undefined
        ? reset(request)
        : sendWhole(exchange, replacement({ kind: 'status', status: fault.status }, logged));
    case 'reset-after':
      await process();
      return reset(request);
    case 'reset-during':
      await sendHalf(exchange, await process());
      return reset(request);
    case 'cut-body':
      await sendHalf(exchange, await process());
      return void request.socket.end();
    case 'stall': {
      // The connection is left open: the client ends it, or the platform does when it closes.
      const answer = fault.processed ? await process() : { status: 200, headers: {}, text: '{"projects":[' };
      if (fault.after === 'half') await sendHalf(exchange, answer);
      else if (fault.after === 'headers') begin(exchange, answer, Buffer.byteLength(answer.text));
      return;
    }
    case 'rewritten': {
      const answer = await process();
      return sendWhole(exchange, { ...answer, text: fault.rewrite(answer.text) });
    }
    default: {
      if (fault.kind === 'status-after' || fault.processed) await process();
      if (!response.destroyed) sendWhole(exchange, replacement(fault, logged));
    }
  }
}

function sendWhole(exchange: FaultyExchange, answer: Answer): void {
  const text = NO_BODY.includes(answer.status) ? undefined : answer.text;
  begin(exchange, answer, text === undefined ? undefined : Buffer.byteLength(text));
  exchange.response.end(text);
}

function begin({ response, logged }: FaultyExchange, answer: Answer, length?: number): void {
  logged.status = answer.status;
  response.writeHead(answer.status, {
    ...answer.headers,
    ...(length !== undefined && { 'content-length': length }),
  });
  response.flushHeaders();
}

function reset({ socket }: IncomingMessage): void {
  // A TLS socket cannot be reset from here: the peer sees it closed without a farewell, which is as rude.
  if (socket instanceof TLSSocket) socket.destroy();
  else socket.resetAndDestroy();
}

/** The Content-Length is more than what comes, also where there is no body to cut. */
async function sendHalf(exchange: FaultyExchange, answer: Answer): Promise<void> {
  const bytes = Buffer.from(answer.text);
  begin(exchange, answer, Math.max(bytes.length, 2));
  const half = bytes.subarray(0, Math.floor(bytes.length / 2));
  if (half.length > 0) await new Promise<void>((sent) => exchange.response.write(half, () => sent()));
}

function replacement(fault: Replacement, { headers }: LoggedRequest): Answer {
  const { kind, status = 200, body, contentType = 'application/json', retryAfter, location } = fault;
  const typed = (type: string, text: string) => ({ status, headers: { 'content-type': type }, text });
  if (kind === 'html') {
    return typed('text/html', `<html><head><title>${status}</title></head><h1>Bad gateway</h1></html>`);
  }
  if (kind === 'echo-token') return typed('text/plain', echo(String(headers.authorization)));
  if (kind === 'empty') return { status, headers: {}, text: '' };
  const otherwise = kind === 'redirect' ? '' : '{"error":"something went wrong"}';
  const more = {
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
    ...(location !== undefined && { location }),
  };
  return { status, headers: { 'content-type': contentType, ...more }, text: body ?? otherwise };
}

function echo(authorization: string): string {
  const token = authorization.replace(/^Bearer /, '');
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return [
    `could not serve a request with Authorization: ${authorization}`,
    `token=${encodeURIComponent(token)} header=${encodeURIComponent(authorization)}`,
    `base64 ${base64(token)} ${base64(authorization)} ${base64(`:${token}`)}`,
  ].join('\n');
}
