/** The longest wait that a step obeys, in ms: a platform that asks for more ends the step. */
export const MAX_PAUSE_MS = 600_000;

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;

/**
 * Delay before the next try, in ms: doubles from half a second up to 30 s, of which a random half is waited
 * ("equal jitter"), so that the workers of a fleet don't come back in step.
 *
 * @param tried how many attempts were made, from 1
 * @param random a number from 0 up to 1
 */
export function backoff(tried: number, random: number): number {
  const full = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (tried - 1));
  return full / 2 + (full / 2) * random;
}

/**
 * What `Retry-After` asks for, in ms from `now`: seconds or an HTTP date. Undefined when it is absent or means
 * nothing; a date that has passed is 0.
 */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  // `Date.parse` takes much that is no date ("-1", "5 min"): an HTTP date has a day's and a month's name.
  if (!/^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/.test(text)) return undefined;
  // The oldest form names no zone, and every form means GMT.
  const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
