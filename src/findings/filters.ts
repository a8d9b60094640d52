import { CONFIDENCES, SEVERITIES, TRIAGE_REASONS } from '../model/findings.ts';
import { matcherOf } from '../model/selection.ts';
import { epochMs } from '../model/time.ts';
import type { FindingFilter } from './filter.ts';
import { detectedMs, shortRef } from './finding.ts';

/** Policies of the rule board, by the mode that they stand for (field-notes, "`policies` filter of triage"). */
const POLICY_OF_MODE = new Map([
  ['monitor', 'rule-board-audit'],
  ['comment', 'rule-board-pr-comments'],
  ['block', 'rule-board-block'],
]);
const MODE_OF_POLICY = new Map([...POLICY_OF_MODE].map(([mode, slug]) => [slug, mode]));

const BY_SERVER = { sast: 'server', sca: 'server', ai_sast: 'server', secrets: 'server' } as const;
const BY_ROW = { sast: 'row', sca: 'row', ai_sast: 'row', secrets: 'row' } as const;

/** The filters of a bulk triage, in the order of action.yml. */
export const TRIAGE_FILTERS: readonly FindingFilter[] = [
  {
    name: 'status',
    kind: 'oneOf',
    values: ['open', 'fixed', 'ignored', 'reviewing', 'fixing', 'provisionally_ignored'],
    listed: BY_SERVER,
    notListed: { secrets: ['reviewing', 'fixing'] },
    secrets: { name: 'status', prefix: 'FINDING_STATUS_' },
    byBranch: true,
    of: ({ status }) => status,
    expected: true,
    rule: { name: 'status', meaning: 'Status of the finding. Secrets are never `reviewing` or `fixing`.' },
  },
  {
    name: 'autotriage_verdict',
    kind: 'oneOf',
    values: ['true_positive', 'false_positive'],
    listed: { sast: 'server', ai_sast: 'row', secrets: 'row' },
    of: ({ autotriage_verdict }) => autotriage_verdict,
    rule: { name: 'verdict', meaning: 'Verdict of the automatic triage.' },
  },
  {
    name: 'confidence',
    kind: 'oneOf',
    values: CONFIDENCES,
    listed: { sast: 'server', sca: 'row', ai_sast: 'row', secrets: 'row' },
    of: ({ confidence }) => confidence,
    expected: true,
    rule: { name: 'confidence', meaning: 'Confidence of the rule that found it.' },
  },
  {
    name: 'categories',
    kind: 'names',
    inGate: true,
    listed: { sast: 'server', sca: 'row' },
    of: ({ categories }) => categories,
    rule: { name: 'category', meaning: 'Categories of the finding, such as `security`.' },
  },
  {
    name: 'component_tags',
    kind: 'names',
    inGate: true,
    listed: { sast: 'server', ai_sast: 'server' },
    of: ({ component_tag }) => component_tag,
    rule: { name: 'component-tag', meaning: 'Component tags, such as `user data`.' },
  },
  {
    name: 'policies',
    kind: 'names',
    listed: { sast: 'row', ai_sast: 'row' },
    of: ({ policy }) => [policy?.name, policy?.slug],
  },
  {
    name: 'policy_mode',
    kind: 'values',
    values: [...POLICY_OF_MODE.keys()],
    listed: { sast: 'server', ai_sast: 'row', secrets: 'row' },
    parameter: (value) => {
      const policies = [value].flat().map((mode) => POLICY_OF_MODE.get(String(mode).toLowerCase()));
      return policies.includes(undefined) ? undefined : ['policies', policies as string[]];
    },
    of: ({ mode, policy }) => mode ?? policy?.slug,
    canonical: (slug) => MODE_OF_POLICY.get(slug) ?? slug,
  },
  {
    name: 'project_tags',
    kind: 'names',
    listed: BY_ROW,
    narrows: true,
    test: (value, { projectTags }) => {
      const { matchesAny } = matcherOf(value);
      return ({ repository = '' }) => {
        const tags = projectTags(repository);
        return tags !== undefined && matchesAny([...tags]);
      };
    },
    rule: { name: 'project-tag', spelled: 'tag', meaning: 'Tags of the project.' },
  },
  {
    name: 'ref',
    kind: 'ref',
    listed: BY_ROW,
    byBranch: true,
    narrows: true,
    of: ({ ref }) => ref,
    expected: true,
    canonical: shortRef,
    rule: {
      name: 'branch',
      meaning: 'Branches. Without it, each finding counts once, on whatever branches it is.',
    },
  },
  {
    name: 'repos',
    kind: 'names',
    patterns: true,
    listed: BY_SERVER,
    secrets: { name: 'repo' },
    narrows: true,
    of: ({ repository }) => repository,
    expected: true,
    rule: { name: 'repo', spelled: 'project', meaning: 'Names of repositories.' },
  },
  {
    name: 'rules',
    kind: 'names',
    patterns: true,
    inGate: true,
    listed: { sast: 'server', sca: 'row', ai_sast: 'row' },
    narrows: true,
    of: ({ rule }) => rule,
    expected: true,
    rule: { name: 'rule', meaning: 'Names of the rules that found it.' },
  },
  { name: 'ruleset', kind: 'names', listed: {} },
  {
    name: 'severities',
    kind: 'values',
    values: SEVERITIES,
    listed: BY_SERVER,
    secrets: { name: 'severity', prefix: 'SEVERITY_' },
    of: ({ severity }) => severity,
    expected: true,
    rule: { name: 'severity', meaning: 'Severity of the finding.' },
  },
  {
    name: 'since',
    kind: 'time',
    listed: BY_SERVER,
    byBranch: true,
    of: detectedMs,
    is: 'from',
    expected: true,
  },
  {
    name: 'triage_reasons',
    kind: 'values',
    values: TRIAGE_REASONS,
    listed: { sast: 'server', sca: 'server', ai_sast: 'server' },
    // The list takes reasons with this status only.
    parameter: (value, { status }) => (status === 'ignored' ? ['triage_reasons', value] : undefined),
    byBranch: true,
    of: ({ triage_reason }) => triage_reason,
    rule: { name: 'triage-reason', meaning: 'The reason that the last triage gave.' },
  },
  {
    name: 'dependencies',
    kind: 'names',
    only: 'sca',
    listed: { sca: 'row' },
    narrows: true,
    of: ({ dependency }) => dependency?.package,
    rule: { name: 'dependency', meaning: 'Names of the dependency.' },
  },
  {
    name: 'epss_probability',
    kind: 'values',
    values: ['low', 'medium', 'high', 'none'],
    only: 'sca',
    listed: {},
  },
  {
    name: 'exposures',
    kind: 'values',
    values: ['reachable', 'always_reachable', 'conditionally_reachable', 'unreachable', 'unknown'],
    inGate: true,
    only: 'sca',
    listed: { sca: 'server' },
    of: ({ reachability }) => reachability,
    // The findings list calls the unknown one by what it lacks.
    canonical: (type) => (type === 'no_reachability_analysis' ? 'unknown' : type),
    rule: { name: 'reachability', meaning: 'Whether vulnerable code can be reached.' },
  },
  {
    name: 'transitivities',
    kind: 'values',
    values: ['direct', 'transitive', 'unknown'],
    inGate: true,
    only: 'sca',
    listed: { sca: 'server' },
    of: ({ dependency }) => dependency?.transitivity,
    rule: { name: 'transitivity', meaning: 'How the dependency comes in.' },
  },
  { name: 'pro_only', kind: 'boolean', idle: false, only: 'sast', listed: {} },
  {
    name: 'include_historical',
    kind: 'boolean',
    idle: true,
    only: 'secrets',
    listed: { secrets: 'row' },
    // Servers leave out what is false, so that a row without it says false.
    of: ({ historical }) => historical,
  },
  {
    name: 'repository_visibility',
    kind: 'values',
    values: ['public', 'private', 'unknown'],
    only: 'secrets',
    listed: { secrets: 'row' },
    of: ({ repository_visibility }) => repository_visibility,
    rule: { name: 'visibility', meaning: 'Visibility of the repository that holds the secret.' },
  },
  {
    name: 'secret_types',
    kind: 'names',
    only: 'secrets',
    listed: { secrets: 'row' },
    of: ({ secret_type }) => secret_type,
    expected: true,
    rule: { name: 'secret-type', meaning: 'Types of the secret, often named after the provider.' },
  },
  {
    name: 'validation_state',
    kind: 'values',
    values: [
      ...['confirmed_valid', 'confirmed_invalid', 'validation_error', 'no_validator'],
      ...['valid', 'invalid'],
    ],
    inGate: true,
    only: 'secrets',
    listed: { secrets: 'server' },
    secrets: { name: 'validationState', prefix: 'VALIDATION_STATE_' },
    of: ({ validation_state }) => validation_state,
    expected: true,
    // Its newer name.
    canonical: (state) => state.toLowerCase().replace(/^(?=(?:in)?valid$)/, 'confirmed_'),
    rule: { name: 'validation', meaning: 'Whether the secret could be validated.' },
  },
];

/**
 * Everything that knows a filter or a condition of findings reads this table: inputs, checks, requests, the decision
 * about a row, the rules file and its schema, the documentation and the tests. A new one is a row here and, unless only
 * rules have it, an input in action.yml, in its order.
 */
export const FINDING_FILTERS: readonly FindingFilter[] = [
  ...TRIAGE_FILTERS.map((filter) => ({ ...filter, inTriage: true as const })),
  {
    name: 'older_than',
    kind: 'age',
    listed: BY_ROW,
    byBranch: true,
    of: detectedMs,
    is: 'below',
    expected: true,
    rule: { name: 'older-than', meaning: 'First detected, or reintroduced, longer ago than this age.' },
  },
  {
    name: 'newer_than',
    kind: 'age',
    listed: BY_SERVER,
    byBranch: true,
    of: detectedMs,
    is: 'from',
    expected: true,
    rule: { name: 'newer-than', meaning: 'First detected, or reintroduced, within this age.' },
  },
  {
    name: 'triaged_before',
    kind: 'age',
    listed: { sast: 'row', sca: 'row', ai_sast: 'row' },
    byBranch: true,
    of: ({ triaged_at }) => epochMs(triaged_at),
    is: 'below',
    rule: { name: 'triaged-before', meaning: 'Last triaged longer ago than this age.' },
  },
  {
    name: 'paths',
    kind: 'names',
    patterns: true,
    inGate: true,
    listed: BY_ROW,
    narrows: true,
    of: ({ path }) => path,
    expected: true,
    rule: { name: 'path', spelled: 'path', meaning: 'Patterns of file paths, such as `**/test/**`.' },
  },
  {
    name: 'has_ticket',
    kind: 'boolean',
    listed: BY_ROW,
    of: ({ ticket }) => ticket !== undefined,
    rule: { name: 'ticket', meaning: 'Whether a ticket is linked.' },
  },
  {
    name: 'cwe',
    kind: 'names',
    onlyInRules: true,
    listed: { sast: 'row', sca: 'row' },
    of: ({ cwe_names }) => cwe_names,
    rule: { name: 'cwe', spelled: 'cwe', meaning: 'Weaknesses, such as `CWE-79`.' },
  },
  {
    name: 'epss_above',
    kind: 'number',
    onlyInRules: true,
    listed: { sca: 'row' },
    of: ({ epss_score }) => epss_score,
    is: 'above',
    rule: { name: 'epss-above', meaning: 'The EPSS score is above this: a number from 0 to 1.' },
  },
  {
    name: 'malicious',
    kind: 'boolean',
    onlyInRules: true,
    listed: { sca: 'row' },
    of: ({ malicious }) => malicious,
    rule: { name: 'malicious', meaning: 'Whether the dependency is malicious.' },
  },
  {
    name: 'historical',
    kind: 'boolean',
    onlyInRules: true,
    listed: { secrets: 'row' },
    of: ({ historical }) => historical,
    rule: { name: 'historical', meaning: 'Whether the secret is only in the history.' },
  },
];
