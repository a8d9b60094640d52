// A process that reads from an address, and says how that ended.
import { createPlatform } from '../../src/platform/platform.ts';

const { BASE = '', READS = '' } = process.env;
const { reader, close } = createPlatform({
  baseUrl: new URL(BASE),
  token: 'a-token-of-the-tests',
  userAgent: 'tests',
  timeoutMs: 600_000,
  maxRetries: 0,
  concurrency: 2,
  clock: { now: Date.now, random: Math.random, sleep: async () => undefined },
  stop: new AbortController().signal,
  abort: new AbortController().signal,
});

async function count(pages: AsyncIterable<unknown>): Promise<number> {
  let rows = 0;
  for await (const page of pages) rows += Array.isArray(page) ? page.length : 1;
  return rows;
}

const reads: Record<string, () => Promise<unknown>> = {
  projects: () => count(reader.projects('acme')),
  findings: () => count(reader.findings('acme', {})),
  policies: () => reader.policies(1n),
};
const ended = await reads[READS]?.().then(
  (value) => ({ value }),
  (error) => ({ error: error.failure?.kind, cause: error.failure?.cause }),
);
await close();
process.stdout.write(JSON.stringify(ended));
