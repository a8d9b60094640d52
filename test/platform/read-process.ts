// A process that reads from an address, and says how that ended.
import { createPlatform } from '../../src/platform/platform.ts';

const { BASE = '' } = process.env;
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

const ended = await reader.policies(1n).then(
  (value) => ({ value }),
  (error) => ({ error: error.failure?.kind, cause: error.failure?.cause }),
);
await close();
process.stdout.write(JSON.stringify(ended));
