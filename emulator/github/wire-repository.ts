import type { EndpointRequest } from './endpoint.ts';
import type { StoredRepository } from './state.ts';
import { nodeId, wireAccount } from './wire-account.ts';

/** Fields that hold an address below the repository's own. */
const ADDRESSES: Readonly<Record<string, string>> = {
  archive_url: '/{archive_format}{/ref}',
  assignees_url: '/assignees{/user}',
  blobs_url: '/git/blobs{/sha}',
  branches_url: '/branches{/branch}',
  collaborators_url: '/collaborators{/collaborator}',
  comments_url: '/comments{/number}',
  commits_url: '/commits{/sha}',
  compare_url: '/compare/{base}...{head}',
  contents_url: '/contents/{+path}',
  contributors_url: '/contributors',
  deployments_url: '/deployments',
  downloads_url: '/downloads',
  events_url: '/events',
  forks_url: '/forks',
  git_commits_url: '/git/commits{/sha}',
  git_refs_url: '/git/refs{/sha}',
  git_tags_url: '/git/tags{/sha}',
  hooks_url: '/hooks',
  issue_comment_url: '/issues/comments{/number}',
  issue_events_url: '/issues/events{/number}',
  issues_url: '/issues{/number}',
  keys_url: '/keys{/key_id}',
  labels_url: '/labels{/name}',
  languages_url: '/languages',
  merges_url: '/merges',
  milestones_url: '/milestones{/number}',
  notifications_url: '/notifications{?since,all,participating}',
  pulls_url: '/pulls{/number}',
  releases_url: '/releases{/id}',
  stargazers_url: '/stargazers',
  statuses_url: '/statuses/{sha}',
  subscribers_url: '/subscribers',
  subscription_url: '/subscription',
  tags_url: '/tags',
  teams_url: '/teams',
  trees_url: '/git/trees{/sha}',
};

type Served = Pick<EndpointRequest, 'state' | 'apiUrl'>;

/** `minimal-repository` of GitHub's description, as lists have it. */
export function wireRepository(served: Served, stored: StoredRepository) {
  const [owner = '', name = ''] = stored.fullName.split('/');
  const url = `${served.apiUrl}/repos/${stored.fullName}`;
  const addresses = Object.entries(ADDRESSES).map(([field, path]) => [field, `${url}${path}`]);
  return {
    id: stored.id,
    node_id: nodeId('Repository', stored.id),
    name,
    full_name: stored.fullName,
    private: stored.visibility !== 'public',
    owner: wireAccount(served, owner),
    html_url: `https://github.com/${stored.fullName}`,
    description: null,
    fork: stored.fork,
    url,
    ...Object.fromEntries(addresses),
    created_at: stored.createdAt,
    updated_at: stored.pushedAt ?? stored.createdAt,
    pushed_at: stored.pushedAt,
    git_url: `git://github.com/${stored.fullName}.git`,
    ssh_url: `git@github.com:${stored.fullName}.git`,
    clone_url: `https://github.com/${stored.fullName}.git`,
    svn_url: `https://github.com/${stored.fullName}`,
    homepage: null,
    ...counts(),
    language: stored.language,
    has_issues: true,
    has_projects: true,
    has_downloads: true,
    has_wiki: false,
    has_pages: false,
    has_discussions: false,
    mirror_url: null,
    archived: stored.archived,
    disabled: false,
    license: null,
    allow_forking: true,
    is_template: stored.template,
    web_commit_signoff_required: false,
    topics: stored.topics,
    visibility: stored.visibility,
    default_branch: stored.defaultBranch,
    permissions: { admin: false, maintain: false, push: false, triage: false, pull: true },
  };
}

/** `full-repository`, as a single read gives it. */
export function wireFullRepository(served: Served, stored: StoredRepository) {
  return { ...wireRepository(served, stored), network_count: 0, subscribers_count: 3 };
}

function counts() {
  return {
    size: 1024,
    stargazers_count: 0,
    watchers_count: 0,
    forks_count: 0,
    open_issues_count: 0,
    forks: 0,
    open_issues: 0,
    watchers: 0,
  };
}
