/** The requests of a gate to the platform and GitHub, and their times. */

import { describe, expect, it } from 'vitest';
import { faultsOn as faultsOnGitHub } from '../../../emulator/github/faults.ts';
import type { Fault } from '../../../emulator/platform/faults.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import { noScanYet } from '../../../src/report/explain/gate.ts';
import { asked, listQueries } from '../findings/context.ts';
import {
  COMMIT,
  connectionTo,
  found,
  gateRequest,
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

/** A platform where the pull request was scanned. */
async function openScanned(
  findings: Parameters<typeof scanned>[1] = [],
  others: Parameters<typeof scanned>[2] = {},
) {
  const platform = await openGatePlatform();
  return { platform, scan: scanned(platform, findings, others) };
}

/** Answers each request whose path has a word with a fault. */
function failAt(platform: Platform, word: string, fault: Fault): void {
  platform.faults = ({ path }) => (path.includes(word) ? fault : undefined);
}

it('a clean scan takes three requests of the platform', async () => {
  const { platform } = await openScanned();
  const result = await runGate(platform);
  expect(result).toMatchObject({ verdict: 'passed', counted: [], products: ['sast'], commit: COMMIT });
  expect(result.failure).toBeUndefined();
  expect(asked(platform)).toEqual([
    'GET acme/projects/acme/payments-api',
    'POST 120/scans/search',
    'GET acme/findings',
  ]);
});

it.each([
  ['full', [PULL_REF, 'main', MAIN]],
  ['short', [PULL_REF, 'main']],
] as const)('findings on the primary branch are read there, too, by its %s name', async (refForm, refs) => {
  const platform = await openGatePlatform({ refForm, refFilter: 'exact' });
  onMain(platform, found('old'));
  scanned(platform, [found('old')]);
  const result = await runGate(platform);
  expect(result).toMatchObject({ verdict: 'passed', counted: [], leftOut: { 'on-primary-branch': 1 } });
  expect(new Set(listQueries(platform).map((query) => query.get('ref')))).toEqual(new Set(refs));
});

describe('waiting', () => {
  it('searches after 5 s, and then after half as long again, up to 30 s', async () => {
    const { platform } = await openScanned([], { ends: { afterSearches: 8 } });
    const result = await runGate(platform);
    expect(result.verdict).toBe('passed');
    const waits = [5000, 7500, 11_250, 16_875, 25_312.5, 30_000, 30_000, 30_000];
    expect(result.pauses).toEqual(waits);
    expect(result.waitedMs).toBe(waits.reduce((sum, ms) => sum + ms, 0));
  });

  it.each(['projects', 'scans', 'findings'])(
    'goes on while requests of %s are not answered',
    async (word) => {
      const { platform } = await openScanned();
      const untilMs = platform.now + 120_000;
      platform.faults = ({ path }) =>
        path.includes(word) && platform.now < untilMs ? { kind: 'status', status: 502 } : undefined;
      expect(await runGate(platform, { waitMs: 300_000 })).toMatchObject({ verdict: 'passed' });
    },
  );

  it('ends when the time is over, with why the platform does not answer', async () => {
    const { platform } = await openScanned();
    failAt(platform, 'findings', { kind: 'status', status: 502 });
    const result = await runGate(platform, { waitMs: 60_000 });
    expect(result).toMatchObject({ verdict: 'failed', because: 'gate-list-failed', waitedMs: 60_000 });
    expect(result.failure).toMatchObject({ kind: 'gate-list-failed', cause: { status: 502 } });
    expect(result.counted).toBeUndefined();
  });

  it('does not go on after a refusal', async () => {
    const { platform } = await openScanned();
    failAt(platform, 'scans', { kind: 'status', status: 403 });
    const result = await runGate(platform);
    expect(result).toMatchObject({ verdict: 'failed', pauses: [], failure: { status: 403 } });
  });

  it('times out on a scan that runs, which `on-timeout` may make a warning', async () => {
    const { platform } = await openScanned([], { ends: 'never' });
    const failure = { kind: 'scan-timeout', products: ['sast'], waitedMs: 60_000, status: 'running' };
    const result = await runGate(platform, { waitMs: 60_000 });
    expect(result).toMatchObject({ verdict: 'timed-out', waitedMs: 60_000, failure });
    const warned = await runGate(platform, { waitMs: 60_000, onTimeout: 'warn' });
    expect(warned).toMatchObject({ verdict: 'timed-out', notices: [{ cause: failure }], failure: undefined });
  });

  it('says after 30 s that there is no scan of the commit, and once', async () => {
    const platform = await openGatePlatform();
    const newest = scanned(platform, [], { commit: OTHER_COMMIT, branch: MAIN });
    const { announced } = await runGate(platform, { waitMs: 120_000 });
    expect(announced).toMatchObject([{ id: newest.id }]);
    expect((await runGate(platform, { waitMs: 29_000 })).announced).toEqual([]);
    scanned(platform, [], { ends: 'never' });
    expect((await runGate(platform, { waitMs: 120_000 })).announced).toEqual([]);
  });

  it.each<[string, Parameters<typeof noScanYet>[0]]>([
    ['the last one ran 12 days ago, on `main`', { branch: MAIN, started_at: '2026-11-09T05:00:00Z' }],
    [
      'the last one ran today, on `refs/pull/7/merge`',
      { branch: PULL_REF, started_at: '2026-11-21T04:30:00Z' },
    ],
    ['the last one ran at an unknown time', {}],
    ['the project has no recent one', undefined],
  ])('says which scan is the newest: %s', (end, newest) => {
    expect(noScanYet(newest, Date.parse('2026-11-21T06:00:00Z'))).toBe(`no scan of this commit yet; ${end}`);
  });

  it('ends without a scan, which `on-no-scan` may make a warning', async () => {
    const platform = await openGatePlatform();
    const failure = { kind: 'no-scan', commit: COMMIT, project: PROJECT, waitedMs: 0 };
    expect(await runGate(platform, { waitMs: 0 })).toMatchObject({ verdict: 'no-scan', failure });
    const warned = await runGate(platform, { waitMs: 0, onNoScan: 'warn' });
    expect(warned).toMatchObject({ verdict: 'no-scan', notices: [{ cause: failure }], failure: undefined });
  });

  it('does not wait for a repository that the platform does not know', async () => {
    const result = await runGate(await openGatePlatform(), { project: 'acme/payment-api' });
    expect(result).toMatchObject({ verdict: 'no-scan', project: undefined, pauses: [] });
    expect(result.failure).toMatchObject({ kind: 'no-scan', unknownProject: true, near: [PROJECT] });
  });
});

it('is not concerned by a scan of another commit with a negative exit code', async () => {
  const { platform } = await openScanned();
  const row = {
    ...{ id: '900', repository_id: '1', status: 'SCAN_STATUS_ERROR', exit_code: '-9' },
    ...{ started_at: '2026-11-01T00:00:00Z', commit: OTHER_COMMIT },
  };
  const rewrite = (text: string) => {
    const answer = JSON.parse(text);
    return JSON.stringify({ ...answer, scans: [row, ...answer.scans] });
  };
  failAt(platform, 'scans/search', { kind: 'rewritten', rewrite });
  expect(await runGate(platform)).toMatchObject({ verdict: 'passed' });
});

describe('lists', () => {
  it('are read again where a scan has just ended, 10 s at most', async () => {
    const { platform, scan } = await openScanned();
    scan.findings_counts = { code: 1, supply_chain: 0, secrets: 0 };
    const result = await runGate(platform);
    expect(result).toMatchObject({ verdict: 'passed', notices: [{ kind: 'findings-unlisted', count: 1 }] });
    expect(result.pauses).toEqual([2000, 3000, 5000]);
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
    const { platform } = await openScanned();
    const other = scanned(platform, [], { commit: OTHER_COMMIT, ends: 'never' });
    platform.quirks.onRequest = ({ endpoint }) => {
      const completed_at = new Date(platform.now + 1000).toISOString();
      if (endpoint === 'findings') Object.assign(other, { exit_code: 0, completed_at });
    };
    expect(await runGate(platform)).toMatchObject({ verdict: 'failed', because: 'gate-overwritten' });
  });

  it.each([
    { findings: null, message: 'the index is being rebuilt' },
    { findings: [], errors: [{ message: 'one shard did not answer' }] },
  ])('that say what went wrong are no clean ones: %j', async (body) => {
    const { platform } = await openScanned();
    failAt(platform, 'findings', { kind: 'body', status: 200, body: JSON.stringify(body) });
    expect(await runGate(platform)).toMatchObject({ verdict: 'failed', because: 'gate-list-failed' });
  });
});

it('a search with a scan that cannot be told from others does not pass', async () => {
  const { platform } = await openScanned();
  scanned(platform, [found('one')]);
  const rewrite = (text: string) => text.replace(/"id":\s*"?\d+"?,/, '');
  failAt(platform, 'scans/search', { kind: 'rewritten', rewrite });
  expect(await runGate(platform)).toMatchObject({
    verdict: 'failed',
    failure: { kind: 'answer', cause: expect.stringContaining('id') },
  });
});

describe('the head', () => {
  it('that moved is asked for twice, 5 s apart', async () => {
    const { platform } = await openScanned([found('one')]);
    const server = await openGitHub(OTHER_COMMIT);
    const result = await runGate(platform, { github: connectionTo(server) });
    expect(result).toMatchObject({ verdict: 'skipped', because: 'head-moved', waitedMs: 0 });
    expect(server.requests).toHaveLength(2);
    // An answer that GitHub takes back was an old one.
    const flapping = await openGitHub(OTHER_COMMIT);
    flapping.beforeProcessing = async () => {
      if (flapping.requests.length > 1) for (const pull of flapping.state.pulls) pull.headSha = COMMIT;
    };
    const again = await runGate(platform, { github: connectionTo(flapping) });
    expect(again).toMatchObject({ verdict: 'failed', failure: { kind: 'gate-failed' } });
  });

  it.each([
    [OTHER_COMMIT, 'skipped'],
    [COMMIT, 'failed'],
  ])('of a branch is asked for where a newer scan replaced the list: %s', async (head, verdict) => {
    const branch = 'refs/heads/release';
    const { platform } = await openScanned([], { branch });
    platform.now += 60_000;
    scanned(platform, [], { branch, commit: OTHER_COMMIT });
    const server = await openGitHub(COMMIT);
    for (const repository of server.state.repositories) repository.branchHeads = { release: head };
    const { pullRequest, ...run } = gateRequest().event;
    const event = { ...run, isOfPullRequest: false, name: 'push', ref: branch, sha: COMMIT };
    expect((await runGate(platform, { event, github: connectionTo(server) })).verdict).toBe(verdict);
  });

  it.each([
    ['says, decides in a merge queue beside the group', {}, { commit: COMMIT, counted: [{}, {}] }],
    ['does not say, fails a merge queue', { token: 'of-nobody' }, { failure: { kind: 'gate-head-unread' } }],
  ])('that GitHub %s', async (_, connection, expected) => {
    const { platform } = await openScanned([found('one')]);
    const [ref, sha] = ['refs/heads/gh-readonly-queue/main/pr-7-c0ffee', 'f'.repeat(40)];
    scanned(platform, [found('two')], { commit: sha, branch: ref });
    const run = { ...gateRequest().event, isOfPullRequest: false };
    const event = { ...run, name: 'merge_group', ref, sha, pullRequest: { number: 7 } };
    const github = { ...connectionTo(await openGitHub(COMMIT)), ...connection };
    const result = await runGate(platform, { event, github, commit: undefined, waitMs: 0 });
    expect(result).toMatchObject({ verdict: 'failed', ...expected });
  });
});

describe('the pull request', () => {
  /** GitHub's pull request 7, whose only scan counted one secret more than its rows. */
  async function openCounted(findings: Parameters<typeof scanned>[1], counts: object) {
    const platform = await openGatePlatform();
    const scan = scanned(platform, findings, { products: ['sast', 'secrets'] });
    Object.assign(scan, {
      exit_code: 1,
      findings_counts: { code: 0, supply_chain: 0, secrets: 0, ...counts },
    });
    platform.now += 60_000;
    const server = await openGitHub(COMMIT);
    const pull = server.state.pulls.find(({ number }) => number === 7);
    if (pull === undefined) throw new Error('there is no pull request 7');
    return { platform, server, pull, scan, github: connectionTo(server) };
  }

  it('says by its files which secret of another branch may be the one that was counted', async () => {
    const { platform, pull, github } = await openCounted([], { secrets: 1 });
    const secret = { issue_type: 'secrets', ref: 'refs/heads/x', created_at: 1, severity: 'high' } as const;
    onMain(
      platform,
      found('a', { ...secret, path: 'src/a.ts' }),
      found('b', { ...secret, path: 'src/b.ts' }),
    );
    pull.files = ['src/a.ts'];
    const result = await runGate(platform, { github });
    expect(result).toMatchObject({
      verdict: 'failed',
      counted: [],
      unplaced: { count: 1, rows: [{ path: 'src/a.ts' }] },
    });
    pull.files = Array.from({ length: 3000 }, (_, at) => `f${at}`);
    const unknown = await runGate(platform, { github });
    expect(unknown).toMatchObject({ verdict: 'failed', unplaced: { count: 1, rows: [{}, {}] } });
  });

  it.each([
    ['its events', undefined],
    ['the event, where those cannot be read', { status: 403 }],
    ['the event, where those may lack some', { status: 200, body: [], headers: { link: '<x>; rel="next"' } }],
  ])('that was reopened after the scan, by %s, needs another scan', async (_, answer) => {
    const { platform, server, pull, github } = await openCounted([], { code: 1 });
    pull.events = [{ event: 'reopened', createdAt: new Date(platform.now).toISOString() }];
    if (answer !== undefined)
      server.faults = faultsOnGitHub(({ path }) => path.includes('events'), { kind: 'status', ...answer });
    const reopenedMs = answer && Number.POSITIVE_INFINITY;
    const event = { ...gateRequest().event, reopenedMs };
    const result = await runGate(platform, { github, event });
    expect(result).toMatchObject({
      verdict: 'timed-out',
      because: 'gate-reopened',
      failure: { kind: 'gate-reopened' },
    });
    const warned = await runGate(platform, { github, event, onTimeout: 'warn' });
    expect(warned.failure).toBeUndefined();
  });

  it('that was reopened waits for a newer scan, and asks GitHub for that once', async () => {
    const { platform, server, pull, github } = await openCounted([], { code: 1 });
    pull.events = [{ event: 'reopened', createdAt: new Date(platform.now).toISOString() }];
    const late = await runGate(platform, { github, waitMs: 60_000 });
    expect(late).toMatchObject({ verdict: 'timed-out', because: 'gate-reopened', waitedMs: 60_000 });
    expect(server.requests.filter(({ path }) => path.includes('events'))).toHaveLength(1);
    let searches = 0;
    platform.quirks.onRequest = ({ endpoint }) => {
      if (endpoint !== 'scan-search') return;
      searches += 1;
      if (searches === 3) scanned(platform, [], { products: ['sast', 'secrets'] });
    };
    const result = await runGate(platform, { github });
    expect(result).toMatchObject({ verdict: 'passed', waitedMs: 12_500 });
  });
});

it('A scan of another repository is ignored, with a warning', async () => {
  const { platform, scan } = await openScanned();
  const rewrite = (text: string) => text.replaceAll(/"repository_id":"?\d+"?/g, '"repository_id":"99"');
  failAt(platform, 'scans/search', { kind: 'rewritten', rewrite });
  const result = await runGate(platform, { waitMs: 0 });
  expect(scan.repository_id).not.toBe(99n);
  expect(result).toMatchObject({ verdict: 'no-scan', notices: [{ kind: 'scans-elsewhere', scans: 1 }] });
});
