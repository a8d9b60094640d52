import type { GitHubFailure } from '../../model/failure.ts';
import type { Notice, OwnerGap, OwnerSeen, UnknownReason } from '../../model/notice.ts';
import { behind, counted, firstOf, joined, number, secondOf } from '../format.ts';
import { PAGES } from '../pages.ts';
import { type Explanation, type FailureOf, RUN_AGAIN, suggested } from './explanation.ts';
import { explainRequest } from './requests.ts';

/** Permissions that a job can give its own token. */
const JOB_PERMISSIONS =
  /^(actions|attestations|checks|contents|deployments|discussions|issues|packages|pages|pull-requests|security-events|statuses):/;

export function explainGitHub(failure: GitHubFailure): Explanation {
  const { kind, method, path, problem, resetAt } = failure;
  if (kind === 'rate-limited')
    return {
      reason: 'rate-limited',
      message: `GitHub's rate limit is used up${behind(' until ', resetAt && secondOf(resetAt))} (${method} ${path})`,
      remedy:
        'Run the step again after the limit resets, or use the token of a GitHub App, whose limit is higher',
    };
  // No input sets the time limit of a request to GitHub.
  const known = problem?.kind === 'time-out' ? undefined : problem;
  const request = { ...failure, kind, ...known, attempts: 1, sent: true, method, path };
  const explained = explainRequest(request, RUN_AGAIN, 'GitHub');
  return kind === 'status' && known === undefined
    ? { ...explained, remedy: gitHubRemedy(failure) }
    : explained;
}

const SEE_PERMISSIONS = `(see ${PAGES.github} of this action)`;

/** @param permission undefined if the token only lacks repositories */
export function appRemedy(permission?: string): string {
  if (permission === undefined)
    return `As \`metadata-token\`, use the token of a GitHub App that is installed on the repositories ${SEE_PERMISSIONS}`;
  return `As \`metadata-token\`, use the token of a GitHub App with the permission "${permission}", because a job's own \`GITHUB_TOKEN\` cannot have it ${SEE_PERMISSIONS}`;
}

/** Remedies are clauses for `suggested`. */
const NOT_ON_GITHUB: Record<FailureOf<'not-on-github'>['what'], Explanation> = {
  owner: {
    reason: 'not-found',
    message: 'No owner of the projects is an organization or account on GitHub that the token can see',
    remedy: `correct the URLs of the projects on the platform, or use the token of a GitHub App that is installed there ${SEE_PERMISSIONS}`,
  },
  team: {
    reason: 'invalid-inputs',
    message: 'No organization of the projects has a team that the rules file names',
    remedy: 'correct its slug in the rules file',
  },
  property: {
    reason: 'invalid-inputs',
    message: 'No repository has a custom property that the rules file names',
    remedy: 'correct its name in the rules file, or define it on GitHub',
  },
};

export function notOnGitHub({ what, names, near }: FailureOf<'not-on-github'>): Explanation {
  const { reason, message, remedy } = NOT_ON_GITHUB[what];
  return { reason, message: `${message} (${firstOf(names, 5)})`, remedy: suggested(near, remedy) };
}

type TextFailure = Extract<Notice, { kind: 'comment-failed' | 'issue-failed' }>;

/** Why a comment or an issue could not be written, or may be there twice, and the remedy. */
export function textFailed({ kind, cause, isWritten }: TextFailure): string {
  const { message, remedy } = explainGitHub(cause);
  const isComment = kind === 'comment-failed';
  const what = isComment ? 'comment on the pull request' : 'tracking issue';
  const end = isWritten ? 'was written, but may be there twice' : 'could not be written';
  const choice = isOtherRefusal(cause) ? `, or set \`${isComment ? 'comment' : 'issue'}: never\`` : '';
  const own = isComment ? (commentRemedy(cause) ?? remedy) : remedy;
  return `The ${what} ${end}: ${message}. ${own}${choice}.`;
}

/** GitHub also answers 404 to a token that may not see the pull request. */
function commentRemedy(failure: GitHubFailure): string | undefined {
  const { kind, method, status, missingPermission } = failure;
  if (kind !== 'status' || (status !== 403 && status !== 404) || isOtherRefusal(failure)) return undefined;
  // GitHub names only the permission to read where it refuses a read.
  const isNamed = missingPermission !== undefined && method !== 'GET';
  const start = isNamed ? permissionRemedy(missingPermission) : COMMENT_PERMISSION;
  return `${start}. A pull request from a fork gets a read-only token: set \`comment: never\` for those`;
}

/** A 403 without a missing permission: a locked conversation, an archived repository, SAML. */
function isOtherRefusal({ kind, status, missingPermission, serverMessage = '' }: GitHubFailure): boolean {
  const isRefused = kind === 'status' && status === 403 && missingPermission === undefined;
  return isRefused && serverMessage !== '' && !serverMessage.startsWith('Resource not accessible');
}

const inJobOrToken = (permission: string) =>
  `needs the permission \`${permission}\`: add it to the \`permissions\` of the job, or use a \`github-token\` that has it`;
const ISSUE_PERMISSION = `Writing issues ${inJobOrToken('issues: write')}. For another repository, use the token of a GitHub App`;
const COMMENT_PERMISSION = `A comment on a pull request ${inJobOrToken('pull-requests: write')}`;

/** GitHub does not always name these. */
const ORGANIZATION_PERMISSIONS = [
  [/^\/orgs\/[^/]+\/properties\//, 'Organization: Custom properties (read)'],
  [/^\/orgs\/[^/]+\/teams/, 'Organization: Members (read)'],
] as const;

/** @param names as GitHub names them: `issues: write or pull-requests: write` */
function permissionRemedy(names: string): string {
  return names.split(/ (?:or|and) /).every((name) => JOB_PERMISSIONS.test(name))
    ? `Add \`${names.replace(/ (or|and) /g, '` $1 `')}\` to the \`permissions\` of the job, or to those of the GitHub App`
    : appRemedy(names);
}

function gitHubRemedy(failure: GitHubFailure): string {
  const { status = 0, path, missingPermission } = failure;
  if (isOtherRefusal(failure))
    return 'GitHub names no missing permission: fix the problem that its message describes';
  const isRefused = status === 403 || status === 404;
  // For a refused list, GitHub names only the permission to read it.
  const [, area] = /\/(issues|pulls)(?:[/?]|$)/.exec(path) ?? [];
  if (status === 410 && area === 'issues') return 'Enable issues in the settings of the repository';
  if (isRefused && area !== undefined) return area === 'issues' ? ISSUE_PERMISSION : COMMENT_PERMISSION;
  if (missingPermission !== undefined) return permissionRemedy(missingPermission);
  if (status === 401)
    return 'Check the token for GitHub: it may have expired, been revoked, or be incomplete';
  if (isRefused) return appRemedy(ORGANIZATION_PERMISSIONS.find(([pattern]) => pattern.test(path))?.[1]);
  return status >= 500
    ? 'Look at the status page of GitHub, and run the step again later'
    : 'Fix the problem that GitHub reports, then run the step again';
}

export function coverageUnknown(owners: readonly OwnerSeen[]): string {
  const start = 'The repositories that the platform lacks could not be determined, because';
  if (owners.length === 0)
    return `${start} no project belongs to an owner on GitHub. Correct the URLs of the projects on the platform.`;
  const texts = owners.map((owner) => OWNER_GAPS[owner.why](owner));
  const remedies = new Set(owners.map((owner) => OWNER_REMEDIES[owner.why] ?? appRemedy()));
  return `${start} ${joined(texts)}. ${[...remedies].join('. ')}.`;
}

function seenText({ owner, seen, total }: OwnerSeen): string {
  return `only ${number(seen)} of ${counted(total, 'repository', 'repositories')} that projects of ${owner} belong to`;
}

const OWNER_GAPS: Record<OwnerGap, (seen: OwnerSeen) => string> = {
  cut: ({ owner }) => `GitHub did not list the repositories of ${owner} to the end`,
  refused: ({ owner }) => `GitHub does not let the token list the repositories of ${owner}`,
  few: (seen) => `the token sees ${seenText(seen)}`,
  unlisted: (seen) => `GitHub lists ${seenText(seen)}; the others may have been renamed`,
  'personal-account': ({ owner }) =>
    `${owner} is a personal account, of which GitHub lists only the public repositories`,
  'job-token': ({ owner }) =>
    `GitHub shows a job's own token only the public repositories of ${owner} and the job's own`,
  'nothing-seen': ({ owner }) =>
    `${owner} in \`scope\` has neither a project nor a repository that the token sees`,
};

/** For gaps that a GitHub App's token would not close. Default: `appRemedy`. */
const OWNER_REMEDIES: Partial<Record<OwnerGap, string>> = {
  cut: 'Run the step again',
  unlisted: 'Give the projects the current names of their repositories',
  'personal-account': 'Name individual repositories in `scope`',
  'nothing-seen': 'Correct `scope`, or use a token as `metadata-token` that sees this owner',
};

const OTHER_PLACE =
  'If they are on GitHub, correct their URLs on the platform; otherwise there is nothing to do.';

export const UNKNOWN_REASONS: Record<UnknownReason, readonly [reason: string, help: string]> = {
  'not-visible': [
    'GitHub repository not visible to the token',
    `A job's own \`GITHUB_TOKEN\` sees only its own repository and public ones. ${appRemedy()}.`,
  ],
  'other-host': ['the URL points to a host other than GitHub', OTHER_PLACE],
  'not-a-repository': ['not a GitHub repository', OTHER_PLACE],
  'no-owner': ['the owner is not an organization or account on GitHub', OTHER_PLACE],
  'owner-refused': ['GitHub does not let the token list the repositories of the owner', `${appRemedy()}.`],
  'personal-account': [
    'a personal account has neither custom properties nor teams',
    'Rules that need neither still apply to them.',
  ],
  'properties-refused': [
    'GitHub does not let the token read custom properties',
    `${appRemedy('Organization: Custom properties (read)')}.`,
  ],
  'teams-refused': [
    'GitHub does not let the token read teams',
    `${appRemedy('Organization: Members (read)')}.`,
  ],
  'properties-unknown': [
    'custom properties are not known',
    'GitHub listed them without these repositories. Run the step again.',
  ],
  'teams-unknown': ['teams are not known', 'Run the step again.'],
};
