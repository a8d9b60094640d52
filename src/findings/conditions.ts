import type { TRIAGE_FILTERS } from '../model/filters.ts';
import { epochMs } from '../model/time.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { modeOfPolicy, validationState } from './aliases.ts';
import { refMatcher } from './refs.ts';
import {
  type ConditionInput,
  mapTexts,
  textMatcher,
  textsMatcher,
  textsTest,
  textTest,
} from './text-tests.ts';
import { detectedMs } from './times.ts';

/** What a test needs beyond the row. */
export interface FindingLookups {
  /** Tags of the project of this name, in lower case; undefined for one that is not known. */
  projectTags(repository: string): ReadonlySet<string> | undefined;
}

export type FindingPredicate = (finding: Finding) => boolean;
export type FindingTest = (value: ConditionInput, lookups: FindingLookups) => FindingPredicate;

/** A filter of the API, by its wire name. */
export type FilterName = (typeof TRIAGE_FILTERS)[number]['wire'];
/** Conditions that the API has no filter for. */
export type RowCondition =
  | 'older_than'
  | 'newer_than'
  | 'triaged_before'
  | 'paths'
  | 'has_ticket'
  | 'cwe'
  | 'epss_above'
  | 'malicious'
  | 'historical';

/** The findings list calls it by what it lacks. */
const EXPOSURE_OF_REACHABILITY: ReadonlyMap<string, string> = new Map([
  ['no_reachability_analysis', 'unknown'],
]);

/**
 * Decides each condition on a row of a list. A row that lacks what a condition looks at is not selected. Undefined
 * for what no row says: only the platform can decide it.
 */
export const FINDING_TESTS = {
  status: textTest((finding) => finding.status),
  autotriage_verdict: textTest((finding) => finding.autotriage_verdict),
  confidence: textTest((finding) => finding.confidence),
  categories: textsTest((finding) => finding.categories),
  component_tags: textTest((finding) => finding.component_tag),
  policies: textsTest(({ policy }) => [policy?.name, policy?.slug]),
  policy_mode: textTest(({ mode, policy }) => mode ?? modeOfPolicy(policy?.slug)),
  project_tags: (value, lookups) => {
    const matches = textsMatcher(value);
    return ({ repository }) => {
      const tags = repository === undefined ? undefined : lookups.projectTags(repository);
      return tags !== undefined && matches([...tags]);
    };
  },
  ref: (value) => {
    const matches = refMatcher(value);
    return ({ ref }) => ref !== undefined && matches(ref);
  },
  repos: textTest((finding) => finding.repository),
  rules: textTest((finding) => finding.rule),
  ruleset: undefined,
  severities: textTest((finding) => finding.severity),
  since: (value) => notBefore(Number(value) * 1000),
  triage_reasons: textTest((finding) => finding.triage_reason),
  dependencies: textTest(({ dependency }) => dependency?.package),
  epss_probability: undefined,
  exposures: textTest(({ reachability = '' }) => EXPOSURE_OF_REACHABILITY.get(reachability) ?? reachability),
  transitivities: textTest(({ dependency }) => dependency?.transitivity),
  pro_only: undefined,
  // Servers leave out what is false, so that a row without it says false.
  include_historical: (value) => (finding) => value === true || finding.historical !== true,
  repository_visibility: textTest((finding) => finding.repository_visibility),
  secret_types: textTest((finding) => finding.secret_type),
  validation_state: (value) => {
    const matches = textMatcher(mapTexts(value, validationState));
    return ({ validation_state: state }) => state !== undefined && matches(validationState(state));
  },
  older_than: (value) => {
    const limit = Number(value);
    return (finding) => {
      const since = detectedMs(finding);
      return since !== undefined && since < limit;
    };
  },
  newer_than: (value) => notBefore(Number(value)),
  triaged_before: (value) => {
    const limit = Number(value);
    return (finding) => {
      const triaged = epochMs(finding.triaged_at);
      return triaged !== undefined && triaged < limit;
    };
  },
  paths: textTest((finding) => finding.path),
  has_ticket: (value) => (finding) => (finding.ticket !== undefined) === value,
  cwe: textsTest((finding) => finding.cwe_names),
  epss_above: (value) => {
    const limit = Number(value);
    return ({ epss_score: score }) => score !== undefined && score > limit;
  },
  malicious: (value) => (finding) => (finding.malicious ?? false) === value,
  historical: (value) => (finding) => (finding.historical ?? false) === value,
} as const satisfies Record<FilterName | RowCondition, FindingTest | undefined>;

/** What conditions look at that every row should have, unlike a dependency, say, or the time of a triage. */
const EXPECTED_FIELDS: Readonly<Record<string, (finding: Finding) => unknown>> = {
  status: (finding) => finding.status,
  confidence: (finding) => finding.confidence,
  ref: (finding) => finding.ref,
  repos: (finding) => finding.repository,
  rules: (finding) => finding.rule,
  severities: (finding) => finding.severity,
  paths: (finding) => finding.path,
  since: detectedMs,
  older_than: detectedMs,
  newer_than: detectedMs,
  secret_types: (finding) => finding.secret_type,
  validation_state: (finding) => finding.validation_state,
};

/** Whether a row lacks what a condition looks at, although every row should have it. */
export function lacksField(name: string, finding: Finding): boolean {
  const fieldOf = EXPECTED_FIELDS[name];
  return fieldOf !== undefined && (fieldOf(finding) ?? '') === '';
}

function notBefore(limitMs: number): FindingPredicate {
  return (finding) => {
    const since = detectedMs(finding);
    return since !== undefined && since >= limitMs;
  };
}
