import type { Connection, DeploymentHint } from '../model/request.ts';
import { pathProblem } from '../platform/http/path.ts';
import type { InputReader } from './reader.ts';
import { quote } from './text.ts';

/** Why a workflow may have no secrets, as far as the event tells. */
export type NoSecrets = 'fork' | 'dependabot';

export function readConnection(reader: InputReader, noSecrets: NoSecrets | undefined): Connection {
  return {
    baseUrl: readBaseUrl(reader),
    token: readToken(reader, noSecrets),
    timeoutMs: (reader.integer('request-timeout', 1, 600) ?? 30) * 1000,
    maxRetries: reader.integer('max-retries', 0, 20) ?? 5,
    concurrency: reader.integer('concurrency', 1, 64) ?? 8,
  };
}

export function readDeployment(reader: InputReader): DeploymentHint {
  const slug = reader.text('deployment-slug');
  const id = reader.id('deployment-id');
  if (slug !== undefined && (slug.includes('/') || pathProblem(slug) !== undefined)) {
    reader.problem(
      'deployment-slug',
      `is ${quote(slug)}: give the slug alone, as in the address of the web UI`,
    );
  }
  return { ...(slug === undefined ? {} : { slug }), ...(id === undefined ? {} : { id }) };
}

function readToken(reader: InputReader, noSecrets: NoSecrets | undefined): string {
  const token = reader.text('token');
  if (token === undefined) reader.problem('token', `is empty${WHY_EMPTY[noSecrets ?? 'unknown']}`);
  else if (!/^[\x21-\x7e]+$/.test(token))
    reader.problem(
      'token',
      'has blanks, line breaks or characters beyond ASCII: give the bare token, without `Bearer` or quotes',
    );
  return token ?? '';
}

const SKIP_FORKS =
  '`if: github.event.pull_request == null || github.event.pull_request.head.repo.full_name == github.repository`';
const WHY_EMPTY = {
  fork: `, for a pull request from a fork gets no secrets: skip the step there with ${SKIP_FORKS}`,
  dependabot:
    ", for a run that Dependabot started gets only Dependabot's secrets: add the token to those, or skip the " +
    "step there with `if: github.actor != 'dependabot[bot]'`",
  unknown: ': see that the secret it names is defined for this repository',
};

function readBaseUrl(reader: InputReader): URL {
  const text = reader.text('base-url') ?? 'https://semgrep.dev';
  const fallback = new URL('https://semgrep.dev');
  // An address may hold a password, so that messages don't repeat it.
  const refuse = (why: string) => {
    reader.problem('base-url', why);
    return fallback;
  };
  if (!URL.canParse(text)) return refuse('is no address: give one such as `https://semgrep.dev`');
  const url = new URL(text);
  if (url.username !== '' || url.password !== '')
    return refuse('has a user name or password in it: give it without');
  if (url.search !== '' || url.hash !== '') return refuse('has a query or a fragment: give it without');
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return refuse('is not `https`, and the token would travel in the open: give an `https` address');
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refuse('is not an `https` address');
  return url;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
