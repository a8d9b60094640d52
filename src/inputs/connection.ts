import { getProxyUrl } from '@actions/http-client';
import type { Connection, DeploymentHint } from '../model/ports.ts';
import { DAY_MS } from '../model/time.ts';
import type { Environment, InputReader } from './reader.ts';
import type { RunEvent } from './run-event.ts';
import { duration, id, quote, wholeNumber } from './values.ts';

/** Timers take no more than 2^31 ms; a week is more than any job lasts. */
export const MAX_DURATION_MS = 7 * DAY_MS;

/** Everything but the token, which not every step needs. */
export function readConnection(reader: InputReader, environment: Environment): Connection {
  const baseUrl = readBaseUrl(reader);
  checkWay(reader, baseUrl, environment);
  return {
    baseUrl,
    token: reader.given('token') ?? '',
    timeoutMs: reader.read('request-timeout', wholeNumber(1, 600, ' of seconds')) * 1000,
    maxRetries: reader.read('max-retries', wholeNumber(0, 20)),
    concurrency: reader.read('concurrency', wholeNumber(1, 64)),
    timeLimitMs: reader.read('time-limit', duration(1000, MAX_DURATION_MS)),
  };
}

/** The platform's address. It may hold a password by mistake, so that messages do not repeat it. */
function readBaseUrl(reader: InputReader): URL {
  if (reader.isEmptied('base-url')) {
    const why = 'as happens when a variable does not exist';
    reader.problem(
      'base-url',
      `is set but empty, ${why}; give the address, or leave the input out to use ${reader.text('base-url')}`,
    );
  }
  const text = reader.text('base-url');
  const problem = baseUrlProblem(text);
  if (problem !== undefined) reader.problem('base-url', problem);
  const url = new URL(problem === undefined ? text : 'https://wrong.invalid');
  const path = url.pathname.replace(/\/api\/v1\/*$/i, '');
  if (path !== url.pathname) {
    url.pathname = path;
    reader.warn('base-url', 'ends with `/api/v1`, which is ignored, because the action adds it');
  }
  return url;
}

function baseUrlProblem(text: string): string | undefined {
  if (text.includes('${{')) return 'contains an expression that was not evaluated; write the address';
  if (/^['"`]|['"`]$/.test(text)) return 'has a quote around it; write the address without';
  if (!URL.canParse(text)) {
    const isHost = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/\S*)?$/.test(text);
    return `is not a URL; ${isHost ? `write ${quote(`https://${text}`)}` : 'give one such as `https://semgrep.dev`'}`;
  }
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return 'contains a user name or password; remove them';
  if (url.search !== '' || url.hash !== '') return 'has a query or a fragment; remove it';
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return 'is not `https`, so others could read the token; give an `https` address';
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'is not an `https` address; give one';
  const [page] = /\/orgs\/.*/.exec(url.href) ?? [];
  if (page === undefined) return undefined;
  return `is the address of a page of the web UI; give \`${url.href.slice(0, -page.length)}\``;
}

/** @param host as `URL.hostname` has it */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
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

/** What is wrong with the proxy that the environment names for `url`; it does not repeat the address, which may hold a password. */
function proxyProblem(url: URL, environment: Environment): string | undefined {
  const name = url.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const variable = environment[name] ? name : name.toUpperCase();
  const value = environment[variable] ?? '';
  if (value === '') return undefined;
  const [, credentials = ''] = /^(?:\w+:\/\/)?(.*)@/.exec(value) ?? [];
  const wayOut = `give it as \`http://<host>:<port>\`, or name \`${url.hostname}\` in \`NO_PROXY\``;
  // With values such as these two, the package that reads the variable answers that there is no proxy.
  if (!isEncoded(credentials))
    return `\`${variable}\` has a user name or password with a \`%\` that encodes nothing; write \`%25\` in its place; ${wayOut}`;
  const isAddress = URL.canParse(value.includes('://') ? value : `http://${value}`);
  const address = isAddress ? getProxyUrl(url.href) : value;
  if (isAddress && (address === '' || /^https?:/.test(address))) return undefined;
  return isAddress && address.startsWith('socks')
    ? `\`${variable}\` names a SOCKS proxy, and only HTTP proxies are supported; ${wayOut}`
    : `\`${variable}\` is not the address of an HTTP proxy; ${wayOut}`;
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

export function readDeployment(reader: InputReader): DeploymentHint {
  const slug = reader.text('deployment-slug');
  if (slug !== undefined && (/[/\\?#]/.test(slug) || /^\.{1,2}$/.test(slug) || !slug.isWellFormed())) {
    const [, inUrl = ''] = /\/orgs\/([^/?#]+)/.exec(slug) ?? [];
    const what =
      inUrl === '' ? 'give only the slug, as in the address of the web UI' : `write ${quote(inUrl)}`;
    reader.problem('deployment-slug', `is ${quote(slug)}; ${what}`);
  }
  const deploymentId = reader.given('deployment-id');
  if (deploymentId !== undefined && /^[a-z][\w-]*$/i.test(deploymentId)) {
    const what = 'which is no number; give the slug as `deployment-slug`';
    reader.problem('deployment-id', `is ${quote(deploymentId)}, ${what}`);
    return { slug };
  }
  return { slug, id: reader.read('deployment-id', id) };
}

const SKIP_FORKS =
  '`if: github.event.pull_request == null || github.event.pull_request.head.repo.full_name == github.repository`';

const WHY_EMPTY = {
  fork: `is empty, because a pull request from a fork gets no secrets; skip the step there with ${SKIP_FORKS}`,
  dependabot:
    "is empty, because a run that Dependabot started gets only Dependabot's secrets; add the token to those, or " +
    "skip the step there with `if: github.actor != 'dependabot[bot]'`",
  unknown: 'is empty; check that the secret it names is defined for this repository',
};

const VALIDATE = ', and check the rules file there with `operation: validate`, which needs no token';

/** Messages never repeat a token. */
export async function checkToken(reader: InputReader, event: () => Promise<RunEvent>): Promise<void> {
  const token = reader.given('token');
  if (token === undefined) {
    const why = (await event()).untrusted ?? 'unknown';
    // Only of the rules there is something that can be done without a token.
    const isOfRules = reader.operation === 'plan' || reader.operation === 'apply';
    reader.problem('token', `${WHY_EMPTY[why]}${why !== 'unknown' && isOfRules ? VALIDATE : ''}`);
  } else if (/^(?:gh[a-z]_|github_pat_)/.test(token)) {
    reader.problem('token', 'is a token of GitHub; give the API token of the platform');
  } else {
    checkCharacters(reader, 'token');
  }
}

export function checkCharacters(reader: InputReader, input: string): void {
  const token = reader.given(input) ?? '';
  if (/^\$\{\{/.test(token))
    reader.problem(input, 'contains an expression that was not evaluated; write it in a workflow file');
  else if (/^\$|^(?:secrets|env|vars)\./.test(token))
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
    reader.problem(input, 'is the name of a secret; write an expression, such as `${{ secrets.NAME }}`');
  else if (/^bearer\s/i.test(token))
    reader.problem(input, 'starts with `Bearer`, which the action adds itself; give only the token');
  else if (/^['"]|['"]$/.test(token))
    reader.problem(input, 'has a quote around it, which would be part of it; give the token without quotes');
  else if (!/^[\x21-\x7e]*$/.test(token))
    reader.problem(input, 'contains spaces, line breaks or non-ASCII characters; give only the token');
}
