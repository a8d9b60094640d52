/**
 * Triages the oldest of many findings in a process of its own, after reading and parsing the same pages bare.
 * Arguments: address of a platform, the age in epoch ms. Prints what it took as JSON.
 */

import { triage } from '../../../src/operations/triage.ts';
import { createPlatform } from '../../../src/platform/platform.ts';

const PAGE_SIZE = 3000;
const [url = '', olderThanMs = '0', token = ''] = process.argv.slice(2);

const never = new AbortController().signal;
const { reader, writer, stats, close } = createPlatform({
  baseUrl: new URL(url),
  token,
  userAgent: 'test',
  timeoutMs: 30_000,
  maxRetries: 0,
  concurrency: 8,
  clock: { now: Date.now, sleep: async () => undefined, random: Math.random },
  stop: never,
  abort: never,
});

async function measured(work: () => Promise<number>) {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const rows = await work();
  const { user, system } = process.cpuUsage(cpu);
  return { rows, wallMs: performance.now() - start, cpuMs: (user + system) / 1000 };
}

async function readBare(): Promise<number> {
  let rows = 0;
  for (let page = 0; ; page++) {
    const query = `issue_type=sast&status=open&page=${page}&page_size=${PAGE_SIZE}`;
    const answer = await fetch(`${url}/api/v1/deployments/acme/findings?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { findings } = JSON.parse(await answer.text()) as { findings: unknown[] };
    if (findings.length === 0) return rows;
    rows += findings.length;
  }
}

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
      rows: { add() {} },
      workspace: { read: async () => undefined },
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

const bare = await measured(readBare);
const triaged = await measured(triageOldest);
await close();
process.stdout.write(JSON.stringify({ bare, triaged, requests: stats.requestsSent }));
