/** Gates on the events of GitHub, with the payloads that it sends. */

import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN } from '../../../emulator/github/believable-state.ts';
import type { GitHubServer } from '../../../emulator/github/server.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import type { Scan } from '../../../emulator/platform/state.ts';
import type { StepRun } from '../../step.ts';
import { folderWith, NO_PAUSES, stepOn } from '../scenario.ts';
import {
  COMMIT,
  found,
  MAIN,
  OTHER_COMMIT,
  onMain,
  openGatePlatform,
  openGitHub,
  PROJECT,
  PULL_REF,
  scanned,
} from './open.ts';

const GROUP = 'feed000000000000000000000000000000000003';
const QUEUE = `refs/heads/gh-readonly-queue/main/pr-7-${COMMIT}`;
const repository = { id: 77, full_name: PROJECT };
const fork = { id: 99, full_name: 'eve/payments-api' };

interface Opened {
  platform: Platform;
  github: GitHubServer;
}

/** The runner's variables and file for an event. */
interface Event {
  name: string;
  payload: object;
  variables?: Record<string, string>;
}

const pull = (more: object = {}, head: object = {}) => ({
  number: 7,
  updated_at: '2026-11-21T05:00:00Z',
  head: { sha: COMMIT, ref: 'feature', repo: repository, ...head },
  base: { ref: 'main', sha: OTHER_COMMIT, repo: repository },
  ...more,
});

function pullRequest(action: string, payload: object = {}, of: object = {}, head: object = {}): Event {
  const event = { action, number: 7, pull_request: pull(of, head), repository, ...payload };
  return { name: 'pull_request', payload: event, variables: { GITHUB_REF: PULL_REF, GITHUB_SHA: GROUP } };
}

const FORKED = { ref: 'main', repo: fork };
const TARGET: Event = {
  ...pullRequest('opened', {}, {}, FORKED),
  name: 'pull_request_target',
  variables: { GITHUB_REF: MAIN, GITHUB_SHA: OTHER_COMMIT },
};
const PUSH: Event = {
  name: 'push',
  payload: { ref: MAIN, before: GROUP, after: COMMIT, repository },
  variables: { GITHUB_REF: MAIN, GITHUB_SHA: COMMIT },
};
const MERGE_GROUP: Event = {
  name: 'merge_group',
  payload: {
    action: 'checks_requested',
    merge_group: { head_sha: GROUP, head_ref: QUEUE, base_ref: MAIN, base_sha: OTHER_COMMIT },
    repository,
  },
  variables: { GITHUB_REF: QUEUE, GITHUB_SHA: GROUP },
};
/** A fork's pull request: GitHub lists none of this repository for it. */
const WORKFLOW_RUN: Event = {
  name: 'workflow_run',
  payload: {
    action: 'completed',
    workflow_run: {
      head_sha: COMMIT,
      head_branch: 'main',
      event: 'pull_request',
      head_repository: fork,
      pull_requests: [{ number: 3, head: { sha: COMMIT, ref: 'main' }, base: { repo: fork } }],
    },
    repository,
  },
  variables: { GITHUB_REF: MAIN, GITHUB_SHA: OTHER_COMMIT },
};

async function open(): Promise<Opened> {
  return { platform: await openGatePlatform(), github: await openGitHub(COMMIT) };
}

async function gateOn(
  { platform, github }: Opened,
  { name, payload, variables }: Event,
  inputs: Record<string, string> = {},
): Promise<StepRun> {
  const path = `${await folderWith({ 'event.json': JSON.stringify(payload) })}/event.json`;
  const environment = {
    ...{ GITHUB_REPOSITORY: PROJECT, GITHUB_REPOSITORY_ID: '77', GITHUB_API_URL: github.url },
    ...{ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path, GITHUB_ACTOR: 'octo-dev', ...variables },
  };
  const step = { operation: 'gate', 'wait-for': '0s', 'github-token': ACTIONS_TOKEN, ...inputs };
  return await stepOn(platform, step, { environment, ...NO_PAUSES });
}

/** A scan that ended a minute ago. */
function ago(
  platform: Platform,
  ...started: Parameters<typeof scanned> extends [unknown, ...infer Rest] ? Rest : never
): Scan {
  const scan = scanned(platform, ...started);
  platform.now += 60_000;
  return scan;
}

const secret = (others: object) =>
  found('secret', { issue_type: 'secrets', path: 'src/a.ts', created_at: 1, ...others });
const counts = (of: object) => ({ findings_counts: { code: 0, supply_chain: 0, secrets: 0, ...of } });
/** A scan that blocks on a secret, whose row names another branch. */
function countsSecret({ platform, github }: Opened): void {
  const scan = ago(platform, [], { products: ['secrets'] });
  Object.assign(scan, { exit_code: 1, ...counts({ secrets: 1 }) });
  onMain(platform, secret({ ref: 'refs/heads/x' }));
  for (const pull of github.state.pulls) pull.files = ['src/a.ts'];
}

/** A pull request that was closed and reopened after its scan. */
function reopenedLater({ platform, github }: Opened): void {
  Object.assign(ago(platform, []), { exit_code: 1, ...counts({ code: 1 }) });
  const createdAt = new Date(platform.now).toISOString();
  for (const pull of github.state.pulls)
    pull.events = [
      { event: 'closed', createdAt },
      { event: 'reopened', createdAt },
    ];
}

const clean = ({ platform }: Opened) => void ago(platform, []);
const red = ({ platform }: Opened) => void ago(platform, [found('bad')]);

const SYNCHRONIZED = pullRequest('synchronize', { before: OTHER_COMMIT, after: COMMIT });
const headIs =
  (sha: string) =>
  ({ github }: Opened) => {
    for (const pull of github.state.pulls) pull.headSha = sha;
  };

type Case = [
  why: string,
  event: Event,
  worlds: ((opened: Opened) => void)[],
  verdict: string,
  inputs?: Record<string, string>,
];

const CASES: Case[] = [
  ['a clean scan', pullRequest('opened'), [clean], 'passed'],
  ['a finding', pullRequest('ready_for_review'), [red], 'failed'],
  ['GitHub still shows the head before the push', SYNCHRONIZED, [red, headIs(OTHER_COMMIT)], 'failed'],
  ['the head has moved on', SYNCHRONIZED, [red, headIs(GROUP)], 'skipped'],
  [
    'it was reopened after its scan',
    pullRequest('reopened', {}, { updated_at: '2026-11-21T06:00:00Z' }),
    [reopenedLater],
    'timed-out',
  ],
  ['labelled after that, or run again', pullRequest('labeled'), [reopenedLater], 'timed-out'],
  ['a queue after that', MERGE_GROUP, [reopenedLater], 'timed-out'],
  ['a queue whose secret has the row of another branch', MERGE_GROUP, [countsSecret], 'failed'],
  [
    'another pull request’s new secret is not this one’s',
    pullRequest('opened'),
    [
      clean,
      ({ platform }) =>
        onMain(platform, secret({ ref: 'refs/pull/8/merge', created_at: platform.now / 1000 })),
    ],
    'passed',
  ],
  [
    'a fork’s `main` has none of the old secrets',
    TARGET,
    [
      ({ platform }) => onMain(platform, secret({})),
      ({ platform }) => void ago(platform, [], { branch: MAIN, products: ['sast', 'secrets'] }),
    ],
    'passed',
  ],
  ['a fork’s run, of which GitHub lists no pull request', WORKFLOW_RUN, [red], 'failed'],
  ['AI detection, which no scan ran,', pullRequest('opened'), [clean], 'no-scan', { products: 'ai_sast' }],
  ['so many findings may pass', pullRequest('opened'), [red], 'passed', { 'max-findings': '1' }],
];

describe('a gate on', () => {
  it.each(CASES)('%s', async (_, event, worlds, verdict, inputs) => {
    const opened = await open();
    for (const world of worlds) world(opened);
    const run = await gateOn(opened, event, inputs);
    expect(run.outputs.verdict).toBe(verdict);
    expect(run.exitCode).toBe(verdict === 'passed' || verdict === 'skipped' ? 0 : 1);
  });

  it('each push to the primary branch fails for what it brought, also when it is run again after the next one', async () => {
    const opened = await open();
    ago(opened.platform, [found('first')], { branch: MAIN });
    ago(opened.platform, [found('second')], { branch: MAIN, commit: OTHER_COMMIT });
    const next = { ...PUSH, variables: { GITHUB_REF: MAIN, GITHUB_SHA: OTHER_COMMIT } };
    for (const event of [PUSH, next]) {
      const { outputs } = await gateOn(opened, event);
      expect(outputs).toMatchObject({ verdict: 'failed', 'findings-counted': '1' });
    }
  });

  it('a pull request whose secret has the row of another branch shows it as one of several', async () => {
    const opened = await open();
    countsSecret(opened);
    const run = await gateOn(opened, pullRequest('synchronize'));
    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'failed', 'findings-counted': '1' } });
    expect(run.summary).toContain('One or more of these secrets, listed for other branches, may be');
  });

  it.each([
    ['the group’s scan of code is newer', ['sast'], '1'],
    ['only the head’s scan ran code', ['secrets'], '2'],
  ])('a merge queue sums up the newest scan of each product: %s', async (_, products, sum) => {
    const opened = await open();
    ago(opened.platform, [found('one'), found('two')]);
    const inGroup = products.includes('sast') ? [found('three')] : [];
    ago(opened.platform, inGroup, { commit: GROUP, branch: QUEUE, products });
    const { outputs } = await gateOn(opened, MERGE_GROUP);
    expect(outputs).toMatchObject({ verdict: 'failed', 'scan-branch': QUEUE, 'scan-findings': sum });
  });

  it('a merge queue without `pull-requests: read` names that permission', async () => {
    const opened = await open();
    clean(opened);
    opened.github.faults = () => ({
      kind: 'status',
      status: 403,
      headers: { 'x-accepted-github-permissions': 'pull_requests=read' },
    });
    const run = await gateOn(opened, MERGE_GROUP);
    expect(run.errors.join()).toContain('`pull-requests: read`');
    expect(run.errors.join()).not.toContain('metadata-token');
  });

  it.each([
    ['fork', pullRequest('opened', {}, {}, FORKED), {}],
    ['Dependabot', pullRequest('opened'), { GITHUB_ACTOR: 'dependabot[bot]' }],
  ])('a pull request of a %s without a token is skipped', async (_, event, variables) => {
    const run = await gateOn(
      await open(),
      { ...event, variables: { ...event.variables, ...variables } },
      { token: '' },
    );
    expect(run).toMatchObject({ exitCode: 0, outputs: { verdict: 'skipped' } });
  });

  it('an older run that is run again keeps its comment true', async () => {
    const opened = await open();
    const scan = ago(opened.platform, [found('bad')]);
    const first = { GITHUB_RUN_NUMBER: '5', GITHUB_RUN_ATTEMPT: '1' };
    const runOf = (more: object) => ({
      ...pullRequest('opened'),
      variables: { ...pullRequest('opened').variables, ...more },
    });
    expect((await gateOn(opened, runOf(first))).outputs.verdict).toBe('failed');
    await gateOn(opened, runOf({ GITHUB_RUN_NUMBER: '6' }));
    for (const finding of opened.platform.state.findings.all)
      if (finding.first_seen_scan_id === scan.id) finding.status = 'ignored';
    const again = await gateOn(opened, runOf({ ...first, GITHUB_RUN_ATTEMPT: '2' }));
    expect(again.outputs.verdict).toBe('passed');
    expect(opened.github.state.comments).toHaveLength(1);
    expect(opened.github.state.comments[0]?.body).toContain('gate passed');
  });

  it('two gates of a workflow keep a comment each', async () => {
    const opened = await open();
    red(opened);
    for (const step of ['gate', 'gate_2']) {
      const { variables, ...event } = pullRequest('opened');
      await gateOn(opened, {
        ...event,
        variables: { ...variables, GITHUB_JOB: 'gate', GITHUB_ACTION: step },
      });
    }
    expect(opened.github.state.comments).toHaveLength(2);
  });
});
