import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as believable from '../../../emulator/platform/believable-state.ts';
import { type Platform, startPlatform } from '../../../emulator/platform/server.ts';
import { ask } from './ask.ts';

const NOW = Date.UTC(2026, 10, 21, 14, 30);
const COMMIT = 'ab'.repeat(20);
let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform({ now: NOW, state: believable.believableState(1, NOW) });
});
afterEach(() => platform.close());

const search = async (body: object = {}) => await ask(platform, 'POST', '/120/scans/search', body);
// biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
const scans = async (body: object = {}): Promise<any[]> => (await search(body)).json.scans;
const idOf = (project: string) => String(platform.state.projects.get(project)?.id);

describe('the scan search', () => {
  it('gives the scans of the past 30 days, newest first, with ids as texts', async () => {
    const rows = await scans({ limit: 500 });
    const starts = rows.map(({ started_at }) => started_at);
    expect(starts).toEqual([...starts].sort().reverse());
    expect(NOW - Date.parse(starts.at(-1))).toBeLessThan(30 * 86_400_000);
    expect(rows.find(({ id }) => id === String(believable.PULL_REQUEST_SCAN))).toEqual({
      id: '5418201',
      repository_id: idOf('acme/payments-api'),
      exit_code: '1',
      status: 'SCAN_STATUS_COMPLETED',
      is_full_scan: false,
      branch: 'refs/pull/214/merge',
      commit: '7d9c1f0b6a2e4c83b5d1e7f9a0c2b4d6e8f01234',
      started_at: new Date(NOW - 61 * 60_000).toISOString(),
      completed_at: expect.any(String),
      total_time: 158.69,
      enabled_products: ['sast', 'sca', 'secrets'],
      findings_counts: { total: '3', code: '2', supply_chain: '1', secrets: '0' },
    });
    platform.now += 91 * 86_400_000;
    expect(await scans()).toEqual([]);
  });

  it.each([
    [believable.PENDING_SCAN, 'PENDING', null],
    [believable.RUNNING_SCAN, 'RUNNING', null],
    [believable.PUSH_SCAN, 'COMPLETED', '0'],
    [believable.CANCELLED_SCAN, 'CANCELLED', null],
    [believable.FAILED_SCAN, 'ERROR', '2'],
    [believable.NEVER_FINISHED_SCAN, 'NEVER_FINISHED', null],
  ])('shows scan %s as %s', async (id, status, exit_code) => {
    const row = (await scans({ limit: 500 })).find((one) => one.id === String(id));
    expect(row).toMatchObject({ status: `SCAN_STATUS_${status}`, exit_code });
    expect('findings_counts' in row).toBe(status === 'COMPLETED');
  });

  it('filters by repository, branch, kind, product, status and start', async () => {
    const repository_id = idOf('acme/payments-api');
    const own = await scans({ repository_id });
    expect(own.length).toBeGreaterThan(3);
    expect(new Set(own.map((row) => row.repository_id))).toEqual(new Set([repository_id]));
    const branch = 'refs/pull/214/merge';
    expect(await scans({ repository_id, branch })).toEqual(own.filter((row) => row.branch === branch));
    expect(await scans({ repository_id, is_full_scan: false })).toHaveLength(1);
    const failed = await scans({ statuses: ['SCAN_STATUS_ERROR'] });
    expect(failed.map(({ id }) => id)).toEqual([String(believable.FAILED_SCAN)]);
    const since = new Date(NOW - 20 * 60_000).toISOString();
    const ids = (await scans({ since })).map(({ id }) => id);
    expect(ids).toContain(String(believable.PUSH_SCAN));
    expect(ids).not.toContain(String(believable.PULL_REQUEST_SCAN));
    const code = await scans({ repository_id: idOf('acme/ios-app'), products: ['PRODUCT_SAST'] });
    expect(code.map(({ id }) => id)).not.toContain(String(believable.RUNNING_SCAN));
  });

  it('pages by its cursor, which is empty at the end', async () => {
    const first = await search({ limit: 100 });
    const second = await search({ limit: 500, cursor: first.json.cursor });
    expect([...first.json.scans, ...second.json.scans]).toEqual(await scans({ limit: 500 }));
    expect(second.json.cursor).toBe('');
  });

  it.each([
    [{ commit: COMMIT }, 'unknown field commit'],
    [{ limit: 501 }, 'limit: must be an integer from 1 to 500'],
    [{ statuses: ['COMPLETED'] }, 'statuses: entry 0 must be one of SCAN_STATUS_PENDING'],
    [{ since: 1_770_000_000 }, 'since: must be an ISO 8601 time'],
    [{ repository_id: 'acme/login' }, 'repository_id: must be an integer'],
    [{ cursor: 'x' }, 'cursor: is not one of this list'],
  ])('refuses %j', async (body, reason) => {
    expect(await search(body)).toMatchObject({
      status: 400,
      json: { error: expect.stringContaining(reason) },
    });
  });
});

describe('a scan that a test starts', () => {
  const mine = async () =>
    (await scans({ repository_id: idOf('acme/login') })).find(({ commit }) => commit === COMMIT);
  const start = { project: 'acme/login', commit: COMMIT, branch: 'refs/pull/9/merge' };
  const listed = async () =>
    (await ask(platform, 'GET', '/acme/findings?repos=acme/login&ref=refs/pull/9/merge')).json.findings;

  it('has ended by default, with the findings it was given', async () => {
    const scan = platform.startScan({ ...start, findings: [{ issue_type: 'sast', severity: 'critical' }] });
    expect(await mine()).toMatchObject({ exit_code: '1', findings_counts: { total: '1', code: '1' } });
    expect(await listed()).toMatchObject([
      { severity: 'critical', first_seen_scan_id: Number(scan.id), status: 'open' },
    ]);
    const { json } = await ask(platform, 'GET', `/120/scan/${scan.id}`);
    expect(json).toMatchObject({ exit_code: 1, stats: { findings: 1 } });
  });

  it('ends after as many searches as were asked for', async () => {
    platform.startScan({ ...start, ends: { afterSearches: 2 } });
    expect((await mine()).status).toBe('SCAN_STATUS_RUNNING');
    expect((await mine()).status).toBe('SCAN_STATUS_RUNNING');
    expect(await mine()).toMatchObject({ status: 'SCAN_STATUS_COMPLETED', exit_code: '0' });
  });

  it('ends after a time, and its findings are listed later than they are counted', async () => {
    const hour = { afterMs: 3_600_000 };
    const findings = [{ issue_type: 'sca' }, { issue_type: 'sast' }] as const;
    platform.startScan({ ...start, ends: hour, findings, findingsAfterMs: hour.afterMs });
    expect((await mine()).status).toBe('SCAN_STATUS_RUNNING');
    platform.now += hour.afterMs;
    await expect.poll(async () => (await mine()).findings_counts?.total).toBe('2');
    expect(await listed()).toEqual([]);
    platform.now += hour.afterMs;
    await expect.poll(listed).toHaveLength(1);
  });

  it('may fail', async () => {
    platform.startScan({ ...start, exitCode: 13 });
    expect(await mine()).toMatchObject({ status: 'SCAN_STATUS_ERROR', exit_code: '13' });
  });
});
