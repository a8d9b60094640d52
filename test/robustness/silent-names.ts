/**
 * Runs a program whose name server says nothing until the program has reported an error, in a network namespace that it
 * is alone in: `file program …`.
 */

import { execFileSync, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const [resolverFile = '', program = '', ...rest] = process.argv.slice(2);
execFileSync('ip', ['link', 'set', 'lo', 'up']);
execFileSync('mount', ['--bind', resolverFile, '/etc/resolv.conf']);

const reported = Promise.withResolvers<void>();
const server = createSocket('udp4');
server.on('message', async (query, { address, port }) => {
  await reported.promise;
  // The query itself as an answer that the name does not exist.
  query.writeUInt16BE(0x8183, 2);
  server.send(query, port, address);
});
server.bind(53, '127.0.0.1');
await once(server, 'listening');

const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
child.stdout.pipe(process.stdout);
child.stdout.on('data', (lines: Buffer) => {
  if (lines.includes('::error')) reported.resolve();
});
const [exitCode] = await once(child, 'close');
server.close();
process.exitCode = exitCode;
