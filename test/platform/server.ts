/** Small servers that answer as a test says, and clients. */

import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { TransportOptions } from '../../src/platform/http/options.ts';
import { createTransport, type Transport } from '../../src/platform/http/transport.ts';
import { type PlatformReader, platformReader } from '../../src/platform/reader.ts';
import { type PlatformWriter, platformWriter } from '../../src/platform/writer.ts';
import { atEndOfFile } from '../ending.ts';

export const TOKEN = 'a-token-of-the-tests-0123456789abcdef';

export interface Seen {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface TestServer {
  url: URL;
  /** Requests in order of arrival. */
  seen: Seen[];
}

type Given = { status?: number; headers?: Record<string, string>; body?: unknown } | 'reset' | 'silence';

/** A server that answers each request with what `answer` gives: JSON, or a text as it is. */
export async function openServer(
  answer: (request: Seen, index: number) => Given | Promise<Given>,
  tls?: { key: string; cert: string },
): Promise<TestServer> {
  const seen: Seen[] = [];
  const listener: RequestListener = async (request, response) => {
    const body = await textOf(request);
    const { method = '', url: path = '', headers } = request;
    const reply = await answer(
      { method, path, headers, body },
      seen.push({ method, path, headers, body }) - 1,
    );
    send(response, reply);
  };
  const server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener);
  const port = await listen(server);
  return { url: new URL(`${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`), seen };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, reply: Given): void {
  if (reply === 'silence') return;
  if (reply === 'reset') return void response.socket?.resetAndDestroy();
  const { status = 200, headers = {}, body = '' } = reply;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
}

/** Listens on loopback until the tests of the file have ended. */
export async function listen(server: {
  listen(port: number, host: string, done: () => void): unknown;
  on(event: 'connection', listener: (socket: Socket) => void): unknown;
  close(): unknown;
  address(): unknown;
}): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEndOfFile(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return (server.address() as AddressInfo).port;
}

export interface TestClient {
  transport: Transport;
  reader: PlatformReader;
  writer: PlatformWriter;
  stop: AbortController;
  abort: AbortController;
  /** Pauses and delays that the client made, in ms; none of them takes any time. */
  slept: number[];
  /** Pauses for a limit, in ms. */
  pauses: number[];
}

/** A client whose sleeps are noted and take no time. */
export function openClient(url: URL, options: Partial<TransportOptions> = {}): TestClient {
  const stop = new AbortController();
  const abort = new AbortController();
  const slept: number[] = [];
  const pauses: number[] = [];
  let skipped = 0;
  const clock = {
    now: () => Date.now() + skipped,
    random: () => 0.5,
    sleep: async (ms: number) => {
      slept.push(ms);
      skipped += ms;
      await delay(0);
    },
  };
  const transport = createTransport({
    baseUrl: url,
    token: TOKEN,
    userAgent: 'tests',
    timeoutMs: 60_000,
    maxRetries: 3,
    concurrency: 4,
    clock,
    stop: stop.signal,
    abort: abort.signal,
    onPause: (ms) => pauses.push(ms),
    ...options,
  });
  atEndOfFile(() => transport.close());
  const [reader, writer] = [platformReader(transport), platformWriter(transport)];
  return { transport, reader, writer, stop, abort, slept, pauses };
}

/** A server and a client of it. */
export async function open(
  answer: Parameters<typeof openServer>[0],
  options: Partial<TransportOptions> = {},
): Promise<TestClient & { seen: Seen[] }> {
  const { url, seen } = await openServer(answer);
  return { ...openClient(url, options), seen };
}

/** The reason of a rejected promise. */
export async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('it was not rejected');
}
