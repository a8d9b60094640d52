/** What a server leaves out, or says of something else, lets no open finding pass. */

import { expect, it } from 'vitest';
import type { Platform } from '../../../emulator/platform/server.ts';
import type { StartedScan } from '../../../emulator/platform/started-scans.ts';
import { found, MAIN, OTHER_COMMIT, onMain, openGatePlatform, PROJECT, runGate, scanned } from './open.ts';

/** In the answers of a list, as the platform writes them. */
function rewrite(platform: Platform, wanted: string, from: RegExp, to: string): void {
  platform.faults = ({ endpoint }) =>
    endpoint === wanted ? { kind: 'rewritten', rewrite: (text) => text.replaceAll(from, to) } : undefined;
}

it('A product that the scan counted findings of is judged, although the scan does not name it', async () => {
  const platform = await openGatePlatform();
  scanned(platform, [{ ...found('d'), issue_type: 'sca' }], { products: ['sast'] });
  expect(await runGate(platform)).toMatchObject({ verdict: 'failed', products: ['sast', 'sca'] });
});

it('A finding of a scan that names no branch does not excuse itself on the primary branch', async () => {
  const platform = await openGatePlatform();
  onMain(platform, found('old', { first_seen_scan_id: 5n }));
  const scan = scanned(platform, [found('new')], { branch: MAIN });
  Object.assign(scan.meta, { branch: undefined });
  const event = { name: 'push', ref: MAIN, runNumber: 1, runAttempt: 1 };
  const result = await runGate(platform, { event });
  expect(result.counted?.map(({ match_based_id }) => match_based_id)).toEqual(['new']);
});

it.each([
  ['another status than is known', '"status":"resolved"'],
  ['no status', '"status":null'],
])('A row of the primary branch that has %s excuses nothing', async (_, status) => {
  const platform = await openGatePlatform();
  onMain(platform, found('same', { status: 'fixed' }));
  scanned(platform, [found('same')]);
  rewrite(platform, 'findings', /"status":\s*"fixed"/g, status);
  expect(await runGate(platform)).toMatchObject({ verdict: 'failed' });
});

it('A branch is asked for by its other name, too, where the first brings only rows of another branch', async () => {
  const platform = await openGatePlatform({ refForm: 'short' });
  const scan = scanned(platform, [found('new')], { branch: 'refs/heads/feature' });
  Object.assign(scan, { exit_code: 0, findings_counts: undefined });
  const row = { id: 1, ref: 'main', repository: { name: PROJECT }, status: 'open', severity: 'high' };
  const body = JSON.stringify({ findings: [row] });
  platform.faults = ({ path }) =>
    path.includes('ref=refs%2Fheads%2Ffeature') ? { kind: 'body', status: 200, body } : undefined;
  expect(await runGate(platform)).toMatchObject({ verdict: 'failed', counted: [{ match_based_id: 'new' }] });
});

it.each([
  ['repository by a former name', new RegExp(`"name":\\s*"${PROJECT}"`, 'g'), '"name":"acme/before"'],
  ['branch in another form', /refs\/pull\/7\/merge/g, 'refs/pull/7/head'],
])('A row that the scan saw first counts, although it calls its %s', async (_, from, to) => {
  const platform = await openGatePlatform();
  const scan = scanned(platform, [found('new')]);
  Object.assign(scan, { exit_code: 0, findings_counts: undefined });
  rewrite(platform, 'findings', from, to);
  expect(await runGate(platform)).toMatchObject({ verdict: 'failed', counted: [{ match_based_id: 'new' }] });
});

it('A list that could not be had while another commit was scanned does not decide', async () => {
  const platform = await openGatePlatform();
  scanned(platform, []);
  let lists = 0;
  platform.faults = ({ endpoint }) =>
    endpoint === 'findings' && ++lists === 1 ? { kind: 'status', status: 429, retryAfter: '60' } : undefined;
  const newer: Partial<StartedScan> = { commit: OTHER_COMMIT };
  platform.quirks.onRequest = ({ endpoint }) => {
    if (endpoint === 'findings' && lists === 1) scanned(platform, [], newer);
  };
  expect(await runGate(platform)).toMatchObject({ verdict: 'skipped', because: 'newer-scan' });
});

it.each([
  { findings: null, message: 'the index is being rebuilt' },
  { findings: [], error: 'the index is being rebuilt' },
  { findings: [], errors: [{ message: 'one shard did not answer' }] },
])('An answer that says what went wrong is no clean list: %j', async (body) => {
  const platform = await openGatePlatform();
  scanned(platform, []);
  platform.faults = ({ endpoint }) =>
    endpoint === 'findings' ? { kind: 'body', status: 200, body: JSON.stringify(body) } : undefined;
  expect(await runGate(platform)).toMatchObject({ verdict: 'failed', because: 'list-failed' });
});
