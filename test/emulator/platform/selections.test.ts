import { afterAll, describe, expect, it } from 'vitest';
import { believableState } from '../../../emulator/platform/believable-state.ts';
import { findingsState } from '../../../emulator/platform/scale-states.ts';
import { startPlatform } from '../../../emulator/platform/server.ts';
import type { Finding, IssueType } from '../../../emulator/platform/state.ts';
import { listFilters, triageFilters } from '../../../emulator/platform/triage-filters.ts';
import { ask, openPlatform } from './ask.ts';

const NOW = Date.UTC(2026, 10, 21, 14, 30);
/** Nothing here changes it. */
const platform = await startPlatform({ now: NOW, state: believableState(1, NOW) });
const { state } = platform;
afterAll(() => platform.close());

const findings = (type: IssueType, predicate: (finding: Finding) => boolean) =>
  state.findings.all.filter((one) => one.issue_type === type && !one.removed && predicate(one));
const idsOf = (rows: Iterable<{ id: unknown }>) => [...rows].map(({ id }) => String(id)).sort();
const isOfPayments = ({ repo }: Finding) => state.projects.get(repo)?.tags.includes('team:payments') ?? false;

type Selection = readonly [name: string, IssueType, values: unknown, (finding: Finding) => boolean];

/** Written out a second time, by hand, so that the tables of filters are held against something. */
const shared: readonly Selection[] = [
  ['status', 'sca', 'reviewing', (f) => f.status === 'reviewing'],
  ['autotriage_verdict', 'sast', 'false_positive', (f) => f.autotriage_verdict === 'false_positive'],
  ['confidence', 'sast', 'low', (f) => f.confidence === 'low'],
  ['categories', 'sast', ['performance'], (f) => f.categories.includes('performance')],
  ['component_tags', 'sast', ['admin'], (f) => f.component_tags.includes('admin')],
  ['policies', 'sast', ['rule-board-block'], (f) => f.policy_mode === 'block'],
  ['ref', 'sast', 'refs/heads/release', (f) => f.ref === 'refs/heads/release'],
  ['repos', 'sca', ['ACME/ledger', 'acme/cart'], (f) => /^acme\/(ledger|cart)$/.test(f.repo)],
  ['rules', 'sast', ['dockerfile.security.missing-user'], (f) => f.rule.startsWith('dockerfile')],
  ['severities', 'sast', ['low', 'critical'], (f) => /^(low|critical)$/.test(f.severity)],
  ['since', 'sast', '1770000000', (f) => f.relevant_since >= 1_770_000_000],
  ['triage_reasons', 'sast', ['no_time'], (f) => f.triage_reason === 'no_time'],
  ['exposures', 'sca', ['reachable'], (f) => f.exposure === 'reachable'],
  ['transitivities', 'sca', ['direct'], (f) => f.transitivity === 'direct'],
];
const listed: readonly Selection[] = [
  ...shared,
  ['is_malicious', 'sca', 'true', (f) => f.malicious],
  ['click_to_fix_pr_state', 'sast', ['open'], (f) => f.fix_pull_request === 'open'],
  ['repository_ids', 'sast', ['9007199254740993'], (f) => f.repo === 'acme/ledger'],
];
const triaged: readonly Selection[] = [
  ...shared,
  ['policy_mode', 'sca', ['block', 'comment'], (f) => f.policy_mode !== 'monitor'],
  ['project_tags', 'sast', ['team:payments'], isOfPayments],
  ['ruleset', 'sast', ['p/python'], (f) => f.rulesets.includes('p/python')],
  ['dependencies', 'sca', ['lodash'], (f) => f.dependency === 'lodash'],
  ['epss_probability', 'sca', ['high'], (f) => f.epss_probability === 'high'],
  ['pro_only', 'sast', true, (f) => f.pro_only],
  ['include_historical', 'secrets', false, (f) => !f.historical],
  ['repository_visibility', 'secrets', ['public'], (f) => f.repository_visibility === 'public'],
  ['secret_types', 'secrets', ['AWS'], (f) => f.secret_type === 'AWS'],
  ['validation_state', 'secrets', ['confirmed_valid'], (f) => f.validation_state === 'confirmed_valid'],
];
const secrets: readonly Selection[] = [
  ['', 'secrets', [], () => true],
  ['status', 'secrets', ['FINDING_STATUS_OPEN'], (f) => /^(open|reviewing|fixing)$/.test(f.status)],
  ['severity', 'secrets', ['SEVERITY_HIGH', 'SEVERITY_LOW'], (f) => /high|low/.test(f.severity)],
  ['repo', 'secrets', ['ACME/ledger'], ({ repo }) => repo === 'acme/ledger'],
  ['since', 'secrets', ['2026-06-01'], ({ created_at = 0 }) => created_at >= Date.UTC(2026, 5) / 1000],
  [
    'validationState',
    'secrets',
    ['VALIDATION_STATE_NO_VALIDATOR'],
    (f) => f.validation_state === 'no_validator',
  ],
];

describe('the list of findings', () => {
  it('is tested with every filter', () => {
    expect(listed.map(([name]) => name).sort()).toEqual(Object.keys(listFilters).sort());
  });

  it.each(listed)('selects by %s of %s %j, in pages to an empty one', async (name, type, values, matches) => {
    const expected = findings(type, matches);
    expect(expected.length).toBeGreaterThan(0);
    const query = [values].flat().map((value) => `${name}=${value}`);
    const rows = [];
    for (let page = 0; ; page += 1) {
      const asked = [`issue_type=${type}`, 'page_size=100', `page=${page}`, ...query].join('&');
      const { json } = await ask(platform, 'GET', `/acme/findings?${asked}`);
      if (json.findings.length === 0) break;
      rows.push(...json.findings);
    }
    expect(idsOf(rows)).toEqual(idsOf(expected));
    const times = rows.map(({ relevant_since }) => relevant_since);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('has one row for all branches when asked', async () => {
    const { json } = await ask(platform, 'GET', '/acme/findings?dedup=true&page_size=3000');
    const prints = json.findings.map((row: { match_based_id: string }) => row.match_based_id);
    expect(new Set(prints)).toEqual(new Set(findings('sast', () => true).map((one) => one.fingerprint)));
    expect(prints).toHaveLength(new Set(prints).size);
  });
});

describe('the list of secrets', () => {
  it.each(secrets)('has one row for all branches, selected by %s %s %j', async (name, _, values, matches) => {
    const rows = [];
    let cursor = '';
    do {
      const query = [values].flat().map((value) => `&${name}=${value}`);
      const { json } = await ask(platform, 'GET', `/120/secrets?limit=50&cursor=${cursor}${query.join('')}`);
      rows.push(...json.findings);
      cursor = json.cursor;
    } while (cursor !== '');
    const ofPrimary = (one: Finding) => state.projects.get(one.repo)?.primary_branch === one.ref;
    const all = state.findings.all.filter((one) => one.issue_type === 'secrets' && ofPrimary(one));
    const expected = all.filter((one) => matches(one) && (name !== 'status' || !one.removed));
    expect(idsOf(rows)).toEqual(idsOf(expected));
  });
});

describe('a triage', () => {
  it('is tested with every filter', () => {
    expect(triaged.map(([name]) => name).sort()).toEqual(Object.keys(triageFilters).sort());
  });

  it.each(triaged)('selects by %s of %s %j, and siblings', async (name, issue_type, value, matches) => {
    const own = await openPlatform({ now: NOW, state: believableState(1, NOW) });
    const selected = findings(issue_type, matches);
    expect(selected.length).toBeGreaterThan(0);
    const expected = new Set(selected.flatMap((one) => [one, ...state.findings.siblings(one)]));
    const { json } = await ask(own, 'POST', '/acme/triage', { issue_type, [name]: value, new_note: 'seen' });
    expect(json.triaged_issues.map(String).sort()).toEqual(idsOf(expected));
    expect(json.num_triaged).toBe(expected.size);
    expect(own.state.findings.all.filter(({ notes }) => notes.includes('seen'))).toHaveLength(expected.size);
  });

  it('changes state, reason, note and time together, keeps all notes, and is recorded', async () => {
    const own = await openPlatform({ state: findingsState(1) });
    const body = { issue_type: 'sast', issue_ids: [1, 99] };
    const ignored = { new_triage_state: 'ignored', new_triage_reason: 'false_positive', new_note: 'first' };
    await ask(own, 'POST', '/acme/triage', { ...body, ...ignored });
    const [finding] = own.state.findings.all;
    expect(finding).toMatchObject({ status: 'ignored', triage_reason: 'false_positive', notes: ['first'] });
    expect(Math.abs((finding?.triaged_at ?? 0) * 1000 - own.now)).toBeLessThan(60_000);
    await ask(own, 'POST', '/acme/triage', { ...body, new_triage_state: 'reopened', new_note: 'second' });
    expect(finding).toMatchObject({ status: 'open', triage_reason: undefined, notes: ['first', 'second'] });
    expect(own.record).toMatchObject([
      { what: 'triaged', finding: 1n, before: { notes: 0 }, after: { status: 'ignored' }, note: 'first' },
      { what: 'triaged', finding: 1n, after: { triage_state: 'reopened', notes: 2 } },
    ]);
  });

  it.each<object>([
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
  ])('is refused with %j', async (body) => {
    const answer = await ask(platform, 'POST', '/acme/triage', { issue_type: 'sast', ...body });
    expect(answer).toMatchObject({ status: 400, json: { error: expect.any(String) } });
  });
});
