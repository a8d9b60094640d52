import type { Answered } from './attempt.ts';

/** A limit of GitHub that was reached: the hourly quota, or one against bursts. */
export interface ReachedLimit {
  readonly limit: 'primary' | 'secondary';
  /** From when on GitHub answers again, in ms since the epoch by our clock. */
  readonly untilMs: number;
}

/** What GitHub asks for where a secondary limit has no Retry-After; each further time twice as long. */
const SECONDARY_PAUSE_MS = 60_000;
/** The reset is in whole seconds: who comes back within it is refused again. */
const MARGIN_MS = 1000;

/**
 * The limit that refused a request, or undefined. GraphQL reports it in a 200 answer.
 *
 * @param pausesBefore how often the same request was refused by a limit before
 */
export function reachedLimit(
  answer: Answered,
  nowMs: number,
  pausesBefore: number,
): ReachedLimit | undefined {
  const { status, headers } = answer;
  const isRefused = status === 403 || status === 429 || (status === 200 && isLimitedGraphQl(answer.body));
  if (!isRefused) return undefined;
  const retryAfterMs = retryAfter(headers['retry-after']);
  if (retryAfterMs !== undefined) return { limit: 'secondary', untilMs: nowMs + retryAfterMs };
  if (String(headers['x-ratelimit-remaining'] ?? '') === '0') {
    return { limit: 'primary', untilMs: resetAt(headers, nowMs) };
  }
  if (status === 403 && !/rate limit|abuse detection/i.test(messageOf(answer.body) ?? '')) {
    return undefined;
  }
  return { limit: 'secondary', untilMs: nowMs + SECONDARY_PAUSE_MS * 2 ** pausesBefore };
}

/** How long is left is counted by GitHub's own clock, so that a runner whose clock is wrong does not come back early. */
function resetAt(headers: Answered['headers'], nowMs: number): number {
  const resetMs = Number(headers['x-ratelimit-reset'] ?? Number.NaN) * 1000;
  if (!Number.isFinite(resetMs)) return nowMs + SECONDARY_PAUSE_MS;
  const theirNowMs = Date.parse(String(headers.date ?? ''));
  const leftMs = resetMs - (Number.isNaN(theirNowMs) ? nowMs : theirNowMs);
  return nowMs + Math.max(0, leftMs) + MARGIN_MS;
}

/** GitHub sends whole seconds. */
function retryAfter(header: string | number | undefined): number | undefined {
  const text = String(header ?? '').trim();
  return /^\d+$/.test(text) ? Number(text) * 1000 : undefined;
}

function isLimitedGraphQl(body: unknown): boolean {
  const errors = (body as { errors?: unknown } | undefined)?.errors;
  return Array.isArray(errors) && errors.some((error) => error?.type === 'RATE_LIMITED');
}

/** The `message` of GitHub's errors. */
export function messageOf(body: unknown): string | undefined {
  const message = (body as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}
