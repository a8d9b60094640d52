import { describe, expect, it } from 'vitest';
import { plainFinding } from '../../../emulator/platform/believable-findings.ts';
import { Findings, type Finding as Held } from '../../../emulator/platform/state.ts';
import type { FindingQuery } from '../../../src/model/request.ts';
import { listFindings } from '../../../src/operations/list-findings.ts';
import type { Finding } from '../../../src/platform/resources/finding.ts';
import { contextOn, DAY_MS, fewFindings, listQueries, NOW, openPlatform } from './context.ts';

const BASE = { operation: 'list-findings', deployment: {}, concurrency: 8 } as const;

async function listed(query: Partial<FindingQuery>, quirks: Parameters<typeof openPlatform>[0] = {}) {
  const platform = await openPlatform(quirks);
  const context = contextOn(platform, { dryRun: true });
  const request = { ...BASE, query: { issueType: 'sast', filters: {}, ...query } as const };
  const result = await listFindings(context, request);
  return { platform, result, rows: context.added as Finding[] };
}

describe('list-findings', () => {
  it.each([[{}], [{ quirks: { ignoredFindingsFilters: ['dedup'] } }]])(
    'gives each finding once, whatever its branches and the server: %j',
    async (options) => {
      const { platform, result, rows } = await listed({}, options);
      const held = platform.state.findings.all.filter((one) => one.issue_type === 'sast' && !one.removed);
      const distinct = new Set(held.map(({ repo, fingerprint }) => `${repo} ${fingerprint}`));
      expect(rows.map((row) => `${row.repository} ${row.match_based_id}`).sort()).toEqual(
        [...distinct].sort(),
      );
      expect(result).toMatchObject({ count: distinct.size, read: distinct.size });
    },
  );

  it('gives all that stand on a branch where one is given, by either of its names', async () => {
    for (const refForm of ['full', 'short'] as const) {
      for (const ref of ['main', 'refs/heads/main']) {
        const { platform, rows } = await listed({ filters: { ref } }, { quirks: { refForm } });
        const held = platform.state.findings.all.filter(
          (one) => one.issue_type === 'sast' && one.ref === 'refs/heads/main' && !one.removed,
        );
        expect(rows).toHaveLength(held.length);
      }
    }
  });

  it('decides ages, places and tickets on the rows', async () => {
    const { rows } = await listed({
      olderThanMs: NOW - 100 * DAY_MS,
      newerThanMs: NOW - 700 * DAY_MS,
      paths: { names: [], patterns: ['src/**'], except: ['**/*.py'] },
      hasTicket: true,
    });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const since = Date.parse(row.relevant_since ?? '');
      expect(since).toBeLessThan(NOW - 100 * DAY_MS);
      expect(since).toBeGreaterThanOrEqual(NOW - 700 * DAY_MS);
      expect(row.path).toMatch(/^src\/.*(?<!\.py)$/);
      expect(row.ticket).toBeDefined();
    }
  });

  it('reads times of either form, and leaves out rows that were never triaged', async () => {
    for (const findingTimes of ['blank', 'iso'] as const) {
      const { platform, rows } = await listed(
        { triagedBeforeMs: NOW - 200 * DAY_MS },
        { quirks: { findingTimes } },
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { id } of rows) {
        const at = platform.state.findings.get(id)?.triaged_at ?? Number.POSITIVE_INFINITY;
        expect(at * 1000).toBeLessThan(NOW - 200 * DAY_MS);
      }
    }
  });

  it('says which filter the server ignored, and for how many rows', async () => {
    const { rows, result } = await listed(
      { filters: { status: 'provisionally_ignored' } },
      { quirks: { provisionallyIgnoredMeansAll: true } },
    );
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['provisionally_ignored']));
    expect(result.notices).toEqual([{ kind: 'filter-ignored', filter: 'status', rows: expect.any(Number) }]);
  });

  it.each([
    [
      'whose status the server ignores',
      { filters: { status: 'ignored' } },
      { ignoredFindingsFilters: 'all' },
    ],
    ['of an age, which the rows decide', { olderThanMs: NOW - 100 * DAY_MS }, {}],
  ] as const)('gives a finding that another branch only has so: %s', async (_, query, quirks) => {
    const of = (days: number) => (NOW - days * DAY_MS) / 1000;
    const main = { ...plainFinding(1n, 'sast', 'acme/api'), relevant_since: of(1), fingerprint: 'same' };
    const other = { ...main, id: 2n, ref: 'refs/heads/other', relevant_since: of(200), status: 'ignored' };
    const findings = new Findings([main, other] as Held[]);
    const state = { ...fewFindings(), findings };
    const { rows } = await listed(query, { state, quirks });
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
    expect(query?.getAll('repo')).toContain('acme/payments-api');
    for (const row of rows) expect(row).toMatchObject({ kind: 'secrets', status: 'open' });
  });

  it('sets no count for a list that broke', async () => {
    const platform = await openPlatform({ quirks: { findingsPages: { cap: 100 } } });
    let lists = 0;
    platform.faults = ({ endpoint }) =>
      endpoint === 'findings' && ++lists > 2 ? { kind: 'status', status: 403 } : undefined;
    const context = contextOn(platform, { dryRun: true });
    const result = await listFindings(context, { ...BASE, query: { issueType: 'sast', filters: {} } });
    expect(result.count).toBeUndefined();
    expect(result.read).toBe(context.added.length);
    expect(result.failure).toMatchObject({ kind: 'status', status: 403 });
  });
});
