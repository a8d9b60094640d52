import { describe, expect, it } from 'vitest';
import { type FaultSource, faultsOn } from '../../emulator/platform/faults.ts';
import { defaultQuirks, type Quirks } from '../../emulator/platform/quirks.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Project } from '../../emulator/platform/state.ts';
import { expectSuccess, openPlatform, stepOn, theError, wire } from '../operations/scenario.ts';
import { fleetNames, namesOf } from './named-state.ts';

interface Server {
  quirks: Partial<Quirks>;
  pageSize?: string;
  /** Requests of one pass over the list, the refused ones included: a list of so many projects is read twice. */
  atMost: number;
}

const servers: Record<string, Server> = {
  'refuses sizes below 100 and above 500, caps pages at 50 and repeats the last one for ever': {
    quirks: {
      projectPages: { refuseBelow: 100, refuseAbove: 500, cap: 50, repeatLast: true },
      proto3: true,
      int64AsStrings: true,
    },
    atMost: 29,
  },
  'takes the page size that the user gave': { quirks: {}, pageSize: '600', atMost: 4 },
  'refuses the page size that the user gave, so that the smallest one is asked for': {
    quirks: { projectPages: { refuseBelow: 100, refuseAbove: 3000 } },
    pageSize: '20',
    atMost: 14,
  },
  'refuses the page behind the last with 400': {
    quirks: { projectPages: { refuseBehind: 400, cap: 617 } },
    atMost: 4,
  },
  'refuses the page size that the user gave, because it is large, and caps pages': {
    quirks: { projectPages: { refuseAbove: 1000, cap: 100 } },
    pageSize: '2000',
    atMost: 16,
  },
};

describe('list-projects lists 1,234 projects whole and once each from a server that', () => {
  it.each(Object.entries(servers))('%s', async (_, { quirks, pageSize = '', atMost }) => {
    const platform = await openPlatform({ state: fleetState(1234, { tags: ['a'] }), quirks });
    const run = await stepOn(platform, { operation: 'list-projects', 'page-size': pageSize });
    expect(run.exitCode).toBe(0);
    expect(namesOf(run.report.projects)).toEqual(fleetNames(1234));
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', count: '1234' });
    expect(platform.counts['GET projects']).toBeLessThanOrEqual(atMost * 2);
  });

  it('refuses a size with 422', async () => {
    const faults = faultsOn(({ path }) => path.includes('page_size=3000'), { kind: 'status', status: 422 });
    const platform = await openPlatform({ state: fleetState(1234), faults });
    const run = await stepOn(platform, { operation: 'list-projects' });
    expect(namesOf(run.report.projects)).toEqual(fleetNames(1234));
  });

  it('puts projects at the start of the list while it is read', async () => {
    const platform = await openPlatform({ state: fleetState(1234) });
    const late: Project[] = fleetState(1234, { firstId: 9000n }).projects.all.map((project) => ({
      ...project,
      name: `late/${project.id}`,
    }));
    platform.quirks.projectPages = { cap: 50 };
    platform.quirks.onProjectsPage = (_page, state) => {
      for (const project of late.splice(0, 49)) state.projects.add(project, 0);
    };
    const names = namesOf((await stepOn(platform, { operation: 'list-projects' })).report.projects);
    expect(late).toEqual([]);
    expect(names.filter((name) => name.startsWith('fleet/'))).toEqual(fleetNames(1234));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('list-projects', () => {
  it('gives every field of a row in the output and in the report', async () => {
    const platform = await openPlatform({ state: fleetState(2, { tags: ['pci', 'tier-1'] }) });
    const run = await stepOn(platform, { operation: 'list-projects' });
    expectSuccess(run);
    const { managed_scan_config, ...listed } = platform.state.projects.get('fleet/service-00002') as Project;
    expect(JSON.parse(run.outputs.projects ?? '')[1]).toEqual({ ...listed, id: 2 });
    expect(run.report.projects).toEqual(JSON.parse(run.outputs.projects ?? ''));
  });

  it('reads 5,000 projects with three requests, and once more to be sure', async () => {
    const platform = await openPlatform({ state: fleetState(5000) });
    const run = await stepOn(platform, { operation: 'list-projects' });
    expect(namesOf(run.report.projects)).toEqual(fleetNames(5000));
    expect(wire(platform)).toEqual(
      [0, 1, 2, 0, 1, 2].map((page) => `GET /acme/projects?page=${page}&page_size=3000`),
    );
  });

  it('gives names that are near for the first that match nothing, not for thousands', async () => {
    const platform = await openPlatform({ state: fleetState(3) });
    const unknown = Array.from({ length: 40 }, (_, index) => `fleet/servis-0000${index}`);
    const projects = ['fleet/service-00001', ...unknown].join();
    const run = await stepOn(platform, { operation: 'list-projects', projects });
    expect(run.outputs.count).toBe('1');
    expect(run.report.notices.filter((one: { near?: string[] }) => one.near?.length === 3)).toHaveLength(20);
  });

  it('passes on why a page size is refused when every size is', async () => {
    const platform = await openPlatform({ quirks: { projectPages: { refuseAbove: 10 } } });
    const run = await stepOn(platform, { operation: 'list-projects', 'page-size': '11' });
    expect(theError(run)).toContain('page_size: must be from 0 to 10');
    expect(run.outputs.outcome).toBe('failed');
    expect(run.outputs).not.toHaveProperty('count');
  });

  it('says what it has read when the list breaks off', async () => {
    // Rows are given as the second pass brings them.
    const last: FaultSource = ({ path, index }) =>
      path.includes('page=3&') && index > 10 ? { kind: 'status', status: 500 } : undefined;
    const quirks = { ...defaultQuirks, projectPages: { cap: 10 } };
    const platform = await openPlatform({ state: fleetState(100), faults: last, quirks });
    const run = await stepOn(platform, { operation: 'list-projects' });
    expect(theError(run)).toContain('was answered with 500');
    expect(run.outputs.outcome).toBe('partial');
    expect(run.outputs).not.toHaveProperty('count');
    expect(namesOf(run.report.projects)).toEqual(fleetNames(30));
    expect(run.outputs.matrix).toBeUndefined();
  });
});
