import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Dependency, Repository } from '../../../emulator/platform/resources.ts';
import { fleetState } from '../../../emulator/platform/scale-states.ts';
import { type Platform, startPlatform } from '../../../emulator/platform/server.ts';
import { ask } from './ask.ts';

let platform: Platform;

function repository(id: bigint, dependency: Partial<Dependency>, isArchived = false): Repository {
  const plain = { name: 'lodash', version: '4.17.21', license: 'MIT', lockfilePath: 'package-lock.json' };
  const dependencies = [{ ...plain, ...dependency }];
  return { id, name: `r${id}`, hasDependencyPathScan: false, isArchived, dependencies };
}

beforeEach(async () => {
  const repositories = [
    repository(1n, { version: '1.9.0', ecosystem: 'npm', transitivity: 'DIRECT' }),
    repository(2n, { version: '1.10.0', transitivity: 'TRANSITIVE' }),
    repository(3n, { version: '2.0.0-rc.1', ecosystem: 'npm' }),
    repository(4n, { version: '2.0.0', licensePolicySetting: 'LICENSE_POLICY_SETTING_BLOCK' }),
    repository(5n, { name: 'Lodash.merge', version: '3.0.0', ecosystem: 'pypi' }),
    repository(6n, { version: '1.9.0' }, true),
  ];
  platform = await startPlatform({ state: { ...fleetState(1), repositories } });
});
afterEach(() => platform.close());

const bounds = (filter: object) => ({ packageFilters: [{ name: 'lodash', ...filter }] });

describe('the dependency filter', () => {
  it.each<[object, number[]]>([
    [{}, [1, 2, 3, 4, 5]],
    [bounds({ exactNameMatch: true }), [1, 2, 3, 4]],
    [bounds({ exactNameMatch: false }), [1, 2, 3, 4, 5]],
    [bounds({ versionLowerBound: '>=1.10.0' }), [2, 3, 4, 5]],
    [bounds({ versionLowerBound: '>1.10.0' }), [3, 4, 5]],
    [bounds({ versionUpperBound: '<2.0.0' }), [1, 2, 3]],
    [bounds({ versionUpperBound: '<= 2.0.0' }), [1, 2, 3, 4]],
    [bounds({ versionLowerBound: '>1.9', versionUpperBound: '<2.0.0-rc.1' }), [2]],
    [bounds({ versionLowerBound: '1.10.0', versionUpperBound: '2.0.0' }), [2, 3, 4]],
    [bounds({ versionLowerBound: '>9', exactVersion: '2.0.0' }), [4]],
    [{ ecosystem: 'npm' }, [1, 3]],
    [{ ecosystem: ['npm', 'pypi'] }, [1, 3, 5]],
    [{ ecosystem: 'no_package_manager' }, [2, 4]],
    [{ transitivity: 'DIRECT' }, [1]],
    [{ transitivity: ['TRANSITIVE', 'UNKNOWN_TRANSITIVITY'] }, [2, 3, 4, 5]],
    [{ licensePolicySettings: ['LICENSE_POLICY_SETTING_BLOCK'] }, [4]],
    [{ includeArchived: false }, [1, 2, 3, 4, 5]],
    [{ includeArchived: true }, [6]],
    [{ repositoryId: [2, 6], ecosystem: 'no_package_manager' }, [2]],
  ])('selects by %j', async (dependencyFilter, expected) => {
    const path = '/120/dependencies/repositories';
    const { json } = await ask(platform, 'POST', path, { dependencyFilter, pageSize: 100 });
    expect(json.repositorySummaries.map(({ id }: { id: number }) => id)).toEqual(expected);
  });

  it.each([
    [{ ecosystem: 'cargo2' }, 'ecosystem: must be one of'],
    [{ transitivity: ['direct'] }, 'transitivity: entry 0 must be one of UNKNOWN_TRANSITIVITY'],
    [{ licensePolicySettings: 'BLOCK' }, 'licensePolicySettings: must be one of'],
    [{ includeArchived: 'yes' }, 'includeArchived: must be true or false'],
  ])('refuses %j', async (dependencyFilter, reason) => {
    const answer = await ask(platform, 'POST', '/120/dependencies/repositories', { dependencyFilter });
    expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining(reason) } });
  });
});
