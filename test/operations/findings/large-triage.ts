/**
 * Triages the oldest of many findings in a process of its own.
 * Arguments: address of a platform, the age in epoch ms. Prints how many, and the requests, as JSON.
 */

import { triage } from '../../../src/operations/triage.ts';
import { createPlatform } from '../../../src/platform/platform.ts';

const [url = '', olderThanMs = '0', token = ''] = process.argv.slice(2);

const never = new AbortController().signal;
const { reader, writer, stats, close } = createPlatform({
  baseUrl: new URL(url),
  token,
  userAgent: 'test',
  timeoutMs: 600_000,
  maxRetries: 0,
  concurrency: 8,
  clock: { now: Date.now, sleep: async () => undefined, random: Math.random },
  stop: never,
  abort: never,
});

async function triageOldest(): Promise<number> {
  const query = { issueType: 'sast', filters: { status: 'open' }, olderThanMs: Number(olderThanMs) } as const;
  const result = await triage(
    {
      platform: reader,
      writer,
      baseUrl: url,
      clock: { now: Date.now, sleep: async () => undefined, random: Math.random },
      maxRetries: 0,
      progress: { begin() {}, advance() {}, pause() {} },
      readFile: async () => ({ problem: 'missing' }),
      writeRules: () => Promise.reject(new Error('nothing is exported here')),
      stop: never,
      stoppedBy: () => undefined,
      timeLimitMs: 3_600_000,
      deployment: { slug: 'acme', id: 120n },
      notices: [],
    },
    {
      operation: 'triage',
      deployment: {},
      concurrency: 8,
      dryRun: false,
      issueType: 'sast',
      selection: { by: 'listed', query },
      decision: { state: 'ignored' },
    },
  );
  if (result.failure !== undefined) throw new Error(JSON.stringify(result.failure));
  return result.journal.triage.triaged.length;
}

const triaged = await triageOldest();
await close();
process.stdout.write(JSON.stringify({ triaged, requests: stats.requestsSent }));
