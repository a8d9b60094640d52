import { z } from 'zod';
import { wireRef } from './endpoints/endpoint.ts';
import { defaultQuirks, type Quirks } from './quirks.ts';
import type { Finding, IssueType, PlatformState } from './state.ts';

export type Predicate = (finding: Finding) => boolean;
type Trait = (finding: Finding) => string | undefined | readonly (string | undefined)[];

export interface Filter {
  readonly schema: z.ZodType;
  readonly isList: boolean;
  /** The only issue types that it may be used with. */
  readonly only?: readonly IssueType[];
  /** The value has passed the schema. Several filters select what all of them select. */
  readonly selecting: (value: unknown, state: PlatformState, quirks?: Quirks) => Predicate;
}

/** The three columns of the rule board, by the policy mode of a finding. */
export const policiesByMode: Readonly<Record<string, { name: string; slug: string }>> = {
  monitor: { name: 'Rule Board - Audit column', slug: 'rule-board-audit' },
  comment: { name: 'Rule Board - PR Comments column', slug: 'rule-board-pr-comments' },
  block: { name: 'Rule Board - Block column', slug: 'rule-board-block' },
};

const SHORT = { refForm: 'short' } as const;
const text = z.string().regex(/\S/, 'must not be blank');
const epoch = z.union([z.string().regex(/^\d{1,12}(\.\d+)?$/), z.number().min(0)]);
const flag = z.union([z.boolean(), z.enum(['true', 'false'])]);
const statuses = 'open fixed ignored reviewing fixing provisionally_ignored';

function choice(values: string, trait: Trait): Filter {
  return { ...list(trait), schema: z.enum(values.split(' ')), isList: false };
}

/** One of several values is enough; they are compared exactly. */
function list(trait: Trait, only?: readonly IssueType[]): Filter {
  const selecting = (value: unknown): Predicate => {
    const values = [value].flat();
    // Field clients send a list of words as one value.
    const wanted = new Set<unknown>([...values, ...values.flatMap((each) => String(each).split(','))]);
    return (finding) => {
      const known = trait(finding);
      return Array.isArray(known) ? known.some((each) => wanted.has(each)) : wanted.has(known);
    };
  };
  return { schema: z.array(text).min(1), isList: true, only, selecting };
}

function single(schema: z.ZodType, selecting: Filter['selecting'], only?: readonly IssueType[]): Filter {
  return { schema, isList: false, only, selecting };
}

/** Keyed by wire name. Status comes first because it is cheap and excludes many. */
const shared = {
  status: choice(statuses, ({ status }) => status),
  autotriage_verdict: choice('true_positive false_positive', (finding) => finding.autotriage_verdict),
  confidence: choice('low medium high', ({ confidence }) => confidence),
  categories: list(({ categories }) => categories),
  component_tags: list((finding) => finding.component_tags),
  // Names in the document, modes of the rule board in newer descriptions.
  policies: list((finding) => [...finding.policies, policiesByMode[finding.policy_mode]?.slug]),
  ref: single(
    text,
    (ref, _, quirks = defaultQuirks) =>
      (finding) =>
        ref === '_default' || // Sent by field clients, deprecated: all branches.
        (quirks.refFilter === 'exact'
          ? wireRef(finding.ref, quirks) === ref
          : wireRef(finding.ref, SHORT) === wireRef(String(ref), SHORT)),
  ),
  repos: { ...list(({ repo }) => repo), selecting: selectingRepos },
  rules: list(({ rule }) => rule),
  severities: list(({ severity }) => severity),
  since: single(
    epoch,
    (since) =>
      ({ relevant_since }) =>
        relevant_since >= Number(since),
  ),
  triage_reasons: list(({ triage_reason }) => triage_reason),
  exposures: list(({ exposure }) => exposure, ['sca']),
  transitivities: list(({ transitivity }) => transitivity, ['sca']),
} as const satisfies Readonly<Record<string, Filter>>;

/** The filters of bulk triage (4.8). */
export const triageFilters: Readonly<Record<string, Filter>> = {
  ...shared,
  policy_mode: list((finding) => finding.policy_mode),
  project_tags: { ...list(() => undefined), selecting: selectingProjectTags },
  ruleset: list(({ rulesets }) => rulesets),
  dependencies: list(({ dependency }) => dependency, ['sca']),
  epss_probability: list((finding) => finding.epss_probability, ['sca']),
  // False asks for nothing in particular, as a field that is not there does.
  pro_only: single(flag, (only) => (finding) => !only || finding.pro_only, ['sast']),
  include_historical: single(flag, (included) => (finding) => Boolean(included) || !finding.historical, [
    'secrets',
  ]),
  repository_visibility: list((finding) => finding.repository_visibility, ['secrets']),
  secret_types: list((finding) => finding.secret_type, ['secrets']),
  validation_state: list((finding) => finding.validation_state, ['secrets']),
};

const codeOnly = ['autotriage_verdict', 'confidence', 'categories', 'policies', 'rules'] as const;

/** The filters of the list of findings (field notes, "Findings"). */
export const listFilters: Readonly<Record<string, Filter>> = {
  ...shared,
  ...Object.fromEntries(codeOnly.map((name) => [name, { ...shared[name], only: ['sast', 'ai_sast'] }])),
  is_malicious: single(flag, (value) => (finding) => String(finding.malicious) === value, ['sca']),
  click_to_fix_pr_state: list((finding) => finding.fix_pull_request),
};

/** Names of repositories are those of projects: found without regard to case. */
function selectingRepos(value: unknown, { projects }: PlatformState, quirks = defaultQuirks): Predicate {
  const exact = [value].flat().map(String);
  const names = new Set(
    quirks.reposCaseSensitive ? exact : exact.map((name) => projects.get(name)?.name ?? name),
  );
  return ({ repo }) => names.has(repo);
}

/** A finding has the tags of its project. */
function selectingProjectTags(tags: unknown, { projects }: PlatformState): Predicate {
  const wanted = new Set<unknown>([tags].flat());
  const tagged = projects.all.filter((project) => project.tags.some((tag) => wanted.has(tag)));
  const names = new Set(tagged.map(({ name }) => name));
  return ({ repo }) => names.has(repo);
}
