import { describe, expect, it } from 'vitest';
import type { ScanChoice } from '../../../src/operations/scan/inputs.ts';
import { scan } from '../../../src/operations/scan/run.ts';
import { asked, contextOn } from '../findings/context.ts';
import { COMMIT, found, openGatePlatform, PROJECT, PULL_REF, scanned } from './open.ts';

type GatePlatform = Awaited<ReturnType<typeof openGatePlatform>>;

function report(platform: GatePlatform, choice: ScanChoice) {
  const context = contextOn(platform, { dryRun: true });
  return scan(context, { operation: 'scan', deployment: {}, concurrency: 8, scan: choice });
}

const byCommit = (waitMs = 0): ScanChoice => ({
  by: 'commit',
  project: PROJECT,
  commit: COMMIT,
  ref: PULL_REF,
  waitMs,
});

describe('the report of a scan', () => {
  it('has the open findings of its branch, the worst first', async () => {
    const platform = await openGatePlatform();
    const { id } = scanned(platform, [
      found('a', { severity: 'medium' }),
      found('b', { severity: 'critical', path: 'src/pay.ts', line: 7 }),
      found('c', { status: 'ignored', triage_state: 'ignored' }),
    ]);
    const result = await report(platform, { by: 'id', scanId: id });
    expect(result.scan).toMatchObject({ id, exit_code: 1 });
    expect(result.findings?.total).toBe(2);
    expect(result.findings?.rows).toMatchObject([
      { severity: 'critical', path: 'src/pay.ts', line: 7 },
      { severity: 'medium' },
    ]);
    expect(result.notices).toEqual([]);
  });

  it('of a clean one asks for no list', async () => {
    const platform = await openGatePlatform();
    const { id } = scanned(platform, []);
    const result = await report(platform, { by: 'id', scanId: id });
    expect(result.findings).toEqual({ rows: [], total: 0 });
    expect(asked(platform)).toEqual([`GET 120/scan/${id}`]);
  });

  it.each([
    ['failed', { exitCode: 2 }],
    ['runs', { ends: 'never' as const }],
  ])('of one that %s has no findings, and does not fail', async (_, others) => {
    const platform = await openGatePlatform();
    const { id } = scanned(platform, [], others);
    const result = await report(platform, { by: 'id', scanId: id });
    expect(result.failure).toBeUndefined();
    expect(result.findings).toBeUndefined();
    expect(result.scan?.id).toBe(id);
  });

  it('does not fail where the findings can’t be read', async () => {
    const platform = await openGatePlatform();
    const { id } = scanned(platform, [found('a')]);
    platform.faults = ({ endpoint }) =>
      endpoint === 'findings' ? { kind: 'status', status: 403 } : undefined;
    const result = await report(platform, { by: 'id', scanId: id });
    expect(result).toMatchObject({
      scan: { id },
      notices: [{ kind: 'findings-unread', cause: { status: 403 } }],
    });
    expect(result.failure).toBeUndefined();
    expect(result.findings).toBeUndefined();
  });

  it.each([
    ['was cancelled, and the search does not answer', { status: 'CANCELLED' as const }, 403],
    ['has no end in its details, and the search does not know it', { ends: 'never' as const }, undefined],
  ])('of one that %s leaves status and counts unset, with a warning', async (_, others, status) => {
    const platform = await openGatePlatform();
    const scan = scanned(platform, [], others);
    if (status !== undefined) scan.completed_at = new Date(platform.now).toISOString();
    platform.faults = ({ endpoint }) => {
      if (endpoint !== 'scan-search') return undefined;
      return status === undefined
        ? { kind: 'body', status: 200, body: '{"scans":[]}' }
        : { kind: 'status', status };
    };
    const result = await report(platform, { by: 'id', scanId: scan.id });
    expect(result).toMatchObject({ scan: { id: scan.id }, notices: [{ kind: 'scan-end-unknown' }] });
    expect(result.status).toBeUndefined();
    expect(result.findings).toBeUndefined();
    expect(result.failure).toBeUndefined();
  });

  it('with a negative exit code is one that failed', async () => {
    const platform = await openGatePlatform();
    const { id } = scanned(platform, [], { exitCode: 2 });
    for (const scan of platform.state.scans) if (scan.id === id) scan.exit_code = -9;
    expect(await report(platform, { by: 'id', scanId: id })).toMatchObject({
      status: 'failed',
      scan: { exit_code: -9 },
    });
  });

  it('of another scan than the one that was asked for is an error', async () => {
    const platform = await openGatePlatform();
    const { id } = scanned(platform, []);
    const other = scanned(platform, [], { commit: 'f'.repeat(40) });
    const rewrite = (text: string) => text.replaceAll(String(id), String(other.id));
    platform.faults = ({ endpoint }) => (endpoint === 'scan' ? { kind: 'rewritten', rewrite } : undefined);
    const result = await report(platform, { by: 'id', scanId: id });
    expect(result.failure).toMatchObject({ kind: 'another-answer' });
    expect(result.scan).toBeUndefined();
  });
});

describe('a scan found by its commit', () => {
  it('is waited for', async () => {
    const platform = await openGatePlatform();
    const { id } = scanned(platform, [found('a')], { ends: { afterSearches: 2 } });
    const result = await report(platform, byCommit(60_000));
    expect(result).toMatchObject({ scan: { id }, findings: { total: 1 } });
  });

  it('is reported as it is when the time is over', async () => {
    const platform = await openGatePlatform();
    const { id } = scanned(platform, [], { ends: 'never' });
    const result = await report(platform, byCommit(20_000));
    expect(result.scan?.id).toBe(id);
    expect(result.failure).toBeUndefined();
  });

  it('that was not scanned is a failure', async () => {
    const platform = await openGatePlatform();
    const result = await report(platform, byCommit());
    expect(result.failure).toEqual({ kind: 'no-scan', commit: COMMIT, project: PROJECT, waitedMs: 0 });
  });
});
