import { findingsState, fleetState } from '../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN, startPlatform } from '../emulator/platform/server.ts';

// The embedded platform in a process of its own: `platform.ts fleet 2000 20` is a fleet of 2,000 at 20 ms per
// answer, `platform.ts findings 300000 0` has so many open findings. Asked by a message, it tells its counts.
const [kind, count, latency] = process.argv.slice(2);
const state = kind === 'findings' ? findingsState(Number(count)) : fleetState(Number(count));
const platform = await startPlatform({ state, latency: Number(latency), log: 'counts' });
process.on('message', () => process.send?.({ counts: platform.counts }));
process.send?.({ url: platform.url, token: DEFAULT_TOKEN });
