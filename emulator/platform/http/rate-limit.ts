import type { Quirks } from '../quirks.ts';
import type { Answer } from './answer.ts';

/** Counts in fixed windows, the first of which begins with the first request. */
export class RateLimit {
  #windowStart = Number.NEGATIVE_INFINITY;
  #inWindow = 0;

  refusalOf(limit: Quirks['rateLimit'], nowMs: number): Answer | undefined {
    if (limit === undefined) return undefined;
    const now = performance.now();
    if (now - this.#windowStart >= limit.perMs) {
      this.#windowStart = now;
      this.#inWindow = 0;
    }
    this.#inWindow += 1;
    if (this.#inWindow <= limit.requests) return undefined;
    const left = this.#windowStart + limit.perMs - now;
    return {
      status: 429,
      headers: {
        'content-type': 'application/json',
        ...retryAfter(limit.retryAfter ?? 'seconds', left, nowMs),
      },
      text: JSON.stringify({ error: 'rate limit exceeded' }),
    };
  }
}

/** Both forms of the header have whole seconds: rounded up, so that who waits is not refused again. */
function retryAfter(
  form: 'seconds' | 'date' | 'none',
  leftMs: number,
  nowMs: number,
): Record<string, string> {
  if (form === 'none') return {};
  if (form === 'seconds') return { 'retry-after': String(Math.ceil(leftMs / 1000)) };
  return { 'retry-after': new Date(Math.ceil((nowMs + leftMs) / 1000) * 1000).toUTCString() };
}
