import { type PullRequestAddress, postComment, readPullRequestHead, type StickyComment } from './comments.ts';
import { type OctokitOptions, openOctokit } from './octokit.ts';
import {
  noSources,
  readNamedRepositories,
  readPropertyNames,
  readRepositories,
  readTeamSlugs,
  type Wanted,
} from './repositories.ts';

/** Load this file with `import()` where GitHub is used: Octokit is large. @throws GitHubError */
export async function createGitHub(options: OctokitOptions) {
  const octokit = await openOctokit(options);
  const sources = noSources();
  return {
    /** What the lists of repositories have shown of properties and teams so far. */
    sources,
    /** The hash of a pull request's head. */
    pullRequestHead: (address: PullRequestAddress) => readPullRequestHead(octokit, address),
    postComment: (comment: StickyComment) => postComment(octokit, comment),
    repositories: (owner: string, wanted: Wanted) => readRepositories(octokit, owner, wanted, sources),
    namedRepositories: (fullNames: readonly string[], wanted: Wanted) =>
      readNamedRepositories(octokit, fullNames, wanted, sources),
    teamSlugs: (org: string) => readTeamSlugs(octokit, org),
    propertyNames: (org: string) => readPropertyNames(octokit, org),
  };
}

/** What the step asks GitHub for. Every method throws GitHubError. */
export type GitHub = Awaited<ReturnType<typeof createGitHub>>;
