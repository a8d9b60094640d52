import type { EndpointRequest } from './endpoint.ts';
import { accountByLogin, type StoredComment, type StoredPull, type StoredRepository } from './state.ts';

/** Answers have those fields of GitHub's description that somebody may look at. */
type Served = Pick<EndpointRequest, 'state' | 'apiUrl'>;

export function nodeId(kind: string, id: number): string {
  return Buffer.from(`${kind}:${id}`).toString('base64');
}

/** `simple-user`. A bot that is not an account here is made up from its login. */
export function wireAccount({ state, apiUrl }: Served, login: string) {
  const { id = 41_898_282, kind = 'Bot' } = accountByLogin(state, login) ?? {};
  const name = encodeURIComponent(login);
  return {
    ...{ login, id, node_id: nodeId('User', id), type: kind, site_admin: false },
    url: `${apiUrl}/users/${name}`,
    html_url: `https://github.com/${name}`,
  };
}

/** `minimal-repository`, and what a single read has of it. */
export function wireRepository(served: Served, stored: StoredRepository) {
  const [owner = '', name = ''] = stored.fullName.split('/');
  const { id, fork, language, archived, topics, visibility } = stored;
  return {
    ...{ id, node_id: nodeId('Repository', id), name, full_name: stored.fullName },
    ...{ fork, language, archived, topics, visibility, private: visibility !== 'public' },
    owner: wireAccount(served, owner),
    url: `${served.apiUrl}/repos/${stored.fullName}`,
    html_url: `https://github.com/${stored.fullName}`,
    created_at: stored.createdAt,
    updated_at: stored.pushedAt ?? stored.createdAt,
    pushed_at: stored.pushedAt,
    is_template: stored.template,
    default_branch: stored.defaultBranch,
  };
}

/** `pull-request` */
export function wirePull(served: Served, repository: StoredRepository, pull: StoredPull) {
  const fork = served.state.repositories.find(({ id }) => id === pull.headRepositoryId);
  return {
    ...{
      id: pull.id,
      number: pull.number,
      title: pull.title,
      state: pull.state,
      merged: false,
      locked: false,
    },
    url: `${served.apiUrl}/repos/${repository.fullName}/pulls/${pull.number}`,
    html_url: `https://github.com/${repository.fullName}/pull/${pull.number}`,
    user: wireAccount(served, pull.author),
    created_at: pull.createdAt,
    updated_at: pull.createdAt,
    head: sideOf(served, fork, pull.headRef, pull.headSha),
    base: sideOf(served, repository, pull.baseRef, pull.baseSha),
  };
}

/** Of a fork that was deleted there is no repository. */
function sideOf(served: Served, repository: StoredRepository | undefined, ref: string, sha: string) {
  const owner = repository?.fullName.split('/')[0] ?? 'ghost';
  const { pushed_at, ...repo } = repository ? wireRepository(served, repository) : {};
  return {
    label: `${owner}:${ref}`,
    ref,
    sha,
    user: wireAccount(served, owner),
    repo: repository ? repo : null,
  };
}

/** `issue-comment` */
export function wireComment(served: Served, { fullName }: StoredRepository, comment: StoredComment) {
  const url = `${served.apiUrl}/repos/${fullName}/issues`;
  return {
    url: `${url}/comments/${comment.id}`,
    html_url: `https://github.com/${fullName}/pull/${comment.number}#issuecomment-${comment.id}`,
    issue_url: `${url}/${comment.number}`,
    ...{ id: comment.id, node_id: nodeId('IssueComment', comment.id), body: comment.body },
    user: wireAccount(served, comment.author),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
  };
}
