import { findingsState, fleetState } from '../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN, startPlatform } from '../emulator/platform/server.ts';

// The embedded platform in a process of its own: `platform.ts fleet 2000 20` is a fleet of 2,000 at 20 ms per
// answer, `platform.ts findings 300000 0 20` has so many open findings of all ages in 20 projects. Answers come in
// gzip where that is asked. Asked by a message, it gives its count of requests.
const [kind, count, latency, projects] = process.argv.slice(2);
const state =
  kind === 'findings'
    ? findingsState(Number(count), { projects: Number(projects ?? 20), overDays: 1000 })
    : fleetState(Number(count));
const platform = await startPlatform({
  ...{ state, latency: Number(latency), log: 'counts' },
  quirks: { gzip: true },
});
process.on('message', () => {
  process.send?.(Object.values(platform.counts).reduce((sum, requests) => sum + requests, 0));
});
process.send?.({ url: platform.url, token: DEFAULT_TOKEN });
