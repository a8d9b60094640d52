import type { AnswerSubject, RequestFailure } from '../../platform/http/errors.ts';
import { behind, capitalized, duration, notationHint, withoutStop } from '../format.ts';
import { CREATE_TOKEN, type Explanation, type FailureReason, RUN_AGAIN, suggested } from './explanation.ts';

const MAX_PATH_LENGTH = 300;
const TRUST_AUTHORITY =
  'Set `NODE_EXTRA_CA_CERTS` for the step or the runner to a readable file with your certificate authority';

type Failed = RequestFailure & { near?: string[] };
type Server = 'the platform' | 'GitHub';

/** Adds the parts of sentences about a request. */
function withTexts(failure: Failed, server: Server) {
  const { method, path, requestId, attempts, serverMessage = '', gateway } = failure;
  // A long address would cut off the text after it.
  const shownPath = path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH)}…` : path;
  const shown = [method, shownPath].filter(Boolean).join(' ');
  const message = withoutStop(serverMessage);
  const says = behind(' says: ', message);
  const tried = `${requestId ? ` (request ${requestId})` : ''}${attempts > 1 ? `, after ${attempts} attempts` : ''}`;
  const answerer =
    gateway === undefined
      ? says && `; ${server}${says}`
      : `; a gateway or proxy${gateway && ` (${gateway})`}, not ${server},${says || ' answered'}`;
  const request = server === 'GitHub' ? `${shown} to GitHub` : shown;
  const setting = server === 'GitHub' ? '`GITHUB_API_URL`' : '`base-url`';
  return { ...failure, server, setting, shown, request, message, tried, answerer, details: answerer + tried };
}
type Failure = ReturnType<typeof withTexts>;

/** Default of `reason`: `unreachable`. */
const REQUEST_FAILURES: Record<RequestFailure['kind'], (failure: Failure, runAgain: string) => Explanation> =
  {
    status: (failure) => {
      const { status, near, server, gateway, shown, request, message, tried, details } = failure;
      // With `near`, the list of projects was searched in vain.
      if (status === 404 && near !== undefined) {
        const [, name = 'this project'] = /\/projects\/([^?]+)/.exec(failure.path) ?? [];
        return explainUnknownProject(decodeURIComponent(name), near);
      }
      // A 403 of GitHub has many causes, which its message names.
      const meaning = server === 'GitHub' ? undefined : knownAnswer(failure).meaning;
      const answer = `${status}${meaning === undefined || gateway !== undefined ? '' : ` (${meaning})`}`;
      return {
        message:
          gateway === undefined
            ? `${capitalized(server)} answered ${shown} with ${answer}${behind(': ', message)}${tried}`
            : `${request} was answered with ${answer}${details}`,
        reason: statusReason(failure),
        remedy: suggested(near, statusRemedy(failure)),
      };
    },
    'rate-limit': ({ request, answerer, retryAfterMs }) => {
      const wait =
        retryAfterMs && `it asks to wait for ${duration(retryAfterMs)}, longer than the step has left`;
      return {
        reason: 'rate-limited',
        message: `The platform's rate limit is used up${behind(': ', wait)} (${request})${answerer}`,
        remedy: 'Run the step again later, with a lower `concurrency`',
      };
    },
    connection: ({ request, cause = 'no connection', details, setting }) => ({
      message: `${request} got no answer: ${cause}${details}`,
      remedy: `Check ${setting} and that the runner can reach it (behind a proxy, set \`HTTPS_PROXY\` and \`NO_PROXY\`), then run the step again`,
    }),
    proxy: (failure) => ({
      message: `${failure.request} was not sent: ${failure.cause}${failure.details}`,
      remedy: proxyRemedy(failure),
    }),
    certificate: ({ request, cause, server, setting }) => ({
      message: `The certificate of ${server} was not accepted: ${cause} (${request})`,
      remedy: `${TRUST_AUTHORITY}, or correct ${setting}`,
    }),
    'client-certificate': ({ request, setting }) => ({
      message: `${request} was not sent: the server refused the TLS connection, probably because it requires a client certificate, which this action cannot send`,
      remedy: `Set ${setting} to an address that requires none`,
    }),
    'time-out': ({ request, cause, details }) => ({
      message: `${request} timed out: ${cause}${details}`,
      remedy: 'Raise `request-timeout`, or run the step again later',
    }),
    redirect: ({ request, status, redirectTo, cause, server, setting }) => ({
      message: `${request} was answered with ${[status, 'a redirect that is not followed'].filter(Boolean).join(', ')}${redirectTo ? ` (to ${redirectTo})` : ''}${behind(': ', cause)}`,
      remedy: `Set ${setting} to the address at which ${server} itself answers`,
    }),
    answer: (failure) => ({
      reason: statusReason(failure),
      message: `${failure.request} got an answer that the API does not return: ${failure.cause}${failure.details}`,
      remedy: `Check that ${failure.setting} is the address of ${failure.server}, and that no proxy answers in its place`,
    }),
    'another-answer': ({ request, got, expected }) => ({
      reason: 'other',
      message: `${request} was answered with ${subjectText(got)}, not with ${subjectText(expected)}`,
      remedy:
        'Check in the web UI whether it was renamed, deleted or created again, and use its current name',
    }),
    cancelled: ({ request, sent }, runAgain) => ({
      reason: 'cancelled',
      message: `The step was stopped before ${sent ? 'the answer to ' : ''}${request}`,
      remedy: runAgain,
    }),
  };

export function explainRequest(
  failure: Failed,
  runAgain = RUN_AGAIN,
  server: Server = 'the platform',
): Explanation {
  return { reason: 'unreachable', ...REQUEST_FAILURES[failure.kind](withTexts(failure, server), runAgain) };
}

export function isOfRequest(failure: { kind: string }): failure is RequestFailure {
  return failure.kind in REQUEST_FAILURES;
}

export function explainUnknownProject(project: string, near: readonly string[] | undefined): Explanation {
  return {
    message: `The platform does not know ${project}${notationHint([project])}`,
    reason: 'not-found',
    remedy: suggested(
      near,
      'check its spelling (names are as in the web UI), or scan the project once, so that the platform knows it',
    ),
  };
}

function proxyRemedy({ proxy, status, server, setting }: Failure): string {
  const { variable, why } = proxy ?? { variable: 'HTTPS_PROXY' };
  if (why === 'certificate') return `${TRUST_AUTHORITY}, or correct \`${variable}\``;
  if (why === 'scheme')
    return `In \`${variable}\`, write \`http://\` for a proxy without TLS of its own, as most are, and \`https://\` only for one with it`;
  const start =
    status === 401 || status === 407
      ? `Check the user name and password in \`${variable}\` (\`http://<user>:<password>@<host>:<port>\`, with \`%25\` for a \`%\`), and that the proxy accepts Basic`
      : `Correct the address of the proxy in \`${variable}\` (most begin with \`http://\`), let it open tunnels to ${server}`;
  return `${start}, or name the host of ${setting} in \`NO_PROXY\``;
}

function subjectText(subject: AnswerSubject | undefined): string {
  if (subject === undefined) return 'what was requested';
  const { kind, name, id } = subject;
  return [kind, name, id === undefined ? '' : `(id ${id})`].filter(Boolean).join(' ');
}

interface Meaning {
  meaning?: string;
  /** A clause. */
  remedy?: string;
  reason?: FailureReason;
}

const STATUSES: Record<number, Meaning> = {
  401: {
    meaning: 'the token was not accepted',
    remedy: `check that the token is complete and not revoked, or ${CREATE_TOKEN}`,
    reason: 'token-refused',
  },
  403: {
    meaning: 'the token does not allow this',
    remedy: `use a token whose role allows this: ${CREATE_TOKEN}`,
    reason: 'token-refused',
  },
  404: { meaning: 'not found', reason: 'not-found' },
  408: { reason: 'unreachable' },
  410: {
    meaning: 'no longer available',
    remedy: 'look up its replacement in the documentation of the platform',
    reason: 'not-found',
  },
  429: {
    meaning: 'too many requests',
    remedy: 'lower `concurrency`, or run the step at another time',
    reason: 'rate-limited',
  },
};

/** Error codes of the platform, which are more precise than the status. */
export const CODES: Record<string, Meaning> = {
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

function knownAnswer({ status = 0, serverCode = '' }: Failed): Meaning {
  return CODES[serverCode] ?? STATUSES[status] ?? {};
}

function statusReason(failure: Failed): FailureReason {
  const { status = 0, gateway } = failure;
  if (gateway !== undefined && status !== 413) return 'unreachable';
  return knownAnswer(failure).reason ?? (status >= 500 ? 'unreachable' : 'other');
}

function statusRemedy(failure: Failure): string {
  const { status = 0, method, path, gateway, server, setting } = failure;
  if (status === 413)
    return 'raise the limit of the gateway for the size of requests (nginx: `client_max_body_size`)';
  if (gateway !== undefined)
    return `run the step again later; if it keeps happening, let the gateway or proxy pass requests on to the address in ${setting}, and look at the status page of ${server}`;
  const { remedy } = knownAnswer(failure);
  if (remedy !== undefined) return remedy;
  if (status === 404) return notFoundRemedy(method, path);
  return statusReason(failure) === 'unreachable'
    ? 'look at the status page of the platform, and run the step again later'
    : 'fix the problem that the platform reports, then run the step again';
}

/** May be wrong besides the token. */
const CHECKED_INPUTS = [
  [
    /\/projects\//,
    '`deployment-slug`, the spelling of the project (names are as in the web UI, `<org>/<repo>`), that it has been scanned',
  ],
  [/\/scan\//, '`scan-id`, `deployment-id`'],
  [/\/lockfiles$/, '`repositoryId` in `dependency-filter`, `deployment-id`'],
  [/\/deployments$/, '`base-url`'],
] as const;

function notFoundRemedy(method: string, path: string): string {
  // A write follows a read of the same project, so deployment, name and token are correct.
  if (method !== 'GET' && path.includes('/projects/'))
    return 'check in the web UI whether the project still exists; if it does, ask the vendor whether the platform offers this change';
  const [, inputs = '`deployment-slug` or `deployment-id`'] =
    CHECKED_INPUTS.find(([pattern]) => pattern.test(path)) ?? [];
  return `check ${inputs}, and the token: without Web API access the platform answers 404 to everything`;
}
