import { describe, expect, it } from 'vitest';
import { READ_ONLY_TOKEN } from '../../emulator/github/believable-state.ts';
import { type FaultedRequest, faultsOn } from '../../emulator/github/faults.ts';
import { gate, post, pull, texts } from './gate-comment.ts';
import { clientOf, failureOf, leapingClock, openGitHub } from './open.ts';

describe('when GitHub fails', () => {
  it('a refused comment names the permission', async () => {
    const server = await openGitHub();
    const error = await failureOf(post(server, gate(1), READ_ONLY_TOKEN));
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
    expect(await failureOf(post(server, gate(1)))).toMatchObject({ kind: 'connection', method: 'POST' });
    server.faults = faultsOn(isCreation, { kind: 'status', status: 502 });
    expect(await failureOf(post(server, gate(1)))).toMatchObject({ kind: 'status', status: 502 });
    expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('an update is tried again', async () => {
    const server = await openGitHub();
    await post(server, gate(1));
    server.faults = faultsOn(({ method }) => method === 'PATCH', { kind: 'lost-answer' }, 2);
    expect(await post(server, gate(2))).toMatchObject({ action: 'updated' });
    expect(texts(server)).toEqual(['**failed** in run 2']);
  });

  it('a viewer that GraphQL does not give is an error', async () => {
    const server = await openGitHub();
    await post(server, gate(1));
    const body = { errors: [{ type: 'FORBIDDEN', message: 'no viewer' }] };
    const isGraphQl = ({ template }: FaultedRequest) => template === '/graphql';
    server.faults = faultsOn(isGraphQl, { kind: 'status', status: 200, body });
    const error = await failureOf(post(server, gate(2)));
    expect(error).toMatchObject({ kind: 'answer', cause: expect.stringContaining('no viewer') });
  });

  it('a pull request that is not there is an error', async () => {
    const server = await openGitHub();
    const error = await failureOf(post(server, gate(1, { pull: { ...pull, number: 99 } })));
    expect(error).toMatchObject({ kind: 'status', status: 404 });
  });

  it.each([202, 203, 206])('a list that came with %i is none, and no comment is made', async (status) => {
    const isList = ({ method, template }: FaultedRequest) =>
      method === 'GET' && template?.endsWith('/comments');
    const server = await openGitHub({
      faults: faultsOn((one) => isList(one) === true, { kind: 'status', status, body: [] }),
    });
    expect(await failureOf(post(server, gate(1)))).toMatchObject({ kind: 'answer' });
    expect(server.state.comments).toEqual([]);
  });

  it('a rate limit that only its message names is no missing permission', async () => {
    const clock = leapingClock();
    const body = { message: 'API rate limit exceeded for installation ID 1.' };
    const server = await openGitHub({
      faults: () => ({ kind: 'status', status: 403, body }),
      now: clock.now,
    });
    const deadlineMs = clock.now() + 60_000;
    const late = clientOf(server, { clock }).postComment(gate(1, { deadlineMs }));
    const error = await failureOf(late);
    expect(error.kind).toBe('rate-limited');
    expect(error.missingPermission).toBeUndefined();
  });
});
