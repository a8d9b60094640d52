import { describe, expect, it } from 'vitest';
import { plainFinding } from '../../emulator/platform/finding.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Finding, IssueType } from '../../emulator/platform/state.ts';
import { API_FILTERS } from '../../src/findings/api-filters.ts';
import { filterInput } from '../../src/model/filters.ts';
import { bodies, expectSuccess, openPlatform, stepOn, theError } from './scenario.ts';

interface Sample {
  /** As a workflow writes it. */
  text: string;
  /** As the API document (4.8) has it in the body. */
  value: unknown;
  /** What a finding has that this filter alone keeps out; with `match`, all others have that. */
  miss: Partial<Finding>;
  match?: Partial<Finding>;
}

const TAGGED = 'fleet/service-00001';
const UNTAGGED = 'fleet/service-00002';
const TAGGED_TOO = 'fleet/service-00003';

/** Written out by hand, so that the table of filters is held against something. */
const SAMPLES: Record<Exclude<IssueType, 'ai_sast'> | 'all', Record<string, Sample>> = {
  all: {
    status: { text: 'ignored', value: 'ignored', match: { status: 'ignored' }, miss: { status: 'open' } },
    autotriage_verdict: {
      text: 'true_positive',
      value: 'true_positive',
      match: { autotriage_verdict: 'true_positive' },
      miss: { autotriage_verdict: 'false_positive' },
    },
    confidence: { text: 'high', value: 'high', match: { confidence: 'high' }, miss: { confidence: 'low' } },
    categories: {
      text: 'security\nperformance',
      value: ['security', 'performance'],
      match: { categories: ['performance'] },
      miss: { categories: ['correctness'] },
    },
    component_tags: {
      text: 'user data, admin',
      value: ['user data', 'admin'],
      match: { component_tags: ['user data'] },
      miss: { component_tags: ['user', 'data'] },
    },
    policies: {
      text: 'Block criticals',
      value: ['Block criticals'],
      match: { policies: ['Block criticals'] },
      miss: { policies: ['Code defaults'] },
    },
    policy_mode: {
      text: 'block,comment',
      value: ['block', 'comment'],
      match: { policy_mode: 'comment' },
      miss: { policy_mode: 'monitor' },
    },
    project_tags: { text: 'tier-1', value: ['tier-1'], miss: { repo: UNTAGGED } },
    ref: {
      text: 'refs/heads/next',
      value: 'refs/heads/next',
      match: { ref: 'refs/heads/next' },
      miss: { ref: 'refs/heads/main' },
    },
    repos: {
      text: `${TAGGED}\n${UNTAGGED}`,
      value: [TAGGED, UNTAGGED],
      match: { repo: TAGGED },
      miss: { repo: TAGGED_TOO },
    },
    rules: { text: 'a.rule', value: ['a.rule'], match: { rule: 'a.rule' }, miss: { rule: 'other.rule' } },
    ruleset: {
      text: 'p/default',
      value: ['p/default'],
      match: { rulesets: ['p/python', 'p/default'] },
      miss: { rulesets: ['p/python'] },
    },
    severities: {
      text: 'low,critical',
      value: ['low', 'critical'],
      match: { severity: 'critical' },
      miss: { severity: 'high' },
    },
    since: {
      text: '2026-01-02T03:04:05+01:00',
      value: '1767319445',
      match: { relevant_since: 1_767_319_445 },
      miss: { relevant_since: 1_767_319_444 },
    },
    triage_reasons: {
      text: 'no_time',
      value: ['no_time'],
      match: { triage_reason: 'no_time' },
      miss: { triage_reason: 'duplicate' },
    },
  },
  sca: {
    dependencies: {
      text: 'golang.org/x/net',
      value: ['golang.org/x/net'],
      match: { dependency: 'golang.org/x/net' },
      miss: { dependency: 'lodash' },
    },
    epss_probability: {
      text: 'none',
      value: ['none'],
      match: { epss_probability: 'none' },
      miss: { epss_probability: 'high' },
    },
    exposures: {
      text: 'always_reachable',
      value: ['always_reachable'],
      match: { exposure: 'always_reachable' },
      miss: { exposure: 'reachable' },
    },
    transitivities: {
      text: 'direct',
      value: ['direct'],
      match: { transitivity: 'direct' },
      miss: { transitivity: 'transitive' },
    },
  },
  sast: { pro_only: { text: 'True', value: true, match: { pro_only: true }, miss: { pro_only: false } } },
  secrets: {
    include_historical: { text: 'false', value: false, miss: { historical: true } },
    repository_visibility: {
      text: 'public',
      value: ['public'],
      match: { repository_visibility: 'public' },
      miss: { repository_visibility: 'private' },
    },
    secret_types: {
      text: 'Private key',
      value: ['Private key'],
      match: { secret_type: 'Private key' },
      miss: { secret_type: 'AWS' },
    },
    validation_state: {
      text: 'confirmed_valid',
      value: ['confirmed_valid'],
      match: { validation_state: 'confirmed_valid' },
      miss: { validation_state: 'invalid' },
    },
  },
};

describe('the filters of triage by the platform', () => {
  it('are all tested here', () => {
    const sampled = Object.values(SAMPLES).flatMap((samples) => Object.keys(samples));
    expect(sampled.sort()).toEqual(API_FILTERS.map(({ name }) => name).sort());
  });

  it.each(['sast', 'sca', 'secrets'] as const)('of %s reach the platform, and each selects', async (type) => {
    const samples = { ...SAMPLES.all, ...SAMPLES[type] };
    const state = fleetState(3);
    for (const name of [TAGGED, TAGGED_TOO]) state.projects.get(name)?.tags.push('tier-1');
    // One finding that every filter selects, and for each filter one that this filter alone keeps out.
    const wanted: Finding = { ...plainFinding(1n, type, TAGGED) };
    for (const { match } of Object.values(samples)) Object.assign(wanted, match);
    state.findings.add(wanted);
    Object.entries(samples).forEach(([wire, { miss }], index) => {
      state.findings.add({ ...wanted, id: BigInt(index + 2), fingerprint: wire, notes: [], ...miss });
    });
    const platform = await openPlatform({ state });

    const filters = Object.entries(samples).map(([wire, { text }]) => [filterInput({ name: wire }), text]);
    const run = await stepOn(platform, {
      operation: 'triage',
      'issue-type': type,
      'new-triage-state': 'reopened',
      selection: 'platform',
      ...Object.fromEntries(filters),
    });
    expectSuccess(run);
    expect(run.outputs['triaged-issues']).toBe('[1]');
    const values = Object.entries(samples).map(([wire, { value }]) => [wire, value]);
    expect(JSON.parse(bodies(platform, 'POST')[0] ?? '')).toEqual({
      issue_type: type,
      new_triage_state: 'reopened',
      limit: 3000,
      ...Object.fromEntries(values),
    });
  });

  it('send a value that is unknown here with a warning, unless a known one is near', async () => {
    const platform = await openPlatform({ state: fleetState(1) });
    const inputs = {
      operation: 'triage',
      'issue-type': 'sca',
      'new-triage-state': 'fixing',
      selection: 'platform',
      status: 'open',
    };
    const run = await stepOn(platform, { ...inputs, severities: 'low, p1', exposures: 'brand_new' });
    expect(run.exitCode).toBe(0);
    expect(JSON.parse(bodies(platform, 'POST')[0] ?? '')).toMatchObject({
      severities: ['low', 'p1'],
      exposures: ['brand_new'],
    });
    expect(run.warnings).toEqual([
      expect.stringMatching(/`severities` has `p1`/),
      expect.stringMatching(/`exposures` has `brand_new`/),
    ]);
    const refused = await stepOn(platform, { ...inputs, severities: 'low, hgih' });
    expect(theError(refused)).toMatch(/`severities` has `hgih`.*did you mean `high`\?/);
    expect(bodies(platform, 'POST')).toHaveLength(1);
  });

  it('take an age, counted from now', async () => {
    const platform = await openPlatform({ state: fleetState(1) });
    const before = Math.floor(Date.now() / 1000);
    const inputs = {
      operation: 'triage',
      'issue-type': 'sast',
      'new-note': 'old',
      selection: 'platform',
      status: 'open',
      since: '2w',
    };
    expectSuccess(await stepOn(platform, inputs));
    const { since } = JSON.parse(bodies(platform, 'POST')[0] ?? '');
    expect(since).toEqual(expect.any(String));
    expect(Number(since) - (before - 14 * 86_400)).toBeGreaterThanOrEqual(0);
    expect(Number(since) - (before - 14 * 86_400)).toBeLessThan(60);
  });
});
