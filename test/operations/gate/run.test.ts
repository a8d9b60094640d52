/** What a gate asks the platform and GitHub, and when. */

import { describe, expect, it } from 'vitest';
import type { Platform } from '../../../emulator/platform/server.ts';
import { asked, listQueries } from '../findings/context.ts';
import {
  COMMIT,
  connectionTo,
  found,
  MAIN,
  OTHER_COMMIT,
  onMain,
  openGatePlatform,
  openGitHub,
  PROJECT,
  PULL_REF,
  runGate,
  scanned,
} from './open.ts';

/** In the answers of an endpoint, as the platform writes them. */
function rewrite(platform: Platform, wanted: string, change: (text: string) => string): void {
  platform.faults = ({ endpoint }) =>
    endpoint === wanted ? { kind: 'rewritten', rewrite: change } : undefined;
}

/** Adds rows to each answer of the scan search. */
function addScans(platform: Platform, ...rows: unknown[]): void {
  rewrite(platform, 'scan-search', (text) => {
    const answer = JSON.parse(text);
    return JSON.stringify({ ...answer, scans: [...rows, ...answer.scans] });
  });
}

it('a clean scan takes three requests of the platform', async () => {
  const platform = await openGatePlatform();
  scanned(platform, []);
  const result = await runGate(platform);
  expect(result).toMatchObject({ verdict: 'passed', counted: [], products: ['sast'], commit: COMMIT });
  expect(result.failure).toBeUndefined();
  expect(asked(platform)).toEqual([
    'GET acme/projects/acme/payments-api',
    'POST 120/scans/search',
    'GET acme/findings',
  ]);
});

it('findings that stand on the primary branch are read there, too, by either name of the branch', async () => {
  for (const refForm of ['full', 'short'] as const) {
    const platform = await openGatePlatform({ refForm });
    onMain(platform, found('old'));
    scanned(platform, [found('old')]);
    const result = await runGate(platform);
    expect(result).toMatchObject({ verdict: 'passed', counted: [], leftOut: { 'on-primary-branch': 1 } });
    const refs = new Set(listQueries(platform).map((query) => query.get('ref')));
    expect(refs).toEqual(new Set(refForm === 'full' ? [PULL_REF, MAIN] : [PULL_REF, MAIN, 'main']));
  }
});

describe('waiting', () => {
  it('searches after 5 s, and then after half as long again, up to 30 s', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [], { ends: { afterSearches: 8 } });
    const result = await runGate(platform);
    expect(result.verdict).toBe('passed');
    const waits = [5000, 7500, 11_250, 16_875, 25_312.5, 30_000, 30_000, 30_000];
    expect(result.pauses).toEqual(waits.map((ms) => ({ reason: 'scan', ms })));
    expect(result.waitedMs).toBe(waits.reduce((sum, ms) => sum + ms, 0));
  });

  it('goes on while the platform does not answer, whichever request it is', async () => {
    for (const wanted of ['projects', 'scans', 'findings']) {
      const platform = await openGatePlatform();
      scanned(platform, []);
      const fromMs = platform.now;
      platform.faults = ({ path }) =>
        path.includes(wanted) && platform.now - fromMs < 120_000
          ? { kind: 'status', status: 502 }
          : undefined;
      expect(await runGate(platform, { waitMs: 300_000 })).toMatchObject({ verdict: 'passed' });
    }
  });

  it('ends when the time is over, with why the platform does not answer', async () => {
    const platform = await openGatePlatform();
    scanned(platform, []);
    platform.faults = ({ path }) => (path.includes('findings') ? { kind: 'status', status: 502 } : undefined);
    const result = await runGate(platform, { waitMs: 60_000 });
    expect(result).toMatchObject({ verdict: 'failed', because: 'list-failed', waitedMs: 60_000 });
    expect(result.failure).toMatchObject({ kind: 'gate-list-failed', cause: { status: 502 } });
    expect(result.counted).toBeUndefined();
  });

  it('does not go on after a refusal', async () => {
    const platform = await openGatePlatform();
    platform.faults = ({ path }) => (path.includes('scans') ? { kind: 'status', status: 403 } : undefined);
    const result = await runGate(platform);
    expect(result).toMatchObject({ verdict: 'failed', pauses: [], failure: { status: 403 } });
  });

  it('times out on a scan that runs, which `on-timeout` may make a warning', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [], { ends: 'never' });
    const failure = { kind: 'scan-timeout', products: ['sast'], waitedMs: 60_000, status: 'running' };
    const result = await runGate(platform, { waitMs: 60_000 });
    expect(result).toMatchObject({ verdict: 'timed-out', waitedMs: 60_000, failure });
    const warned = await runGate(platform, { waitMs: 60_000, onTimeout: 'warn' });
    expect(warned).toMatchObject({ verdict: 'timed-out', notices: [failure], failure: undefined });
  });

  it('ends without a scan, which `on-no-scan` may make a warning', async () => {
    const platform = await openGatePlatform();
    const failure = { kind: 'no-scan', commit: COMMIT, project: PROJECT, waitedMs: 0 };
    expect(await runGate(platform, { waitMs: 0 })).toMatchObject({ verdict: 'no-scan', failure });
    const warned = await runGate(platform, { waitMs: 0, onNoScan: 'warn' });
    expect(warned).toMatchObject({ verdict: 'no-scan', notices: [failure], failure: undefined });
  });

  it('does not wait for a repository that the platform does not know', async () => {
    const platform = await openGatePlatform();
    const result = await runGate(platform, { project: 'acme/payment-api' });
    expect(result).toMatchObject({ verdict: 'no-scan', because: 'unknown-project', pauses: [] });
    expect(result.failure).toMatchObject({ kind: 'no-scan', unknownProject: true, near: [PROJECT] });
  });
});

describe('rows of the search', () => {
  const row = {
    id: '900',
    repository_id: '1',
    status: 'SCAN_STATUS_ERROR',
    started_at: '2026-11-01T00:00:00Z',
  };

  it.each<[string, unknown]>([
    ['a negative exit code', { ...row, commit: OTHER_COMMIT, exit_code: '-9' }],
    ['no readable id', { ...row, id: 'x', commit: OTHER_COMMIT }],
    ['no commit', { ...row, id: null }],
  ])('of another commit with %s are no concern', async (_, odd) => {
    const platform = await openGatePlatform();
    scanned(platform, []);
    addScans(platform, odd);
    expect(await runGate(platform)).toMatchObject({ verdict: 'passed' });
  });

  it('of this commit without a readable id do not pass', async () => {
    const platform = await openGatePlatform();
    scanned(platform, []);
    addScans(platform, { ...row, id: 'x', commit: COMMIT });
    expect(await runGate(platform)).toMatchObject({ verdict: 'failed', failure: { kind: 'list-broken' } });
  });
});

describe('lists', () => {
  it('are read again where a scan has just ended, 10 s at most', async () => {
    const platform = await openGatePlatform();
    const scan = scanned(platform, []);
    scan.findings_counts = { code: 1, supply_chain: 0, secrets: 0 };
    const result = await runGate(platform);
    expect(result).toMatchObject({ verdict: 'passed', notices: [{ kind: 'findings-unlisted', count: 1 }] });
    expect(result.pauses.map(({ ms }) => ms)).toEqual([2000, 3000, 5000]);
    platform.now += 60_000;
    expect((await runGate(platform)).pauses).toEqual([]);
  });

  it('leave out rows of another repository or branch, with a warning that counts them', async () => {
    const platform = await openGatePlatform({ ignoredFindingsFilters: 'all' });
    onMain(platform, { ...found('one'), repo: 'fleet/service-00002' }, found('two'));
    scanned(platform, []);
    const result = await runGate(platform);
    expect(result.verdict).toBe('passed');
    expect(result.notices).toContainEqual({ kind: 'rows-elsewhere', product: 'sast', rows: 2 });
  });

  it('that another commit’s scan replaced while they were read do not decide', async () => {
    const platform = await openGatePlatform();
    scanned(platform, []);
    const other = scanned(platform, [], { commit: OTHER_COMMIT, ends: 'never' });
    platform.quirks.onRequest = ({ endpoint }) => {
      const completed_at = new Date(platform.now + 1000).toISOString();
      if (endpoint === 'findings') Object.assign(other, { exit_code: 0, completed_at });
    };
    expect(await runGate(platform)).toMatchObject({ verdict: 'failed', because: 'overwritten' });
  });

  it.each([
    { findings: null, message: 'the index is being rebuilt' },
    { findings: [], errors: [{ message: 'one shard did not answer' }] },
  ])('that say what went wrong are no clean ones: %j', async (body) => {
    const platform = await openGatePlatform();
    scanned(platform, []);
    platform.faults = ({ endpoint }) =>
      endpoint === 'findings' ? { kind: 'body', status: 200, body: JSON.stringify(body) } : undefined;
    expect(await runGate(platform)).toMatchObject({ verdict: 'failed', because: 'list-failed' });
  });
});

describe('the head', () => {
  it('that is still the one before the push is an old answer: asked again, then not believed', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [found('one')]);
    const server = await openGitHub(OTHER_COMMIT);
    const event = {
      name: 'pull_request',
      repository: PROJECT,
      ref: PULL_REF,
      before: OTHER_COMMIT,
      runNumber: 1,
      runAttempt: 1,
      pullRequest: { number: 7, headSha: COMMIT },
      isOfPullRequest: true,
    };
    const result = await runGate(platform, { github: connectionTo(server), event });
    expect(result).toMatchObject({ verdict: 'failed', failure: { kind: 'gate-failed' } });
    expect(server.requests).toHaveLength(3);
  });

  it('of a branch is asked for where a newer commit’s scan replaced the list', async () => {
    const event = { name: 'push', repository: PROJECT, ref: MAIN, sha: COMMIT, runNumber: 1, runAttempt: 1 };
    for (const head of [OTHER_COMMIT, COMMIT]) {
      const platform = await openGatePlatform();
      scanned(platform, [], { branch: MAIN });
      platform.now += 60_000;
      scanned(platform, [], { branch: MAIN, commit: OTHER_COMMIT });
      const server = await openGitHub(COMMIT);
      for (const repository of server.state.repositories) repository.branchHeads = { main: head };
      const result = await runGate(platform, { event, github: connectionTo(server) });
      expect(result.verdict).toBe(head === COMMIT ? 'failed' : 'skipped');
    }
  });
});

describe('a merge queue', () => {
  const GROUP_COMMIT = 'feed000000000000000000000000000000000003';
  const event = {
    name: 'merge_group',
    repository: PROJECT,
    ref: 'refs/heads/gh-readonly-queue/main/pr-7-c0ffee',
    sha: GROUP_COMMIT,
    runNumber: 1,
    runAttempt: 1,
    pullRequest: { number: 7 },
  };

  it('asks GitHub for the pull request’s head', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [found('one')]);
    const github = connectionTo(await openGitHub(COMMIT));
    const result = await runGate(platform, { event, github, commit: undefined, waitMs: 0 });
    expect(result).toMatchObject({ verdict: 'failed', commit: COMMIT, counted: [{ match_based_id: 'one' }] });
  });

  it('fails where GitHub does not say what the head is', async () => {
    const platform = await openGatePlatform();
    const github = { ...connectionTo(await openGitHub(COMMIT)), token: 'of-nobody' };
    const result = await runGate(platform, { event, github, commit: undefined, waitMs: 0 });
    expect(result).toMatchObject({ verdict: 'failed', failure: { kind: 'github' } });
  });
});

it('A run without secrets is skipped without a request', async () => {
  const platform = await openGatePlatform();
  const result = await runGate(platform, { skip: 'fork' });
  expect(result).toMatchObject({ verdict: 'skipped', because: 'fork', failure: undefined, notices: [] });
  expect(platform.requests).toEqual([]);
});
