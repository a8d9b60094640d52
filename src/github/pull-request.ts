import { mapped, object, requiredText } from '../platform/http/decode.ts';
import type { Connection } from './connection.ts';

export interface PullRequestAddress {
  readonly owner: string;
  readonly repo: string;
  readonly number: number;
}

const head = mapped(object({ head: object({ sha: requiredText }) }), (read) => read.head.sha);

/** `GET /repos/{owner}/{repo}/pulls/{pull_number}`. @throws GitHubError */
export function readPullRequestHead(
  connection: Connection,
  { owner, repo, number }: PullRequestAddress,
  {
    deadlineMs,
    permission = 'pull-requests: read',
  }: { deadlineMs?: number | undefined; permission?: string } = {},
): Promise<string> {
  return connection.send(
    {
      method: 'GET',
      path: '/repos/{owner}/{repo}/pulls/{pull_number}',
      parameters: { owner, repo, pull_number: number },
      permission,
      deadlineMs,
    },
    head,
  );
}

/** `GET /repos/{owner}/{repo}/git/ref/{ref}`: the hash of a branch's head. @throws GitHubError */
export function readBranchHead(
  connection: Connection,
  { owner, repo, branch }: { owner: string; repo: string; branch: string },
): Promise<string> {
  return connection.send(
    {
      method: 'GET',
      path: '/repos/{owner}/{repo}/git/ref/{ref}',
      parameters: { owner, repo, ref: `heads/${branch}` },
      permission: 'contents: read',
    },
    mapped(object({ object: object({ sha: requiredText }) }), (read) => read.object.sha),
  );
}
