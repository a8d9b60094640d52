import { prng } from '../emulator/platform/prng.ts';
import type { Platform } from '../emulator/platform/server.ts';

/** Of the scans that are under way. */
export const COMMIT = 'c'.repeat(40);
const FORMER_SCANS = 12;
/** Of the logarithm of their times. */
const SIGMA = 0.3;

/**
 * Starts a scan of each project, which ends after a drawn time, and has former ones.
 *
 * @param seconds median of their times
 * @returns when each ends, in epoch ms
 */
export function startScans(platform: Platform, seconds: number, seed: number): number[] {
  const random = prng(seed);
  const draw = () => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return seconds * Math.exp(SIGMA * normal) * 1000;
  };
  return platform.state.projects.all.map(({ name: project }) => {
    for (let hours = FORMER_SCANS; hours > 0; hours -= 1) {
      const scan = platform.startScan({ project, commit: `${hours}`.padStart(40, '0') });
      const startMs = platform.now - hours * 3_600_000;
      const ms = draw();
      scan.started_at = new Date(startMs).toISOString();
      scan.completed_at = new Date(startMs + ms).toISOString();
      scan.stats.total_time = ms / 1000;
    }
    const scan = platform.startScan({ project, commit: COMMIT, ends: { afterSearches: Infinity } });
    const ms = draw();
    setTimeout(() => scan.awaited?.complete(), ms);
    return Date.parse(scan.started_at) + ms;
  });
}
