import { describe, expect, it } from 'vitest';
import { plainFinding } from '../../emulator/platform/finding.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Finding, IssueType } from '../../emulator/platform/state.ts';
import { FINDING_FILTERS } from '../../src/findings/filters.ts';
import { filterInput } from '../../src/model/findings.ts';
import { bodies, expectSuccess, openPlatform, stepOn } from './scenario.ts';

interface Sample {
  /** As a workflow writes it. */
  text: string;
  /** As the API document (4.8) has it in the body. */
  value: unknown;
  /** Fields of a finding that this filter alone excludes; with `match`, of all other findings. */
  miss: Partial<Finding>;
  match: Partial<Finding>;
}

const TAGGED = 'fleet/service-00001';
const UNTAGGED = 'fleet/service-00002';
const TAGGED_TOO = 'fleet/service-00003';

const sample = (text: string, value: unknown, match: Partial<Finding>, miss: Partial<Finding>): Sample => {
  return { text, value, match, miss };
};
/** A filter by one value of a field. */
const one = <K extends keyof Finding>(field: K, text: Finding[K] & string, other: Finding[K]): Sample =>
  sample(text, text, { [field]: text }, { [field]: other });
/** A filter by a list, of which a finding has one. */
const list = <K extends keyof Finding>(field: K, text: Finding[K] & string, other: Finding[K]): Sample =>
  sample(text, [text], { [field]: text }, { [field]: other });
/** A filter by a list of several, of which a finding has the second. */
const several = <K extends keyof Finding>(field: K, values: string[], has: Finding[K], other: Finding[K]) =>
  sample(values.join(', '), values, { [field]: has }, { [field]: other });

/** Written out by hand, so that the table of filters is held against something. */
const SAMPLES: Record<Exclude<IssueType, 'ai_sast'> | 'all', Record<string, Sample>> = {
  all: {
    status: one('status', 'ignored', 'open'),
    autotriage_verdict: one('autotriage_verdict', 'true_positive', 'false_positive'),
    confidence: one('confidence', 'high', 'low'),
    categories: several('categories', ['security', 'performance'], ['performance'], ['correctness']),
    component_tags: several('component_tags', ['user data', 'admin'], ['user data'], ['user', 'data']),
    policies: several('policies', ['Block criticals'], ['Block criticals'], ['Code defaults']),
    policy_mode: several('policy_mode', ['block', 'comment'], 'comment', 'monitor'),
    project_tags: sample('tier-1', ['tier-1'], {}, { repo: UNTAGGED }),
    ref: one('ref', 'refs/heads/next', 'refs/heads/main'),
    repos: several('repo', [TAGGED, UNTAGGED], TAGGED, TAGGED_TOO),
    rules: list('rule', 'a.rule', 'other.rule'),
    ruleset: sample(
      'p/default',
      ['p/default'],
      { rulesets: ['p/python', 'p/default'] },
      { rulesets: ['p/python'] },
    ),
    severities: several('severity', ['low', 'critical'], 'critical', 'high'),
    since: sample(
      '2026-01-02T03:04:05+01:00',
      '1767319445',
      { relevant_since: 1_767_319_445 },
      { relevant_since: 1_767_319_444 },
    ),
    triage_reasons: list('triage_reason', 'no_time', 'duplicate'),
  },
  sca: {
    dependencies: list('dependency', 'golang.org/x/net', 'lodash'),
    epss_probability: list('epss_probability', 'none', 'high'),
    exposures: list('exposure', 'always_reachable', 'reachable'),
    transitivities: list('transitivity', 'direct', 'transitive'),
  },
  sast: { pro_only: sample('True', true, { pro_only: true }, { pro_only: false }) },
  secrets: {
    include_historical: sample('false', false, {}, { historical: true }),
    repository_visibility: list('repository_visibility', 'public', 'private'),
    secret_types: list('secret_type', 'Private key', 'AWS'),
    validation_state: list('validation_state', 'confirmed_valid', 'invalid'),
  },
};

describe('the filters of triage by the platform', () => {
  it('are all tested here', () => {
    const sampled = Object.values(SAMPLES).flatMap((samples) => Object.keys(samples));
    expect(sampled.sort()).toEqual(
      FINDING_FILTERS.filter(({ inTriage }) => inTriage)
        .map(({ name }) => name)
        .sort(),
    );
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
