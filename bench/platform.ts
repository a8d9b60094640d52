import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { findingsState, fleetState } from '../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN, startPlatform } from '../emulator/platform/server.ts';
import { startScans } from './scans.ts';

// The embedded platform in a process of its own: `platform.ts fleet 2000 20` is a fleet of 2,000 at 20 ms per
// answer, `platform.ts findings 300000 0 20` has so many open findings of all ages in 20 projects, and
// `platform.ts scans 12 40 7` has 12 projects with a scan of some 40 s under way, drawn by the seed 7. Answers come in gzip
// where that is asked.
const [kind, count, third, fourth] = process.argv.slice(2);
const latency = Number(third);
const token = DEFAULT_TOKEN;
if (kind === 'fleet') {
  const state = fleetState(Number(count));
  const { url } = await startPlatform({ state, latency, log: 'counts', quirks: { gzip: true } });
  process.send?.({ url, token });
} else if (kind === 'scans') {
  const platform = await startPlatform({ state: fleetState(Number(count)), log: 'counts' });
  const endsAtMs = startScans(platform, Number(third), Number(fourth));
  process.send?.({ url: platform.url, token, endsAtMs });
} else {
  const state = findingsState(Number(count), {
    projects: Number(fourth ?? 20),
    overDays: 1000,
    complete: true,
  });
  // All are open, so that a list by another status shows what a step makes of a filter that is ignored.
  const quirks = { ignoredFindingsFilters: ['status'] };
  const { url } = await startPlatform({ state, log: 'counts', quirks });
  process.send?.({ url: await keepAnswers(url), token });
}

/** Serves reads of a platform; each is answered by it once, so that later rounds do not measure its own work. */
async function keepAnswers(platform: string): Promise<string> {
  const answers = new Map<string, Promise<{ status: number; body: Buffer }>>();
  const read = async (path: string, authorization = '') => {
    const answer = await fetch(platform + path, { headers: { authorization } });
    return { status: answer.status, body: gzipSync(await answer.arrayBuffer(), { level: 1 }) };
  };
  const server = createServer(async ({ url = '', headers: { authorization } }, response) => {
    const kept = answers.get(url) ?? read(url, authorization);
    answers.set(url, kept);
    const [{ status, body }] = await Promise.all([kept, setTimeout(latency)]);
    response.writeHead(status, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body);
  });
  // While it makes an answer, other connections wait.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
