import { beforeEach, describe, expect, it } from 'vitest';
import { believableState, PULL_REQUEST_SCAN } from '../../../emulator/platform/believable-state.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import { ask, openPlatform } from './ask.ts';

const NOW = Date.UTC(2026, 10, 21, 14, 30);
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
});
