import type { AnswerSubject, RequestFailure } from '../../platform/http/errors.ts';
import { duration } from '../figures.ts';
import { type Explanation, type FailureOf, RUN_AGAIN, suggested } from './explanation.ts';
import { statusMeaning, statusReason, statusRemedy } from './statuses.ts';

type Explain = (failure: FailureOf<RequestFailure['kind']>) => Explanation;

const MAX_PATH_LENGTH = 300;

export const REQUEST_FAILURES: Readonly<Record<RequestFailure['kind'], Explain>> = {
  status: (failure) => {
    if (failure.status === 404 && failure.near?.[0] !== undefined)
      return unknownProject(failure, failure.near);
    const meaning = statusMeaning(failure);
    const because = meaning === undefined ? '' : ` (${meaning})`;
    return {
      what: `${request(failure)} was answered with ${failure.status}${because}${details(failure)}`,
      reason: statusReason(failure),
      remedy: suggested(failure.near, statusRemedy(failure)),
    };
  },
  'rate-limit': (failure) => ({
    reason: 'rate-limited',
    what: `The platform's rate limit is used up: it asks to wait${wait(failure)}, which is longer than the step can still wait (${request(failure)})${serverText(failure)}`,
    remedy: 'Run the step again after that time, with a lower `concurrency`',
  }),
  connection: (failure) => ({
    reason: 'unreachable',
    what: `${request(failure)} got no answer: ${failure.cause ?? 'the connection broke'}${details(failure)}`,
    remedy:
      'Check `base-url` and that the runner can reach it (behind a proxy, set `HTTPS_PROXY` and `NO_PROXY`), ' +
      'then run the step again',
  }),
  proxy: (failure) => ({
    reason: 'unreachable',
    what: `${request(failure)} was not sent: ${failure.cause ?? 'the proxy cannot be used'}${details(failure)}`,
    remedy:
      failure.status === 407
        ? 'Check the user name and password of the proxy in `HTTPS_PROXY`'
        : 'Correct the address of the proxy in `HTTPS_PROXY`, let it open tunnels to the platform, or name the host of `base-url` in `NO_PROXY`',
  }),
  certificate: (failure) => ({
    reason: 'unreachable',
    what: `The certificate of the platform was not accepted: ${failure.cause ?? 'it is not valid'} (${request(failure)})`,
    remedy:
      'Set `NODE_EXTRA_CA_CERTS` in the environment of the step or the runner to a file with your certificate ' +
      'authority, or correct `base-url`',
  }),
  'time-out': (failure) => ({
    reason: 'unreachable',
    what: `${request(failure)} timed out: ${failure.cause ?? 'no answer came in time'}${details(failure)}`,
    remedy: 'Raise `request-timeout`, or run the step again later',
  }),
  redirect: (failure) => ({
    reason: 'unreachable',
    what: `${request(failure)} was answered${statusText(failure)} with a redirect that is not followed${redirectText(failure)}`,
    remedy: 'Set `base-url` to the address at which the platform itself answers',
  }),
  answer: (failure) => ({
    reason: 'other',
    what: `${request(failure)} got an answer that the Web API does not return: ${failure.cause ?? 'it cannot be read'}${serverText(failure)}`,
    remedy: 'Check that `base-url` is the address of the platform, and that no proxy answers in its place',
  }),
  'another-answer': (failure) => ({
    reason: 'other',
    what: `${request(failure)} was answered with ${subject(failure.got)}, not with ${subject(failure.expected)}`,
    remedy:
      'Check in the web UI whether it was renamed, deleted or created again, then run the step again with its current name',
  }),
  cancelled: (failure) => ({
    reason: 'cancelled',
    what: failure.sent
      ? `The step was cancelled while it waited for the answer to ${request(failure)}`
      : `The step was cancelled before ${failure.method === 'GET' ? 'the answer to ' : ''}${request(failure)}`,
    remedy: RUN_AGAIN,
  }),
};

/** Of a project whose name is near a known one: most likely it is misspelt. */
function unknownProject({ path }: RequestFailure, near: readonly string[]): Explanation {
  const [, name] = /\/projects\/([^?]+)/.exec(path) ?? [];
  return {
    what: `The platform does not know ${name === undefined ? 'this project' : decodeURIComponent(name)}`,
    reason: 'not-found',
    remedy: suggested(near, 'scan the project once, so that the platform knows it'),
  };
}

export function explainRequest(failure: RequestFailure): Explanation {
  return REQUEST_FAILURES[failure.kind](failure);
}

function request(failure: RequestFailure): string {
  return [failure.method, shownPath(failure)].filter(Boolean).join(' ');
}

/** Of an address that names thousands of values, the start: what is said after it must not be cut off. */
function shownPath({ path }: RequestFailure): string {
  return path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH)}…` : path;
}

function details(failure: RequestFailure): string {
  const { requestId, attempts } = failure;
  const id = requestId === undefined ? '' : ` (request ${requestId})`;
  const tried = attempts > 1 ? `, after ${attempts} attempts` : '';
  return `${serverText(failure)}${id}${tried}`;
}

function wait({ retryAfterMs }: RequestFailure): string {
  if (retryAfterMs === undefined) return '';
  return retryAfterMs > 365 * 24 * 3_600_000 ? ' for more than a year' : ` for ${duration(retryAfterMs)}`;
}

function serverText({ serverMessage = '' }: RequestFailure): string {
  const text = serverMessage.replace(/[.\s]+$/, '');
  return text === '' ? '' : `; the platform says: ${text}`;
}

function statusText({ status }: RequestFailure): string {
  return status === undefined ? '' : ` with ${status},`;
}

function redirectText({ redirectTo, cause }: RequestFailure): string {
  const to = redirectTo === undefined ? '' : ` (to ${redirectTo})`;
  return cause === undefined ? to : `${to}: ${cause}`;
}

function subject(of: AnswerSubject | undefined): string {
  if (of === undefined) return 'what was requested';
  const { kind, name, id } = of;
  const number = id === undefined ? '' : `id ${id}`;
  if (name === undefined) return `${kind} ${number}`.trim();
  return `${kind} ${name}${number === '' ? '' : ` (${number})`}`;
}
