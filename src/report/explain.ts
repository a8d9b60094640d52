import type { Failure, StepResult } from '../model/result.ts';
import type { RequestFailure } from '../platform/http/errors.ts';
import { counted, onOff, plainText } from './text.ts';

/** A failure in words: what failed and why, and what to do about it. Neither ends with a full stop. */
export interface Explanation {
  what: string;
  remedy: string;
}

const CREATE_TOKEN =
  'create an API token with Web API access under Settings > Tokens of the platform, and give it as `token`';
/** For a triage that was not repeated because a repeat could do harm. */
const LOOK_FIRST =
  'Look up in the web UI what became of the findings (the report has the request under `uncertain`) before you ' +
  'run the step again, for a repeat may add the note once more or select other findings';
const RUN_AGAIN = 'Run the step again later; work that is already done is not done twice';

export function explain(failure: Failure): Explanation {
  switch (failure.kind) {
    case 'no-deployment':
      return { what: 'The token sees no deployment', remedy: `Check the token, or ${CREATE_TOKEN}` };
    case 'several-deployments':
      return {
        what: `The token sees several deployments: ${named(failure.slugs)}`,
        remedy: 'Set `deployment-slug` to the one that is meant',
      };
    case 'other-deployment': {
      const given = [failure.slug && `slug ${failure.slug}`, failure.id !== undefined && `id ${failure.id}`];
      const seen = named(failure.seen.map((one) => `${one.slug} (id ${one.id})`));
      return {
        what: `The token sees no deployment with ${given.filter(Boolean).join(' and ')}, but ${seen}`,
        remedy: 'Correct `deployment-slug` and `deployment-id`, or leave them out to have them looked up',
      };
    }
    case 'nothing-selected':
      return {
        what: `No project of the deployment is selected by ${named(failure.patterns) || 'the patterns'}`,
        remedy: 'Compare `projects` with the names that the operation `list-projects` shows',
      };
    case 'not-listed':
      return { what: 'The deployment has no project of this name', remedy: neverScanned('the spelling') };
    case 'name-unusable':
      return {
        what: `The platform gives a name that cannot be asked for: it ${failure.problem}`,
        remedy: 'Rename or remove it in the web UI of the platform',
      };
    case 'tags-not-shown':
      return {
        what: `The platform took the request, but the project does not show ${tagNames(failure.missing)}`,
        remedy: 'Check that the platform allows these tags, and look at the project in its web UI',
      };
    case 'tags-lost':
      return {
        what:
          `The platform replaced the project's tags, and ${tagNames(failure.lost)} could not be put back` +
          (failure.cause === undefined ? '' : ` (${requestWords(failure.cause)})`),
        remedy: `Add ${tagNames(failure.lost)} to the project again, with this operation or in the web UI`,
      };
    case 'scans-not-shown':
      return {
        what:
          'The platform took the request, but the project shows ' +
          `diff scans ${onOff(failure.shown.diff_scan)} and full scans ${onOff(failure.shown.full_scan)}`,
        remedy:
          'Check in the web UI that managed scans are available to this project, then run the step again',
      };
    case 'too-many-changes':
      return {
        what: `${counted(failure.changes, 'project')} would change, more than \`max-changes\` allows (${failure.limit}); nothing was written`,
        remedy: 'Look at the plan with `dry-run: true`, then narrow `projects` or raise `max-changes`',
      };
    case 'projects-failed':
      return {
        what: `${failure.failed} of ${counted(failure.selected, 'project')} failed`,
        remedy: RUN_AGAIN,
      };
    case 'list-broken':
      return {
        what: `The platform's list could not be read to its end: ${failure.cause}`,
        remedy:
          'Run the step again later, and tell the platform if it persists; the report has the rows read so far',
      };
    case 'requests-failed': {
      const { first, failed } = failure;
      const { what, remedy } = explain(first);
      return {
        what: failed === 1 ? what : `${failed} requests failed; the first: ${what}`,
        remedy,
      };
    }
    case 'stopped':
      return { what: 'Cancelled when all was done', remedy: 'Nothing is left to do' };
    case 'unexpected':
      return {
        what: `Something unexpected went wrong: ${failure.message}`,
        remedy:
          'Run the job again with step debugging on, and report the log to the maintainers of this action',
      };
    default:
      return explainRequest(failure);
  }
}

/**
 * Why a step failed; undefined when it did not. After a triage of which an answer was lost, looking comes
 * before running it again.
 */
export function explainResult(result: StepResult): Explanation | undefined {
  if (result.failure === undefined) return undefined;
  const explanation = explain(result.failure);
  const uncertain = result.operation === 'triage' && result.uncertain.length > 0;
  return uncertain ? { ...explanation, remedy: LOOK_FIRST } : explanation;
}

function neverScanned(check: string): string {
  return (
    `Check ${check} (names are as in the web UI, \`<org>/<repo>\`), scan the project once so that the platform ` +
    'knows it, and see that the token has Web API access, for without it the platform answers 404, too'
  );
}

function explainRequest(failure: RequestFailure): Explanation {
  const what = requestWords(failure);
  switch (failure.kind) {
    case 'status':
      return { what, remedy: statusRemedy(failure) };
    case 'rate-limit':
      return { what, remedy: 'Run the step again after that time, with a lower `concurrency`' };
    case 'certificate':
      return {
        what,
        remedy:
          "Name the file with your certificate authority in `NODE_EXTRA_CA_CERTS` in the step's or the runner's " +
          'environment, or correct `base-url`',
      };
    case 'time-out':
      return { what, remedy: 'Raise `request-timeout`, or run the step again later' };
    case 'redirect':
      return { what, remedy: 'Set `base-url` to the address that the platform itself answers at' };
    case 'answer':
      return {
        what,
        remedy: 'Check that `base-url` is the address of the platform, and that no proxy answers for it',
      };
    case 'cancelled':
      return { what, remedy: RUN_AGAIN };
    case 'connection':
      return {
        what,
        remedy:
          'Check `base-url`, and that the runner reaches it (behind a proxy, set `HTTPS_PROXY` and `NO_PROXY`), ' +
          'then run the step again',
      };
  }
}

function statusRemedy({ status = 0, method, path }: RequestFailure): string {
  if (status === 401) return `Check that the token is complete and not revoked, or ${CREATE_TOKEN}`;
  if (status === 403) return `Give a token whose role allows this: ${CREATE_TOKEN}`;
  if (status === 404) return notFoundRemedy(path);
  if (status === 407) return 'Check the user name and password of the proxy in `HTTPS_PROXY`';
  if (status === 410) {
    return path.endsWith('/policies')
      ? 'Take this step out of the workflow: the platform has withdrawn the list of policies on migrated deployments'
      : 'Look up in the documentation of the platform what has replaced it';
  }
  if (status === 429) return 'Lower `concurrency` or run the step at another time';
  if (status >= 500) return 'Look at the status page of the platform, and run the step again later';
  return method === 'GET'
    ? 'Check the inputs against what the platform says'
    : 'Correct the inputs as the platform says; the report has the whole result';
}

function notFoundRemedy(path: string): string {
  const token =
    'and that the token has Web API access, for without it the platform answers 404 to everything';
  if (path.includes('/projects/')) return neverScanned('`deployment-slug` and the spelling of the project');
  if (path.includes('/scan/')) return `Check \`scan-id\` and \`deployment-id\`, ${token}`;
  if (path.endsWith('/deployments')) return `Check \`base-url\`, ${token}: ${CREATE_TOKEN}`;
  return `Check \`deployment-slug\` or \`deployment-id\`, ${token}`;
}

const STATUS_WORDS: Record<number, string> = {
  401: 'the token was not accepted',
  403: 'the token does not allow this',
  404: 'not found',
  407: 'the proxy wants a user name and password',
  410: 'no longer there',
  429: 'too many requests',
};

/** What failed, in a table that says of what: the path of the request says nothing new there. */
export function shortWords(failure: Failure): string {
  const { what } = explain(failure);
  return 'path' in failure ? what.replace(` ${failure.path}`, '') : what;
}

/** What failed, with the endpoint and the server's own words. */
export function requestWords(failure: RequestFailure): string {
  const { kind, method, path, status, words, cause, attempts, uncertain, requestId } = failure;
  const said = words === undefined ? '' : `, the platform says: ${words}`;
  const id = requestId === undefined ? '' : ` (request ${requestId})`;
  const tried = attempts > 1 ? `, after ${attempts} attempts` : '';
  const change = method === 'GET' ? 'the change before it' : 'it';
  const open = uncertain ? `; ${change} may have taken effect all the same` : '';
  const request = `${method} ${path}`;
  switch (kind) {
    case 'status': {
      const migrated = status === 410 && path.endsWith('/policies');
      const meaning = migrated
        ? 'the deployment was migrated, and this list was withdrawn there'
        : STATUS_WORDS[status ?? 0];
      return `${request} was answered ${status}${meaning === undefined ? '' : `, ${meaning}`}${said}${id}${tried}${open}`;
    }
    case 'rate-limit':
      return `The platform limits the rate of requests and ${cause}, longer than a step waits (${request})${said}${open}`;
    case 'certificate':
      return `The certificate of the platform was not accepted: ${cause} (${request})`;
    case 'time-out':
      return `${request} timed out: ${cause}${tried}${open}`;
    case 'redirect':
      return `${request} was answered${status === undefined ? '' : ` ${status}`} with ${cause}, which is not followed`;
    case 'answer':
      return `${request} was answered with something else than the Web API's answer: ${cause}${open}`;
    case 'cancelled':
      return uncertain
        ? `Cancelled while the answer to ${request} was awaited${open}`
        : `Cancelled before ${request}`;
    case 'connection':
      return `${request} got no answer: ${cause}${tried}${open}`;
  }
}

function tagNames(tags: readonly string[]): string {
  const shown = tags.slice(0, 10).map((tag) => `\`${tag}\``);
  return `${tags.length === 1 ? 'the tag' : 'the tags'} ${shown.join(', ')}${tags.length > 10 ? ' and others' : ''}`;
}

/** Ten of them at most, and how many more there are. */
function named(names: readonly string[]): string {
  const shown = names.slice(0, 10).map((name) => plainText(name, 100));
  return shown.join(', ') + (names.length > 10 ? ` and ${names.length - 10} more` : '');
}
