// A process with a request under way that closes its client when it is told to, and prints what it still waits for.
import { setTimeout as delay } from 'node:timers/promises';
import { createPlatform } from '../../../src/platform/platform.ts';

const { BASE = '', PROXY = '' } = process.env;
const platform = createPlatform({
  baseUrl: new URL(BASE),
  token: 'a-token-of-the-tests',
  userAgent: 'tests',
  timeoutMs: 600_000,
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
for await (const _ of process.stdin);
await platform.close();
if ((await read) !== 'CancelledError') throw new Error(`it ended with ${await read}`);
// The handles of what was closed go in the next turns of the loop.
for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve));
const own = new Set(['Immediate', 'PipeWrap', 'CloseReq']);
process.stdout.write(JSON.stringify(process.getActiveResourcesInfo().filter((name) => !own.has(name))));
