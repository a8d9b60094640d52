import { describe, expect, it } from 'vitest';
import { plainFinding } from '../../../emulator/platform/finding.ts';
import { fleetState } from '../../../emulator/platform/scale-states.ts';
import type { Finding, PlatformState } from '../../../emulator/platform/state.ts';
import { expectSuccess, openPlatform, stepOn } from '../scenario.ts';

const LIST = { operation: 'list-findings', status: 'open' };
const ONE = 'fleet/service-00001';

function stateOf(...findings: Finding[]): PlatformState {
  const state = fleetState(3);
  for (const finding of findings) state.findings.add(finding);
  return state;
}

const onMain = (id: bigint, status: Finding['status'] = 'open'): Finding => ({
  ...plainFinding(id, 'sast', ONE),
  status,
});

describe('a name in `repos` of list-findings', () => {
  it('that has no findings is none of the errors where the platform knows it, also as an archived project', async () => {
    const platform = await openPlatform({ state: stateOf(onMain(1n)) });
    expectSuccess(await stepOn(platform, { ...LIST, repos: 'fleet/service-00002' }));
    // The list of projects leaves archived ones out.
    platform.faults = ({ endpoint }) =>
      endpoint === 'projects' ? { kind: 'body', status: 200, body: '{"projects":[]}' } : undefined;
    const run = await stepOn(platform, { ...LIST, repos: 'fleet/service-00003' });
    expectSuccess(run);
    expect(run.outputs.count).toBe('0');
  });

  it('that the platform does not know is a warning that names near ones', async () => {
    const platform = await openPlatform({ state: stateOf(onMain(1n)) });
    const run = await stepOn(platform, { ...LIST, repos: `${ONE}, fleet/service-0001` });
    expect(run).toMatchObject({ exitCode: 0, outputs: { count: '1' } });
    expect(run.warnings).toEqual([
      expect.stringMatching(/fleet\/service-0001` in `repos`.*fleet\/service-00001/),
    ]);
  });

  it('that has findings makes nobody read the list of projects for it', async () => {
    const platform = await openPlatform({ state: stateOf(onMain(1n)) });
    const triage = {
      operation: 'triage',
      'issue-type': 'sast',
      status: 'open',
      repos: ONE,
      'dry-run': 'true',
    };
    expectSuccess(await stepOn(platform, { ...triage, 'new-triage-state': 'ignored' }));
    expect(platform.counts).toEqual({ 'GET findings': 2 });
  });
});
