import { describe, expect, it } from 'vitest';
import { faultsOn } from '../../emulator/platform/faults.ts';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import { openPlatform, stepOn } from '../operations/scenario.ts';
import { expectTrueTriage } from './claims.ts';

const TITLES: unknown[] = [
  { x: { toString: 1 } },
  { toString: 1 },
  { x: { valueOf: null, toString: null } },
  { __proto__x: [], constructor: { name: 1 } },
  ['a', { b: 1 }],
  [],
  {},
  12,
  null,
  true,
];

describe('odd values of a scan', () => {
  const report = async (change: (scan: Record<string, unknown>) => void) => {
    const platform = await openPlatform({ state: fleetState(1) });
    const scan = platform.startScan({
      project: 'fleet/service-00001',
      commit: 'c0ffee'.padEnd(40, '0'),
      id: 42n,
    });
    change(scan as unknown as Record<string, unknown>);
    const run = await stepOn(platform, { operation: 'scan', 'scan-id': '42' });
    expect({ exitCode: run.exitCode, errors: run.errors, stderr: run.stderr }).toEqual({
      exitCode: 0,
      errors: [],
      stderr: '',
    });
    expect(run.outputs['scan-status']).toBe('completed');
    for (const text of [...Object.values(run.outputs), run.summary]) {
      expect(text).not.toMatch(/\bInfinity\b|\bNaN\b|\[object|undefined/);
    }
    return run;
  };

  it.each(TITLES)('as a title (%j) are no fault of the action', async (title) => {
    await report((scan) =>
      Object.assign(scan.meta as object, { commit_title: title, pull_request_title: title, on: title }),
    );
  });

  it.each([
    { findings: 'many' },
    { findings: -1 },
    { findings: 0.5 },
    { total_time: {} },
    [],
    'none',
    7,
    null,
  ])('as stats (%j) fail no report', async (stats) => {
    await report((scan) => Object.assign(scan, { stats }));
  });

  it('as other fields fail no report', async () => {
    await report((scan) => Object.assign(scan, { enabled_products: 'sast', has_logs: 'yes', started_at: 5 }));
    await report((scan) =>
      Object.assign(scan, { meta: { branch: { a: 1 }, commit: ['x'], pull_request_id: { y: 2 } } }),
    );
  });
});

describe('odd counts of a triage', () => {
  const TRIAGE = {
    ...{ operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'ignored', status: 'open' },
  };

  it.each(['1e999', '-1e999', '0.5', '-3', '1e400', '"many"', 'null', '12345678901234567890123', '"7.5"'])(
    'num_triaged: %s is never taken for a count',
    async (numTriaged) => {
      for (const selection of ['listed', 'platform']) {
        const platform = await openPlatform({ state: findingsState(8), quirks: { numTriaged } });
        const run = await stepOn(platform, { ...TRIAGE, selection });
        expect(run.outputs['num-triaged']).toMatch(/^[0-9]{1,2}$/);
        expect(run.log + run.summary).not.toMatch(/\bInfinity\b|\bNaN\b|0\.5 findings/);
        expect(run.stderr).toBe('');
        expect(run.log).not.toContain('fault in this action');
        expectTrueTriage(platform, run);
      }
    },
  );

  it.each(['1e999', '0.5', '-3', '"many"'])(
    'num_triaged: %s without ids is never taken for a count, either',
    async (numTriaged) => {
      for (const selection of ['listed', 'platform']) {
        const platform = await openPlatform({ state: findingsState(8) });
        const body = `{"num_triaged":${numTriaged}}`;
        platform.faults = faultsOn(({ endpoint }) => endpoint === 'triage', {
          ...{ kind: 'body', status: 200, body, processed: true },
        });
        const run = await stepOn(platform, { ...TRIAGE, selection });
        expect(run.outputs['num-triaged']).toMatch(/^[0-9]$/);
        expect(run.log + run.summary).not.toMatch(/\bInfinity\b|\bNaN\b|0\.5 findings|-3 findings/);
        expectTrueTriage(platform, run);
      }
    },
  );
});
