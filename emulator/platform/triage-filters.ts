import { policyOfMode } from './endpoints/policy-modes.ts';
import { type Check, isBoolean, isString, listOf, oneOf } from './http/body-checks.ts';
import type { Finding, IssueType, PlatformState } from './state.ts';

export type Predicate = (finding: Finding) => boolean;

/** What filters compare; of several values one is enough. */
export const traits = {
  status: ({ status }) => status,
  autotriage_verdict: ({ autotriage_verdict }) => autotriage_verdict,
  confidence: ({ confidence }) => confidence,
  categories: ({ categories }) => categories,
  component_tags: ({ component_tags }) => component_tags,
  // Names in the document, modes of the rule board in newer descriptions.
  policies: (finding) => [...finding.policies, policyOfMode(finding)?.slug],
  policy_mode: ({ policy_mode }) => policy_mode,
  rules: ({ rule }) => rule,
  ruleset: ({ rulesets }) => rulesets,
  severities: ({ severity }) => severity,
  triage_reasons: ({ triage_reason }) => triage_reason,
  dependencies: ({ dependency }) => dependency,
  epss_probability: ({ epss_probability }) => epss_probability,
  exposures: ({ exposure }) => exposure,
  transitivities: ({ transitivity }) => transitivity,
  is_malicious: ({ malicious }) => String(malicious),
  click_to_fix_pr_state: ({ fix_pull_request }) => fix_pull_request,
  repository_visibility: ({ repository_visibility }) => repository_visibility,
  secret_types: ({ secret_type }) => secret_type,
  validation_state: ({ validation_state }) => validation_state,
} as const satisfies Record<
  string,
  (finding: Finding) => string | undefined | readonly (string | undefined)[]
>;

export type Trait = keyof typeof traits;

/** Values are compared exactly. */
export function selectingTrait(name: Trait, values: readonly string[]): Predicate {
  const of: (finding: Finding) => string | undefined | readonly (string | undefined)[] = traits[name];
  const wanted = new Set<unknown>(values);
  return (finding) => {
    const value = of(finding);
    return Array.isArray(value) ? value.some((one) => wanted.has(one)) : wanted.has(value);
  };
}

/** Names of repositories are those of projects: found without regard to case. */
export function selectingRepos(repos: readonly string[], { projects }: PlatformState): Predicate {
  const names = new Set(repos.map((name) => projects.get(name)?.name ?? name));
  return ({ repo }) => names.has(repo);
}

export interface TriageFilter {
  /** The only issue type that it may be used with. */
  readonly only?: IssueType;
  readonly check: Check;
  /** The value has passed the check. */
  readonly selecting: (value: unknown, state: PlatformState) => Predicate;
}

const statuses = ['open', 'fixed', 'ignored', 'reviewing', 'fixing', 'provisionally_ignored'];

const isEpoch: Check = (value) =>
  (typeof value === 'string' && /^\d{1,12}$/.test(value)) ||
  (Number.isSafeInteger(value) && Number(value) >= 0)
    ? undefined
    : 'must be epoch seconds';

/**
 * Filters of bulk triage by their wire names; several select what all of them select. Status comes first because it is
 * cheap and excludes many.
 */
export const triageFilters: Readonly<Record<string, TriageFilter>> = {
  status: one('status', statuses),
  autotriage_verdict: one('autotriage_verdict', ['true_positive', 'false_positive']),
  confidence: one('confidence', ['low', 'medium', 'high']),
  categories: any('categories'),
  component_tags: any('component_tags'),
  policies: any('policies'),
  policy_mode: any('policy_mode'),
  project_tags: { check: listOf(isString), selecting: selectingProjectTags },
  ref: { check: isString, selecting: (ref) => (finding) => finding.ref === ref },
  repos: {
    check: listOf(isString),
    selecting: (repos, state) => selectingRepos(repos as string[], state),
  },
  rules: any('rules'),
  ruleset: any('ruleset'),
  severities: any('severities'),
  since: { check: isEpoch, selecting: (since) => (finding) => finding.relevant_since >= Number(since) },
  triage_reasons: any('triage_reasons'),
  dependencies: any('dependencies', 'sca'),
  epss_probability: any('epss_probability', 'sca'),
  exposures: any('exposures', 'sca'),
  transitivities: any('transitivities', 'sca'),
  // False asks for nothing in particular, as a field that is not there does.
  pro_only: { only: 'sast', check: isBoolean, selecting: (only) => (finding) => !only || finding.pro_only },
  include_historical: {
    only: 'secrets',
    check: isBoolean,
    selecting: (included) => (finding) => Boolean(included) || !finding.historical,
  },
  repository_visibility: any('repository_visibility', 'secrets'),
  secret_types: any('secret_types', 'secrets'),
  validation_state: any('validation_state', 'secrets'),
};

function one(name: Trait, values: readonly string[]): TriageFilter {
  return { check: oneOf(values), selecting: (value) => selectingTrait(name, [String(value)]) };
}

function any(name: Trait, only?: IssueType): TriageFilter {
  return { only, check: listOf(isString), selecting: (values) => selectingTrait(name, values as string[]) };
}

/** A finding has the tags of its project. */
function selectingProjectTags(tags: unknown, { projects }: PlatformState): Predicate {
  const wanted = new Set(tags as string[]);
  const tagged = projects.all.filter((project) => project.tags.some((tag) => wanted.has(tag)));
  const names = new Set(tagged.map(({ name }) => name));
  return ({ repo }) => names.has(repo);
}
