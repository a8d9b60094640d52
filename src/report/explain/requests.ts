import type { AnswerSubject, RequestFailure } from '../../platform/http/errors.ts';
import { behind, capitalized, duration, notationHint, withoutStop } from '../format.ts';
import { CREATE_TOKEN, type Explanation, type FailureReason, RUN_AGAIN, suggested } from './explanation.ts';

/** `server` is set for requests to GitHub. */
type Facts = RequestFailure & { near?: string[]; server?: 'GitHub' };
type Explain = (failure: Facts, runAgain: string) => Explanation;

const MAX_PATH_LENGTH = 300;
const TRUST_AUTHORITY =
  'Set `NODE_EXTRA_CA_CERTS` for the step or the runner to a readable file with your certificate authority';

export const REQUEST_FAILURES: Readonly<Record<RequestFailure['kind'], Explain>> = {
  status: (failure) => {
    // With `near`, the list of projects was searched for the name in vain, so the name is the cause.
    if (failure.status === 404 && failure.near !== undefined) return unknownProject(failure, failure.near);
    const meaning = CODES[failure.serverCode ?? '']?.meaning ?? MEANINGS[failure.status ?? 0];
    // A 403 of GitHub has many causes, which its message names.
    const isClear = failure.gateway === undefined && failure.server === undefined;
    const because = meaning !== undefined && isClear ? ` (${meaning})` : '';
    return {
      message: answerText(failure, `${failure.status}${because}`),
      reason: statusReason(failure),
      remedy: suggested(failure.near, statusRemedy(failure)),
    };
  },
  'rate-limit': (failure) => ({
    reason: 'rate-limited',
    message: `The platform's rate limit is used up${waitText(failure)} (${requestText(failure)})${serverText(failure)}`,
    remedy: 'Run the step again later, with a lower `concurrency`',
  }),
  connection: (failure) => ({
    reason: 'unreachable',
    message: `${requestText(failure)} got no answer: ${failure.cause ?? 'no connection'}${details(failure)}`,
    remedy: `Check ${settingOf(failure)} and that the runner can reach it (behind a proxy, set \`HTTPS_PROXY\` and \`NO_PROXY\`), then run the step again`,
  }),
  proxy: (failure) => ({
    reason: 'unreachable',
    message: `${requestText(failure)} was not sent: ${failure.cause}${details(failure)}`,
    remedy: proxyRemedy(failure),
  }),
  certificate: (failure) => ({
    reason: 'unreachable',
    message: `The certificate of ${serverOf(failure)} was not accepted: ${failure.cause} (${requestText(failure)})`,
    remedy: `${TRUST_AUTHORITY}, or correct ${settingOf(failure)}`,
  }),
  'client-certificate': (failure) => ({
    reason: 'unreachable',
    message: `${requestText(failure)} was not sent: the server refused the TLS connection, probably because it requires a client certificate, which this action cannot send`,
    remedy: `Set ${settingOf(failure)} to an address that requires none, or have the gateway let the runner in without one`,
  }),
  'time-out': (failure) => ({
    reason: 'unreachable',
    message: `${requestText(failure)} timed out: ${failure.cause}${details(failure)}`,
    remedy: 'Raise `request-timeout`, or run the step again later',
  }),
  redirect: (failure) => ({
    reason: 'unreachable',
    message: `${requestText(failure)} was answered with ${[failure.status, 'a redirect that is not followed'].filter(Boolean).join(', ')}${redirectText(failure)}`,
    remedy: `Set ${settingOf(failure)} to the address at which ${serverOf(failure)} itself answers`,
  }),
  answer: (failure) => ({
    reason: statusReason(failure),
    message: `${requestText(failure)} got an answer that the API does not return: ${failure.cause}${details(failure)}`,
    remedy: `Check that ${settingOf(failure)} is the address of ${serverOf(failure)}, and that no proxy answers in its place`,
  }),
  'another-answer': (failure) => ({
    message: `${requestText(failure)} was answered with ${subjectText(failure.got)}, not with ${subjectText(failure.expected)}`,
    remedy: 'Check in the web UI whether it was renamed, deleted or created again, and use its current name',
  }),
  cancelled: (failure, runAgain) => ({
    reason: 'cancelled',
    message: failure.sent
      ? `The step was stopped while it waited for the answer to ${requestText(failure)}`
      : `The step was stopped before ${failure.method === 'GET' || failure.server ? 'the answer to ' : ''}${requestText(failure)}`,
    remedy: runAgain,
  }),
};

function unknownProject({ path }: RequestFailure, near: readonly string[]): Explanation {
  const [, name] = /\/projects\/([^?]+)/.exec(path) ?? [];
  const project = name && decodeURIComponent(name);
  return {
    message: `The platform does not know ${project ?? 'this project'}${notationHint([project ?? ''])}`,
    reason: 'not-found',
    remedy: suggested(
      near,
      'check its spelling (names are as in the web UI), or scan the project once, so that the platform knows it',
    ),
  };
}

export function explainRequest(failure: RequestFailure): Explanation {
  return REQUEST_FAILURES[failure.kind](failure, RUN_AGAIN);
}

function requestText(failure: Facts): string {
  return failure.server === undefined
    ? shownRequest(failure)
    : `${shownRequest(failure)} to ${failure.server}`;
}

/** Shortens a long address, so that the text after it is not cut off. */
function shownRequest({ method, path }: Facts): string {
  const shown = path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH)}…` : path;
  return [method, shown].filter(Boolean).join(' ');
}

function serverOf({ server }: Facts): string {
  return server ?? 'the platform';
}

function settingOf({ server }: Facts): string {
  return server === undefined ? '`base-url`' : '`GITHUB_API_URL`';
}

function proxyRemedy(failure: Facts): string {
  const { variable, why } = failure.proxy ?? { variable: 'HTTPS_PROXY' };
  if (why === 'certificate') return `${TRUST_AUTHORITY}, or correct \`${variable}\``;
  if (why === 'scheme')
    return `In \`${variable}\`, write \`http://\` for a proxy without TLS of its own, as most are, and \`https://\` only for one with it`;
  const start =
    failure.status === 401 || failure.status === 407
      ? `Check the user name and password in \`${variable}\` (\`http://<user>:<password>@<host>:<port>\`, with \`%25\` for a \`%\`), and that the proxy accepts Basic`
      : `Correct the address of the proxy in \`${variable}\` (most begin with \`http://\`), let it open tunnels to ${serverOf(failure)}`;
  return `${start}, or name the host of ${settingOf(failure)} in \`NO_PROXY\``;
}

/** A gateway that answers is named behind the status, with what it says. */
function answerText(failure: Facts, answer: string): string {
  if (failure.gateway !== undefined)
    return `${requestText(failure)} was answered with ${answer}${details(failure)}`;
  const says = behind(': ', withoutStop(failure.serverMessage ?? ''));
  return `${capitalized(serverOf(failure))} answered ${shownRequest(failure)} with ${answer}${says}${triedText(failure)}`;
}

function waitText({ retryAfterMs }: Facts): string {
  return retryAfterMs === undefined
    ? ''
    : `: it asks to wait for ${duration(retryAfterMs)}, longer than the step has left`;
}

function details(failure: Facts): string {
  return `${serverText(failure)}${triedText(failure)}`;
}

function triedText({ requestId, attempts }: Facts): string {
  const id = requestId ? ` (request ${requestId})` : '';
  return `${id}${attempts > 1 ? `, after ${attempts} attempts` : ''}`;
}

function serverText(failure: Facts): string {
  const { serverMessage = '', gateway } = failure;
  const says = behind(' says: ', withoutStop(serverMessage));
  const server = serverOf(failure);
  if (gateway === undefined) return says && `; ${server}${says}`;
  return `; a gateway or proxy${gateway && ` (${gateway})`}, not ${server},${says || ' answered'}`;
}

function redirectText({ redirectTo, cause }: RequestFailure): string {
  return `${redirectTo ? ` (to ${redirectTo})` : ''}${behind(': ', cause)}`;
}

function subjectText(subject: AnswerSubject | undefined): string {
  if (subject === undefined) return 'what was requested';
  const { kind, name, id } = subject;
  if (name === undefined) return `${kind}${id === undefined ? '' : ` id ${id}`}`;
  return `${kind} ${name}${id === undefined ? '' : ` (id ${id})`}`;
}

const MEANINGS: Readonly<Record<number, string>> = {
  401: 'the token was not accepted',
  403: 'the token does not allow this',
  404: 'not found',
  410: 'no longer available',
  429: 'too many requests',
};

/** Error codes of the platform that are more precise than the status; remedies are clauses. */
export const CODES: Readonly<Record<string, { meaning: string; remedy: string; reason: FailureReason }>> = {
  DEPLOYMENT_NOT_MIGRATED: {
    meaning: 'the deployment has not been migrated to the newer policies',
    remedy: 'have the vendor migrate the deployment, and manage its policies in the web UI until then',
    reason: 'invalid-inputs',
  },
  PRODUCT_NOT_ENABLED: {
    meaning: 'the product is not enabled for this deployment',
    remedy: 'enable the product in the web UI, or leave its policies out',
    reason: 'invalid-inputs',
  },
  RESERVED_SLUG: {
    meaning: 'a slug belongs to a policy of the platform itself',
    remedy: 'give the policy another `slug`, or another name',
    reason: 'invalid-inputs',
  },
  STATE_VERSION_MISMATCH: {
    meaning: 'someone changed the policies since they were compared',
    remedy: 'run the step again: it compares them again',
    reason: 'plan-changed',
  },
};

const NO_ACCESS = 'without Web API access the platform answers 404 to everything';

export function statusReason({
  status = 0,
  serverCode = '',
  gateway,
}: Pick<RequestFailure, 'status' | 'serverCode' | 'gateway'>): FailureReason {
  if (gateway !== undefined && status !== 413) return 'unreachable';
  const known = CODES[serverCode]?.reason;
  if (known !== undefined) return known;
  if (status === 401 || status === 403) return 'token-refused';
  if (status === 404 || status === 410) return 'not-found';
  if (status === 429) return 'rate-limited';
  return status >= 500 || status === 408 ? 'unreachable' : 'other';
}

function statusRemedy(failure: Facts): string {
  const { status = 0, serverCode = '', method, path, gateway } = failure;
  if (status === 413)
    return 'raise the limit of the gateway for the size of requests (nginx: `client_max_body_size`)';
  if (gateway !== undefined)
    return `run the step again later; if it keeps happening, let the gateway or proxy pass requests on to the address in ${settingOf(failure)}, and look at the status page of ${serverOf(failure)}`;
  const known = CODES[serverCode]?.remedy ?? REMEDIES[status];
  if (known !== undefined) return known;
  if (status === 404) return notFoundRemedy(method, path);
  if (status >= 500 || status === 408)
    return 'look at the status page of the platform, and run the step again later';
  return 'fix the problem that the platform reports, then run the step again';
}

const REMEDIES: Readonly<Record<number, string>> = {
  401: `check that the token is complete and not revoked, or ${CREATE_TOKEN}`,
  403: `use a token whose role allows this: ${CREATE_TOKEN}`,
  410: 'look up its replacement in the documentation of the platform',
  429: 'lower `concurrency`, or run the step at another time',
};

function notFoundRemedy(method: string, path: string): string {
  // A write follows a read of the same project, so deployment, name and token are correct.
  if (method !== 'GET' && path.includes('/projects/'))
    return 'check in the web UI whether the project still exists; if it does, ask the vendor whether the platform offers this change';
  if (path.includes('/projects/'))
    return `check \`deployment-slug\` and the spelling of the project (names are as in the web UI, \`<org>/<repo>\`), scan the project once so that the platform knows it, and check the token: ${NO_ACCESS}`;
  if (path.includes('/scan/')) return `check \`scan-id\` and \`deployment-id\`, and the token: ${NO_ACCESS}`;
  if (path.endsWith('/lockfiles'))
    return `check \`repositoryId\` in \`dependency-filter\` and \`deployment-id\`, and the token: ${NO_ACCESS}`;
  if (path.endsWith('/deployments'))
    return `check \`base-url\` and the token (${NO_ACCESS}): ${CREATE_TOKEN}`;
  return `check \`deployment-slug\` or \`deployment-id\`, and the token: ${NO_ACCESS}`;
}
