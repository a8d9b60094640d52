import { type Marker, readMarker } from './issue-marker.ts';
import { readWhole, viewerLogin, writtenBy } from './marked-text.ts';
import type { Octokit } from './octokit.ts';

/** An issue of this action for findings of one rule and repository, or for one finding. */
export interface FindingIssue extends Marker {
  number: number;
  url: string;
  isOpen: boolean;
  /** Below the marker. */
  text: string;
}

export interface RepositoryAddress {
  owner: string;
  repo: string;
}

/**
 * The issues that this token's account opened for findings, open and closed, oldest first. The author counts because
 * anybody can copy a marker.
 *
 * @throws GitHubError, also when the list is not whole
 */
export async function readFindingIssues(octokit: Octokit, at: RepositoryAddress): Promise<FindingIssue[]> {
  const author = await viewerLogin(octokit);
  const asked = { ...at, state: 'all', creator: author, direction: 'asc', per_page: 100 } as const;
  const pages = octokit.paginate.iterator(octokit.rest.issues.listForRepo, asked);
  const issues = await readWhole(pages, `/repos/${at.owner}/${at.repo}/issues`);
  return writtenBy(issues, author)
    .flatMap(({ number, html_url: url, state, body, pull_request }) => {
      const marked = pull_request === undefined ? readMarker(body ?? '') : undefined;
      return marked === undefined ? [] : [{ ...marked, number, url, isOpen: state === 'open' }];
    })
    .sort((a, b) => a.number - b.number);
}

export interface NewIssue {
  title: string;
  body: string;
  labels: readonly string[];
  assignees: readonly string[];
}

/** @throws GitHubError; unless it is a refusal, the issue may be there all the same */
export async function openFindingIssue(
  octokit: Octokit,
  at: RepositoryAddress,
  { labels, assignees, ...text }: NewIssue,
): Promise<Pick<FindingIssue, 'number' | 'url'>> {
  const people = { labels: [...labels], assignees: [...assignees] };
  // A lost answer may hide an issue that was made.
  const { data } = await octokit.rest.issues.create({ ...at, ...text, ...people, request: { retries: 0 } });
  return { number: data.number, url: data.html_url };
}

export interface IssueChanges {
  body: string;
  /** Default: it stays open or closed as it is. */
  state?: 'open' | 'completed' | 'duplicate';
  /** Added to the issue afterwards. */
  comment?: string;
}

/** @throws GitHubError */
export async function updateFindingIssue(
  octokit: Octokit,
  at: RepositoryAddress,
  number: number,
  { body, state, comment }: IssueChanges,
): Promise<void> {
  const issue = { ...at, issue_number: number };
  if (state === undefined) await octokit.rest.issues.update({ ...issue, body });
  else if (state === 'open') await octokit.rest.issues.update({ ...issue, body, state });
  else await octokit.rest.issues.update({ ...issue, body, state: 'closed', state_reason: state });
  if (comment !== undefined)
    await octokit.rest.issues.createComment({ ...issue, body: comment, request: { retries: 0 } });
}
