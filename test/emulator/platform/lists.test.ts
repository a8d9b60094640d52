import { afterEach, describe, expect, it } from 'vitest';
import type { Quirks } from '../../../emulator/platform/quirks.ts';
import { findingsState, fleetState, repositoriesState } from '../../../emulator/platform/scale-states.ts';
import { type Platform, startPlatform } from '../../../emulator/platform/server.ts';
import type { PlatformState } from '../../../emulator/platform/state.ts';
import { ask } from './ask.ts';

let platform: Platform;

async function start(quirks: Partial<Quirks>, state: PlatformState = findingsState(450)): Promise<void> {
  platform = await startPlatform({ quirks, state });
}

afterEach(() => platform.close());

// biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
const findings = async (query = ''): Promise<any[]> =>
  (await ask(platform, 'GET', `/acme/findings?${query}`)).json.findings;
// biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
const secrets = async (query = ''): Promise<any> =>
  (await ask(platform, 'GET', `/120/secrets?${query}`)).json;
const triage = (issueType: string, id: number, state: string) =>
  ask(platform, 'POST', '/acme/triage', {
    issue_type: issueType,
    issue_ids: [id],
    new_triage_state: state,
  });

describe('lists of findings that stray from the document', () => {
  it('cap pages below what was asked, and repeat the last one', async () => {
    await start({ findingsPages: { cap: 120, repeatLast: true } });
    expect(await findings('page_size=200')).toHaveLength(120);
    expect(await findings('page_size=200&page=3')).toHaveLength(90);
    expect(await findings('page_size=200&page=9')).toEqual(await findings('page_size=200&page=3'));
    platform.quirks.findingsPages = { refuseBelow: 1, refuseAbove: 5000 };
    expect(await findings('page_size=5')).toHaveLength(5);
    expect(await findings('page_size=5000')).toHaveLength(450);
  });

  it('ignore all filters, or some', async () => {
    await start({ ignoredFindingsFilters: 'all' });
    expect(await findings('status=fixed&severities=high&page_size=3000')).toHaveLength(450);
    platform.quirks.ignoredFindingsFilters = ['severities'];
    expect(await findings('severities=high&page_size=3000')).toHaveLength(450);
    expect(await findings('status=fixed')).toEqual([]);
  });

  it('answer provisionally_ignored with everything', async () => {
    await start({ provisionallyIgnoredMeansAll: true });
    expect(await findings('status=provisionally_ignored')).toHaveLength(100);
    expect(await findings('status=ignored')).toEqual([]);
  });

  it('ignore what belongs to another kind of finding', async () => {
    await start({ otherKindsFilters: 'ignore' });
    expect(await findings('exposures=reachable')).toHaveLength(100);
  });

  it('compare names of repositories with their case', async () => {
    await start({ reposCaseSensitive: true });
    expect(await findings('repos=Fleet/service-00001')).toEqual([]);
    expect(await findings('repos=fleet/service-00001')).not.toEqual([]);
  });

  it('write branches by their short names, and take either form', async () => {
    await start({ refForm: 'short' }, findingsState(1));
    expect(await findings('ref=refs/heads/main')).toEqual([]);
    expect(await findings('ref=main')).toMatchObject([{ ref: 'main' }]);
    Object.assign(platform.quirks, { refForm: 'full', refFilter: 'either' });
    expect(await findings('ref=main')).toMatchObject([{ ref: 'refs/heads/main' }]);
    expect(await findings('ref=refs/heads/main')).toHaveLength(1);
    expect(await findings('ref=next')).toEqual([]);
  });

  it('go on filtering by the former status for a while', async () => {
    await start({ listLag: { what: 'filter', forMs: 60_000 } }, findingsState(1));
    await triage('sast', 1, 'ignored');
    expect(await findings('status=open')).toMatchObject([{ status: 'ignored', state: 'muted' }]);
    expect(await findings('status=ignored')).toEqual([]);
    platform.now += 60_001;
    expect(await findings('status=open')).toEqual([]);
    expect(await findings('status=ignored')).toHaveLength(1);
  });

  it('go on showing the whole former row', async () => {
    await start({ listLag: { what: 'rows' } }, findingsState(1));
    await triage('sast', 1, 'fixing');
    expect(await findings()).toMatchObject([{ status: 'open', triage_state: 'untriaged' }]);
    expect(platform.state.findings.get(1n)?.status).toBe('fixing');
    platform.quirks.listLag = undefined;
    expect(await findings()).toMatchObject([{ status: 'fixing' }]);
  });

  it('write times as ISO 8601', async () => {
    await start({ findingTimes: 'iso' }, findingsState(1));
    expect(await findings()).toMatchObject([{ relevant_since: '2026-01-01T00:00:00.000Z' }]);
  });

  it('write null for what is missing, and leave out what is false, or say null there, too', async () => {
    await start({ nulls: true }, findingsState(1));
    const [row] = await findings();
    expect(row).toMatchObject({ triage_reason: null, external_ticket: null, click_to_fix_prs: null });
    Object.assign(platform.quirks, { nulls: false, proto3: true, int64AsStrings: true });
    const [bare] = await findings();
    expect(bare).toMatchObject({ id: '1', status: 'open' });
    expect(bare).not.toHaveProperty('review_comments');
    expect((await ask(platform, 'GET', '/acme/findings?page=5')).json).toEqual({});
    platform.quirks.nulls = true;
    expect(await findings()).toMatchObject([{ review_comments: null }]);
  });

  it('lose rows between two pages, or get new ones in front', async () => {
    await start({ churn: { list: 'findings', removes: 20, times: 1 } });
    const first = await findings();
    const second = await findings('page=1');
    expect(platform.state.findings.size).toBe(430);
    expect(second[0].id - first.at(-1).id).toBe(21);
    platform.quirks.churn = { list: 'findings', adds: 2 };
    await findings();
    expect((await findings()).slice(0, 2).map(({ match_based_id }) => match_based_id)).toEqual([
      'new-451',
      'new-452',
    ]);
    expect(new Set(platform.record.map(({ by, what }) => `${by} ${what}`))).toEqual(
      new Set(['platform finding-removed', 'platform finding-added']),
    );
  });
});

describe('lists of secrets that stray from the document', () => {
  const state = () => findingsState(30, { issueType: 'secrets', overDays: 30 });

  it('ignore all filters, or some', async () => {
    await start({ ignoredSecretsFilters: 'all' }, state());
    expect((await secrets('status=FINDING_STATUS_FIXED')).findings).toHaveLength(30);
    platform.quirks.ignoredSecretsFilters = ['severity'];
    const query = 'severity=SEVERITY_HIGH&status=FINDING_STATUS_OPEN';
    expect((await secrets(query)).findings).toHaveLength(30);
    expect((await secrets('status=FINDING_STATUS_FIXED')).findings).toEqual([]);
  });

  it('have a cursor behind the last row, or one that never moves', async () => {
    await start({ cursors: 'always' }, state());
    const { cursor } = await secrets('limit=30');
    expect(cursor).not.toBe('');
    expect(await secrets(`limit=30&cursor=${cursor}`)).toMatchObject({ findings: [], cursor: '' });
    platform.quirks.cursors = 'stuck';
    const first = await secrets('limit=10');
    const second = await secrets(`limit=10&cursor=${first.cursor}`);
    expect(second.cursor).toBe(first.cursor);
  });

  it('lag behind a triage', async () => {
    await start({ listLag: { what: 'rows' } }, state());
    await triage('secrets', 1, 'ignored');
    expect((await secrets('status=FINDING_STATUS_IGNORED')).findings).toEqual([]);
    expect((await secrets()).findings[0].status).toBe('FINDING_STATUS_OPEN');
  });
});

describe('lists without an end', () => {
  it('bring new rows on every page', async () => {
    const state = { ...findingsState(70), repositories: repositoriesState(7).repositories };
    const unending = ['projects', 'findings', 'secrets', 'scans', 'dependencies'] as const;
    await start({ unending }, { ...state, projects: fleetState(7).projects });
    for (const finding of findingsState(7, { firstId: 500n, issueType: 'secrets' }).findings) {
      platform.state.findings.add(finding);
    }
    platform.startScan({ project: 'fleet/service-00001', commit: 'a'.repeat(40) });
    const projects = new Set<unknown>();
    const rows = new Set<unknown>();
    const cursors = { secrets: '', scans: '', dependencies: 0 };
    const others = new Set<unknown>();
    for (let page = 0; page < 10; page += 1) {
      const list = await ask(platform, 'GET', `/acme/projects?page_size=5&page=${page}`);
      for (const { id, name } of list.json.projects) projects.add(id).add(name);
      for (const { id } of await findings(`page=${page}`)) rows.add(id);
      const secret = await secrets(`limit=5&cursor=${cursors.secrets}`);
      for (const { id } of secret.findings) others.add(`secret ${id}`);
      const { json } = await ask(platform, 'POST', '/120/scans/search', { limit: 5, cursor: cursors.scans });
      for (const { id } of json.scans) others.add(`scan ${id}`);
      const path = '/120/dependencies/repositories';
      const summaries = (await ask(platform, 'POST', path, { cursor: cursors.dependencies })).json;
      for (const { id } of summaries.repositorySummaries) others.add(`repository ${id}`);
      expect(summaries.hasMore).toBe(true);
      Object.assign(cursors, { secrets: secret.cursor, scans: json.cursor, dependencies: summaries.cursor });
    }
    expect(projects.size).toBe(100);
    expect(rows.size).toBe(1000);
    expect(others.size).toBe(150);
  });

  it('of nothing are empty', async () => {
    await start({ unending: ['findings', 'dependencies'] }, fleetState(1));
    expect(await findings()).toEqual([]);
    const { json } = await ask(platform, 'POST', '/120/dependencies/repositories', {});
    expect(json).toEqual({ hasMore: false });
  });
});
