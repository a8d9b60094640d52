import { splitName } from '../model/names.ts';
import type { Octokit } from './octokit.ts';
import { type ProjectPlace, repositoryName } from './project-match.ts';
import { readOrgOrUser } from './repositories.ts';

/** Counts the repositories of an owner that the token lists, and those that projects name. @throws GitHubError */
export async function countRepositories(
  { rest }: Octokit,
  fullName: string,
  serverUrl: string,
  projects: readonly ProjectPlace[],
) {
  const { owner } = splitName(fullName);
  const { hostname } = new URL(serverUrl);
  const parsed = projects.map((project) => repositoryName(project, hostname));
  const fullNames = parsed.flatMap((name) => ('fullName' in name ? name.fullName.toLowerCase() : []));
  const withProjects = new Set(fullNames.filter((name) => name.startsWith(`${owner.toLowerCase()}/`))).size;
  const { listForOrg, listForUser } = rest.repos;
  const repositories = await readOrgOrUser(
    async () => totalOf(await listForOrg({ org: owner, type: 'all', per_page: 1 })),
    async () => totalOf(await listForUser({ username: owner, per_page: 1 })),
  );
  return { owner, repositories, withProjects };
}

/** Reads one row of a list. @throws GitHubError if the token may not read it */
export async function checkAccess({ rest }: Octokit, list: 'pull-requests' | 'issues', fullName: string) {
  const readPage = list === 'issues' ? rest.issues.listForRepo : rest.pulls.list;
  await readPage({ ...splitName(fullName), per_page: 1 });
}

/** The length of a list read at one row per page: the number of its last page. */
function totalOf({ data, headers }: { data: readonly unknown[]; headers: { link?: string } }): number {
  const [, last] = /[?&]page=(\d+)[^>]*>; rel="last"/.exec(headers.link ?? '') ?? [];
  return last === undefined ? data.length : Number(last);
}
