import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const BUNDLE = join(HERE, '../dist/index.js');

export interface Usage {
  /** Wall time from the start of the process to its end, in ms. */
  wall: number;
  /** User and system time, in ms. */
  cpu: number;
  /** Peak resident set, in MiB. */
  memory: number;
  exitCode: number | null;
}

/** Runs Node to its end and measures it. */
export async function run(args: string[], environment: Record<string, string> = {}): Promise<Usage> {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'usage.json');
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', join(HERE, 'usage.mjs'), ...args], {
    env: { PATH: process.env.PATH, USAGE_FILE: file, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exitCode = await ended(child);
  const wall = performance.now() - startedAt;
  return { wall, exitCode, ...JSON.parse(readFileSync(file, 'utf8')) };
}

/** Runs the bundle as a step. */
export function runStep(inputs: Record<string, string>, nodeFlags: string[] = []): Promise<Usage> {
  return run([...nodeFlags, BUNDLE], stepEnvironment(inputs));
}

function stepEnvironment(inputs: Record<string, string>): Record<string, string> {
  const entries = Object.entries(inputs).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]);
  return { ...Object.fromEntries(entries), RUNNER_TEMP: mkdtempSync(join(tmpdir(), 'bench-')) };
}

export interface BenchPlatform {
  url: string;
  token: string;
  /** Since it was started. */
  requests: () => Promise<number>;
  /** That it sent. */
  bytes: () => Promise<number>;
}

/** Starts the embedded platform in a process of its own for as long as `work` takes. */
export async function withPlatform<T>(
  args: [kind: 'fleet' | 'findings' | 'gate', count: number, latency: number, projects?: number],
  work: (platform: BenchPlatform) => Promise<T>,
): Promise<T> {
  const child = fork(join(HERE, 'platform.ts'), args.map(String));
  const { url, token } = await message<{ url: string; token: string }>(child);
  const sent = () => {
    child.send('counts');
    return message<{ counts: Record<string, number>; bytes: number }>(child);
  };
  try {
    return await work({
      url,
      token,
      requests: async () => Object.values((await sent()).counts).reduce((sum, count) => sum + count, 0),
      bytes: async () => (await sent()).bytes,
    });
  } finally {
    child.kill();
    await ended(child);
  }
}

/** Time from the start of Node to the first byte of a request (bundle), or to its end (`-e 0`), in turn. */
export async function coldStarts(rounds: number): Promise<{ bundle: number[]; bare: number[] }> {
  let firstByte = 0;
  const server = createServer((socket) => {
    socket.once('data', () => {
      firstByte = performance.now();
      socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const inputs = {
    operation: 'scan',
    token: 'a-token-for-the-benchmark',
    'base-url': `http://127.0.0.1:${port}`,
    'deployment-id': '120',
    'scan-id': '1',
  };
  const environment = { PATH: process.env.PATH, ...stepEnvironment(inputs) };
  const bundle: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round++) {
    let startedAt = performance.now();
    await ended(spawn(process.execPath, [BUNDLE], { env: environment, stdio: 'ignore' }));
    bundle.push(firstByte - startedAt);
    startedAt = performance.now();
    await ended(spawn(process.execPath, ['-e', '0'], { env: environment, stdio: 'ignore' }));
    bare.push(performance.now() - startedAt);
  }
  server.close();
  return { bundle, bare };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

function message<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve) => child.once('message', (received) => resolve(received as T)));
}
