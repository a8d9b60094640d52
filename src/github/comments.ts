import { GitHubError } from './errors.ts';
import {
  isLaterRun,
  markedBody,
  markedTexts,
  type OwnText,
  type TextIdentity,
  type TextRun,
  writtenBy,
} from './marked-text.ts';
import { type Octokit, readList } from './octokit.ts';

export interface PullRequestAddress {
  owner: string;
  repo: string;
  number: number;
}

export interface StickyComment {
  pull: PullRequestAddress;
  identity: TextIdentity;
  /** Its commit is the head of the pull request that the run evaluated. */
  run: TextRun;
  /** Markdown, at most MAX_TEXT_CHARACTERS. */
  text: string;
  /** `only-update` updates an existing comment and never creates one. */
  post: 'always' | 'only-update';
  /** Head of the pull request if it was just read; otherwise it is read before the comment is written. */
  head?: string;
}

export interface PostedComment {
  action: 'created' | 'updated' | 'unchanged' | 'skipped';
  /** Address of our comment, if there is one now. */
  url?: string;
  /**
   * - `not-posted-yet`: there is no comment, and `only-update` creates none
   * - `older-commit`: the head of the pull request is another commit by now
   * - `later-run`: a later run wrote the comment
   */
  reason?: 'not-posted-yet' | 'older-commit' | 'later-run';
}

/**
 * Writes the one comment of an identity on a pull request. It is found by its marker and its author, so other people's
 * comments are never touched. A run for a commit that is not the head writes nothing, and no run overwrites a later
 * one of the same commit.
 *
 * @throws GitHubError, RangeError for a text that is too long
 */
export async function postComment(octokit: Octokit, sticky: StickyComment): Promise<PostedComment> {
  const { pull, identity, run, text, post } = sticky;
  const body = markedBody(identity, run, text);
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

/** Two runs may both have created a comment, so read the list once more: keep the oldest, with the latest text. */
async function createComment(octokit: Octokit, sticky: StickyComment, body: string): Promise<PostedComment> {
  const { owner, repo, number } = sticky.pull;
  const { data: created } = await octokit.rest.issues.createComment({
    ...{ owner, repo, issue_number: number, body },
    // The comment may have been created although the answer was lost.
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

async function listMarked(octokit: Octokit, { pull, identity }: StickyComment): Promise<OwnText[]> {
  const { owner, repo, number } = pull;
  const asked = { owner, repo, issue_number: number, per_page: 100 };
  const { rows, isWhole } = await readList(
    octokit.paginate.iterator(octokit.rest.issues.listComments, asked),
    ({ id, body, user, html_url }) => ({ id, body, user, html_url }),
  );
  if (isWhole) return markedTexts(rows, identity);
  const path = `/repos/${owner}/${repo}/issues/${number}/comments`;
  throw new GitHubError({ kind: 'answer', method: 'GET', path, cause: 'the list of comments is not whole' });
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

/** Ignores a comment that is already gone: the other run saw both, too. */
async function deleteComments(octokit: Octokit, pull: PullRequestAddress, comments: readonly OwnText[]) {
  const { owner, repo } = pull;
  for (const { id } of comments) {
    await octokit.rest.issues.deleteComment({ owner, repo, comment_id: id }).catch((error: unknown) => {
      if (!(error instanceof GitHubError && error.failure.status === 404)) throw error;
    });
  }
}

/** The login of this token's comments. Uses GraphQL, because `GITHUB_TOKEN` may not `GET /user`. */
async function viewerLogin(octokit: Octokit): Promise<string> {
  try {
    const { viewer } = await octokit.graphql<{ viewer: { login: string } }>('query { viewer { login } }');
    return viewer.login;
  } catch (error) {
    if (error instanceof GitHubError) throw error;
    // GraphQL reports errors with status 200.
    const cause = error instanceof Error ? error.message : String(error);
    throw new GitHubError({ kind: 'answer', method: 'POST', path: '/graphql', cause });
  }
}
