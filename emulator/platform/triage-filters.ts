import { policyOfMode } from './endpoints/policy-modes.ts';
import { type Check, isBoolean, isString, listOf, oneOf } from './http/body-checks.ts';
import type { Finding, IssueType, PlatformState } from './state.ts';

export type Predicate = (finding: Finding) => boolean;

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
 * Wire name → what it selects. Values are compared exactly; of a list one entry is enough; several filters select
 * what all of them select. Status comes first because it is cheap and excludes many.
 */
export const triageFilters: Readonly<Record<string, TriageFilter>> = {
  status: equal((finding) => finding.status, oneOf(statuses)),
  autotriage_verdict: equal(
    (finding) => finding.autotriage_verdict,
    oneOf(['true_positive', 'false_positive']),
  ),
  confidence: equal((finding) => finding.confidence, oneOf(['low', 'medium', 'high'])),
  categories: anyAmong((finding) => finding.categories),
  component_tags: anyAmong((finding) => finding.component_tags),
  // Names in the document, modes of the rule board in newer descriptions.
  policies: anyAmong((finding) => [...finding.policies, policyOfMode(finding)?.slug ?? '']),
  policy_mode: anyOf((finding) => finding.policy_mode),
  project_tags: { check: listOf(isString), selecting: selectingProjectTags },
  ref: equal((finding) => finding.ref, isString),
  repos: { check: listOf(isString), selecting: selectingRepos },
  rules: anyOf((finding) => finding.rule),
  ruleset: anyAmong((finding) => finding.rulesets),
  severities: anyOf((finding) => finding.severity),
  since: { check: isEpoch, selecting: (since) => (finding) => finding.relevant_since >= Number(since) },
  triage_reasons: anyOf((finding) => finding.triage_reason),
  dependencies: anyOf((finding) => finding.dependency, 'sca'),
  epss_probability: anyOf((finding) => finding.epss_probability, 'sca'),
  exposures: anyOf((finding) => finding.exposure, 'sca'),
  transitivities: anyOf((finding) => finding.transitivity, 'sca'),
  // False asks for nothing in particular, as a field that is not there does.
  pro_only: { only: 'sast', check: isBoolean, selecting: (only) => (finding) => !only || finding.pro_only },
  include_historical: {
    only: 'secrets',
    check: isBoolean,
    selecting: (included) => (finding) => Boolean(included) || !finding.historical,
  },
  repository_visibility: anyOf((finding) => finding.repository_visibility, 'secrets'),
  secret_types: anyOf((finding) => finding.secret_type, 'secrets'),
  validation_state: anyOf((finding) => finding.validation_state, 'secrets'),
};

function equal(of: (finding: Finding) => string | undefined, check: Check): TriageFilter {
  return { check, selecting: (value) => (finding) => of(finding) === value };
}

function anyOf(of: (finding: Finding) => string | undefined, only?: IssueType): TriageFilter {
  return {
    ...(only && { only }),
    check: listOf(isString),
    selecting(values) {
      const wanted = new Set<string | undefined>(values as string[]);
      return (finding) => wanted.has(of(finding));
    },
  };
}

function anyAmong(of: (finding: Finding) => readonly string[]): TriageFilter {
  return {
    check: listOf(isString),
    selecting(values) {
      const wanted = new Set(values as string[]);
      return (finding) => of(finding).some((one) => wanted.has(one));
    },
  };
}

/** A finding has the tags of its project. */
function selectingProjectTags(tags: unknown, state: PlatformState): Predicate {
  const wanted = new Set(tags as string[]);
  const names = new Set<string>();
  for (const project of state.projects) {
    if (project.tags.some((tag) => wanted.has(tag))) names.add(project.name);
  }
  return (finding) => names.has(finding.repo);
}

/** Names of repositories are those of projects: found without regard to case. */
function selectingRepos(repos: unknown, state: PlatformState): Predicate {
  const names = new Set((repos as string[]).map((name) => state.projects.get(name)?.name ?? name));
  return (finding) => names.has(finding.repo);
}
