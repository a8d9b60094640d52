import { CONFIDENCES, SEVERITIES, TRIAGE_REASONS } from '../model/findings.ts';
import { PRIMARY_REF, sameRef, shortRef } from '../model/refs.ts';
import { mapTexts, matcherOf } from '../model/selection.ts';
import type { Product } from '../platform/resources/finding.ts';
import { EXPLOIT_FILTERS } from './exploit-filters.ts';
import type { FindingFilter } from './filter.ts';
import { detectedMs } from './finding.ts';
import { ROW_FILTERS } from './row-filters.ts';

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
const TRIAGE_FILTERS: readonly FindingFilter[] = [
  {
    name: 'status',
    text: 'findings with this status. If empty: any.',
    kind: 'oneOf',
    values: ['open', 'fixed', 'ignored', 'reviewing', 'fixing', 'provisionally_ignored'],
    listed: BY_SERVER,
    notListed: { secrets: ['reviewing', 'fixing'] },
    secrets: { name: 'status', prefix: 'FINDING_STATUS_' },
    reads: 'text',
    read: ({ status }) => status,
    expected: true,
    condition: {
      name: 'status',
      meaning: 'Status of the finding. The list of secrets shows `reviewing` and `fixing` as `open`.',
    },
  },
  {
    name: 'autotriage_verdict',
    text: 'findings with this verdict of the automatic triage.',
    kind: 'oneOf',
    values: ['true_positive', 'false_positive'],
    listed: { sast: 'server', ai_sast: 'row', secrets: 'row' },
    reads: 'text',
    read: ({ autotriage_verdict }) => autotriage_verdict,
    condition: { name: 'verdict', meaning: 'Verdict of the automatic triage.' },
  },
  {
    name: 'confidence',
    text: 'findings whose rule has this confidence.',
    kind: 'oneOf',
    values: CONFIDENCES,
    listed: { sast: 'server', sca: 'row', ai_sast: 'row', secrets: 'row' },
    reads: 'text',
    read: ({ confidence }) => confidence,
    expected: true,
    condition: { name: 'confidence', meaning: 'Confidence of the rule that found it.' },
  },
  {
    name: 'categories',
    text: 'findings of these categories, such as `security`.',
    kind: 'names',
    item: 'value',
    form: 'phrase',
    inGate: true,
    listed: { sast: 'server', sca: 'row' },
    reads: 'texts',
    read: ({ categories = [] }) => categories,
    condition: { name: 'category', meaning: 'Categories of the finding, such as `security`.' },
  },
  {
    name: 'component_tags',
    text: 'findings with these component tags, such as `user data`.',
    kind: 'names',
    item: 'value',
    form: 'phrase',
    inGate: true,
    listed: { sast: 'server', ai_sast: 'server' },
    reads: 'text',
    read: ({ component_tag }) => component_tag,
    condition: { name: 'component-tag', meaning: 'Component tags, such as `user data`.' },
  },
  {
    name: 'policies',
    text: 'findings of these policies: names or, on newer platforms, slugs such as `rule-board-block`.',
    kind: 'names',
    item: 'value',
    form: 'phrase',
    listed: { sast: 'row', ai_sast: 'row' },
    reads: 'texts',
    read: ({ policy }) => [policy?.name, policy?.slug],
  },
  {
    name: 'policy_mode',
    text: 'findings of policies in these modes.',
    kind: 'values',
    item: 'word',
    values: [...POLICY_OF_MODE.keys()],
    listed: { sast: 'server', ai_sast: 'row', secrets: 'row' },
    parameter: (value) => {
      const policies = [value].flat().map((mode) => POLICY_OF_MODE.get(String(mode).toLowerCase()));
      return policies.includes(undefined) ? undefined : ['policies', policies as string[]];
    },
    reads: 'text',
    read: ({ mode, policy }) => mode ?? policy?.slug,
    canonical: (slug) => MODE_OF_POLICY.get(slug) ?? slug,
  },
  {
    name: 'project_tags',
    text: 'findings of projects that have any of these tags.',
    kind: 'names',
    item: 'label',
    listed: BY_ROW,
    shared: true,
    narrows: true,
    reads: 'project',
    test: (value, findProject) => {
      const { matchesAny } = matcherOf(value);
      return ({ repository }) => {
        if (repository === undefined) return undefined;
        const project = findProject(repository);
        return project !== undefined && matchesAny(project.tags);
      };
    },
    condition: { name: 'project-tag', spelled: 'tag', meaning: 'Tags of the project.' },
  },
  {
    name: 'ref',
    text: 'findings on this branch, such as `refs/heads/main`, or with `primary` on the primary one of each project. If empty: all branches.',
    kind: 'ref',
    item: 'label',
    listed: BY_ROW,
    narrows: true,
    reads: 'project',
    test: (value, findProject) => {
      // Stands for the primary branch in a list: no branch has a blank in its name.
      const primary = ` ${PRIMARY_REF}`;
      const branches = mapTexts(value, (name) => (name === PRIMARY_REF ? primary : shortRef(name)));
      const { matchesAny } = matcherOf(branches);
      return ({ ref, repository = '' }) => {
        if (ref === undefined) return undefined;
        const isPrimary = () => sameRef(ref, findProject(repository)?.primaryBranch);
        if (value === PRIMARY_REF) return isPrimary();
        // Branch names are case-sensitive.
        if (typeof value === 'string') return sameRef(ref, value);
        return matchesAny([shortRef(ref), isPrimary() ? primary : '']);
      };
    },
    condition: {
      name: 'branch',
      meaning:
        'Branches; `primary` is the primary branch of each project. Without it, each finding counts once, ' +
        'regardless of its branches.',
    },
  },
  {
    name: 'repos',
    text: 'findings of these repositories: names and patterns; `!` excludes.',
    kind: 'names',
    item: 'name',
    patterns: true,
    listed: BY_SERVER,
    shared: true,
    secrets: { name: 'repo' },
    narrows: true,
    reads: 'text',
    read: ({ repository }) => repository,
    expected: true,
    condition: { name: 'repo', spelled: 'project', meaning: 'Names of repositories.' },
  },
  {
    name: 'rules',
    text: 'findings of these rules: full names, and patterns such as `*.use-of-md5`; `!` excludes.',
    kind: 'names',
    item: 'value',
    patterns: true,
    inGate: true,
    listed: { sast: 'server', sca: 'row', ai_sast: 'row' },
    shared: true,
    narrows: true,
    reads: 'text',
    read: ({ rule }) => rule,
    expected: true,
    condition: { name: 'rule', meaning: 'Names of the rules that found it.' },
  },
  {
    name: 'ruleset',
    text: 'findings of these registry rulesets.',
    kind: 'names',
    item: 'value',
    listed: {},
    reads: 'nothing',
  },
  {
    name: 'severities',
    text: 'findings of these severities.',
    kind: 'values',
    item: 'word',
    values: SEVERITIES,
    listed: BY_SERVER,
    secrets: { name: 'severity', prefix: 'SEVERITY_' },
    reads: 'text',
    read: ({ severity }) => severity,
    expected: true,
    condition: { name: 'severity', meaning: 'Severity of the finding.' },
  },
  {
    name: 'since',
    text: 'findings first detected, or reintroduced, since this time: epoch seconds, ISO 8601 (else UTC), or an age such as `30d`.',
    kind: 'time',
    listed: BY_SERVER,
    reads: 'number',
    read: detectedMs,
    comparison: 'from',
    expected: true,
  },
  {
    name: 'triage_reasons',
    text: 'findings whose last triage gave one of these reasons.',
    kind: 'values',
    item: 'word',
    values: TRIAGE_REASONS,
    listed: { sast: 'server', sca: 'server', ai_sast: 'server' },
    // The list takes reasons with this status only.
    parameter: (value, { status }) => (status === 'ignored' ? ['triage_reasons', value] : undefined),
    reads: 'text',
    read: ({ triage_reason }) => triage_reason,
    condition: { name: 'triage-reason', meaning: 'Reason of the last triage.' },
  },
  {
    name: 'dependencies',
    text: '`sca` findings in these dependencies.',
    kind: 'names',
    item: 'value',
    form: 'package',
    listed: { sca: 'row' },
    narrows: true,
    reads: 'text',
    read: ({ dependency }) => dependency?.package,
    condition: { name: 'dependency', meaning: 'Names of dependencies.' },
  },
  {
    name: 'epss_probability',
    text: '`sca` findings with this likelihood of exploitation.',
    kind: 'values',
    item: 'word',
    values: ['low', 'medium', 'high', 'none'],
    only: 'sca',
    listed: {},
    reads: 'nothing',
  },
  {
    name: 'exposures',
    text: '`sca` findings with these types of reachability.',
    kind: 'values',
    item: 'word',
    values: ['reachable', 'always_reachable', 'conditionally_reachable', 'unreachable', 'unknown'],
    inGate: true,
    keepsMalicious: true,
    listed: { sca: 'server' },
    reads: 'text',
    read: ({ reachability = 'unknown' }) => reachability,
    // The name of `unknown` in the findings list.
    canonical: (type) => (type === 'no_reachability_analysis' ? 'unknown' : type),
    condition: { name: 'reachability', meaning: 'Whether vulnerable code can be reached.' },
  },
  {
    name: 'transitivities',
    text: '`sca` findings in dependencies with this transitivity.',
    kind: 'values',
    item: 'word',
    values: ['direct', 'transitive', 'unknown'],
    inGate: true,
    keepsMalicious: true,
    listed: { sca: 'server' },
    reads: 'text',
    read: ({ dependency }) => dependency?.transitivity ?? 'unknown',
    condition: { name: 'transitivity', meaning: 'Whether the dependency is direct or transitive.' },
  },
  {
    name: 'pro_only',
    text: '`sast` findings that need the advanced tier (`true`).',
    kind: 'boolean',
    only: 'sast',
    listed: {},
    reads: 'nothing',
  },
  {
    name: 'include_historical',
    text: 'findings, with (`true`) or without (`false`) secrets that are only in the history.',
    kind: 'boolean',
    listed: { secrets: 'row' },
    reads: 'project',
    test:
      (value) =>
      ({ historical = false }) =>
        value === true || !historical,
  },
  {
    name: 'repository_visibility',
    text: '`secrets` findings of repositories with this visibility.',
    kind: 'values',
    item: 'word',
    values: ['public', 'private', 'unknown'],
    listed: { secrets: 'row' },
    reads: 'text',
    read: ({ repository_visibility }) => repository_visibility,
    condition: { name: 'visibility', meaning: 'Visibility of the repository that holds the secret.' },
  },
  {
    name: 'secret_types',
    text: '`secrets` findings of these types, often named after the provider.',
    kind: 'names',
    item: 'value',
    form: 'phrase',
    listed: { secrets: 'row' },
    reads: 'text',
    read: ({ secret_type }) => secret_type,
    expected: true,
    condition: { name: 'secret-type', meaning: 'Types of secrets, often named after the provider.' },
  },
  {
    name: 'validation_state',
    text: '`secrets` findings with this result of their validation.',
    kind: 'values',
    item: 'word',
    values: ['confirmed_valid', 'confirmed_invalid', 'validation_error', 'no_validator', 'valid', 'invalid'],
    inGate: true,
    listed: { secrets: 'server' },
    secrets: { name: 'validationState', prefix: 'VALIDATION_STATE_' },
    reads: 'text',
    read: ({ validation_state }) => validation_state,
    expected: true,
    // Newer platforms drop the prefix.
    canonical: (state) => state.toLowerCase().replace(/^(?=(?:in)?valid$)/, 'confirmed_'),
    condition: { name: 'validation', meaning: 'Whether the secret could be validated.' },
  },
];

/**
 * The filters and the conditions of rules for findings. To add one, add a row and run `npm run docs`: inputs, requests,
 * the schema of the rules file and the pages follow from it. Some rows need more code, which finds them by name: `ref`,
 * for example, decides how many lists are read.
 */
export const FINDING_FILTERS: readonly FindingFilter[] = withOnly([
  ...TRIAGE_FILTERS.map((filter) => ({ ...filter, inTriage: true as const })),
  ...EXPLOIT_FILTERS,
  ...ROW_FILTERS,
]);

/** Adds the product of filters that a single one has. */
function withOnly(filters: readonly FindingFilter[]): FindingFilter[] {
  return filters.map((filter) => {
    const [only, ...others] = Object.keys(filter.listed) as Product[];
    return others.length > 0 ? filter : { only, ...filter };
  });
}
