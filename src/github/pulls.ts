import type { Context } from '../model/context.ts';
import type { GitHubConnection } from '../model/ports.ts';
import { askIfPossible } from './ask.ts';
import { type Octokit, readList, readWhole } from './octokit.ts';

export interface PullRequestAddress {
  owner: string;
  repo: string;
  number: number;
}

type HeadAddress = PullRequestAddress | { owner: string; repo: string; branch: string };

/** GitHub lists no more files of a pull request. */
const MAX_FILES = 3000;

/** @throws GitHubError */
export async function readHead(octokit: Octokit, { owner, repo, ...head }: HeadAddress): Promise<string> {
  if ('number' in head)
    return (await octokit.rest.pulls.get({ owner, repo, pull_number: head.number })).data.head.sha;
  return (await octokit.rest.git.getRef({ owner, repo, ref: `heads/${head.branch}` })).data.object.sha;
}

/** For a moment after a push, GitHub may still return the earlier head. */
const HEAD_RECHECK_MS = 5000;

/** Whether two reads, 5 s apart, find the head at none of the commits. @param expected in lower case */
export async function hasMoved(
  context: Context,
  connection: GitHubConnection,
  head: HeadAddress,
  expected: readonly (string | undefined)[],
): Promise<boolean> {
  const hasOtherHead = async () => {
    const commit = await askIfPossible(context, connection, (octokit) => readHead(octokit, head));
    return commit !== undefined && !expected.includes(commit.toLowerCase());
  };
  if (!(await hasOtherHead())) return false;
  await context.clock.sleep(HEAD_RECHECK_MS, context.stop);
  return await hasOtherHead();
}

/** @throws GitHubError */
export async function readPull(octokit: Octokit, { owner, repo, number }: PullRequestAddress) {
  const { head } = (await octokit.rest.pulls.get({ owner, repo, pull_number: number })).data;
  // Null if the fork has been deleted.
  const headRepository = (head.repo as { full_name: string } | null)?.full_name.toLowerCase();
  const isFork = headRepository !== `${owner}/${repo}`.toLowerCase();
  return { headSha: head.sha.toLowerCase(), headBranch: head.ref, isFork };
}

/** Undefined if GitHub does not list all. @throws GitHubError */
export async function readChangedFiles(
  octokit: Octokit,
  { owner, repo, number }: PullRequestAddress,
): Promise<string[] | undefined> {
  const parameters = { owner, repo, pull_number: number, per_page: 100 };
  const pages = octokit.paginate.iterator(octokit.rest.pulls.listFiles, parameters);
  const { rows, isComplete } = await readList(pages);
  return isComplete && rows.length < MAX_FILES ? rows.map(({ filename }) => filename) : undefined;
}

/** In epoch ms; 0 = never. @throws GitHubError, also for an incomplete list */
export async function readReopenedMs(octokit: Octokit, { owner, repo, number }: PullRequestAddress) {
  const parameters = { owner, repo, issue_number: number, per_page: 100 };
  const pages = octokit.paginate.iterator(octokit.rest.issues.listEvents, parameters);
  const events = await readWhole(pages, `/repos/${owner}/${repo}/issues/${number}/events`);
  const reopened = events.filter(({ event }) => event === 'reopened');
  return Math.max(0, ...reopened.map(({ created_at }) => Date.parse(created_at)));
}
