import { describe, expect, it } from 'vitest';
import { faultsOn } from '../../emulator/platform/faults.ts';
import { rowsOf } from './report.ts';
import { applyInputs, ONE, openWorld, run, undo, worldOf } from './world.ts';

const TRUNK = `
version: 1
projects:
  - name: trunk
    primary-branch: trunk
`;
const branchOf = (platform: Awaited<ReturnType<typeof openWorld>>) =>
  platform.state.projects.get(ONE)?.primary_branch?.replace('refs/heads/', '');

describe('a primary branch', () => {
  it('is set, planned no more, and undone', async () => {
    const platform = await openWorld(worldOf(2));
    const inputs = await applyInputs(TRUNK);
    const done = await run(platform, inputs);
    expect(done).toMatchObject({ exitCode: 0, outputs: { changes: '2' } });
    expect(branchOf(platform)).toBe('trunk');
    expect(rowsOf(done.report).projects.map(({ state }) => state)).toEqual(['changed', 'changed']);
    expect((await run(platform, inputs)).outputs).toMatchObject({ changes: '0', drift: 'false' });
    expect((await undo(platform, done)).exitCode).toBe(0);
    expect(branchOf(platform)).toBe('main');
  });

  it('that the platform takes and does not set is a failure', async () => {
    const platform = await openWorld(worldOf(1), { patchIgnored: true });
    const done = await run(platform, await applyInputs(TRUNK));
    expect(done.exitCode).toBe(1);
    expect(rowsOf(done.report).projects).toMatchObject([{ state: 'failed', claimed: [] }]);
  });

  it('that somebody else has set is not claimed where an earlier request may still land', async () => {
    const platform = await openWorld(worldOf(1));
    platform.faults = faultsOn(({ method }) => method === 'PATCH', { kind: 'status', status: 504 });
    platform.quirks.onRequest = ({ endpoint, state }) => {
      const project = state.projects.get(ONE);
      const isSent = platform.counts['PATCH project'] !== undefined;
      if (endpoint === 'project' && isSent && project) project.primary_branch = 'refs/heads/develop';
    };
    const done = await run(platform, { ...(await applyInputs(TRUNK)), 'max-retries': '3' });
    expect(branchOf(platform)).toBe('develop');
    expect(rowsOf(done.report).projects).toMatchObject([{ state: 'unknown', claimed: [] }]);
    expect(done).toMatchObject({ exitCode: 1, outputs: { 'failure-reason': 'uncertain' } });
  });

  it('that was not set before stays where the platform cannot unset it, and undo says so', async () => {
    const platform = await openWorld(worldOf(1));
    const project = platform.state.projects.get(ONE);
    if (project) project.primary_branch = '';
    const done = await run(platform, await applyInputs(TRUNK));
    expect(branchOf(platform)).toBe('trunk');
    const planned = await undo(platform, done, { 'dry-run': 'true' });
    expect(planned.summary).toContain('1 primary branch would be set to none');
    const undone = await undo(platform, done);
    expect(branchOf(platform)).toBe('trunk');
    expect(rowsOf(undone.report).projects).toMatchObject([{ state: 'failed', claimed: [] }]);
    expect(undone.exitCode).toBe(1);
    expect(undone.errors).toEqual([expect.stringMatching(/the project shows `primary_branch` trunk/)]);
  });
});
