import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN, APP_TOKEN, READ_ONLY_TOKEN } from '../../emulator/github/believable-state.ts';
import { type Fault, faultsOn, type LoggedRequest } from '../../emulator/github/faults.ts';
import type { GitHubServer } from '../../emulator/github/server.ts';
import type { StoredIssue, StoredRepository } from '../../emulator/github/state.ts';
import { createIssue, type IssueContent, keepIssue } from '../../src/github/issue.ts';
import type { TextIdentity } from '../../src/github/marked-text.ts';
import { failureOf, octokitFor, openGitHub, routesOf } from './open.ts';

const BOT = 'github-actions[bot]';
const LIST = 'GET /repos/{owner}/{repo}/issues';
const OPEN = 'POST /repos/{owner}/{repo}/issues';
const UPDATE = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';
const URL = 'https://github.com/acme/payments-api/issues/9';
const identity: TextIdentity = {
  ...{ operation: 'plan', workflow: 'acme/payments-api/.github/workflows/drift.yml' },
  about: ['job=drift', 'rules.yml'],
};

const isListed = ({ method, template }: LoggedRequest) => `${method} ${template}` === LIST;
const isCreation = ({ method, template }: LoggedRequest) => `${method} ${template}` === OPEN;

function act(listed: string, more: Partial<Extract<IssueContent, { kind: 'act' }>> = {}): IssueContent {
  const text = `<h3>Drift</h3>\n\n${listed}`;
  return { kind: 'act', title: 'The rules have drifted', text, listed, labels: [], assignees: [], ...more };
}

const clear: IssueContent = {
  ...{ kind: 'clear', title: 'No drift', text: 'Everything is up to date.' },
  line: 'Nothing is left.',
};
const inconclusive = (line: string): IssueContent => ({ kind: 'inconclusive', line });

/** One run of the step. */
async function keep(
  server: GitHubServer,
  content: IssueContent,
  more: { identity?: Partial<TextIdentity>; token?: string } = {},
) {
  const octokit = await octokitFor(server, { token: more.token ?? ACTIONS_TOKEN });
  const repository = { owner: 'acme', repo: 'payments-api' };
  const kept = await keepIssue(octokit, { repository, identity: { ...identity, ...more.identity }, content });
  return kept.url;
}

/** A GitHub where the step has opened its issue. */
async function openIssue(listed = 'two tags'): Promise<GitHubServer> {
  const server = await openGitHub();
  await keep(server, act(listed));
  return server;
}

/** Each issue as a reader sees it, without hidden comments. */
const seen = ({ state: { issues } }: GitHubServer) =>
  issues.map(({ state, body }) => [state, (body ?? '').replace(/<!--.*?-->\n/g, '')]);

const comments = ({ state }: GitHubServer) => state.comments.map(({ number, body }) => [number, body]);

function only({ state }: GitHubServer): StoredIssue {
  expect(state.issues).toHaveLength(1);
  return state.issues[0] as StoredIssue;
}

/** Somebody who closes it on the page, or a bot. */
function closeByHand(server: GitHubServer, closedBy = 'octo-dev'): void {
  const at = '2026-08-20T10:00:00.000Z';
  const closed = { state: 'closed', stateReason: 'not_planned', updatedAt: at, closedAt: at, closedBy };
  Object.assign(only(server), closed);
}

describe('the tracking issue', () => {
  it('is opened with labels and assignees, and then updated without them', async () => {
    const server = await openGitHub();
    const state = act('two tags', { labels: ['security'], assignees: ['octo-dev'] });
    expect(await keep(server, state)).toBe(URL);
    expect(only(server)).toMatchObject({ labels: ['security'], assignees: ['octo-dev'], author: BOT });
    Object.assign(only(server), { labels: ['triaged'], assignees: [] });
    expect(await keep(server, act('three tags', { title: 'More drift' }))).toBe(URL);
    expect(only(server)).toMatchObject({ title: 'More drift', labels: ['triaged'], assignees: [] });
    expect(seen(server)).toEqual([['open', '<h3>Drift</h3>\n\nthree tags']]);
    expect(comments(server)).toEqual([]);
  });

  it('takes four requests to open, three to update, and two when it says the same', async () => {
    const server = await openIssue('one');
    expect(routesOf(server)).toEqual(['POST /graphql', LIST, OPEN, LIST]);
    await keep(server, act('two'));
    expect(routesOf(server).slice(4)).toEqual(['POST /graphql', LIST, UPDATE]);
    await keep(server, act('two'));
    expect(routesOf(server).slice(7)).toEqual(['POST /graphql', LIST]);
    await keep(server, act('two', { title: 'Another title' }));
    expect(only(server).title).toBe('Another title');
  });

  it('is not opened while there is nothing to act on, or nothing is known', async () => {
    const server = await openGitHub();
    expect(await keep(server, clear)).toBeUndefined();
    expect(await keep(server, inconclusive('The platform did not answer.'))).toBeUndefined();
    expect(server.state.issues).toEqual([]);
  });

  it('is closed with one line when nothing is left, and then left alone', async () => {
    const server = await openIssue();
    expect(await keep(server, clear)).toBe(URL);
    expect(only(server).stateReason).toBe('completed');
    expect(seen(server)).toEqual([['closed', 'Everything is up to date.']]);
    const requests = server.requests.length;
    await keep(server, { ...clear, text: 'Still up to date.' } as IssueContent);
    expect(server.requests).toHaveLength(requests + 2);
    expect(comments(server)).toEqual([[9, 'Nothing is left.']]);
  });

  it('is opened again when something comes, also what it listed before', async () => {
    const server = await openIssue();
    await keep(server, clear);
    await keep(server, act('two tags'));
    expect(only(server).stateReason).toBe('reopened');
    expect(seen(server)).toEqual([['open', '<h3>Drift</h3>\n\ntwo tags']]);
  });

  it('is one for each workflow, operation, and what else names it', async () => {
    const server = await openGitHub();
    const others = [{}, { workflow: 'x' }, { operation: 'apply' }, { about: ['job=plan', 'rules.yml'] }];
    for (const part of others) await keep(server, act('one'), { identity: part });
    expect(server.state.issues).toHaveLength(others.length);
    for (const part of others) await keep(server, act('two'), { identity: part });
    expect(server.state.issues).toHaveLength(others.length);
  });

  it("is no pull request with our marker, and nobody else's issue", async () => {
    const server = await openIssue('one');
    const { body } = only(server);
    const ours = {
      id: 1,
      number: 7,
      title: 'x',
      state: 'open',
      html_url: 'https://x',
      user: { login: BOT },
      body,
    };
    const foreign = { ...ours, user: { login: 'octo-dev' } };
    const fault = { kind: 'status', status: 200, body: [{ ...ours, pull_request: {} }, foreign] } as const;
    server.faults = faultsOn(isListed, fault);
    expect(await keep(server, clear)).toBeUndefined();
  });

  it('is not confused by hostile names', async () => {
    const server = await openGitHub();
    const hostile = { workflow: '--> <!-- code-security-platform plan', about: ['-->', '\n@octo-dev #1'] };
    const text = '<!-- text --> <!-- code-security-platform plan workflow=0 listed=none -->';
    await keep(server, act('--> closes #1', { text }), { identity: hostile });
    await keep(server, inconclusive('No answer.'), { identity: hostile });
    expect(only(server).body).toMatch(
      /^<!-- code-security-platform plan workflow=\w{16} listed=\w{16} -->\nNo answer\.\n\n<!-- text -->\n/,
    );
    expect(only(server).body?.endsWith(`\n${text}`)).toBe(true);
  });
});

describe('an issue that a person closed', () => {
  it('stays closed until what it lists has changed, and its text is kept true', async () => {
    const server = await openIssue();
    closeByHand(server);
    await keep(server, act('two tags', { text: 'two tags, a week old' }));
    expect(seen(server)).toEqual([['closed', 'two tags, a week old']]);
    expect(only(server).stateReason).toBe('not_planned');
    await keep(server, act('three tags'));
    expect(seen(server)).toEqual([['open', '<h3>Drift</h3>\n\nthree tags']]);
  });

  it('is closed for good when nothing is left, without a line', async () => {
    const server = await openIssue();
    closeByHand(server);
    await keep(server, clear);
    expect(only(server)).toMatchObject({ state: 'closed', stateReason: 'not_planned' });
    expect(comments(server)).toEqual([]);
    await keep(server, act('two tags'));
    expect(only(server).state).toBe('open');
  });

  it('stays closed while nothing is known', async () => {
    const server = await openIssue();
    closeByHand(server);
    const { body } = only(server);
    await keep(server, inconclusive('The platform did not answer.'));
    expect(only(server)).toMatchObject({ state: 'closed', body });
    await keep(server, act('two tags'));
    expect(only(server).state).toBe('closed');
  });
});

describe('an issue that a bot closed', () => {
  it.each([
    [BOT, true],
    ['dependabot[bot]', true],
    ['acme-stale[bot]', false],
  ])('is opened again while there is something to act on: %s', async (bot, listsClosers) => {
    const server = await openIssue();
    server.state.listsClosers = listsClosers;
    closeByHand(server, bot);
    await keep(server, act('two tags'));
    expect(seen(server)).toEqual([['open', '<h3>Drift</h3>\n\ntwo tags']]);
    const line = `Opened again, because \`${bot}\` closed this issue while there is still something to act on.`;
    expect(comments(server)).toEqual([[9, line]]);
    await keep(server, act('two tags'));
    expect(comments(server)).toHaveLength(1);
  });

  it('stays closed while nothing is left, or nothing is known', async () => {
    const server = await openIssue();
    closeByHand(server, BOT);
    await keep(server, inconclusive('No answer.'));
    await keep(server, clear);
    expect([only(server).state, comments(server)]).toEqual(['closed', []]);
  });

  it('and locked is opened again without its line', async () => {
    const server = await openIssue();
    closeByHand(server, 'lock[bot]');
    Object.assign(only(server), { locked: true });
    const octokit = await octokitFor(server, { token: ACTIONS_TOKEN });
    const repository = { owner: 'acme', repo: 'payments-api' };
    const kept = await keepIssue(octokit, { repository, identity, content: act('two tags') });
    expect(kept).toMatchObject({ url: URL, unfinished: { status: 403, serverMessage: expect.any(String) } });
    expect(only(server).state).toBe('open');
  });
});

describe('an inconclusive run', () => {
  it('adds one line, which later runs replace or take away', async () => {
    const server = await openIssue();
    await keep(server, inconclusive('No answer on Monday.'));
    await keep(server, inconclusive('No answer on Tuesday.'));
    expect(seen(server)).toEqual([['open', 'No answer on Tuesday.\n\n<h3>Drift</h3>\n\ntwo tags']]);
    await keep(server, act('two tags'));
    expect(seen(server)).toEqual([['open', '<h3>Drift</h3>\n\ntwo tags']]);
    expect(comments(server)).toEqual([]);
  });

  it('leaves what the issue lists to the next run', async () => {
    const server = await openIssue();
    await keep(server, inconclusive('No answer.'));
    closeByHand(server);
    await keep(server, act('two tags'));
    expect(only(server).state).toBe('closed');
  });
});

it("somebody else's issue with our marker is left alone", async () => {
  const server = await openIssue('one');
  const copied = { ...only(server), author: 'octo-dev' };
  server.state.issues.splice(0, 1, copied);
  await keep(server, act('two'));
  expect(seen(server).map(([, text]) => text)).toEqual(['<h3>Drift</h3>\n\none', '<h3>Drift</h3>\n\ntwo']);
  await keep(server, act('three'), { token: APP_TOKEN });
  expect(server.state.issues.map(({ author }) => author)).toEqual(['octo-dev', BOT, 'acme-security[bot]']);
});

it('two runs at once leave the oldest issue, and the other one closed as its duplicate', async () => {
  const server = await openGitHub();
  // Another run does all of its work when the first one's issue arrives.
  server.beforeProcessing = async (request) => {
    if (!isCreation(request)) return;
    server.beforeProcessing = undefined;
    await keep(server, act('one'));
  };
  expect(await keep(server, act('one'))).toBe(URL);
  expect(server.state.issues.map((one) => [one.number, one.state, one.stateReason])).toEqual([
    [9, 'open', null],
    [10, 'closed', 'duplicate'],
  ]);
  expect(seen(server)[1]).toEqual(['closed', 'Duplicate of #9']);
  await keep(server, act('two'));
  expect(seen(server).map(([state]) => state)).toEqual(['open', 'closed']);
});

it('a second issue of a run that was cut off is closed as a duplicate by a later one', async () => {
  const server = await openIssue('one');
  server.state.issues.push({ ...only(server), number: 12 });
  await keep(server, act('one'));
  expect(server.state.issues.map((one) => [one.state, one.stateReason])).toEqual([
    ['open', null],
    ['closed', 'duplicate'],
  ]);
  const { length } = server.requests;
  await keep(server, act('one'));
  expect(server.requests).toHaveLength(length + 2);
});

it('a text that people made as long as GitHub allows takes the line of an inconclusive run', async () => {
  const server = await openIssue();
  const { body } = only(server);
  only(server).body = `${body}${'\n💥 a note'.repeat(10_000)}`.slice(0, 65_536);
  await keep(server, inconclusive('No answer.'));
  expect(only(server).body).toMatch(/-->\nNo answer\.\n\n<!-- text -->\n/);
  await keep(server, act('two tags'));
  expect(only(server).body).toBe(body);
});

describe('labels and assignees that GitHub refuses', () => {
  const labels = ['security', 'x'.repeat(51)];
  const assignees = ['octo-dev', 'gone'];
  const unnamed = { kind: 'status', status: 422, body: { message: 'Validation Failed' } } as const;

  it.each<[string, Partial<StoredRepository>, Fault | undefined, object, number]>([
    [
      'by value',
      { assignable: ['octo-dev'] },
      undefined,
      { labels: [labels[1]], assignees: ['gone'], serverMessage: 'Validation Failed: name invalid' },
      3,
    ],
    [
      'without a name',
      { labels: [] },
      undefined,
      {
        labels,
        assignees: [],
        serverMessage: expect.stringContaining('not have permission to create labels'),
      },
      3,
    ],
    ['without a word', {}, unnamed, { labels: [labels[1]], assignees, serverMessage: expect.any(String) }, 3],
  ])(
    'do not keep the issue from being opened: refused %s',
    async (_, repository, fault, refused, requests) => {
      const server = await openGitHub();
      const payments = server.state.repositories.find(({ fullName }) => fullName === 'acme/payments-api');
      Object.assign(payments ?? {}, repository);
      if (fault !== undefined) server.faults = faultsOn(isCreation, fault, 1);
      const { rest } = await octokitFor(server, { token: ACTIONS_TOKEN });
      const draft = { title: 'Drift', body: 'two tags', labels, assignees };
      const created = await createIssue(rest.issues, { owner: 'acme', repo: 'payments-api' }, draft);
      expect(created).toEqual({ number: 9, url: URL, refused });
      expect(server.requests).toHaveLength(requests);
    },
  );

  it('are known where GitHub drops them without a word', async () => {
    const server = await openGitHub();
    for (const repository of server.state.repositories) repository.dropsDetails = true;
    const { rest } = await octokitFor(server, { token: ACTIONS_TOKEN });
    const draft = { title: 'Drift', body: 'two tags', labels, assignees };
    const created = await createIssue(rest.issues, { owner: 'acme', repo: 'payments-api' }, draft);
    expect(created).toEqual({ number: 9, url: URL, refused: { labels, assignees } });
  });

  it('cost no more requests where the issue itself is refused', async () => {
    const server = await openGitHub();
    const { rest } = await octokitFor(server, { token: READ_ONLY_TOKEN });
    const draft = { title: 'Drift', body: '', labels, assignees };
    const creation = createIssue(rest.issues, { owner: 'acme', repo: 'payments-api' }, draft);
    expect(await failureOf(creation)).toMatchObject({ status: 403 });
    expect(server.requests).toHaveLength(1);
  });
});

it('an issue that was not opened is asked for once', async () => {
  const server = await openGitHub({ faults: faultsOn(isCreation, { kind: 'status', status: 502 }) });
  expect(await failureOf(keep(server, act('one')))).toMatchObject({ method: 'POST' });
  expect(server.requests.filter(isCreation)).toHaveLength(1);
});

it('an issue is found whose answer was lost', async () => {
  const server = await openGitHub({ faults: faultsOn(isCreation, { kind: 'lost-answer' }) });
  expect(await keep(server, act('one'))).toBe(URL);
  expect(server.requests.filter(isCreation)).toHaveLength(1);
});
