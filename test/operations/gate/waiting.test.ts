import { describe, expect, it } from 'vitest';
import type { StartedScan } from '../../../emulator/platform/started-scans.ts';
import {
  COMMIT,
  connectionTo,
  found,
  MAIN,
  OTHER_COMMIT,
  openGatePlatform,
  openGitHub,
  PROJECT,
  PULL_REF,
  runGate,
  scanned,
} from './open.ts';

describe('a scan that is awaited', () => {
  it('is looked for after 5 s, and then after half as long again, up to 30 s', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [], { ends: { afterSearches: 8 } });
    const result = await runGate(platform);
    expect(result.verdict).toBe('passed');
    const waits = [5000, 7500, 11_250, 16_875, 25_312.5, 30_000, 30_000, 30_000];
    expect(result.pauses).toEqual(waits.map((ms) => ({ reason: 'scan', ms })));
    expect(result.waitedMs).toBe(waits.reduce((sum, ms) => sum + ms, 0));
  });

  it('that runs until the time is over is timed out', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [], { ends: 'never' });
    const result = await runGate(platform, { waitMs: 60_000 });
    expect(result).toMatchObject({ verdict: 'timed-out', waitedMs: 60_000 });
    expect(result.failure).toEqual({ kind: 'scan-timeout', waitedMs: 60_000, status: 'running' });
    const warned = await runGate(platform, { waitMs: 60_000, onTimeout: 'warn' });
    expect(warned).toMatchObject({ verdict: 'timed-out', notices: [{ kind: 'scan-timeout' }] });
    expect(warned.failure).toBeUndefined();
  });

  it('that runs, or does not come, is not waited for on a pull request that has moved on', async () => {
    for (const isThere of [true, false]) {
      const platform = await openGatePlatform();
      if (isThere) scanned(platform, [], { ends: 'never' });
      const result = await runGate(platform, { github: connectionTo(await openGitHub(OTHER_COMMIT)) });
      expect(result).toMatchObject({ verdict: 'skipped', because: 'head-moved', pauses: [] });
      expect(result.failure).toBeUndefined();
    }
  });

  it('of a repository that the platform does not know is no scan, and is not waited for', async () => {
    const platform = await openGatePlatform();
    const result = await runGate(platform, { project: 'acme/payment-api' });
    expect(result).toMatchObject({ verdict: 'no-scan', because: 'unknown-project', pauses: [] });
    expect(result.failure).toMatchObject({ kind: 'no-scan', unknownProject: true, near: [PROJECT] });
    const warned = await runGate(platform, { project: 'acme/payment-api', onNoScan: 'warn' });
    expect(warned).toMatchObject({ verdict: 'no-scan', notices: [{ kind: 'no-scan' }] });
    expect(warned.failure).toBeUndefined();
  });

  it('that does not come is no scan', async () => {
    const platform = await openGatePlatform();
    const result = await runGate(platform, { waitMs: 0 });
    expect(result.verdict).toBe('no-scan');
    expect(result.failure).toEqual({ kind: 'no-scan', commit: COMMIT, project: PROJECT, waitedMs: 0 });
    const warned = await runGate(platform, { waitMs: 0, onNoScan: 'warn' });
    expect(warned).toMatchObject({ verdict: 'no-scan', notices: [{ kind: 'no-scan' }] });
    expect(warned.failure).toBeUndefined();
  });

  it.each<[string, Partial<StartedScan>]>([
    ['error', { exitCode: 2 }],
    ['error', { exitCode: 13 }],
    ['cancelled', { status: 'CANCELLED' }],
    ['never_finished', { status: 'NEVER_FINISHED' }],
  ])('that ended as %s fails: %j', async (status, others) => {
    const platform = await openGatePlatform();
    scanned(platform, [], others);
    const result = await runGate(platform);
    expect(result).toMatchObject({ verdict: 'failed', because: 'scan-failed' });
    expect(result.failure).toMatchObject({ kind: 'gate-scan-failed', status });
    expect(result.counted).toBeUndefined();
  });

  it('fails on an exit code of 2, whatever its status says', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [], { exitCode: 2 }).status = 'COMPLETED';
    expect(await runGate(platform)).toMatchObject({ verdict: 'failed', because: 'scan-failed' });
  });

  it('has a commit in any case', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [], { commit: COMMIT.toUpperCase() });
    expect((await runGate(platform)).verdict).toBe('passed');
  });
});

describe('a scan of another commit', () => {
  it('never decides, even when it is newer and of the same branch', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [], { commit: OTHER_COMMIT });
    expect((await runGate(platform, { waitMs: 0 })).verdict).toBe('no-scan');
  });

  it('on the same branch since then skips a pull request whose head has moved on', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [found('one')]);
    platform.now += 60_000;
    scanned(platform, [], { commit: OTHER_COMMIT });
    const github = connectionTo(await openGitHub(OTHER_COMMIT));
    const result = await runGate(platform, { github });
    expect(result).toMatchObject({ verdict: 'skipped', because: 'head-moved' });
    expect(result.failure).toBeUndefined();
  });

  it('on the same branch since then skips where the head is not known, or there is no pull request', async () => {
    const platform = await openGatePlatform();
    scanned(platform, []);
    platform.now += 60_000;
    scanned(platform, [], { commit: OTHER_COMMIT });
    const refused = { ...connectionTo(await openGitHub(COMMIT)), token: 'of-nobody' };
    const event = { name: 'push', ref: MAIN, runNumber: 1, runAttempt: 1 };
    for (const others of [{ github: refused }, {}, { event }]) {
      const result = await runGate(platform, others);
      expect(result).toMatchObject({ verdict: 'skipped', because: 'newer-scan' });
      expect(result.failure).toBeUndefined();
    }
  });

  it('fails where the branch was set back, so that this commit is the head again', async () => {
    const platform = await openGatePlatform();
    scanned(platform, []);
    platform.now += 60_000;
    scanned(platform, [], { commit: OTHER_COMMIT });
    const result = await runGate(platform, { github: connectionTo(await openGitHub(COMMIT)) });
    expect(result).toMatchObject({ verdict: 'failed', because: 'overwritten' });
    expect(result.failure).toEqual({ kind: 'gate-overwritten', commit: COMMIT, by: OTHER_COMMIT });
  });

  it('that began before and completed later has replaced the findings: scan again', async () => {
    const platform = await openGatePlatform();
    const older = scanned(platform, [], { commit: OTHER_COMMIT, ends: 'never' });
    platform.now += 60_000;
    scanned(platform, []);
    const at = (ms: number) => new Date(ms).toISOString();
    Object.assign(older, { exit_code: 0, completed_at: at(platform.now + 30_000) });
    platform.now += 60_000;
    const result = await runGate(platform);
    expect(result).toMatchObject({ verdict: 'failed', because: 'overwritten' });
  });

  it('on another branch, or still running, changes nothing', async () => {
    const platform = await openGatePlatform();
    scanned(platform, []);
    platform.now += 60_000;
    scanned(platform, [], { commit: OTHER_COMMIT, branch: MAIN });
    scanned(platform, [], { commit: OTHER_COMMIT, ends: 'never' });
    expect((await runGate(platform)).notices).toEqual([]);
  });
});

describe('several scans of one commit', () => {
  it('count by the event’s branch, else the newest does', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [found('one')], { branch: PULL_REF });
    platform.now += 60_000;
    scanned(platform, [], { branch: 'refs/heads/feature' });
    expect(await runGate(platform)).toMatchObject({ verdict: 'failed', scan: { branch: PULL_REF } });
    const event = { name: 'workflow_dispatch', ref: MAIN, runNumber: 1, runAttempt: 1 };
    expect(await runGate(platform, { event })).toMatchObject({ verdict: 'passed' });
  });

  it('on one branch count by the newest, which may still run', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [], { exitCode: 2 });
    platform.now += 60_000;
    scanned(platform, [], { ends: { afterSearches: 3 } });
    expect(await runGate(platform)).toMatchObject({ verdict: 'passed', waitedMs: 23_750 });
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

  /** Where only the pull request knows the commit. */
  async function runQueue(platform: Awaited<ReturnType<typeof openGatePlatform>>, head: string) {
    const github = connectionTo(await openGitHub(head));
    const { commit: _, ...request } = { commit: undefined, event, github, waitMs: 0 };
    return runGate(platform, { ...request, commit: undefined } as never);
  }

  it('is decided by the scan of the pull request’s head', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [found('one')]);
    expect(await runQueue(platform, COMMIT)).toMatchObject({ verdict: 'failed', commit: COMMIT });
    expect(await runQueue(platform, OTHER_COMMIT)).toMatchObject({
      verdict: 'no-scan',
      commit: OTHER_COMMIT,
    });
  });

  it('is decided by a scan of the group’s own commit, too', async () => {
    const platform = await openGatePlatform();
    scanned(platform, [], { commit: GROUP_COMMIT, branch: event.ref });
    expect(await runQueue(platform, COMMIT)).toMatchObject({ verdict: 'passed', commit: GROUP_COMMIT });
  });

  it('fails where GitHub does not say what the head is', async () => {
    const platform = await openGatePlatform();
    scanned(platform, []);
    const github = { ...connectionTo(await openGitHub(COMMIT)), token: 'of-nobody' };
    const result = await runGate(platform, { event, github, commit: undefined } as never);
    expect(result).toMatchObject({ verdict: 'failed', failure: { kind: 'github' } });
  });
});

describe('a run without secrets', () => {
  it('is skipped without a request', async () => {
    const platform = await openGatePlatform();
    const result = await runGate(platform, { skip: 'fork' });
    expect(result).toMatchObject({ verdict: 'skipped', because: 'fork' });
    expect(result.failure).toBeUndefined();
    expect(result.notices).toEqual([{ kind: 'fork-run', why: 'fork' }]);
    expect(platform.requests).toEqual([]);
  });
});
