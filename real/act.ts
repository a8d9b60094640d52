/** The real runner: `act`, on this machine, without containers. */

import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A line of act's log. */
export interface Line {
  msg?: string;
  /** Of a job of a matrix, with its number. */
  job?: string;
  jobID?: string;
  jobResult?: string;
  matrix?: Record<string, unknown>;
  command?: string;
  name?: string;
  arg?: string;
}

export interface ActOptions {
  /** Where the actions' repositories are, and programs: shell scripts by name that come before those of this machine. */
  folder: string;
  programs?: Readonly<Record<string, string>>;
  /** Sent to act when this resolves. */
  interrupt?: { signal: NodeJS.Signals; when: Promise<unknown> };
}

/** Runs jobs on this machine. */
export const ON_HOST = ['ubuntu-latest', 'ubuntu-slim'].flatMap((label) => [
  '--platform',
  `${label}=-self-hosted`,
]);

/** Jobs that ran under act, so far. */
export const ran = { jobs: 0 };

/** The log of a run of the repository's workflows. */
export async function act(
  repository: string,
  args: readonly string[],
  { folder, programs = {}, interrupt }: ActOptions,
): Promise<Line[]> {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const [name, script] of Object.entries(programs))
    writeFileSync(join(bin, name), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
  const child = spawn('act', [...args, '--json', '--no-cache-server'], {
    cwd: repository,
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH}`,
      XDG_CACHE_HOME: join(folder, 'cache'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 300_000,
  });
  void interrupt?.when.then(() => child.kill(interrupt.signal));
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  const lines: Line[] = text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  ran.jobs += new Set(lines.filter(({ jobResult }) => jobResult !== undefined).map(({ job }) => job)).size;
  return lines;
}

/** The ends of jobs, by their ids; one of which the log says nothing was skipped. */
export function endsOf(lines: readonly Line[], jobs: readonly string[]): Record<string, string> {
  const ends: Record<string, string> = Object.fromEntries(jobs.map((job) => [job, 'skipped']));
  for (const { jobID, jobResult } of lines) {
    if (jobID === undefined || jobResult === undefined || !(jobID in ends)) continue;
    if (ends[jobID] !== 'failure') ends[jobID] = jobResult;
  }
  return ends;
}

/** The outputs of steps, in order. */
export const outputsOf = (lines: readonly Line[]): (readonly [string, string])[] =>
  lines
    .filter(({ command }) => command === 'set-output')
    .map(({ name = '', arg = '' }) => [name, arg] as const);
