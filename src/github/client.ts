import { readOneOf, readOwner } from './access.ts';
import { postComment } from './comments.ts';
import { createIssue } from './create-issue.ts';
import { keepIssue, readOwnIssues } from './issue.ts';
import { markedBody, viewerLogin } from './marked-text.ts';
import { type OctokitOptions, openOctokit } from './octokit.ts';
import { readChangedFiles, readHead, readPull, readReopenedMs } from './pulls.ts';
import { readNamedRepositories, readPropertyNames, readRepositories, readTeamSlugs } from './repositories.ts';

/** Load this file with `import()` where GitHub is used: Octokit is large. @throws GitHubError */
export async function createGitHub(options: OctokitOptions) {
  const octokit = await openOctokit(options);
  return {
    viewerLogin: viewerLogin.bind(undefined, octokit),
    head: readHead.bind(undefined, octokit),
    pull: readPull.bind(undefined, octokit),
    changedFiles: readChangedFiles.bind(undefined, octokit),
    reopenedMs: readReopenedMs.bind(undefined, octokit),
    postComment: postComment.bind(undefined, octokit),
    keepIssue: keepIssue.bind(undefined, octokit),
    ownIssues: readOwnIssues.bind(undefined, octokit),
    markedBody,
    /** The caller spaces calls, as it does for `issues`. */
    createIssue: createIssue.bind(undefined, octokit.unqueued.issues),
    /** GitHub's endpoints for issues. The caller spaces writes. */
    issues: octokit.unqueued.issues,
    repositories: readRepositories.bind(undefined, octokit),
    namedRepositories: readNamedRepositories.bind(undefined, octokit),
    teamSlugs: readTeamSlugs.bind(undefined, octokit),
    readOneOf: readOneOf.bind(undefined, octokit),
    readOwner: readOwner.bind(undefined, octokit),
    propertyNames: readPropertyNames.bind(undefined, octokit),
  };
}

/** What the step asks GitHub for. Every method throws GitHubError. */
export type GitHub = Awaited<ReturnType<typeof createGitHub>>;
