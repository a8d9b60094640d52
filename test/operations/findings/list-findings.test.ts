import { describe, expect, it } from 'vitest';
import { plainFinding } from '../../../emulator/platform/finding.ts';
import type { Quirks } from '../../../emulator/platform/quirks.ts';
import { Findings, type Finding as Held } from '../../../emulator/platform/state.ts';
import type { FindingQuery } from '../../../src/findings/filter.ts';
import { run as listFindings } from '../../../src/operations/list-findings/run.ts';
import { NO_ISSUE } from '../../no-issue.ts';
import { finding, worldOf } from '../world.ts';
import { contextOn, DAY_MS, fewFindings, listQueries, NOW, openPlatform } from './context.ts';

const BASE = {
  operation: 'list-findings',
  deployment: {},
  groupBy: 'team:',
  failIf: [],
  ...NO_ISSUE,
} as const;

async function listed(query: Partial<FindingQuery>, quirks: Parameters<typeof openPlatform>[0] = {}) {
  const platform = await openPlatform(quirks);
  const context = contextOn(platform, { dryRun: true });
  const request = { ...BASE, query: { issueType: 'sast', filters: {}, ...query } as const };
  const result = await listFindings(context, request);
  return { platform, result, rows: result.listed ?? [] };
}

/** These findings only. */
const stateOf = (...findings: Held[]) => ({ state: { ...fewFindings(), findings: new Findings(findings) } });

describe('list-findings', () => {
  it.each<FindingQuery['filters']>([{}, { older_than: NOW }])(
    'gives each once, whichever branches the server lists: %j',
    async (filters) => {
      const { platform, rows } = await listed({ filters });
      const held = platform.state.findings.all.filter((one) => one.issue_type === 'sast' && !one.removed);
      const distinct = new Set(held.map(({ repo, fingerprint }) => `${repo} ${fingerprint}`));
      const names = rows.map((row) => `${row.repository} ${row.match_based_id}`);
      expect(names.sort()).toEqual([...distinct].sort());
    },
  );

  it.each([
    ['full', 'main'],
    ['full', 'refs/heads/main'],
    ['short', 'main'],
    ['short', 'refs/heads/main'],
  ] as const)('gives all on a branch that has its %s name by %s', async (refForm, ref) => {
    const { platform, rows } = await listed(
      { filters: { ref } },
      { quirks: { refForm, refFilter: 'exact' } },
    );
    const held = platform.state.findings.all.filter((one) => one.issue_type === 'sast' && !one.removed);
    expect(rows).toHaveLength(held.filter((one) => one.ref === 'refs/heads/main').length);
  });

  it('decides ages, places and tickets on the rows', async () => {
    const ages = { older_than: NOW - 100 * DAY_MS, newer_than: NOW - 700 * DAY_MS };
    const { rows } = await listed({ filters: { ...ages, paths: ['src/**', '!**/*.py'], has_ticket: true } });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const since = Date.parse(row.relevant_since ?? '');
      expect(since).toBeLessThan(NOW - 100 * DAY_MS);
      expect(since).toBeGreaterThanOrEqual(NOW - 700 * DAY_MS);
      expect(row.path).toMatch(/^src\/.*(?<!\.py)$/);
      expect(row.ticket).toBeDefined();
    }
  });

  it('leaves out rows that were never triaged, or too late', async () => {
    const { platform, rows } = await listed({ filters: { triaged_before: NOW - 200 * DAY_MS } });
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) {
      const at = platform.state.findings.get(id)?.triaged_at ?? Number.POSITIVE_INFINITY;
      expect(at * 1000).toBeLessThan(NOW - 200 * DAY_MS);
    }
  });

  it('says which filter the server ignored, and for how many rows', async () => {
    const quirks: Partial<Quirks> = { ignoredFindingsFilters: ['status'] };
    const { rows, result } = await listed({ filters: { status: 'provisionally_ignored' } }, { quirks });
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['provisionally_ignored']));
    expect(result.notices).toEqual([{ kind: 'filter-ignored', filter: 'status', rows: expect.any(Number) }]);
  });

  it('gives a finding that is as old as asked on another branch only', async () => {
    const of = (days: number) => (NOW - days * DAY_MS) / 1000;
    const main = { ...plainFinding(1n, 'sast', 'acme/api'), relevant_since: of(1), fingerprint: 'same' };
    const other = { ...main, id: 2n, ref: 'refs/heads/other', relevant_since: of(200) };
    const { rows } = await listed({ filters: { older_than: NOW - 100 * DAY_MS } }, stateOf(main, other));
    expect(rows.map(({ id }) => id)).toEqual([2n]);
  });

  it('asks the server for names only, and lets the rows decide patterns', async () => {
    const { platform, rows, result } = await listed({
      filters: { repos: ['acme/payments-*', '!acme/paymentz'], rules: ['*.nothing.*'], status: 'open' },
    });
    expect(listQueries(platform)[0]?.toString()).toBe(
      'issue_type=sast&status=open&dedup=true&page=0&page_size=3000',
    );
    expect(rows).toEqual([]);
    expect(result.notices).toMatchObject([
      { kind: 'exclusion-unmatched', input: 'repos', pattern: 'acme/paymentz' },
      { kind: 'pattern-unmatched', input: 'rules', pattern: '*.nothing.*' },
    ]);
  });

  it('lists secrets, whose filters have names of their own', async () => {
    const filters = {
      status: 'open',
      severities: ['high', 'critical'],
      validation_state: ['valid'],
      repos: ['Acme/Payments-API', 'acme/login'],
    };
    const { platform, rows } = await listed({ issueType: 'secrets', filters });
    const [query] = listQueries(platform);
    expect(query?.getAll('severity')).toEqual(['SEVERITY_HIGH', 'SEVERITY_CRITICAL']);
    expect(query?.get('validationState')).toBe('VALIDATION_STATE_CONFIRMED_VALID');
    expect(query?.get('status')).toBe('FINDING_STATUS_OPEN');
    expect(query?.getAll('repo')).toContain('Acme/Payments-API');
    for (const row of rows) expect(row).toMatchObject({ kind: 'secrets', status: 'open' });
  });

  it('asks for a name once more as the platform spells it, where a server compares it exactly', async () => {
    const filters = { repos: ['ACME/payments-api'] };
    const { platform, rows } = await listed({ filters }, { quirks: { reposCaseSensitive: true } });
    expect(listQueries(platform).map((query) => [query.get('repos'), query.get('page')])).toEqual([
      ['ACME/payments-api', '0'],
      ['acme/payments-api', '0'],
      ['acme/payments-api', '1'],
    ]);
    expect(rows.length).toBeGreaterThan(0);
  });

  it.each(['sast', 'secrets'] as const)(
    'lists each of the %s findings once, where the server ignores the name that it is asked for once more',
    async (issueType) => {
      const quirks = { ignoredFindingsFilters: ['repos', 'repo'] };
      const state = worldOf(2, [finding(1, { issue_type: issueType, repo: 'fleet/service-00001' })]);
      const filters = { repos: ['fleet/service-00001', 'fleet/SERVICE-00002'], ref: 'refs/heads/main' };
      const { rows } = await listed({ issueType, filters }, { state, quirks });
      expect(rows.map(({ id }) => id)).toEqual([1n]);
    },
  );

  it('keeps secrets apart whose findings look the same', async () => {
    const one = { ...plainFinding(1n, 'secrets', 'acme/api'), autotriage_verdict: 'true_positive' };
    const { rows } = await listed({ issueType: 'secrets' }, stateOf(one, { ...one, id: 2n }));
    expect(rows.map(({ id }) => id)).toEqual([2n, 1n]);
  });

  it.each([
    ['repos', 'acme/paymnets-api', 'acme/payments-api'],
    ['project_tags', 'teir-1', 'tier-1'],
    ['categories', 'securty', 'security'],
    ['rules', 'go.lang.security.audit.crypto.use-fo-md5', 'go.lang.security.audit.crypto.use-of-md5'],
    ['component_tags', 'user-dta', 'user-data'],
  ])('names what an unknown name in %s may be a misspelling of', async (filter, wrong, near) => {
    const { result, rows } = await listed({ filters: { [filter]: [wrong] } });
    expect(rows).toEqual([]);
    const notice = result.notices.find((one) => one.kind === 'name-unknown');
    expect(notice).toMatchObject({ pattern: wrong, near: expect.arrayContaining([near]) });
  });
});
