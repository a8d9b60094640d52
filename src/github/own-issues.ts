import { listIssuesBy } from './issue.ts';
import { viewerLogin } from './marked-text.ts';
import type { Octokit } from './octokit.ts';

/** An issue that this token's account opened. */
export interface OwnIssue {
  number: number;
  url: string;
  isOpen: boolean;
  body: string;
}

/** Open and closed ones, oldest first. @throws GitHubError, also when the list is not whole */
export async function readOwnIssues(
  octokit: Octokit,
  repository: { owner: string; repo: string },
): Promise<OwnIssue[]> {
  const issues = await listIssuesBy(octokit, repository, await viewerLogin(octokit));
  return issues.map(({ number, html_url: url, state, body }) => {
    return { number, url, isOpen: state === 'open', body: body ?? '' };
  });
}
