import { CONFIDENCES, SEVERITIES, SEVERITY_WORDS } from '../model/filters.ts';
import { TRIAGE_REASONS } from '../model/triage.ts';
import { type FindingFilter, isSince, mapped } from './filter.ts';
import { refMatcher } from './refs.ts';
import { mapTexts, textMatcher, textsMatcher } from './text-tests.ts';
import { detectedMs } from './times.ts';

/** Policies of the rule board, by the mode that they stand for (field-notes, "`policies` filter of triage"). */
const POLICY_OF_MODE: ReadonlyMap<string, string> = new Map([
  ['monitor', 'rule-board-audit'],
  ['comment', 'rule-board-pr-comments'],
  ['block', 'rule-board-block'],
]);
const MODE_OF_POLICY = new Map([...POLICY_OF_MODE].map(([mode, slug]) => [slug, mode]));

const VALIDATION_STATES = ['confirmed_valid', 'confirmed_invalid', 'validation_error', 'no_validator'];

/** A validation state by its newer name. */
function validationState(state: string): string {
  const lower = state.toLowerCase();
  return lower === 'valid' || lower === 'invalid' ? `confirmed_${lower}` : lower;
}

const BY_SERVER = { sast: 'server', sca: 'server', ai_sast: 'server', secrets: 'server' } as const;
const BY_ROW = { sast: 'row', sca: 'row', ai_sast: 'row', secrets: 'row' } as const;

/** The filters of a bulk triage, in the order of action.yml. */
export const API_FILTERS = [
  {
    name: 'status',
    kind: 'oneOf',
    values: ['open', 'fixed', 'ignored', 'reviewing', 'fixing', 'provisionally_ignored'],
    meant: { untriaged: 'open', unresolved: 'open', new: 'open', closed: 'fixed', resolved: 'fixed' },
    meaning: 'Status of the findings.',
    listed: BY_SERVER,
    notListed: { secrets: ['reviewing', 'fixing'] },
    secretParameter: (value) => ['status', `FINDING_STATUS_${String(value).toUpperCase()}`],
    byBranch: true,
    of: (finding) => finding.status,
    expected: true,
    rule: {
      name: 'status',
      alias: ['triage-state'],
      meaning: 'Status of the finding. Secrets are never `reviewing` or `fixing`.',
    },
  },
  {
    name: 'autotriage_verdict',
    kind: 'oneOf',
    values: ['true_positive', 'false_positive'],
    meaning: 'Verdict of the automatic triage.',
    listed: { sast: 'server', ai_sast: 'row', secrets: 'row' },
    of: (finding) => finding.autotriage_verdict,
    rule: { name: 'verdict' },
  },
  {
    name: 'confidence',
    kind: 'oneOf',
    values: CONFIDENCES,
    meaning: 'Confidence of the rule.',
    listed: { sast: 'server', sca: 'row', ai_sast: 'row', secrets: 'row' },
    of: (finding) => finding.confidence,
    expected: true,
    rule: { name: 'confidence', meaning: 'Confidence of the rule that found it.' },
  },
  {
    name: 'categories',
    kind: 'names',
    meaning: 'Categories of the findings, such as `security`.',
    inGate: true,
    listed: { sast: 'server', sca: 'row' },
    of: (finding) => finding.categories,
    rule: {
      name: 'category',
      meaning: 'Categories of the finding or patterns of them, such as `security`.',
    },
  },
  {
    name: 'component_tags',
    kind: 'names',
    meaning: 'Component tags, such as `user data`.',
    inGate: true,
    listed: { sast: 'server', ai_sast: 'server' },
    of: (finding) => finding.component_tag,
    rule: {
      name: 'component-tag',
      alias: ['component'],
      meaning: 'Component tags of the finding or patterns of them, such as `user data`.',
    },
  },
  {
    name: 'policies',
    kind: 'names',
    meaning: 'Names of policies; on newer platforms their modes, such as `rule-board-block`.',
    listed: { sast: 'row', ai_sast: 'row' },
    of: ({ policy }) => [policy?.name, policy?.slug],
  },
  {
    name: 'policy_mode',
    kind: 'values',
    values: [...POLICY_OF_MODE.keys()],
    meaning: 'Modes of the policy that found them.',
    listed: { sast: 'server', ai_sast: 'row', secrets: 'row' },
    parameter: (value) => mapped('policies', value, (mode) => POLICY_OF_MODE.get(mode.toLowerCase())),
    of: ({ mode, policy }) => mode ?? MODE_OF_POLICY.get(policy?.slug ?? '') ?? policy?.slug,
  },
  {
    name: 'project_tags',
    kind: 'names',
    meaning: 'Tags of the projects.',
    listed: BY_ROW,
    narrows: true,
    test: (value, lookups) => {
      const matches = textsMatcher(value);
      return ({ repository }) => {
        const tags = repository === undefined ? undefined : lookups.projectTags(repository);
        return tags !== undefined && matches([...tags]);
      };
    },
    rule: {
      name: 'project-tag',
      spelled: 'tag',
      alias: ['projects-tagged', 'tag', 'tags'],
      meaning: 'Tags of the project, or patterns of them.',
    },
  },
  {
    name: 'ref',
    kind: 'ref',
    meaning: 'Branch reference, such as `refs/heads/main`.',
    listed: BY_ROW,
    byBranch: true,
    narrows: true,
    of: (finding) => finding.ref,
    expected: true,
    test: (value) => {
      const matches = refMatcher(value);
      return ({ ref }) => ref !== undefined && matches(ref);
    },
    rule: {
      name: 'branch',
      alias: ['branches'],
      meaning:
        'Branches or patterns of them. Without it, each finding counts once, on whatever branches it is.',
    },
  },
  {
    name: 'repos',
    kind: 'names',
    patterns: true,
    meaning: 'Names of repositories.',
    listed: BY_SERVER,
    narrows: true,
    of: (finding) => finding.repository,
    expected: true,
    rule: {
      name: 'repo',
      spelled: 'project',
      alias: ['repository', 'repositories', 'project', 'projects', 'name'],
      meaning: 'Names or patterns of repositories.',
    },
  },
  {
    name: 'rules',
    kind: 'names',
    patterns: true,
    meaning: 'Full names of rules.',
    inGate: true,
    listed: { sast: 'server', sca: 'row', ai_sast: 'row' },
    narrows: true,
    of: (finding) => finding.rule,
    expected: true,
    rule: {
      name: 'rule',
      alias: ['rule-name'],
      meaning: 'Names or patterns of the rules that found it.',
    },
  },
  { name: 'ruleset', kind: 'names', meaning: 'Names of registry rulesets.', listed: {} },
  {
    name: 'severities',
    kind: 'values',
    values: SEVERITIES,
    meant: SEVERITY_WORDS,
    meaning: 'Severities.',
    listed: BY_SERVER,
    secretParameter: (value) => mapped('severity', value, (one) => `SEVERITY_${one.toUpperCase()}`),
    of: (finding) => finding.severity,
    expected: true,
    rule: { name: 'severity', meaning: 'Severity of the finding.' },
  },
  {
    name: 'since',
    kind: 'time',
    meaning:
      'First detected or reintroduced since then: epoch seconds, an ISO 8601 date or time (UTC unless it ' +
      'says otherwise), or an age such as `30d`, `12h`, `2w`.',
    listed: BY_SERVER,
    byBranch: true,
    of: detectedMs,
    expected: true,
    test: isSince(detectedMs, 1000),
  },
  {
    name: 'triage_reasons',
    kind: 'values',
    values: TRIAGE_REASONS,
    meaning: 'Reasons that an earlier triage gave.',
    listed: { sast: 'server', sca: 'server', ai_sast: 'server' },
    // The list takes reasons with this status only.
    parameter: (value, { status }) => (status === 'ignored' ? ['triage_reasons', value] : undefined),
    byBranch: true,
    of: (finding) => finding.triage_reason,
    rule: {
      name: 'triage-reason',
      alias: ['reason'],
      meaning: 'The reason that the last triage gave.',
    },
  },
  {
    name: 'dependencies',
    kind: 'names',
    meaning: 'Names of dependencies.',
    only: 'sca',
    listed: { sca: 'row' },
    narrows: true,
    of: ({ dependency }) => dependency?.package,
    rule: { name: 'dependency', alias: ['package'], meaning: 'Names or patterns of the dependency.' },
  },
  {
    name: 'epss_probability',
    kind: 'values',
    values: ['low', 'medium', 'high', 'none'],
    meaning: 'Likelihood of exploit.',
    only: 'sca',
    listed: {},
  },
  {
    name: 'exposures',
    kind: 'values',
    values: ['reachable', 'always_reachable', 'conditionally_reachable', 'unreachable', 'unknown'],
    meaning: 'Types of reachability.',
    inGate: true,
    only: 'sca',
    listed: { sca: 'server' },
    // The findings list calls the unknown one by what it lacks.
    of: ({ reachability }) => (reachability === 'no_reachability_analysis' ? 'unknown' : reachability),
    rule: {
      name: 'reachability',
      alias: ['exposure'],
      meaning: 'Whether the vulnerable code can be reached.',
    },
  },
  {
    name: 'transitivities',
    kind: 'values',
    values: ['direct', 'transitive', 'unknown'],
    meaning: 'How the dependency comes in.',
    inGate: true,
    only: 'sca',
    listed: { sca: 'server' },
    of: ({ dependency }) => dependency?.transitivity,
    rule: { name: 'transitivity' },
  },
  {
    name: 'pro_only',
    kind: 'boolean',
    idle: false,
    meaning: 'Whether only findings that need the advanced tier are selected.',
    only: 'sast',
    listed: {},
  },
  {
    name: 'include_historical',
    kind: 'boolean',
    idle: true,
    meaning: 'Whether findings in the history count, too; if not given, the platform takes `true`.',
    only: 'secrets',
    listed: { secrets: 'row' },
    // Servers leave out what is false, so that a row without it says false.
    test: (value) => (finding) => value === true || finding.historical !== true,
  },
  {
    name: 'repository_visibility',
    kind: 'values',
    values: ['public', 'private', 'unknown'],
    meaning: 'Visibility of the repositories.',
    only: 'secrets',
    listed: { secrets: 'row' },
    of: (finding) => finding.repository_visibility,
    rule: { name: 'visibility', meaning: 'Visibility of the repository that holds the secret.' },
  },
  {
    name: 'secret_types',
    kind: 'names',
    meaning: 'Types of secrets, typically named after the provider.',
    only: 'secrets',
    listed: { secrets: 'row' },
    of: (finding) => finding.secret_type,
    expected: true,
    rule: {
      name: 'secret-type',
      meaning: 'Types of the secret or patterns of them, often named after the provider.',
    },
  },
  {
    name: 'validation_state',
    kind: 'values',
    values: [...VALIDATION_STATES, 'valid', 'invalid'],
    meaning: 'Whether the secret could be validated.',
    inGate: true,
    only: 'secrets',
    listed: { secrets: 'server' },
    secretParameter: (value) =>
      mapped('validationState', value, (state) => {
        const name = validationState(state);
        return VALIDATION_STATES.includes(name) ? `VALIDATION_STATE_${name.toUpperCase()}` : undefined;
      }),
    of: (finding) => finding.validation_state,
    expected: true,
    test: (value) => {
      const matches = textMatcher(mapTexts(value, validationState));
      return ({ validation_state: state }) => state !== undefined && matches(validationState(state));
    },
    rule: { name: 'validation' },
  },
] as const satisfies readonly FindingFilter[];
