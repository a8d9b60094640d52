import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN } from '../../emulator/github/believable-state.ts';
import { believableState } from '../../emulator/platform/believable-state.ts';
import { repositoriesState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { openGitHub } from '../github/open.ts';
import { innerStep } from '../inner-step.ts';
import { expectSuccess, openPlatform, theError } from '../operations/scenario.ts';

const list = (by: string, filter = '') => ({
  operation: 'list-dependencies',
  'dependencies-by': by,
  'dependency-filter': filter,
});
const sent = ({ requests }: Platform) =>
  requests.flatMap(({ method, path, body }) =>
    method === 'POST' ? [[path.replace('/api/v1/deployments/120/', ''), JSON.parse(body)]] : [],
  );

it.each([
  [list('repository'), '📋 0 repositories with dependencies'],
  [list('package'), '📋 0 packages'],
  [list('package', 'name: log4j'), '✅ 0 packages'],
])('an empty list is good news only of a filter: %j', async (inputs, title) => {
  const run = await innerStep(await openPlatform({ state: repositoriesState(0) }), inputs);
  expect(run.outputs.count).toBe('0');
  expect(run.summary).toContain(`<h2>${title}</h2>`);
});

it.each<[by: string, filter: string, count: string, warning: string]>([
  ['package', 'license: [APGL-3.0]', 'unknown', 'similar: AGPL-3.0'],
  ['package', 'license: [agpl-3.0, GPL-2.0]', 'unknown', 'similar: AGPL-3.0'],
  ['package', 'license: [AGPL-3.0, APGL-3.0]', 'unknown', 'similar: AGPL-3.0'],
  ['repository', 'license: [GPL-2.0]', '0', ''],
  ['package', '{ license: [AGPL-3.0], ecosystem: [pypi] }', '0', ''],
  ['repository', 'name: traverse', 'unknown', 'similar: @babel/traverse'],
  ['package', 'name: traevrse', 'unknown', 'similar: @babel/traverse'],
  ['package', 'name: pkg:npm/%40babel/traverse@7.0.0', 'unknown', 'similar: @babel/traverse'],
  ['package', 'name: left-pad', '0', ''],
  ['package', 'packageFilters: [{ name: traverse, exactNameMatch: true }]', 'unknown', '@babel/traverse'],
  ['package', 'packageFilters: [{ name: traverse, versionLowerBound: ">=9" }]', '0', ''],
  ['package', 'lockfilePath: yarn.lock', 'unknown', 'similar: **/yarn.lock'],
  ['package', 'ecosystem: [bower]', 'unknown', '`bower` in `dependency-filter` matches nothing'],
])('holds each item against the dependencies, by %s: %s', async (by, filter, count, warning) => {
  const state = repositoriesState(1);
  const [repository] = state.repositories;
  const dependency = { name: '@babel/traverse', version: '7.0.0', lockfilePath: 'web/yarn.lock' };
  repository?.dependencies.push({ ...dependency, license: 'AGPL-3.0' });
  const run = await innerStep(await openPlatform({ state }), { ...list(by, filter), 'fail-if': 'found' });
  expect(run.outputs.count).toBe(count);
  expect(run.warnings.join()).toContain(warning);
  expect(run.exitCode).toBe(count === '0' ? 0 : 1);
  expect(run.summary.includes('✅')).toBe(count === '0');
});

describe('list-dependencies by package', () => {
  it('lists 6,000 dependencies in six pages, each with its place in the CSV file', async () => {
    const state = repositoriesState(60);
    for (const [index, repository] of state.repositories.entries())
      repository.dependencies = Array.from({ length: 100 }, (_, place) => ({
        name: `package-${place}`,
        version: `1.${index % 2}.0`,
        license: place === 0 ? 'AGPL-3.0-only' : 'MIT',
        lockfilePath: 'package-lock.json',
        transitivity: index < 10 ? 'DIRECT' : 'TRANSITIVE',
      }));
    const platform = await openPlatform({
      state,
      quirks: { proto3: true, int64AsStrings: true, dependenciesCap: 1000 },
    });
    const run = await innerStep(platform, list('package'));
    expectSuccess({ ...run, warnings: [] });
    expect(run.outputs.count).toBe('200');
    expect(sent(platform)).toEqual([
      ['dependencies', { pageSize: 10_000 }],
      // After a page that is shorter than asked for, the older name of the field is tried once.
      ['dependencies', { page_size: 10_000, cursor: '1000' }],
      ...[2, 3, 4, 5].map((page) => ['dependencies', { pageSize: 10_000, cursor: `${page * 1000}` }]),
    ]);
    expect(run.report.dependencies[0]).toEqual({
      ...{ ecosystem: 'npm', name: 'package-0', version: '1.0.0', licenses: ['AGPL-3.0-only'] },
      ...{ repositories: 30, direct: 5 },
    });
    const lines = (await readFile(run.outputs['csv-path'] ?? '', 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(6001);
    expect(lines[1]).toBe(
      '1,fleet/service-00001,package-lock.json,14,package-0,1.0.0,npm,AGPL-3.0-only,direct,https://github.com/fleet/service-00001/blob/HEAD/package-lock.json#L14',
    );
    expect(run.summary).toContain('<td nowrap="">2</td><td nowrap="">AGPL-3.0-only</td>');
  });

  it('says that the CSV file is a part where a later page fails', async () => {
    const state = repositoriesState(3);
    const platform = await openPlatform({ state, quirks: { dependenciesCap: 2 } });
    let pages = 0;
    platform.faults = ({ endpoint }) => {
      if (endpoint === 'dependencies') pages += 1;
      return pages > 1 ? { kind: 'status', status: 500 } : undefined;
    };
    const run = await innerStep(platform, list('package'));
    expect(run.outputs.outcome).toBe('failed');
    const lines = (await readFile(run.outputs['csv-path'] ?? '', 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(run.summary).toContain('The CSV file is incomplete');
  });

  it.each([
    ['ecosystem: [pypi]\ntransitivity: [TRANSITIVE]', ['django', 'pyyaml']],
    ['packageFilters: [{ name: log4j, versionUpperBound: "<2.3.0" }]', ['log4j-core']],
    ['packageFilters: [{ name: log4j, exactNameMatch: true }]', []],
    ['licensePolicySettings: [LICENSE_POLICY_SETTING_BLOCK]', ['mysql-connector-j', 'pymupdf']],
  ])('sends the newer fields: %s', async (filter, names) => {
    const run = await innerStep(await openPlatform(), list('package', filter));
    expectSuccess(run);
    const rows: { name: string; repositories: number }[] = JSON.parse(run.outputs.dependencies ?? '');
    expect([...new Set(rows.map(({ name }) => name))].toSorted()).toEqual(names);
  });

  it('drops repositories of a server that ignores the filter', async () => {
    const platform = await openPlatform({ quirks: { dependencyFilterIgnored: true } });
    const run = await innerStep(platform, list('repository', 'repositoryId: [1]'));
    expect(run.warnings.join()).toMatch(/the filter `dependency-filter: repositoryId`: \d+ rows outside/);
    expect(run.outputs.repositories).toBe('[]');
  });

  it('names repositories by their ids where the projects cannot be listed', async () => {
    const platform = await openPlatform({ state: repositoriesState(1) });
    platform.faults = ({ endpoint }) =>
      endpoint === 'projects' ? { kind: 'status', status: 500 } : undefined;
    const run = await innerStep(platform, list('package'));
    expect(run.warnings).toEqual([expect.stringContaining('Repositories are shown by their ids')]);
    expect(await readFile(run.outputs['csv-path'] ?? '', 'utf8')).toContain('\r\n1,1,package-lock.json,');
  });
});

describe('a scheduled check of licenses', () => {
  const blocked = {
    ...list('package', 'licensePolicySettings: [LICENSE_POLICY_SETTING_BLOCK]'),
    ...{ issue: 'auto', 'github-token': ACTIONS_TOKEN },
  };

  it('fails for what it finds, and keeps one issue for each filter', async () => {
    const [platform, github] = [await openPlatform(), await openGitHub()];
    const environment = {
      ...{ GITHUB_API_URL: github.url, GITHUB_EVENT_NAME: 'schedule', GITHUB_RUN_NUMBER: '42' },
      GITHUB_WORKFLOW_REF: 'acme/payments-api/.github/workflows/licenses.yml@refs/heads/main',
    };
    const check = (inputs = {}) => innerStep(platform, { ...blocked, ...inputs }, { environment });
    const failed = await check({ 'fail-if': 'found' });
    expect(failed.outputs).toMatchObject({
      outcome: 'failed',
      'failure-reason': 'found',
      'issue-url': expect.stringMatching(/issues/),
    });
    expect(theError(failed)).toContain("packages with a license that the platform's policy blocks");
    const shown = github.state.issues.filter(({ title }) => /license/.test(title));
    expect(shown.map(({ state, body }) => [state, body?.includes('AGPL-3.0-only')])).toEqual([
      ['open', true],
    ]);
    // The same filter, written in another way.
    await check({ 'dependency-filter': '{ "licensePolicySettings": ["LICENSE_POLICY_SETTING_BLOCK"] }' });
    expect(github.state.issues.filter(({ title }) => /license/.test(title))).toHaveLength(1);
    for (const repository of platform.state.repositories)
      repository.dependencies = repository.dependencies.filter(({ license }) => !/GPL/.test(license));
    expectSuccess(await check({ 'fail-if': 'found' }));
    expect(shown[0]?.state).toBe('closed');
  });
});

describe('list-dependencies by lockfile', () => {
  const [first, second] = believableState().repositories;
  const both = `repositoryId: [${first?.id}, ${second?.id}]\nlicense: [MIT, BSD-3-Clause]`;

  it('lists the lockfiles of each repository, without the repository in the filter', async () => {
    const platform = await openPlatform({ quirks: { dependenciesCap: 1 } });
    const run = await innerStep(platform, list('lockfile', both));
    expectSuccess(run);
    expect(run.outputs.count).toBe('2');
    expect(JSON.parse(run.outputs.lockfiles ?? '')[0]).toEqual({
      ...{ repositoryId: Number(first?.id), repository: first?.name },
      ...{ lockfilePath: 'package-lock.json', numDependencies: 3 },
    });
    expect(sent(platform)[0]).toEqual([
      `dependencies/repositories/${first?.id}/lockfiles`,
      { pageSize: 100, dependencyFilter: { license: ['MIT', 'BSD-3-Clause'] } },
    ]);
    expect(await readFile(run.outputs['csv-path'] ?? '', 'utf8')).toContain(
      `${first?.id},${first?.name},package-lock.json,3\r\n`,
    );
  });

  it('counts nothing, and fails where that is asked, when a repository cannot be read', async () => {
    const platform = await openPlatform();
    platform.faults = ({ path }) =>
      path.includes(`/${second?.id}/lockfiles`) ? { kind: 'status', status: 500 } : undefined;
    const run = await innerStep(platform, list('lockfile', both));
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      lockfiles: expect.stringContaining('package-lock'),
    });
    expect(run.outputs.count).toBe('unknown');
    expect(run.summary).toMatch(/<h2>⚠️ At least 1 lockfile/);
    expect(run.warnings).toEqual([
      expect.stringContaining(`The lockfiles of ${second?.name} could not be listed`),
    ]);
    const other = { ...list('lockfile', both.replace('MIT, BSD-3-Clause', 'Zlib')), 'fail-if': 'found' };
    expect((await innerStep(platform, other)).outputs['failure-reason']).toBe('not-known');
    const found = await innerStep(platform, { ...list('lockfile', both), 'fail-if': 'found' });
    expect(found.outputs['failure-reason']).toBe('found');
  });

  it('fails where no repository can be read', async () => {
    const platform = await openPlatform();
    platform.faults = ({ endpoint }) =>
      endpoint === 'lockfiles' ? { kind: 'status', status: 500 } : undefined;
    expect(theError(await innerStep(platform, list('lockfile', both)))).toContain(' with 500: ');
  });

  it('of a repository that the platform does not know says what to correct', async () => {
    const run = await innerStep(await openPlatform(), list('lockfile', 'repositoryId: [1]'));
    expect(theError(run)).toMatch(/ with 404 .*[Cc]heck `repositoryId` in `dependency-filter`/);
  });

  it('needs to know whose lockfiles', async () => {
    const run = await innerStep(await openPlatform(), list('lockfile', 'name: lodash'));
    expect(theError(run)).toContain('`dependency-filter` has no `repositoryId`');
  });
});
