import { type Plan, planOf } from './plan.ts';
import { type SoakRun, soakRun } from './run.ts';

/** Many waits are real ones, so that some runs go on at the same time. */
const CONCURRENCY = 12;

export interface SoakFigures {
  runs: number;
  requests: number;
  faults: Record<string, number>;
  /** Steps by operation and how they ended. */
  ends: Record<string, number>;
  disagreeing: SoakRun[];
}

/** The runs of the seeds from `seed` on; `onDisagreement` gets each in which something does not agree. */
export async function soak(
  seed: number,
  runs: number,
  onDisagreement: (run: SoakRun) => void = () => undefined,
  plan: (seed: number) => Plan = planOf,
): Promise<SoakFigures> {
  const figures: SoakFigures = { runs: 0, requests: 0, faults: {}, ends: {}, disagreeing: [] };
  let next = seed;
  const worker = async () => {
    while (next < seed + runs) {
      const run = await attempt(next++, plan);
      count(figures, run);
      if (run.disagreements.length > 0) onDisagreement(run);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return figures;
}

/** A run that could not be made disagrees, too. */
async function attempt(seed: number, plan: (seed: number) => Plan): Promise<SoakRun> {
  try {
    return await soakRun(plan(seed));
  } catch (error) {
    const disagreements = [String((error as Error).stack ?? error)];
    return { seed, ends: [], requests: 0, faults: {}, disagreements, story: () => [] };
  }
}

function count(figures: SoakFigures, run: SoakRun): void {
  figures.runs += 1;
  figures.requests += run.requests;
  for (const [kind, times] of Object.entries(run.faults))
    figures.faults[kind] = (figures.faults[kind] ?? 0) + times;
  for (const end of run.ends) figures.ends[end] = (figures.ends[end] ?? 0) + 1;
  if (run.disagreements.length > 0) figures.disagreeing.push(run);
}
