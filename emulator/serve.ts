import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A request that has arrived, and its answer. */
export interface Arrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Its place among all that arrived. */
  readonly index: number;
  /** Called as the answer is handed over: a client may have it, and send its next request, before `close`. */
  readonly done: () => void;
}

export interface Serving {
  /** Names the server where it fails. */
  readonly name: string;
  /** Answers a request. */
  readonly exchange: (arrival: Arrival) => Promise<void>;
  /** Default 0: any free port of 127.0.0.1. */
  readonly port?: number;
  /** PEM texts; with them the server speaks https. */
  readonly tls?: { key: string; cert: string };
}

export interface Served {
  /** Without a slash at its end. */
  readonly url: string;
  /** The most requests that were under way at once. */
  readonly mostUnderWay: number;
  /** Aborted when the server closes. */
  readonly closing: AbortSignal;
  /** Destroys open connections. */
  close(): Promise<void>;
}

/** A server on 127.0.0.1, which breaks the connection of an exchange that fails. */
export async function serve({ name, exchange, port = 0, tls }: Serving): Promise<Served> {
  const closing = new AbortController();
  let arrived = 0;
  let underWay = 0;
  let mostUnderWay = 0;
  const receive: RequestListener = (request, response) => {
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    let isDone = false;
    const done = () => {
      if (!isDone) underWay -= 1;
      isDone = true;
    };
    response.once('close', done);
    exchange({ request, response, index: arrived++, done }).catch((error) => {
      if (!closing.signal.aborted && !request.socket.destroyed) {
        process.stderr.write(`${name} failed: ${String(error.stack ?? error)}\n`);
      }
      request.socket.destroy();
    });
  };
  // Node's own limit of 5 s on idle connections would race with clients that keep theirs for longer.
  const limits = { keepAliveTimeout: 75_000, noDelay: true };
  const http = tls ? createTlsServer({ ...limits, ...tls }, receive) : createServer(limits, receive);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${(http.address() as AddressInfo).port}`,
    get mostUnderWay() {
      return mostUnderWay;
    },
    closing: closing.signal,
    async close() {
      closing.abort();
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      http.closeAllConnections();
      await closed;
    },
  };
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
