import { GitHubError } from './errors.ts';
import type { Octokit } from './octokit.ts';
import { type ProjectPlace, projectMatcher } from './project-match.ts';

/** An owner as a token sees it. */
export interface OwnerAccess {
  owner: string;
  /** The number of repositories that it lists. */
  repositories: number;
  /** The number of the owner's repositories to which projects belong. */
  ofProjects: number;
  /** Such an account has neither custom properties nor teams. */
  isPersonal: boolean;
}

/** Lists of which `check` asks whether a token may read them. */
export type ListName = 'pull-requests' | 'issues' | 'properties' | 'teams';

/** Counts the owner's repositories by a page of one, whose link to the last page has the number. @throws GitHubError */
export async function readOwner(
  { rest }: Octokit,
  fullName: string,
  serverUrl: string,
  projects: readonly ProjectPlace[],
): Promise<OwnerAccess> {
  const [owner = ''] = fullName.split('/');
  const ofProjects = repositoriesOf(owner, serverUrl, projects);
  try {
    const answer = await rest.repos.listForOrg({ org: owner, type: 'all', per_page: 1 });
    return { owner, repositories: countOf(answer), ofProjects, isPersonal: false };
  } catch (error) {
    if (!(error instanceof GitHubError) || error.failure.status !== 404) throw error;
    const answer = await rest.repos.listForUser({ username: owner, per_page: 1 });
    return { owner, repositories: countOf(answer), ofProjects, isPersonal: true };
  }
}

/** Asks for one row of a list. @throws GitHubError where the token may not read it */
export async function readOneOf({ rest }: Octokit, list: ListName, fullName: string): Promise<'readable'> {
  const [owner = '', repo = ''] = fullName.split('/');
  const lists = {
    'pull-requests': () => rest.pulls.list({ owner, repo, per_page: 1 }),
    issues: () => rest.issues.listForRepo({ owner, repo, per_page: 1 }),
    properties: () => rest.orgs.customPropertiesForReposGetOrganizationValues({ org: owner, per_page: 1 }),
    teams: () => rest.teams.list({ org: owner, per_page: 1 }),
  };
  await lists[list]();
  return 'readable';
}

function countOf({ data, headers }: { data: readonly unknown[]; headers: { link?: string } }): number {
  const [, last] = /[?&]page=(\d+)[^>]*>; rel="last"/.exec(headers.link ?? '') ?? [];
  return last === undefined ? data.length : Number(last);
}

function repositoriesOf(owner: string, serverUrl: string, projects: readonly ProjectPlace[]): number {
  const places = projects.map(projectMatcher(serverUrl, []));
  const names = places.map((facts) => (facts.known ? '' : (facts.fullName ?? '').toLowerCase()));
  return new Set(names.filter((fullName) => fullName.startsWith(`${owner.toLowerCase()}/`))).size;
}
