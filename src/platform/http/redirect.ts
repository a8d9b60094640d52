import { type AttemptOutcome, headerText } from './attempt.ts';

export type Redirect =
  | { follow: string }
  /** Not followed; `to` is an origin, or a path within the own one; absent where the target is not an address. */
  | { follow?: never; to?: string };

/**
 * What to do about an outcome that is a redirect: undefined when it is not one. Only redirects within the origin
 * are followed, because the token must not leave it, and only where the method stays: 301 to 303 turn a write
 * into a GET, which would report a write that never was.
 *
 * @param from where the request went
 */
export function redirectOf(
  outcome: AttemptOutcome,
  method: string,
  from: { origin: string; path: string },
): Redirect | undefined {
  if (!outcome.answered || outcome.status < 300 || outcome.status > 399) return undefined;
  const base = new URL(from.path, from.origin);
  const location = headerText(outcome.headers.location);
  const target = URL.canParse(location, base.href) ? new URL(location, base) : undefined;
  // An address such as `javascript:` has no origin.
  if (target === undefined || location === '' || target.origin === 'null') return {};
  if (target.origin !== base.origin) return { to: target.origin };
  const path = target.pathname + target.search;
  const keepsMethod = outcome.status === 307 || outcome.status === 308 || method === 'GET';
  return keepsMethod && outcome.status !== 304 ? { follow: path } : { to: target.pathname };
}
