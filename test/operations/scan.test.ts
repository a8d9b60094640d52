import { describe, expect, it } from 'vitest';
import { PULL_REQUEST_SCAN, PUSH_SCAN } from '../../emulator/platform/believable-state.ts';
import { faultsOn } from '../../emulator/platform/faults.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import type { Scan } from '../../emulator/platform/state.ts';
import type { ScanChoice } from '../../src/operations/scan/inputs.ts';
import { scan } from '../../src/operations/scan/run.ts';
import { contextOn } from './findings/context.ts';
import { COMMIT, found, openGatePlatform, PROJECT, PULL_REF, scanned } from './gate/open.ts';
import { expectSuccess, openPlatform, stepOn } from './scenario.ts';

function report(platform: Platform, choice: ScanChoice) {
  const context = contextOn(platform, { dryRun: true });
  return scan(context, { operation: 'scan', deployment: {}, concurrency: 8, scan: choice });
}

const scanInputs = (id: bigint) => ({ operation: 'scan', 'scan-id': String(id) });
/** The facts in the summary, without markup. */
const facts = (summary: string) =>
  Object.fromEntries(
    [...summary.matchAll(/<li><b>(.*?)<\/b>: (.*?)<\/li>/g)].map(([, name, value]) => [
      name,
      value?.replace(/<[^>]*>/g, ''),
    ]),
  );

describe('scan', () => {
  it('of nothing found gives zeros, also where the platform leaves them out', async () => {
    const quirks = { proto3: true, int64AsStrings: true };
    const run = await stepOn(await openPlatform({ quirks }), scanInputs(PUSH_SCAN));
    expectSuccess(run);
    expect(run.outputs).toMatchObject({
      'scan-findings': '0',
      'scan-exit-code': '0',
      'scan-total-time': '43',
    });
    expect(JSON.parse(run.outputs.scan ?? '')).toMatchObject({
      id: 5418219,
      deployment_id: 120,
      exit_code: 0,
      stats: { findings: 0, total_time: 43 },
    });
  });

  it('of a scan without any statistics counts what is listed, and sets no output', async () => {
    const platform = await openPlatform();
    Object.assign(platform.state.scans[1] ?? {}, { stats: undefined });
    const run = await stepOn(platform, scanInputs(PUSH_SCAN));
    expectSuccess(run);
    expect(run.outputs).not.toHaveProperty('scan-findings');
    expect(run.outputs).not.toHaveProperty('scan-total-time');
    platform.faults = ({ path }) =>
      path.includes('/findings?') ? { kind: 'status', status: 501 } : undefined;
    const unlisted = await stepOn(platform, scanInputs(PUSH_SCAN));
    expect(unlisted.outputs).not.toHaveProperty('scan-findings');
    expect(unlisted.summary).toContain('its findings are not known');
  });

  it('reads the event under the name that YAML makes of `on`, and titles that it took for maps', async () => {
    const platform = await openPlatform();
    const [scan] = platform.state.scans;
    const { on, ...meta } = scan?.meta ?? {};
    Object.assign(scan ?? {}, {
      meta: {
        ...meta,
        true: on,
        pull_request_id: '9007199254740993',
        commit_title: { 'fix(refunds)': 'round half to even' },
        pull_request_title: { 'feat(x)': null },
      },
    });
    const run = await stepOn(platform, scanInputs(PULL_REQUEST_SCAN));
    expectSuccess(run);
    const parsed = JSON.parse(run.outputs.scan ?? '');
    expect(parsed.meta).toMatchObject({
      on: 'pull_request',
      commit_title: 'fix(refunds): round half to even',
      pull_request_title: 'feat(x):',
    });
    expect(parsed.meta).not.toHaveProperty('true');
    expect(facts(run.summary)).toMatchObject({
      Trigger: 'pull_request',
      'Pull request': '#9007199254740993 feat(x): (by robin-ek)',
    });
  });

  it('takes numbers that come as text, with all their digits', async () => {
    const platform = await openPlatform({ quirks: { int64AsStrings: true } });
    const id = 18_446_744_073_709_551_615n;
    Object.assign(platform.state.scans[1] ?? {}, {
      id,
      exit_code: '1',
      stats: { findings: '12', total_time: '61' },
    });
    const run = await stepOn(platform, scanInputs(id));
    expectSuccess(run);
    expect(run.outputs).toMatchObject({
      'scan-findings': '12',
      'scan-exit-code': '1',
      'scan-total-time': '61',
    });
    expect(run.outputs.scan).toContain(`"id":${id}`);
    expect(run.reportText).toMatch(new RegExp(`"id": ?${id}`));
  });

  it.each([
    ['titles', { meta: { commit_title: { x: { toString: 1 } }, pull_request_title: [], on: 12 } }],
    ['counts', { stats: { findings: -1, total_time: {} } }],
    ['statistics', { stats: 'none' }],
    ['other fields', { meta: { branch: { a: 1 }, pull_request_id: { y: 2 } }, enabled_products: 'sast' }],
  ])('with odd %s is reported all the same', async (_, odd) => {
    const platform = await openPlatform();
    Object.assign(platform.state.scans[1] ?? {}, odd);
    const run = await stepOn(platform, scanInputs(PUSH_SCAN));
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'scan-status': 'completed' } });
    for (const text of [...Object.values(run.outputs), run.summary])
      expect(text).not.toMatch(/\bInfinity\b|\bNaN\b|\[object|undefined/);
  });
});

async function ended(exitCode: number | null, others: Partial<Scan> = {}, proto3 = false) {
  const platform = await openPlatform({ state: fleetState(2), quirks: { proto3 } });
  const scan = platform.startScan({ project: 'fleet/service-00001', commit: COMMIT, id: 42n });
  Object.assign(scan, { exit_code: exitCode, stats: { findings: 0, total_time: 3 }, ...others });
  return platform;
}

describe('a scan that failed', () => {
  it.each<[number, Record<string, string>]>([
    [2, { 'scan-id': '42' }],
    [255, { commit: COMMIT, projects: 'fleet/service-00001' }],
  ])('with exit code %i is not a clean one, by %j', async (exitCode, inputs) => {
    const platform = await ended(exitCode);
    const run = await stepOn(platform, { operation: 'scan', ...inputs });
    expect(run.outputs).toMatchObject({ 'scan-status': 'failed', 'scan-exit-code': String(exitCode) });
    // Compared with '0', what is unset differs.
    expect(run.outputs['scan-findings'] === '0').toBe(false);
  });
});

describe('a scan that did not end well', () => {
  it.each(['CANCELLED', 'ERROR', 'NEVER_FINISHED'] as const)(
    'as %s failed, by commit and by id',
    async (status) => {
      const platform = await ended(null, { status });
      const choices: Record<string, string>[] = [
        { commit: COMMIT, projects: 'fleet/service-00001' },
        { 'scan-id': '42' },
      ];
      for (const choice of choices) {
        const run = await stepOn(platform, { operation: 'scan', ...choice });
        expect(run.outputs['scan-status']).toBe('failed');
        expect(run.outputs).not.toHaveProperty('scan-exit-code');
      }
    },
  );
});

describe('a scan of which nobody says how it ended', () => {
  it.each([{ completed_at: undefined }, {}])(
    'has neither status nor counts, but a warning: %j',
    async (others) => {
      const platform = await ended(null, others, true);
      platform.faults = faultsOn(({ endpoint }) => endpoint === 'scan-search', {
        kind: 'status',
        status: 403,
      });
      const run = await stepOn(platform, { operation: 'scan', 'scan-id': '42' });
      expect(run).toMatchObject({ exitCode: 0, outputs: { 'scan-id': '42' } });
      for (const output of ['scan-status', 'scan-exit-code', 'scan-findings']) {
        expect(run.outputs[output] ?? '').toBe('');
      }
      expect(run.warnings).toEqual([expect.stringContaining('does not say how the scan ended')]);
    },
  );
});

describe('a scan that completed', () => {
  it('is no clean one where its details leave out what the search counted', async () => {
    const counted = { findings_counts: { code: 4, supply_chain: 0, secrets: 1 } };
    const platform = await ended(1, { stats: { findings: 0, total_time: 2 }, ...counted }, true);
    const inputs = { operation: 'scan', commit: COMMIT, projects: 'fleet/service-00001' };
    const run = await stepOn(platform, inputs);
    expect(run.outputs).toMatchObject({ 'scan-status': 'completed', 'scan-findings': '5' });
    expect(run.summary).toContain('⚠️ 5 findings');
  });
});

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
