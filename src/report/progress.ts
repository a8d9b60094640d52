import type { Progress, ProgressPhase } from '../model/ports.ts';
import { counted, duration, number } from './figures.ts';

const PHASES: Readonly<Record<ProgressPhase, readonly [doing: string, unit: string]>> = {
  listing: ['Listing', 'row'],
  reading: ['Reading', 'project'],
  policies: ['Writing policies', 'part'],
  writing: ['Writing', 'project'],
  triaging: ['Triaging', 'finding'],
  tickets: ['Opening tickets', 'finding'],
  sboms: ['Exporting SBOMs', 'project'],
  findings: ['Listing findings', 'finding'],
  repositories: ['Reading from GitHub', 'repository'],
};

const PAUSES: Readonly<Record<Parameters<Progress['pause']>[0], string>> = {
  'rate-limit': 'the rate limit of the platform',
  'github-rate-limit': 'the rate limit of GitHub',
  scan: 'the scan to end',
  findings: 'the findings of the scan to be listed',
};

export interface ProgressCount extends Progress {
  /** The present phase; undefined before the first, and in a pause that was reported. */
  line(): string | undefined;
}

/** @param now in ms */
export function countProgress(now: () => number): ProgressCount {
  let phase: { name: ProgressPhase; total?: number; done: number } | undefined;
  let pause = { reason: 'rate-limit' as keyof typeof PAUSES, untilMs: 0, endMs: 0, isReported: true };
  return {
    begin(name, total) {
      phase = { name, total, done: 0 };
    },
    advance(by) {
      if (phase !== undefined) phase.done += by;
    },
    pause(reason, ms, toGoMs = ms) {
      pause = { reason, untilMs: now() + ms, endMs: now() + toGoMs, isReported: false };
    },
    line() {
      if (pause.untilMs > now()) {
        const { reason, endMs, isReported } = pause;
        pause.isReported = true;
        return isReported
          ? undefined
          : `Waiting for ${PAUSES[reason]}, at most ${duration(endMs - now())} to go`;
      }
      if (phase === undefined) return undefined;
      const { name, total, done } = phase;
      const [doing, unit] = PHASES[name];
      if (done === 0) return `${doing} …`;
      return total === undefined
        ? `${doing}: ${counted(done, unit)}`
        : `${doing}: ${number(done)} of ${counted(total, unit)}`;
    },
  };
}
