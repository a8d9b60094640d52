import { splitName } from '../model/names.ts';
import { viewerLogin } from './marked-text.ts';
import type { Octokit } from './octokit.ts';
import { type ProjectPlace, repositoryName } from './project-match.ts';
import { readOrgOrUser, unlessRefused } from './repositories.ts';

/** Whether the token is a job's own, which lists only public repositories of an organization and the job's own. */
export async function isJobToken(octokit: Octokit): Promise<boolean> {
  return (await unlessRefused(viewerLogin(octokit))) === 'github-actions[bot]';
}

/**
 * Counts the repositories of an owner that the token lists, and those that projects name. `isPartial`: the list hides
 * others.
 *
 * @throws GitHubError
 */
export async function countRepositories(
  octokit: Octokit,
  fullName: string,
  serverUrl: string,
  projects: readonly ProjectPlace[],
) {
  const { owner } = splitName(fullName);
  const { hostname } = new URL(serverUrl);
  const parsed = projects.map((project) => repositoryName(project, hostname));
  const fullNames = parsed.flatMap((name) => ('fullName' in name ? name.fullName.toLowerCase() : []));
  const withProjects = new Set(fullNames.filter((name) => name.startsWith(`${owner.toLowerCase()}/`))).size;
  const { listForOrg, listForUser } = octokit.rest.repos;
  const [page, isPartial] = await readOrgOrUser<[Parameters<typeof totalOf>[0], boolean]>(
    async () => [await listForOrg({ org: owner, type: 'all', per_page: 1 }), await isJobToken(octokit)],
    async () => [await listForUser({ username: owner, per_page: 1 }), false],
  );
  return { owner, repositories: totalOf(page), isPartial, withProjects };
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
