import { afterEach, describe, expect, it } from 'vitest';
import type { Quirks } from '../../../emulator/platform/quirks.ts';
import { fleetState, repositoriesState } from '../../../emulator/platform/scale-states.ts';
import { type Platform, startPlatform } from '../../../emulator/platform/server.ts';
import type { PlatformState } from '../../../emulator/platform/state.ts';
import { ask } from './ask.ts';

let platform: Platform;

async function start(quirks: Partial<Quirks>, state: PlatformState = fleetState(12)): Promise<void> {
  platform = await startPlatform({ quirks, state });
}

afterEach(() => platform.close());

const project = '/acme/projects/fleet/service-00001';
const tagsInState = () => platform.state.projects.get('fleet/service-00001')?.tags;

describe('the quirks of projects', () => {
  it('redirects an encoded slash, or takes it', async () => {
    await start({});
    const path = '/acme/projects/fleet%2Fservice-00001';
    expect(await ask(platform, 'GET', path)).toMatchObject({ status: 307, text: '' });
    platform.quirks.encodedSlash = 'accept';
    expect((await ask(platform, 'GET', path)).json.project.id).toBe(1);
  });

  it.each([400, 415, 422] as const)(
    'refuses the other form of the tags body with %i',
    async (tagsRefusal) => {
      await start({ tagsBody: 'object', tagsRefusal });
      expect((await ask(platform, 'PUT', `${project}/tags`, ['a'])).status).toBe(tagsRefusal);
      expect((await ask(platform, 'PUT', `${project}/tags`, { tags: ['b'] })).status).toBe(200);
      expect(tagsInState()).toEqual(['b']);
    },
  );

  it('ignores the other form of the tags body', async () => {
    await start({ tagsBody: 'array', tagsRefusal: 'ignore' });
    const { json } = await ask(platform, 'PUT', `${project}/tags`, { tags: ['a'] });
    expect(json.project.tags).toEqual([]);
  });

  it('replaces tags, or drops them', async () => {
    await start({ tagsMode: 'replace' }, fleetState(1, { tags: ['before'] }));
    await ask(platform, 'PUT', `${project}/tags`, ['after']);
    expect(tagsInState()).toEqual(['after']);
    platform.quirks.dropsTags = true;
    expect((await ask(platform, 'PUT', `${project}/tags`, ['lost'])).json.project.tags).toEqual(['after']);
  });

  it('answers a switch with an empty body, forgets the other flag, or ignores it', async () => {
    await start({ emptyPatchBody: true, patchOneFlag: 'clear' }, fleetState(1, { managedScans: true }));
    const body = { diff_scan: { enabled: true } };
    expect(await ask(platform, 'PATCH', `${project}/managed-scan`, body)).toMatchObject({
      status: 200,
      text: '',
    });
    const config = { diff_scan: { enabled: true }, full_scan: { enabled: false } };
    expect((await ask(platform, 'GET', project)).json.project.managed_scan_config).toEqual(config);
    Object.assign(platform.quirks, { emptyPatchBody: false, patchIgnored: true });
    const ignored = await ask(platform, 'PATCH', `${project}/managed-scan`, {
      diff_scan: { enabled: false },
    });
    expect(ignored.json.project.managed_scan_config).toEqual(config);
  });

  it('takes another primary branch, and leaves the rest as it is', async () => {
    await start({}, fleetState(1, { managedScans: true, tags: ['kept'] }));
    const { project: before } = (await ask(platform, 'GET', project)).json;
    const { json } = await ask(platform, 'PATCH', project, { primary_branch: 'trunk' });
    expect(json.project).toEqual({ ...before, primary_branch: 'trunk' });
    expect((await ask(platform, 'GET', project)).json.project).toEqual(json.project);
    expect(platform.record.filter(({ what }) => what === 'primary-branch-set')).toEqual([
      expect.objectContaining({ by: 'request', before: before.primary_branch, after: 'trunk' }),
    ]);
    expect((await ask(platform, 'PATCH', project, { primary_branch: 1 })).status).toBe(400);
  });

  it('answers another primary branch with an empty body, or ignores it', async () => {
    await start({ emptyPatchBody: true });
    const answer = await ask(platform, 'PATCH', project, { primary_branch: 'trunk' });
    expect(answer).toMatchObject({ status: 200, text: '' });
    Object.assign(platform.quirks, { emptyPatchBody: false, patchIgnored: true });
    const ignored = await ask(platform, 'PATCH', project, { primary_branch: 'main' });
    expect(ignored.json.project.primary_branch).toBe('trunk');
  });

  it('tags what it manages by itself', async () => {
    await start({ autoManagedTag: true });
    const body = { full_scan: { enabled: true } };
    const { json } = await ask(platform, 'PATCH', `${project}/managed-scan`, body);
    expect(json.project.tags).toEqual(['managed-scan']);
  });

  it('leaves default values out and writes ids as strings', async () => {
    await start({ proto3: true, int64AsStrings: true });
    const { json } = await ask(platform, 'GET', project);
    expect(json.project).toMatchObject({ id: '1', managed_scan_config: { diff_scan: {}, full_scan: {} } });
    expect(json.project).not.toHaveProperty('tags');
    expect((await ask(platform, 'GET', '/acme/projects?page=7')).json).toEqual({});
  });

  it('refuses more tags than a limit', async () => {
    await start({ tagLimit: 2 }, fleetState(1, { tags: ['one'] }));
    expect((await ask(platform, 'PUT', `${project}/tags`, ['two', 'three'])).status).toBe(400);
    expect((await ask(platform, 'PUT', `${project}/tags`, ['two', 'one'])).status).toBe(200);
  });

  it('knows a renamed project by its former name: redirected, or right away', async () => {
    await start({ formerNames: { 'fleet/service-00001': 'fleet/re named' } });
    platform.edit({ renameProject: 'fleet/service-00001', to: 'fleet/re named' });
    const redirected = await ask(platform, 'PUT', `${project}/tags`, ['new']);
    expect(redirected.status).toBe(307);
    const location = redirected.headers.get('location');
    expect(location).toBe('/api/v1/deployments/acme/projects/fleet/re%20named/tags');
    platform.quirks.formerNameAnswer = 'project';
    expect((await ask(platform, 'GET', project)).json.project.name).toBe('fleet/re named');
  });

  it('refuses, caps and repeats pages', async () => {
    await start({ projectPages: { refuseBelow: 2, refuseAbove: 10, cap: 5, repeatLast: true } });
    const page = (query: string) => ask(platform, 'GET', `/acme/projects?${query}`);
    expect((await page('page_size=1')).status).toBe(400);
    expect((await page('page_size=11')).status).toBe(400);
    expect((await page('page_size=10')).json.projects).toHaveLength(5);
    expect((await page('page_size=10&page=9')).json.projects).toHaveLength(2);
  });
});

describe('the quirks of the deployment', () => {
  const path = '/120/dependencies/repositories';

  it('takes one spelling of the page size and refuses or ignores the other', async () => {
    await start({ dependenciesPageSize: 'page_size' }, repositoriesState(30));
    const rows = async (body: object) =>
      (await ask(platform, 'POST', path, body)).json.repositorySummaries?.length;
    expect(await rows({ page_size: 20 })).toBe(20);
    expect((await ask(platform, 'POST', path, { pageSize: 20 })).status).toBe(400);
    platform.quirks.dependenciesRefusal = 'ignore';
    expect(await rows({ pageSize: 20 })).toBe(5);
    platform.quirks.dependenciesCap = 7;
    expect(await rows({ page_size: 20 })).toBe(7);
  });

  it('never ends its cursors', async () => {
    await start({ dependenciesCursor: 'stuck' }, repositoriesState(7));
    expect((await ask(platform, 'POST', path, {})).json).toMatchObject({ cursor: 5, hasMore: true });
    const { json } = await ask(platform, 'POST', path, { cursor: 5 });
    expect(json).toMatchObject({ cursor: 5, hasMore: true, repositorySummaries: [{ id: 6 }, { id: 7 }] });
  });

  it('has been migrated', async () => {
    await start({ policiesMigrated: true });
    const answer = await ask(platform, 'GET', '/120/policies');
    expect(answer).toMatchObject({ status: 410, json: { code: 'DEPLOYMENT_MIGRATED' } });
  });

  it.each([
    ['seconds', /^\d+$/],
    ['date', / GMT$/],
    ['none', /^$/],
  ] as const)('limits the rate and says when to come back in %s', async (retryAfter, form) => {
    await start({ rateLimit: { requests: 2, perMs: 60_000, retryAfter } });
    await ask(platform, 'GET', '');
    await ask(platform, 'GET', '');
    const { status, headers } = await ask(platform, 'GET', '');
    expect(status).toBe(429);
    expect(headers.get('retry-after') ?? '').toMatch(form);
  });
});
