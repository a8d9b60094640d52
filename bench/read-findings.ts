import { createPlatform } from '../src/platform/platform.ts';

// Reads all findings by the client alone, without what an operation makes of them.
const { BASE_URL = '', TOKEN = '', ROWS } = process.env;
const never = new AbortController().signal;
const platform = createPlatform({
  ...{ baseUrl: new URL(BASE_URL), token: TOKEN, timeoutMs: 60_000, maxRetries: 0, concurrency: 1 },
  clock: { now: Date.now, random: Math.random, sleep: async () => undefined },
  ...{ stop: never, abort: never },
});
const { rows } = await platform.reader.findings('acme', { status: 'open' });
if (rows.length !== Number(ROWS)) throw new Error(`${rows.length} rows were read`);
platform.close();
