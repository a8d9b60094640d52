import type { FindingKind } from '../platform/resources/finding.ts';
import type { TriageFilter } from './filter.ts';

export type IssueType = FindingKind;
/** What a bulk triage takes. */
export type TriageIssueType = Exclude<IssueType, 'ai_sast'>;

export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** 0 is the worst; what has no known severity comes last. */
export function severityRank(severity: string | undefined): number {
  return SEVERITIES.length - 1 - SEVERITIES.indexOf(severity as Severity);
}

export type Confidence = 'low' | 'medium' | 'high';
/** What a scan says that it ran. */
export const SCANNED_PRODUCTS = ['sast', 'sca', 'secrets'] as const;
/** What a gate may be asked to judge: no scan says that it ran `ai_sast`. */
export const PRODUCTS = [...SCANNED_PRODUCTS, 'ai_sast'] as const;
export type Product = (typeof PRODUCTS)[number];
/** The values of the filters that were given, by wire name, as they go into the body. */
export type FilterValues = Readonly<Record<string, string | boolean | readonly string[]>>;

/**
 * The filters of a bulk triage (web-api.md 4.8), with the newer values of deployed servers. Everything that
 * knows a filter reads this table: parsing, checks, the request body, the words of the summary, the
 * documentation and the tests. A filter's input is its wire name with `_` turned into `-`.
 */
export const TRIAGE_FILTERS = [
  {
    wire: 'status',
    listed: { sast: 'server', sca: 'server', ai_sast: 'server', secrets: 'server' },
    notListed: { secrets: ['reviewing', 'fixing'] },
    kind: 'oneOf',
    values: ['open', 'fixed', 'ignored', 'reviewing', 'fixing', 'provisionally_ignored'],
    meaning: 'Status of the findings.',
  },
  {
    wire: 'autotriage_verdict',
    listed: { sast: 'server', ai_sast: 'row', secrets: 'row' },
    kind: 'oneOf',
    values: ['true_positive', 'false_positive'],
    meaning: 'Verdict of the automatic triage.',
  },
  {
    wire: 'confidence',
    listed: { sast: 'server', sca: 'row', ai_sast: 'row', secrets: 'row' },
    kind: 'oneOf',
    values: ['low', 'medium', 'high'],
    meaning: 'Confidence of the rule.',
  },
  {
    wire: 'categories',
    listed: { sast: 'server', sca: 'row' },
    kind: 'list',
    meaning: 'Categories of the findings, such as `security`.',
  },
  {
    wire: 'component_tags',
    listed: { sast: 'server', ai_sast: 'server' },
    kind: 'list',
    meaning: 'Component tags, such as `user data`.',
  },
  {
    wire: 'policies',
    listed: { sast: 'row', ai_sast: 'row' },
    kind: 'list',
    meaning: 'Names of policies; on newer platforms their modes, such as `rule-board-block`.',
  },
  {
    wire: 'policy_mode',
    listed: { sast: 'server', ai_sast: 'row', secrets: 'row' },
    kind: 'list',
    values: ['monitor', 'comment', 'block'],
    meaning: 'Modes of the policy that found them.',
  },
  {
    wire: 'project_tags',
    listed: { sast: 'row', sca: 'row', ai_sast: 'row', secrets: 'row' },
    kind: 'list',
    meaning: 'Tags of the projects.',
  },
  {
    wire: 'ref',
    listed: { sast: 'row', sca: 'row', ai_sast: 'row', secrets: 'row' },
    kind: 'text',
    meaning: 'Branch reference, such as `refs/heads/main`.',
  },
  {
    wire: 'repos',
    listed: { sast: 'server', sca: 'server', ai_sast: 'server', secrets: 'server' },
    patterns: true,
    kind: 'list',
    meaning: 'Names of repositories.',
  },
  {
    wire: 'rules',
    listed: { sast: 'server', sca: 'row', ai_sast: 'row' },
    patterns: true,
    kind: 'list',
    meaning: 'Full names of rules.',
  },
  {
    wire: 'ruleset',
    listed: {},
    kind: 'list',
    meaning: 'Names of registry rulesets.',
  },
  {
    wire: 'severities',
    listed: { sast: 'server', sca: 'server', ai_sast: 'server', secrets: 'server' },
    kind: 'list',
    values: ['low', 'medium', 'high', 'critical'],
    meaning: 'Severities.',
  },
  {
    wire: 'since',
    listed: { sast: 'server', sca: 'server', ai_sast: 'server', secrets: 'server' },
    kind: 'time',
    meaning:
      'First detected or reintroduced since then: epoch seconds, an ISO 8601 date or time (UTC unless it ' +
      'says otherwise), or an age such as `30d`, `12h`, `2w`.',
  },
  {
    wire: 'triage_reasons',
    listed: { sast: 'server', sca: 'server', ai_sast: 'server' },
    kind: 'list',
    values: ['acceptable_risk', 'false_positive', 'no_time', 'no_triage_reason', 'duplicate'],
    meaning: 'Reasons that an earlier triage gave.',
  },
  {
    wire: 'dependencies',
    listed: { sca: 'row' },
    kind: 'list',
    only: 'sca',
    meaning: 'Names of dependencies.',
  },
  {
    wire: 'epss_probability',
    listed: {},
    kind: 'list',
    values: ['low', 'medium', 'high', 'none'],
    only: 'sca',
    meaning: 'Likelihood of exploit.',
  },
  {
    wire: 'exposures',
    listed: { sca: 'server' },
    kind: 'list',
    values: ['reachable', 'always_reachable', 'conditionally_reachable', 'unreachable', 'unknown'],
    only: 'sca',
    meaning: 'Types of reachability.',
  },
  {
    wire: 'transitivities',
    listed: { sca: 'server' },
    kind: 'list',
    values: ['direct', 'transitive', 'unknown'],
    only: 'sca',
    meaning: 'How the dependency comes in.',
  },
  {
    wire: 'pro_only',
    listed: {},
    kind: 'boolean',
    idle: false,
    only: 'sast',
    meaning: 'Whether only findings that need the advanced tier are selected.',
  },
  {
    wire: 'include_historical',
    listed: { secrets: 'row' },
    kind: 'boolean',
    idle: true,
    only: 'secrets',
    meaning: 'Whether findings in the history count, too; if not given, the platform takes `true`.',
  },
  {
    wire: 'repository_visibility',
    listed: { secrets: 'row' },
    kind: 'list',
    values: ['public', 'private', 'unknown'],
    only: 'secrets',
    meaning: 'Visibility of the repositories.',
  },
  {
    wire: 'secret_types',
    listed: { secrets: 'row' },
    kind: 'list',
    only: 'secrets',
    meaning: 'Types of secrets, typically named after the provider.',
  },
  {
    wire: 'validation_state',
    listed: { secrets: 'server' },
    kind: 'list',
    values: ['confirmed_valid', 'confirmed_invalid', 'validation_error', 'no_validator', 'valid', 'invalid'],
    only: 'secrets',
    meaning: 'Whether the secret could be validated.',
  },
] as const satisfies readonly TriageFilter[];

export function filterInput(filter: Pick<TriageFilter, 'wire'>): string {
  return filter.wire.replaceAll('_', '-');
}
