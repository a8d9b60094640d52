import type { Answered, Attempt } from './attempt.ts';
import type { GitHubErrorKind } from './errors.ts';
import { type ReachedLimit, reachedLimit } from './rate-limit.ts';

export type NextStep =
  | { readonly step: 'return'; readonly answer: Answered }
  | { readonly step: 'follow'; readonly url: URL }
  | ({ readonly step: 'pause' } & ReachedLimit)
  | { readonly step: 'retry'; readonly delayMs: number }
  | {
      readonly step: 'fail';
      readonly kind: GitHubErrorKind;
      readonly cause?: string;
      readonly resetAtMs?: number;
    };

export interface AttemptContext {
  readonly method: string;
  /** A try may follow one that may have taken effect. */
  readonly isRepeatable: boolean;
  /** Where the attempt went. */
  readonly url: URL;
  /** Tries before this one that ended without an answer, or with a 5xx. */
  readonly retriesBefore: number;
  readonly pausesBefore: number;
  readonly redirectsBefore: number;
  readonly nowMs: number;
  /** From 0 up to 1. */
  readonly random: number;
}

const MAX_RETRIES = 3;
const MAX_PAUSES = 3;
const MAX_REDIRECTS = 5;
const FIRST_DELAY_MS = 1000;

/** What to do after an attempt. */
export function nextStep(attempt: Attempt, context: AttemptContext): NextStep {
  if (!attempt.answered) return retryOr({ step: 'fail', kind: 'connection', cause: attempt.cause }, context);
  const { status } = attempt;
  const limit = reachedLimit(attempt, context.nowMs, context.pausesBefore);
  if (limit !== undefined) {
    return context.pausesBefore < MAX_PAUSES
      ? { step: 'pause', ...limit }
      : { step: 'fail', kind: 'rate-limited', resetAtMs: limit.untilMs };
  }
  if ([301, 302, 307, 308].includes(status)) return redirect(attempt, context);
  if (status >= 500) return retryOr({ step: 'fail', kind: 'status' }, context);
  if (status >= 300) return { step: 'fail', kind: 'status' };
  // 202, 203 and 206 may have a list that is not whole, or none.
  if (context.method === 'GET' && status !== 200) {
    return { step: 'fail', kind: 'answer', cause: `a ${status} is not a whole answer` };
  }
  if (attempt.isUnreadable) return { step: 'fail', kind: 'answer', cause: 'the answer is not JSON' };
  return { step: 'return', answer: attempt };
}

/** Doubles from a second, of which a random half is waited. */
function retryOr(failure: NextStep, { isRepeatable, retriesBefore, random }: AttemptContext): NextStep {
  if (!isRepeatable || retriesBefore >= MAX_RETRIES) return failure;
  const fullMs = FIRST_DELAY_MS * 2 ** retriesBefore;
  return { step: 'retry', delayMs: fullMs / 2 + (fullMs / 2) * random };
}

/** Within the origin only, because the token goes along. A 301 or 302 would turn a write into a read. */
function redirect({ status, headers }: Answered, { method, url, redirectsBefore }: AttemptContext): NextStep {
  const location = String(headers.location ?? '');
  const refuse = (cause: string): NextStep => ({ step: 'fail', kind: 'redirect', cause });
  if (location === '' || !URL.canParse(location, url.href))
    return refuse('the redirect has no valid address');
  const target = new URL(location, url);
  if (target.origin !== url.origin) return refuse(`the redirect leads to ${target.origin}`);
  if (method !== 'GET' && status < 307) return refuse(`a ${status} does not keep the method`);
  if (redirectsBefore >= MAX_REDIRECTS) return refuse('there are too many redirects');
  return { step: 'follow', url: target };
}
