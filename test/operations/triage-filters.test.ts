import { describe, expect, it } from 'vitest';
import { plainFinding } from '../../emulator/platform/finding.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Finding, IssueType } from '../../emulator/platform/state.ts';
import { TRIAGE_FILTERS } from '../../src/findings/filters.ts';
import { filterInput } from '../../src/model/findings.ts';
import { bodies, expectSuccess, openPlatform, stepOn } from './scenario.ts';

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

/** A filter by one value of a field. */
const one = <K extends keyof Finding>(field: K, text: Finding[K] & string, other: Finding[K]): Sample => ({
  text,
  value: text,
  match: { [field]: text },
  miss: { [field]: other },
});
/** A filter by a list, of which a finding has one. */
const list = <K extends keyof Finding>(field: K, text: Finding[K] & string, other: Finding[K]): Sample => ({
  ...one(field, text, other),
  value: [text],
});

/** Written out by hand, so that the table of filters is held against something. */
const SAMPLES: Record<Exclude<IssueType, 'ai_sast'> | 'all', Record<string, Sample>> = {
  all: {
    status: one('status', 'ignored', 'open'),
    autotriage_verdict: one('autotriage_verdict', 'true_positive', 'false_positive'),
    confidence: one('confidence', 'high', 'low'),
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
    ref: one('ref', 'refs/heads/next', 'refs/heads/main'),
    repos: {
      text: `${TAGGED}\n${UNTAGGED}`,
      value: [TAGGED, UNTAGGED],
      match: { repo: TAGGED },
      miss: { repo: TAGGED_TOO },
    },
    rules: list('rule', 'a.rule', 'other.rule'),
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
    triage_reasons: list('triage_reason', 'no_time', 'duplicate'),
  },
  sca: {
    dependencies: list('dependency', 'golang.org/x/net', 'lodash'),
    epss_probability: list('epss_probability', 'none', 'high'),
    exposures: list('exposure', 'always_reachable', 'reachable'),
    transitivities: list('transitivity', 'direct', 'transitive'),
  },
  sast: { pro_only: { text: 'True', value: true, match: { pro_only: true }, miss: { pro_only: false } } },
  secrets: {
    include_historical: { text: 'false', value: false, miss: { historical: true } },
    repository_visibility: list('repository_visibility', 'public', 'private'),
    secret_types: list('secret_type', 'Private key', 'AWS'),
    validation_state: list('validation_state', 'confirmed_valid', 'invalid'),
  },
};

describe('the filters of triage by the platform', () => {
  it('are all tested here', () => {
    const sampled = Object.values(SAMPLES).flatMap((samples) => Object.keys(samples));
    expect(sampled.sort()).toEqual(TRIAGE_FILTERS.map(({ name }) => name).sort());
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
});
