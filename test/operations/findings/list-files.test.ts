import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type Fault, faultsOn } from '../../../emulator/platform/faults.ts';
import { plainFinding } from '../../../emulator/platform/finding.ts';
import { fleetState } from '../../../emulator/platform/scale-states.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import { expectSuccess, openPlatform, stepOn } from '../scenario.ts';

const ONE = 'fleet/service-00001';

/** A fleet of three where the first project has an open finding on its primary branch. */
async function openFleet() {
  const state = fleetState(3);
  state.findings.add(plainFinding(1n, 'sast', ONE));
  return openPlatform({ state });
}

const list = (platform: Platform, repos: string) =>
  stepOn(platform, { operation: 'list-findings', status: 'open', repos });

it('list-findings writes tags as the platform spells them', async () => {
  const platform = await openFleet();
  platform.state.projects.get(ONE)?.tags.push('team:Pay');
  const run = await stepOn(platform, { operation: 'list-findings', 'project-tags': 'TEAM:PAY' });
  expect(await readFile(run.outputs['csv-path'] ?? '', 'utf8')).toContain('team:Pay');
  expect(run.summary).toContain('Pay');
  const misspelt = await stepOn(platform, { operation: 'list-findings', 'project-tags': 'team:pays' });
  expect(misspelt.warnings.join()).toContain('(similar: team:Pay)');
});

it('list-findings shows a finding that is fixed on one branch as open while it is so on another', async () => {
  const platform = await openFleet();
  platform.state.projects.get(ONE)?.tags.push('team:pay');
  const open = plainFinding(1n, 'sast', ONE);
  const newer = { id: 2n, ref: 'refs/heads/next', relevant_since: open.relevant_since + 1 };
  platform.state.findings.add({ ...open, ...newer, status: 'fixed' });
  // A filter that only rows decide keeps the platform from choosing one row for all branches.
  const run = await stepOn(platform, { operation: 'list-findings', cwe: '!89' });
  expect(JSON.parse(run.outputs.findings ?? '')).toEqual([expect.objectContaining({ status: 'open' })]);
  expect(run.summary).toContain('Open findings by team');
  expect(run.summary).not.toContain('The SARIF file leaves out');
});

describe('a name in `repos` of list-findings', () => {
  it('that has no findings is none of the errors where the platform knows it, also as an archived project', async () => {
    const platform = await openFleet();
    expectSuccess(await list(platform, 'fleet/service-00002'));
    // The list of projects leaves archived ones out.
    const none: Fault = { kind: 'body', status: 200, body: '{"projects":[]}' };
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'projects', none);
    for (const [repos, count] of [
      ['fleet/service-00003', '0'],
      ['!fleet/service-00003', '1'],
    ] as const) {
      const run = await list(platform, repos);
      expectSuccess(run);
      expect(run.outputs.count).toBe(count);
      expect(run.warnings).toEqual([]);
    }
  });

  it('that is a former name is the project under its present one', async () => {
    const platform = await openFleet();
    const location = '/api/v1/deployments/acme/projects/fleet/service-00002';
    platform.faults = faultsOn(({ path }) => path.endsWith('/fleet/renamed'), {
      ...{ kind: 'redirect', status: 307, location },
    });
    const run = await list(platform, 'fleet/renamed');
    expect(run.outputs.count).toBe('0');
    expect(run.warnings).toEqual([]);
    expect(run.summary).toContain('<code>fleet/renamed</code> is now <code>fleet/service-00002</code>');
  });

  it('that the platform does not know is a warning that names near ones', async () => {
    const run = await list(await openFleet(), `${ONE}, fleet/service-0001`);
    expect(run).toMatchObject({
      exitCode: 0,
      summary: expect.stringContaining('⚠️ At least 1 open code finding'),
    });
    expect(run.outputs.count).toBe('unknown');
    const warning = /fleet\/service-0001` in `repos`.*fleet\/service-00001/;
    expect(run.warnings).toEqual([expect.stringMatching(warning)]);
  });

  it('that has findings makes nobody read the list of projects for it', async () => {
    const platform = await openFleet();
    const triage = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'ignored' };
    expectSuccess(await stepOn(platform, { ...triage, status: 'open', repos: ONE, 'dry-run': 'true' }));
    expect(platform.counts).toEqual({ 'GET findings': 2 });
  });
});
