/** A proxy that forwards requests and tunnels connections on loopback, and notes what it saw. */

import { createServer, type IncomingHttpHeaders, request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { atEndOfFile } from '../ending.ts';

export interface Proxy {
  port: number;
  /** `CONNECT 127.0.0.1:1234` or `GET http://127.0.0.1:1234/path`, in order of arrival. */
  seen: string[];
  /** The headers of each. */
  headers: IncomingHttpHeaders[];
}

/** @param refusal the status that it answers everything with, or `hang`: nothing, ever */
export async function openProxy(refusal?: number | 'hang'): Promise<Proxy> {
  const seen: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    headers.push(request.headers);
    if (refusal === 'hang') return;
    if (refusal !== undefined) return void response.writeHead(refusal).end('<h1>the proxy refuses</h1>');
    const { 'proxy-authorization': _, ...others } = request.headers;
    const onward = send(request.url ?? '', { method: request.method, headers: others }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  server.on('connect', (request, socket) => {
    seen.push(`CONNECT ${request.url}`);
    headers.push(request.headers);
    socket.on('error', () => {});
    if (refusal === 'hang') return;
    if (refusal !== undefined) return void socket.end(`HTTP/1.1 ${refusal} Refused\r\n\r\n`);
    // Whatever the name, it is a server of the tests that is meant.
    const onward = connect(Number(request.url?.split(':').at(-1)), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('close', () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEndOfFile(async () => {
    server.close();
    server.closeAllConnections();
  });
  return { port: (server.address() as AddressInfo).port, seen, headers };
}
