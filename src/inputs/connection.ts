import { getProxyUrl } from '@actions/http-client';
import type { Connection, DeploymentHint } from '../model/ports.ts';
import { DAY_MS } from '../model/time.ts';
import { readBaseUrl } from './base-url.ts';
import type { Environment } from './environment.ts';
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
  return { slug, id };
}

/** What is wrong with the proxy that the environment names for `url`; it does not repeat the address, which may hold a password. */
function proxyProblem(url: URL, environment: Environment): string | undefined {
  const name = url.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const variable = environment[name] ? name : name.toUpperCase();
  const wayOut = `give it as \`http://<host>:<port>\`, or name \`${url.hostname}\` in \`NO_PROXY\``;
  const problem = valueProblem(url, environment[variable] ?? '');
  return problem === undefined ? undefined : `\`${variable}\` ${problem}; ${wayOut}`;
}

function valueProblem(url: URL, value: string): string | undefined {
  if (value === '') return undefined;
  const [, credentials = ''] = /^(?:\w+:\/\/)?(.*)@/.exec(value) ?? [];
  // With values such as these two, the package that reads the variable answers that there is no proxy.
  if (!isEncoded(credentials)) {
    return 'has a user name or password with a `%` that encodes nothing; write `%25` in its place';
  }
  if (!URL.canParse(value.includes('://') ? value : `http://${value}`))
    return 'is not the address of an HTTP proxy';
  const address = getProxyUrl(url.href);
  if (address === '' || /^https?:/.test(address)) return undefined;
  return address.startsWith('socks')
    ? 'names a SOCKS proxy, and only HTTP proxies are supported'
    : 'is not the address of an HTTP proxy';
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
