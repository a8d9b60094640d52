import type { Progress } from '../operations/step.ts';
import { counted } from './text.ts';

const WORDS = {
  listing: ['Listing', 'row'],
  reading: ['Reading', 'project'],
  writing: ['Writing', 'project'],
  triaging: ['Triaging', 'finding'],
} as const;

/** Counts what an operation is at; `line` says it in words, with rate and time left. */
export class ProgressCount implements Progress {
  readonly #now: () => number;
  #phase: keyof typeof WORDS | undefined;
  #total: number | undefined;
  #done = 0;
  #since = 0;

  /** @param now in ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  begin(phase: keyof typeof WORDS, total?: number): void {
    this.#phase = phase;
    this.#total = total;
    this.#done = 0;
    this.#since = this.#now();
  }

  advance(by: number): void {
    this.#done += by;
  }

  /** Undefined before the first phase. */
  line(): string | undefined {
    if (this.#phase === undefined) return undefined;
    const [doing, unit] = WORDS[this.#phase];
    const seconds = Math.max(0.001, (this.#now() - this.#since) / 1000);
    const rate = this.#done / seconds;
    const done = this.#done.toLocaleString('en');
    const count =
      this.#total === undefined ? counted(this.#done, unit) : `${done} of ${counted(this.#total, unit)}`;
    const pace = this.#done === 0 ? '' : `, ${rate.toFixed(rate < 10 ? 1 : 0)} per second`;
    const left =
      this.#total === undefined || this.#done === 0 ? '' : timeLeft((this.#total - this.#done) / rate);
    return `${doing}: ${count}, ${Math.round(seconds)} s so far${pace}${left}`;
  }
}

function timeLeft(seconds: number): string {
  if (seconds <= 0) return '';
  return seconds < 90
    ? `, about ${Math.ceil(seconds)} s left`
    : `, about ${Math.ceil(seconds / 60)} min left`;
}
