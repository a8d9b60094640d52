import { policyRun } from './run.ts';

/** `node test/soak/policies/main.ts [runs] [seed]`: run n has the seed `seed` + n. */
const [runs = 2000, seed = 1] = process.argv.slice(2).map(Number);
const ends: Record<string, number> = {};
let disagreeing = 0;
for (let at = 0; at < runs; at++) {
  const run = await policyRun(seed + at);
  for (const [step, end] of run.ends.entries()) {
    const key = `${step === 0 ? 'apply' : 'undo'}: ${end}`;
    ends[key] = (ends[key] ?? 0) + 1;
  }
  if (run.disagreements.length === 0) continue;
  disagreeing += 1;
  process.stdout.write(`seed ${run.seed}, ${run.ends.join(', ')}\n  ${run.disagreements.join('\n  ')}\n`);
}
for (const [end, count] of Object.entries(ends).sort())
  process.stdout.write(`${String(count).padStart(6)}  ${end}\n`);
process.stdout.write(`${runs} runs, ${disagreeing} disagreements\n`);
process.exit(disagreeing === 0 ? 0 : 1);
