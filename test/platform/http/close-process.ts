// A process with a request under way that closes its client, and then has nothing left to do.
import { setTimeout as delay } from 'node:timers/promises';
import { createPlatform } from '../../../src/platform/platform.ts';

const { BASE = '', PROXY = '' } = process.env;
const platform = createPlatform({
  baseUrl: new URL(BASE),
  token: 'a-token-of-the-tests',
  userAgent: 'tests',
  timeoutMs: 30_000,
  maxRetries: 5,
  concurrency: 2,
  clock: {
    now: Date.now,
    random: Math.random,
    sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
  },
  stop: new AbortController().signal,
  abort: new AbortController().signal,
  ...(PROXY === '' ? {} : { proxy: { httpProxy: '', httpsProxy: PROXY, noProxy: '' } }),
});
const read = platform.reader.policies(1n).catch((error: Error) => error.name);
await delay(200);
await platform.close();
if ((await read) !== 'CancelledError') throw new Error(`it ended with ${await read}`);
process.stdout.write('closed\n');
