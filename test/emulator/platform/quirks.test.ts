import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Quirks } from '../../../emulator/platform/quirks.ts';
import { findingsState, fleetState, repositoriesState } from '../../../emulator/platform/scale-states.ts';
import { type Platform, startPlatform } from '../../../emulator/platform/server.ts';
import type { PlatformState } from '../../../emulator/platform/state.ts';
import { ask } from './ask.ts';

let platform: Platform;

async function start(quirks: Partial<Quirks>, state: PlatformState = fleetState(3, { tags: ['old'] })) {
  platform = await startPlatform({ quirks, state });
}

afterEach(() => platform.close());

const NAME = 'fleet/service-00001';
const PROJECT = `/acme/projects/${NAME}`;
const tags = () => platform.state.projects.get(NAME)?.tags;
// biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
const findings = async (query = ''): Promise<any[]> =>
  (await ask(platform, 'GET', `/acme/findings?${query}`)).json.findings;

describe('quirks of projects', () => {
  it('take one form of the tags body', async () => {
    await start({ tagsBody: 'object', tagsRefusal: 415 });
    expect((await ask(platform, 'PUT', `${PROJECT}/tags`, ['a'])).status).toBe(415);
    expect((await ask(platform, 'PUT', `${PROJECT}/tags`, { tags: ['b'] })).status).toBe(200);
    platform.quirks.tagsRefusal = 'ignore';
    expect((await ask(platform, 'PUT', `${PROJECT}/tags`, ['c'])).status).toBe(200);
    expect(tags()).toEqual(['old', 'b']);
  });

  it('find the tags to take off in the body', async () => {
    await start({ untagFrom: 'body' });
    expect((await ask(platform, 'DELETE', `${PROJECT}/tags?tags=old`)).json.project.tags).toEqual(['old']);
    const { json } = await ask(platform, 'DELETE', `${PROJECT}/tags`, { tags: ['old'] });
    expect(json.project.tags).toEqual([]);
  });

  it('answer a switch with an empty body, and forget the other flag', async () => {
    await start({ emptyPatchBody: true, patchOneFlag: 'clear' }, fleetState(1, { managedScans: true }));
    const body = { diff_scan: { enabled: true } };
    expect(await ask(platform, 'PATCH', `${PROJECT}/managed-scan`, body)).toMatchObject({
      status: 200,
      text: '',
    });
    expect((await ask(platform, 'GET', PROJECT)).json.project.managed_scan_config).toEqual({
      diff_scan: { enabled: true },
      full_scan: { enabled: false },
    });
  });

  it('replace tags, drop them, answer with nothing or with another project', async () => {
    await start({ tagsMode: 'replace' });
    const put = (tag: string) => ask(platform, 'PUT', `${PROJECT}/tags`, [tag]);
    expect((await put('a')).json.project.tags).toEqual(['a']);
    Object.assign(platform.quirks, { tagsMode: 'add', dropsTags: true, patchIgnored: true });
    expect((await put('b')).json.project.tags).toEqual(['a']);
    const on = { diff_scan: { enabled: true } };
    const { json } = await ask(platform, 'PATCH', `${PROJECT}/managed-scan`, on);
    expect(json.project.managed_scan_config.diff_scan.enabled).toBe(false);
    Object.assign(platform.quirks, { dropsTags: false, foreignAnswers: ['tags'] });
    expect((await put('c')).json.project.name).toBe('fleet/service-00002');
    platform.quirks.emptyTagsBody = true;
    expect((await put('d')).text).toBe('');
    expect(tags()).toEqual(['a', 'c', 'd']);
  });

  it('keep the tag of managed scans', async () => {
    await start({ autoManagedTag: true }, fleetState(1, { managedScans: true }));
    expect((await ask(platform, 'GET', PROJECT)).json.project.tags).toEqual(['managed-scan']);
    expect(platform.record).toMatchObject([{ by: 'platform', what: 'tag-added', tag: 'managed-scan' }]);
  });

  it('page otherwise: shorter, without end, or refusing what lies behind it', async () => {
    await start({ projectPages: { cap: 2, repeatLast: true } });
    const page = (query: string) => ask(platform, 'GET', `/acme/projects?${query}`);
    expect((await page('page_size=3')).json.projects).toHaveLength(2);
    expect((await page('page=7&page_size=3')).json.projects).toHaveLength(1);
    platform.quirks.projectPages = { refuseAbove: 100, refuseBehind: 404 };
    expect((await page('page_size=101')).status).toBe(400);
    expect((await page('page=1')).status).toBe(404);
  });
});

describe('quirks of lists', () => {
  it('ignore filters, compare names with their case, and write branches by their short names', async () => {
    await start({ ignoredFindingsFilters: ['severities'], reposCaseSensitive: true }, findingsState(450));
    expect(await findings('severities=high&page_size=3000')).toHaveLength(450);
    expect(await findings('status=fixed')).toEqual([]);
    expect(await findings('repos=Fleet/service-00001')).toEqual([]);
    platform.quirks.refForm = 'short';
    expect(await findings('ref=refs/heads/main')).toEqual([]);
    expect((await findings('ref=main'))[0]).toMatchObject({ ref: 'main' });
    platform.quirks.refFilter = 'either';
    expect(await findings('ref=refs/heads/main')).toHaveLength(100);
    platform.quirks.findingsPages = { cap: 120, repeatLast: true };
    expect(await findings('page_size=200&page=9')).toHaveLength(90);
  });

  it('write null for what is missing, leave out what is false, and ids as texts', async () => {
    await start({ nulls: true }, findingsState(1));
    expect((await findings())[0]).toMatchObject({ triage_reason: null, external_ticket: null });
    Object.assign(platform.quirks, { nulls: false, proto3: true, int64AsStrings: true, findingTimes: 'iso' });
    const [bare] = await findings();
    expect(bare).toMatchObject({ id: '1', status: 'open', relevant_since: '2026-01-01T00:00:00.000Z' });
    expect(bare).not.toHaveProperty('review_comments');
    expect((await ask(platform, 'GET', '/acme/findings?page=5')).json).toEqual({});
  });

  it('have a cursor behind the last secret, and ignore filters of secrets', async () => {
    await start(
      { cursors: 'always', ignoredSecretsFilters: 'all' },
      findingsState(30, { issueType: 'secrets' }),
    );
    const secrets = async (query: string) => (await ask(platform, 'GET', `/120/secrets?${query}`)).json;
    const { cursor } = await secrets('limit=30&status=FINDING_STATUS_FIXED');
    expect(cursor).not.toBe('');
    expect(await secrets(`limit=30&cursor=${cursor}`)).toMatchObject({ findings: [], cursor: '' });
  });

  it('take one spelling of the page size of repositories, cap it, and never end', async () => {
    await start({ dependenciesPageSize: 'page_size' }, repositoriesState(30));
    const path = '/120/dependencies/repositories';
    expect((await ask(platform, 'POST', path, { pageSize: 20 })).status).toBe(400);
    const rows = async (body: object) =>
      (await ask(platform, 'POST', path, body)).json.repositorySummaries.length;
    expect(await rows({ page_size: 20 })).toBe(20);
    Object.assign(platform.quirks, { dependenciesRefusal: 'ignore', dependenciesCursor: 'stuck' });
    expect(await rows({ pageSize: 20 })).toBe(5);
    expect((await ask(platform, 'POST', path, { cursor: 5 })).json).toMatchObject({
      cursor: 5,
      hasMore: true,
    });
    platform.quirks.dependenciesCap = 7;
    expect(await rows({ page_size: 20 })).toBe(7);
  });
});

describe('quirks of writes and connections', () => {
  it('triage a finding that was not selected, or make a request of an ignore', async () => {
    await start({ triageMovesOthers: true }, findingsState(3));
    const body = { issue_type: 'sast', issue_ids: [1, 2], new_triage_state: 'ignored' };
    const triage = async () => (await ask(platform, 'POST', '/acme/triage', body)).json;
    expect(await triage()).toEqual({ num_triaged: 3, triaged_issues: [1, 2, 3] });
    Object.assign(platform.quirks, { triageMovesOthers: false, exceptionRequests: true });
    expect(await triage()).toEqual({ num_triaged: 0, triaged_issues: [] });
  });

  it('let another person write before a request, or between its effect and its answer', async () => {
    await start({});
    platform.quirks.onRequest = ({ edit }) => edit({ project: NAME, addTags: ['before'] });
    platform.quirks.beforeAnswer = ({ edit }) => edit({ project: NAME, removeTags: ['mine'] });
    const { json } = await ask(platform, 'PUT', `${PROJECT}/tags`, ['mine']);
    expect(json.project.tags).toEqual(['old', 'before', 'mine']);
    expect(tags()).toEqual(['old', 'before']);
  });

  it.each([
    ['seconds', /^\d+$/],
    ['date', / GMT$/],
    ['none', /^$/],
  ] as const)('limit the rate and say when to come back in %s', async (retryAfter, form) => {
    await start({ rateLimit: { requests: 1, perMs: 60_000, retryAfter } });
    await ask(platform, 'GET', '');
    const { status, headers } = await ask(platform, 'GET', '');
    expect(status).toBe(429);
    expect(headers.get('retry-after') ?? '').toMatch(form);
  });

  it('accept a connection and leave it without an answer until a moment', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await start({ heldConnections: { forMs: promise, first: 1 } });
    let answered = '';
    const socket = connect(Number(new URL(platform.url).port), '127.0.0.1');
    socket.on('data', (data) => {
      answered += data;
    });
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await ask(platform, 'GET', '');
    expect(answered).toBe('');
    resolve();
    await expect.poll(() => answered).toContain('HTTP/1.1 401');
    socket.destroy();
  });
});
