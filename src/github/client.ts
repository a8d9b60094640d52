import { postComment, readHead, type StickyComment } from './comments.ts';
import { keepIssue, type TrackingIssue } from './issue.ts';
import { type OctokitOptions, openOctokit } from './octokit.ts';
import {
  readNamedRepositories,
  readPropertyNames,
  readRepositories,
  readTeamSlugs,
  type Wanted,
} from './repositories.ts';

/** Load this file with `import()` where GitHub is used: Octokit is large. @throws GitHubError */
export async function createGitHub(options: OctokitOptions) {
  const octokit = await openOctokit(options);
  return {
    head: (of: Parameters<typeof readHead>[1]) => readHead(octokit, of),
    postComment: (comment: StickyComment) => postComment(octokit, comment),
    keepIssue: (issue: TrackingIssue) => keepIssue(octokit, issue),
    repositories: (owner: string, wanted: Wanted) => readRepositories(octokit, owner, wanted),
    namedRepositories: (fullNames: readonly string[], wanted: Wanted) =>
      readNamedRepositories(octokit, fullNames, wanted),
    teamSlugs: (org: string) => readTeamSlugs(octokit, org),
    propertyNames: (org: string) => readPropertyNames(octokit, org),
  };
}

/** What the step asks GitHub for. Every method throws GitHubError. */
export type GitHub = Awaited<ReturnType<typeof createGitHub>>;
