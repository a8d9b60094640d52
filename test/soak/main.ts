import { parseArgs } from 'node:util';
import { itemRun } from './items.ts';
import { soakRun } from './run.ts';

const USAGE = `npm run soak -- [--runs 1000] [--seed 1] [--from N] [--items]

Runs random steps and their undo against the emulator, with lost answers, refusals, limits, people and cancellations,
and compares what each says with what the platform recorded. Run n has the seed --seed + n; --from skips the first N.
With --items, draws items of filters and rules instead, many of which match nothing, and compares what becomes of them with
the table of docs/filters.md. With --runs 1 the whole story of the run is shown: requests, faults, what others did, rows.
`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    items: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const [runs, seed, from] = [values.runs, values.seed, values.from].map(Number) as [number, number, number];
if (values.help || ![runs, seed, from].every(Number.isSafeInteger)) {
  process.stdout.write(USAGE);
  process.exit(values.help ? 0 : 2);
}
const ends = new Map<string, number>();
const total = { runs: 0, requests: 0, faults: 0, disagreeing: 0 };
for (let runSeed = seed + from; runSeed < seed + runs; runSeed += 1) {
  const run = await (values.items ? itemRun : soakRun)(runSeed);
  total.runs += 1;
  total.requests += run.requests;
  total.faults += run.faults;
  for (const end of run.ends) ends.set(end, (ends.get(end) ?? 0) + 1);
  if (runs === 1) process.stdout.write(`${run.story.join('\n')}\n`);
  if (run.disagreements.length === 0) continue;
  total.disagreeing += 1;
  const lines = run.disagreements.slice(0, 10).map((line) => `  ${line}\n`);
  const items = values.items ? ' --items' : '';
  process.stdout.write(
    `seed ${runSeed} (npm run soak -- --runs 1 --seed ${runSeed}${items}):\n${lines.join('')}`,
  );
}
for (const [end, count] of [...ends].sort()) process.stdout.write(`${String(count).padStart(6)}  ${end}\n`);
process.stdout.write(
  `${total.runs} runs, ${total.requests} requests, ${total.faults} faults, ${total.disagreeing} disagreements\n`,
);
process.exit(total.disagreeing === 0 ? 0 : 1);
