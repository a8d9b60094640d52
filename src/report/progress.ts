import type { Progress, ProgressPhase } from '../model/ports.ts';
import { counted, duration, number } from './figures.ts';

const PHASES: Readonly<Record<ProgressPhase, readonly [doing: string, unit: string]>> = {
  listing: ['Listing', 'row'],
  reading: ['Reading', 'project'],
  policies: ['Writing policies', 'part'],
  writing: ['Writing', 'project'],
  triaging: ['Triaging', 'finding'],
  tickets: ['Opening tickets', 'finding'],
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
  /** What the operation is at; undefined before the first phase. */
  line(): string | undefined;
}

/** @param now in ms */
export function countProgress(now: () => number): ProgressCount {
  let phase: { name: ProgressPhase; total?: number; done: number } | undefined;
  let pause = { reason: 'rate-limit' as keyof typeof PAUSES, untilMs: 0 };
  return {
    begin(name, total) {
      phase = { name, total, done: 0 };
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
      const { name, total, done } = phase;
      const [doing, unit] = PHASES[name];
      if (done === 0) return `${doing} …`;
      return total === undefined
        ? `${doing}: ${counted(done, unit)}`
        : `${doing}: ${number(done)} of ${counted(total, unit)}`;
    },
  };
}
