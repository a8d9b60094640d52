import { describe, expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { rowsOf } from '../claims.ts';
import { innerStep } from '../inner-step.ts';
import { bodies, expectSuccess, openPlatform } from './scenario.ts';

const ONE = 'fleet/service-00001';
const SWITCH = { operation: 'managed-scan', projects: ONE };

function scans(platform: Platform) {
  const { diff_scan, full_scan } = platform.state.projects.get(ONE)?.managed_scan_config ?? {};
  return { diff: diff_scan?.enabled, full: full_scan?.enabled };
}

function body(diff: boolean, full: boolean): string {
  return JSON.stringify({ diff_scan: { enabled: diff }, full_scan: { enabled: full } });
}

describe('managed-scan', () => {
  it.each([
    [{ 'diff-scan': 'true', 'full-scan': 'true' }, false, { diff: true, full: true }],
    [{ 'diff-scan': 'true' }, false, { diff: true, full: false }],
    [{ 'full-scan': 'false' }, true, { diff: true, full: false }],
  ])('with %j, from %s, sends both flags and leaves alone what is not given', async (flags, from, to) => {
    // This server clears a flag that it does not get.
    const state = fleetState(1, { managedScans: from });
    const platform = await openPlatform({ state, quirks: { patchOneFlag: 'clear' } });
    const run = await innerStep(platform, { ...SWITCH, ...flags });
    expectSuccess(run);
    expect(bodies(platform, 'PATCH')).toEqual([body(to.diff, to.full)]);
    expect(scans(platform)).toEqual(to);
    expect(run.outputs['projects-changed']).toBe('1');
    const changed = rowsOf(run).map(({ change }) => [change.field, change.before, change.after]);
    const wanted = [
      ['diff_scan', from, to.diff],
      ['full_scan', from, to.full],
    ];
    expect(changed).toEqual(wanted.filter(([, before, after]) => before !== after));
  });

  it('takes a flag that the server leaves out for off', async () => {
    const quirks = { proto3: true, int64AsStrings: true };
    const platform = await openPlatform({ state: fleetState(1, { managedScans: true }), quirks });
    expectSuccess(await innerStep(platform, { ...SWITCH, 'diff-scan': 'false', 'full-scan': 'false' }));
    expect(scans(platform)).toEqual({ diff: false, full: false });
    const again = await innerStep(platform, { ...SWITCH, 'diff-scan': 'false', 'full-scan': 'false' });
    expectSuccess(again);
    expect(again.outputs['projects-unchanged']).toBe('1');
    expect(bodies(platform, 'PATCH')).toEqual([body(false, false)]);
  });
});
