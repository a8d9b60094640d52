import type { RequestFailure } from './errors.ts';
import type { Load } from './limiter.ts';

/** The longest wait that is obeyed, in ms: a platform that asks for more ends the step. */
export const MAX_PAUSE_MS = 600_000;

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;

/** Statuses after which another attempt may help. */
const RETRYABLE = new Set([408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524]);
/** Statuses by which servers limit the rate of requests. */
const LIMITS = new Set([429, 503]);
/** Statuses that are a sign of more work than the server can do. */
const OVERLOAD = new Set([429, 502, 503, 504]);

export interface RetryContext {
  /** Attempts that were made and count, from 1. */
  attempts: number;
  /** Further attempts of one request. */
  maxRetries: number;
  /** A number from 0 up to 1. */
  random: number;
  /** How long requests may still start, in ms; a longer wait is not begun. */
  remainingMs: number;
  /** Whether the server has let requests of its method through lately. */
  letsThrough: boolean;
}

/** What follows a failed attempt. */
export type RetryDecision =
  | { action: 'give-up' }
  /**
   * It certainly had no effect: the same again, after the delay. `isPaced`: a limiter that names no time refused it, and
   * lets others through, so that it does not count as a retry.
   */
  | { action: 'repeat'; delayMs: number; isPaced: boolean }
  /** The server asks for a longer wait than the step has. */
  | { action: 'end-step' };

/**
 * What to do after a failed attempt, of a read or of a write. Worth another one are no connection, no answer, and the
 * statuses that pass: 408, 425, 429, 500, 502 to 504 and 520 to 524.
 */
export function retryDecision(failure: RequestFailure, context: RetryContext): RetryDecision {
  const { attempts, maxRetries, random, remainingMs, letsThrough } = context;
  const { retryAfterMs: asked } = failure;
  const delayMs = asked || backoff(attempts, random);
  if (!isRetryable(failure)) return { action: 'give-up' };
  const isLimit = failure.status === 429 || asked !== undefined;
  const longestMs = longestPauseMs(failure.isRateLimit, isLimit ? remainingMs : Number.POSITIVE_INFINITY);
  if (delayMs > longestMs) return { action: 'end-step' };
  const isPaced = letsThrough && failure.status === 429 && !asked;
  return attempts > maxRetries && !isPaced ? { action: 'give-up' } : { action: 'repeat', delayMs, isPaced };
}

/** The longest wait for a rate limit, in ms. One whose server names its end is waited for as long as there is time. */
export function longestPauseMs(isRateLimit = false, remainingMs: number): number {
  return isRateLimit ? remainingMs : Math.min(MAX_PAUSE_MS, remainingMs);
}

function isRetryable(failure: RequestFailure): boolean {
  if (failure.kind === 'status') return failure.isRateLimit || RETRYABLE.has(failure.status ?? 0);
  return failure.kind === 'connection' || failure.kind === 'time-out';
}

/** What the end of an attempt says about how much the server can take. */
export function loadOf(failure: RequestFailure | undefined): Load {
  if (failure?.kind === 'time-out') return 'overloaded';
  if (failure?.kind !== 'status' || failure.status === undefined) return 'good';
  // A date that has passed, as a server whose clock is behind may send, names no time.
  if (LIMITS.has(failure.status) && !failure.retryAfterMs) return 'limited';
  return OVERLOAD.has(failure.status) ? 'overloaded' : 'good';
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
