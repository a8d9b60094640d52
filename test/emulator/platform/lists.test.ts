import { afterEach, describe, expect, it } from 'vitest';
import type { Quirks } from '../../../emulator/platform/quirks.ts';
import { findingsState } from '../../../emulator/platform/scale-states.ts';
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
});
