import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { AUTHORITY, TLS } from '../test/robustness/certificates/files.ts';
import {
  BUNDLE,
  ended,
  inTurn,
  type Row,
  rowOf,
  run,
  runStep,
  stepEnvironment,
  type Usage,
  withPlatform,
} from './measure.ts';

const ROUNDS = 15;
const LATENCY_MS = 50;
const MAX_DOWNLOAD_KB = 950;
const BARE = '`node -e 0`';

/** What a step costs before its first request, and all in all. */
export async function startRows(): Promise<Row[]> {
  return [...(await firstByte('http')), ...(await firstByte('https')), ...(await wholeStep()), download()];
}

/** The bundle and bare Node in turn, up to the first byte of a request, and to the end of `node -e 0`. */
async function firstByte(scheme: 'http' | 'https'): Promise<Row[]> {
  let onByte = () => {};
  const onConnection = (socket: Socket) => {
    socket.once('data', () => {
      onByte();
      socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
    });
    socket.on('error', () => {});
  };
  const server = scheme === 'http' ? createServer(onConnection) : createTlsServer(TLS, onConnection);
  const port = await listen(server);
  const inputs = {
    operation: 'scan',
    token: 'a-token-for-the-benchmark',
    'base-url': `${scheme}://127.0.0.1:${port}`,
    'deployment-id': '120',
    'scan-id': '1',
  };
  const env = { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: AUTHORITY, ...stepEnvironment(inputs) };
  const bundle: Usage[] = [];
  const bare: Usage[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    const child = spawn(process.execPath, [BUNDLE], { env, stdio: 'ignore' });
    onByte = () => {
      bundle.push({ wall: performance.now() - startedAt, cpu: cpuOf(child.pid), peak: Number.NaN });
      // After a 404, the step asks for the deployments.
      onByte = () => {};
    };
    await ended(child);
    bare.push(await run(['-e', '0'], { NODE_EXTRA_CA_CERTS: AUTHORITY }));
  }
  server.close();
  const rounds = bundle.map((step, round) => ({ step, other: bare[round] as Usage }));
  return [
    rowOf(`CPU time up to the first byte of a request over ${scheme}`, 'cpu', rounds, BARE, 4.8),
    rowOf('the same, wall time', 'wall', rounds, BARE),
  ];
}

/** CPU time of all threads of a process so far, in ms: the kernel counts it in ns. */
function cpuOf(pid: number | undefined): number {
  const times = readdirSync(`/proc/${pid}/task`).map((task) =>
    Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1e6;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}

/** Tagging one project: two requests, whose answers are the platform's time. */
async function wholeStep(): Promise<Row[]> {
  return withPlatform(['fleet', ROUNDS, LATENCY_MS], async ({ url, token }) => {
    let round = 0;
    const waited = 2 * LATENCY_MS;
    const rounds = await inTurn(ROUNDS, {
      step: async () => {
        round += 1;
        const projects = `fleet/service-${String(round).padStart(5, '0')}`;
        const connection = { token, 'base-url': url, 'deployment-slug': 'acme' };
        const inputs = { ...connection, operation: 'tag', projects, tags: 'bench', 'dry-run': 'false' };
        const usage = await runStep(inputs);
        return { ...usage, wall: usage.wall - waited };
      },
      other: () => run(['-e', '0']),
    });
    const what = `a whole step that tags one project, without the ${waited} ms of the platform's two answers`;
    return [rowOf(what, 'wall', rounds, BARE, 7.5), rowOf('the same, CPU time', 'cpu', rounds, BARE)];
  });
}

function download(): Row {
  const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 64 * 1024 ** 2 });
  const size = gzipSync(archive, { level: 9 }).length / 1000;
  return {
    what: 'what a runner downloads, packed',
    measured: `${size.toFixed(0)} KB`,
    against: `${MAX_DOWNLOAD_KB} KB`,
    ratios: [size / MAX_DOWNLOAD_KB],
    atMost: 1,
  };
}
