import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN } from '../../emulator/github/believable-state.ts';
import type { StoredIssue } from '../../emulator/github/state.ts';
import { MAX_CREATED } from '../../src/operations/ticket/keep-issues.ts';
import { run } from '../../src/operations/ticket/run.ts';
import { routesOf } from '../github/open.ts';
import { accepted } from '../inputs/parsing.ts';
import { type Opened, runCases } from './cases.ts';
import { contextOn } from './findings/context.ts';
import { at, finding, OPEN, openWorld, own, REPOSITORY, SELECT, shownIn, step } from './ticket-world.ts';

const UPDATE = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';

runCases(new URL('cases/ticket-issues.yml', import.meta.url), {
  'edit the issue': ({ github }: Opened) => {
    for (const issue of github?.state.issues ?? []) {
      issue.title = 'Sprint 12';
      issue.body = `Ours\r\n${issue.body?.replaceAll('\n', '\r\n')}`;
    }
  },
  'close GitHub': async ({ github }: Opened) => {
    await github?.close();
    // The client notices that its connection is gone.
    for (let turns = 0; turns < 5; turns += 1) await new Promise(setImmediate);
  },
});

describe('two steps', () => {
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

describe('a step that is cancelled', () => {
  it('says what it does not know', async () => {
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

  it('between two issues says that some remain', async () => {
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

it('a list with a gap adds no finding of the rule that no step selected', async () => {
  const world = await openWorld(5);
  finding(world, 1).severity = 'critical';
  await step(world, { severities: 'low', rules: 'rules.number-0' });
  world.platform.state.findings.remove(5n);
  world.platform.faults = ({ path }) =>
    path.endsWith('/fleet/nothing-here') ? { kind: 'status', status: 403 } : undefined;
  for (const repos of ['fleet/service-00001, fleet/nothing-here', ''])
    await step(world, { severities: 'low', rules: 'rules.number-0', repos });
  expect(own(world).map((issue) => [issue.state, shownIn(issue)])).toEqual([['open', [3]]]);
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
});
