import { parseArgs } from 'node:util';
import { soak } from './soak.ts';

const usage = `node test/soak/main.ts [--seed N] [--runs N]

Steps with random requests against platforms with random faults, after each of which the platform's state and
the reported result must agree. Run n of a soak has the seed N + n: --seed of that with --runs 1 repeats it.
`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '5000' },
    help: { type: 'boolean' },
  },
});
const [seed, runs] = [Number(values.seed), Number(values.runs)];
if (values.help || !Number.isSafeInteger(seed) || !(runs > 0)) {
  process.stdout.write(usage);
  process.exit(values.help ? 0 : 2);
}

const startedAt = performance.now();
const figures = await soak(seed, runs, (run) => {
  process.stdout.write(`seed ${run.seed}, ${run.operation}:\n`);
  for (const line of run.disagreements.slice(0, 20)) process.stdout.write(`  ${line}\n`);
});
const table = (counts: Record<string, number>) =>
  Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `  ${String(count).padStart(6)}  ${name}\n`)
    .join('');
const injected = Object.values(figures.faults).reduce((sum, times) => sum + times, 0);
process.stdout.write(`
runs and how they ended
${table(figures.ends)}
faults injected
${table(figures.faults)}
${figures.runs} runs, ${figures.requests} requests, ${injected} faults injected, \
${figures.disagreeing.length} disagreements, in ${Math.round((performance.now() - startedAt) / 1000)} s
`);
process.exitCode = figures.disagreeing.length === 0 ? 0 : 1;
