import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import type { HeldConnections } from '../quirks.ts';

export interface ListenerOptions {
  readonly host: string;
  readonly port: number;
  /** PEM texts; with them https is spoken. */
  readonly tls: { key: string; cert: string } | undefined;
  readonly receive: RequestListener;
  /** Asked for every connection. */
  readonly held: () => HeldConnections | undefined;
}

export interface Listener {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Destroys open connections. */
  close(): Promise<void>;
}

/** TCP is accepted here and handed on, so that a connection can be left without an answer before TLS and HTTP begin. */
export async function listen({ host, port, tls, receive, held }: ListenerOptions): Promise<Listener> {
  // Node's own limits of 5 s on idle connections would race with clients that keep theirs for longer.
  const limits = { keepAliveTimeout: 75_000 };
  const web = tls ? createTlsServer({ ...limits, ...tls }, receive) : createServer(limits, receive);
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  let heldSoFar = 0;
  const accept = (socket: Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    const hold = held();
    if (hold === undefined || heldSoFar >= (hold.first ?? Number.POSITIVE_INFINITY)) {
      web.emit('connection', socket);
      return;
    }
    heldSoFar += 1;
    // Nobody reads from it yet, so a reset would come as an error without a listener.
    socket.on('error', () => socket.destroy());
    const release = () => !socket.destroyed && web.emit('connection', socket);
    if (typeof hold.forMs === 'number') timers.add(setTimeout(release, hold.forMs));
    else if (hold.forMs !== 'ever') hold.forMs.then(release);
  };
  const tcp = createTcpServer({ noDelay: true }, accept);
  await new Promise<void>((resolve, reject) => {
    tcp.once('error', reject);
    tcp.listen(port, host, () => resolve());
  });
  const bound = (tcp.address() as AddressInfo).port;
  return {
    origin: `${tls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    async close() {
      for (const timer of timers) clearTimeout(timer);
      const closed = new Promise<void>((resolve) => tcp.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      // Its timer for unfinished requests would keep the process alive.
      web.close();
      await closed;
    },
  };
}
