import type { Edit } from '../../emulator/platform/edit.ts';
import type { Fault } from '../../emulator/platform/faults.ts';
import { pick, pickWeighted, prng } from '../../emulator/platform/prng.ts';
import type { Quirks } from '../../emulator/platform/quirks.ts';
import type { PlatformState } from '../../emulator/platform/state.ts';
import { keptForm } from '../../emulator/platform/tag-form.ts';
import { DRAWS, type DrawnStep, drawStep } from './draw-step.ts';
import { drawScan, type GateScan } from './gate-scan.ts';
import { drawEdits, drawMeanwhile, type Meanwhile } from './meanwhile.ts';
import { drawFaults, drawQuirks } from './modes.ts';
import { type Random, smallState } from './states.ts';

/** `series`: steps that follow each other, most of which take back what an earlier one did. */
export type Course = 'one' | 'series';

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
  /** What people do between the steps of a series. */
  between: readonly Edit[];
  maxRetries: number;
  concurrency: number;
  /** The last step is cancelled when this request, counted from 0, has arrived. */
  cancelAt: number | undefined;
  /** The steps are processes of the built bundle, and a cancellation is a signal. */
  isProcess: boolean;
  /** Nothing goes wrong: every step succeeds, a plan after its apply is empty, and an undo restores. */
  isRoundTrip: boolean;
  /** Of a gate: what was scanned before. */
  scan: GateScan | undefined;
}

/** So many runs for one of real processes, which take a second each. */
const RUNS_PER_PROCESS = 60;

/** The same seed plans the same run. */
export function planOf(seed: number): Plan {
  const random = prng(Math.imul(seed, 0x9e3779b1) ^ 0x50a4);
  const course = pickWeighted<Course>(random, [
    ['one', 60],
    ['series', 40],
  ]);
  const hasPages = random() < 0.06;
  const state = smallState(random, hasPages);
  const steps = drawSteps(random, state, course);
  const quirks = drawQuirks(random);
  keepForm(state, quirks);
  fillTags(state, quirks);
  const isProcess = seed % RUNS_PER_PROCESS === 0;
  const isTriage = steps.some(({ inputs }) => inputs.operation === 'triage');
  // A triage is few requests, which have to meet their fault.
  const rates = isTriage ? [0, 0.3, 0.6, 0.8] : [0, 0, 0.05, 0.15, 0.3, 0.5, 0.8];
  return {
    ...{ seed, course, steps, state, isProcess },
    quirks,
    rate: isProcess ? pick(random, [0, 0.1]) : pick(random, rates),
    kinds: drawFaults(random).filter((fault) => !isProcess || isQuick(fault)),
    meanwhile: drawMeanwhile(random, state),
    between: course === 'series' && random() < 0.4 ? drawEdits(random, state) : [],
    maxRetries: isProcess ? pick(random, [0, 1]) : pick(random, [0, 1, 2, 3, 5]),
    concurrency: pick(random, [1, 4, 8, 8]),
    cancelAt: random() < (isProcess ? 0.6 : 0.14) ? Math.floor(random() * (isTriage ? 5 : 25)) : undefined,
    isRoundTrip: false,
    scan: drawScan(random),
  };
}

/** A step that writes, of an apply the plan after it, and the undo, on a platform that is odd, but honest. */
export function roundTripOf(seed: number): Plan {
  const random = prng(Math.imul(seed, 0x9e3779b1) ^ 0x7219);
  const plan = {
    ...planOf(seed),
    state: smallState(random, random() < 0.04),
    quirks: honest(drawQuirks(random)),
  };
  keepForm(plan.state, plan.quirks);
  const name = pick(random, ['apply', 'apply', 'apply', 'tag', 'managed-scan', 'triage']);
  const step = roundTripStep(random, name, plan.state);
  const again: DrawnStep[] = name === 'apply' ? [{ ...step, inputs: { operation: 'plan' } }] : [];
  const undo: DrawnStep = { undoes: 0, inputs: { operation: 'undo' } };
  return {
    ...plan,
    ...{
      course: 'series',
      steps: [step, ...again, undo],
      rate: 0,
      meanwhile: [],
      between: [],
      maxRetries: 2,
    },
    ...{ cancelAt: undefined, isProcess: false, isRoundTrip: true, scan: undefined },
  };
}

/** Of projects and findings that are there. */
function roundTripStep(random: Random, name: string, state: PlatformState): DrawnStep {
  const step = real(DRAWS[name]?.(random, state) as DrawnStep);
  const { 'projects-tagged': _, ...inputs } = step.inputs;
  if (inputs.projects !== undefined) {
    return { ...step, inputs: { ...inputs, projects: '**', 'max-changes': '5000' } };
  }
  const isListed = name !== 'triage' || inputs.selection === 'listed';
  return isListed ? step : roundTripStep(random, name, state);
}

/** How a platform may answer that does what it is asked. */
function honest(quirks: Partial<Quirks>): Partial<Quirks> {
  const { projectPages, ...others } = quirks;
  return {
    ...others,
    ...{ patchIgnored: false, dropsTags: false, evictsBeyond: undefined, autoManagedTag: false },
    ...{ foreignAnswers: [] },
    ...{ heldConnections: undefined, rateLimit: undefined },
    projectPages: projectPages?.repeatLast ? {} : (projectPages ?? {}),
  };
}

function drawSteps(random: Random, state: PlatformState, course: Course): DrawnStep[] {
  const draw = (...names: string[]) => DRAWS[pick(random, names)]?.(random, state) as DrawnStep;
  if (course === 'one') return [drawStep(random, state)];
  const steps = [real(draw('tag', 'managed-scan', 'triage', 'triage', 'apply', 'apply'))];
  while (steps.length < 2 || (steps.length < 4 && random() < 0.4)) {
    const last = steps.length - 1;
    if (random() < 0.25) steps.push(real(draw('tag', 'managed-scan', 'triage', 'apply')));
    else {
      const undoes = random() < 0.8 ? last : Math.floor(random() * steps.length);
      const isDry = steps.length > 1 && random() < 0.1;
      steps.push({ undoes, inputs: { operation: 'undo', 'dry-run': String(isDry) } });
      if (isDry) break;
    }
  }
  return steps;
}

function real(step: DrawnStep): DrawnStep {
  return { ...step, inputs: { ...step.inputs, 'dry-run': 'false' } };
}

function keepForm({ projects }: PlatformState, { tagForm = 'as-sent' }: Partial<Quirks>): void {
  for (const project of projects) {
    project.tags = [...new Set(project.tags.map((tag) => keptForm(tag, { tagForm })))];
  }
}

/** Most projects have as many tags as the platform keeps, or one less. */
function fillTags({ projects }: PlatformState, { evictsBeyond }: Partial<Quirks>): void {
  if (evictsBeyond === undefined) return;
  for (const [index, project] of projects.all.entries()) {
    const free = evictsBeyond - project.tags.length - (index % 3);
    if (index % 4 > 0) project.tags.unshift(...Array.from({ length: free }, (_, at) => `kept ${at}`));
  }
}

/** Whether a real step, which waits by the clock, comes over it within a second or two. */
function isQuick(fault: Fault): boolean {
  const waits = 'retryAfter' in fault && fault.retryAfter !== undefined;
  return !waits && !['delay', 'late', 'stall', 'trickle'].includes(fault.kind);
}
