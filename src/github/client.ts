import { type PullRequestAddress, postComment, readPullRequestHead, type StickyComment } from './comments.ts';
import { type OctokitOptions, openOctokit } from './octokit.ts';
import {
  readNamedRepositories,
  readPropertyNames,
  readRepositories,
  readTeamSlugs,
  type Wanted,
} from './repositories.ts';

/** Load this file with `import()` when GitHub is needed: Octokit is large. @throws GitHubError */
export async function createGitHub(options: OctokitOptions) {
  const octokit = await openOctokit(options);
  return {
    /** The hash of a pull request's head. */
    pullRequestHead: (address: PullRequestAddress) => readPullRequestHead(octokit, address),
    postComment: (comment: StickyComment) => postComment(octokit, comment),
    repositories: (owner: string, wanted: Wanted) => readRepositories(octokit, owner, wanted),
    namedRepositories: (fullNames: readonly string[], wanted: Wanted) =>
      readNamedRepositories(octokit, fullNames, wanted),
    teamSlugs: (org: string) => readTeamSlugs(octokit, org),
    propertyNames: (org: string) => readPropertyNames(octokit, org),
  };
}

/** What a step reads and writes on GitHub. Every method throws GitHubError. */
export type GitHub = Awaited<ReturnType<typeof createGitHub>>;
