import { ShapeProblem } from '../resources/decode.ts';
import type { AttemptOutcome } from './attempt.ts';
import {
  AnswerError,
  CancelledError,
  ConnectionError,
  type PlatformError,
  type RequestFailure,
  StatusError,
} from './errors.ts';

/** Statuses after which another try may help. */
export const RETRIED = new Set([429, 502, 503, 504]);
/** Statuses by which a proxy in front may hide that the platform did the work. */
export const ANSWER_LOST = new Set([408, 502, 503, 504, 520, 521, 522, 523, 524]);

/** The failure as an error of its own class. */
export function errorOf(failure: RequestFailure, outcome: AttemptOutcome): PlatformError {
  const options = outcome.answered || outcome.error === undefined ? {} : { cause: outcome.error };
  switch (failure.kind) {
    case 'status':
      return new StatusError(failure);
    case 'answer':
      return new AnswerError(failure);
    case 'cancelled':
      return new CancelledError(failure);
    default:
      return new ConnectionError(failure, options);
  }
}

/** What is wrong with an answer that could not be read; undefined when the fault is not the answer's. */
export function answerProblem(error: unknown, body: string): string | undefined {
  if (error instanceof ShapeProblem) return error.message;
  if (error instanceof RangeError) return 'the answer is nested too deep';
  if (!(error instanceof SyntaxError)) return undefined;
  return /^\s*</.test(body) ? 'the answer is HTML, not JSON' : 'the answer is not JSON';
}

/** Whether the outcome is a sign that the platform has more to do than it can. */
export function overloaded(outcome: AttemptOutcome): boolean {
  return outcome.answered ? RETRIED.has(outcome.status) : outcome.kind === 'time-out';
}

/** A header as text: the first, where there are several. */
export function headerText(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? '';
}
