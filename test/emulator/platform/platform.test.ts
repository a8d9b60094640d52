import { afterEach, describe, expect, it } from 'vitest';
import { PULL_REQUEST_SCAN, PUSH_SCAN, RUNNING_SCAN } from '../../../emulator/platform/believable-state.ts';
import { fleetState } from '../../../emulator/platform/scale-states.ts';
import {
  CI_TOKEN,
  type Platform,
  type PlatformOptions,
  READ_ONLY_TOKEN,
  startPlatform,
} from '../../../emulator/platform/server.ts';
import { ask } from './ask.ts';

let platform: Platform;

async function start(options: PlatformOptions = {}): Promise<Platform> {
  platform = await startPlatform(options);
  return platform;
}

afterEach(() => platform.close());

describe('the embedded platform', () => {
  it('lists its deployment', async () => {
    const { json } = await ask(await start(), 'GET', '');
    expect(json).toEqual({ deployments: [{ id: 120, slug: 'acme', name: 'Acme' }] });
  });

  it('lists projects in zero-based pages, without their managed scans', async () => {
    await start();
    const first = await ask(platform, 'GET', '/acme/projects?page_size=30');
    const second = await ask(platform, 'GET', '/acme/projects?page=1&page_size=30');
    const names = [...first.json.projects, ...second.json.projects].map(({ name }) => name);
    expect(names).toEqual(platform.state.projects.all.map(({ name }) => name));
    expect(first.json.projects[0]).not.toHaveProperty('managed_scan_config');
    expect((await ask(platform, 'GET', '/acme/projects?page=9')).json).toEqual({ projects: [] });
  });

  it('finds projects of every form of name, in any case', async () => {
    await start();
    for (const { name } of platform.state.projects) {
      const path = name.toUpperCase().split('/').map(encodeURIComponent).join('/');
      const { json } = await ask(platform, 'GET', `/acme/projects/${path}`);
      expect(json.project.name).toBe(name);
      expect(json.project).toHaveProperty('managed_scan_config');
    }
  });

  it('writes ids beyond 2^53 with all their digits', async () => {
    const { text } = await ask(await start(), 'GET', '/acme/projects/acme/ledger');
    expect(text).toContain('"id":9007199254740993,');
  });

  it('adds tags from both forms of the body', async () => {
    await start();
    const path = '/acme/projects/acme/login/tags';
    const before = platform.state.projects.get('acme/login')?.tags ?? [];
    await ask(platform, 'PUT', path, ['one', 'two']);
    const { json } = await ask(platform, 'PUT', path, { projectName: 'acme/login', tags: ['two', 'three'] });
    expect(json.project.tags).toEqual([...before, 'one', 'two', 'three']);
    expect(platform.state.projects.get('acme/login')?.tags).toEqual(json.project.tags);
  });

  it('switches one managed scan and keeps the other', async () => {
    await start({ state: fleetState(1, { managedScans: true }) });
    const path = '/acme/projects/fleet/service-00001/managed-scan';
    const { json } = await ask(platform, 'PATCH', path, { diff_scan: { enabled: false } });
    expect(json.project.managed_scan_config).toEqual({
      diff_scan: { enabled: false },
      full_scan: { enabled: true },
    });
  });

  it('gives scans of pull requests, of pushes and under way', async () => {
    await start();
    const scan = async (id: bigint) => (await ask(platform, 'GET', `/120/scan/${id}`)).json;
    expect((await scan(PULL_REQUEST_SCAN)).meta).toMatchObject({ on: 'pull_request', pull_request_id: 214 });
    expect((await scan(PUSH_SCAN)).stats.findings).toBe(0);
    expect(await scan(RUNNING_SCAN)).not.toHaveProperty('completed_at');
    expect((await ask(platform, 'GET', '/120/policies')).json.policies).toHaveLength(6);
  });

  it('pages through all repositories with dependencies, five at a time', async () => {
    await start();
    const names: string[] = [];
    let body: { cursor?: number } = {};
    for (let hasMore = true; hasMore; ) {
      const { json } = await ask(platform, 'POST', '/120/dependencies/repositories', body);
      expect(json.repositorySummaries.length).toBeLessThanOrEqual(5);
      names.push(...json.repositorySummaries.map(({ name }: { name: string }) => name));
      body = { cursor: json.cursor };
      hasMore = json.hasMore;
    }
    const filled = platform.state.repositories.filter(
      ({ dependencies, isArchived }) => dependencies.length > 0 && !isArchived,
    );
    expect(names).toEqual(filled.map(({ name }) => name));
  });

  it.each([
    [{ name: 'lodash' }],
    [{ license: ['MIT', 'ISC'] }],
    [{ lockfilePath: 'go.sum' }],
    [{ packageFilters: [{ name: 'j', exactNameMatch: false, versionLowerBound: '2.0.0' }] }],
  ])('filters repositories by %j', async (dependencyFilter) => {
    await start();
    const path = '/120/dependencies/repositories';
    const { json } = await ask(platform, 'POST', path, { dependencyFilter, pageSize: 100 });
    expect(json.repositorySummaries.length).toBeGreaterThan(0);
    expect(json.repositorySummaries.length).toBeLessThan(18);
  });

  it('tells the kinds of tokens apart', async () => {
    await start();
    const as = async (authorization: string | undefined, method = 'GET', body?: unknown) => {
      const path = method === 'GET' ? '/acme/projects' : '/acme/projects/acme/login/tags';
      return (await ask(platform, method, path, body, { authorization })).status;
    };
    expect(await as(undefined)).toBe(401);
    expect(await as('Bearer other')).toBe(401);
    expect(await as(`Bearer ${CI_TOKEN}`)).toBe(404);
    expect(await as(`Bearer ${READ_ONLY_TOKEN}`)).toBe(200);
    expect(await as(`Bearer ${READ_ONLY_TOKEN}`, 'PUT', ['a'])).toBe(403);
  });

  it.each([
    ['GET', '/other/projects', undefined, 404, 'deployment not found'],
    ['GET', '/121/policies', undefined, 404, 'deployment not found'],
    ['GET', '/acme/policies', undefined, 404, 'deployment not found'],
    ['GET', '/acme/nothing', undefined, 404, 'not found'],
    ['GET', '/120/scan/1', undefined, 404, 'scan not found'],
    ['GET', '/acme/projects/acme/none', undefined, 404, 'project not found'],
    ['GET', '/acme/projects/acme/login/tags', undefined, 405, 'method not allowed'],
    ['DELETE', '/acme/projects/acme/login', undefined, 405, 'method not allowed'],
    ['GET', '/acme/projects?page=-1', undefined, 400, 'page: must be an integer'],
    ['GET', '/acme/projects?page_size=4294967296', undefined, 400, 'page_size: must be an integer'],
    ['GET', '/acme/projects?pageSize=5', undefined, 400, 'unknown query parameter pageSize'],
    ['PUT', '/acme/projects/acme/login/tags', 'x', 400, 'the body is not JSON'],
    ['PUT', '/acme/projects/acme/login/tags', [1], 400, 'tags: each must be a string'],
    ['PUT', '/acme/projects/acme/login/tags', { tag: [] }, 400, 'unknown field tag'],
    [
      'PATCH',
      '/acme/projects/acme/login/managed-scan',
      { diff_scan: true },
      400,
      'diff_scan: must be an object',
    ],
    ['POST', '/120/dependencies/repositories', { pageSize: 101 }, 400, 'pageSize: must be an integer from 1'],
    ['POST', '/120/dependencies/repositories', { deploymentId: '121' }, 400, 'differs from the path'],
    [
      'POST',
      '/120/dependencies/repositories',
      { dependencyFilter: { licence: [] } },
      400,
      'unknown field licence',
    ],
  ])('answers %s %s %j with %i', async (method, path, body, status, reason) => {
    const answer = await ask(await start(), method, path, body);
    expect(answer.status).toBe(status);
    expect(answer.json.error).toContain(reason);
    expect(platform.requests[0]).toMatchObject({ method, status, applied: false });
  });

  it('refuses a body of another content type', async () => {
    const type = { 'content-type': 'text/plain' };
    const answer = await ask(await start(), 'PUT', '/acme/projects/acme/login/tags', ['a'], type);
    expect(answer).toMatchObject({ status: 400, json: { error: 'Content-Type: must be application/json' } });
  });

  it('keeps a path prefix, also on ::1, and counts what it was asked', async () => {
    await start({ pathPrefix: '/security', host: '::1', log: 'counts' });
    expect(platform.url).toMatch(/^http:\/\/\[::1\]:\d+\/security$/);
    await ask(platform, 'GET', '/acme/projects');
    const { headers } = await ask(platform, 'GET', '/acme/projects/acme%2Flogin');
    expect(headers.get('location')).toBe('/security/api/v1/deployments/acme/projects/acme/login');
    expect(platform.counts).toEqual({ 'GET projects': 1, 'GET project': 1 });
    expect(platform.requests).toEqual([]);
  });

  it('knows how many requests were under way at once', async () => {
    await start({ latency: 20 });
    await Promise.all(Array.from({ length: 5 }, () => ask(platform, 'GET', '/acme/projects')));
    await ask(platform, 'GET', '');
    expect(platform.mostUnderWay).toBe(5);
  });
});
