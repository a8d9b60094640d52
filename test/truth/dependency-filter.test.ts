import { describe, expect, it } from 'vitest';
import { repositoriesState } from '../../emulator/platform/scale-states.ts';
import { bodies, openPlatform, stepOn } from '../operations/scenario.ts';

async function state() {
  const made = repositoriesState(6);
  const versions = ['4.16.0', '4.17.0', '4.17.21', '5.0.0', '4.17.20', '3.10.1'];
  for (const [at, repository] of made.repositories.entries()) {
    const [shared] = repository.dependencies;
    const dependency = {
      ...shared,
      name: 'lodash',
      license: 'MIT',
      lockfilePath: 'package-lock.json',
      version: versions[at] ?? '',
    };
    repository.dependencies = [dependency];
    Object.assign(dependency, {
      ecosystem: at % 2 === 0 ? 'npm' : 'pypi',
      transitivity: at < 3 ? 'DIRECT' : 'TRANSITIVE',
      licensePolicySetting: at === 5 ? 'LICENSE_POLICY_SETTING_BLOCK' : 'LICENSE_POLICY_SETTING_ALLOW',
    });
  }
  return made;
}

describe('list-dependencies with', () => {
  const CASES: [string, string, number[]][] = [
    ['an upper bound', 'packageFilters: [{ versionUpperBound: "<4.17.0" }]', [1, 6]],
    ['a lower bound', 'packageFilters: [{ versionLowerBound: ">4.17.20" }]', [3, 4]],
    [
      'both',
      'packageFilters: [{ versionLowerBound: ">=4.17.0", versionUpperBound: "<=4.17.21" }]',
      [2, 3, 5],
    ],
    ['an ecosystem', 'ecosystem: [pypi]', [2, 4, 6]],
    ['a transitivity', 'transitivity: [DIRECT]', [1, 2, 3]],
    ['a setting of the licence policy', 'licensePolicySettings: [LICENSE_POLICY_SETTING_BLOCK]', [6]],
  ];
  it.each(CASES)('%s lists what it selects', async (_, filter, expected) => {
    const platform = await openPlatform({ state: await state() });
    const run = await stepOn(platform, { operation: 'list-dependencies', 'dependency-filter': filter });
    const names = JSON.parse(run.outputs.repositories ?? '[]').map(({ name }: { name: string }) => name);
    expect({ names, errors: run.errors, sent: bodies(platform, 'POST').length > 0 }).toEqual({
      names: expected.map((number) => `fleet/service-0000${number}`),
      errors: [],
      sent: true,
    });
  });
});
