import type { Connection } from '../model/connection.ts';
import { DAY_MS } from '../model/days.ts';
import type { DeploymentHint } from '../model/request.ts';
import { readBaseUrl } from './base-url.ts';
import type { Environment } from './environment.ts';
import { proxyProblem } from './proxy.ts';
import type { InputReader } from './reader.ts';
import { quote } from './text.ts';

/** Timers take no more than 2^31 ms; a week is more than any job lasts. */
export const MAX_DURATION_MS = 7 * DAY_MS;
const DEFAULT_TIME_LIMIT_MS = 3_600_000;

/** Everything but the token, which not every step needs. */
export function readConnection(reader: InputReader, environment: Environment): Connection {
  const baseUrl = readBaseUrl(reader);
  checkWay(reader, baseUrl, environment);
  return {
    baseUrl,
    token: reader.text('token') ?? '',
    timeoutMs: (reader.integer('request-timeout', 1, 600) ?? 70) * 1000,
    maxRetries: reader.integer('max-retries', 0, 20) ?? 5,
    concurrency: reader.integer('concurrency', 1, 64) ?? 8,
    timeLimitMs: reader.duration('time-limit', 1000, MAX_DURATION_MS) ?? DEFAULT_TIME_LIMIT_MS,
  };
}

/** What the environment says about the way to the platform. */
function checkWay(reader: InputReader, baseUrl: URL, environment: Environment): void {
  const problem = proxyProblem(baseUrl, environment);
  if (problem !== undefined) reader.problem('base-url', `cannot be reached: ${problem}`);
  if (baseUrl.protocol === 'https:' && environment.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    const wayOut = 'remove it, and set `NODE_EXTRA_CA_CERTS` to a file with your certificate authority';
    reader.problem(
      'base-url',
      `cannot be reached safely: \`NODE_TLS_REJECT_UNAUTHORIZED=0\` turns the check of certificates off, so anyone in between could read the token; ${wayOut}`,
    );
  }
}

export function readDeployment(reader: InputReader): DeploymentHint {
  const slug = reader.text('deployment-slug');
  const id = reader.id('deployment-id');
  if (slug !== undefined && (/[/\\?#]/.test(slug) || /^\.{1,2}$/.test(slug) || !slug.isWellFormed())) {
    const what = 'give only the slug, as in the address of the web UI';
    reader.problem('deployment-slug', `is ${quote(slug)}; ${what}`);
  }
  return { ...(slug === undefined ? {} : { slug }), ...(id === undefined ? {} : { id }) };
}
