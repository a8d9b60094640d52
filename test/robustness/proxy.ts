/** A proxy that opens tunnels to servers on loopback, and notes what it saw. */

import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { atEndOfFile } from '../ending.ts';

export async function openProxy(): Promise<{ port: number; headers: IncomingHttpHeaders[] }> {
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer();
  server.on('connect', (request, socket) => {
    headers.push(request.headers);
    // Whatever the name, it is a server of the tests that is meant.
    const onward = connect(Number(request.url?.split(':').at(-1)), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => {}).on('close', () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEndOfFile(async () => {
    server.close();
    server.closeAllConnections();
  });
  return { port: (server.address() as AddressInfo).port, headers };
}
