import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainFinding } from '../../../emulator/platform/finding.ts';
import { findingsState, fleetState } from '../../../emulator/platform/scale-states.ts';
import type { Finding, PlatformState } from '../../../emulator/platform/state.ts';
import { expectSuccess, openPlatform, stepOn, theError } from '../scenario.ts';

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

describe('the SARIF file of list-findings', () => {
  it('is there, without results, for a branch whose findings are fixed', async () => {
    const platform = await openPlatform({ state: stateOf(onMain(1n, 'fixed')) });
    const run = await stepOn(platform, { ...LIST, repos: ONE, ref: 'main' });
    expectSuccess(run);
    expect(existsSync(run.outputs['sarif-path'] ?? '')).toBe(true);
  });

  it('is not there over several repositories, and nothing warns', async () => {
    const platform = await openPlatform({ state: findingsState(30) });
    const run = await stepOn(platform, LIST);
    expectSuccess(run);
    expect(run.outputs['sarif-path'] ?? '').toBe('');
    expect(run.summary).toContain('There is no SARIF file');
    expect(existsSync(run.outputs['csv-path'] ?? '')).toBe(true);
  });
});

it('secrets are shown by their type and whether they are valid', async () => {
  const secret = {
    ...plainFinding(7n, 'secrets', ONE),
    status: 'open' as const,
    secret_type: 'AWS',
    validation_state: 'confirmed_valid',
  };
  const platform = await openPlatform({ state: stateOf(secret) });
  const run = await stepOn(platform, { ...LIST, 'issue-type': 'secrets' });
  expectSuccess(run);
  expect(run.summary).toMatch(/AWS.*confirmed valid/);
  const [{ rule }] = run.report.findings;
  expect(rule).toBeDefined();
  expect(run.summary).not.toContain(rule);
  const preview = await stepOn(platform, {
    operation: 'triage',
    'issue-type': 'secrets',
    status: 'open',
    'new-triage-state': 'ignored',
    'dry-run': 'true',
  });
  expect(preview.summary).toContain('AWS');
  expect(preview.summary).not.toContain(rule);
});

describe('remove-tags', () => {
  it('spares what `!` names', async () => {
    const platform = await openPlatform({
      state: fleetState(1, { tags: ['tier:1', 'tier:2', 'tier:3', 'pci'] }),
    });
    const run = await stepOn(platform, { operation: 'tag', projects: ONE, 'remove-tags': 'tier:*, !tier:1' });
    expectSuccess(run);
    expect(platform.state.projects.get(ONE)?.tags).toEqual(['tier:1', 'pci']);
  });

  it.each(['!tier:1', 'tier:*, !'])('refuses %j, which would take more or nothing', async (tags) => {
    const platform = await openPlatform({ state: fleetState(1, { tags: ['tier:1'] }) });
    expect(
      theError(await stepOn(platform, { operation: 'tag', projects: ONE, 'remove-tags': tags })),
    ).toContain('`remove-tags`');
    expect(platform.requests).toEqual([]);
  });
});

it.each(['tags', 'remove-tags', 'projects'])(
  'an invisible character in `%s` is an error with the form to write',
  async (input) => {
    const platform = await openPlatform();
    const run = await stepOn(platform, {
      operation: 'tag',
      projects: ONE,
      tags: 'new',
      [input]: 'a/p\u200bci',
    });
    expect(theError(run)).toContain('has an invisible character');
    expect(theError(run)).toContain('write `a/pci`');
    expect(platform.requests).toEqual([]);
  },
);
