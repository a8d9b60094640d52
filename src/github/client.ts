import { postComment, readHead } from './comments.ts';
import { openFindingIssue, readFindingIssues, updateFindingIssue } from './finding-issues.ts';
import { keepIssue } from './issue.ts';
import { type OctokitOptions, openOctokit } from './octokit.ts';
import { readNamedRepositories, readPropertyNames, readRepositories, readTeamSlugs } from './repositories.ts';

/** Load this file with `import()` where GitHub is used: Octokit is large. @throws GitHubError */
export async function createGitHub(options: OctokitOptions) {
  const octokit = await openOctokit(options);
  return {
    head: readHead.bind(undefined, octokit),
    postComment: postComment.bind(undefined, octokit),
    keepIssue: keepIssue.bind(undefined, octokit),
    findingIssues: readFindingIssues.bind(undefined, octokit),
    openFindingIssue: openFindingIssue.bind(undefined, octokit),
    updateFindingIssue: updateFindingIssue.bind(undefined, octokit),
    repositories: readRepositories.bind(undefined, octokit),
    namedRepositories: readNamedRepositories.bind(undefined, octokit),
    teamSlugs: readTeamSlugs.bind(undefined, octokit),
    propertyNames: readPropertyNames.bind(undefined, octokit),
  };
}

/** What the step asks GitHub for. Every method throws GitHubError. */
export type GitHub = Awaited<ReturnType<typeof createGitHub>>;
