import { mapped, object, optional, requiredText } from '../platform/http/decode.ts';
import type { Connection } from './connection.ts';
import { numericId } from './repository.ts';

export interface PullRequestAddress {
  readonly owner: string;
  readonly repo: string;
  readonly number: number;
}

export interface PullRequest {
  readonly number: number;
  readonly headSha: string;
  /** Of the head, `owner/repo`; undefined when that fork was deleted. */
  readonly headRepo: string | undefined;
  readonly baseRef: string;
  readonly state: string;
  readonly url: string;
}

const answer = object({
  number: numericId,
  head: object({ sha: requiredText, repo: optional(object({ full_name: requiredText })) }),
  base: object({ ref: requiredText }),
  state: requiredText,
  html_url: requiredText,
});

const pullRequest = mapped(
  answer,
  ({ number, head, base, state, html_url: url }): PullRequest => ({
    number,
    headSha: head.sha,
    headRepo: head.repo?.full_name,
    baseRef: base.ref,
    state,
    url,
  }),
);

/** `GET /repos/{owner}/{repo}/pulls/{pull_number}`. @throws GitHubError */
export function readPullRequest(
  connection: Connection,
  { owner, repo, number }: PullRequestAddress,
  {
    deadlineMs,
    permission = 'pull-requests: read',
  }: { deadlineMs?: number | undefined; permission?: string } = {},
): Promise<PullRequest> {
  return connection.send(
    {
      method: 'GET',
      path: '/repos/{owner}/{repo}/pulls/{pull_number}',
      parameters: { owner, repo, pull_number: number },
      permission,
      deadlineMs,
    },
    pullRequest,
  );
}
