import { describe, expect, it } from 'vitest';
import { faultsOn } from '../../emulator/platform/faults.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Scan } from '../../emulator/platform/state.ts';
import { openPlatform, stepOn } from './scenario.ts';

const COMMIT = 'c0ffee0000000000000000000000000000000001';

async function scanned(exitCode: number | null, others: Partial<Scan> = {}, proto3 = false) {
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
    const platform = await scanned(exitCode);
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
      const platform = await scanned(null, { status });
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

describe('a scan that runs', () => {
  it.each([false, true])('has no exit code: null is not 0 (left out: %s)', async (proto3) => {
    const platform = await scanned(null, { completed_at: undefined }, proto3);
    const run = await stepOn(platform, { operation: 'scan', 'scan-id': '42' });
    expect(JSON.parse(run.outputs.scan ?? '')).not.toHaveProperty('exit_code');
    expect(run.outputs['scan-status']).toBe('running');
    for (const output of ['scan-exit-code', 'scan-findings', 'scan-completed-at']) {
      expect(run.outputs[output] ?? '').toBe('');
    }
  });
});

describe('a scan of which nobody says how it ended', () => {
  it.each([{ completed_at: undefined }, {}])(
    'has neither status nor counts, but a warning: %j',
    async (others) => {
      const platform = await scanned(null, others, true);
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
  it.each([0, 1])('with exit code %i has its findings', async (exitCode) => {
    const platform = await scanned(exitCode, { stats: { findings: exitCode * 3, total_time: 2 } });
    const run = await stepOn(platform, { operation: 'scan', 'scan-id': '42' });
    expect(run.outputs).toMatchObject({ 'scan-status': 'completed', 'scan-findings': String(exitCode * 3) });
    expect(run.summary.slice(0, 200).includes('✅')).toBe(exitCode === 0);
  });

  it('is no clean one where its details leave out what the search counted', async () => {
    const counted = { findings_counts: { code: 4, supply_chain: 0, secrets: 1 } };
    const platform = await scanned(1, { stats: { findings: 0, total_time: 2 }, ...counted }, true);
    const inputs = { operation: 'scan', commit: COMMIT, projects: 'fleet/service-00001' };
    const run = await stepOn(platform, inputs);
    expect(run.outputs).toMatchObject({ 'scan-status': 'completed', 'scan-findings': '5' });
    expect(run.summary).toContain('⚠️ 5 findings');
  });
});
