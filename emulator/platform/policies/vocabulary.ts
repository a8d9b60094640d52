/** What remediation policies may look at and do. A text where any value is taken, a list where only those are. */
export const CONDITIONS: Readonly<Record<string, { description: string; values?: readonly string[] }>> = {
  severity: {
    description: 'Severity of the finding',
    values: ['critical', 'high', 'medium', 'low'],
  },
  confidence: { description: 'Confidence of the rule', values: ['high', 'medium', 'low'] },
  product: { description: 'Product that found it', values: ['code', 'supply_chain', 'secrets'] },
  repository_tag: { description: 'Tag of the project' },
  repository: { description: 'Name of the project' },
  rule: { description: 'Rule that found it' },
  reachability: {
    description: 'Reachability of a vulnerable dependency',
    values: ['reachable', 'always_reachable', 'conditionally_reachable', 'unreachable'],
  },
  validation_state: {
    description: 'Whether a secret was found to be valid',
    values: ['confirmed_valid', 'confirmed_invalid', 'validation_error', 'no_validator'],
  },
  repository_visibility: {
    description: 'Who sees the repository',
    values: ['public', 'private', 'unknown'],
  },
};

export const ACTIONS: Readonly<Record<string, { description: string; requires: readonly string[] }>> = {
  block: { description: 'Fail the check of the pull request', requires: ['pr_comment'] },
  pr_comment: { description: 'Comment on the pull request', requires: [] },
  jira: { description: 'Open an issue in Jira', requires: [] },
  slack_app: { description: 'Write to a Slack channel', requires: [] },
  webhook: { description: 'Call a webhook', requires: [] },
  triage: { description: 'Triage the finding', requires: [] },
};

export const EXCEPTION_TYPES = ['include', 'exclude'];
export const RULE_TYPES = ['rule', 'pack'];

/** The answer of `vocab`. */
export function vocabulary(product: string): unknown {
  return {
    condition_types: Object.entries(CONDITIONS).map(([type, { description }]) => ({ type, description })),
    action_types: Object.entries(ACTIONS).map(([type, rest]) => ({ type, ...rest })),
    value_enums: Object.entries(CONDITIONS).flatMap(([type, { values }]) =>
      values === undefined ? [] : [{ type, values }],
    ),
    detection_constraints: {
      rulesets_accepted: product !== 'secrets',
      exception_types: EXCEPTION_TYPES,
      rule_types: RULE_TYPES,
    },
  };
}
