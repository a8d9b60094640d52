import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
export const BUNDLE = join(HERE, '../dist/index.js');

/** One line of the benchmarks' table. */
export interface Row {
  what: string;
  measured: string;
  against: string;
  ratio: number;
  /** What the ratio may be at most. */
  atMost?: number;
}

export interface Usage {
  /** Wall time from the start of the process to its end, in ms. */
  wall: number;
  /** User and system time, in ms. */
  cpu: number;
}

/** Runs Node to its end and measures it. Throws when it fails. */
export async function run(args: string[], environment: Record<string, string> = {}): Promise<Usage> {
  const child = spawn('bash', ['-c', 'time "$@"', '--', process.execPath, ...args], {
    env: { PATH: process.env.PATH, TIMEFORMAT: '%R %U %S', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [stderr, exitCode] = await Promise.all([text(child.stderr), ended(child)]);
  if (exitCode !== 0) throw new Error(`A measured process ended with exit code ${exitCode}: ${stderr}`);
  const [wall = Number.NaN, user = Number.NaN, system = Number.NaN] = stderr.trim().split(' ').map(Number);
  return { wall: wall * 1000, cpu: (user + system) * 1000 };
}

/** Runs the bundle as a step. */
export function runStep(inputs: Record<string, string>): Promise<Usage> {
  return run([BUNDLE], stepEnvironment(inputs));
}

export function stepEnvironment(inputs: Record<string, string>): Record<string, string> {
  const entries = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  return { ...Object.fromEntries(entries), RUNNER_TEMP: mkdtempSync(join(tmpdir(), 'bench-')) };
}

export interface BenchPlatform {
  url: string;
  token: string;
  /** Since it was started. */
  requests: () => Promise<number>;
}

/** Starts the embedded platform in a process of its own for as long as `work` takes. */
export async function withPlatform<T>(
  args: [kind: 'fleet' | 'findings', count: number, latency: number, projects?: number],
  work: (platform: BenchPlatform) => Promise<T>,
): Promise<T> {
  const child = fork(join(HERE, 'platform.ts'), args.map(String));
  const { url, token } = await message<{ url: string; token: string }>(child);
  const requests = () => {
    child.send('requests');
    return message<number>(child);
  };
  try {
    return await work({ url, token, requests });
  } finally {
    child.kill();
    await ended(child);
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function ms(value: number): string {
  return value < 10_000 ? `${value.toFixed(0)} ms` : `${(value / 1000).toFixed(1)} s`;
}

export function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

function message<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve) => child.once('message', (received) => resolve(received as T)));
}
