import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { findingsState, fleetState } from '../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN, startPlatform } from '../emulator/platform/server.ts';

// The embedded platform in a process of its own: `platform.ts fleet 2000 20` is a fleet of 2,000 at 20 ms per
// answer, `platform.ts findings 300000 0 20` has so many open findings of all ages in 20 projects, and
// `platform.ts gate 0 0` one scan of a commit. Answers come in gzip where that is asked. Asked by a message, it gives
// its counts, and the bytes that it sent.
const [kind, count, latency, projects] = process.argv.slice(2);
const sockets = new Set<Socket>();
subscribe('http.server.request.start', (event) => sockets.add((event as { socket: Socket }).socket));
const state =
  kind === 'findings'
    ? findingsState(Number(count), { projects: Number(projects ?? 20), overDays: 1000 })
    : fleetState(kind === 'gate' ? 1 : Number(count));
const quirks = { compression: 'asked' } as const;
const platform = await startPlatform({ state, quirks, latency: Number(latency), log: 'counts' });
if (kind === 'gate') {
  platform.startScan({ project: 'fleet/service-00001', commit: 'c'.repeat(40), products: ['sast'] });
}
process.on('message', () => {
  const bytes = [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  process.send?.({ counts: platform.counts, bytes });
});
process.send?.({ url: platform.url, token: DEFAULT_TOKEN });
