import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { believableState } from '../../../emulator/platform/believable-state.ts';
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

interface Selection {
  filter: Record<string, unknown>;
  type: IssueType;
  matches: (finding: Finding) => boolean;
}

const teamPayments = (finding: Finding) =>
  platform.state.projects.get(finding.repo)?.tags.includes('team:payments') ?? false;

/** Written out a second time, by hand, so that the table of filters is held against something. */
const selections: Selection[] = [
  { filter: { status: 'open' }, type: 'sca', matches: (f) => f.status === 'open' },
  {
    filter: { autotriage_verdict: 'false_positive' },
    type: 'sast',
    matches: (f) => f.autotriage_verdict === 'false_positive',
  },
  { filter: { confidence: 'low' }, type: 'sast', matches: (f) => f.confidence === 'low' },
  {
    filter: { categories: ['performance', 'correctness'] },
    type: 'sast',
    matches: (f) => f.categories.includes('performance') || f.categories.includes('correctness'),
  },
  {
    filter: { component_tags: ['admin'] },
    type: 'secrets',
    matches: (f) => f.component_tags.includes('admin'),
  },
  {
    filter: { policies: ['Block criticals'] },
    type: 'sast',
    matches: (f) => f.policies.includes('Block criticals'),
  },
  { filter: { policy_mode: ['block', 'comment'] }, type: 'sca', matches: (f) => f.policy_mode !== 'monitor' },
  { filter: { project_tags: ['team:payments'] }, type: 'sast', matches: teamPayments },
  { filter: { ref: 'refs/heads/release' }, type: 'sast', matches: (f) => f.ref === 'refs/heads/release' },
  {
    filter: { repos: ['ACME/login', 'acme/cart'] },
    type: 'sast',
    matches: (f) => ['acme/login', 'acme/cart'].includes(f.repo),
  },
  {
    filter: { rules: ['dockerfile.security.missing-user'] },
    type: 'sast',
    matches: (f) => f.rule.startsWith('dockerfile'),
  },
  { filter: { ruleset: ['p/python'] }, type: 'sast', matches: (f) => f.rulesets.includes('p/python') },
  {
    filter: { severities: ['low', 'critical'] },
    type: 'secrets',
    matches: (f) => /^(low|critical)$/.test(f.severity),
  },
  { filter: { since: '1750000000' }, type: 'sast', matches: (f) => f.relevant_since >= 1_750_000_000 },
  { filter: { triage_reasons: ['no_time'] }, type: 'sast', matches: (f) => f.triage_reason === 'no_time' },
  { filter: { dependencies: ['lodash'] }, type: 'sca', matches: (f) => f.dependency === 'lodash' },
  {
    filter: { epss_probability: ['high', 'medium'] },
    type: 'sca',
    matches: (f) => /^(high|medium)$/.test(f.epss_probability ?? ''),
  },
  { filter: { exposures: ['reachable'] }, type: 'sca', matches: (f) => f.exposure === 'reachable' },
  { filter: { transitivities: ['direct'] }, type: 'sca', matches: (f) => f.transitivity === 'direct' },
  { filter: { pro_only: true }, type: 'sast', matches: (f) => f.pro_only },
  { filter: { include_historical: false }, type: 'secrets', matches: (f) => !f.historical },
  {
    filter: { repository_visibility: ['public'] },
    type: 'secrets',
    matches: (f) => f.repository_visibility === 'public',
  },
  { filter: { secret_types: ['AWS'] }, type: 'secrets', matches: (f) => f.secret_type === 'AWS' },
  {
    filter: { validation_state: ['confirmed_valid'] },
    type: 'secrets',
    matches: (f) => f.validation_state === 'confirmed_valid',
  },
];

describe('triage by filters', () => {
  beforeEach(async () => {
    platform = await startPlatform();
  });
  afterEach(() => platform.close());

  it('is tested with every filter', () => {
    expect(selections.flatMap(({ filter }) => Object.keys(filter))).toEqual(Object.keys(triageFilters));
  });

  it.each(selections)('selects by $filter', async ({ filter, type, matches }) => {
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

  it('selects what all of several filters select', async () => {
    await triage({
      issue_type: 'sast',
      status: 'open',
      confidence: 'low',
      limit: 5,
      new_triage_state: 'fixing',
    });
    const before = new Map(believableState().findings.all.map((finding) => [finding.id, finding]));
    const moved = findings(({ id, status }) => status !== before.get(id)?.status);
    expect(moved.length).toBeGreaterThanOrEqual(5);
    expect(moved.every(({ confidence, status }) => confidence === 'low' && status === 'fixing')).toBe(true);
  });

  it('takes findings of the same fingerprint on other branches along, beyond the limit', async () => {
    const [twin] = findings((finding) => platform.state.findings.siblings(finding).length > 1);
    const body = { issue_type: twin?.issue_type, issue_ids: [Number(twin?.id)], limit: 1 };
    const { json } = await triage({ ...body, new_triage_state: 'ignored', new_triage_reason: 'duplicate' });
    expect(json.num_triaged).toBeGreaterThan(2);
    expect(twin).toMatchObject({ status: 'ignored', triage_reason: 'duplicate' });
  });

  it('opens what is reopened', async () => {
    const [ignored] = findings(({ status }) => status === 'ignored');
    const body = { issue_type: ignored?.issue_type, issue_ids: [Number(ignored?.id)] };
    await triage({ ...body, new_triage_state: 'reopened' });
    expect(ignored).toMatchObject({ status: 'open', triage_reason: undefined });
  });

  it.each([
    [{}, 'issue_type: is required'],
    [{ issue_type: 'dast' }, 'issue_type: must be one of'],
    [{ status: 'open' }, 'new_triage_state and new_note is required'],
    [{ status: 'open', new_note: '' }, 'new_triage_state and new_note is required'],
    [{ new_note: 'x' }, 'issue_ids and an issue filter is required'],
    [{ new_note: 'x', issue_ids: [] }, 'issue_ids: must not be an empty list'],
    [{ new_note: 'x', issue_ids: [1], status: 'open' }, 'both given: status'],
    [{ new_note: 'x', issue_ids: ['1'] }, 'issue_ids: entry 0 must be an integer'],
    [{ new_note: 'x', issue_ids: Array(3001).fill(1) }, 'issue_ids: must have at most 3000 entries'],
    [{ new_note: 'x'.repeat(3001), status: 'open' }, 'new_note: must have at most 3000'],
    [{ new_triage_state: 'open', status: 'open' }, 'new_triage_state: must be one of'],
    [
      { new_triage_state: 'fixing', new_triage_reason: 'no_time', status: 'open' },
      'only valid with new_triage_state',
    ],
    [{ new_note: 'x', status: 'closed' }, 'status: must be one of'],
    [{ new_note: 'x', status: 'open', limit: 0 }, 'limit: must be an integer from 1 to 3000'],
    [{ new_note: 'x', status: 'open', limit: 3001 }, 'limit: must be an integer from 1 to 3000'],
    [{ new_note: 'x', severities: 'low' }, 'severities: must be a list'],
    [{ new_note: 'x', since: '2026-01-01' }, 'since: must be epoch seconds'],
    [{ new_note: 'x', pro_only: 'true' }, 'pro_only: must be true or false'],
    [{ new_note: 'x', exposures: ['reachable'] }, 'exposures: is only valid with issue_type sca'],
    [{ new_note: 'x', severity: ['low'] }, 'unknown field severity'],
    [{ new_note: 'x', status: 'open', deploymentSlug: 'other' }, 'deploymentSlug: differs from the path'],
  ])('refuses %j', async (body, reason) => {
    const type = Object.keys(body).length === 0 ? {} : { issue_type: 'sast' };
    const answer = await triage({ ...type, ...body });
    expect(answer.status).toBe(400);
    expect(answer.json.error).toContain(reason);
  });

  it('takes the newer values', async () => {
    const { status } = await triage({
      issue_type: 'sca',
      status: 'provisionally_ignored',
      exposures: ['conditionally_reachable'],
      new_triage_state: 'provisionally_ignored',
    });
    expect(status).toBe(200);
  });
});

describe('triage of many findings', () => {
  afterEach(() => platform.close());

  it('keeps all digits of ids on both ways', async () => {
    platform = await startPlatform({ state: findingsState(3, { firstId: 9_007_199_254_740_993n }) });
    const issueIds = '9007199254740993,9007199254740995';
    const answer = await triage(`{"issue_type":"sast","issue_ids":[${issueIds}],"new_note":"x"}`);
    expect(answer.text).toBe(`{"num_triaged":2,"triaged_issues":[${issueIds}]}`);
  });

  it('empties a status filter in steps of at most 3000', async () => {
    platform = await startPlatform({ state: findingsState(7000) });
    const counts: number[] = [];
    do {
      const { json } = await triage({ issue_type: 'sast', status: 'open', new_triage_state: 'ignored' });
      counts.push(json.num_triaged);
    } while (counts.at(-1) !== 0);
    expect(counts).toEqual([3000, 3000, 1000, 0]);
  });
});
