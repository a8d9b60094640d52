import {
  markedBody,
  type OwnText,
  readMarked,
  type TextIdentity,
  viewerLogin,
  writtenBy,
} from './marked-text.ts';
import type { Octokit } from './octokit.ts';

export interface PullRequestAddress {
  owner: string;
  repo: string;
  number: number;
}

/** The run that wrote a comment. */
export interface CommentRun {
  commit: string;
  /** `GITHUB_RUN_NUMBER` */
  runNumber: number;
  /** `GITHUB_RUN_ATTEMPT` */
  runAttempt: number;
}

export interface StickyComment {
  pull: PullRequestAddress;
  identity: TextIdentity;
  /** Its commit is the head of the pull request that the run looked at. */
  run: CommentRun;
  /** Markdown. */
  text: string;
  /** `only-update` keeps a comment true that is there, and makes none. */
  post: 'always' | 'only-update';
}

/**
 * Writes the one comment of an identity on a pull request. It is found by its marker and its author; other people's
 * comments are never touched. A run for another commit than the pull request's head writes nothing, and no run writes
 * over a later one of the same commit.
 *
 * @returns the address of the comment that stands there now
 * @throws GitHubError
 */
export async function postComment(octokit: Octokit, sticky: StickyComment): Promise<string | undefined> {
  const { pull, identity, run, text, post } = sticky;
  const body = markedBody(identity, stampOf(run), text);
  const marked = await listMarked(octokit, sticky);
  const [oldest] = marked.length === 0 ? [] : writtenBy(marked, await viewerLogin(octokit));
  if (oldest === undefined && post === 'only-update') return undefined;
  const written = oldest && runOf(oldest.stamp);
  const isLate = written?.commit === run.commit && isLaterRun(written, run);
  if (isLate || oldest?.body === body) return oldest?.html_url;
  if ((await readHead(octokit, pull)) !== run.commit) return oldest?.html_url;
  if (oldest === undefined) return await createComment(octokit, sticky, body);
  const { owner, repo } = pull;
  await octokit.rest.issues.updateComment({ owner, repo, comment_id: oldest.id, body });
  return oldest.html_url;
}

/** The hash of the head of a pull request, or of a branch. @throws GitHubError */
export async function readHead(
  octokit: Octokit,
  { owner, repo, ...of }: PullRequestAddress | { owner: string; repo: string; branch: string },
): Promise<string> {
  if ('number' in of)
    return (await octokit.rest.pulls.get({ owner, repo, pull_number: of.number })).data.head.sha;
  return (await octokit.rest.git.getRef({ owner, repo, ref: `heads/${of.branch}` })).data.object.sha;
}

/** Two runs may both have found no comment, so the list is read once more: the oldest stays, with the later text. */
async function createComment(octokit: Octokit, sticky: StickyComment, body: string): Promise<string> {
  const { owner, repo, number } = sticky.pull;
  const { data: created } = await octokit.rest.issues.createComment({
    ...{ owner, repo, issue_number: number, body },
    // A lost answer may hide a comment that was made.
    request: { retries: 0 },
  });
  const [oldest] = writtenBy(await listMarked(octokit, sticky), created.user?.login ?? '');
  if (oldest === undefined || oldest.id === created.id) return created.html_url;
  if (isLaterRun(sticky.run, runOf(oldest.stamp)))
    await octokit.rest.issues.updateComment({ owner, repo, comment_id: oldest.id, body });
  await octokit.rest.issues.deleteComment({ owner, repo, comment_id: created.id });
  return oldest.html_url;
}

async function listMarked(octokit: Octokit, { pull, identity }: StickyComment): Promise<OwnText[]> {
  const { owner, repo, number } = pull;
  const asked = { owner, repo, issue_number: number, per_page: 100 };
  return await readMarked(
    octokit.paginate.iterator(octokit.rest.issues.listComments, asked),
    identity,
    `/repos/${owner}/${repo}/issues/${number}/comments`,
  );
}

function stampOf({ commit, runNumber, runAttempt }: CommentRun): string {
  return `commit=${commit} run=${runNumber}.${runAttempt}`;
}

function runOf(stamp: string): CommentRun {
  const [, commit = '', number = 0, attempt = 0] = /^commit=(\w+) run=(\d+)\.(\d+)$/.exec(stamp) ?? [];
  return { commit, runNumber: Number(number), runAttempt: Number(attempt) };
}

/** Whether `run` is a later run, or a later attempt, than `other`, both of the same workflow. */
function isLaterRun(run: CommentRun, other: CommentRun): boolean {
  return run.runNumber === other.runNumber
    ? run.runAttempt > other.runAttempt
    : run.runNumber > other.runNumber;
}
