import { GitHubError, type GitHubFailure } from './errors.ts';
import type { Octokit } from './octokit.ts';

interface IssueDraft {
  /** GitHub refuses more than 256 characters. */
  title: string;
  body: string;
  labels: readonly string[];
  assignees: readonly string[];
}

/** Labels and assignees that an issue was opened without. */
export interface RefusedDetails {
  labels: string[];
  assignees: string[];
  /** GitHub's words; undefined where it dropped them silently. */
  serverMessage?: string;
}

/**
 * Opens an issue, without the labels and assignees that GitHub refuses or drops silently.
 *
 * @throws GitHubError when GitHub refuses the issue itself
 */
export async function createIssue(
  issues: Octokit['rest']['issues'],
  repository: { owner: string; repo: string },
  draft: IssueDraft,
): Promise<{ number: number; url: string; refused?: RefusedDetails }> {
  let accepted = draft;
  let serverMessage: string | undefined;
  for (;;) {
    try {
      const { labels, assignees } = accepted;
      const details = { ...accepted, labels: [...labels], assignees: [...assignees] };
      // A lost answer may hide an issue that was opened.
      const { data } = await issues.create({ ...repository, ...details, request: { retries: 0 } });
      const set = data.labels.map((label) => (typeof label === 'string' ? label : (label.name ?? '')));
      const assigned = data.assignees?.map(({ login }) => login) ?? [];
      const refused = {
        labels: without(draft.labels, set),
        assignees: without(draft.assignees, assigned),
        serverMessage,
      };
      const isComplete = refused.labels.length + refused.assignees.length === 0;
      return { number: data.number, url: data.html_url, refused: isComplete ? undefined : refused };
    } catch (error) {
      if (!(error instanceof GitHubError) || !mayBeAboutDetails(error.failure, accepted)) throw error;
      accepted = withoutRefused(accepted, error.failure);
      serverMessage = error.failure.serverMessage;
    }
  }
}

function mayBeAboutDetails({ kind, status }: GitHubFailure, { labels, assignees }: IssueDraft): boolean {
  return kind === 'status' && (status === 403 || status === 422) && labels.length + assignees.length > 0;
}

/** Removes the values that GitHub names; where it names none, one of the two lists. */
function withoutRefused(draft: IssueDraft, { invalid = [], serverMessage = '' }: GitHubFailure): IssueDraft {
  const { labels, assignees } = draft;
  const valid = { ...draft, labels: without(labels, invalid), assignees: without(assignees, invalid) };
  if (valid.labels.length + valid.assignees.length < labels.length + assignees.length) return valid;
  const isAboutLabels = assignees.length === 0 || (labels.length > 0 && /label/i.test(serverMessage));
  return isAboutLabels ? { ...draft, labels: [] } : { ...draft, assignees: [] };
}

/** GitHub ignores the case of both. */
function without(names: readonly string[], removed: readonly string[]): string[] {
  const lowerCased = removed.map((name) => name.toLowerCase());
  return names.filter((name) => !lowerCased.includes(name.toLowerCase()));
}
