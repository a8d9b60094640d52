import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { plainFinding } from '../../emulator/platform/finding.ts';
import type { Quirks } from '../../emulator/platform/quirks.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { type Finding, Findings, type PlatformState } from '../../emulator/platform/state.ts';
import { innerStep } from '../inner-step.ts';
import { folderWith, openPlatform } from './scenario.ts';

const PROJECT = 'fleet/service-00001';
const COMMIT = '8f14e45fceea167a5a36dedd4bea2543f0c1d2b3';

/** A code finding, one that is in review, a reachable and an unreachable dependency, all on the primary branch. */
function state(): PlatformState {
  const made = fleetState(1);
  const code = (id: number, more: Partial<Finding>): Finding => ({
    ...plainFinding(BigInt(id), 'sast', PROJECT),
    ...{ severity: 'high', path: 'src/a.py', line: 3, rule: 'rules.a', ...more },
  });
  const sca = (id: number, exposure: string): Finding => ({
    ...plainFinding(BigInt(id), 'sca', PROJECT),
    ...{ severity: 'critical', path: 'web/package-lock.json', line: 40, rule: 'ssc-1' },
    ...{ dependency: 'lodash', exposure, transitivity: 'direct' },
  });
  const reviewing = { status: 'reviewing', triage_state: 'reviewing', triaged_at: 1_767_225_700 } as const;
  const findings = [code(1, {}), code(2, reviewing), sca(3, 'reachable'), sca(4, 'unreachable')];
  return { ...made, findings: new Findings(findings) };
}

const FORMS: readonly Partial<Quirks>[] = [
  {},
  { described: true },
  { refForm: 'full' },
  { nulls: true },
  { proto3: true },
  { int64AsStrings: true },
  { nullFields: ['location'] },
  { nullFields: ['status'] },
  { nullFields: ['sourcing_policy', 'assistant', 'external_ticket', 'epss_score', 'fix_recommendations'] },
  { nullFields: ['location', 'status'], described: true },
];

const RULES = `version: 1
service-levels: { critical: 7d, high: 30d }
findings:
  - { name: old, when: { type: sast, path: 'src/**', severity: high }, triage: { state: fixing } }
`;

const SAST = { 'issue-type': 'sast', status: 'open', paths: 'src/**' };
const SCA = { 'issue-type': 'sca', status: 'open' };
const TO_FIXING = { 'new-triage-state': 'fixing' };

describe.each(FORMS)('rows in the form %j', (quirks) => {
  const step = async (inputs: Record<string, string>, prepare?: (platform: Platform) => void) => {
    const platform = await openPlatform({ state: state(), quirks });
    prepare?.(platform);
    return innerStep(platform, inputs);
  };

  it.each<[operation: string, inputs: Record<string, string>, outputs: Record<string, string>]>([
    ['list-findings', SAST, { count: '1' }],
    ['list-findings', { ...SCA, paths: '!src/**' }, { count: '1' }],
    ['list-findings', { ...SCA, paths: 'web/**' }, { count: '2' }],
    ['triage', { ...SAST, ...TO_FIXING }, { 'num-triaged': '1' }],
    ['triage', { 'issue-type': 'sca', 'issue-ids': '3', ...TO_FIXING }, { 'num-triaged': '1' }],
    ['ticket', SAST, { 'tickets-created': '1' }],
  ])('are read alike by %s of %j', async (operation, inputs, outputs) => {
    const isWithoutLockfile =
      quirks.described && inputs['issue-type'] === 'sca' && inputs.paths !== undefined;
    // The description has no place but the location.
    if (isWithoutLockfile) return;
    const run = await step({ operation, ...inputs });
    expect(run.errors).toEqual([]);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', ...outputs });
  });

  it('are read alike by `plan` and `apply`', async () => {
    const path = `${await folderWith({ 'rules.yml': RULES })}/rules.yml`;
    const plan = await step({ operation: 'plan', 'rules-file': path });
    expect(plan.outputs).toMatchObject({ 'to-triage': '1', overdue: '3' });
    const apply = await step({ operation: 'apply', 'rules-file': path });
    expect(apply.outputs).toMatchObject({ outcome: 'succeeded', changes: '1' });
  });

  it('are read alike by `gate` and `scan`', async () => {
    const scanned = (platform: Platform) => platform.startScan({ project: PROJECT, commit: COMMIT });
    const gate = { operation: 'gate', projects: PROJECT, commit: COMMIT, 'new-only': 'false' };
    const exposures = 'reachable, always_reachable, conditionally_reachable, unknown';
    const run = await step({ ...gate, exposures, paths: 'src/**', 'fail-on': 'high' }, scanned);
    expect(run.outputs).toMatchObject({
      verdict: 'failed',
      'findings-counted': '3',
    });
    const scan = await step({ operation: 'scan', projects: PROJECT, commit: COMMIT }, scanned);
    expect(scan.outputs).toMatchObject({ 'scan-findings': '4' });
    expect(scan.outputs['scan-completed-at']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });
});

describe('a dependency whose reachability and transitivity are null', () => {
  const open = () =>
    openPlatform({ state: state(), quirks: { nullFields: ['reachability', 'transitivity'] } });

  it.each([
    ['exposures', 'reachable, always_reachable, conditionally_reachable, unknown', '2'],
    ['exposures', 'reachable', '0'],
    ['transitivities', 'unknown', '2'],
    ['transitivities', 'direct', '0'],
  ])('is unknown to the gate: %s %s', async (filter, value, counted) => {
    const platform = await open();
    platform.startScan({ project: PROJECT, commit: COMMIT });
    const inputs = {
      operation: 'gate',
      projects: PROJECT,
      commit: COMMIT,
      products: 'sca',
      'new-only': 'false',
    };
    const run = await innerStep(platform, { ...inputs, 'fail-on': 'critical', [filter]: value });
    expect(run.outputs['findings-counted']).toBe(counted);
    expect(run.outputs.verdict).toBe(counted === '0' ? 'passed' : 'failed');
  });

  it('is unknown to a rule, and is shown as unknown', async () => {
    const rule =
      '{ name: r, when: { type: sca, reachability: unknown, transitivity: unknown }, triage: { state: fixing } }';
    const path = `${await folderWith({ 'rules.yml': `version: 1\nfindings:\n  - ${rule}\n` })}/rules.yml`;
    const run = await innerStep(await open(), { operation: 'plan', 'rules-file': path });
    expect(run.outputs['to-triage']).toBe('2');
  });
});

it('the CSV file and the summary have the lockfile and the place of use', async () => {
  const run = await innerStep(await openPlatform({ state: state() }), { operation: 'list-findings', ...SCA });
  const [head = '', ...lines] = (await readFile(run.outputs['csv-path'] ?? '', 'utf8')).trim().split('\r\n');
  const columns = head.replaceAll('"', '').split(',');
  const cells = lines.map((line) => line.split(','));
  const at = (name: string) => cells.map((row) => row[columns.indexOf(name)]);
  expect(at('lockfile').sort()).toEqual(['', 'web/package-lock.json:40']);
  expect(at('used_in').sort()).toEqual(['', 'src/part-3/module-3.ts:6']);
  const text = run.summary.replaceAll(/<wbr>|<[^>]+>/g, '');
  expect(text).toContain('src/part-3/module-3.ts:6, web/package-lock.json:40');
});
