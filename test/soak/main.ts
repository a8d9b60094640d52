import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roundTripOf } from './plan.ts';
import type { SoakRun } from './run.ts';
import { soak } from './soak.ts';

const usage = `node test/soak/main.ts [runs] [seed] [round trips]

Steps with random inputs against platforms with random modes, faults, other writers and cancellations. Afterwards
what each step says must be what the platform recorded. Run n of a soak has the seed \`seed\` + n, so that
\`node test/soak/main.ts 1 <seed of the run> 0\` repeats it. A round trip is a step on a platform on which nothing
goes wrong, of an apply the plan after it, and the undo of it. Default: 5000 runs from seed 1, and 1000 round trips.
`;

const [runs = 5000, seed = 1, trips = 1000] = process.argv.slice(2).map(Number);
if (!Number.isSafeInteger(seed) || !(runs > 0)) {
  process.stdout.write(usage);
  process.exit(process.argv.includes('--help') ? 0 : 2);
}

const stories = mkdtempSync(join(tmpdir(), 'soak-stories-'));
const startedAtMs = performance.now();
const show = (kind: string) => (run: SoakRun) => {
  process.stdout.write(`${kind} ${run.seed}, ${run.ends.join(', ')}:\n`);
  for (const line of run.disagreements.slice(0, 20)) process.stdout.write(`  ${line}\n`);
  // Timing decides, too, so that a run may not repeat: all that happened is kept.
  const story = join(stories, `${kind}-${run.seed}.txt`);
  writeFileSync(story, [...run.disagreements, ...run.story(), ''].join('\n'));
  process.stdout.write(`  ${story} has all that happened\n`);
};
const figures = await soak(seed, runs, show('seed'));
const roundTrips = await soak(seed, trips, show('round-trip'), roundTripOf);
const table = (counts: Record<string, number>) =>
  Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `  ${String(count).padStart(6)}  ${name}\n`)
    .join('');
const injected = Object.values(figures.faults).reduce((sum, times) => sum + times, 0);
process.stdout.write(`
steps and how they ended
${table(figures.ends)}
faults injected
${table(figures.faults)}
${figures.runs} runs, ${figures.requests} requests, ${injected} faults injected, \
${figures.disagreeing.length} disagreements; ${roundTrips.runs} round trips, \
${roundTrips.disagreeing.length} disagreements, in ${Math.round((performance.now() - startedAtMs) / 1000)} s
`);
process.exit(figures.disagreeing.length + roundTrips.disagreeing.length === 0 ? 0 : 1);
