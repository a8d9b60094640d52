import { expect, it } from 'vitest';
import type { Quirks } from '../../../emulator/platform/quirks.ts';
import { fleetState } from '../../../emulator/platform/scale-states.ts';
import { CI_TOKEN, READ_ONLY_TOKEN } from '../../../emulator/platform/server.ts';
import { openPlatform } from '../../operations/scenario.ts';
import { ask } from './ask.ts';

const LOGIN = '/acme/projects/acme/login';
const SERVICE = '/acme/projects/fleet/service-00001';
const REPOSITORIES = '/120/dependencies/repositories';
const SCANS = '/120/scans/search';
const fleet = (quirks: Partial<Quirks> = {}) =>
  openPlatform({ quirks, state: fleetState(3, { tags: ['old'], managedScans: true }) });

it('lists its deployment, and projects in zero-based pages without their managed scans', async () => {
  const platform = await openPlatform();
  const { json } = await ask(platform, 'GET', '');
  expect(json).toEqual({ deployments: [{ id: 120, slug: 'acme', name: 'Acme' }] });
  const first = await ask(platform, 'GET', '/acme/projects?page_size=30');
  const second = await ask(platform, 'GET', '/acme/projects?page=1&page_size=30');
  const names = [...first.json.projects, ...second.json.projects].map(({ name }) => name);
  expect(names).toEqual(platform.state.projects.all.map(({ name }) => name));
  expect(first.json.projects[0]).not.toHaveProperty('managed_scan_config');
  expect((await ask(platform, 'GET', '/acme/projects?page=9')).json).toEqual({ projects: [] });
});

it('adds and removes tags, switches one flag, sets the primary branch, and records what changed', async () => {
  const platform = await fleet();
  await ask(platform, 'PUT', `${SERVICE}/tags`, ['old', 'b c']);
  await ask(platform, 'PUT', `${SERVICE}/tags`, { projectName: 'fleet/service-00001', tags: ['two'] });
  await ask(platform, 'DELETE', `${SERVICE}/tags?tags=old&tags=b%20c&tags=none`);
  await ask(platform, 'PATCH', `${SERVICE}/managed-scan`, { diff_scan: { enabled: false } });
  const { json } = await ask(platform, 'PATCH', SERVICE, { primary_branch: 'refs/heads/next' });
  expect(json.project).toMatchObject({
    tags: ['two'],
    managed_scan_config: { diff_scan: { enabled: false }, full_scan: { enabled: true } },
    primary_branch: 'refs/heads/next',
  });
  const by = { by: 'request', project: 'fleet/service-00001' };
  expect(platform.record).toMatchObject([
    { ...by, request: 0, what: 'tag-added', tag: 'b c' },
    { ...by, request: 1, what: 'tag-added', tag: 'two' },
    { ...by, request: 2, what: 'tag-removed', tag: 'old' },
    { ...by, request: 2, what: 'tag-removed', tag: 'b c' },
    { ...by, request: 3, what: 'switched', flag: 'diff_scan', before: true, after: false },
    { ...by, request: 4, what: 'primary-branch-set', after: 'refs/heads/next' },
  ]);
});

it('keeps the kinds of tokens apart', async () => {
  const platform = await openPlatform();
  const as = async (authorization: string | undefined, method = 'GET', path = '/acme/projects') =>
    (await ask(platform, method, path, method === 'GET' ? undefined : ['a'], { authorization })).status;
  expect(await as(undefined)).toBe(401);
  expect(await as('Bearer other')).toBe(401);
  expect(await as(`Bearer ${CI_TOKEN}`)).toBe(404);
  expect(await as(`Bearer ${READ_ONLY_TOKEN}`)).toBe(200);
  expect(await as(`Bearer ${READ_ONLY_TOKEN}`, 'PUT', `${LOGIN}/tags`)).toBe(403);
});

it.each<[string, string, unknown, number]>([
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
  expect(platform.counts).toEqual({ 'GET project': 1 });
  expect([platform.requests, platform.record]).toEqual([[], []]);
});

it('lets people write before a request, and between its effect and its answer', async () => {
  const platform = await fleet();
  platform.quirks.onRequest = ({ edit }) => edit({ project: 'fleet/service-00001', addTags: ['before'] });
  platform.quirks.beforeAnswer = ({ edit }) => edit({ project: 'fleet/service-00001', removeTags: ['mine'] });
  const { json } = await ask(platform, 'PUT', `${SERVICE}/tags`, ['mine']);
  expect(json.project.tags).toEqual(['old', 'before', 'mine']);
  expect(platform.state.projects.all[0]?.tags).toEqual(['old', 'before']);
  expect(platform.record.map(({ by }) => by)).toEqual(['person', 'request', 'person']);
});
