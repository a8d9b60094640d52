import { postComment, type StickyComment } from './comments.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import { type PullRequestAddress, readBranchHead, readPullRequestHead } from './pull-request.ts';
import {
  noSources,
  readNamedRepositories,
  readPropertyNames,
  readRepositories,
  readTeamSlugs,
  type Wanted,
} from './repositories.ts';

/**
 * Load this file with `import()` where GitHub is used: Octokit is large. The toolkit below it reads `GITHUB_API_URL`
 * and the event's file as it is loaded.
 *
 * @throws TypeError for an address that is neither https nor on this machine
 */
export function createGitHub(options: ConnectionOptions) {
  const connection = new Connection(options);
  const sources = noSources();
  return {
    /** What the lists of repositories have shown of properties and teams so far. */
    sources,
    /** The hash of a pull request's head. */
    pullRequestHead: (address: PullRequestAddress) => readPullRequestHead(connection, address),
    /** The hash of a branch's head. */
    branchHead: (address: { owner: string; repo: string; branch: string }) =>
      readBranchHead(connection, address),
    postComment: (comment: StickyComment) => postComment(connection, comment),
    repositories: (owner: string, wanted: Wanted) => readRepositories(connection, owner, wanted, sources),
    namedRepositories: (fullNames: readonly string[], wanted: Wanted) =>
      readNamedRepositories(connection, fullNames, wanted, sources),
    teamSlugs: (org: string) => readTeamSlugs(connection, org),
    propertyNames: (org: string) => readPropertyNames(connection, org),
  };
}

/** What the step asks GitHub for. Every method throws GitHubError. */
export type GitHub = ReturnType<typeof createGitHub>;
