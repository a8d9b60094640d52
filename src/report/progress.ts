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

type PauseReason = Parameters<Progress['pause']>[0];

const PAUSES: Readonly<Record<PauseReason, string>> = {
  'rate-limit': 'the rate limit of the platform',
  'github-rate-limit': 'the rate limit of GitHub',
  scan: 'the scan to end',
  findings: 'the findings of the scan to be listed',
};

/** Counts what an operation is at; `line` says it with rate and time left. */
export class ProgressCount implements Progress {
  readonly #now: () => number;
  #phase: ProgressPhase | undefined;
  #total: number | undefined;
  #done = 0;
  #sinceMs = 0;
  #pause: { reason: PauseReason; untilMs: number } | undefined;

  /** @param now in ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  begin(phase: ProgressPhase, total?: number): void {
    this.#phase = phase;
    this.#total = total;
    this.#done = 0;
    this.#sinceMs = this.#now();
  }

  advance(by: number): void {
    this.#done += by;
  }

  pause(reason: PauseReason, ms: number): void {
    this.#pause = { reason, untilMs: this.#now() + ms };
  }

  /** Undefined before the first phase. */
  line(): string | undefined {
    const nowMs = this.#now();
    if (this.#pause !== undefined && this.#pause.untilMs > nowMs) {
      return `Waiting for ${PAUSES[this.#pause.reason]}, ${duration(this.#pause.untilMs - nowMs)} to go`;
    }
    return this.#phase === undefined ? undefined : this.#phaseLine(PHASES[this.#phase], nowMs);
  }

  #phaseLine([doing, unit, units]: readonly [string, string, string], nowMs: number): string {
    const seconds = (nowMs - this.#sinceMs) / 1000;
    if (this.#done === 0) return `${doing}, ${Math.round(seconds)} s so far`;
    const rate = this.#done / Math.max(0.001, seconds);
    const count =
      this.#total === undefined
        ? counted(this.#done, unit, units)
        : `${number(this.#done)} of ${counted(this.#total, unit, units)}`;
    const pace = `, ${rate.toFixed(rate < 10 ? 1 : 0)} per second`;
    const left = this.#total === undefined ? '' : timeLeft((this.#total - this.#done) / rate);
    return `${doing}: ${count}, ${Math.round(seconds)} s so far${pace}${left}`;
  }
}

function timeLeft(seconds: number): string {
  if (seconds <= 0) return '';
  const left = seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
  return `, about ${left} left`;
}
