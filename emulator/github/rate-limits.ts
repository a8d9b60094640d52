import { refusal } from './endpoint.ts';

/** Live and mutable. */
export interface RateLimits {
  /** Requests in each hour. */
  limit: number;
  remaining: number;
  /** When the hour ends, in ms since the epoch. */
  resetAtMs: number;
  /** Against bursts: so many of the next requests are refused. */
  secondaryRefusals: number;
  /** `Retry-After` of those refusals; undefined = they come without the header. */
  retryAfterSeconds: number | undefined;
  /** Message of those refusals. */
  message: string;
  /** Status of both kinds of refusal. */
  status: 403 | 429;
}

const HOUR_MS = 3_600_000;

export function generousLimits(now: number): RateLimits {
  return {
    limit: 15_000,
    remaining: 15_000,
    resetAtMs: now + HOUR_MS,
    secondaryRefusals: 0,
    retryAfterSeconds: undefined,
    message: 'You have exceeded a secondary rate limit. Please wait.',
    status: 403,
  };
}

/** Counts one request; throws the refusal where a limit is reached. */
export function spend(limits: RateLimits, now: number): void {
  if (now >= limits.resetAtMs) {
    limits.remaining = limits.limit;
    limits.resetAtMs = now + HOUR_MS;
  }
  if (limits.secondaryRefusals > 0) {
    limits.secondaryRefusals -= 1;
    const { retryAfterSeconds: seconds, message } = limits;
    const headers = seconds === undefined ? undefined : { 'retry-after': String(seconds) };
    throw refusal(limits.status, message, headers);
  }
  if (limits.remaining <= 0) throw refusal(limits.status, 'API rate limit exceeded for installation ID 7.');
  limits.remaining -= 1;
}

/** Headers of every answer. */
export function limitHeaders({ limit, remaining, resetAtMs }: RateLimits): Record<string, string> {
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(Math.ceil(resetAtMs / 1000)),
  };
}
