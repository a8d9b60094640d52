import { describe, expect, it } from 'vitest';
import { believableState } from '../../emulator/platform/believable-state.ts';
import type { Quirks } from '../../emulator/platform/quirks.ts';
import { repositoriesState } from '../../emulator/platform/scale-states.ts';
import { innerStep } from '../inner-step.ts';
import { bodies, expectSuccess, openPlatform } from '../operations/scenario.ts';
import { fleetNames, namesOf } from './named-state.ts';

const list = { operation: 'list-dependencies' };
describe('list-dependencies lists 437 repositories whole and once each from a server that', () => {
  it.each<[string, Partial<Quirks>]>([
    [
      'takes either spelling of the page size, as proto3 and with ids in strings',
      { proto3: true, int64AsStrings: true },
    ],
    ['caps pages at 60', { dependenciesCap: 60 }],
  ])('%s', async (_, quirks) => {
    const platform = await openPlatform({ state: repositoriesState(437), quirks });
    const run = await innerStep(platform, { ...list, 'deployment-id': '' });
    expectSuccess(run);
    expect(namesOf(run.report.repositories)).toEqual(fleetNames(437));
    expect(run.outputs.count).toBe('437');
    expect(JSON.parse(run.outputs.repositories ?? '')).toEqual(run.report.repositories);
  });
});

describe('list-dependencies', () => {
  it('gives every field of a row', async () => {
    const platform = await openPlatform({ state: repositoriesState(1), quirks: { proto3: true } });
    const { outputs } = await innerStep(platform, list);
    expect(JSON.parse(outputs.repositories ?? '')).toEqual([
      { id: 1, name: 'fleet/service-00001', numDependencies: 1, hasDependencyPathScan: false },
    ]);
  });

  it('asks for pages as large as the user says', async () => {
    const platform = await openPlatform({ state: repositoriesState(25) });
    const run = await innerStep(platform, { ...list, 'page-size': '10' });
    expect(namesOf(run.report.repositories)).toEqual(fleetNames(25));
    expect(bodies(platform, 'POST').map((body) => JSON.parse(body))).toEqual([
      { pageSize: 10 },
      { pageSize: 10, cursor: 10 },
      { pageSize: 10, cursor: 20 },
    ]);
  });

  it('sends the filter with every page, and lists what matches it', async () => {
    const platform = await openPlatform({ quirks: { dependenciesCap: 2 } });
    const run = await innerStep(platform, { ...list, 'dependency-filter': 'license: [MIT]\nname: lodash' });
    expectSuccess(run);
    const matching = believableState().repositories.filter(({ dependencies }) =>
      dependencies.some(({ name }) => name === 'lodash'),
    );
    expect(matching.length).toBeGreaterThan(2);
    expect(namesOf(run.report.repositories)).toEqual(matching.map(({ name }) => name));
    for (const body of bodies(platform, 'POST')) {
      expect(JSON.parse(body).dependencyFilter).toEqual({ license: ['MIT'], name: 'lodash' });
    }
  });

  it('succeeds with no rows when nothing matches', async () => {
    const platform = await openPlatform({ quirks: { proto3: true } });
    const run = await innerStep(platform, { ...list, 'dependency-filter': 'name: left-pad' });
    expectSuccess(run);
    expect(run.outputs).toMatchObject({ count: '0', repositories: '[]' });
  });
});
