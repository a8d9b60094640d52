import { type Octokit, readList } from './octokit.ts';

export interface PullRequestAddress {
  owner: string;
  repo: string;
  number: number;
}

/** GitHub lists no more files of a pull request. */
const MAX_FILES = 3000;

/** The hash of the head of a pull request, or of a branch. @throws GitHubError */
export async function readHead(
  octokit: Octokit,
  { owner, repo, ...head }: PullRequestAddress | { owner: string; repo: string; branch: string },
): Promise<string> {
  if ('number' in head)
    return (await octokit.rest.pulls.get({ owner, repo, pull_number: head.number })).data.head.sha;
  return (await octokit.rest.git.getRef({ owner, repo, ref: `heads/${head.branch}` })).data.object.sha;
}

/** Head commit and branch of a pull request, and whether it comes from a fork. @throws GitHubError */
export async function readPull(octokit: Octokit, { owner, repo, number }: PullRequestAddress) {
  const { head } = (await octokit.rest.pulls.get({ owner, repo, pull_number: number })).data;
  // A fork that was deleted meanwhile is null.
  const headRepository = (head.repo as { full_name: string } | null)?.full_name.toLowerCase();
  const isFork = headRepository !== `${owner}/${repo}`.toLowerCase();
  return { headSha: head.sha.toLowerCase(), headBranch: head.ref, isFork };
}

/** Paths that a pull request changes; undefined if GitHub does not list all. @throws GitHubError */
export async function readChangedFiles(
  octokit: Octokit,
  { owner, repo, number }: PullRequestAddress,
): Promise<string[] | undefined> {
  const parameters = { owner, repo, pull_number: number, per_page: 100 };
  const pages = octokit.paginate.iterator(octokit.rest.pulls.listFiles, parameters);
  const { rows, isComplete } = await readList(pages);
  return isComplete && rows.length < MAX_FILES ? rows.map(({ filename }) => filename) : undefined;
}

/** The time at which a pull request was last reopened, in epoch ms; 0 = never. @throws GitHubError */
export async function readReopenedMs(
  octokit: Octokit,
  { owner, repo, number }: PullRequestAddress,
): Promise<number> {
  const parameters = { owner, repo, issue_number: number, per_page: 100 };
  const pages = octokit.paginate.iterator(octokit.rest.issues.listEvents, parameters);
  const reopened = (await readList(pages)).rows.filter(({ event }) => event === 'reopened');
  return Math.max(0, ...reopened.map(({ created_at }) => Date.parse(created_at)));
}
