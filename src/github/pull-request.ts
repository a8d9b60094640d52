import type { Connection } from './connection.ts';
import { Fields } from './decode.ts';

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
    decodePullRequest,
  );
}

function decodePullRequest(body: unknown): PullRequest {
  const fields = new Fields(body);
  const head = fields.object('head');
  return {
    number: fields.integer('number'),
    headSha: head.text('sha'),
    headRepo: head.optionalObject('repo')?.text('full_name'),
    baseRef: fields.object('base').text('ref'),
    state: fields.text('state'),
    url: fields.text('html_url'),
  };
}
