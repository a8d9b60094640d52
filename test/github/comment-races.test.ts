import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN, HEAD_SHA } from '../../emulator/github/believable-state.ts';
import { addComment, attempt, gate, OTHER_SHA, post, pushTo, texts } from './gate-comment.ts';
import { clientOf, leapingClock, openGitHub, realClock, routesOf } from './open.ts';

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

describe('a list of comments that lags', () => {
  /** A GitHub whose lists are so late, by a clock that only sleeps move. */
  async function lagging(lagMs: number) {
    const clock = leapingClock();
    const server = await openGitHub({ now: clock.now });
    server.state.commentsLagMs = lagMs;
    const github = clientOf(server, { token: ACTIONS_TOKEN, clock });
    return { clock, server, postLate: (run: number) => github.postComment(gate(run)) };
  }
  const url = 'https://github.com/acme/payments-api/pull/7#issuecomment-2000000001';

  it.each([500, 3000, 60_000])('by %i ms never leads to a second comment', async (lagMs) => {
    const { server, postLate } = await lagging(lagMs);
    expect(await postLate(1)).toEqual({ action: 'created', url });
    expect(routesOf(server).filter((route) => route.startsWith('POST'))).toHaveLength(1);
    expect(texts(server)).toEqual(['**failed** in run 1']);
  });

  it('does not hide the comment of a run just before for long', async () => {
    const { clock, server, postLate } = await lagging(3000);
    await postLate(1);
    const [first] = server.state.comments;
    if (first) first.createdAt = new Date(clock.now()).toISOString();
    expect(await postLate(2)).toMatchObject({ url });
    expect(texts(server)).toEqual(['**failed** in run 2']);
  });

  it('shows an update late, which is not written again and again', async () => {
    const { clock, server, postLate } = await lagging(0);
    await postLate(1);
    await clock.sleep(60_000, new AbortController().signal);
    server.state.commentsLagMs = 2500;
    expect(await postLate(2)).toEqual({ action: 'updated', url });
    expect(routesOf(server).filter((route) => route.startsWith('PATCH'))).toHaveLength(1);
    expect(texts(server)).toEqual(['**failed** in run 2']);
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
    const clock = { ...realClock, sleep: (ms: number) => delay(Math.min(ms, 100)) };
    const clients = runs.map(() => clientOf(server, { token: ACTIONS_TOKEN, clock }));
    await Promise.all(runs.map((run, index) => clients[index]?.postComment(run)));
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

  it('look again after a second, because an earlier run may still be writing', async () => {
    const server = await openGitHub();
    let earlier = '';
    server.beforeProcessing = async ({ method, template }) => {
      if (method !== 'POST' || template === '/graphql' || earlier !== '') return;
      earlier = 'is being written';
      await post(server, gate(1));
      earlier = server.state.comments[0]?.body ?? '';
    };
    const slept: number[] = [];
    const sleep = async (ms: number) => {
      const [comment] = server.state.comments;
      slept.push(ms);
      if (comment) comment.body = earlier;
    };
    const github = clientOf(server, { token: ACTIONS_TOKEN, clock: { ...realClock, sleep } });
    expect(await github.postComment(gate(2))).toMatchObject({ action: 'updated' });
    expect(slept).toEqual([1000]);
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
    expect(await post(server, gate(2))).toMatchObject({ action: 'skipped', reason: 'lost-race' });
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
