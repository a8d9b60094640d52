import type { GitHubFailure } from '../../model/failure.ts';
import { secondOf } from '../figures.ts';
import { type Explanation, RUN_AGAIN } from './explanation.ts';

type Explain = (failure: GitHubFailure) => Explanation;

const GITHUB_FAILURES: Readonly<Record<GitHubFailure['kind'], Explain>> = {
  status: (failure) => ({
    what: `GitHub answered ${request(failure)} with ${failure.status}${serverText(failure)}`,
    remedy: statusRemedy(failure),
  }),
  'rate-limited': (failure) => ({
    what: `The rate limit of GitHub is used up${failure.resetAt === undefined ? '' : ` until ${secondOf(failure.resetAt)}`} (${request(failure)})`,
    remedy: 'Run the step again after that time, or use the token of a GitHub App, which has a higher limit',
  }),
  connection: (failure) => ({
    what: `GitHub did not answer ${request(failure)}`,
    remedy: 'Check that the runner can reach the API of GitHub, then run the step again',
  }),
  redirect: (failure) => ({
    what: `GitHub answered ${request(failure)} with a redirect to another host, which is not followed`,
    remedy: 'Check `GITHUB_API_URL` in the environment of the runner',
  }),
  answer: (failure) => ({
    what: `GitHub answered ${request(failure)} with something that its API does not return`,
    remedy: 'Check `GITHUB_API_URL` in the environment of the runner, and that no proxy answers in its place',
  }),
  cancelled: (failure) => ({
    what: `The step was cancelled before GitHub answered ${request(failure)}`,
    remedy: RUN_AGAIN,
  }),
};

export function explainGitHub(failure: GitHubFailure): Explanation {
  return GITHUB_FAILURES[failure.kind](failure);
}

function request({ method, path }: GitHubFailure): string {
  return `${method} ${path}`;
}

function serverText({ serverMessage }: GitHubFailure): string {
  return serverMessage === undefined ? '' : `: ${serverMessage}`;
}

function statusRemedy({ status = 0, missingPermission, path }: GitHubFailure): string {
  if (missingPermission !== undefined) {
    return `Add \`${missingPermission}\` to the \`permissions\` of the job, or to those of the GitHub App`;
  }
  if (status === 401) return 'Check `github-token`: it has expired, was revoked, or is not complete';
  if (status === 404 && /^\/orgs\/[^/]+\/teams\//.test(path)) {
    return 'Check the name of the team (its slug), and that the `github-token` may read teams: a GitHub App needs Members: read';
  }
  if (status === 403 || status === 404) {
    return 'Use a `github-token` that can see the repositories, for instance that of a GitHub App with Metadata: read';
  }
  return 'Look at the status page of GitHub, and run the step again later';
}
