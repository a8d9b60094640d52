import { describe, expect, it } from 'vitest';
import type { DependencyFilter } from '../../src/platform/resources/dependency.ts';
import { accepted, problems } from './parsing.ts';

const LIST = { operation: 'list-dependencies' };

async function filterOf(text: string): Promise<DependencyFilter | undefined> {
  const { request } = await accepted({ ...LIST, 'dependency-filter': text });
  return request.filter;
}

const yaml = `
license: [MIT, Apache-2.0]
lockfilePath: services/api/poetry.lock
name: lodash
version: "4.10"
repositoryId:
  - 48211
  - 9007199254740993 # beyond 2^53
  - 18446744073709551615
packageFilters:
  - name: log4j-core
    exactNameMatch: true
    versionLowerBound: '>=2.0.0'
    versionUpperBound: <2.14.1
  - name: rxjs
    exactNameMatch: false
    exactVersion: 7.8.1
ecosystem: [npm, maven]
transitivity: [direct]
licensePolicySettings: [LICENSE_POLICY_SETTING_BLOCK]
includeArchived: true
`;

const whole: DependencyFilter = {
  license: ['MIT', 'Apache-2.0'],
  lockfilePath: 'services/api/poetry.lock',
  name: 'lodash',
  version: '4.10',
  repositoryId: [48_211n, 9_007_199_254_740_993n, 18_446_744_073_709_551_615n],
  packageFilters: [
    {
      name: 'log4j-core',
      exactNameMatch: true,
      versionLowerBound: '>=2.0.0',
      versionUpperBound: '<2.14.1',
    },
    { name: 'rxjs', exactNameMatch: false, exactVersion: '7.8.1' },
  ],
  ecosystem: ['npm', 'maven'],
  transitivity: ['DIRECT'],
  licensePolicySettings: ['LICENSE_POLICY_SETTING_BLOCK'],
  includeArchived: true,
};

const json = JSON.stringify(whole, (_key, value) =>
  typeof value === 'bigint' ? JSON.rawJSON(value.toString()) : value,
);

describe('dependency-filter', () => {
  it('takes every field as YAML', async () => {
    expect(await filterOf(yaml)).toEqual(whole);
  });

  it('takes every field as JSON, on one line and on several', async () => {
    expect(json).toContain('9007199254740993');
    expect(await filterOf(json)).toEqual(whole);
    expect(await filterOf(json.replaceAll(/[{},[]/g, '$&\n\t '))).toEqual(whole);
  });

  it('is none when it is empty, or blank', async () => {
    expect(await filterOf('')).toBeUndefined();
    expect(await filterOf(' \n ')).toBeUndefined();
  });

  it('tells all of its problems at once, and those of other inputs', async () => {
    const text =
      'licence: [MIT]\nversion: 1.10\nrepositoryId: [x, 7, y]\npackageFilters:\n  - nmae: a\n  - b';
    const found = await problems({ ...LIST, 'dependency-filter': text, 'page-size': '500' });
    expect(found.filter((one) => one.startsWith('page-size: '))).toHaveLength(1);
    const lines = found.flatMap((one) => /^dependency-filter: is wrong at line (\d+):/.exec(one)?.[1] ?? []);
    expect(lines).toEqual(['1', '2', '3', '3', '5', '6']);
  });
});
