import type { EndpointRequest } from './endpoint.ts';
import type { StoredComment, StoredPull, StoredRepository } from './state.ts';
import { nodeId, wireAccount } from './wire-account.ts';
import { wireRepository } from './wire-repository.ts';

type Served = Pick<EndpointRequest, 'state' | 'apiUrl'>;

/** `pull-request` of GitHub's description. */
export function wirePull(served: Served, repository: StoredRepository, pull: StoredPull) {
  const url = `${served.apiUrl}/repos/${repository.fullName}/pulls/${pull.number}`;
  const issueUrl = `${served.apiUrl}/repos/${repository.fullName}/issues/${pull.number}`;
  const htmlUrl = `https://github.com/${repository.fullName}/pull/${pull.number}`;
  const statusesUrl = `${served.apiUrl}/repos/${repository.fullName}/statuses/${pull.headSha}`;
  const head = served.state.repositories.find(({ id }) => id === pull.headRepositoryId);
  return {
    url,
    id: pull.id,
    node_id: nodeId('PullRequest', pull.id),
    html_url: htmlUrl,
    diff_url: `${htmlUrl}.diff`,
    patch_url: `${htmlUrl}.patch`,
    issue_url: issueUrl,
    number: pull.number,
    state: pull.state,
    locked: false,
    title: pull.title,
    user: wireAccount(served, pull.author),
    body: null,
    created_at: pull.createdAt,
    updated_at: pull.createdAt,
    closed_at: pull.state === 'closed' ? pull.createdAt : null,
    merged_at: null,
    merge_commit_sha: null,
    assignee: null,
    labels: [],
    milestone: null,
    commits_url: `${url}/commits`,
    review_comments_url: `${url}/comments`,
    review_comment_url: `${url}/comments{/number}`,
    comments_url: `${issueUrl}/comments`,
    statuses_url: statusesUrl,
    head: side(served, head, pull.headRef, pull.headSha),
    base: side(served, repository, pull.baseRef, pull.baseSha),
    _links: links({ url, htmlUrl, issueUrl, statusesUrl }),
    author_association: 'MEMBER',
    auto_merge: null,
    ...figures(),
  };
}

/** Of a fork that was deleted there is no repository. */
function side(served: Served, repository: StoredRepository | undefined, ref: string, sha: string) {
  const owner = repository?.fullName.split('/')[0] ?? 'ghost';
  return {
    label: `${owner}:${ref}`,
    ref,
    sha,
    user: wireAccount(served, owner),
    repo: repository === undefined ? null : withLicence(wireRepository(served, repository)),
  };
}

/** Within a pull request, the description has `repository`, which is spelled out a little more. */
function withLicence(repository: ReturnType<typeof wireRepository>) {
  return { ...repository, pushed_at: repository.pushed_at ?? repository.created_at };
}

function links({ url, htmlUrl, issueUrl, statusesUrl }: Record<string, string>) {
  return {
    self: { href: url },
    html: { href: htmlUrl },
    issue: { href: issueUrl },
    comments: { href: `${issueUrl}/comments` },
    review_comments: { href: `${url}/comments` },
    review_comment: { href: `${url}/comments{/number}` },
    commits: { href: `${url}/commits` },
    statuses: { href: statusesUrl },
  };
}

function figures() {
  return {
    merged: false,
    mergeable: true,
    mergeable_state: 'clean',
    merged_by: null,
    comments: 0,
    review_comments: 0,
    maintainer_can_modify: false,
    commits: 1,
    additions: 12,
    deletions: 3,
    changed_files: 2,
  };
}

/** `issue-comment` of GitHub's description. */
export function wireComment(served: Served, repository: StoredRepository, comment: StoredComment) {
  const url = `${served.apiUrl}/repos/${repository.fullName}/issues`;
  return {
    url: `${url}/comments/${comment.id}`,
    html_url: `https://github.com/${repository.fullName}/pull/${comment.number}#issuecomment-${comment.id}`,
    issue_url: `${url}/${comment.number}`,
    id: comment.id,
    node_id: nodeId('IssueComment', comment.id),
    user: wireAccount(served, comment.author),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: 'NONE',
    body: comment.body,
    performed_via_github_app: null,
  };
}
