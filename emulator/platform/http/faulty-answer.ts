import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import type { Fault } from '../faults.ts';
import type { LoggedRequest } from '../logged-request.ts';
import type { Answer } from './answer.ts';
import { replacedAnswer } from './replaced-answer.ts';

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
