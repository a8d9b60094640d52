import { describe, expect, it } from 'vitest';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { keyOf, rowsOf } from './report.ts';
import { applyInputs, meanwhile, ONE, openWorld, run, undo, worldOf, writesOf } from './world.ts';

const DIFF = { operation: 'managed-scan', 'diff-scan': 'true', projects: 'fleet/**' };
const TAG_AND_SWITCH = `version: 1
projects:
  - name: all
    when: { name: 'fleet/**' }
    tags: [new]
    managed-scan: { diff: true }
`;
const scansOf = ({ state }: Platform, name = ONE) => {
  const { diff_scan, full_scan } = state.projects.get(name)?.managed_scan_config ?? {};
  return [diff_scan?.enabled, full_scan?.enabled];
};

describe('a switch whose read lags behind it', () => {
  it.each([1, 2])('is changed where the answer was empty, once %i late reads are over', async (reads) => {
    const platform = await openWorld(worldOf(3), { emptyPatchBody: true, projectLag: { reads } });
    const done = await run(platform, DIFF);
    expect(rowsOf(done.report).projects.map(({ state }) => state)).toEqual(Array(3).fill('changed'));
    expect(writesOf(platform)).toEqual(Array(3).fill('PATCH managed-scan'));
    expect(done.exitCode).toBe(0);
  });

  it('is changed where the answer shows it, with one request, and is undone', async () => {
    const platform = await openWorld(worldOf(1), { projectLag: {} });
    const done = await run(platform, DIFF);
    expect(writesOf(platform)).toEqual(['PATCH managed-scan']);
    const [row] = rowsOf(done.report).projects;
    expect(row).toMatchObject({ state: 'changed' });
    expect(row?.claimed.map(keyOf)).toEqual(['diff_scan on']);
    platform.quirks.projectLag = undefined;
    const undone = await undo(platform, done);
    expect(scansOf(platform)).toEqual([false, false]);
    expect(rowsOf(undone.report).projects).toMatchObject([{ state: 'changed' }]);
  });
});

describe('a switch whose read lags behind the tags', () => {
  it('does not take back what the row says of them when it is refused', async () => {
    const platform = await openWorld(worldOf(1, [], { tags: ['kept'] }), { projectLag: {} });
    const refused: Fault = { kind: 'status', status: 403 };
    platform.faults = faultsOn(({ method }) => method === 'PATCH', refused, 1);
    const done = await run(platform, await applyInputs(TAG_AND_SWITCH));
    const [row] = rowsOf(done.report).projects;
    expect(row?.state).toBe('failed');
    expect(row?.claimed.map(keyOf)).toEqual(['+new']);
  });
});

describe('a switch that is sent again after a pause', () => {
  const limited: Fault = { kind: 'status', status: 429, retryAfter: '10' };

  it('leaves the other one as somebody has turned it meanwhile', async () => {
    const platform = await openWorld(worldOf(1));
    platform.faults = faultsOn(({ method }) => method === 'PATCH', limited, 1);
    meanwhile(platform, [
      { method: 'PATCH', endpoint: 'managed-scan', edit: { project: ONE, fullScan: true } },
    ]);
    const done = await run(platform, { ...DIFF, 'max-retries': '2' });
    expect(scansOf(platform)).toEqual([true, true]);
    const [row] = rowsOf(done.report).projects;
    expect(row?.claimed.map(keyOf)).toEqual(['diff_scan on']);
    expect(row?.state).toBe('changed');
  });

  it('is not sent where somebody has turned it already', async () => {
    const platform = await openWorld(worldOf(1));
    platform.faults = faultsOn(({ method }) => method === 'PATCH', limited, 1);
    meanwhile(platform, [
      { method: 'PATCH', endpoint: 'managed-scan', edit: { project: ONE, diffScan: true } },
    ]);
    const done = await run(platform, { ...DIFF, 'max-retries': '2' });
    expect(writesOf(platform)).toEqual(['PATCH managed-scan']);
    expect(rowsOf(done.report).projects[0]?.claimed).toEqual([]);
    expect(done.exitCode).toBe(0);
  });
});

describe('a switch whose request lands late, with the other one as it was', () => {
  const others = { method: 'GET', endpoint: 'project', nth: 3, edit: { project: ONE, fullScan: true } };

  it('is changed, and what somebody turned meanwhile is put back', async () => {
    const platform = await openWorld(worldOf(1));
    const late: Fault = { kind: 'late', afterRequests: 2, status: 504 };
    platform.faults = faultsOn(({ method }) => method === 'PATCH', late, 1);
    meanwhile(platform, [others]);
    const done = await run(platform, { ...DIFF, 'max-retries': '3' });
    expect(scansOf(platform)).toEqual([true, true]);
    const [row] = rowsOf(done.report).projects;
    expect(row).toMatchObject({ state: 'changed', byOthers: ['full_scan on'] });
    expect(row?.claimed.map(keyOf)).toEqual(['diff_scan on']);
    expect(done.exitCode).toBe(0);
  });

  it('is unknown where it may still turn back what somebody turned', async () => {
    const platform = await openWorld(worldOf(1));
    const late: Fault = { kind: 'late', afterRequests: 1000, status: 504 };
    platform.faults = faultsOn(({ method }) => method === 'PATCH', late, 1);
    meanwhile(platform, [others]);
    const done = await run(platform, { ...DIFF, 'max-retries': '3' });
    await platform.land();
    expect(scansOf(platform)).toEqual([true, false]);
    expect(rowsOf(done.report).projects).toMatchObject([{ state: 'unknown', failure: { status: 504 } }]);
    expect(done).toMatchObject({ exitCode: 1, outputs: { 'failure-reason': 'uncertain' } });
  });
});

it.each([
  ['answered with the project', {}],
  ['answered without it', { emptyPatchBody: true }],
])(
  'a project whose switches are left out while they are off is switched off, %s, and on again',
  async (_, quirks) => {
    const platform = await openWorld(worldOf(1), quirks);
    platform.edit({ project: ONE, diffScan: true, fullScan: true });
    const rewrite = (text: string) =>
      text.replace(
        /,?"managed_scan_config":\{"diff_scan":\{"enabled":false\},"full_scan":\{"enabled":false\}\}/,
        '',
      );
    platform.faults = faultsOn(() => true, { kind: 'rewritten', rewrite });
    const off = { operation: 'managed-scan', 'diff-scan': 'false', 'full-scan': 'false', projects: ONE };
    const done = await run(platform, off);
    expect(done).toMatchObject({ exitCode: 0, outputs: { 'projects-changed': '1' } });
    expect((await run(platform, off)).outputs['projects-unchanged']).toBe('1');
    await undo(platform, done);
    expect(scansOf(platform)).toEqual([true, true]);
  },
);
