import { expect, it } from 'vitest';
import type { Platform } from '../../../emulator/platform/server.ts';
import { openPlatform } from '../../operations/scenario.ts';
import { ask } from './ask.ts';

const LOGIN = '/acme/projects/acme/login';
const REPOSITORIES = '/120/dependencies/repositories';
const SCANS = '/120/scans/search';
type Refused = [method: string, path: string, body: unknown, status: number];

it.each<Refused>([
  ['GET', '/other/projects', undefined, 404],
  ['GET', '/acme/policies', undefined, 404],
  ['GET', '/120/scan/1', undefined, 404],
  ['GET', '/acme/projects/acme/none', undefined, 404],
  ['GET', `${LOGIN}/tags`, undefined, 404],
  ['DELETE', LOGIN, undefined, 405],
  ['GET', '/acme/projects?page=-1', undefined, 400],
  ['GET', '/acme/projects?pageSize=5', undefined, 400],
  ['PUT', `${LOGIN}/tags`, 'x', 400],
  ['PUT', `${LOGIN}/tags`, [1], 400],
  ['PUT', `${LOGIN}/tags`, { tag: [] }, 400],
  ['DELETE', `${LOGIN}/tags`, undefined, 400],
  ['DELETE', `${LOGIN}/tags?tag=a`, undefined, 400],
  ['PATCH', `${LOGIN}/managed-scan`, { diff_scan: true }, 400],
  ['POST', REPOSITORIES, { pageSize: 101 }, 400],
  ['POST', REPOSITORIES, { deploymentId: '121' }, 400],
  ['POST', REPOSITORIES, { dependencyFilter: { licence: [] } }, 400],
  ['GET', '/acme/findings?page_size=99', undefined, 400],
  ['GET', '/acme/findings?page_size=3001', undefined, 400],
  ['GET', '/acme/findings?issue_type=secrets', undefined, 400],
  ['GET', '/acme/findings?status=open&status=fixed', undefined, 400],
  ['GET', '/acme/findings?since=2026-01-01', undefined, 400],
  ['GET', '/acme/findings?exposures=reachable', undefined, 400],
  ['GET', '/120/secrets?status=OPEN', undefined, 400],
  ['GET', '/120/secrets?limit=0', undefined, 400],
  ['GET', '/120/secrets?cursor=7', undefined, 400],
  ['GET', '/120/secrets?ref=refs/heads/main', undefined, 400],
  ['POST', SCANS, { commit: 'a'.repeat(40) }, 400],
  ['POST', SCANS, { limit: 501 }, 400],
  ['POST', SCANS, { since: 1_770_000_000 }, 400],
  ...[
    { issue_type: 'ai_sast', status: 'open', new_note: 'x' },
    { status: 'open', new_note: '' },
    { new_note: 'x' },
    { new_note: 'x', issue_ids: [] },
    { new_note: 'x', issue_ids: [1], status: 'open' },
    { new_note: 'x', issue_ids: Array(3001).fill(1) },
    { new_note: 'x'.repeat(3001), status: 'open' },
    { new_triage_state: 'open', status: 'open' },
    { new_triage_state: 'fixing', new_triage_reason: 'no_time', status: 'open' },
    { new_note: 'x', status: 'open', limit: 3001 },
    { new_note: 'x', severities: 'low' },
    { new_note: 'x', exposures: ['reachable'] },
    { new_note: 'x', severity: ['low'] },
    { new_note: 'x', status: 'open', deploymentSlug: 'other' },
  ].map((body): Refused => ['POST', '/acme/triage', { issue_type: 'sast', ...body }, 400]),
])('answers %s %s %j with %i, and changes nothing', async (method, path, body, status) => {
  const platform = await openPlatform();
  expect(await ask(platform, method, path, body)).toMatchObject({ status, json: expect.anything() });
  expect(platform.requests[0]).toMatchObject({ method, status, applied: false });
  expect(platform.record).toEqual([]);
});

it('keeps a path prefix, redirects an encoded slash, and counts what it was asked', async () => {
  const now = Date.parse('2026-01-02T03:04:05Z');
  const platform = await openPlatform({ pathPrefix: '/security', log: 'counts', now });
  const { status, headers } = await ask(platform, 'GET', '/acme/projects/acme%2Flogin');
  expect([status, headers.get('location')]).toEqual([307, `/security/api/v1/deployments${LOGIN}`]);
  expect(headers.get('date')).toMatch(/^Fri, 02 Jan 2026 03:04:0/);
  const elsewhere = { url: new URL(platform.url).origin } as Platform;
  expect((await ask(elsewhere, 'GET', '')).status).toBe(404);
  expect(platform.counts).toEqual({ 'GET project': 1, 'GET unknown': 1 });
  expect([platform.requests, platform.record]).toEqual([[], []]);
});
