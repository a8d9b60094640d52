import type { Fault } from '../../emulator/platform/faults.ts';
import { pick, pickWeighted, prng } from '../../emulator/platform/prng.ts';
import type { Quirks } from '../../emulator/platform/quirks.ts';
import type { PlatformState } from '../../emulator/platform/state.ts';
import { DRAWS, type DrawnStep, drawStep } from './draw-step.ts';
import { drawScan, type GateScan } from './gate-scan.ts';
import { drawMeanwhile, type Meanwhile } from './meanwhile.ts';
import { drawFaults, drawQuirks } from './modes.ts';
import { type Random, smallState } from './states.ts';

/** `together`: two steps at the same time; `undo`: the second takes back what the first did. */
export type Course = 'one' | 'together' | 'undo';

/** All that decides what happens in one run, but for the timing of what is under way at the same time. */
export interface Plan {
  seed: number;
  course: Course;
  steps: readonly DrawnStep[];
  state: PlatformState;
  quirks: Partial<Quirks>;
  /** Share of requests that fail, and how. */
  rate: number;
  kinds: readonly Fault[];
  meanwhile: readonly Meanwhile[];
  maxRetries: number;
  concurrency: number;
  /** The last step is cancelled when this request, counted from 0, has arrived. */
  cancelAt: number | undefined;
  /** The steps are processes of the built bundle, and a cancellation is a signal. */
  isProcess: boolean;
  /** Of a gate: what was scanned before. */
  scan: GateScan | undefined;
}

/** So many runs for one of real processes, which take a second each. */
const RUNS_PER_PROCESS = 60;

/** The same seed plans the same run. */
export function planOf(seed: number): Plan {
  const random = prng(Math.imul(seed, 0x9e3779b1) ^ 0x50a4);
  const course = pickWeighted<Course>(random, [
    ['one', 72],
    ['together', 14],
    ['undo', 14],
  ]);
  const state = smallState(random);
  const steps = drawSteps(random, state, course);
  const isProcess = seed % RUNS_PER_PROCESS === 0;
  const isTriage = steps.some(({ inputs }) => inputs.operation === 'triage');
  // A triage is few requests, which have to meet their fault.
  const rates = isTriage ? [0, 0.3, 0.6, 0.8] : [0, 0, 0.05, 0.15, 0.3, 0.5, 0.8];
  return {
    ...{ seed, course, steps, state, isProcess },
    quirks: drawQuirks(random),
    rate: isProcess ? pick(random, [0, 0.1]) : pick(random, rates),
    kinds: drawFaults(random).filter((fault) => !isProcess || isQuick(fault)),
    meanwhile: drawMeanwhile(random, state),
    maxRetries: isProcess ? pick(random, [0, 1]) : pick(random, [0, 1, 2, 3, 5]),
    concurrency: pick(random, [1, 4, 8, 8]),
    cancelAt: random() < (isProcess ? 0.6 : 0.14) ? Math.floor(random() * (isTriage ? 5 : 25)) : undefined,
    scan: drawScan(random),
  };
}

function drawSteps(random: Random, state: PlatformState, course: Course): DrawnStep[] {
  const draw = (...names: string[]) => DRAWS[pick(random, names)]?.(random, state) as DrawnStep;
  if (course === 'one') return [drawStep(random, state)];
  if (course === 'together') {
    const pairs = ['tag', 'tag', 'managed-scan', 'managed-scan', 'triage'];
    return [draw(...pairs), draw(...pairs)].map(real);
  }
  const former = real(draw('tag', 'managed-scan', 'triage', 'apply'));
  return [former, { inputs: { operation: 'undo', ...(random() < 0.1 ? { 'dry-run': 'true' } : {}) } }];
}

function real(step: DrawnStep): DrawnStep {
  return { ...step, inputs: { ...step.inputs, 'dry-run': 'false' } };
}

/** Whether a real step, which waits by the clock, comes over it within a second or two. */
function isQuick(fault: Fault): boolean {
  const waits = 'retryAfter' in fault && fault.retryAfter !== undefined;
  return !waits && !['delay', 'late', 'stall', 'trickle'].includes(fault.kind);
}
