import type { OwnerGap, OwnerSeen, UnknownReason } from '../../model/notice.ts';
import { counted, joined, number } from '../format.ts';
import { appRemedy } from './github.ts';

/** Sentences: the reasons why missing repositories could not be determined, and their remedies. */
export function coverageUnknown(owners: readonly OwnerSeen[]): string {
  const start = 'The repositories that the platform lacks could not be determined, because';
  if (owners.length === 0)
    return `${start} no project belongs to an owner on GitHub. Correct the URLs of the projects on the platform.`;
  const texts = owners.map((owner) => OWNER_GAPS[owner.why](owner));
  const remedies = new Set(owners.map((owner) => OWNER_REMEDIES[owner.why] ?? appRemedy()));
  return `${start} ${joined(texts)}. ${[...remedies].join('. ')}.`;
}

const OWNER_GAPS: Readonly<Record<OwnerGap, (seen: OwnerSeen) => string>> = {
  cut: ({ owner }) => `GitHub did not list the repositories of ${owner} to the end`,
  refused: ({ owner }) => `GitHub does not let the token list the repositories of ${owner}`,
  few: ({ owner, seen, total }) =>
    `the token sees only ${number(seen)} of ${counted(total, 'repository', 'repositories')} that projects of ${owner} belong to`,
  unlisted: ({ owner, seen, total }) =>
    `GitHub lists only ${number(seen)} of ${counted(total, 'repository', 'repositories')} that projects of ${owner} belong to; the others may be renamed`,
  'personal-account': ({ owner }) =>
    `${owner} is a personal account, of which GitHub lists only the public repositories`,
  'job-token': ({ owner }) =>
    `GitHub shows a job's own token only the public repositories of ${owner} and the job's own`,
  'nothing-seen': ({ owner }) =>
    `${owner} in \`scope\` has neither a project nor a repository that the token sees`,
};

/** Remedies for gaps that remain with the token of a GitHub App; `appRemedy` is for the rest. */
const OWNER_REMEDIES: Readonly<Partial<Record<OwnerGap, string>>> = {
  cut: 'Run the step again',
  unlisted: 'Give the projects the current names of their repositories',
  'personal-account': 'Name individual repositories in `scope`',
  'nothing-seen': 'Correct `scope`, or use a token as `metadata-token` that sees this owner',
};

const OTHER_PLACE =
  'If they are on GitHub, correct their URLs on the platform; otherwise there is nothing to do.';

export const UNKNOWN_REASONS: Readonly<Record<UnknownReason, { reason: string; help: string }>> = {
  'not-visible': {
    reason: 'GitHub repository not visible to the token',
    help: `A job's own \`GITHUB_TOKEN\` sees only its own repository and public ones. ${appRemedy()}.`,
  },
  'other-host': { reason: 'the URL points to a host other than GitHub', help: OTHER_PLACE },
  'not-a-repository': { reason: 'not a GitHub repository', help: OTHER_PLACE },
  'no-owner': { reason: 'the owner is not an organization or account on GitHub', help: OTHER_PLACE },
  'owner-refused': {
    reason: 'GitHub does not let the token list the repositories of the owner',
    help: `${appRemedy()}.`,
  },
  'personal-account': {
    reason: 'a personal account has neither custom properties nor teams',
    help: 'Rules that need neither still apply to them.',
  },
  'properties-refused': {
    reason: 'GitHub does not let the token read custom properties',
    help: `${appRemedy('Organization: Custom properties (read)')}.`,
  },
  'teams-refused': {
    reason: 'GitHub does not let the token read teams',
    help: `${appRemedy('Organization: Members (read)')}.`,
  },
  'properties-unknown': {
    reason: 'custom properties are not known',
    help: 'GitHub listed them without these repositories. Run the step again.',
  },
  'teams-unknown': { reason: 'teams are not known', help: 'Run the step again.' },
};
