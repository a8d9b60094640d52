import { appRemedy } from './explain/github.ts';

interface Unknown {
  /** Behind the project's name in a plan. */
  reason: string;
  /** What would help. */
  help: string;
  /** Nothing is wrong where it is true of a few: there are projects without a repository on GitHub. */
  isUsual?: true;
}

const OTHER_PLACE =
  'If they are on GitHub, correct their URLs on the platform; if not, nothing has to be done.';

/** By the fixed words of the reasons. */
export const UNKNOWN_REASONS: Readonly<Record<string, Unknown>> = {
  'not-visible': {
    reason: 'GitHub repository not visible to the token',
    help: `A job's own \`GITHUB_TOKEN\` sees only its own repository and public ones. ${appRemedy()}.`,
    isUsual: true,
  },
  'other-host': { reason: 'its URL points to a host other than GitHub', help: OTHER_PLACE, isUsual: true },
  'not-a-repository': {
    reason: 'neither its URL nor its name is that of a GitHub repository',
    help: OTHER_PLACE,
    isUsual: true,
  },
  'no-owner': {
    reason: 'its owner is not an organization or account on GitHub',
    help: OTHER_PLACE,
    isUsual: true,
  },
  'owner-refused': {
    reason: 'GitHub does not let the token list the repositories of its owner',
    help: `${appRemedy()}.`,
  },
  'personal-account': {
    reason: "a person's account has neither custom properties nor teams",
    help: 'Rules that need neither still apply to them.',
    isUsual: true,
  },
  'properties-refused': {
    reason: 'GitHub does not let the token read its custom properties',
    help: `${appRemedy('Organization: Custom properties (read)')}.`,
  },
  'teams-refused': {
    reason: 'GitHub does not let the token read its teams',
    help: `${appRemedy('Organization: Members (read)')}.`,
  },
  'properties-unknown': {
    reason: 'its custom properties are not known',
    help: 'GitHub listed them without these repositories. Run the step again.',
  },
  'teams-unknown': { reason: 'its teams are not known', help: 'Run the step again.' },
  'tag-comes-later': { reason: 'names a tag that only this plan adds', help: 'The next apply writes it.' },
};

export function unknownReason(reason: string): string {
  return UNKNOWN_REASONS[reason]?.reason ?? reason.replaceAll('-', ' ');
}
