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
  median,
  ms,
  type Row,
  run,
  runStep,
  stepEnvironment,
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
  const bundle: { cpu: number; wall: number }[] = [];
  const bare: { cpu: number; wall: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    const child = spawn(process.execPath, [BUNDLE], { env, stdio: 'ignore' });
    onByte = () => bundle.push({ wall: performance.now() - startedAt, cpu: cpuOf(child.pid) });
    await ended(child);
    bare.push(await run(['-e', '0'], { NODE_EXTRA_CA_CERTS: AUTHORITY }));
  }
  server.close();
  const rowOf = (what: string, unit: 'cpu' | 'wall', atMost?: number): Row => {
    const [own, other] = [bundle, bare].map((all) => median(all.map((one) => one[unit])));
    return row(what, own ?? Number.NaN, other ?? Number.NaN, atMost);
  };
  return [
    rowOf(`CPU time up to the first byte of a request over ${scheme}`, 'cpu', 3.7),
    rowOf('the same, wall time', 'wall', scheme === 'http' ? 3.8 : undefined),
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
    const steps = [];
    const bare = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const connection = { token, 'base-url': url, 'deployment-slug': 'acme' };
      const projects = `fleet/service-${String(round).padStart(5, '0')}`;
      steps.push(
        await runStep({ ...connection, operation: 'tag', projects, tags: 'bench', 'dry-run': 'false' }),
      );
      bare.push(await run(['-e', '0']));
    }
    const of = (all: readonly { wall: number; cpu: number }[], unit: 'wall' | 'cpu') =>
      median(all.map((one) => one[unit]));
    const waited = 2 * LATENCY_MS;
    return [
      row(
        `a whole step that tags one project, without the ${waited} ms of the platform's two answers`,
        of(steps, 'wall') - waited,
        of(bare, 'wall'),
        4.8,
      ),
      row('the same, CPU time', of(steps, 'cpu'), of(bare, 'cpu'), 6),
    ];
  });
}

function download(): Row {
  const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 64 * 1024 ** 2 });
  const size = gzipSync(archive, { level: 9 }).length / 1000;
  return {
    what: 'what a runner downloads, packed',
    measured: `${size.toFixed(0)} KB`,
    against: `${MAX_DOWNLOAD_KB} KB`,
    ratio: size / MAX_DOWNLOAD_KB,
    atMost: 1,
  };
}

function row(what: string, own: number, bare: number, atMost?: number): Row {
  return { what, measured: ms(own), against: `${ms(bare)}, ${BARE}`, ratio: own / bare, atMost };
}
