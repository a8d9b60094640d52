import { getProxyUrl } from '@actions/http-client';
import { checkBypass } from '@actions/http-client/lib/proxy';
import type { Connection, DeploymentHint, Environment, GitHubConnection } from '../model/ports.ts';
import { isSecure, pathProblem } from '../platform/http/path.ts';
import { deadItems, proxyVariable } from '../platform/http/proxy.ts';
import type { InputReader } from './reader.ts';
import type { RunEvent } from './run-event.ts';
import { GITHUB_TOKEN_DEFAULT, INPUT_TABLE } from './table.ts';
import { duration, id, quote, quotedList, wholeNumber } from './values.ts';

export function readConnection(reader: InputReader, environment: Environment): Connection {
  const baseUrl = readBaseUrl(reader);
  checkProxyAndCertificates(reader, baseUrl, environment);
  return {
    baseUrl,
    token: reader.givenText('token') ?? '',
    timeoutMs: reader.read('request-timeout', wholeNumber(1, 600, ' of seconds')) * 1000,
    maxRetries: reader.read('max-retries', wholeNumber(0, 20)),
    concurrency: reader.read('concurrency', wholeNumber(1, 64)),
    timeLimitMs: reader.read('time-limit', duration(1000)),
  };
}

/** Messages show only the origin: the address may contain a password by mistake. */
function readBaseUrl(reader: InputReader): URL {
  const text = reader.text('base-url');
  const remedy = `give the address, or leave the input out to use ${INPUT_TABLE['base-url'].default}`;
  reader.refuseEmptied('base-url', 'a variable does not exist', remedy);
  const given = URL.parse(text);
  const problem = baseUrlProblem(given);
  if (problem !== undefined) reader.problem('base-url', problem);
  // The other inputs are checked, too, so a wrong address needs a stand-in.
  const url = problem === undefined && given !== null ? given : new URL(INPUT_TABLE['base-url'].default);
  const path = url.pathname.replace(/\/api\/v1\/*$/i, '');
  if (path !== url.pathname) {
    url.pathname = path;
    reader.warn('base-url', 'ends with `/api/v1`, which is ignored, because the action adds it');
  }
  return url;
}

function baseUrlProblem(url: URL | null): string | undefined {
  if (url === null) return 'is not a URL; give one such as `https://semgrep.dev`';
  if (url.username + url.password + url.search + url.hash !== '')
    return 'contains a user name, password, query or fragment; remove it';
  if (/^\/orgs(?:\/|$)/.test(url.pathname)) return `is a page of the web UI; give \`${url.origin}\``;
  if (isSecure(url)) return undefined;
  return 'is not `https`, so others could read the token; give an `https` address';
}

/**
 * Messages do not repeat a proxy, which may contain a password.
 *
 * @param environment must be `process.env`, in which requests look up the proxy
 */
function checkProxyAndCertificates(reader: InputReader, baseUrl: URL, environment: Environment): void {
  const variable = proxyVariable(baseUrl, environment);
  if (isProxyValid(baseUrl, environment[variable] ?? '')) {
    warnOfDeadItems(reader, 'base-url', baseUrl.href, environment);
  } else {
    const problem = `cannot be reached: \`${variable}\` is not the address of an HTTP proxy`;
    const remedy = `give it as \`http://<host>:<port>\`, with \`%25\` for a \`%\`, or name \`${baseUrl.hostname}\` in \`NO_PROXY\``;
    reader.problem('base-url', `${problem}; ${remedy}`);
  }
  if (baseUrl.protocol === 'https:' && environment.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    const problem = 'cannot be reached safely: `NODE_TLS_REJECT_UNAUTHORIZED=0` disables certificate checks';
    const remedy = 'remove it, and set `NODE_EXTRA_CA_CERTS` to a file with your certificate authority';
    reader.problem('base-url', `${problem}, so anyone in between could read the token; ${remedy}`);
  }
}

/** Warns once of items of `NO_PROXY` that match no host, if a proxy is used. */
function warnOfDeadItems(reader: InputReader, input: string, address: string, environment: Environment) {
  const dead = deadItems(environment.no_proxy || environment.NO_PROXY || '');
  if (dead.length === 0 || reader.operation === 'validate' || getProxyUrl(address) === '') return;
  const message = `goes through a proxy, and items of \`NO_PROXY\` do nothing: ${quotedList(dead, 'and')}; write hosts and domains, separated by commas, without \`*.\` and final dots`;
  if (!reader.warnings.some((warning) => warning.message === message)) reader.warn(input, message);
}

function isProxyValid(url: URL, value: string): boolean {
  if (value === '' || checkBypass(url)) return true;
  try {
    // The address is empty for some values that the package cannot parse; for others it throws.
    return /^https?:/.test(getProxyUrl(url.href));
  } catch {
    return false;
  }
}

export function readDeployment(reader: InputReader): DeploymentHint {
  const slug = reader.text('deployment-slug');
  if (slug !== undefined && (/[/\\?#]/.test(slug) || pathProblem(slug) !== undefined)) {
    const [, bare] = /\/orgs\/([\w.-]+)/.exec(slug) ?? [];
    const remedy =
      bare === undefined ? 'give only the slug, as in the address of the web UI' : `write ${quote(bare)}`;
    reader.problem('deployment-slug', `is ${quote(slug)}; ${remedy}`);
  }
  return { slug, id: reader.read('deployment-id', id) };
}

const SKIP_FORKS =
  '`if: github.event.pull_request == null || github.event.pull_request.head.repo.full_name == github.repository`';
const EMPTY_TOKEN = {
  fork: `a pull request from a fork gets no secrets; skip the step there with ${SKIP_FORKS}`,
  dependabot:
    "a run that Dependabot started gets only Dependabot's secrets; add the token to those, or " +
    "skip the step there with `if: github.actor != 'dependabot[bot]'`",
};
const UNKNOWN_TOKEN = 'is empty; check that the secret it names exists, and that this repository may read it';
const VALIDATE_HINT = ', and check the rules file there with `operation: validate`, which needs no token';

/** Messages never repeat a token. */
export async function checkToken(reader: InputReader, event: () => Promise<RunEvent>): Promise<void> {
  const token = reader.givenText('token');
  if (token === undefined) {
    const cause = (await event()).untrusted;
    const hint = reader.operation === 'plan' || reader.operation === 'apply' ? VALIDATE_HINT : '';
    reader.problem('token', cause ? `is empty, because ${EMPTY_TOKEN[cause]}${hint}` : UNKNOWN_TOKEN);
  } else if (/^(?:gh[a-z]_|github_pat_)/.test(token)) {
    reader.problem('token', 'is a GitHub token; give an API token of the platform');
  } else {
    checkTokenForm(reader, 'token');
  }
}

const TOKEN_PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:bearer|token|basic)\s/i, 'starts with a header prefix such as `Bearer`'],
  [/\$/, 'contains a `$`, like an expression that was not evaluated'],
  [/['"]|[^\x21-\x7e]/, 'contains a quote, a space, a line break or a character that is not ASCII'],
];

function checkTokenForm(reader: InputReader, input: string): void {
  const problem = TOKEN_PROBLEMS.find(([pattern]) => pattern.test(reader.givenText(input) ?? ''))?.[1];
  if (problem !== undefined)
    reader.problem(input, `${problem}; give only the token, such as \`\${{ secrets.NAME }}\``);
}

export function readGitHub(
  reader: InputReader,
  environment: Environment,
  input = 'github-token',
): GitHubConnection | undefined {
  const token = gitHubToken(reader, input);
  if (token === undefined) return undefined;
  checkTokenForm(reader, input);
  const apiUrl = (environment.GITHUB_API_URL || 'https://api.github.com').replace(/\/+$/, '');
  if (URL.canParse(apiUrl)) warnOfDeadItems(reader, input, apiUrl, environment);
  return {
    token,
    apiUrl,
    serverUrl: (environment.GITHUB_SERVER_URL || 'https://github.com').replace(/\/+$/, ''),
  };
}

/** Outside a runner, the default is an unevaluated expression, not a token. */
function gitHubToken(reader: InputReader, input = 'github-token'): string | undefined {
  const token = reader.givenText(input);
  return token === GITHUB_TOKEN_DEFAULT ? undefined : token;
}

export function warnWithoutToken(reader: InputReader, purpose: string): void {
  const remedy = `give \`${GITHUB_TOKEN_DEFAULT}\`, or leave the input out`;
  if (gitHubToken(reader) === undefined)
    reader.warn('github-token', `is empty, so the step cannot ${purpose}; ${remedy}`);
}
