import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findingsState } from '../../../emulator/platform/scale-states.ts';
import { type Platform, startPlatform } from '../../../emulator/platform/server.ts';
import type { Finding, IssueType } from '../../../emulator/platform/state.ts';
import { triageFilters } from '../../../emulator/platform/triage-filters.ts';
import { ask } from './ask.ts';

let platform: Platform;

const triage = (body: unknown) => ask(platform, 'POST', '/acme/triage', body);
/** Of the findings that are still there. */
const findings = (predicate: (finding: Finding) => boolean) =>
  platform.state.findings.all.filter((finding) => !finding.removed && predicate(finding));
const isOfPayments = ({ repo }: Finding) =>
  platform.state.projects.get(repo)?.tags.includes('team:payments') ?? false;

/** Written out a second time, by hand, so that the table of filters is held against something. */
const selections: readonly (readonly [IssueType, object, (finding: Finding) => boolean])[] = [
  ['sca', { status: 'open' }, (f) => f.status === 'open'],
  ['sast', { autotriage_verdict: 'false_positive' }, (f) => f.autotriage_verdict === 'false_positive'],
  ['sast', { confidence: 'low' }, (f) => f.confidence === 'low'],
  ['sast', { categories: ['performance'] }, (f) => f.categories.includes('performance')],
  ['secrets', { component_tags: ['admin'] }, (f) => f.component_tags.includes('admin')],
  ['sast', { policies: ['Block criticals'] }, (f) => f.policies.includes('Block criticals')],
  ['sca', { policy_mode: ['block', 'comment'] }, (f) => f.policy_mode !== 'monitor'],
  ['sast', { project_tags: ['team:payments'] }, isOfPayments],
  ['sast', { ref: 'refs/heads/release' }, (f) => f.ref === 'refs/heads/release'],
  ['sast', { repos: ['ACME/login', 'acme/cart'] }, (f) => /^acme\/(login|cart)$/.test(f.repo)],
  ['sast', { rules: ['dockerfile.security.missing-user'] }, (f) => f.rule.startsWith('dockerfile')],
  ['sast', { ruleset: ['p/python'] }, (f) => f.rulesets.includes('p/python')],
  ['secrets', { severities: ['low', 'critical'] }, (f) => /^(low|critical)$/.test(f.severity)],
  ['sast', { since: '1750000000' }, (f) => f.relevant_since >= 1_750_000_000],
  ['sast', { triage_reasons: ['no_time'] }, (f) => f.triage_reason === 'no_time'],
  ['sca', { dependencies: ['lodash'] }, (f) => f.dependency === 'lodash'],
  ['sca', { epss_probability: ['high'] }, (f) => f.epss_probability === 'high'],
  ['sca', { exposures: ['reachable'] }, (f) => f.exposure === 'reachable'],
  ['sca', { transitivities: ['direct'] }, (f) => f.transitivity === 'direct'],
  ['sast', { pro_only: true }, (f) => f.pro_only],
  ['secrets', { include_historical: false }, (f) => !f.historical],
  ['secrets', { repository_visibility: ['public'] }, (f) => f.repository_visibility === 'public'],
  ['secrets', { secret_types: ['AWS'] }, (f) => f.secret_type === 'AWS'],
  ['secrets', { validation_state: ['confirmed_valid'] }, (f) => f.validation_state === 'confirmed_valid'],
];

describe('triage', () => {
  beforeEach(async () => {
    platform = await startPlatform();
  });
  afterEach(() => platform.close());

  it('is tested with every filter', () => {
    expect(selections.flatMap(([, filter]) => Object.keys(filter))).toEqual(Object.keys(triageFilters));
  });

  it.each(selections)('of %s selects by %j', async (type, filter, matches) => {
    const ofType = findings((finding) => finding.issue_type === type);
    const selected = ofType.filter(matches);
    expect(selected.length).toBeGreaterThan(0);
    expect(selected.length).toBeLessThan(ofType.length);
    const expected = new Set(selected.flatMap((one) => [one, ...platform.state.findings.siblings(one)]));
    const { json } = await triage({ issue_type: type, ...filter, new_note: 'seen' });
    expect(new Set(json.triaged_issues.map(BigInt))).toEqual(new Set([...expected].map(({ id }) => id)));
    expect(json.num_triaged).toBe(expected.size);
    expect(new Set(findings(({ notes }) => notes.includes('seen')))).toEqual(expected);
  });

  it('selects what all of several filters select, up to the limit and its branches', async () => {
    const before = new Map(findings(() => true).map(({ id, status }) => [id, status]));
    const body = { issue_type: 'sast', status: 'open', confidence: 'low', limit: 5 };
    await triage({ ...body, new_triage_state: 'fixing' });
    const moved = findings(({ id, status }) => status !== before.get(id));
    expect(moved.length).toBeGreaterThanOrEqual(5);
    expect(new Set(moved.map(({ fingerprint }) => fingerprint)).size).toBeLessThanOrEqual(5);
    expect(moved.every(({ confidence, status }) => confidence === 'low' && status === 'fixing')).toBe(true);
  });

  it('changes state, reason, note and times together, and keeps all notes', async () => {
    const [open] = findings(({ status, issue_type }) => status === 'open' && issue_type === 'sca');
    const body = { issue_type: 'sca', issue_ids: [Number(open?.id)] };
    platform.now += 91 * 86_400_000;
    const ignored = { new_triage_state: 'ignored', new_triage_reason: 'false_positive' };
    await triage({ ...body, ...ignored, new_note: 'first' });
    expect(open).toMatchObject({ status: 'ignored', triage_reason: 'false_positive', notes: ['first'] });
    expect(Math.abs((open?.triaged_at ?? 0) * 1000 - platform.now)).toBeLessThan(60_000);
    await triage({ ...body, new_triage_state: 'reopened', new_note: 'second' });
    expect(open).toMatchObject({
      ...{ status: 'open', triage_state: 'reopened', triage_reason: undefined },
      notes: ['first', 'second'],
    });
  });

  it('takes neither findings of artificial intelligence nor what was removed', async () => {
    expect((await triage({ issue_type: 'ai_sast', status: 'open', new_note: 'x' })).status).toBe(400);
    const gone = platform.state.findings.all.find((one) => one.removed && one.issue_type === 'sast');
    const { json } = await triage(`{"issue_type":"sast","issue_ids":[${gone?.id}],"new_note":"x"}`);
    expect(json).toEqual({ num_triaged: 0, triaged_issues: [] });
  });

  it.each([
    [{}, 'issue_type: is required'],
    [{ status: 'open', new_note: '' }, 'new_triage_state and new_note is required'],
    [{ new_note: 'x' }, 'issue_ids and an issue filter is required'],
    [{ new_note: 'x', issue_ids: [] }, 'issue_ids: must not be an empty list'],
    [{ new_note: 'x', issue_ids: [1], status: 'open' }, 'both given: status'],
    [{ new_note: 'x', issue_ids: ['1'] }, 'issue_ids: entry 0 must be an integer'],
    [{ new_note: 'x', issue_ids: Array(3001).fill(1) }, 'issue_ids: must have at most 3000 entries'],
    [{ new_note: 'x'.repeat(3001), status: 'open' }, 'new_note: must have at most 3000'],
    [{ new_triage_state: 'open', status: 'open' }, 'new_triage_state: must be one of'],
    [{ new_triage_state: 'fixing', new_triage_reason: 'no_time', status: 'open' }, 'only valid with new_tr'],
    [{ new_note: 'x', status: 'open', limit: 3001 }, 'limit: must be an integer from 1 to 3000'],
    [{ new_note: 'x', severities: 'low' }, 'severities: must be a list'],
    [{ new_note: 'x', exposures: ['reachable'] }, 'exposures: is only valid with issue_type sca'],
    [{ new_note: 'x', severity: ['low'] }, 'unknown field severity'],
    [{ new_note: 'x', status: 'open', deploymentSlug: 'other' }, 'deploymentSlug: differs from the path'],
  ])('refuses %j', async (body, reason) => {
    const type = Object.keys(body).length === 0 ? {} : { issue_type: 'sast' };
    const answer = await triage({ ...type, ...body });
    expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining(reason) } });
  });
});

it('triage keeps all digits of ids on both ways', async () => {
  platform = await startPlatform({ state: findingsState(3, { firstId: 9_007_199_254_740_993n }) });
  const issueIds = '9007199254740993,9007199254740995';
  const answer = await triage(`{"issue_type":"sast","issue_ids":[${issueIds}],"new_note":"x"}`);
  expect(answer.text).toBe(`{"num_triaged":2,"triaged_issues":[${issueIds}]}`);
  await platform.close();
});
