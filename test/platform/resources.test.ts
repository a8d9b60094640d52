/** Requests of lists by what they ask for, and what follows from several fields of a finding. */

import { expect, it } from 'vitest';
import type { Finding } from '../../src/platform/resources/finding.ts';
import { open } from './server.ts';

const LIST = '/api/v1/deployments/acme/findings';
const COMMIT = '0c7f1e0c3d5b4a6f8e9d0c1b2a3f4e5d6c7b8a90';

async function findingsOf(...findings: object[]): Promise<Finding[]> {
  const { reader } = await open((_, index) => ({ body: { findings: index === 0 ? findings : [] } }));
  return (await reader.findings('acme', {})).rows;
}

it('messages of one rule that differ are kept apart', async () => {
  const rows = ['one', 'two'].map((message, id) => ({ id, rule: { name: 'r', message } }));
  expect((await findingsOf(...rows)).map(({ message }) => message)).toEqual(['one', 'two']);
});

it.each<[state: string | null, triageState: string | null, status: string | undefined]>([
  ['fixed', 'ignored', 'fixed'],
  ['unresolved', 'ignored', 'ignored'],
  ['unresolved', 'reviewing', 'reviewing'],
  ['muted', 'fixing', 'fixing'],
  ['muted', 'provisionally_ignored', 'provisionally_ignored'],
  ['muted', 'untriaged', 'ignored'],
  ['unresolved', 'untriaged', 'open'],
  ['unresolved', 'reopened', 'open'],
  ['unresolved', null, 'open'],
  // It may be fixed.
  [null, 'untriaged', undefined],
  [null, null, undefined],
])('a finding without a status has what follows from %s and %s', async (state, triage_state, status) => {
  const rows = [null, undefined, '', 'reviewing'].map((written, id) => ({
    id,
    status: written,
    state,
    triage_state,
  }));
  const read = await findingsOf(...rows);
  expect(read.map((row) => row.status)).toEqual([status, status, status, 'reviewing']);
});

it.each<[url: string | null, path: string | undefined, line: number | undefined]>([
  [`https://github.com/acme/api/blob/${COMMIT}/src/how%20to/a%23b.ts#L12`, 'src/how to/a#b.ts', 12],
  [`https://gitlab.com/g/sub/p/-/blob/${COMMIT}/src/a.py#L7-9`, 'src/a.py', 7],
  [`https://ghe.example/blob/blob/blob/${COMMIT}/blob/x.py?plain=1#L3`, 'blob/x.py', 3],
  [`https://github.com/acme/api/blob/${COMMIT}/a%zz%20b.py`, 'a%zz b.py', undefined],
  // The end of a branch's name is not known.
  ['https://github.com/acme/api/blob/feature/x/src/a.py#L1', undefined, undefined],
  ['https://bitbucket.org/acme/api/src/main/a.py#lines-3', undefined, undefined],
  [null, undefined, undefined],
])('a finding without a location has the place of %s', async (line_of_code_url, path, line) => {
  const locations = [null, undefined, {}, { file_path: 'other.py', line: 99 }];
  const rows = await findingsOf(...locations.map((location, id) => ({ id, location, line_of_code_url })));
  const places = rows.map((row) => [row.path, row.line]);
  expect(places).toEqual([
    [path, line],
    [path, line],
    [path, line],
    ['other.py', 99],
  ]);
});

it('parameters of findings are sent by their names on the wire, lists repeated', async () => {
  const { reader, seen } = await open(() => ({ body: {} }));
  await reader.findings('acme', { issue_type: 'sca', repos: ['a/b', 'c&d'], dedup: true, since: 1.5 });
  const path = `${LIST}?issue_type=sca&repos=a%2Fb&repos=c%26d&dedup=true&since=1.5&page=0&page_size=3000`;
  expect(seen.map((one) => one.path)).toEqual([path]);
});

it('the list of secrets follows its cursor', async () => {
  const { reader, seen } = await open(({ path }) => ({
    body: path.includes('cursor')
      ? { findings: [{ id: 78 }, { id: 77 }] }
      : { findings: [{ id: 77 }], cursor: 'a+b' },
  }));
  const { rows } = await reader.secrets(120n, { severity: ['SEVERITY_HIGH'] });
  expect(rows.map(({ id }) => id)).toEqual([77n, 78n]);
  const path = '/api/v1/deployments/120/secrets?severity=SEVERITY_HIGH';
  expect(seen.map((one) => one.path)).toEqual([`${path}&limit=2000`, `${path}&cursor=a%2Bb&limit=2000`]);
});

it('the search for scans asks for the least, follows the cursor, and reads what servers send as text', async () => {
  const completed = { id: '2', status: 'SCAN_STATUS_COMPLETED', findings_counts: { total: '4' } };
  const running = { id: 1, status: 'SCAN_STATUS_RUNNING', exit_code: null };
  const { reader, seen } = await open(({ body }) => ({
    body: body.includes('next') ? { scans: [running] } : { scans: [completed], cursor: 'next' },
  }));
  const search = { repositoryId: 2n ** 60n, sinceMs: Date.UTC(2026, 7, 1) };
  const scans = await reader.searchScans(120n, search);
  expect(scans).toMatchObject([
    { id: 2n, status: 'completed', exit_code: 0, findings_counts: { total: 4 } },
    { id: 1n, status: 'running' },
  ]);
  expect(scans[1]).not.toHaveProperty('exit_code');
  const asked = `{"repository_id":${2n ** 60n},"since":"2026-08-01T00:00:00.000Z","limit":500`;
  expect(seen.map(({ body }) => body)).toEqual([`${asked}}`, `${asked},"cursor":"next"}`]);
  expect(new Set(seen.map(({ path }) => path))).toEqual(new Set(['/api/v1/deployments/120/scans/search']));
});

it('repositories are filtered by all that servers take', async () => {
  const repository = { id: '7', name: 'acme/api', numDependencies: '3' };
  const { reader, seen } = await open(() => ({
    body: { repositorySummaries: [repository], hasMore: false },
  }));
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
  const sent = JSON.stringify({ ...filter, repositoryId: [0] }).replace('[0]', `[${2n ** 60n}]`);
  expect(seen[0]?.body).toBe(`{"pageSize":100,"dependencyFilter":${sent}}`);
});
