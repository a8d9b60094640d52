import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN, HEAD_SHA, READ_ONLY_TOKEN } from '../../emulator/github/believable-state.ts';
import { faultsOn, type LoggedRequest } from '../../emulator/github/faults.ts';
import type { GitHubServer } from '../../emulator/github/server.ts';
import { postComment, type StickyComment } from '../../src/github/comments.ts';
import {
  addComment,
  failureOf,
  gate,
  OTHER_SHA,
  octokitFor,
  openGitHub,
  post,
  pushTo,
  routesOf,
  texts,
} from './open.ts';

const URL = 'https://github.com/acme/payments-api/pull/7#issuecomment-2000000001';

/** A GitHub with the comment of a first run. */
async function openCommented(): Promise<GitHubServer> {
  const server = await openGitHub();
  await post(server, gate(1));
  return server;
}

const LIST = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
const PULL = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
const CREATE = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
const UPDATE = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';

describe('the comment on a pull request', () => {
  it('is created once and then updated in place, and no request is wasted', async () => {
    const server = await openGitHub();
    expect(await post(server, gate(1))).toBe(URL);
    expect(routesOf(server)).toEqual([LIST, PULL, CREATE, LIST]);
    expect(await post(server, gate(2))).toBe(URL);
    expect(routesOf(server).slice(4)).toEqual([LIST, 'POST /graphql', PULL, UPDATE]);
    await post(server, gate(2));
    expect(routesOf(server).slice(8)).toHaveLength(2);
    expect(texts(server)).toEqual(['**failed** in run 2']);
  });

  it('is one for each workflow, operation and what distinguishes its steps', async () => {
    const server = await openGitHub();
    const { identity } = gate(1);
    const abouts = [
      ['acme/mono/a', 'sast'],
      ['acme/mono/b', 'sast'],
      ['acme/mono/a', 'sca', 'sast'],
      ['sast', 'ACME/mono/a', 'sca'],
    ];
    const others = [
      { operation: 'plan' },
      { workflow: 'nightly -->' },
      ...abouts.map((about) => ({ about })),
    ];
    for (const other of [{}, ...others]) await post(server, gate(1, { identity: { ...identity, ...other } }));
    expect(texts(server)).toEqual(Array(6).fill('**failed** in run 1'));
  });

  it('is found behind hundreds of others', async () => {
    const server = await openGitHub();
    for (let id = 1; id <= 250; id += 1) addComment(server, 'octo-dev', `comment ${id}`, id);
    for (const run of [1, 2]) await post(server, gate(run));
    expect(texts(server).slice(250)).toEqual(['**failed** in run 2']);
  });
});

describe("somebody else's comment", () => {
  it('with our marker is left alone', async () => {
    const server = await openGitHub();
    await post(server, gate(9));
    const copied = server.state.comments.splice(0)[0]?.body ?? '';
    const foreign = addComment(server, 'octo-dev', copied);
    for (const run of [1, 2]) await post(server, gate(run));
    expect(foreign.body).toBe(copied);
    expect(texts(server)).toEqual(['**failed** in run 9', '**failed** in run 2']);
  });

  it('that quotes ours is not taken for ours', async () => {
    const server = await openCommented();
    addComment(server, 'github-actions[bot]', `> ${server.state.comments.splice(0)[0]?.body}`);
    await post(server, gate(2));
    expect(texts(server)).toHaveLength(2);
  });
});

/** Pushes, and runs for the head that they know: for the first commit, unless they say `pushed`; or that only update. */
it.each<[events: string, shown: string[]]>([
  ['update by run 1', []],
  ['run 1; update by run 2', ['run 2']],
  ['push; run 1', []],
  ['push; run 2 of pushed; run 1; run 3', ['run 2']],
  ['push; run 9 of pushed; push back; run 8; run 7', ['run 7']],
])('%s: %j', async (events, shown) => {
  const server = await openGitHub();
  let url: string | undefined;
  for (const event of events.split('; ')) {
    const run = Number(/run (\d)/.exec(event)?.[1]);
    const commit = event.endsWith('pushed') ? OTHER_SHA : HEAD_SHA;
    if (event.startsWith('push')) pushTo(server, event === 'push' ? OTHER_SHA : HEAD_SHA);
    else
      url = await post(
        server,
        gate(run, { commit, post: event.startsWith('update') ? 'only-update' : 'always' }),
      );
  }
  expect(texts(server)).toEqual(shown.map((run) => `**failed** in ${run}`));
  expect(url).toBe(shown.length === 0 ? undefined : URL);
  if (events === 'update by run 1') expect(server.requests).toHaveLength(1);
});

describe('two runs that both found no comment', () => {
  it.each<[string, StickyComment]>([
    ['of an older commit', gate(1, { commit: OTHER_SHA })],
    ['of the head', gate(1)],
  ])('leave the oldest comment, with the last text, where the first was %s', async (_, first) => {
    const second = gate(2);
    const server = await openGitHub();
    let isFirst = true;
    // The first run creates its comment between the second one's list and creation.
    server.beforeProcessing = async ({ method, template }) => {
      if (method !== 'POST' || template === '/graphql' || !isFirst) return;
      isFirst = false;
      pushTo(server, first.commit);
      await post(server, first);
      pushTo(server, second.commit);
    };
    expect(await post(server, second)).toBe(URL);
    expect(texts(server)).toEqual(['**failed** in run 2']);
    expect(server.state.comments[0]?.id).toBe(2_000_000_001);
  });
});

describe('a second comment of a run that was cut off', () => {
  it.each([
    ['with the same text', 1],
    ['with another text', 2],
  ])('is deleted, and only of the own ones: a run %s', async (_, run) => {
    const server = await openCommented();
    const { body = '' } = server.state.comments[0] ?? {};
    addComment(server, 'github-actions[bot]', body.replace('run 1', 'run 0'), 2_000_000_009);
    addComment(server, 'octo-dev', body, 2_000_000_010);
    expect(await post(server, gate(run, { post: 'only-update' }))).toBe(URL);
    expect(texts(server)).toEqual([`**failed** in run ${run}`, '**failed** in run 1']);
  });

  it('is left to a run for the head', async () => {
    const server = await openCommented();
    addComment(server, 'github-actions[bot]', server.state.comments[0]?.body ?? '', 2_000_000_009);
    pushTo(server, OTHER_SHA);
    await post(server, gate(1));
    expect(texts(server)).toHaveLength(2);
  });

  it('that cannot be deleted does not fail the comment', async () => {
    const server = await openCommented();
    addComment(server, 'github-actions[bot]', server.state.comments[0]?.body ?? '', 2_000_000_009);
    server.faults = faultsOn(({ method }) => method === 'DELETE', { kind: 'status', status: 403 });
    const octokit = await octokitFor(server, { token: ACTIONS_TOKEN });
    expect(await postComment(octokit, gate(2))).toMatchObject({ url: URL, unfinished: { status: 403 } });
  });
});

describe('when GitHub fails', () => {
  const isCreation = ({ method, template }: LoggedRequest) => method === 'POST' && template !== '/graphql';

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

  it('a comment that was not created is asked for once', async () => {
    const server = await openGitHub({ faults: faultsOn(isCreation, { kind: 'status', status: 502 }) });
    expect(await failureOf(post(server, gate(1)))).toMatchObject({ method: 'POST' });
    expect(server.requests.filter(isCreation)).toHaveLength(1);
  });

  it('a comment is found whose answer was lost', async () => {
    const server = await openGitHub({ faults: faultsOn(isCreation, { kind: 'lost-answer' }) });
    expect(await post(server, gate(1))).toBe(URL);
    expect(server.requests.filter(isCreation)).toHaveLength(1);
  });

  it('a comment that was created is known, whatever fails after that', async () => {
    const server = await openGitHub();
    const isReread = ({ method, index }: LoggedRequest) => method === 'GET' && index > 2;
    server.faults = faultsOn(isReread, { kind: 'status', status: 403 });
    const octokit = await octokitFor(server, { token: ACTIONS_TOKEN });
    expect(await postComment(octokit, gate(1))).toMatchObject({ url: URL, unfinished: { status: 403 } });
  });

  it('an update is tried again', async () => {
    const server = await openCommented();
    server.faults = faultsOn(({ method }) => method === 'PATCH', { kind: 'lost-answer' }, 2);
    await post(server, gate(2));
    expect(texts(server)).toEqual(['**failed** in run 2']);
  });

  it.each([
    [
      'a viewer that GraphQL does not give',
      'FORBIDDEN',
      { kind: 'answer', cause: expect.stringContaining('no viewer') },
    ],
    ['a limit of GraphQL', 'RATE_LIMITED', { kind: 'rate-limited', serverMessage: 'no viewer' }],
  ])('%s is an error', async (_name, type, expected) => {
    const server = await openCommented();
    const body = { errors: [{ type, message: 'no viewer' }] };
    const isGraphQl = ({ template }: LoggedRequest) => template === '/graphql';
    server.faults = faultsOn(isGraphQl, { kind: 'status', status: 200, body });
    const failure = await failureOf(post(server, gate(2)));
    expect(failure).toMatchObject(expected);
  });
});
