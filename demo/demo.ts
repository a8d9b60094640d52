import { rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBundle } from '../test/step.ts';
import { runDemo } from './run.ts';

const folder = fileURLToPath(new URL('../.demo/', import.meta.url));
const print = (text: string): void => void process.stdout.write(`${text}\n`);

await rm(folder, { recursive: true, force: true });
const startedAt = performance.now();
const { page, surprises } = await runDemo(
  folder,
  async ({ inputs, environment }) => {
    const run = await runBundle({ inputs, environment });
    await rm(run.temp, { recursive: true });
    return run;
  },
  print,
);
const path = join(folder, 'summaries.html');
await writeFile(path, page);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
print(`\nAll summaries on one page, as GitHub shows them (${seconds} s): ${relative(process.cwd(), path)}`);
if (surprises.length > 0) {
  print('The demo failed: not every step did what it should.');
  process.exitCode = 1;
}
