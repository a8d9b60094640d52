import { describe, expect, it } from 'vitest';
import {
  ACTIONS_TOKEN,
  APP_TOKEN,
  HEAD_SHA,
  READ_ONLY_TOKEN,
} from '../../emulator/github/believable-state.ts';
import { type Fault, type FaultedRequest, faultsOn } from '../../emulator/github/faults.ts';
import type { StickyComment } from '../../src/github/comments.ts';
import { MAX_TEXT_CHARACTERS } from '../../src/github/marked-text.ts';
import { addComment, attempt, gate, OTHER_SHA, post, pull, pushTo, texts } from './gate-comment.ts';
import { clientOf, failureOf, openGitHub, routesOf } from './open.ts';

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

  it('takes four requests to create and four to update', async () => {
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
    ]);
    await post(server, gate(3, { head: HEAD_SHA }));
    expect(routesOf(server).slice(8)).toHaveLength(3);
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

  it('is one for each workflow, operation, project and set of products', async () => {
    const server = await openGitHub();
    await post(server, gate(1));
    await post(server, gate(1, { identity: { operation: 'plan', workflow: gate(1).identity.workflow } }));
    await post(server, gate(1, { identity: { operation: 'gate', workflow: 'nightly -->' } }));
    expect(server.state.comments).toHaveLength(3);
    const { identity } = gate(1);
    await post(server, gate(1, { identity: { ...identity, about: ['acme/mono/a', 'sast'] } }));
    await post(server, gate(1, { identity: { ...identity, about: ['acme/mono/b', 'sast'] } }));
    await post(server, gate(1, { identity: { ...identity, about: ['acme/mono/a', 'sca', 'sast'] } }));
    await post(server, gate(1, { identity: { ...identity, about: ['sast', 'ACME/mono/a', 'sca'] } }));
    expect(server.state.comments).toHaveLength(6);
    expect(texts(server)).toEqual(Array(6).fill('**failed** in run 1'));
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
    expect(await (await clientOf(server)).pullRequestHead(address)).toBe(HEAD_SHA);
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
  it('for an older commit neither writes over the comment nor makes one', async () => {
    const server = await openGitHub();
    pushTo(server, OTHER_SHA);
    expect(await post(server, gate(1))).toEqual({ action: 'skipped', reason: 'older-commit' });
    await post(server, gate(2, { run: { commit: OTHER_SHA, runNumber: 2, runAttempt: 1 } }));
    expect(await post(server, gate(1))).toMatchObject({ action: 'skipped', reason: 'older-commit' });
    expect(await post(server, gate(3))).toMatchObject({ action: 'skipped', reason: 'older-commit' });
    expect(texts(server)).toEqual(['**failed** in run 2']);
  });

  it('of the same commit does not write over a later run or a later attempt', async () => {
    const server = await openGitHub();
    await post(server, gate(5, attempt(5, 2)));
    for (const late of [gate(4), gate(5, attempt(5, 1))])
      expect(await post(server, late)).toMatchObject({ action: 'skipped', reason: 'later-run' });
    expect(texts(server)).toEqual(['run 5, attempt 2']);
    expect(await post(server, gate(5, attempt(5, 3)))).toMatchObject({ action: 'updated' });
  });

  it('writes for the head where an older commit had a later run', async () => {
    const server = await openGitHub();
    pushTo(server, OTHER_SHA);
    await post(server, gate(9, { run: { commit: OTHER_SHA, runNumber: 9, runAttempt: 1 } }));
    pushTo(server, HEAD_SHA);
    expect(await post(server, gate(8))).toMatchObject({ action: 'updated' });
  });
});

describe('two runs that both found no comment', () => {
  /** The first run creates its comment between the second one's list and creation. */
  async function race(first: StickyComment, second: StickyComment) {
    const server = await openGitHub();
    let isFirst = true;
    server.beforeProcessing = async ({ method, template }) => {
      if (method !== 'POST' || template === '/graphql' || !isFirst) return;
      isFirst = false;
      await post(server, first);
    };
    return { server, posted: await post(server, second) };
  }

  it('leave the oldest comment with the text of the newer commit', async () => {
    const older = gate(1, { run: { commit: OTHER_SHA, runNumber: 1, runAttempt: 1 }, head: OTHER_SHA });
    const { server, posted } = await race(older, gate(2));
    expect(posted).toMatchObject({ action: 'updated', url: expect.stringContaining('2000000001') });
    expect(texts(server)).toEqual(['**failed** in run 2']);
    expect(server.state.comments[0]?.id).toBe(2_000_000_001);
  });

  it('leave the oldest comment as it is where it is of the later run', async () => {
    const { server, posted } = await race(gate(2), gate(1));
    expect(posted).toMatchObject({ action: 'skipped', reason: 'later-run' });
    expect(texts(server)).toEqual(['**failed** in run 2']);
  });

  it('leave nothing that the next run would not clear up', async () => {
    const server = await openGitHub();
    await post(server, gate(1));
    const { body = '' } = server.state.comments[0] ?? {};
    addComment(server, 'github-actions[bot]', body, 2_000_000_009);
    const before = server.requests.length;
    expect(await post(server, gate(2))).toMatchObject({ action: 'updated' });
    expect(texts(server)).toEqual(['**failed** in run 2']);
    // The fifth is the head of the pull request.
    expect(server.requests.length - before).toBe(5);
  });
});

describe('when GitHub fails', () => {
  const isCreation = ({ method, template }: FaultedRequest) => method === 'POST' && template !== '/graphql';

  it("a refused comment is told with GitHub's own words and the permissions that it names", async () => {
    const server = await openGitHub();
    expect(await failureOf(post(server, gate(1), READ_ONLY_TOKEN))).toMatchObject({
      kind: 'status',
      status: 403,
      method: 'POST',
      serverMessage: 'Resource not accessible by integration',
      missingPermission: 'issues: write or pull-requests: write',
    });
  });

  it('no permission is said to be missing where GitHub names none', async () => {
    const body = { message: 'Unable to create comment because issue is locked.' };
    const server = await openGitHub({ faults: faultsOn(isCreation, { kind: 'status', status: 403, body }) });
    const failure = await failureOf(post(server, gate(1)));
    expect(failure).toMatchObject({ serverMessage: body.message, missingPermission: undefined });
  });

  it.each<Fault>([{ kind: 'lost-answer' }, { kind: 'status', status: 502 }])(
    'a comment is asked for once: $kind',
    async (fault) => {
      const server = await openGitHub({ faults: faultsOn(isCreation, fault) });
      expect(await failureOf(post(server, gate(1)))).toMatchObject({ method: 'POST' });
      expect(server.requests.filter(isCreation)).toHaveLength(1);
    },
  );

  it('an update is tried again', async () => {
    const server = await openGitHub();
    await post(server, gate(1));
    server.faults = faultsOn(({ method }) => method === 'PATCH', { kind: 'lost-answer' }, 2);
    expect(await post(server, gate(2))).toMatchObject({ action: 'updated' });
    expect(texts(server)).toEqual(['**failed** in run 2']);
  });

  it('a comment that was deleted meanwhile is not said to be updated', async () => {
    const server = await openGitHub();
    await post(server, gate(1));
    server.beforeProcessing = ({ method }) => {
      if (method === 'PATCH') server.state.comments.splice(0);
    };
    expect(await failureOf(post(server, gate(2)))).toMatchObject({ method: 'PATCH', status: 404 });
  });

  it('a viewer that GraphQL does not give is an error', async () => {
    const server = await openGitHub();
    await post(server, gate(1));
    const body = { errors: [{ type: 'FORBIDDEN', message: 'no viewer' }] };
    const isGraphQl = ({ template }: FaultedRequest) => template === '/graphql';
    server.faults = faultsOn(isGraphQl, { kind: 'status', status: 200, body });
    const failure = await failureOf(post(server, gate(2)));
    expect(failure).toMatchObject({ kind: 'answer', cause: expect.stringContaining('no viewer') });
  });

  it('no comment is made where the list of comments is not whole', async () => {
    const server = await openGitHub();
    const link = `<${server.url}/repos/acme/payments-api/issues/7/comments?per_page=100&page=2>; rel="next"`;
    server.faults = faultsOn(
      ({ template, path }) => template?.endsWith('/comments') === true && !path.includes('page=2'),
      { kind: 'status', status: 200, headers: { link }, body: [] },
    );
    expect(await failureOf(post(server, gate(1)))).toMatchObject({ kind: 'answer' });
    expect(server.state.comments).toEqual([]);
  });
});
