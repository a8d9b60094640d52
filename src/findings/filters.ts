import { CONFIDENCES, SEVERITIES, TRIAGE_REASONS } from '../model/findings.ts';
import { PRIMARY_REF, sameRef, shortRef } from '../model/refs.ts';
import { mapTexts, nameMatcher } from '../model/selection.ts';
import type { ItemKind } from '../model/unmatched.ts';
import type { Product } from '../platform/resources/finding.ts';
import { BY_ROW, BY_SERVER, type FindingFilter } from './filter.ts';
import { detectedMs } from './finding.ts';
import { ROW_FILTERS } from './row-filters.ts';

/** Policies of the rule board, by mode (field-notes, "`policies` filter of triage"). */
const POLICY_OF_MODE = new Map([
  ['monitor', 'rule-board-audit'],
  ['comment', 'rule-board-pr-comments'],
  ['block', 'rule-board-block'],
]);
const MODE_OF_POLICY = new Map([...POLICY_OF_MODE].map(([mode, slug]) => [slug, mode]));

const ITEM_KINDS: { [Kind in FindingFilter['kind']]?: ItemKind } = {
  values: 'word',
  names: 'value',
  ids: 'value',
  ref: 'label',
};

/** The filters of a bulk triage, in the order of action.yml. */
const TRIAGE_FILTERS: readonly FindingFilter[] = [
  {
    name: 'status',
    text: 'findings with this status. If empty: any.',
    kind: 'oneOf',
    values: ['open', 'fixed', 'ignored', 'reviewing', 'fixing', 'provisionally_ignored'],
    decidedBy: BY_SERVER,
    notListed: { secrets: ['reviewing', 'fixing'] },
    secrets: { name: 'status', prefix: 'FINDING_STATUS_' },
    read: ({ status }) => status,
    expected: true,
    condition: 'status',
    meaning: 'Status of the finding. The list of secrets shows `reviewing` and `fixing` as `open`.',
  },
  {
    name: 'autotriage_verdict',
    text: 'findings with this verdict of the automatic triage.',
    kind: 'oneOf',
    values: ['true_positive', 'false_positive'],
    decidedBy: { sast: 'server', ai_sast: 'row', secrets: 'row' },
    read: ({ autotriage_verdict }) => autotriage_verdict,
    condition: 'verdict',
  },
  {
    name: 'confidence',
    text: 'findings whose rule has this confidence.',
    kind: 'oneOf',
    values: CONFIDENCES,
    decidedBy: { ...BY_ROW, sast: 'server' },
    read: ({ confidence }) => confidence,
    expected: true,
    condition: 'confidence',
  },
  {
    name: 'categories',
    text: 'findings of these categories, such as `security`.',
    kind: 'names',
    form: 'phrase',
    inGate: true,
    decidedBy: { sast: 'server', sca: 'row' },
    read: ({ categories = [] }) => categories,
    condition: 'category',
  },
  {
    name: 'component_tags',
    text: 'findings with these component tags, such as `user data`.',
    kind: 'names',
    form: 'phrase',
    inGate: true,
    decidedBy: { sast: 'server', ai_sast: 'server' },
    read: ({ component_tag }) => component_tag,
    condition: 'component-tag',
  },
  {
    name: 'policies',
    text: 'findings of these policies: names or, on newer platforms, slugs such as `rule-board-block`.',
    kind: 'names',
    form: 'phrase',
    decidedBy: { sast: 'row', ai_sast: 'row' },
    read: ({ policy }) => [policy?.name, policy?.slug],
  },
  {
    name: 'policy_mode',
    text: 'findings of policies in these modes.',
    kind: 'values',
    values: [...POLICY_OF_MODE.keys()],
    decidedBy: { sast: 'server', ai_sast: 'row', secrets: 'row' },
    parameter: (value) => {
      const policies = [value].flat().map((mode) => POLICY_OF_MODE.get(String(mode).toLowerCase()));
      return policies.includes(undefined) ? undefined : ['policies', policies as string[]];
    },
    read: ({ mode, policy }) => mode ?? policy?.slug,
    canonical: (slug) => MODE_OF_POLICY.get(slug) ?? slug,
  },
  {
    name: 'project_tags',
    text: 'findings of projects that have any of these tags.',
    kind: 'names',
    item: 'label',
    decidedBy: BY_ROW,
    shared: true,
    narrows: true,
    test: (value, findProject) => {
      const matches = nameMatcher(value);
      return ({ repository }) => {
        if (repository === undefined) return undefined;
        const project = findProject(repository);
        return project !== undefined && matches(project.tags);
      };
    },
    condition: 'project-tag',
    spelled: 'tag',
  },
  {
    name: 'ref',
    text: 'findings on this branch, such as `refs/heads/main`, or with `primary` on the primary one of each project. If empty: all branches.',
    kind: 'ref',
    decidedBy: BY_ROW,
    narrows: true,
    read: ({ ref }) => ref,
    canonical: shortRef,
    test: (value, findProject) => {
      // Stands for the primary branch in a list: no branch has a blank in its name.
      const primary = ` ${PRIMARY_REF}`;
      const branches = mapTexts(value, (name) => (name === PRIMARY_REF ? primary : shortRef(name)));
      const matches = nameMatcher(branches);
      return ({ ref, repository = '' }) => {
        if (ref === undefined) return undefined;
        const isPrimary = () => sameRef(ref, findProject(repository)?.primaryBranch);
        if (value === PRIMARY_REF) return isPrimary();
        // Branch names are case-sensitive.
        if (typeof value === 'string') return sameRef(ref, value);
        return matches([shortRef(ref), isPrimary() ? primary : '']);
      };
    },
    condition: 'branch',
    meaning:
      'Branches; `primary` is the primary branch of each project. Without it, each finding counts once, ' +
      'regardless of its branches.',
  },
  {
    name: 'repos',
    text: 'findings of these repositories: names and patterns; `!` excludes.',
    kind: 'names',
    item: 'name',
    patterns: true,
    decidedBy: BY_SERVER,
    shared: true,
    secrets: { name: 'repo' },
    narrows: true,
    read: ({ repository }) => repository,
    expected: true,
    condition: 'repo',
    spelled: 'project',
  },
  {
    name: 'rules',
    text: 'findings of these rules: full names, and patterns such as `*.use-of-md5`; `!` excludes.',
    kind: 'names',
    patterns: true,
    inGate: true,
    decidedBy: { sast: 'server', sca: 'row', ai_sast: 'row' },
    shared: true,
    narrows: true,
    read: ({ rule }) => rule,
    expected: true,
    condition: 'rule',
  },
  {
    name: 'ruleset',
    text: 'findings of these registry rulesets.',
    kind: 'names',
    decidedBy: {},
  },
  {
    name: 'severities',
    text: 'findings of these severities.',
    kind: 'values',
    values: SEVERITIES,
    decidedBy: BY_SERVER,
    secrets: { name: 'severity', prefix: 'SEVERITY_' },
    read: ({ severity }) => severity,
    expected: true,
    condition: 'severity',
  },
  {
    name: 'since',
    text: 'findings first detected, or reintroduced, since this time: epoch seconds, ISO 8601 (else UTC), or an age such as `30d`.',
    kind: 'time',
    decidedBy: BY_SERVER,
    read: detectedMs,
    expected: true,
  },
  {
    name: 'triage_reasons',
    text: 'findings whose last triage gave one of these reasons.',
    kind: 'values',
    values: TRIAGE_REASONS,
    decidedBy: { sast: 'server', sca: 'server', ai_sast: 'server' },
    // The list takes reasons with this status only.
    parameter: (value, { status }) => (status === 'ignored' ? ['triage_reasons', value] : undefined),
    read: ({ triage_reason }) => triage_reason,
    condition: 'triage-reason',
  },
  {
    name: 'dependencies',
    text: '`sca` findings in these dependencies.',
    kind: 'names',
    form: 'package',
    decidedBy: { sca: 'row' },
    narrows: true,
    read: ({ dependency }) => dependency?.package,
    condition: 'dependency',
  },
  {
    name: 'epss_probability',
    text: '`sca` findings with this likelihood of exploitation.',
    kind: 'values',
    values: ['low', 'medium', 'high', 'none'],
    only: 'sca',
    decidedBy: {},
  },
  {
    name: 'exposures',
    text: '`sca` findings with these types of reachability.',
    kind: 'values',
    values: ['reachable', 'always_reachable', 'conditionally_reachable', 'unreachable', 'unknown'],
    inGate: true,
    keepsMalicious: true,
    decidedBy: { sca: 'server' },
    read: ({ reachability = 'unknown' }) => reachability,
    // The name of `unknown` in the findings list.
    canonical: (type) => (type === 'no_reachability_analysis' ? 'unknown' : type),
    condition: 'reachability',
  },
  {
    name: 'transitivities',
    text: '`sca` findings in dependencies with this transitivity.',
    kind: 'values',
    values: ['direct', 'transitive', 'unknown'],
    inGate: true,
    keepsMalicious: true,
    decidedBy: { sca: 'server' },
    read: ({ dependency }) => dependency?.transitivity ?? 'unknown',
    condition: 'transitivity',
  },
  {
    name: 'pro_only',
    text: '`sast` findings that need the advanced tier (`true`).',
    kind: 'boolean',
    only: 'sast',
    decidedBy: {},
  },
  {
    name: 'include_historical',
    text: 'findings, with (`true`) or without (`false`) secrets that are only in the history.',
    kind: 'boolean',
    decidedBy: { secrets: 'row' },
    test:
      (value) =>
      ({ historical = false }) =>
        value === true || !historical,
  },
  {
    name: 'repository_visibility',
    text: '`secrets` findings of repositories with this visibility.',
    kind: 'values',
    values: ['public', 'private', 'unknown'],
    decidedBy: { secrets: 'row' },
    read: ({ repository_visibility }) => repository_visibility,
    condition: 'visibility',
  },
  {
    name: 'secret_types',
    text: '`secrets` findings of these types, often named after the provider.',
    kind: 'names',
    form: 'phrase',
    decidedBy: { secrets: 'row' },
    read: ({ secret_type }) => secret_type,
    expected: true,
    condition: 'secret-type',
  },
  {
    name: 'validation_state',
    text: '`secrets` findings with this result of their validation.',
    kind: 'values',
    values: ['confirmed_valid', 'confirmed_invalid', 'validation_error', 'no_validator', 'valid', 'invalid'],
    inGate: true,
    decidedBy: { secrets: 'server' },
    secrets: { name: 'validationState', prefix: 'VALIDATION_STATE_' },
    read: ({ validation_state }) => validation_state,
    expected: true,
    // Newer platforms drop the prefix.
    canonical: (state) => state.toLowerCase().replace(/^(?=(?:in)?valid$)/, 'confirmed_'),
    condition: 'validation',
  },
];

/**
 * To add a filter or a condition, add a row and run `npm run docs`: inputs, requests, the schema of the rules file and the
 * pages follow from it. Some rows need more code, which finds them by name: `ref` decides how many lists are read.
 */
export const FINDING_FILTERS: readonly FindingFilter[] = [
  ...TRIAGE_FILTERS.map((filter) => ({ ...filter, inTriage: true as const })),
  ...ROW_FILTERS,
].map(complete);

function complete(filter: FindingFilter): FindingFilter {
  const [only, ...others] = Object.keys(filter.decidedBy) as Product[];
  const item = ITEM_KINDS[filter.kind];
  return { ...(others.length > 0 ? {} : { only }), item, ...filter };
}
