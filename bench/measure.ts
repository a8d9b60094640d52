import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
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
  /** Of each round. */
  ratios: readonly number[];
  /** Maximum of the ratio. */
  atMost?: number;
}

/** The median of the rounds. */
export function ratioOf({ ratios }: Row): number {
  return median(ratios);
}

/** The ratios between which the middle half of the rounds lies. */
export function spreadOf({ ratios }: Row): [low: number, high: number] {
  const sorted = ratios.toSorted((a, b) => a - b);
  const low = Math.floor(sorted.length / 4);
  return [sorted[low] ?? Number.NaN, sorted.at(-1 - low) ?? Number.NaN];
}

/** `unclear` where the limit lies within the spread, which is then larger than the margin. */
export function verdictOf(row: Row): 'within' | 'over' | 'unclear' | '' {
  const { atMost } = row;
  const [low, high] = spreadOf(row);
  if (atMost === undefined) return '';
  if (high <= atMost) return 'within';
  return low > atMost ? 'over' : 'unclear';
}

export interface Usage {
  /** Wall time from the start of the process to its end, in ms. */
  wall: number;
  /** User and system time, in ms. */
  cpu: number;
  /** The largest resident memory, in MiB. */
  peak: number;
  /** What it printed, for steps. */
  log?: string;
}

const PEAK_INTERVAL_MS = 100;

/** Runs Node to its end and measures it. Throws when it fails. */
export async function run(args: string[], environment: Record<string, string> = {}): Promise<Usage> {
  const child = spawn('bash', ['-c', 'time "$@"', '--', process.execPath, ...args], {
    env: { PATH: process.env.PATH, TIMEFORMAT: '%R %U %S', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let peak = Number.NaN;
  const timer = setInterval(() => {
    peak = peakOfChild(child.pid) ?? peak;
  }, PEAK_INTERVAL_MS);
  const [log, stderr, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), ended(child)]);
  clearInterval(timer);
  if (exitCode !== 0)
    throw new Error(
      `A measured process ended with exit code ${exitCode}: ${log.slice(-1000)} ${stderr.slice(-1000)}`,
    );
  const [wall = Number.NaN, user = Number.NaN, system = Number.NaN] = stderr.trim().split(' ').map(Number);
  return { wall: wall * 1000, cpu: (user + system) * 1000, peak, log };
}

/** The peak so far of the process that a shell runs, in MiB: the kernel keeps it. Undefined before and after it. */
function peakOfChild(shell: number | undefined): number | undefined {
  try {
    const [child] = readFileSync(`/proc/${shell}/task/${shell}/children`, 'utf8').split(' ');
    const [, kib] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${child}/status`, 'utf8')) ?? [];
    return kib === undefined ? undefined : Number(kib) / 1024;
  } catch {
    return undefined;
  }
}

/** Runs a bundle as a step. */
export function runStep(
  inputs: Record<string, string>,
  bundle = BUNDLE,
  nodeFlags: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<Usage> {
  return run([...nodeFlags, bundle], { ...stepEnvironment(inputs), ...environment });
}

/** Measures several programs in turn, so that all of them meet the same moments of the machine. */
export async function inTurn<Name extends string>(
  rounds: number,
  programs: Readonly<Record<Name, () => Promise<Usage>>>,
): Promise<Record<Name, Usage>[]> {
  const measured: Record<Name, Usage>[] = [];
  for (let round = 0; round < rounds; round++) {
    const entries: [string, Usage][] = [];
    for (const [name, program] of Object.entries<() => Promise<Usage>>(programs))
      entries.push([name, await program()]);
    measured.push(Object.fromEntries(entries) as Record<Name, Usage>);
  }
  return measured;
}

/** A row that compares a step with another program. */
export function rowOf(
  what: string,
  unit: 'wall' | 'cpu' | 'peak',
  rounds: readonly { step: Usage; other: Usage }[],
  against: string,
  atMost?: number,
): Row {
  const format = unit === 'peak' ? (mib: number) => `${mib.toFixed(0)} MiB` : ms;
  return {
    what,
    measured: format(median(rounds.map(({ step }) => step[unit]))),
    against: `${format(median(rounds.map(({ other }) => other[unit])))}, ${against}`,
    ratios: rounds.map(({ step, other }) => step[unit] / other[unit]),
    atMost,
  };
}

export function stepEnvironment(inputs: Record<string, string>): Record<string, string> {
  const entries = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  // A step reads files of its workspace only.
  const folders = { GITHUB_WORKSPACE: tmpdir(), RUNNER_TEMP: mkdtempSync(join(tmpdir(), 'bench-')) };
  return { ...Object.fromEntries(entries), ...folders };
}

export interface BenchPlatform {
  url: string;
  token: string;
  /** When each scan under way ends, in epoch ms by the platform's clock. */
  endsAtMs?: number[];
}

/** Starts the embedded platform in a process of its own for as long as `work` takes. */
export async function withPlatform<T>(
  args:
    | [kind: 'fleet' | 'findings', count: number, latency: number, projects?: number]
    | [kind: 'scans', projects: number, seconds: number, seed: number],
  work: (platform: BenchPlatform) => Promise<T>,
  environment: Record<string, string> = {},
  nodeFlags: readonly string[] = [],
): Promise<T> {
  // A million findings with all their fields are more than a default heap holds.
  const child = fork(join(HERE, 'platform.ts'), args.map(String), {
    execArgv: ['--max-old-space-size=8192', ...nodeFlags],
    env: { ...process.env, ...environment },
  });
  const platform = new Promise<BenchPlatform>((resolve) =>
    child.once('message', (started) => resolve(started as BenchPlatform)),
  );
  try {
    return await work(await platform);
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
