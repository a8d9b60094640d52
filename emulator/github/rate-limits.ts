import { Refusal } from '../platform/http/checks.ts';
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
  /** Status of both kinds of refusal; GraphQL's is 200. */
  status: 403 | 429;
  /** How GraphQL names the limit of an hour. */
  graphQlType: 'RATE_LIMIT' | 'RATE_LIMITED';
  /** Where GraphQL says that too much came at once. */
  graphQlMessageIn: 'errors' | 'message';
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
    graphQlType: 'RATE_LIMIT',
    graphQlMessageIn: 'errors',
  };
}

/** Counts one request; throws the refusal where a limit is reached. */
export function spend(limits: RateLimits, now: number, isGraphQl: boolean): void {
  if (now >= limits.resetAtMs) {
    limits.remaining = limits.limit;
    limits.resetAtMs = now + HOUR_MS;
  }
  if (limits.secondaryRefusals > 0) {
    limits.secondaryRefusals -= 1;
    const { retryAfterSeconds: seconds, message } = limits;
    const headers = seconds === undefined ? undefined : { 'retry-after': String(seconds) };
    const isInErrors = limits.graphQlMessageIn === 'errors';
    if (isGraphQl) throw new Refusal(200, isInErrors ? { errors: [{ message }] } : { message }, headers);
    throw refusal(limits.status, message, headers);
  }
  if (limits.remaining <= 0) {
    const message = 'API rate limit exceeded for installation ID 7.';
    const { graphQlType: type } = limits;
    const code = type === 'RATE_LIMIT' ? { code: 'graphql_rate_limit' } : {};
    if (isGraphQl) throw new Refusal(200, { errors: [{ type, ...code, message }] });
    throw refusal(limits.status, message);
  }
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
