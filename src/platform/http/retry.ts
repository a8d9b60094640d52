import type { RequestFailure } from './errors.ts';

/** The longest wait that is obeyed, in ms: a platform that asks for more ends the step. */
export const MAX_PAUSE_MS = 600_000;

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;

/** Statuses after which another attempt may help. */
const RETRYABLE = new Set([429, 502, 503, 504]);

export interface RetryContext {
  /** Further attempts of one request. */
  maxRetries: number;
  /** A number from 0 up to 1. */
  random: number;
  /** How long requests may still start, in ms; a longer wait is not begun. */
  remainingMs: number;
}

/** What follows a failed attempt. A pause holds for every request, a delay for this one. */
export type RetryDecision =
  | { action: 'give-up'; pauseMs: number }
  | { action: 'retry'; delayMs: number; pauseMs: number }
  /** The platform asks for a longer wait than the step has. */
  | { action: 'end-step' };

/**
 * What to do after a failed attempt. Connection errors, time-outs, 429, 502, 503 and 504 are worth another one, unless
 * the request may have taken effect: a write is repeated only where that is certainly not so. Where the server
 * asks to wait, every request waits, whether this one is tried again or not.
 */
export function retryDecision(failure: RequestFailure, context: RetryContext): RetryDecision {
  if (!isRetryable(failure)) return { action: 'give-up', pauseMs: 0 };
  const { attempts, retryAfterMs: asked } = failure;
  const isLimit = failure.status === 429 || asked !== undefined;
  // A date that has passed, as a server whose clock is behind may send, would use up all attempts quickly.
  const delayMs = asked || backoff(attempts, context.random);
  const isTooLong = delayMs > Math.min(MAX_PAUSE_MS, isLimit ? context.remainingMs : MAX_PAUSE_MS);
  // An effect that is open matters more than the end of the step; the next request will meet the limit, too.
  if (isTooLong && !failure.uncertain) return { action: 'end-step' };
  const pauseMs = isLimit ? Math.min(delayMs, MAX_PAUSE_MS) : 0;
  if (failure.uncertain || attempts > context.maxRetries) return { action: 'give-up', pauseMs };
  return { action: 'retry', delayMs: isLimit ? 0 : delayMs, pauseMs };
}

function isRetryable(failure: RequestFailure): boolean {
  if (failure.kind === 'status') return RETRYABLE.has(failure.status ?? 0);
  return failure.kind === 'connection' || failure.kind === 'time-out';
}

/** Whether the failure is a sign that the platform has more to do than it can. */
export function isOverload(failure: RequestFailure): boolean {
  return failure.kind === 'time-out' || (failure.kind === 'status' && RETRYABLE.has(failure.status ?? 0));
}

/**
 * Delay before the next attempt, in ms: doubles from half a second up to 30 s, of which a random half is waited
 * ("equal jitter"), so that the workers of a fleet don't come back in step.
 *
 * @param attempts how many were made, from 1
 * @param random a number from 0 up to 1
 */
export function backoff(attempts: number, random: number): number {
  const full = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1));
  return full / 2 + (full / 2) * random;
}

/**
 * What `Retry-After` asks for, in ms from `now`: seconds or an HTTP date. Undefined when it is absent or means
 * nothing; a date that has passed is 0.
 */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  // `Date.parse` takes much that is not a date ("-1", "5 min"): an HTTP date has a day's and a month's name.
  if (!/^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/.test(text)) return undefined;
  // The oldest form names no zone, and every form means GMT.
  const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
