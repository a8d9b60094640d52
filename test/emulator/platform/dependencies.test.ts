import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Dependency, Repository } from '../../../emulator/platform/state.ts';
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
    repository(2n, { version: '1.10.0', transitivity: 'TRANSITIVE', license: 'ISC' }),
    repository(3n, { version: '2.0.0-rc.1', ecosystem: 'npm', lockfilePath: 'go.sum' }),
    repository(4n, { version: '2.0.0', licensePolicySetting: 'LICENSE_POLICY_SETTING_BLOCK' }),
    repository(5n, { name: 'Lodash.merge', version: '3.0.0', ecosystem: 'pypi' }),
    repository(6n, { version: '1.9.0' }, true),
  ];
  platform = await startPlatform({ state: { ...fleetState(1), repositories } });
});
afterEach(() => platform.close());

const list = (body: object) => ask(platform, 'POST', '/120/dependencies/repositories', body);
const named = (filter: object) => ({ packageFilters: [{ name: 'lodash', ...filter }] });

describe('the repositories with dependencies', () => {
  it('come in pages of five by default', async () => {
    const { json } = await list({ pageSize: 2 });
    expect(json).toMatchObject({ hasMore: true, repositorySummaries: [{ id: 1 }, { id: 2 }] });
    expect((await list({ cursor: json.cursor })).json).toMatchObject({
      hasMore: false,
      repositorySummaries: [{ id: 3, name: 'r3', numDependencies: 1 }, { id: 4 }, { id: 5 }],
    });
  });

  it.each<[object, number[]]>([
    [{}, [1, 2, 3, 4, 5]],
    [{ name: 'lodash', version: '2.0.0' }, [4]],
    [{ license: ['ISC', 'BSD'] }, [2]],
    [{ lockfilePath: 'go.sum' }, [3]],
    [named({ exactNameMatch: true }), [1, 2, 3, 4]],
    [named({ versionLowerBound: '>1.9', versionUpperBound: '<2.0.0-rc.1' }), [2]],
    [named({ versionLowerBound: '1.10.0', versionUpperBound: '<= 2.0.0' }), [2, 3, 4]],
    [named({ versionLowerBound: '>9', exactVersion: '2.0.0' }), [4]],
    [{ ecosystem: ['npm', 'pypi'] }, [1, 3, 5]],
    [{ transitivity: 'DIRECT' }, [1]],
    [{ licensePolicySettings: ['LICENSE_POLICY_SETTING_BLOCK'] }, [4]],
    [{ includeArchived: true }, [6]],
    [{ repositoryId: [2, 6], ecosystem: 'no_package_manager' }, [2]],
  ])('are selected by %j', async (dependencyFilter, expected) => {
    const { json } = await list({ dependencyFilter, pageSize: 100 });
    expect(json.repositorySummaries.map(({ id }: { id: number }) => id)).toEqual(expected);
  });

  it.each([
    [{ pageSize: 101 }, 'pageSize: must be an integer from 1'],
    [{ deploymentId: '121' }, 'differs from the path'],
    [{ dependencyFilter: { licence: [] } }, 'unknown field licence'],
    [{ dependencyFilter: { transitivity: ['direct'] } }, 'must be one of UNKNOWN_TRANSITIVITY'],
    [{ dependencyFilter: { includeArchived: 'yes' } }, 'includeArchived: must be true or false'],
  ])('are refused with %j', async (body, reason) => {
    expect(await list(body)).toMatchObject({
      status: 400,
      json: { error: expect.stringContaining(reason) },
    });
  });
});
