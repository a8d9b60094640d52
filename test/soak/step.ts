import { setTimeout as delay } from 'node:timers/promises';
import { prng } from '../../emulator/platform/prng.ts';
import type { Clock } from '../../src/platform/http/clock.ts';
import { runStep } from '../run-step.ts';
import { type StepEnd, stepEnd } from './step-end.ts';

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

/** A step within this process, with a clock of its own. */
export async function runInnerStep(step: InnerStep): Promise<StepEnd> {
  const { directory, signal } = step;
  const interruption = new AbortController();
  if (signal.aborted) interruption.abort('signal');
  signal.addEventListener('abort', () => interruption.abort('signal'), { once: true });
  const run = await runStep({
    inputs: { ...step.inputs, 'github-token': '' },
    environment: { GITHUB_REPOSITORY: 'fleet/service-00001' },
    temp: directory,
    clock: sharedClock(step.seed, step.time),
    interrupted: interruption.signal,
    times: { graceMs: GRACE_MS, requestTimeoutMs: step.requestTimeoutMs },
  });
  if (run.outputs['failure-reason'] === 'invalid-inputs') throw new Error(`wrong inputs: ${run.errors}`);
  return stepEnd(run);
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
