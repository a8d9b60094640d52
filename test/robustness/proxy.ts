/** A proxy that opens tunnels, and notes what it saw. */

import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import { listen } from '../platform/server.ts';

export interface Proxying {
  /** The one on loopback that is meant, whatever the name; default: the one that is asked for. */
  port?: number;
  /** The status of its answer; default 200. */
  status?: number;
  tls?: { key: string; cert: string };
}

interface Tunnel {
  url: string;
  headers: IncomingHttpHeaders;
}

export async function openProxy({ port, status = 200, tls }: Proxying = {}) {
  const seen: Tunnel[] = [];
  const server = tls === undefined ? createServer() : createTlsServer(tls);
  server.on('connect', ({ url, headers }: Tunnel, socket: Socket) => {
    seen.push({ url, headers });
    socket.on('error', () => {});
    if (status > 299) return void socket.end(`HTTP/1.1 ${status} No\r\n\r\n`);
    const onward = connect(port ?? Number(url.split(':').at(-1)), '127.0.0.1', () => {
      socket.write(`HTTP/1.1 ${status} Connection established\r\n\r\n`);
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('close', () => onward.destroy());
  });
  return { host: `127.0.0.1:${await listen(server)}`, seen };
}
