import { type PostedComment, postComment, type StickyComment } from './comments.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import { type PullRequest, type PullRequestAddress, readPullRequest } from './pull-request.ts';
import {
  readNamedRepositories,
  readPropertyNames,
  readRepositories,
  readTeams,
  type Sources,
  type Team,
  type Wanted,
} from './repositories.ts';
import type { Repository } from './repository.ts';

export interface GitHubOptions extends ConnectionOptions {
  /** `GITHUB_SERVER_URL`: a project whose address is of another host has no repository here. */
  readonly serverUrl: string;
}

/** What the step asks GitHub for. Every method throws GitHubError. */
export interface GitHub {
  readonly serverUrl: string;
  /** Tries are counted one by one. */
  readonly requestsSent: number;
  pullRequest(address: PullRequestAddress): Promise<PullRequest>;
  postComment(comment: StickyComment): Promise<PostedComment>;
  repositories(owner: string, wanted: Wanted, sources?: Sources): Promise<readonly Repository[]>;
  namedRepositories(
    fullNames: readonly string[],
    wanted: Wanted,
    sources?: Sources,
  ): Promise<ReadonlyMap<string, Repository | undefined>>;
  teams(org: string): Promise<readonly Team[]>;
  propertyNames(org: string): Promise<readonly string[]>;
}

/**
 * Load this file with `import()` where GitHub is used: Octokit is large. The toolkit below it reads `GITHUB_API_URL`
 * and the event's file as it is loaded.
 *
 * @throws TypeError for an address that is neither https nor on this machine
 */
export function createGitHub(options: GitHubOptions): GitHub {
  const connection = new Connection(options);
  return {
    serverUrl: options.serverUrl,
    get requestsSent() {
      return connection.requestsSent;
    },
    pullRequest: (address) => readPullRequest(connection, address),
    postComment: (comment) => postComment(connection, comment),
    repositories: (owner, wanted, sources) => readRepositories(connection, owner, wanted, sources),
    namedRepositories: (fullNames, wanted, sources) =>
      readNamedRepositories(connection, fullNames, wanted, sources),
    teams: (org) => readTeams(connection, org),
    propertyNames: (org) => readPropertyNames(connection, org),
  };
}
