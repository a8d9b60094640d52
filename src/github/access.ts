import { GitHubError } from './errors.ts';
import type { Octokit } from './octokit.ts';
import { type ProjectPlace, projectMatcher } from './project-match.ts';

/** An owner as a token sees it. */
export interface OwnerAccess {
  owner: string;
  /** The number of repositories that it lists. */
  repositories: number;
  /** The number of the owner's repositories that have projects. */
  withProjects: number;
}

/** Counts the owner's repositories by a page of one, whose link to the last page has the number. @throws GitHubError */
export async function readOwner(
  { rest }: Octokit,
  fullName: string,
  serverUrl: string,
  projects: readonly ProjectPlace[],
): Promise<OwnerAccess> {
  const [owner = ''] = fullName.split('/');
  const withProjects = countWithProjects(owner, serverUrl, projects);
  try {
    const answer = await rest.repos.listForOrg({ org: owner, type: 'all', per_page: 1 });
    return { owner, repositories: totalOf(answer), withProjects };
  } catch (error) {
    if (!(error instanceof GitHubError) || error.failure.status !== 404) throw error;
    const answer = await rest.repos.listForUser({ username: owner, per_page: 1 });
    return { owner, repositories: totalOf(answer), withProjects };
  }
}

/** Reads one row of a list. @throws GitHubError if the token may not read it */
export async function checkAccess({ rest }: Octokit, list: 'pull-requests' | 'issues', fullName: string) {
  const [owner = '', repo = ''] = fullName.split('/');
  await (list === 'issues' ? rest.issues.listForRepo : rest.pulls.list)({ owner, repo, per_page: 1 });
}

function totalOf({ data, headers }: { data: readonly unknown[]; headers: { link?: string } }): number {
  const [, last] = /[?&]page=(\d+)[^>]*>; rel="last"/.exec(headers.link ?? '') ?? [];
  return last === undefined ? data.length : Number(last);
}

function countWithProjects(owner: string, serverUrl: string, projects: readonly ProjectPlace[]): number {
  const places = projects.map(projectMatcher(serverUrl, []));
  const names = places.map((facts) => (facts.known ? '' : (facts.fullName ?? '').toLowerCase()));
  return new Set(names.filter((fullName) => fullName.startsWith(`${owner.toLowerCase()}/`))).size;
}
