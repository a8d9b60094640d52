import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type FaultSource, scheduledFaults } from '../../emulator/platform/faults.ts';
import { type Platform, startPlatform } from '../../emulator/platform/server.ts';
import { disagreementsOf } from './claims/disagreements.ts';
import { type DoneStep, FURTHER_TOKENS, TOKENS } from './done-step.ts';
import type { DrawnStep } from './draw-step.ts';
import { startGateScan } from './gate-scan.ts';
import { History } from './history.ts';
import { aimedAtMoved, isThere, meanwhileHook } from './meanwhile.ts';
import { REQUEST_TIMEOUT_MS } from './modes.ts';
import type { Plan } from './plan.ts';
import { runProcessStep } from './process-step.ts';
import { type Inputs, runInnerStep } from './step.ts';
import { storyOf } from './story.ts';

export interface SoakRun {
  seed: number;
  /** The operations, and how each ended: by its failure's word, or `succeeded`. */
  ends: string[];
  requests: number;
  /** Faults that were injected, by kind. */
  faults: Record<string, number>;
  /** Where the platform and what the steps say differ. */
  disagreements: string[];
  /** The run at length, line by line, for who looks into one. */
  story: () => string[];
}

/** The steps of a plan against a platform of their own, and whether what they say is what happened there. */
export async function soakRun(plan: Plan): Promise<SoakRun> {
  const directory = await mkdtemp(join(tmpdir(), 'soak-'));
  const platform = await startPlatform({
    state: plan.state,
    quirks: plan.quirks,
    furtherTokens: FURTHER_TOKENS,
  });
  try {
    const run = new Run(plan, platform, directory);
    return await run.run();
  } finally {
    await platform.close();
    await rm(directory, { recursive: true, force: true });
  }
}

class Run {
  readonly #plan: Plan;
  readonly #platform: Platform;
  readonly #directory: string;
  readonly #history: History;
  readonly #stop = new AbortController();

  constructor(plan: Plan, platform: Platform, directory: string) {
    this.#plan = plan;
    this.#platform = platform;
    this.#directory = directory;
    if (plan.steps.some(({ inputs }) => inputs.operation === 'gate')) startGateScan(platform, plan.scan);
    this.#history = new History(platform);
    const edit = meanwhileHook(plan.meanwhile);
    platform.quirks.onRequest = async (moment) => {
      this.#history.arrive(moment);
      await edit(moment);
    };
    platform.quirks.beforeAnswer = (moment) => this.#history.process(moment);
  }

  async run(): Promise<SoakRun> {
    const done = await this.#runSteps();
    await settled(this.#platform);
    this.#history.end();
    return {
      seed: this.#plan.seed,
      ends: done.map(
        ({ drawn, result }) =>
          `${drawn.inputs.operation}: ${result.outputs['failure-reason'] ?? result.outputs.outcome}`,
      ),
      requests: this.#platform.requests.length,
      faults: faultCounts(this.#platform),
      disagreements: disagreementsOf(this.#plan, this.#history, done),
      story: () => storyOf(this.#plan, this.#platform, done),
    };
  }

  async #runSteps(): Promise<DoneStep[]> {
    const { between, steps } = this.#plan;
    const done: DoneStep[] = [];
    for (const [at, step] of steps.entries()) {
      const isLast = at === steps.length - 1;
      const first = this.#platform.requests.length;
      const { cancelAt } = this.#plan;
      this.#platform.faults = this.#faults(isLast && cancelAt !== undefined ? first + cancelAt : undefined);
      const report = done[step.undoes ?? -1]?.result.outputs['report-path'];
      if (step.undoes !== undefined && report === undefined) break;
      if (at > 0) {
        // Else nobody could tell what came before the end of a step from what came after it, and reads might lag:
        // only an undo knows which step it follows.
        const followsAtOnce = step.undoes === at - 1 && between.length === 0 && this.#plan.seed % 2 === 1;
        if (!followsAtOnce) this.#platform.now += 60_000;
        for (const edit of at === 1 ? between : []) {
          const made = aimedAtMoved(edit, this.#platform.record);
          if (isThere(made, this.#platform.state)) this.#platform.edit(made);
        }
      }
      const before = { ...step, inputs: { ...step.inputs, ...(report ? { report } : {}) } };
      done.push(await this.#step(before, at));
      await settled(this.#platform);
    }
    return done;
  }

  /** The faults of the plan; the request `cancelAt` cancels the last step. */
  #faults(cancelAt: number | undefined): FaultSource {
    const { seed } = this.#plan;
    const faults = scheduledFaults(seed, this.#plan);
    return (asked) => {
      if (asked.index === cancelAt) this.#stop.abort();
      return faults(asked);
    };
  }

  async #step(drawn: DrawnStep, at: number): Promise<DoneStep> {
    const { seed, maxRetries, concurrency, isProcess, steps } = this.#plan;
    const token = TOKENS[at] as string;
    const directory = join(this.#directory, String(at));
    await mkdir(join(directory, '.github'), { recursive: true });
    if (drawn.rules !== undefined) {
      await writeFile(join(directory, '.github/code-security.yml'), drawn.rules);
    }
    const given = { slug: { 'deployment-slug': 'acme' }, both: BOTH, none: {} };
    const inputs: Inputs = {
      ...drawn.inputs,
      ...given[(['slug', 'both', 'none'] as const)[seed % 3] ?? 'none'],
      ...{ token, 'base-url': this.#platform.url },
      ...(ONE_REQUEST.has(drawn.inputs.operation ?? '') ? {} : { concurrency: String(concurrency) }),
      'max-retries': String(maxRetries),
    };
    const isLast = at === steps.length - 1;
    const signal = isLast ? this.#stop.signal : new AbortController().signal;
    const { place: start } = this.#history;
    const { now: startMs } = this.#platform;
    const result = isProcess
      ? await runProcessStep({ inputs, directory, signal, name: seed % 8 === 0 ? 'SIGINT' : 'SIGTERM' })
      : await runInnerStep({
          ...{ inputs, directory, seed: seed * 2 + at, signal },
          requestTimeoutMs: REQUEST_TIMEOUT_MS,
          time: this.#platform,
        });
    return { drawn, token, start, startMs, end: this.#history.place, result, isCancelled: signal.aborted };
  }
}

/** They take no `concurrency`. */
const ONE_REQUEST = new Set(['scan', 'list-policies']);
const BOTH = { 'deployment-slug': 'acme', 'deployment-id': '120' };

/** Until the platform has done what was asked of it by requests that the client has given up, too. */
async function settled(platform: Platform): Promise<void> {
  const { requests } = platform;
  const lateMs = requests.map(({ fault }) =>
    fault && 'ms' in fault && fault.kind !== 'trickle' && typeof fault.ms === 'number' ? fault.ms : 0,
  );
  const last = Math.max(0, ...requests.map(({ at }, index) => at + (lateMs[index] ?? 0)));
  await delay(5 + Math.max(0, last - performance.now()));
  await platform.land();
}

function faultCounts({ requests }: Platform): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { fault } of requests) if (fault) counts[fault.kind] = (counts[fault.kind] ?? 0) + 1;
  return counts;
}
