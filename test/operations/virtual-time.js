// Loaded before the bundle: its sleeps take no time, and its clock goes on as if they had.

import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const realNow = performance.now.bind(performance);
const realSleep = timers.setTimeout;
let aheadMs = 0;
// The clock of the step is the monotonic one; Date.now goes with it.
performance.now = () => realNow() + aheadMs;
Date.now = () => Math.round(performance.timeOrigin + performance.now());
timers.setTimeout = async (ms, value, options) => {
  const until = Date.now() + ms;
  await realSleep(Math.min(ms, 2), value, options);
  aheadMs += Math.max(0, until - Date.now());
  return value;
};
syncBuiltinESMExports();
