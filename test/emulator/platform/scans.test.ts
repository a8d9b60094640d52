import { beforeEach, describe, expect, it } from 'vitest';
import { believableState, PULL_REQUEST_SCAN } from '../../../emulator/platform/believable-state.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import { ask, openPlatform } from './ask.ts';

const NOW = Date.UTC(2026, 10, 21, 14, 30);
const COMMIT = 'ab'.repeat(20);
let platform: Platform;

beforeEach(async () => {
  platform = await openPlatform({ now: NOW, state: believableState(1, NOW) });
});

// biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
const scans = async (body: object = {}): Promise<any[]> =>
  (await ask(platform, 'POST', '/120/scans/search', body)).json.scans;
const idOf = (project: string) => String(platform.state.projects.get(project)?.id);

describe('the scan search', () => {
  it('gives the scans of the past 30 days, newest first, with ids as texts', async () => {
    const rows = await scans({ limit: 500 });
    const starts = rows.map(({ started_at }) => started_at);
    expect(starts).toEqual([...starts].sort().reverse());
    expect(new Set(rows.map(({ status }) => status)).size).toBe(3);
    expect(rows.find(({ id }) => id === String(PULL_REQUEST_SCAN))).toMatchObject({
      ...{ repository_id: idOf('acme/payments-api'), exit_code: '1', status: 'SCAN_STATUS_COMPLETED' },
      ...{ is_full_scan: false, branch: 'refs/pull/214/merge', total_time: 158.69 },
      started_at: new Date(NOW - 61 * 60_000).toISOString(),
      findings_counts: { total: '3', code: '2', supply_chain: '1', secrets: '0' },
    });
    platform.now += 91 * 86_400_000;
    expect(await scans()).toEqual([]);
  });

  it('filters by repository, branch, kind, product, status and start', async () => {
    const repository_id = idOf('acme/payments-api');
    const own = await scans({ repository_id });
    expect(own.length).toBeGreaterThan(3);
    expect(new Set(own.map((row) => row.repository_id))).toEqual(new Set([repository_id]));
    const branch = 'refs/pull/214/merge';
    expect(await scans({ repository_id, branch })).toEqual(own.filter((row) => row.branch === branch));
    expect(await scans({ repository_id, is_full_scan: false })).toHaveLength(1);
    expect(await scans({ statuses: ['SCAN_STATUS_ERROR'] })).toHaveLength(1);
    expect((await scans({ since: new Date(NOW - 20 * 60_000).toISOString() })).length).toBeLessThan(10);
    const secrets = await scans({ repository_id: idOf('acme/ios-app'), products: ['PRODUCT_SECRETS'] });
    const code = await scans({ repository_id: idOf('acme/ios-app'), products: ['PRODUCT_SAST'] });
    expect(secrets.length - code.length).toBe(1);
  });

  it('pages by its cursor, which is empty at the end', async () => {
    const search = async (body: object) => (await ask(platform, 'POST', '/120/scans/search', body)).json;
    const first = await search({ limit: 100 });
    const second = await search({ limit: 500, cursor: first.cursor });
    expect([...first.scans, ...second.scans]).toEqual(await scans({ limit: 500 }));
    expect(second.cursor).toBe('');
  });
});

describe('a scan that a test starts', () => {
  const start = { project: 'acme/login', commit: COMMIT, branch: 'refs/pull/9/merge' };
  const mine = async () =>
    (await scans({ repository_id: idOf('acme/login') })).find(({ commit }) => commit === COMMIT);
  const listed = async () =>
    (await ask(platform, 'GET', '/acme/findings?repos=acme/login&ref=refs/pull/9/merge')).json.findings;

  it('has ended by default, with the findings it was given', async () => {
    const scan = platform.startScan({ ...start, findings: [{ issue_type: 'sast', severity: 'critical' }] });
    expect(await mine()).toMatchObject({ exit_code: '1', findings_counts: { total: '1', code: '1' } });
    expect(await listed()).toMatchObject([{ severity: 'critical', first_seen_scan_id: Number(scan.id) }]);
    expect(platform.record.map(({ what }) => what)).toEqual(['scan-added', 'scan-ended', 'finding-added']);
    platform.startScan({ ...start, commit: 'cd'.repeat(20), exitCode: 13 });
    expect((await scans({ statuses: ['SCAN_STATUS_ERROR'] }))[0]).toMatchObject({ exit_code: '13' });
  });

  it('ends after as many searches as were asked for', async () => {
    platform.startScan({ ...start, ends: { afterSearches: 2 } });
    expect((await mine()).status).toBe('SCAN_STATUS_RUNNING');
    expect((await mine()).status).toBe('SCAN_STATUS_RUNNING');
    expect(await mine()).toMatchObject({ status: 'SCAN_STATUS_COMPLETED', exit_code: '0' });
  });

  it('ends after a time, and its findings are listed later than they are counted', async () => {
    const hour = 3_600_000;
    const findings = [{ issue_type: 'sca' }, { issue_type: 'sast' }] as const;
    platform.startScan({ ...start, ends: { afterMs: hour }, findings, findingsAfterMs: hour });
    expect((await mine()).status).toBe('SCAN_STATUS_RUNNING');
    platform.now += hour;
    expect((await mine()).findings_counts.total).toBe('2');
    expect(await listed()).toEqual([]);
    platform.now += hour;
    expect(await listed()).toHaveLength(1);
  });
});
