import type { IncomingHttpHeaders } from 'node:http';
import { headerText } from '../platform/http/attempt.ts';
import { retryAfter } from '../platform/http/retry.ts';

/** What GitHub asks for where a secondary limit has no Retry-After; each further time twice as long. */
const SECONDARY_PAUSE_MS = 60_000;
/** The reset is in whole seconds: who comes back within it is refused again. */
const MARGIN_MS = 1000;

/**
 * How long the limit lasts that refused a request, in ms: the hourly quota, or one against bursts. Undefined where none
 * did. GraphQL reports it in a 200 answer.
 *
 * @param nowMs by GitHub's own clock, so that a runner whose clock is wrong does not come back early
 * @param attempts how often the same request was sent
 */
export function limitLeftMs(
  { status, headers, body }: { status: number; headers: IncomingHttpHeaders; body: string },
  nowMs: number,
  attempts: number,
): number | undefined {
  const isLimitedGraphQl = status === 200 && /"type"\s*:\s*"RATE_LIMITED"/.test(body);
  if (status !== 403 && status !== 429 && !isLimitedGraphQl) return undefined;
  const asked = retryAfter(headerText(headers['retry-after']), nowMs);
  if (asked !== undefined) return asked;
  if (headerText(headers['x-ratelimit-remaining']) === '0') {
    const resetMs = Number(headerText(headers['x-ratelimit-reset']) || Number.NaN) * 1000;
    return Number.isNaN(resetMs) ? SECONDARY_PAUSE_MS : Math.max(0, resetMs - nowMs) + MARGIN_MS;
  }
  if (status === 403 && !/rate limit|abuse detection/i.test(body)) return undefined;
  return SECONDARY_PAUSE_MS * 2 ** (attempts - 1);
}
