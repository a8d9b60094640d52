import { describe, expect, it } from 'vitest';
import type { ScanChoice } from '../../../src/operations/scan/inputs.ts';
import { scan } from '../../../src/operations/scan/run.ts';
import { contextOn } from '../findings/context.ts';
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
    expect(result).toMatchObject({ scan: { id }, findings: [{ severity: 'high' }] });
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
