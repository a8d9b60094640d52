import { type SoakRun, soakRun } from './run.ts';

/** Many waits are real ones, so that some runs go on at the same time. */
const AT_ONCE = 8;

export interface SoakFigures {
  runs: number;
  requests: number;
  faults: Record<string, number>;
  /** Runs by operation and how they ended. */
  ends: Record<string, number>;
  disagreeing: SoakRun[];
}

/** The runs of the seeds from `seed` on; each is told when it has disagreed. */
export async function soak(
  seed: number,
  runs: number,
  tell: (run: SoakRun) => void = () => {},
): Promise<SoakFigures> {
  const figures: SoakFigures = { runs: 0, requests: 0, faults: {}, ends: {}, disagreeing: [] };
  let next = seed;
  const worker = async () => {
    while (next < seed + runs) {
      const run = await soakRun(next++);
      count(figures, run);
      if (run.disagreements.length > 0) tell(run);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return figures;
}

function count(figures: SoakFigures, run: SoakRun): void {
  figures.runs += 1;
  figures.requests += run.requests;
  for (const [kind, times] of Object.entries(run.faults))
    figures.faults[kind] = (figures.faults[kind] ?? 0) + times;
  const end = `${run.operation}: ${run.end}`;
  figures.ends[end] = (figures.ends[end] ?? 0) + 1;
  if (run.disagreements.length > 0) figures.disagreeing.push(run);
}
