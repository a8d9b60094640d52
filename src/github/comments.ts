import { GitHubError } from './errors.ts';
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

export interface BranchAddress {
  owner: string;
  repo: string;
  branch: string;
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
  /** Markdown, at most MAX_TEXT_CHARACTERS. */
  text: string;
  /** `only-update` keeps a comment true that is there, and makes none. */
  post: 'always' | 'only-update';
  /** Head of the pull request, where it was read a moment ago; else it is read before the comment is written. */
  head?: string;
}

export interface PostedComment {
  action: 'created' | 'updated' | 'unchanged' | 'skipped';
  /** Of the comment that stands there now, where there is one of ours. */
  url?: string;
  /**
   * - `not-posted-yet`: nothing is there, and `only-update` makes none
   * - `older-commit`: the head of the pull request is another commit
   * - `later-run`: a later run has written
   */
  reason?: 'not-posted-yet' | 'older-commit' | 'later-run';
}

type OwnComment = OwnText & { run: CommentRun };

/**
 * Writes the one comment of an identity on a pull request. It is found by its marker and its author; other people's
 * comments are never touched. A run for another commit than the pull request's head writes nothing, and no run writes
 * over a later one of the same commit.
 *
 * @throws GitHubError, RangeError for a text that is too long
 */
export async function postComment(octokit: Octokit, sticky: StickyComment): Promise<PostedComment> {
  const { pull, identity, run, text, post } = sticky;
  const body = markedBody(identity, stampOf(run), text);
  const marked = await listMarked(octokit, sticky);
  const [oldest, ...others] = marked.length === 0 ? [] : writtenBy(marked, await viewerLogin(octokit));
  if (oldest === undefined && post === 'only-update') return { action: 'skipped', reason: 'not-posted-yet' };
  const url = oldest?.html_url;
  if ([oldest, ...others].some((one) => one?.run.commit === run.commit && isLaterRun(one.run, run)))
    return { action: 'skipped', reason: 'later-run', url };
  if (oldest?.body === body) return { action: 'unchanged', url };
  const head = sticky.head ?? (await readPullRequestHead(octokit, pull));
  if (head !== run.commit) return { action: 'skipped', reason: 'older-commit', url };
  if (oldest === undefined) return await createComment(octokit, sticky, body);
  await updateComment(octokit, pull, oldest.id, body);
  await deleteComments(octokit, pull, others);
  return { action: 'updated', url };
}

/** The hash of a pull request's head. @throws GitHubError */
export async function readPullRequestHead(
  octokit: Octokit,
  { owner, repo, number }: PullRequestAddress,
): Promise<string> {
  const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
  return data.head.sha;
}

/** The hash of a branch's head. @throws GitHubError */
export async function readBranchHead(
  octokit: Octokit,
  { owner, repo, branch }: BranchAddress,
): Promise<string> {
  const { data } = await octokit.rest.git.getRef({ owner, repo, ref: `heads/${branch}` });
  return data.object.sha;
}

/** Two runs may both have found no comment, so the list is read once more: the oldest stays, with the latest text. */
async function createComment(octokit: Octokit, sticky: StickyComment, body: string): Promise<PostedComment> {
  const { owner, repo, number } = sticky.pull;
  const { data: created } = await octokit.rest.issues.createComment({
    ...{ owner, repo, issue_number: number, body },
    // A lost answer may hide a comment that was made.
    request: { retries: 0 },
  });
  const ours = writtenBy(await listMarked(octokit, sticky), created.user?.login ?? '');
  const [oldest, ...others] = ours;
  if (oldest === undefined || others.length === 0) return { action: 'created', url: created.html_url };
  const latest = ours.reduce((one, other) => (isLaterRun(other.run, one.run) ? other : one));
  if (latest !== oldest) await updateComment(octokit, sticky.pull, oldest.id, latest.body);
  await deleteComments(octokit, sticky.pull, others);
  const url = oldest.html_url;
  if (latest.body !== body) return { action: 'skipped', reason: 'later-run', url };
  return { action: oldest.id === created.id ? 'created' : 'updated', url };
}

async function listMarked(octokit: Octokit, { pull, identity }: StickyComment): Promise<OwnComment[]> {
  const { owner, repo, number } = pull;
  const asked = { owner, repo, issue_number: number, per_page: 100 };
  const marked = await readMarked(
    octokit.paginate.iterator(octokit.rest.issues.listComments, asked),
    ({ id, body, user, html_url }) => ({ id, body, user, html_url }),
    identity,
    `/repos/${owner}/${repo}/issues/${number}/comments`,
  );
  return marked.map((one) => ({ ...one, run: runOf(one.stamp) }));
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

async function updateComment(
  octokit: Octokit,
  pull: PullRequestAddress,
  id: number,
  body: string,
): Promise<void> {
  const { owner, repo } = pull;
  await octokit.rest.issues.updateComment({ owner, repo, comment_id: id, body });
}

/** One that is gone already is fine: the other run has seen both, too. */
async function deleteComments(octokit: Octokit, pull: PullRequestAddress, comments: readonly OwnText[]) {
  const { owner, repo } = pull;
  for (const { id } of comments) {
    await octokit.rest.issues.deleteComment({ owner, repo, comment_id: id }).catch((error: unknown) => {
      if (!(error instanceof GitHubError && error.failure.status === 404)) throw error;
    });
  }
}
