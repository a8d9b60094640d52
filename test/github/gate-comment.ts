/** Comments as a gate posts them on pull request 7 of acme/payments-api. */

import { ACTIONS_TOKEN, HEAD_SHA } from '../../emulator/github/believable-state.ts';
import type { GitHubServer } from '../../emulator/github/server.ts';
import type { StoredComment } from '../../emulator/github/state.ts';
import type { StickyComment } from '../../src/github/comments.ts';
import { clientOf } from './open.ts';

export const pull = { owner: 'acme', repo: 'payments-api', number: 7 };
export const OTHER_SHA = '0123456789abcdef0123456789abcdef01234567';

export function gate(runNumber: number, more: Partial<StickyComment> = {}): StickyComment {
  return {
    pull,
    identity: { operation: 'gate', workflow: 'acme/payments-api/.github/workflows/gate.yml' },
    run: { commit: HEAD_SHA, runNumber, runAttempt: 1 },
    text: `**failed** in run ${runNumber}`,
    post: 'always',
    ...more,
  };
}

export const attempt = (runNumber: number, runAttempt: number) => ({
  run: { commit: HEAD_SHA, runNumber, runAttempt },
  text: `run ${runNumber}, attempt ${runAttempt}`,
});

export async function post(server: GitHubServer, comment: StickyComment, token = ACTIONS_TOKEN) {
  const github = await clientOf(server, { token });
  return github.postComment(comment);
}

/** What a reader sees of each, without the marker. */
export const texts = ({ state }: GitHubServer) =>
  state.comments.map(({ body }) => body.replace(/^<!--.*-->\n/, ''));

export function addComment(server: GitHubServer, author: string, body: string, id = 1000): StoredComment {
  const repositoryId = server.state.pulls[0]?.repositoryId ?? 0;
  const at = '2026-08-19T09:00:00.000Z';
  const comment = { id, repositoryId, number: 7, author, body, createdAt: at, updatedAt: at };
  server.state.comments.push(comment);
  return comment;
}

export function pushTo(server: GitHubServer, headSha: string): void {
  const stored = server.state.pulls.find(({ number }) => number === 7);
  if (stored) stored.headSha = headSha;
}
