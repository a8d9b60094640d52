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
    await keep(server, clear);
    const { length } = server.requests;
    await keep(server, { ...clear, text: 'Still up to date.' } as IssueContent);
    expect(server.requests).toHaveLength(length + 2);
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

it('an issue that a bot closed and locked is opened again without its line', async () => {
  const server = await openIssue();
  closeByHand(server, 'lock[bot]');
  Object.assign(only(server), { locked: true });
  const octokit = await octokitFor(server, { token: ACTIONS_TOKEN });
  const repository = { owner: 'acme', repo: 'payments-api' };
  const kept = await keepIssue(octokit, { repository, identity, content: act('two tags') });
  expect(kept).toMatchObject({ url: URL, unfinished: { status: 403, serverMessage: expect.any(String) } });
  expect(only(server).state).toBe('open');
});

const DONE = 'Nothing is left.';
const reopenedAfter = (bot: string) =>
  `Opened again, because \`${bot}\` closed this issue while there is still something to act on.`;

/** Runs that list something, find `nothing` or get no answer, and accounts that close the issue, in turn. */
it.each<[events: string, issue: string, comments?: string[]]>([
  ['nothing; no answer', 'none'],
  ['two tags; nothing', 'closed (completed): Everything is up to date.', [DONE]],
  ['two tags; nothing; nothing', 'closed (completed): Everything is up to date.', [DONE]],
  ['two tags; nothing; two tags', 'open (reopened): two tags', [DONE]],
  ['two tags; octo-dev closes; two tags', 'closed (not_planned): two tags'],
  ['two tags; octo-dev closes; two tags, a week old', 'closed (not_planned): two tags, a week old'],
  ['two tags; octo-dev closes; three tags', 'open (reopened): three tags'],
  ['two tags; octo-dev closes; nothing', 'closed (not_planned): Everything is up to date.'],
  ['two tags; octo-dev closes; nothing; two tags', 'open (reopened): two tags'],
  ['two tags; octo-dev closes; no answer', 'closed (not_planned): two tags'],
  ['two tags; octo-dev closes; no answer; two tags', 'closed (not_planned): two tags'],
  ['two tags; no answer; octo-dev closes; two tags', 'closed (not_planned): two tags'],
  ['two tags; no answer on Monday; no answer on Tuesday', 'open (null): no answer on Tuesday\n\ntwo tags'],
  ['two tags; no answer; two tags', 'open (null): two tags'],
  ...[BOT, 'dependabot[bot]', 'acme-stale[bot]'].flatMap((bot): [string, string, string[]][] => [
    [`two tags; ${bot} closes; two tags`, 'open (reopened): two tags', [reopenedAfter(bot)]],
    [`two tags; ${bot} closes; two tags; two tags`, 'open (reopened): two tags', [reopenedAfter(bot)]],
  ]),
  [`two tags; ${BOT} closes; no answer; nothing`, 'closed (not_planned): Everything is up to date.'],
])('%s: %s', async (events, issue, lines = []) => {
  const server = await openGitHub();
  // Lists may leave out who closed an issue.
  server.state.listsClosers = !events.includes('acme-stale');
  for (const event of events.split('; ')) {
    const [listed = ''] = event.split(',');
    if (event.endsWith(' closes')) closeByHand(server, event.replace(' closes', ''));
    else if (event === 'nothing') await keep(server, clear);
    else if (event.startsWith('no answer')) await keep(server, inconclusive(event));
    else await keep(server, act(listed, { text: event }));
  }
  const shown = seen(server).map(
    ([state, text], index) => `${state} (${server.state.issues[index]?.stateReason}): ${text}`,
  );
  expect(shown.join() || 'none').toBe(issue);
  expect(comments(server)).toEqual(lines.map((line) => [9, line]));
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
      const octokit = await octokitFor(server, { token: ACTIONS_TOKEN });
      const draft = { title: 'Drift', body: 'two tags', labels, assignees };
      const created = await createIssue(octokit, { owner: 'acme', repo: 'payments-api' }, draft);
      expect(created).toMatchObject({ number: 9, html_url: URL, refused });
      expect(server.requests).toHaveLength(requests);
    },
  );

  it('are known where GitHub drops them without a word', async () => {
    const server = await openGitHub();
    for (const repository of server.state.repositories) repository.dropsDetails = true;
    const octokit = await octokitFor(server, { token: ACTIONS_TOKEN });
    const draft = { title: 'Drift', body: 'two tags', labels, assignees };
    const created = await createIssue(octokit, { owner: 'acme', repo: 'payments-api' }, draft);
    expect(created).toMatchObject({ number: 9, html_url: URL, refused: { labels, assignees } });
  });

  it('cost no more requests where the issue itself is refused', async () => {
    const server = await openGitHub();
    const octokit = await octokitFor(server, { token: READ_ONLY_TOKEN });
    const draft = { title: 'Drift', body: '', labels, assignees };
    const creation = createIssue(octokit, { owner: 'acme', repo: 'payments-api' }, draft);
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
