import { describe, expect, it } from 'vitest';
import { believableState } from '../../emulator/platform/believable-state.ts';
import { repositoriesState } from '../../emulator/platform/scale-states.ts';
import { innerStep } from '../inner-step.ts';
import { bodies, expectSuccess, openPlatform } from '../operations/scenario.ts';
import { fleetNames, namesOf } from './named-state.ts';

const list = { operation: 'list-dependencies' };

describe('list-dependencies', () => {
  it('lists 437 repositories whole and once each from a server that caps its pages', async () => {
    const quirks = { dependenciesCap: 60, proto3: true, int64AsStrings: true };
    const platform = await openPlatform({ state: repositoriesState(437), quirks });
    const run = await innerStep(platform, { ...list, 'deployment-id': '' });
    expectSuccess(run);
    expect(namesOf(run.report.repositories)).toEqual(fleetNames(437));
    expect(run.outputs.count).toBe('437');
    const rows = JSON.parse(run.outputs.repositories ?? '');
    expect(rows).toEqual(run.report.repositories);
    const [first] = fleetNames(1);
    expect(rows[0]).toEqual({ id: 1, name: first, numDependencies: 1, hasDependencyPathScan: false });
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

  it.each([
    ['lodash', 'license: [MIT]\nname: lodash', { license: ['MIT'], name: 'lodash' }],
    ['left-pad', 'name: left-pad', { name: 'left-pad' }],
  ])('sends the filter with every page, and lists what matches it: %s', async (wanted, filter, sent) => {
    const platform = await openPlatform({ quirks: { dependenciesCap: 2, proto3: true } });
    const run = await innerStep(platform, { ...list, 'dependency-filter': filter });
    expectSuccess(run);
    const matching = believableState().repositories.filter(({ dependencies }) =>
      dependencies.some(({ name }) => name === wanted),
    );
    expect(matching.length > 2).toBe(wanted === 'lodash');
    expect(namesOf(JSON.parse(run.outputs.repositories ?? ''))).toEqual(matching.map(({ name }) => name));
    expect(run.outputs.count).toBe(String(matching.length));
    // Dependencies are read to look items up one by one.
    const pages = platform.requests.filter(({ path }) => path.endsWith('/dependencies/repositories'));
    for (const { body } of pages) expect(JSON.parse(body).dependencyFilter).toEqual(sent);
  });
});
