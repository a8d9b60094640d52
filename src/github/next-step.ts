import { backoff } from '../platform/http/retry.ts';
import type { Answered, Attempt } from './attempt.ts';
import type { GitHubErrorKind } from './errors.ts';
import { type ReachedLimit, reachedLimit } from './rate-limit.ts';

export type NextStep =
  | { readonly step: 'return'; readonly answer: Answered }
  | ({ readonly step: 'pause' } & ReachedLimit)
  | { readonly step: 'retry'; readonly delayMs: number }
  | {
      readonly step: 'fail';
      readonly kind: GitHubErrorKind;
      readonly cause?: string;
      readonly resetAtMs?: number;
    };

export interface AttemptContext {
  /** Reads are answered with 200 only. */
  readonly isRead: boolean;
  /** A try may follow one that may have taken effect. */
  readonly isRepeatable: boolean;
  /** Tries before this one that ended without an answer, or with a 5xx. */
  readonly retriesBefore: number;
  readonly pausesBefore: number;
  readonly nowMs: number;
  /** From 0 up to 1. */
  readonly random: number;
}

const MAX_RETRIES = 3;
const MAX_PAUSES = 3;

/** What to do after an attempt: GitHub has limits of its own, and says so in ways of its own. */
export function nextStep(attempt: Attempt, context: AttemptContext): NextStep {
  if (!attempt.answered) {
    const { kind, cause } = attempt;
    return kind === 'connection'
      ? retryOr({ step: 'fail', kind, cause }, context)
      : { step: 'fail', kind, cause };
  }
  const limit = reachedLimit(attempt, context.nowMs, context.pausesBefore);
  if (limit !== undefined) {
    return context.pausesBefore < MAX_PAUSES
      ? { step: 'pause', ...limit }
      : { step: 'fail', kind: 'rate-limited', resetAtMs: limit.untilMs };
  }
  if (attempt.status >= 500) return retryOr({ step: 'fail', kind: 'status' }, context);
  if (attempt.status >= 300) return { step: 'fail', kind: 'status' };
  // 202, 203 and 206 may have a list that is not whole, or none.
  if (context.isRead && attempt.status !== 200) {
    return { step: 'fail', kind: 'answer', cause: `a ${attempt.status} is not a whole answer` };
  }
  if (attempt.isUnreadable) return { step: 'fail', kind: 'answer', cause: 'the answer is not JSON' };
  return { step: 'return', answer: attempt };
}

function retryOr(failure: NextStep, { isRepeatable, retriesBefore, random }: AttemptContext): NextStep {
  if (!isRepeatable || retriesBefore >= MAX_RETRIES) return failure;
  return { step: 'retry', delayMs: backoff(retriesBefore + 1, random) };
}
