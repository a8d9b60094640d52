/** The content of the embedded GitHub. Live and mutable: a test changes it between two requests. */
export interface GitHubState {
  readonly accounts: Account[];
  readonly repositories: StoredRepository[];
  /** Former names in lower case, and the id of the repository that had them. */
  readonly renames: Map<string, number>;
  readonly teams: StoredTeam[];
  readonly pulls: StoredPull[];
  readonly issues: StoredIssue[];
  readonly comments: StoredComment[];
  /** Whether lists of issues have `closed_by`, as a single issue does; default: true. */
  listsClosers?: boolean;
  readonly tokens: Map<string, Grant>;
}

export interface Account {
  id: number;
  login: string;
  kind: 'Organization' | 'User' | 'Bot';
}

export interface StoredRepository {
  id: number;
  /** `owner/repo` */
  fullName: string;
  visibility: 'public' | 'private' | 'internal';
  archived: boolean;
  fork: boolean;
  template: boolean;
  topics: string[];
  language: string | null;
  pushedAt: string | null;
  /** Hashes by name of the branch; those that are not here do not exist. */
  branchHeads?: Record<string, string>;
  properties: Record<string, string | string[] | null>;
  /** Issues are switched off in its settings: there are none but pull requests. */
  issuesOff?: boolean;
  /** Labels, where the token may not create others; default: a label that is given is created. */
  labels?: string[];
  /** Accounts that issues can be assigned to; default: all. */
  assignable?: string[];
  /** Labels and assignees of a new issue are dropped without a word, as for a token without push access. */
  dropsDetails?: boolean;
}

export interface StoredTeam {
  id: number;
  org: string;
  slug: string;
  name: string;
  repositoryIds: number[];
}

export interface StoredPull {
  repositoryId: number;
  number: number;
  title: string;
  author: string;
  headSha: string;
  headRef: string;
  /** Another repository for a pull request from a fork. */
  headRepositoryId: number;
  state: 'open' | 'closed';
  createdAt: string;
  /** Paths that it changes; GitHub lists the first 3,000 (docs.github.com/rest/pulls/pulls, "List pull requests files"). */
  files?: string[];
  /** Oldest first (docs.github.com/rest/issues/events). */
  events?: { event: 'closed' | 'reopened'; createdAt: string }[];
}

export interface StoredIssue {
  repositoryId: number;
  number: number;
  title: string;
  body: string | null;
  author: string;
  labels: string[];
  assignees: string[];
  state: 'open' | 'closed';
  stateReason: 'completed' | 'not_planned' | 'duplicate' | 'reopened' | null;
  createdAt: string;
  updatedAt: string;
  closedAt: string | null;
  /** Login of the account that closed it; null while it is open. */
  closedBy: string | null;
  /** Whether the conversation is locked: nobody here may comment on it. */
  locked?: boolean;
}

export interface StoredComment {
  id: number;
  repositoryId: number;
  /** The number of the pull request or issue. */
  number: number;
  author: string;
  body: string;
  createdAt: string;
  updatedAt: string;
}

export type Permission =
  | 'metadata'
  | 'issues'
  | 'pull_requests'
  | 'members'
  | 'organization_custom_properties';

/** The rights of a token. Public repositories are seen by each. */
export interface Grant {
  /** The login of the app's bot, for instance `github-actions[bot]`. */
  login: string;
  permissions: Partial<Record<Permission, 'read' | 'write'>>;
  /** Names of repositories beside the public ones, or `all`. */
  sees: 'all' | string[];
}

export function emptyGitHub(): GitHubState {
  return {
    accounts: [],
    repositories: [],
    renames: new Map(),
    teams: [],
    pulls: [],
    issues: [],
    comments: [],
    tokens: new Map(),
  };
}

export function repositoryByName(state: GitHubState, fullName: string): StoredRepository | undefined {
  const wanted = fullName.toLowerCase();
  return state.repositories.find((repository) => repository.fullName.toLowerCase() === wanted);
}

export function accountByLogin(state: GitHubState, login: string): Account | undefined {
  return state.accounts.find((account) => account.login.toLowerCase() === login.toLowerCase());
}

/** As after renaming it in its settings: the former name leads on. */
export function rename(state: GitHubState, fullName: string, newFullName: string): void {
  const repository = repositoryByName(state, fullName);
  if (repository === undefined) throw new Error(`there is no repository ${fullName}`);
  state.renames.set(repository.fullName.toLowerCase(), repository.id);
  repository.fullName = newFullName;
}

export function maySee(grant: Grant, repository: StoredRepository): boolean {
  if (grant.sees === 'all' || repository.visibility === 'public') return true;
  const name = repository.fullName.toLowerCase();
  return grant.sees.some((seen) => seen.toLowerCase() === name);
}
