import { describe, expect, it } from 'vitest';
import { believableState, emptyState } from '../../emulator/platform/believable-state.ts';
import { fleetState, repositoriesState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import type { PlatformState, Scan } from '../../emulator/platform/state.ts';
import { innerStep } from '../inner-step.ts';
import { bodies, expectSuccess, openPlatform, wire } from '../operations/scenario.ts';

/** The largest id of 64 bits; a double would make 18446744073709552000 of it. */
const LARGEST = 18_446_744_073_709_551_615n;
/** In the report a JSON number, with all its digits; in outputs a text. */
const ROW_ID = /"id": ?18446744073709551615\b/;

function largeIds(state: PlatformState): PlatformState {
  return { ...state, deployments: [{ id: LARGEST, slug: 'acme', name: 'Acme' }] };
}

async function openWith(state: PlatformState, int64AsStrings: boolean): Promise<Platform> {
  return openPlatform({ state: largeIds(state), quirks: { int64AsStrings } });
}

describe.each([
  ['numbers', false],
  ['strings', true],
] as const)('ids that the platform writes as JSON %s keep all 64 bits', (_, asStrings) => {
  it('of a scan: from the inputs into the path, from the answer into output and report', async () => {
    const [one] = believableState().scans;
    const scan: Scan = { ...(one as Scan), id: LARGEST, deployment_id: LARGEST, repository_id: LARGEST - 1n };
    const platform = await openWith({ ...emptyState(fleetState(1).projects), scans: [scan] }, asStrings);
    const inputs = { operation: 'scan', 'deployment-slug': '', 'deployment-id': String(LARGEST) };
    const run = await innerStep(platform, { ...inputs, 'scan-id': String(LARGEST) });
    expectSuccess(run);
    expect(wire(platform)[0]).toBe(`GET /${LARGEST}/scan/${LARGEST}`);
    // The findings of its branch are listed, too; those of secrets by the deployment's id.
    // Products are listed side by side.
    expect(wire(platform).join('\n')).toMatch(new RegExp(`GET /${LARGEST}/secrets`));
    expect(run.reportText).toMatch(ROW_ID);
    expect(run.reportText).toMatch(/"deployment_id": ?18446744073709551615\b/);
    expect(run.reportText).toMatch(/"repository_id": ?18446744073709551614\b/);
    const texts = {
      id: String(LARGEST),
      deployment_id: String(LARGEST),
      repository_id: String(LARGEST - 1n),
    };
    expect(JSON.parse(run.outputs.scan ?? '')).toMatchObject(texts);
    expect(run.reportText).toMatch(/"scanId": ?18446744073709551615\b/);
    expect(run.summary).toContain('18446744073709551615');
  });

  it('of a deployment that is looked up', async () => {
    const platform = await openWith(believableState(), asStrings);
    const run = await innerStep(platform, { operation: 'list-policies', 'deployment-id': '' });
    expectSuccess(run);
    expect(wire(platform)).toEqual(['GET ', `GET /${LARGEST}/policies`]);
    expect(run.reportText).toMatch(/"deployment": ?\{[^}]*"id": ?18446744073709551615\b/);
  });

  it('of a repository, and those of the filter', async () => {
    const state = repositoriesState(2);
    for (const repository of state.repositories) repository.id += LARGEST - 2n;
    const platform = await openWith(state, asStrings);
    const run = await innerStep(platform, {
      operation: 'list-dependencies',
      'deployment-id': String(LARGEST),
      'dependency-filter': `{"repositoryId": [${LARGEST}]}`,
    });
    expectSuccess(run);
    expect(bodies(platform, 'POST')[0]).toContain(`"repositoryId":[${LARGEST}]`);
    expect(run.outputs.count).toBe('1');
    expect(run.reportText).toMatch(ROW_ID);
    expect(JSON.parse(run.outputs.repositories ?? '')).toMatchObject([{ id: String(LARGEST) }]);
    expect(run.summary).toContain(String(LARGEST));
  });

  it('of a project', async () => {
    const platform = await openWith(fleetState(1, { firstId: LARGEST }), asStrings);
    const run = await innerStep(platform, { operation: 'list-projects', 'deployment-id': String(LARGEST) });
    expectSuccess(run);
    expect(run.reportText).toMatch(ROW_ID);
    expect(JSON.parse(run.outputs.projects ?? '')).toMatchObject([{ id: String(LARGEST) }]);
  });
});
