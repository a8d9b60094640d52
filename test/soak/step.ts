import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { prng } from '../../emulator/platform/prng.ts';
import { parseInputs } from '../../src/inputs/parse.ts';
import { perform, type StepParts } from '../../src/perform.ts';
import type { Clock } from '../../src/platform/http/clock.ts';
import type { Cancellation } from '../../src/runner/cancellation.ts';
import { stepFiles } from '../../src/runner/files.ts';
import { Log } from '../../src/runner/log.ts';
import { readRegularFile } from '../../src/runner/workspace.ts';
import { type StepEnd, stepEnd } from './step-end.ts';

const ACTION = fileURLToPath(new URL('../../action.yml', import.meta.url));
/** From a signal to the end of what is under way: some 40 times less than in a real step. */
const GRACE_MS = 20;

export type Inputs = Readonly<Record<string, string>>;

export interface InnerStep {
  inputs: Inputs;
  /** Directory of the step's files, and of its checkout. */
  directory: string;
  seed: number;
  requestTimeoutMs: number;
  /** The platform's, which the step's sleeps take along: they take next to no time. */
  time: { now: number };
  /** Aborted when the step is cancelled. */
  signal: AbortSignal;
}

/** A step within this process: all of it but `main.ts`, and with a clock of its own. */
export async function runInnerStep(step: InnerStep): Promise<StepEnd> {
  const { directory } = step;
  const environment = await environmentOf(step.inputs, directory);
  const clock = sharedClock(step.seed, step.time);
  const inputs = await parseInputs({
    environment,
    now: clock.now(),
    readFile: (path, maxBytes) => readRegularFile(resolve(directory, path), maxBytes, 60_000),
  });
  if (!inputs.ok) throw new Error(`wrong inputs: ${JSON.stringify([step.inputs, inputs.problems])}`);
  inputs.connection.timeoutMs = step.requestTimeoutMs;
  const { log, text } = memoryLog();
  const parts: StepParts = {
    ...{ environment, clock, log, workspace: directory },
    files: stepFiles(environment, String(step.seed)),
    cancellation: () => cancelledBy(step.signal),
  };
  const succeeded = await perform(inputs, parts);
  return stepEnd(succeeded ? 0 : 1, text());
}

/** Without files for outputs and summary, so that both go into the log: those files are one for each process. */
async function environmentOf(inputs: Inputs, directory: string): Promise<Record<string, string>> {
  const runner = {
    GITHUB_REPOSITORY: 'fleet/service-00001',
    GITHUB_EVENT_NAME: 'push',
    RUNNER_TEMP: directory,
  };
  const texts = { ...(await defaults()), ...inputs };
  return {
    ...runner,
    GITHUB_WORKSPACE: directory,
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text])),
  };
}

let declared: Promise<Record<string, string>> | undefined;

/** What the runner sets for inputs that a workflow does not write; without a token for GitHub. */
function defaults(): Promise<Record<string, string>> {
  declared ??= readFile(ACTION, 'utf8').then((text) => {
    const inputs = Object.entries<{ default?: string }>(parse(text).inputs);
    const values = inputs.map(([name, input]) => [name, input.default ?? '']);
    return { ...Object.fromEntries(values), 'github-token': '' };
  });
  return declared;
}

/** How often sleeps are shorter than they are by the clock. */
const HASTE = 1000;

function sharedClock(seed: number, time: { now: number }): Clock {
  return {
    now: () => time.now,
    random: prng(seed),
    async sleep(ms, signal) {
      const until = time.now + ms;
      await delay(Math.max(1, ms / HASTE), undefined, signal && { signal }).catch(() => undefined);
      if (!signal?.aborted) time.now = Math.max(time.now, until);
    },
  };
}

function cancelledBy(signal: AbortSignal): Cancellation {
  const abort = new AbortController();
  signal.addEventListener('abort', () => setTimeout(() => abort.abort(), GRACE_MS).unref());
  return {
    stop: signal,
    abort: abort.signal,
    reason: () => (signal.aborted ? 'signal' : undefined),
  };
}

function memoryLog(): { log: Log; text: () => string } {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return { log: new Log(stream), text: () => chunks.join('') };
}
