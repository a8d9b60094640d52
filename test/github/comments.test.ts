import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN, APP_TOKEN, HEAD_SHA } from '../../emulator/github/believable-state.ts';
import { MAX_TEXT_CHARACTERS } from '../../src/github/comment-marker.ts';
import { addComment, gate, post, pull, texts } from './gate-comment.ts';
import { clientOf, openGitHub, routesOf } from './open.ts';

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
    expect(await clientOf(server).pullRequestHead(address)).toBe(HEAD_SHA);
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
