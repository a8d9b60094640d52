import type { RequestFailure } from './errors.ts';

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;

/** Statuses after which another attempt of a read may help; 429 is not one, since it never counts as an attempt. */
const RETRYABLE = new Set([408, 425, 500, 502, 503, 504]);

/** Whether another attempt of a read may help. */
export function isRetryable({ kind, status = 0 }: RequestFailure): boolean {
  if (kind === 'status') return RETRYABLE.has(status);
  // What a proxy refuses (407, 403) it refuses again.
  if (kind === 'proxy') return status < 400 || status >= 500;
  return kind === 'connection' || kind === 'time-out';
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
 * nothing, and for a date that has passed, as a server whose clock is behind may send.
 */
export function retryAfter(header: string, now: number): number | undefined {
  const text = header.trim();
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000 || undefined;
  // `Date.parse` takes much that is not a date ("-1", "5 min"): an HTTP date has a day's name and GMT.
  if (!/^[A-Z][a-z]{2}, .*\d{2}:\d{2}:\d{2} GMT$/.test(text)) return undefined;
  const ms = Date.parse(text) - now;
  return ms > 0 ? ms : undefined;
}
