import { describe, expect, it } from 'vitest';
import type { StoredIssue } from '../../emulator/github/state.ts';
import { routesOf } from '../github/open.ts';
import {
  add,
  at,
  BOT,
  closeByHand,
  comments,
  finding,
  OPEN,
  openWorld,
  own,
  renameRepository,
  seen,
  shownIn,
  step,
} from './ticket-world.ts';

const GET = 'GET /repos/{owner}/{repo}/issues/{issue_number}';

describe('an issue of a repository that was renamed or transferred', () => {
  it.each(['fleet/renamed', 'other-owner/service-00001'])('to %s is kept', async (name) => {
    const world = await openWorld(4);
    await step(world);
    closeByHand(own(world)[1]);
    renameRepository(world, name);
    add(world, 9, 1);
    finding(world, 3).status = 'fixed';
    const run = await step(world, { repos: `${name.split('/')[0]}/**` });
    expect(run.states).toEqual(['changed', 'left', 'left', 'left']);
    expect(seen(world)).toEqual([
      ['open', [1, 9]],
      ['closed', [2, 4]],
    ]);
    expect(own(world)[0]?.body).toContain(name);
    for (const id of [1, 9]) finding(world, id).status = 'fixed';
    await step(world);
    expect(seen(world).map(([state]) => state)).toEqual(['closed', 'closed']);
    expect(comments(world)).toEqual([expect.stringContaining('2 were fixed')]);
  });

  it.each(['true', 'false'])(
    'gets no second one, also if its findings are gone: group-issues %s',
    async (group) => {
      const world = await openWorld(1);
      await step(world, { 'group-issues': group });
      renameRepository(world, 'fleet/renamed');
      finding(world, 1).removed = true;
      await step(world, { 'group-issues': group });
      expect(seen(world).map(([state]) => state)).toEqual(['closed']);
    },
  );

  it('keeps a finding of which only the row of another branch is left', async () => {
    const world = await openWorld(1);
    await step(world);
    closeByHand(own(world)[0]);
    renameRepository(world, 'fleet/renamed');
    add(world, 20, 1, { fingerprint: finding(world, 1).fingerprint, ref: 'refs/heads/dev' });
    world.platform.state.findings.remove(1n);
    expect((await step(world)).states).toEqual(['left']);
    expect(own(world)).toMatchObject([{ state: 'closed' }]);
  });

  it('is no issue of a fork with the same findings', async () => {
    const world = await openWorld(2, 2);
    const { fingerprint, rule } = finding(world, 1);
    Object.assign(finding(world, 2), { fingerprint, rule });
    await step(world);
    expect(seen(world)).toEqual([
      ['open', [1]],
      ['open', [2]],
    ]);
  });
});

it('an issue for 3,000 findings of one rule is opened, kept and closed', async () => {
  const world = await openWorld(3_000);
  for (const stored of world.platform.state.findings.all) stored.rule = 'rules.many';
  finding(world, 2_000).severity = 'critical';
  const opened = await step(world);
  expect(opened.outputs).toMatchObject({ outcome: 'succeeded', 'tickets-created': '1' });
  const [issue] = own(world);
  expect(issue?.body?.length).toBeLessThanOrEqual(65_536);
  expect(issue?.body).toContain('3,000 open findings: 1 critical, 2,999 low');
  // The worst first, the rest by their number.
  expect(issue?.body).toMatch(/<ul>\n<li>🟥&nbsp;critical .*file-2000\.py/);
  expect(issue?.body).toContain('… and 2,900 more findings.');
  const marker = /<!--.*?-->/.exec(issue?.body ?? '')?.[0] ?? '';
  expect(marker.length).toBeLessThan(65_536 / 3);

  closeByHand(issue);
  renameRepository(world, 'fleet/renamed');
  add(world, 3_001, 1);
  const { states } = await step(world);
  expect([states[0], states.filter((state) => state === 'left').length]).toEqual(['changed', 3_000]);
  expect(own(world)).toMatchObject([
    { state: 'open', title: 'Code security: rules.many in fleet/service-00001' },
  ]);
  expect(issue?.body).toContain('3,001 open findings');

  for (const stored of world.platform.state.findings.all) stored.status = 'fixed';
  const closed = await step(world);
  expect(closed.outputs).toMatchObject({ 'tickets-closed': '1' });
  expect(comments(world)).toEqual(['None of the findings is open any more: 3,001 were fixed.']);
});

describe('an issue that a bot closed', () => {
  it.each([
    [BOT, true],
    ['dependabot[bot]', false],
    ['acme-stale[bot]', true],
  ])('is opened again while a finding of it is open: %s', async (bot, listsClosers) => {
    const world = await openWorld(4);
    world.github.state.listsClosers = listsClosers;
    await step(world);
    closeByHand(own(world)[0], bot);
    closeByHand(own(world)[1]);
    const { length } = world.github.requests;
    const run = await step(world);
    expect(own(world).map(({ state }) => state)).toEqual(['open', 'closed']);
    expect(comments(world)).toEqual([expect.stringContaining(`because \`${bot}\` closed this issue`)]);
    expect(run.summary).toContain(
      '1 issue reopened; 4 findings left as they are; 2 open findings have issues',
    );
    expect(run.summary).not.toContain('✅');
    const reads = routesOf(world.github)
      .slice(length)
      .filter((route) => route === GET);
    expect(reads).toHaveLength(listsClosers ? 0 : 2);
  });

  it('stays closed when nothing of it is open, or the step closed it', async () => {
    const world = await openWorld(2);
    await step(world);
    closeByHand(own(world)[0], BOT);
    for (const id of [1, 2]) finding(world, id).status = 'fixed';
    await step(world);
    expect(own(world)).toMatchObject([{ state: 'closed' }, { state: 'closed', closedBy: BOT }]);
    await step(world);
    expect(own(world).map(({ state }) => state)).toEqual(['closed', 'closed']);
    expect(comments(world)).toHaveLength(1);
  });

  it('and locked is opened again, with a warning', async () => {
    const world = await openWorld(1);
    await step(world);
    closeByHand(own(world)[0], 'lock[bot]');
    Object.assign(own(world)[0] ?? {}, { locked: true });
    const run = await step(world);
    expect(own(world)).toMatchObject([{ state: 'open' }]);
    expect(run.outputs.outcome).toBe('succeeded');
    expect(run.warnings).toEqual([expect.stringContaining('issue is locked')]);
  });
});

describe('two steps at once', () => {
  it.each(['in between', 'side by side'])('both name the issue that stays: %s', async (order) => {
    const world = await openWorld(3);
    finding(world, 1).severity = 'critical';
    const both = Promise.withResolvers<void>();
    let other: ReturnType<typeof step> | undefined;
    // The other step lists its issues before either one opens its own.
    world.github.beforeProcessing = async (request) => {
      if (!at(OPEN)(request)) return;
      if (other !== undefined) return both.resolve();
      other = step(world, { severities: 'low', rules: 'rules.number-0' });
      if (order === 'in between') await other;
      else await both.promise;
    };
    const one = await step(world, { severities: 'critical' });
    const runs = [one, await other];
    const [stays, duplicate] = own(world);
    expect(stays).toMatchObject({ state: 'open' });
    expect(shownIn(stays as StoredIssue)).toEqual([1, 3]);
    expect(duplicate).toMatchObject({ state: 'closed', stateReason: 'duplicate' });
    for (const run of runs) {
      const urls = JSON.parse(run?.outputs.tickets ?? '').map(({ url }: { url: string }) => url);
      expect(urls).toEqual([`https://github.com/acme/payments-api/issues/${stays?.number}`]);
      expect(run?.rows.map((row) => row.seen?.url)).toEqual(urls);
      expect(run?.summary).not.toContain(`issues/${duplicate?.number}`);
    }
  });
});

describe('labels and assignees', () => {
  it('that GitHub drops without a word are a warning, once', async () => {
    const world = await openWorld(2);
    for (const repository of world.github.state.repositories) repository.dropsDetails = true;
    const run = await step(world, { 'issue-labels': 'security', 'issue-assignees': '@octo-dev' });
    expect(own(world)).toHaveLength(2);
    expect(run.warnings).toEqual([
      expect.stringMatching(/without the label `security` and assignee `octo-dev`, which GitHub dropped/),
    ]);
  });

  it('may be written as in a mention', async () => {
    const world = await openWorld(1);
    await step(world, { 'issue-assignees': '@octo-dev, octo-dev' });
    expect(own(world)[0]?.assignees).toEqual(['octo-dev']);
  });
});

it('titles of rules that end alike have as many segments as tell them apart', async () => {
  const world = await openWorld(3);
  const rules = ['python.lang.md5.weak-hash', 'go.lang.md5.weak-hash', 'go.lang.sha1.weak-hash'];
  for (const [index, rule] of rules.entries()) finding(world, index + 1).rule = rule;
  await step(world);
  expect(own(world).map(({ title }) => title.replace(/ in .*/, ''))).toEqual([
    'Code security: python.lang.md5.weak-hash',
    'Code security: go.lang.md5.weak-hash',
    'Code security: sha1.weak-hash',
  ]);
});

it('an answer to the list of projects that is lost fails the step before it closes anything', async () => {
  const world = await openWorld(1);
  await step(world);
  finding(world, 1).status = 'fixed';
  world.platform.faults = ({ path }) =>
    path.includes('/projects') ? { kind: 'status', status: 403 } : undefined;
  const run = await step(world);
  expect(run.outputs.outcome).toBe('failed');
  expect(own(world)).toMatchObject([{ state: 'open' }]);
});
