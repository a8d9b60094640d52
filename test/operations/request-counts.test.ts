import { describe, expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { innerStep } from '../inner-step.ts';
import { expectSuccess, openPlatform } from './scenario.ts';

const ALL = { projects: 'fleet/**', 'max-changes': '10000' };

describe('requests stay few', () => {
  it.each([[[]], [['old', 'pci']]])(
    'one project, with the tags %j, is tagged with one read and one write',
    async (tags) => {
      const platform = await openPlatform({ state: fleetState(3, { tags }) });
      expectSuccess(
        await innerStep(platform, { operation: 'tag', tags: 'new', projects: 'fleet/service-00002' }),
      );
      expect(platform.counts).toEqual({ 'GET project': 1, 'PUT tags': 1 });
    },
  );

  it('a fleet with both flags takes one read and one write for each project that changes', async () => {
    const state = fleetState(40);
    for (const { managed_scan_config: config } of state.projects.all.slice(0, 15)) {
      Object.assign(config, { diff_scan: { enabled: true }, full_scan: { enabled: true } });
    }
    const platform = await openPlatform({ state });
    const flags = { 'diff-scan': 'true', 'full-scan': 'true' };
    expectSuccess(await innerStep(platform, { operation: 'managed-scan', ...flags, ...ALL }));
    expect(platform.counts).toEqual({ 'GET projects': 2, 'GET project': 40, 'PATCH managed-scan': 25 });
  });

  it('a fleet that has tags takes one read more in all', async () => {
    const platform = await openPlatform({ state: fleetState(40, { tags: ['old'] }) });
    expectSuccess(await innerStep(platform, { operation: 'tag', tags: 'new', ...ALL }));
    expect(platform.counts).toEqual({ 'GET projects': 2, 'GET project': 1, 'PUT tags': 40 });
  });

  it.each([
    [3000, 4],
    [5000, 7],
  ])('%i projects are listed in at most %i requests', async (projects, requests) => {
    const platform = await openPlatform({ state: fleetState(projects) });
    const run = await innerStep(platform, { operation: 'list-projects' });
    expect(run.outputs.count).toBe(String(projects));
    expect(platform.requests.length).toBeLessThanOrEqual(requests);
  });
});
