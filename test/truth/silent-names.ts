/** Runs a program whose name server never answers, in a network namespace that it is alone in: `file program …`. */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

const SERVER = `
require('node:dgram').createSocket('udp4').bind(53, '127.0.0.1', () => console.log('bound'));
setTimeout(() => process.exit(), 60_000);
`;

const [resolverFile = '', program = '', ...rest] = process.argv.slice(2);
execFileSync('ip', ['link', 'set', 'lo', 'up']);
execFileSync('mount', ['--bind', resolverFile, '/etc/resolv.conf']);
const server = spawn(process.execPath, ['-e', SERVER], { stdio: ['ignore', 'pipe', 'ignore'] });
await once(server.stdout, 'data');
const [exitCode] = await once(spawn(program, rest, { stdio: 'inherit' }), 'exit');
server.kill();
process.exitCode = exitCode;
