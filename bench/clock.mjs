import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers';
import promises from 'node:timers/promises';

// Loaded with `--import`: clock and timers of the process run CLOCK_SPEED times as fast since CLOCK_FROM, in epoch ms, so
// that a scan of minutes takes seconds. Processes with the same values have the same time.
const speed = Number(process.env.CLOCK_SPEED);
const from = Number(process.env.CLOCK_FROM);
const { timeOrigin } = performance;
const elapsed = performance.now.bind(performance);
const now = () => from + (timeOrigin + elapsed() - from) * speed;

performance.now = () => now() - timeOrigin;
globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now()] : parts));
  }

  static now() {
    return Math.floor(now());
  }
};
for (const name of ['setTimeout', 'setInterval']) {
  const real = timers[name];
  const fast = (callback, ms = 0, ...rest) => real(callback, ms / speed, ...rest);
  Object.defineProperties(fast, Object.getOwnPropertyDescriptors(real));
  timers[name] = fast;
  globalThis[name] = fast;
}
const sleep = promises.setTimeout;
promises.setTimeout = (ms, ...rest) => sleep(ms / speed, ...rest);
syncBuiltinESMExports();
