import { describe, expect, it } from 'vitest';
import { errorOf, open } from './server.ts';

/** A client of a server that answers everything with `body`. */
async function readerOf(body: unknown) {
  return open(() => ({ body }));
}

describe('a project', () => {
  it('has what the server sent, and leaves out what it left out', async () => {
    const { reader } = await readerOf({ project: { id: '9007199254740993', name: 'acme/api', url: null } });
    expect(await reader.project('acme', 'acme/api')).toEqual({
      id: 9007199254740993n,
      name: 'acme/api',
      tags: [],
    });
  });

  it('may be spelled in another case, but not be another one', async () => {
    const { reader } = await readerOf({ project: { id: 7, name: 'Acme/API' } });
    expect(await reader.project('acme', 'acme/api')).toMatchObject({ name: 'Acme/API' });
    expect(await errorOf(reader.project('acme', 'acme/sandbox'))).toMatchObject({
      failure: {
        kind: 'another-answer',
        expected: { kind: 'project', name: 'acme/sandbox' },
        got: { kind: 'project', name: 'Acme/API', id: 7n },
      },
    });
  });

  it('is not failed by odd fields that nobody decides by', async () => {
    const odd = { created_at: 5, default_branch: {}, latest_scan_at: [], primary_branch: true, url: 1 };
    const { reader } = await readerOf({
      project: { name: 'acme/api', tags: ['a'], ...odd, more: { deep: [] } },
    });
    expect(await reader.project('acme', 'acme/api')).toEqual({ name: 'acme/api', tags: ['a'] });
  });

  it.each([
    [{ projects: [{ name: 'a/b' }, { name: null }] }, 'projects[1].name is missing'],
    [{ projects: [{ name: 'a/b', tags: 'x' }] }, 'projects[0].tags is not a list'],
    [{ projects: [{ name: 'a/b', tags: [{}] }] }, 'projects[0].tags[0] is not text'],
    [{ projects: [{ name: 'a/b', id: 1.5 }] }, 'projects[0].id is not a whole number'],
  ])('in a list answered with %j is an error: %s', async (body, cause) => {
    const { reader } = await readerOf(body);
    expect(await errorOf(reader.projects('acme'))).toMatchObject({ failure: { kind: 'answer', cause } });
  });
});

describe('a scan', () => {
  const scan = async (fields: object) => (await readerOf({ id: 42, ...fields })).reader.scan(1n, 42n);

  it('has the exit code that the server gives, which may be negative, and no other', async () => {
    for (const none of [{}, { exit_code: null }]) expect(await scan(none)).not.toHaveProperty('exit_code');
    for (const odd of ['failed', {}]) expect(await scan({ exit_code: odd })).not.toHaveProperty('exit_code');
    expect(await scan({ exit_code: '-13' })).toMatchObject({ exit_code: -13 });
  });

  it.each([
    ['a list', []],
    ['odd counts', { findings: 'many', total_time: {} }],
    ['a number', 5],
  ])('is not failed by statistics that are %s', async (_, stats) => {
    expect((await scan({ stats })).stats?.findings).toBeUndefined();
  });

  it('has its statistics, and those that are new', async () => {
    const stats = { findings: '3', total_time: 1.5, rules: 200, nested: {} };
    expect(await scan({ stats })).toMatchObject({ stats: { findings: 3, total_time: 1.5, rules: 200 } });
    expect(await scan({ stats: {} })).toMatchObject({ stats: { findings: 0 } });
    const findings_by_product = { code: 2, 'supply-chain': '3', secrets: null };
    expect(await scan({ stats: { findings_by_product } })).toMatchObject({
      stats: { findings: 5, findings_by_product: { code: 2, supply_chain: 3 } },
    });
  });

  it.each([
    [{ x: { toString: 1 } }, 'x:'],
    [{ 'fix(x)': 'text' }, 'fix(x): text'],
    ['plain', 'plain'],
  ])('has the title %j as %j', async (commit_title, title) => {
    expect((await scan({ meta: { commit_title } })).meta.commit_title).toBe(title);
  });

  it('has its event kind under `on`, as which some servers write `true`', async () => {
    expect((await scan({ meta: { true: 'pull_request', x: { y: 1 } } })).meta).toEqual({
      on: 'pull_request',
    });
  });

  it('of another id is an error', async () => {
    const { reader } = await readerOf({ id: 99 });
    expect(await errorOf(reader.scan(1n, 42n))).toMatchObject({
      failure: {
        kind: 'another-answer',
        expected: { kind: 'scan', id: 42n },
        got: { kind: 'scan', id: 99n },
      },
    });
  });
});

describe('the search for scans', () => {
  it('asks for the least, follows the cursor, and reads what servers send as text', async () => {
    const { reader, seen } = await open(({ body }) =>
      JSON.parse(body).cursor === 'next'
        ? { body: { scans: [{ id: 1, status: 'SCAN_STATUS_RUNNING', exit_code: null }] } }
        : {
            body: {
              scans: [{ id: '2', status: 'SCAN_STATUS_COMPLETED', findings_counts: { total: '4' } }],
              cursor: 'next',
            },
          },
    );
    const search = { repositoryId: 2n ** 60n, sinceMs: Date.UTC(2026, 7, 1) };
    const [completed, running, ...others] = await reader.searchScans(120n, search);
    expect(completed).toMatchObject({
      id: 2n,
      status: 'completed',
      exit_code: 0,
      findings_counts: { total: 4 },
    });
    expect(running).toMatchObject({ id: 1n, status: 'running' });
    expect(running).not.toHaveProperty('exit_code');
    expect(others).toEqual([]);
    const asked = `{"repository_id":${2n ** 60n},"since":"2026-08-01T00:00:00.000Z","limit":500`;
    expect(seen.map(({ path, body }) => [path, body])).toEqual([
      ['/api/v1/deployments/120/scans/search', `${asked}}`],
      ['/api/v1/deployments/120/scans/search', `${asked},"cursor":"next"}`],
    ]);
  });
});

describe('deployments, policies and repositories', () => {
  it('are read from whole answers and from empty ones', async () => {
    const { reader } = await readerOf({ deployments: [{ id: 120, slug: 'acme' }] });
    expect(await reader.deployments()).toEqual([{ id: 120n, slug: 'acme', name: '' }]);
    expect(await (await readerOf({})).reader.deployments()).toEqual([]);
    const policies = await readerOf({ policies: [{ id: 5, name: 'Block', isDefault: true }] });
    expect(await policies.reader.policies(1n)).toEqual([
      { id: '5', name: 'Block', isDefault: true, productType: '', slug: '' },
    ]);
  });

  it('are filtered by all that servers take', async () => {
    const { reader, seen } = await readerOf({
      repositorySummaries: [{ id: '7', name: 'acme/api', numDependencies: '3' }],
      hasMore: false,
    });
    const filter = {
      packageFilters: [{ name: 'lodash', versionUpperBound: '<4.17' }],
      ecosystem: ['npm'],
      transitivity: ['DIRECT'],
      licensePolicySettings: ['LICENSE_POLICY_SETTING_BLOCK'],
      repositoryId: [2n ** 60n],
      includeArchived: true,
    };
    expect(await reader.repositoriesWithDependencies(120n, filter)).toEqual([
      { id: 7n, name: 'acme/api', numDependencies: 3, hasDependencyPathScan: false },
    ]);
    expect(seen[0]?.body).toContain('"ecosystem":["npm"]');
    expect(seen[0]?.body).toContain(`"repositoryId":[${2n ** 60n}]`);
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ pageSize: 100 });
  });
});
