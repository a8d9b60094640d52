import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { faultsAt, faultsOn } from '../../emulator/platform/faults.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import type { Project } from '../../emulator/platform/state.ts';
import { rowsOf } from '../claims.ts';
import { innerStep } from '../inner-step.ts';
import { runCases } from './cases.ts';
import { bodies, expectSuccess, folderWith, openPlatform, theError, wire } from './scenario.ts';

const PROJECTS = ['fleet/service-00001', 'fleet/service-00002', 'fleet/service-00003'];
// One after another, so that what is learned from the first project shows at the second.
const TAG = { operation: 'tag', tags: 'new', projects: PROJECTS.join('\n'), concurrency: '1' };

const tagsOf = (platform: Platform) => platform.state.projects.all.map(({ tags }) => tags);

runCases(new URL('cases/projects.yml', import.meta.url));

it('A tag that the server refuses in both forms has the words of both refusals', async () => {
  const platform = await openPlatform({ state: fleetState(1) });
  const refusal = (status: number, error: string) =>
    ({ kind: 'body', status, body: JSON.stringify({ error }) }) as const;
  platform.faults = faultsAt({ 1: refusal(400, 'no lists'), 2: refusal(422, 'no such tag') });
  const run = await innerStep(platform, { ...TAG, projects: PROJECTS[0] ?? '' });
  expect(theError(run)).toMatch(/answered with 422.*no lists; no such tag/);
  expect(bodies(platform, 'PUT')).toHaveLength(2);
});

it('A tag that the platform keeps on managed projects is left alone', async () => {
  const state = fleetState(1, { tags: ['old'], managedScans: true });
  const platform = await openPlatform({ state, quirks: { autoManagedTag: true } });
  expectSuccess(await innerStep(platform, { ...TAG, projects: PROJECTS[0] ?? '' }));
  expect(tagsOf(platform)).toEqual([['old', 'managed-scan', 'new']]);
});

it('A project is found in any case, once, and told as the platform spells it', async () => {
  const platform = await openPlatform();
  const projects = 'ACME/checkout-ui\nacme/CHECKOUT-UI';
  const run = await innerStep(platform, { operation: 'tag', projects, tags: 'new' });
  expectSuccess(run);
  expect(wire(platform)).toEqual([
    'GET /acme/projects/ACME/checkout-ui',
    'PUT /acme/projects/acme/Checkout-UI/tags',
  ]);
  expect(rowsOf(run)).toMatchObject([{ change: { project: { name: 'acme/Checkout-UI' } } }]);
});

it('A tag is the same in any case, and another one in another Unicode form', async () => {
  const platform = await openPlatform({ state: fleetState(1, { tags: ['caf\u00e9', 'PCI'] }) });
  const run = await innerStep(platform, { ...TAG, projects: PROJECTS[0] ?? '', tags: 'pci, cafe\u0301' });
  expectSuccess(run);
  expect(tagsOf(platform)).toEqual([['caf\u00e9', 'PCI', 'cafe\u0301']]);
});

describe('a renamed project', () => {
  async function openRenamed() {
    const platform = await openPlatform();
    const location = '/api/v1/deployments/acme/projects/acme/login';
    const redirect = { kind: 'redirect', status: 307, location } as const;
    platform.faults = faultsOn(({ path }) => path.endsWith('/acme/renamed'), redirect);
    return platform;
  }

  it.each([
    ['is selected once by both names', 'acme/renamed, acme/login', 'acme/login'],
    ['is selected once by its former name and a pattern', 'acme/renamed, acme/logi*', 'acme/login'],
    ['is excluded by its new name', 'acme/renamed, acme/cart, !acme/login', 'acme/cart'],
    ['is excluded by its former name', 'acme/cart, acme/log*, !acme/renamed', 'acme/cart'],
  ])('%s', async (_, projects, expected) => {
    const platform = await openRenamed();
    const steps: Record<string, string>[] = [
      { operation: 'tag', tags: 'new' },
      { operation: 'managed-scan', 'full-scan': 'true' },
      { operation: 'sbom' },
      { operation: 'list-projects' },
    ];
    for (const { operation, ...inputs } of steps) {
      const { report } = await innerStep(platform, { ...inputs, operation: operation ?? '', projects });
      const rows: { change: { project: { name: string } } }[] = report.rows ?? [];
      const listed =
        operation === 'list-projects' ? report.projects : rows.map(({ change }) => change.project);
      expect([operation, listed.map(({ name }: { name: string }) => name)]).toEqual([operation, [expected]]);
    }
  });

  it('is found, with its new name, where a scope has its former one', async () => {
    const platform = await openRenamed();
    const rules = 'version: 1\nscope: { projects: [acme/cart, acme/renamed] }\nprojects: []\n';
    const file = `${await folderWith({ 'rules.yml': rules })}/rules.yml`;
    const { warnings, summary } = await innerStep(platform, { operation: 'plan', 'rules-file': file });
    expect(warnings).toEqual([]);
    expect(summary).toContain('<code>acme/renamed</code> is now <code>acme/login</code>');
  });

  it('is left out of the rules of a scope, and of an export, that exclude its former name', async () => {
    const platform = await openRenamed();
    const items = ['acme/cart', 'acme/log*', '!acme/renamed'];
    const scope = JSON.stringify({ projects: items });
    const rules = `version: 1\nscope: ${scope}\nprojects: [{ name: all, tags: [ruled] }]\n`;
    const folder = await folderWith({ 'rules.yml': rules });
    const applied = await innerStep(platform, {
      operation: 'apply',
      'rules-file': `${folder}/rules.yml`,
    });
    expect(rowsOf(applied)).toMatchObject([{ change: { project: { name: 'acme/cart' }, tag: 'ruled' } }]);
    const exported = await innerStep(
      platform,
      { operation: 'export', 'rules-file': 'exported.yml', projects: items.join() },
      { environment: { GITHUB_WORKSPACE: folder } },
    );
    const text = await readFile(exported.outputs['rules-path'] ?? '', 'utf8');
    expect(parse(text).scope.projects).toEqual(items);
  });
});

it('`remove-tags` takes patterns, and spares what `!` names', async () => {
  const state = fleetState(1, { tags: ['tier:1', 'tier:2', 'tier:3', 'pci'] });
  const platform = await openPlatform({ state });
  const projects = 'fleet/service-00001';
  expectSuccess(await innerStep(platform, { operation: 'tag', projects, 'remove-tags': 'tier:*, !tier:1' }));
  expect(tagsOf(platform)).toEqual([['tier:1', 'pci']]);
});

describe('managed-scan', () => {
  const SWITCH = { operation: 'managed-scan', projects: PROJECTS[0] ?? '' };
  const body = (diff: boolean, full: boolean) =>
    JSON.stringify({ diff_scan: { enabled: diff }, full_scan: { enabled: full } });
  const scansOf = ({ state }: Platform) => {
    const [
      {
        managed_scan_config: { diff_scan, full_scan },
      },
    ] = state.projects.all as [Project];
    return [diff_scan.enabled, full_scan.enabled];
  };

  it.each<[Record<string, string>, boolean, [boolean, boolean]]>([
    [{ 'diff-scan': 'true', 'full-scan': 'true' }, false, [true, true]],
    [{ 'diff-scan': 'true' }, false, [true, false]],
    [{ 'full-scan': 'false' }, true, [true, false]],
  ] as const)(
    'with %j, from %s, sends both flags and leaves alone what is not given',
    async (flags, from, to) => {
      // This server clears a flag that it does not get.
      const state = fleetState(1, { managedScans: from });
      const platform = await openPlatform({ state, quirks: { patchOneFlag: 'clear' } });
      const run = await innerStep(platform, { ...SWITCH, ...flags });
      expectSuccess(run);
      expect(bodies(platform, 'PATCH')).toEqual([body(...to)]);
      expect(scansOf(platform)).toEqual(to);
      expect(run.outputs['projects-changed']).toBe('1');
      const changed = rowsOf(run).map(({ change }) => [change.field, change.before, change.after]);
      const fields = ['diff_scan', 'full_scan'].map((field, at) => [field, from, to[at]]);
      expect(changed).toEqual(fields.filter(([, before, after]) => before !== after));
    },
  );

  it('takes a flag that the server leaves out for off', async () => {
    const quirks = { proto3: true, int64AsStrings: true };
    const platform = await openPlatform({ state: fleetState(1, { managedScans: true }), quirks });
    const off = { ...SWITCH, 'diff-scan': 'false', 'full-scan': 'false' };
    expectSuccess(await innerStep(platform, off));
    expect(scansOf(platform)).toEqual([false, false]);
    const again = await innerStep(platform, off);
    expectSuccess(again);
    expect(again.outputs['projects-unchanged']).toBe('1');
    expect(bodies(platform, 'PATCH')).toEqual([body(false, false)]);
  });
});
