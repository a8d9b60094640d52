import type { Progress, ProgressPhase } from '../model/ports.ts';
import { counted, duration, number } from './figures.ts';

const PHASES: Readonly<Record<ProgressPhase, readonly [doing: string, unit: string, units: string]>> = {
  listing: ['Listing', 'row', 'rows'],
  reading: ['Reading', 'project', 'projects'],
  policies: ['Writing policies', 'part', 'parts'],
  writing: ['Writing', 'project', 'projects'],
  triaging: ['Triaging', 'finding', 'findings'],
  tickets: ['Opening tickets', 'finding', 'findings'],
  findings: ['Listing findings', 'finding', 'findings'],
  repositories: ['Reading from GitHub', 'repository', 'repositories'],
};

const PAUSES: Readonly<Record<Parameters<Progress['pause']>[0], string>> = {
  'rate-limit': 'the rate limit of the platform',
  'github-rate-limit': 'the rate limit of GitHub',
  scan: 'the scan to end',
  findings: 'the findings of the scan to be listed',
};

export interface ProgressCount extends Progress {
  /** What the operation is at, with the time left where it is known; undefined before the first phase. */
  line(): string | undefined;
}

/** @param now in ms */
export function countProgress(now: () => number): ProgressCount {
  let phase: { name: ProgressPhase; total?: number; done: number; sinceMs: number } | undefined;
  let pause = { reason: 'rate-limit' as keyof typeof PAUSES, untilMs: 0 };
  return {
    begin(name, total) {
      phase = { name, total, done: 0, sinceMs: now() };
    },
    advance(by) {
      if (phase !== undefined) phase.done += by;
    },
    pause(reason, ms) {
      pause = { reason, untilMs: now() + ms };
    },
    line() {
      const leftMs = pause.untilMs - now();
      if (leftMs > 0) return `Waiting for ${PAUSES[pause.reason]}, ${duration(leftMs)} to go`;
      if (phase === undefined) return undefined;
      const { name, total, done, sinceMs } = phase;
      const [doing, unit, units] = PHASES[name];
      const ms = now() - sinceMs;
      const soFar = `${Math.round(ms / 1000)} s so far`;
      if (done === 0) return `${doing}, ${soFar}`;
      if (total === undefined) return `${doing}: ${counted(done, unit, units)}, ${soFar}`;
      const left = total > done ? `, about ${duration((ms / done) * (total - done))} left` : '';
      return `${doing}: ${number(done)} of ${counted(total, unit, units)}, ${soFar}${left}`;
    },
  };
}
