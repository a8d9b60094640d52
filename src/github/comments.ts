import {
  createText,
  finish,
  type KeptText,
  type ListedText,
  markedBody,
  readOwn,
  type TextIdentity,
} from './marked-text.ts';
import type { Octokit } from './octokit.ts';
import { type PullRequestAddress, readHead } from './pulls.ts';

export interface StickyComment {
  pull: PullRequestAddress;
  identity: TextIdentity;
  /** The head of the pull request that the run looked at. */
  commit: string;
  text: string;
  /** `only-update` updates an existing comment, and creates none. */
  post: 'always' | 'only-update';
}

/**
 * Keeps the one comment of an identity, found by marker and author. The run that ends last for the current head writes
 * it, even if it is a re-run of an older one; a run for another commit writes nothing.
 *
 * @throws GitHubError if the comment was not written
 */
export async function postComment(octokit: Octokit, sticky: StickyComment): Promise<KeptText> {
  const { pull, identity, commit, text, post } = sticky;
  const body = markedBody(identity, `commit=${commit}`, text);
  const [oldest, ...younger] = await listOwn(octokit, sticky);
  if (oldest === undefined && post === 'only-update') return {};
  const url = oldest?.html_url;
  const isUpToDate = oldest?.body === body && younger.length === 0;
  if (isUpToDate || (await readHead(octokit, pull)) !== commit) return { url };
  if (oldest === undefined) return await createComment(octokit, sticky, body);
  const { owner, repo } = pull;
  const { issues } = octokit.rest;
  if (oldest.body !== body) await issues.updateComment({ owner, repo, comment_id: oldest.id, body });
  return finish({ url }, async () => {
    // A run that was cut off between creating a comment and looking again leaves two.
    for (const { id } of younger) await issues.deleteComment({ owner, repo, comment_id: id });
  });
}

function createComment(octokit: Octokit, sticky: StickyComment, body: string): Promise<KeptText> {
  const { owner, repo, number } = sticky.pull;
  const { issues } = octokit.rest;
  return createText<ListedText>({
    body,
    async create() {
      // Never repeated: a lost answer may hide a comment that was made.
      const draft = { owner, repo, issue_number: number, body, request: { retries: 0 } };
      return (await issues.createComment(draft)).data;
    },
    listOwn: (created) => listOwn(octokit, sticky, created?.user?.login),
    // The oldest gets the last text.
    async replace(created, oldest) {
      await issues.updateComment({ owner, repo, comment_id: oldest.id, body });
      await issues.deleteComment({ owner, repo, comment_id: created.id });
    },
  });
}

async function listOwn(octokit: Octokit, { pull, identity }: StickyComment, author?: string) {
  const { owner, repo, number } = pull;
  const parameters = { owner, repo, issue_number: number, per_page: 100 };
  const pages = octokit.paginate.iterator(octokit.rest.issues.listComments, parameters);
  const path = `/repos/${owner}/${repo}/issues/${number}/comments`;
  return await readOwn(octokit, pages, { identity, path, author });
}
