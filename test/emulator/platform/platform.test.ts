import { afterEach, describe, expect, it } from 'vitest';
import { PULL_REQUEST_SCAN, RUNNING_SCAN } from '../../../emulator/platform/believable-state.ts';
import { fleetState } from '../../../emulator/platform/scale-states.ts';
import * as server from '../../../emulator/platform/server.ts';
import { ask } from './ask.ts';

let platform: server.Platform;

async function start(options: server.PlatformOptions = {}): Promise<void> {
  platform = await server.startPlatform(options);
}

afterEach(() => platform.close());

const LOGIN = '/acme/projects/acme/login';
const SERVICE = '/acme/projects/fleet/service-00001';

describe('the embedded platform', () => {
  it('lists its deployment, and projects in zero-based pages without their managed scans', async () => {
    await start();
    const { json } = await ask(platform, 'GET', '');
    expect(json).toEqual({ deployments: [{ id: 120, slug: 'acme', name: 'Acme' }] });
    const first = await ask(platform, 'GET', '/acme/projects?page_size=30');
    const second = await ask(platform, 'GET', '/acme/projects?page=1&page_size=30');
    const names = [...first.json.projects, ...second.json.projects].map(({ name }) => name);
    expect(names).toEqual(platform.state.projects.all.map(({ name }) => name));
    expect(first.json.projects[0]).not.toHaveProperty('managed_scan_config');
    expect((await ask(platform, 'GET', '/acme/projects?page=9')).json).toEqual({ projects: [] });
  });

  it('finds projects of every form of name, in any case, and writes all digits of their ids', async () => {
    await start();
    for (const { name, id } of platform.state.projects) {
      const path = name.toUpperCase().split('/').map(encodeURIComponent).join('/');
      const { json, text } = await ask(platform, 'GET', `/acme/projects/${path}`);
      expect(json.project).toMatchObject({ name, managed_scan_config: expect.anything() });
      expect(text).toContain(`"id":${id},`);
    }
  });

  it('adds tags from both forms of the body, and takes off those in the query', async () => {
    await start({ state: fleetState(1, { tags: ['a', 'b c', 'd'] }) });
    await ask(platform, 'PUT', `${SERVICE}/tags`, ['one', 'a']);
    const { json } = await ask(platform, 'PUT', `${SERVICE}/tags`, {
      projectName: 'fleet/service-00001',
      tags: ['two'],
    });
    expect(json.project.tags).toEqual(['a', 'b c', 'd', 'one', 'two']);
    const removed = await ask(platform, 'DELETE', `${SERVICE}/tags?tags=a&tags=b%20c&tags=none`);
    expect(removed.json.project).toMatchObject({ tags: ['d', 'one', 'two'] });
  });

  it('switches one managed scan, and names another primary branch, and leaves the rest', async () => {
    await start({ state: fleetState(1, { managedScans: true }) });
    await ask(platform, 'PATCH', `${SERVICE}/managed-scan`, { diff_scan: { enabled: false } });
    const { json } = await ask(platform, 'PATCH', SERVICE, { primary_branch: 'refs/heads/next' });
    expect(json.project).toMatchObject({
      managed_scan_config: { diff_scan: { enabled: false }, full_scan: { enabled: true } },
      primary_branch: 'refs/heads/next',
    });
  });

  it('gives scans, also under way, and policies unless they have moved', async () => {
    await start();
    const scan = async (id: bigint) => (await ask(platform, 'GET', `/120/scan/${id}`)).json;
    expect((await scan(PULL_REQUEST_SCAN)).meta).toMatchObject({ on: 'pull_request', pull_request_id: 214 });
    expect(await scan(RUNNING_SCAN)).not.toHaveProperty('completed_at');
    expect((await ask(platform, 'GET', '/120/policies')).json.policies).toHaveLength(6);
    platform.quirks.policiesMigrated = true;
    const moved = { status: 410, json: { code: 'DEPLOYMENT_MIGRATED' } };
    expect(await ask(platform, 'GET', '/120/policies')).toMatchObject(moved);
  });

  it('tells the kinds of tokens apart', async () => {
    await start();
    const as = async (authorization: string | undefined, method = 'GET', path = '/acme/projects') =>
      (await ask(platform, method, path, method === 'GET' ? undefined : ['a'], { authorization })).status;
    expect(await as(undefined)).toBe(401);
    expect(await as('Bearer other')).toBe(401);
    expect(await as(`Bearer ${server.CI_TOKEN}`)).toBe(404);
    expect(await as(`Bearer ${server.READ_ONLY_TOKEN}`)).toBe(200);
    expect(await as(`Bearer ${server.READ_ONLY_TOKEN}`, 'PUT', `${LOGIN}/tags`)).toBe(403);
  });

  it.each([
    ['GET', '/other/projects', undefined, 404, 'deployment not found'],
    ['GET', '/acme/policies', undefined, 404, 'deployment not found'],
    ['GET', '/acme/nothing', undefined, 404, 'not found'],
    ['GET', '/120/scan/1', undefined, 404, 'scan not found'],
    ['GET', '/acme/projects/acme/none', undefined, 404, 'project not found'],
    ['GET', `${LOGIN}/tags`, undefined, 405, 'method not allowed'],
    ['DELETE', LOGIN, undefined, 405, 'method not allowed'],
    ['GET', '/acme/projects?page=-1', undefined, 400, 'page: must be an integer'],
    ['GET', '/acme/projects?pageSize=5', undefined, 400, 'unknown query parameter pageSize'],
    ['PUT', `${LOGIN}/tags`, 'x', 400, 'the body is not JSON'],
    ['PUT', `${LOGIN}/tags`, [1], 400, 'tags: each must be a string'],
    ['PUT', `${LOGIN}/tags`, { tag: [] }, 400, 'unknown field tag'],
    ['DELETE', `${LOGIN}/tags`, undefined, 400, 'tags: are required'],
    ['DELETE', `${LOGIN}/tags?tag=a`, undefined, 400, 'unknown query parameter tag'],
    ['PATCH', `${LOGIN}/managed-scan`, { diff_scan: true }, 400, 'diff_scan: must be an object'],
  ])('answers %s %s %j with %i', async (method, path, body, status, reason) => {
    await start();
    const answer = await ask(platform, method, path, body);
    expect(answer).toMatchObject({ status, json: { error: expect.stringContaining(reason) } });
    expect(platform.requests[0]).toMatchObject({ method, status, applied: false });
  });

  it('refuses a body of another content type', async () => {
    await start();
    const type = { 'content-type': 'text/plain' };
    const answer = await ask(platform, 'PUT', `${LOGIN}/tags`, ['a'], type);
    expect(answer).toMatchObject({ status: 400, json: { error: 'Content-Type: must be application/json' } });
  });

  it('keeps a path prefix, also on ::1, redirects an encoded slash, and counts what it was asked', async () => {
    const now = Date.parse('2026-01-02T03:04:05Z');
    await start({ pathPrefix: '/security', host: '::1', log: 'counts', now });
    expect(platform.url).toMatch(/^http:\/\/\[::1\]:\d+\/security$/);
    const { status, headers } = await ask(platform, 'GET', '/acme/projects/acme%2Flogin');
    expect([status, headers.get('location')]).toEqual([307, `/security/api/v1/deployments${LOGIN}`]);
    expect(headers.get('date')).toMatch(/^Fri, 02 Jan 2026 03:04:0/);
    expect(platform.counts).toEqual({ 'GET project': 1 });
    expect([platform.requests, platform.record]).toEqual([[], []]);
  });

  it('knows how many requests were under way at once', async () => {
    await start({ latency: 20 });
    await Promise.all(Array.from({ length: 5 }, () => ask(platform, 'GET', '/acme/projects')));
    expect(platform.mostUnderWay).toBe(5);
  });
});
