import { GitHubError, type GitHubFailure } from './errors.ts';
import type { Octokit } from './octokit.ts';

/** GitHub refuses titles of more than 256 characters. */
export const MAX_TITLE_LENGTH = 250;

interface IssueDraft {
  title: string;
  body: string;
  labels: readonly string[];
  assignees: readonly string[];
}

/** Labels and assignees that an issue was opened without. */
export interface RefusedDetails {
  labels: string[];
  assignees: string[];
  /** GitHub's message. */
  serverMessage?: string;
}

/** Opens an issue, without the labels and assignees that GitHub refuses. @throws GitHubError if it refuses the issue */
export async function createIssue(
  issues: Octokit['rest']['issues'],
  repository: { owner: string; repo: string },
  draft: IssueDraft,
): Promise<{ number: number; url: string; refused?: RefusedDetails }> {
  let accepted = draft;
  let refused: RefusedDetails | undefined;
  for (;;) {
    try {
      const details = { labels: [...accepted.labels], assignees: [...accepted.assignees] };
      // Never repeated: a lost answer may hide an issue that was opened.
      const { data } = await issues.create({ ...repository, ...draft, ...details, request: { retries: 0 } });
      return { number: data.number, url: data.html_url, refused };
    } catch (error) {
      if (!(error instanceof GitHubError) || !mayBeAboutDetails(error.failure, accepted)) throw error;
      accepted = withoutRefused(accepted, error.failure);
      const { serverMessage } = error.failure;
      const labels = without(draft.labels, accepted.labels);
      refused = { labels, assignees: without(draft.assignees, accepted.assignees), serverMessage };
    }
  }
}

/** Whether GitHub may have refused only details: a 422 need not name them; a 403 that does not refuses the issue itself. */
function mayBeAboutDetails(failure: GitHubFailure, { labels, assignees }: IssueDraft): boolean {
  const { kind, status, serverMessage = '' } = failure;
  if (kind !== 'status' || labels.length + assignees.length === 0) return false;
  return status === 422 || (status === 403 && /label|assignee/i.test(serverMessage));
}

/** Leaves out the values that GitHub names, or one of the two lists if it names none. */
function withoutRefused(draft: IssueDraft, { invalid = [], serverMessage = '' }: GitHubFailure): IssueDraft {
  const { labels, assignees } = draft;
  const valid = { ...draft, labels: without(labels, invalid), assignees: without(assignees, invalid) };
  if (valid.labels.length + valid.assignees.length < labels.length + assignees.length) return valid;
  const isAboutLabels = assignees.length === 0 || (labels.length > 0 && /label/i.test(serverMessage));
  return isAboutLabels ? { ...draft, labels: [] } : { ...draft, assignees: [] };
}

function without(names: readonly string[], removed: readonly string[]): string[] {
  return names.filter((name) => !removed.includes(name));
}
