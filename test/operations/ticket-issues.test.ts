import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN, READ_ONLY_TOKEN } from '../../emulator/github/believable-state.ts';
import { type Fault, faultsOn } from '../../emulator/github/faults.ts';
import type { StoredIssue } from '../../emulator/github/state.ts';
import type { FaultSource } from '../../emulator/platform/faults.ts';
import { MAX_CREATED } from '../../src/operations/ticket/keep-issues.ts';
import { run } from '../../src/operations/ticket/run.ts';
import { openGitHub, routesOf } from '../github/open.ts';
import { accepted } from '../inputs/parsing.ts';
import { contextOn } from './findings/context.ts';
import { openPlatform } from './scenario.ts';
import {
  add,
  at,
  COMMENT,
  closeByHand,
  comments,
  finding,
  OPEN,
  openWorld,
  own,
  REPOSITORY,
  SELECT,
  seen,
  shownIn,
  step,
  UPDATE,
} from './ticket-world.ts';

describe('issues for findings', () => {
  it('are opened, one for each rule and repository, with what a comment says', async () => {
    const world = await openWorld(8, 2);
    const run = await step(world, {
      'issue-labels': 'security',
      'issue-assignees': 'octo-dev',
      'comment-footer': 'Ask @sec',
    });
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      'tickets-created': '4',
      'tickets-closed': '0',
    });
    expect(run.states).toEqual(Array(8).fill('changed'));
    expect(seen(world)).toEqual([
      ['open', [1, 5]],
      ['open', [2, 6]],
      ['open', [3, 7]],
      ['open', [4, 8]],
    ]);
    const [issue] = own(world);
    expect(issue).toMatchObject({
      title: 'Code security: rules.number-0 in fleet/service-00001',
      labels: ['security'],
      assignees: ['octo-dev'],
    });
    expect(issue?.body).toContain('src/file-1.py');
    expect(issue?.body?.endsWith('Ask @sec\n')).toBe(true);
    const tickets: { url: string; ids: number[] }[] = JSON.parse(run.outputs.tickets ?? '');
    expect(tickets.map(({ ids }) => ids)).toContainEqual([1, 5]);
    expect(tickets[0]?.url).toBe(`https://github.com/${REPOSITORY}/issues/${issue?.number}`);
    expect(run.summary).toContain('4 issues opened');
  });

  it('are opened without an assignee that GitHub refuses, with one warning', async () => {
    const world = await openWorld(4);
    for (const repository of world.github.state.repositories) repository.assignable = ['octo-dev'];
    const run = await step(world, { 'issue-assignees': 'gone, octo-dev' });
    expect(own(world).map(({ assignees }) => assignees)).toEqual([['octo-dev'], ['octo-dev']]);
    expect(run.warnings).toEqual([
      expect.stringContaining('without the assignee `gone`, which GitHub refused'),
    ]);
    expect(world.github.requests.filter(at(OPEN))).toHaveLength(3);
  });

  it('are one for each finding with group-issues: false, which a grouping step leaves', async () => {
    const world = await openWorld(3);
    await step(world, { 'group-issues': 'false' });
    expect(seen(world)).toEqual([
      ['open', [1]],
      ['open', [2]],
      ['open', [3]],
    ]);
    expect(own(world)[0]?.title).toBe(
      'Code security: rules.number-0 in fleet/service-00001: src/file-1.py:2',
    );
    const run = await step(world);
    expect(run.states).toEqual(['left', 'left', 'left']);
    expect(own(world)).toHaveLength(3);
  });

  it('are left alone by a run that has nothing new: it reads, and writes nothing', async () => {
    const world = await openWorld(4);
    await step(world);
    const { length } = world.github.requests;
    const run = await step(world);
    expect(run.states).toEqual(Array(4).fill('left'));
    expect(routesOf(world.github).slice(length)).toEqual([
      'POST /graphql',
      'GET /repos/{owner}/{repo}/issues',
    ]);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', 'tickets-created': '0', tickets: '[]' });
  });

  it('get new findings, and lose those that are not open any more', async () => {
    const world = await openWorld(4);
    await step(world);
    add(world, 9, 1);
    finding(world, 3).status = 'fixed';
    expect((await step(world, { 'dry-run': 'true' })).summary).toContain('1 issue would be updated');
    const run = await step(world);
    expect(seen(world)).toEqual([
      ['open', [1, 9]],
      ['open', [2, 4]],
    ]);
    expect(run.states).toEqual(['changed', 'left', 'left', 'left']);
    expect(run.outputs).toMatchObject({ 'tickets-created': '0' });
    expect(run.summary).toContain('1 issue updated');
  });

  it('are closed with one line when none of their findings is open any more', async () => {
    const world = await openWorld(6);
    await step(world);
    finding(world, 1).status = 'fixed';
    finding(world, 3).status = 'ignored';
    finding(world, 5).removed = true;
    const run = await step(world);
    expect(seen(world).map(([state]) => state)).toEqual(['closed', 'open']);
    expect(own(world)[0]?.stateReason).toBe('completed');
    expect(comments(world)).toEqual([
      expect.stringMatching(/^None of .* open any more: 1 was fixed, 1 was ignored and 1 was removed\.$/),
    ]);
    expect(run.outputs).toMatchObject({ 'tickets-closed': '1' });
    expect(run.summary).toContain('1 issue closed');
    await step(world);
    expect(comments(world)).toHaveLength(1);
  });

  it('are opened again by a finding that comes back, or is new', async () => {
    const world = await openWorld(1);
    await step(world);
    finding(world, 1).status = 'fixed';
    await step(world);
    finding(world, 1).status = 'open';
    const run = await step(world);
    expect(seen(world)).toEqual([['open', [1]]]);
    expect(run.states).toEqual(['changed']);
    expect(own(world)[0]?.stateReason).toBe('reopened');
    expect(run.summary).toContain('1 issue reopened');
  });

  it('stay open while a finding is in review, or open on another branch', async () => {
    const world = await openWorld(2);
    await step(world);
    add(world, 901, 1, { fingerprint: finding(world, 1).fingerprint, ref: 'refs/heads/release' });
    finding(world, 1).status = 'fixed';
    finding(world, 2).status = 'reviewing';
    await step(world);
    expect(seen(world)).toEqual([
      ['open', [901]],
      ['open', [2]],
    ]);
  });
});

describe('an issue that people closed', () => {
  it('stays closed until a finding comes that it did not have', async () => {
    const world = await openWorld(1);
    await step(world);
    closeByHand(own(world)[0]);
    const run = await step(world);
    expect(run.states).toEqual(['left']);
    expect(seen(world)).toEqual([['closed', [1]]]);
    finding(world, 1).status = 'fixed';
    await step(world);
    finding(world, 1).status = 'open';
    await step(world);
    expect(seen(world)).toEqual([['closed', [1]]]);
    add(world, 9, 1);
    await step(world);
    expect(seen(world)).toEqual([['open', [1, 9]]]);
    expect(comments(world)).toEqual([]);
  });

  it.each(['true', 'false'])(
    'is known when the repository changes its case: group-issues %s',
    async (group) => {
      const world = await openWorld(1);
      await step(world, { 'group-issues': group });
      closeByHand(own(world)[0]);
      const renamed = 'Fleet/Service-00001';
      for (const project of world.platform.state.projects.all) project.name = renamed;
      finding(world, 1).repo = renamed;
      await step(world, { 'group-issues': group });
      expect(seen(world)).toEqual([['closed', [1]]]);
    },
  );

  it('is known when people edit it, and keeps its title', async () => {
    const world = await openWorld(1);
    await step(world);
    const [issue] = own(world);
    Object.assign(issue ?? {}, {
      title: 'Sprint 12',
      body: `Ours\r\n${issue?.body?.replaceAll('\n', '\r\n')}`,
    });
    const run = await step(world);
    expect(run.states).toEqual(['left']);
    expect(own(world)).toMatchObject([{ title: 'Sprint 12' }]);
  });
});

describe('two steps', () => {
  it('with other filters share the issue of a rule, and neither takes away what the other one found', async () => {
    const world = await openWorld(3);
    finding(world, 1).severity = 'critical';
    await step(world, { severities: 'critical' });
    expect(seen(world)).toEqual([['open', [1]]]);
    await step(world, { severities: 'low' });
    expect(seen(world)).toEqual([
      ['open', [1, 3]],
      ['open', [2]],
    ]);
    const { length } = world.github.requests;
    await step(world, { severities: 'critical' });
    expect(world.github.requests.length - length).toBe(2);
    finding(world, 2).status = 'fixed';
    await step(world, { severities: 'critical', rules: 'rules.number-0' });
    expect(seen(world)[1]).toEqual(['closed', [2]]);
  });

  it('look only at their repositories, kind of findings and deployment', async () => {
    const world = await openWorld(4, 2);
    await step(world);
    for (const { id } of world.platform.state.findings.all) finding(world, Number(id)).status = 'fixed';
    await step(world, { 'issue-type': 'sca' });
    await step(world, { repos: 'fleet/service-00002' });
    expect(seen(world).map(([state]) => state)).toEqual(['open', 'closed', 'open', 'closed']);
    await step(world, { repos: 'fleet/*-00001' });
    expect(seen(world).map(([state]) => state)).toEqual(['closed', 'closed', 'closed', 'closed']);
  });

  it('at once open one each, of which the younger is closed as a duplicate', async () => {
    const world = await openWorld(3);
    finding(world, 1).severity = 'critical';
    const [one, other] = await Promise.all([
      step(world, { severities: 'critical' }),
      step(world, { severities: 'low', rules: 'rules.number-0' }),
    ]);
    const issues = own(world);
    expect(issues).toHaveLength(2);
    expect(issues[0]).toMatchObject({ state: 'open' });
    expect(shownIn(issues[0] as StoredIssue)).toEqual([1, 3]);
    expect(issues[1]).toMatchObject({
      ...{ state: 'closed', stateReason: 'duplicate' },
      body: `Duplicate of #${issues[0]?.number}`,
    });
    expect([...one.states, ...other.states]).toEqual(['changed', 'changed']);
    expect(one.summary + other.summary).toContain('1 closed as a duplicate');
    await step(world, { rules: 'rules.number-0' });
    expect(own(world).map(({ state }) => state)).toEqual(['open', 'closed']);
  });
});

it("another account's issue with the same marker is not touched", async () => {
  const world = await openWorld(1);
  await step(world);
  const [issue] = own(world);
  Object.assign(issue ?? {}, { author: 'octo-dev' });
  const copied = structuredClone(issue);
  const run = await step(world);
  expect(run.states).toEqual(['changed']);
  expect(world.github.state.issues[0]).toEqual(copied);
  expect(seen(world)).toEqual([['open', [1]]]);
});

it('a finding with a Jira ticket gets no issue', async () => {
  const world = await openWorld(2);
  finding(world, 1).ticket = 'SEC-7';
  const run = await step(world);
  expect(run.states).toEqual(['changed', 'left']);
  expect(seen(world)).toEqual([['open', [2]]]);
});

it('a finding that is not open is left', async () => {
  const world = await openWorld(2);
  finding(world, 1).status = 'fixed';
  const run = await step(world, { status: '', severities: 'low' });
  expect(run.states).toEqual(['changed', 'left']);
  expect(run.summary).toContain('now fixed');
  // Fixed findings get no issue anyway, so the warning speaks of the selection only.
  expect(run.warnings).toEqual([expect.stringContaining('Set `status: open` to leave those out.')]);
});

describe('a list with a gap', () => {
  /** The platform does not say whether it knows the second repository. */
  const gap = { repos: 'fleet/service-00001, fleet/nothing-here' };
  const unread: FaultSource = ({ path }) =>
    path.endsWith('/fleet/nothing-here') ? { kind: 'status', status: 403 } : undefined;

  it('closes nothing, and takes no finding away', async () => {
    const world = await openWorld(4);
    await step(world);
    finding(world, 1).status = 'fixed';
    finding(world, 3).status = 'fixed';
    world.platform.state.findings.remove(4n);
    add(world, 9, 2);
    world.platform.faults = unread;
    const run = await step(world, gap);
    expect(seen(world)).toEqual([
      ['open', [1, 3]],
      ['open', [2, 9]],
    ]);
    expect(own(world)[1]?.body).toContain('At least 2 open findings');
    expect(own(world)[1]?.body).toContain('1 more finding may be open, because the lists may be incomplete');
    expect(run.outputs['tickets-closed']).toBe('0');
    await step(world);
    expect(seen(world)).toEqual([
      ['closed', [1, 3]],
      ['open', [2, 9]],
    ]);
    expect(own(world)[1]?.body).not.toContain('may be open');
  });

  it('keeps a finding of which it sees only a fixed row, and the text of an issue of which it sees nothing', async () => {
    const world = await openWorld(4);
    await step(world);
    world.platform.faults = unread;
    finding(world, 1).status = 'fixed';
    for (const id of [2n, 4n]) world.platform.state.findings.remove(id);
    await step(world, gap);
    expect(own(world)[0]?.body).toContain('1 more finding may be open');
    expect(own(world)[1]?.body).toContain('2 open findings');
    // Its open row is on a branch that the list now has.
    add(world, 9, 1, { fingerprint: finding(world, 1).fingerprint, status: 'open', ref: 'refs/heads/dev' });
    await step(world, { paths: 'src/file-3.py' });
    expect(seen(world)).toEqual([
      ['open', [3, 9]],
      ['closed', [2, 4]],
    ]);
  });
});

it('a list with a gap adds no finding of the rule that no step selected', async () => {
  const world = await openWorld(5);
  finding(world, 1).severity = 'critical';
  await step(world, { severities: 'low', rules: 'rules.number-0' });
  world.platform.state.findings.remove(5n);
  world.platform.faults = ({ path }) =>
    path.endsWith('/fleet/nothing-here') ? { kind: 'status', status: 403 } : undefined;
  for (const repos of ['fleet/service-00001, fleet/nothing-here', ''])
    await step(world, { severities: 'low', rules: 'rules.number-0', repos });
  expect(seen(world)).toEqual([['open', [3]]]);
});

describe('what goes wrong', () => {
  it.each<[string, Fault, string, number]>([
    ['is lost', { kind: 'lost-answer' }, 'changed', 2],
    ['is a 502', { kind: 'status', status: 502 }, 'unknown', 1],
  ])('an answer that %s is looked up, and the issue is not opened twice', async (_, fault, state, issues) => {
    const world = await openWorld(4);
    world.github.faults = faultsOn(at(OPEN), fault, 1);
    const run = await step(world);
    expect(own(world)).toHaveLength(issues);
    expect(run.states).toEqual(
      state === 'changed' ? Array(4).fill('changed') : ['changed', 'changed', state, state],
    );
    expect(routesOf(world.github).filter((route) => route === OPEN)).toHaveLength(2);
    if (state === 'changed') return expect(run.outputs).toMatchObject({ 'tickets-created': '2' });
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'failure-reason': 'uncertain' });
    expect(run.errors.join()).toContain('run the step again later');
    expect((await step(world)).states).toEqual(['changed', 'changed', 'left', 'left']);
    expect(own(world)).toHaveLength(2);
  });

  it.each<[effect: string, outcome: string, tickets: string]>([
    ['closed', 'succeeded', '1'],
    ['open', 'failed', '0'],
  ])('an answer to a closing that leads elsewhere is looked up: %s', async (effect, outcome, tickets) => {
    const world = await openWorld(2);
    await step(world);
    finding(world, 1).status = 'fixed';
    world.github.faults = (request) => {
      if (!at(UPDATE)(request)) return undefined;
      const { body } = JSON.parse(request.body);
      if (effect === 'closed') Object.assign(own(world)[0] ?? {}, { body, state: effect });
      return { kind: 'status', status: 301, headers: { location: 'https://elsewhere.example/' } };
    };
    const run = await step(world);
    expect(own(world).map(({ state }) => state)).toEqual([effect, 'open']);
    expect(run.outputs).toMatchObject({ outcome, 'tickets-closed': tickets });
    expect(comments(world)).toHaveLength(1);
  });

  it('a rate limit that lasts ends the step, and the next one goes on', async () => {
    const world = await openWorld(4);
    const { limits } = world.github;
    world.github.beforeProcessing = (request) => {
      if (at(OPEN)(request) && own(world).length === 1) Object.assign(limits, { remaining: 0 });
    };
    const run = await step(world);
    expect(run.states).toEqual(['changed', 'changed', 'not-reached', 'not-reached']);
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'failure-reason': 'rate-limited' });
    world.github.beforeProcessing = undefined;
    limits.remaining = 100;
    expect((await step(world)).states).toEqual(['changed', 'changed', 'left', 'left']);
  });

  it.each<[string, Record<string, string>, boolean, RegExp]>([
    ['issues are off', {}, true, /Issues has been disabled.*Enable issues in the settings/],
    ['the token may not write', { 'github-token': READ_ONLY_TOKEN }, false, /`issues: write`/],
    ['the repository is unknown', { 'issue-repository': 'acme/nothing' }, false, /Not Found.*GitHub App/],
  ])('the step fails at the first write where %s', async (_, inputs, issuesOff, message) => {
    const world = await openWorld(4);
    for (const repository of world.github.state.repositories) repository.issuesOff = issuesOff;
    const run = await step(world, inputs);
    expect(run.outputs.outcome).toBe('failed');
    expect(run.errors.join()).toMatch(message);
    expect(own(world)).toEqual([]);
    expect(routesOf(world.github).filter((route) => route === OPEN).length).toBeLessThan(2);
  });

  it('one issue that GitHub refuses does not stop the others', async () => {
    const world = await openWorld(6, 3);
    world.github.faults = ({ body, method }) =>
      method === 'POST' && body.includes('service-00002') ? { kind: 'status', status: 422 } : undefined;
    const run = await step(world);
    expect(run.states).toEqual(['changed', 'changed', 'changed', 'changed', 'failed', 'failed']);
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'failure-reason': 'some-failed' });
  });

  it('an issue that cannot be closed fails the step after the rest', async () => {
    const world = await openWorld(2);
    await step(world);
    finding(world, 1).status = 'fixed';
    add(world, 9, 2, { repo: 'fleet/other' });
    world.github.faults = faultsOn(at(UPDATE), { kind: 'status', status: 403 });
    const first = await step(world);
    expect(first.outputs).toMatchObject({ outcome: 'failed', 'failure-reason': 'token-refused' });
    expect(own(world)).toHaveLength(2);
  });

  it('a step that is cancelled says what it does not know', async () => {
    const world = await openWorld(4);
    const signal = new AbortController();
    const ended = Promise.withResolvers<void>();
    world.github.beforeProcessing = async (request) => {
      if (!at(OPEN)(request) || own(world).length === 0) return;
      signal.abort('signal');
      await ended.promise;
    };
    const run = await step(world, {}, { interrupted: signal.signal });
    expect(run.states).toEqual(['changed', 'changed', 'unknown', 'unknown']);
    expect(run.outputs).toMatchObject({ 'failure-reason': 'cancelled', 'tickets-created': '1' });
    ended.resolve();
    await expect.poll(() => own(world).length).toBe(2);
    await step(world);
    expect(own(world)).toHaveLength(2);
  });

  it('a step that is cancelled between two issues says that some remain', async () => {
    const world = await openWorld(4);
    const signal = new AbortController();
    const onPause = () => own(world).length > 0 && signal.abort('signal');
    const run = await step(world, {}, { interrupted: signal.signal, onPause });
    expect(run.states).toEqual(['changed', 'changed', 'not-reached', 'not-reached']);
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'failure-reason': 'cancelled' });
    expect(run.errors.join()).toMatch(/cancelled before it had done all its work\. Run the step again/);
  });
});

it('the pace is one write a second, and 500 new issues an hour; what is beyond is not reached', async () => {
  expect(MAX_CREATED).toBe(500);
  const { platform, github } = await openWorld(9, 9);
  const { request } = await accepted(
    { ...SELECT, 'github-token': ACTIONS_TOKEN, 'deployment-slug': 'acme' },
    { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: REPOSITORY },
  );
  const context = contextOn(platform);
  const { rows, failure } = await run(context, request, 7);
  expect(failure).toEqual({ kind: 'issues-remain', issues: 2, max: 7 });
  expect(rows.map(({ state }) => state)).toEqual([
    ...Array(7).fill('changed'),
    ...Array(2).fill('not-reached'),
  ]);
  expect(context.pauses).toEqual([0, ...Array(6).fill(1000)]);
  // The list is read before the first write, and after the last one.
  expect(routesOf(github).filter((route) => route.startsWith('GET'))).toHaveLength(2);
  const second = await run(context, request, 7);
  expect([second.failure, second.issues.written.opened]).toEqual([undefined, 2]);
});

it('max-changes limits what a run opens, whatever it closes', async () => {
  const world = await openWorld(3, 3);
  const run = await step(world, { 'max-changes': '2' });
  expect(run.outputs['failure-reason']).toBe('too-many-changes');
  expect(routesOf(world.github)).not.toContain(OPEN);
  await step(world);
  for (const id of [1, 2, 3]) finding(world, id).status = 'fixed';
  await step(world, { 'max-changes': '0' });
  expect(seen(world).map(([state]) => state)).toEqual(['closed', 'closed', 'closed']);
  expect(routesOf(world.github).filter((route) => route === COMMENT)).toHaveLength(3);
});

it('an issue is closed whose comment GitHub refuses, as on a locked one, with a warning', async () => {
  const world = await openWorld(2);
  await step(world);
  Object.assign(own(world)[0] ?? {}, { locked: true });
  for (const id of [1, 2]) finding(world, id).status = 'fixed';
  const run = await step(world);
  expect(seen(world).map(([state]) => state)).toEqual(['closed', 'closed']);
  expect(comments(world)).toHaveLength(1);
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', 'tickets-closed': '2' });
  expect(run.warnings).toEqual([
    expect.stringMatching(
      /lacks the comment .*issues\/9\/comments to GitHub was answered with 403; GitHub says: .*issue is locked\./,
    ),
  ]);
});

it('a dry run reads, and says what would be opened and closed', async () => {
  const world = await openWorld(2);
  await step(world);
  finding(world, 1).status = 'fixed';
  add(world, 9, 2, { rule: 'rules.number-2' });
  const { length } = world.github.requests;
  const run = await step(world, { 'dry-run': 'true' });
  expect(routesOf(world.github).slice(length)).toEqual(['POST /graphql', 'GET /repos/{owner}/{repo}/issues']);
  expect(run.summary).toContain('1 issue would be opened, 1 closed');
  expect(run.outputs).toMatchObject({ 'tickets-created': '0', 'tickets-closed': '0' });
});

it('an issue for a secret is closed when the secret is gone, which its list still shows', async () => {
  const world = await openWorld(1);
  Object.assign(finding(world, 1), { issue_type: 'secrets', secret_type: 'AWS' });
  await step(world, { 'issue-type': 'secrets' });
  expect(seen(world)).toEqual([['open', []]]);
  finding(world, 1).removed = true;
  await step(world, { 'issue-type': 'secrets' });
  expect(seen(world)).toEqual([['closed', []]]);
  expect(comments(world)[0]).toContain('1 was removed');
});

it('secrets and dependencies are named by their type, and by package and CVE', async () => {
  const platform = await openPlatform();
  const world = { platform, github: await openGitHub() };
  await step(world, { 'issue-type': 'secrets', repos: REPOSITORY });
  await step(world, { 'issue-type': 'sca', repos: REPOSITORY });
  const titles = own(world).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(3);
  expect(titles.some((title) => /CVE-|GHSA-/.test(title))).toBe(true);
  expect(own(world).some(({ body }) => body?.includes('revoke it, then remove it'))).toBe(true);
  expect(titles.filter((title) => /undefined|[0-9a-f]{20}/.test(title))).toEqual([]);
});
