import { parseArgs } from 'node:util';

/** A line of the printed table: what was tried with which tool, and whether it held. */
export interface Trial {
  tool: string;
  tried: string;
  /** `skipped` where the tool is not installed. */
  result: 'held' | 'failed' | 'skipped';
  details?: string;
}

/** The groups of trials, in the order in which they run. */
const GROUPS: Record<string, () => Promise<{ trials(): AsyncIterable<Trial> }>> = {
  proxies: () => import('./proxies.ts'),
  readers: () => import('./readers.ts'),
};

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !(name in GROUPS));
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. Groups: ${Object.keys(GROUPS).join(', ')}`);
for (const name of positionals.length > 0 ? positionals : Object.keys(GROUPS)) {
  const group = await GROUPS[name]?.();
  for await (const { tool, tried, result, details = '' } of group?.trials() ?? []) {
    console.log([name, tool, tried, result, details].join(' | '));
    if (result === 'failed') process.exitCode = 1;
  }
}
