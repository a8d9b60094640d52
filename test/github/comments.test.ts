import { describe, expect, it } from 'vitest';
import {
  ACTIONS_TOKEN,
  APP_TOKEN,
  HEAD_SHA,
  READ_ONLY_TOKEN,
} from '../../emulator/github/believable-state.ts';
import { type FaultedRequest, faultsOn } from '../../emulator/github/faults.ts';
import type { GitHubServer } from '../../emulator/github/server.ts';
import type { StoredComment } from '../../emulator/github/state.ts';
import { MAX_TEXT_CHARACTERS } from '../../src/github/comment-marker.ts';
import type { StickyComment } from '../../src/github/comments.ts';
import { clientOf, openGitHub, routesOf } from './open.ts';

const pull = { owner: 'acme', repo: 'payments-api', number: 7 };
const OTHER_SHA = '0123456789abcdef0123456789abcdef01234567';

function gate(runNumber: number, more: Partial<StickyComment> = {}): StickyComment {
  return {
    pull,
    identity: { operation: 'gate', workflow: 'acme/payments-api/.github/workflows/gate.yml' },
    run: { commit: HEAD_SHA, runNumber, runAttempt: 1 },
    text: `**failed** in run ${runNumber}`,
    post: 'always',
    ...more,
  };
}

const attempt = (runNumber: number, runAttempt: number) => ({
  run: { commit: HEAD_SHA, runNumber, runAttempt },
  text: `run ${runNumber}, attempt ${runAttempt}`,
});

const post = (server: GitHubServer, comment: StickyComment, token = ACTIONS_TOKEN) =>
  clientOf(server, { token }).postComment(comment);

const failure = (promise: Promise<unknown>) => promise.then(undefined, (error: unknown) => error);

/** What a reader sees of each, without the marker. */
const texts = ({ state }: GitHubServer) => state.comments.map(({ body }) => body.replace(/^<!--.*-->\n/, ''));

function addComment(server: GitHubServer, author: string, body: string, id = 1000): StoredComment {
  const repositoryId = server.state.pulls[0]?.repositoryId ?? 0;
  const at = '2026-08-19T09:00:00.000Z';
  const comment = { id, repositoryId, number: 7, author, body, createdAt: at, updatedAt: at };
  server.state.comments.push(comment);
  return comment;
}

function pushTo(server: GitHubServer, headSha: string): void {
  const stored = server.state.pulls.find(({ number }) => number === 7);
  if (stored) stored.headSha = headSha;
}

describe('the comment on a pull request', () => {
  it('is created once and then updated in place', async () => {
    const server = await openGitHub();
    const created = await post(server, gate(1));
    const id = server.state.comments[0]?.id;
    expect(created).toEqual({
      action: 'created',
      url: `https://github.com/acme/payments-api/pull/7#issuecomment-${id}`,
    });
    const updated = await post(server, gate(2, { text: '**passed**' }));
    expect(updated).toEqual({ action: 'updated', url: created.url });
    expect(texts(server)).toEqual(['**passed**']);
    expect(server.state.comments[0]?.id).toBe(id);
  });

  it('takes four requests to create and five to update', async () => {
    const server = await openGitHub();
    await post(server, gate(1));
    expect(routesOf(server)).toEqual([
      'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
      'GET /repos/{owner}/{repo}/pulls/{pull_number}',
      'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
      'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
    ]);
    await post(server, gate(2));
    expect(routesOf(server).slice(4)).toEqual([
      'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
      'POST /graphql',
      'GET /repos/{owner}/{repo}/pulls/{pull_number}',
      'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
      'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
    ]);
  });

  it('is left as it is when it says the same', async () => {
    const server = await openGitHub();
    await post(server, gate(1));
    const before = server.requests.length;
    expect(await post(server, gate(1))).toMatchObject({ action: 'unchanged' });
    expect(server.requests).toHaveLength(before + 2);
  });

  it('is not made where only one that is there is to be kept true', async () => {
    const server = await openGitHub();
    const skipped = await post(server, gate(1, { post: 'only-update' }));
    expect(skipped).toEqual({ action: 'skipped', reason: 'not-posted-yet' });
    expect(server.requests).toHaveLength(1);
    await post(server, gate(1));
    expect(await post(server, gate(2, { post: 'only-update' }))).toMatchObject({ action: 'updated' });
  });

  it('is one for each workflow and each operation', async () => {
    const server = await openGitHub();
    await post(server, gate(1));
    await post(server, gate(1, { identity: { operation: 'plan', workflow: gate(1).identity.workflow } }));
    await post(server, gate(1, { identity: { operation: 'gate', workflow: 'nightly -->' } }));
    expect(server.state.comments).toHaveLength(3);
    expect(texts(server)).toEqual(Array(3).fill('**failed** in run 1'));
  });

  it('is found behind hundreds of others', async () => {
    const server = await openGitHub();
    for (let id = 1; id <= 250; id += 1) addComment(server, 'octo-dev', `comment ${id}`, id);
    await post(server, gate(1));
    expect(await post(server, gate(2))).toMatchObject({ action: 'updated' });
    expect(server.state.comments).toHaveLength(251);
  });

  it('may be as long as GitHub allows, and not longer', async () => {
    const server = await openGitHub();
    const longest = 'x'.repeat(MAX_TEXT_CHARACTERS);
    expect(await post(server, gate(1, { text: longest }))).toMatchObject({ action: 'created' });
    await expect(post(server, gate(2, { text: 'x'.repeat(65_536) }))).rejects.toThrow(RangeError);
    expect(texts(server)).toEqual([longest]);
  });

  it('on a pull request from a fork looks at the head there', async () => {
    const server = await openGitHub();
    const address = { ...pull, number: 8 };
    expect(await clientOf(server).pullRequest(address)).toEqual({
      number: 8,
      headSha: HEAD_SHA,
      headRepo: 'octo-dev/payments-api',
      baseRef: 'main',
      state: 'open',
      url: 'https://github.com/acme/payments-api/pull/8',
    });
    expect(await post(server, gate(1, { pull: address }))).toMatchObject({ action: 'created' });
  });
});

describe("somebody else's comment", () => {
  it('with our marker is left alone', async () => {
    const server = await openGitHub();
    await post(server, gate(9));
    const copied = server.state.comments.splice(0)[0]?.body ?? '';
    const foreign = addComment(server, 'octo-dev', copied);
    expect(await post(server, gate(1))).toMatchObject({ action: 'created' });
    expect(await post(server, gate(2))).toMatchObject({ action: 'updated' });
    expect(foreign.body).toBe(copied);
    expect(server.state.comments).toContain(foreign);
    expect(server.state.comments).toHaveLength(2);
  });

  it('is not taken for ours when another app wrote it for the same workflow', async () => {
    const server = await openGitHub();
    await post(server, gate(1), APP_TOKEN);
    await post(server, gate(2), ACTIONS_TOKEN);
    expect(server.state.comments.map(({ author }) => author)).toEqual([
      'acme-security[bot]',
      'github-actions[bot]',
    ]);
    expect(texts(server)).toEqual(['**failed** in run 1', '**failed** in run 2']);
  });

  it('that quotes ours is not taken for ours', async () => {
    const server = await openGitHub();
    await post(server, gate(1));
    const quoting = `> ${server.state.comments.splice(0)[0]?.body}`;
    addComment(server, 'github-actions[bot]', quoting);
    expect(await post(server, gate(2))).toMatchObject({ action: 'created' });
  });
});

describe('a run that comes late', () => {
  it('for an older commit writes nothing', async () => {
    const server = await openGitHub();
    pushTo(server, OTHER_SHA);
    await post(server, gate(2, { run: { commit: OTHER_SHA, runNumber: 2, runAttempt: 1 } }));
    expect(await post(server, gate(1))).toMatchObject({ action: 'skipped', reason: 'older-commit' });
    expect(await post(server, gate(3))).toMatchObject({ action: 'skipped', reason: 'older-commit' });
    expect(texts(server)).toEqual(['**failed** in run 2']);
  });

  it('for an older commit makes no comment either', async () => {
    const server = await openGitHub();
    pushTo(server, OTHER_SHA);
    expect(await post(server, gate(1))).toEqual({ action: 'skipped', reason: 'older-commit' });
    expect(server.state.comments).toEqual([]);
  });

  it('writes nothing when the commit becomes older just before it would', async () => {
    const server = await openGitHub();
    await post(server, gate(1));
    server.beforeProcessing = ({ template }) => {
      if (template?.endsWith('/pulls/{pull_number}')) pushTo(server, OTHER_SHA);
    };
    expect(await post(server, gate(2))).toMatchObject({ action: 'skipped', reason: 'older-commit' });
    expect(texts(server)).toEqual(['**failed** in run 1']);
  });

  it('of the same commit does not write over a later run or a later attempt', async () => {
    const server = await openGitHub();
    await post(server, gate(5, attempt(5, 2)));
    expect(await post(server, gate(4))).toMatchObject({ action: 'skipped', reason: 'later-run' });
    expect(await post(server, gate(5, attempt(5, 1)))).toMatchObject({
      action: 'skipped',
      reason: 'later-run',
    });
    expect(texts(server)).toEqual(['run 5, attempt 2']);
    expect(await post(server, gate(5, attempt(5, 3)))).toMatchObject({ action: 'updated' });
    expect(await post(server, gate(6))).toMatchObject({ action: 'updated' });
  });

  it('writes for the head also where an older commit had a later run', async () => {
    const server = await openGitHub();
    pushTo(server, OTHER_SHA);
    await post(server, gate(9, { run: { commit: OTHER_SHA, runNumber: 9, runAttempt: 1 } }));
    pushTo(server, HEAD_SHA);
    expect(await post(server, gate(8))).toMatchObject({ action: 'updated' });
  });
});

describe('runs that race', () => {
  it.each([1, 2, 3])('leave one comment, of the latest of ten (%i)', async (round) => {
    const server = await openGitHub();
    // Every run finds no comment: all lists are read before the first one is made.
    let lists = 0;
    const { promise: allListed, resolve } = Promise.withResolvers<void>();
    server.beforeAnswer = async ({ method, template }) => {
      if (method !== 'GET' || !template?.endsWith('/comments')) return;
      lists += 1;
      if (lists === 10) resolve();
      await allListed;
    };
    // Writes take a while, so that they overlap.
    server.faults = ({ index, method }) =>
      method === 'GET' ? undefined : { kind: 'delay', ms: (index * 7 * round) % 23 };
    const runs = Array.from({ length: 10 }, (_, index) => gate(((index * 3) % 10) + 1));
    await Promise.all(runs.map((run) => post(server, run)));
    expect(
      server.requests.filter(({ method, template }) => method === 'POST' && template !== '/graphql'),
    ).toHaveLength(10);
    expect(texts(server)).toEqual(['**failed** in run 10']);
  });

  it('keep the oldest comment, and the text of the later run in it', async () => {
    const server = await openGitHub();
    let isFirst = true;
    server.beforeProcessing = async ({ method, template }) => {
      if (method !== 'POST' || template === '/graphql' || !isFirst) return;
      isFirst = false;
      await post(server, gate(1));
    };
    expect(await post(server, gate(2))).toMatchObject({ action: 'updated' });
    expect(texts(server)).toEqual(['**failed** in run 2']);
    expect(server.state.comments[0]?.id).toBe(2_000_000_001);
  });

  it('take their own comment away when a later run was first', async () => {
    const server = await openGitHub();
    let isFirst = true;
    server.beforeProcessing = async ({ method, template }) => {
      if (method !== 'POST' || template === '/graphql' || !isFirst) return;
      isFirst = false;
      await post(server, gate(2));
    };
    expect(await post(server, gate(1))).toMatchObject({ action: 'skipped', reason: 'later-run' });
    expect(texts(server)).toEqual(['**failed** in run 2']);
  });

  it('write again where an earlier run wrote over them', async () => {
    const server = await openGitHub();
    await post(server, gate(1));
    const earlier = server.state.comments[0]?.body ?? '';
    let overwritten = 0;
    server.beforeAnswer = ({ method }) => {
      const [comment] = server.state.comments;
      if (method !== 'PATCH' || comment === undefined || overwritten > 0) return;
      overwritten += 1;
      comment.body = earlier;
    };
    expect(await post(server, gate(2))).toMatchObject({ action: 'updated' });
    expect(overwritten).toBe(1);
    expect(texts(server)).toEqual(['**failed** in run 2']);
  });

  it('give way after some rounds', async () => {
    const server = await openGitHub();
    await post(server, gate(1));
    const earlier = server.state.comments[0]?.body ?? '';
    server.beforeAnswer = ({ method }) => {
      const [comment] = server.state.comments;
      if (method === 'PATCH' && comment) comment.body = earlier;
    };
    expect(await post(server, gate(2))).toEqual({ action: 'skipped', reason: 'lost-race' });
  });

  it('make it anew when it was deleted just before the update', async () => {
    const server = await openGitHub();
    await post(server, gate(1));
    server.beforeProcessing = ({ method }) => {
      if (method === 'PATCH') server.state.comments.splice(0);
    };
    expect(await post(server, gate(2))).toMatchObject({ action: 'created' });
    expect(texts(server)).toEqual(['**failed** in run 2']);
  });

  it('have their duplicates removed by the next run', async () => {
    const server = await openGitHub();
    await post(server, gate(1));
    const { body = '' } = server.state.comments[0] ?? {};
    addComment(server, 'github-actions[bot]', body, 2_000_000_009);
    await post(server, gate(2));
    expect(texts(server)).toEqual(['**failed** in run 2']);
  });
});

describe('when GitHub fails', () => {
  it('a refused comment names the permission', async () => {
    const server = await openGitHub();
    const error = await failure(post(server, gate(1), READ_ONLY_TOKEN));
    expect(error).toMatchObject({
      kind: 'status',
      status: 403,
      method: 'POST',
      missingPermission: 'pull-requests: write',
    });
  });

  const isCreation = ({ method, template }: FaultedRequest) => method === 'POST' && template !== '/graphql';

  it('a comment whose answer was lost is found, and not made twice', async () => {
    const server = await openGitHub({ faults: faultsOn(isCreation, { kind: 'lost-answer' }, 1) });
    expect(await post(server, gate(1))).toMatchObject({ action: 'created' });
    expect(texts(server)).toEqual(['**failed** in run 1']);
  });

  it('a comment that was not made is an error', async () => {
    const server = await openGitHub({ faults: faultsOn(isCreation, { kind: 'reset' }, 1) });
    expect(await failure(post(server, gate(1)))).toMatchObject({ kind: 'connection', method: 'POST' });
    server.faults = faultsOn(isCreation, { kind: 'status', status: 502 });
    expect(await failure(post(server, gate(1)))).toMatchObject({ kind: 'status', status: 502 });
    expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('an update is tried again', async () => {
    const server = await openGitHub();
    await post(server, gate(1));
    server.faults = faultsOn(({ method }) => method === 'PATCH', { kind: 'lost-answer' }, 2);
    expect(await post(server, gate(2))).toMatchObject({ action: 'updated' });
    expect(texts(server)).toEqual(['**failed** in run 2']);
  });

  it('a viewer that is not told is an error', async () => {
    const server = await openGitHub();
    await post(server, gate(1));
    const body = { errors: [{ type: 'FORBIDDEN', message: 'no viewer' }] };
    const isGraphQl = ({ template }: FaultedRequest) => template === '/graphql';
    server.faults = faultsOn(isGraphQl, { kind: 'status', status: 200, body });
    const error = await failure(post(server, gate(2)));
    expect(error).toMatchObject({ kind: 'answer', cause: expect.stringContaining('no viewer') });
  });

  it('a pull request that is not there is an error', async () => {
    const server = await openGitHub();
    const error = await failure(post(server, gate(1, { pull: { ...pull, number: 99 } })));
    expect(error).toMatchObject({ kind: 'status', status: 404 });
  });
});
