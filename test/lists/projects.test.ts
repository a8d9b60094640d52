import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type FaultSource, faultsOn } from '../../emulator/platform/faults.ts';
import type { Quirks } from '../../emulator/platform/quirks.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { innerStep } from '../inner-step.ts';
import { expectSuccess, openPlatform, theError, wire } from '../operations/scenario.ts';
import { fleetNames, namesOf } from './named-state.ts';

describe('list-projects', () => {
  it.each<[string, Partial<Quirks>, Record<string, string>]>([
    ['caps pages at 50 and repeats the last one', { projectPages: { cap: 50, repeatLast: true } }, {}],
    ['refuses the page behind the last', { projectPages: { refuseBehind: 404 } }, { 'page-size': '600' }],
  ])('lists 1,234 projects whole and once each from a server that %s', async (_, quirks, inputs) => {
    const platform = await openPlatform({ state: fleetState(1234, { tags: ['a'] }), quirks });
    const run = await innerStep(platform, { operation: 'list-projects', ...inputs });
    expectSuccess(run);
    expect(namesOf(run.report.projects)).toEqual(fleetNames(1234));
    expect(run.outputs.count).toBe('1234');
  });

  it('fails for a misspelt name, with names that are near the first of thousands', async () => {
    const platform = await openPlatform({ state: fleetState(3) });
    const unknown = Array.from({ length: 40 }, (_, index) => `fleet/servis-0000${index}`);
    const projects = ['fleet/service-00001', ...unknown].join();
    const run = await innerStep(platform, { operation: 'list-projects', projects });
    expect(run.outputs['failure-reason']).toBe('not-found');
    expect(theError(run)).toMatch(/fleet\/servis-00000.*Did you mean fleet\/service-0000/);
  });

  it.each([
    [{ projects: 'umbrella/*' }, 'matches umbrella/*'],
    [{ projects: '', 'projects-tagged': 'pci-scope' }, 'matches **, tag pci-scope'],
    [
      { projects: 'fleet/service-00001', 'projects-tagged': 'pci-scope' },
      'matches fleet/service-00001, tag pci-scope',
    ],
  ])('says once that nothing is selected by %j, not that the list is unread', async (inputs, text) => {
    const platform = await openPlatform({ state: fleetState(3, { tags: ['a'] }) });
    const run = await innerStep(platform, { operation: 'list-projects', ...inputs });
    expect(theError(run)).toContain(`No project of the deployment ${text}. Compare`);
    expect(run.summary).toContain('❌ No project was selected<');
    expect(run.warnings).toEqual([]);
  });

  it.each<Record<string, string>>([
    { projects: 'fleet/service-00001, umbrella/*' },
    { projects: 'fleet/service-00001', 'projects-tagged': 'a, unheard-of' },
  ])('shows what it found, but no count, where nothing known has a name or tag: %j', async (inputs) => {
    const platform = await openPlatform({ state: fleetState(3, { tags: ['a'] }) });
    const run = await innerStep(platform, { operation: 'list-projects', ...inputs });
    expect(run.exitCode).toBe(0);
    expect(namesOf(run.report.projects)).toEqual(['fleet/service-00001']);
    expect(run.outputs.count).toBe('unknown');
    expect(run.summary).toContain('⚠️ At least 1 project');
    expect(run.warnings[0]).toContain('matches nothing on the platform');
  });

  it('asks for a project that is named by one GET, which has its switches, also where it is archived', async () => {
    const platform = await openPlatform({ state: fleetState(3) });
    const projects = 'fleet/service-00002, fleet/service-00003';
    const run = await innerStep(platform, { operation: 'list-projects', projects });
    expectSuccess(run);
    expect(platform.counts).toEqual({ 'GET project': 2 });
    const off = { diff_scan: { enabled: false }, full_scan: { enabled: false } };
    const switches = run.report.projects.map(
      (one: { managed_scan_config: unknown }) => one.managed_scan_config,
    );
    expect(switches).toEqual([off, off]);
    expect(run.summary).toContain('diff off, full off');
    // The list leaves archived projects out.
    platform.faults = faultsOn(({ endpoint }) => endpoint === 'projects', {
      ...{ kind: 'body', status: 200, body: '{"projects":[]}' },
    });
    const beside = await innerStep(platform, { operation: 'list-projects', projects: `${projects}, !**/*3` });
    expect(beside.warnings).toEqual([]);
    expect(namesOf(beside.report.projects)).toEqual(['fleet/service-00002']);
  });

  it.each(['fleet/*2', '!fleet/*3'])('keeps a renamed project that is named beside %s', async (item) => {
    const platform = await openPlatform({ state: fleetState(3) });
    platform.faults = ({ endpoint, path }) =>
      endpoint === 'project' && path.includes('old-name')
        ? { kind: 'redirect', status: 301, location: path.replace('old-name', 'service-00001') }
        : undefined;
    const projects = `fleet/old-name, fleet/service-00002, ${item}`;
    const run = await innerStep(platform, { operation: 'list-projects', projects });
    expectSuccess(run);
    expect(namesOf(run.report.projects).sort()).toEqual(['fleet/service-00001', 'fleet/service-00002']);
  });

  it('asks for no page size below 100, whatever the user gives', async () => {
    const platform = await openPlatform({ state: fleetState(3) });
    expectSuccess(await innerStep(platform, { operation: 'list-projects', 'page-size': '20' }));
    expect(wire(platform)[0]).toContain('page_size=100');
  });

  it.each<[string, FaultSource]>([
    ['breaks off', ({ index }) => (index === 3 ? { kind: 'status', status: 500 } : undefined)],
    ['may be cut', ({ index }) => (index === 3 ? { kind: 'status', status: 400 } : undefined)],
  ])('that %s has no rows and no count', async (_, faults) => {
    const quirks = { projectPages: { cap: 100 } };
    const platform = await openPlatform({ state: fleetState(450), faults, quirks });
    const run = await innerStep(platform, { operation: 'list-projects' });
    theError(run);
    expect(run.outputs).toMatchObject({ outcome: 'failed', count: 'unknown' });
    expect(Object.keys(run.outputs).sort()).toEqual(['count', 'failure-reason', 'outcome', 'report-path']);
    expect(run.report).not.toHaveProperty('projects');
  });

  it('has a CSV with tags, branch and last scan', async () => {
    const platform = await openPlatform({ state: fleetState(2, { tags: ['pci', '=1+1'] }) });
    const { outputs } = await innerStep(platform, { operation: 'list-projects' });
    const [head, first] = (await readFile(outputs['csv-path'] ?? '', 'utf8')).split('\r\n');
    expect(head).toBe(
      '\ufeff"id","project","tags","branch","latest_scan_at","created_at","url","platform_url"',
    );
    expect(first).toContain(`1,fleet/service-00001,"pci;' =1+1",main,`);
  });
});
