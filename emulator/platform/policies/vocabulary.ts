/** What conditions of remediation policies may look at: the only values, or undefined where any value is taken. */
export const CONDITIONS: Readonly<Record<string, readonly string[] | undefined>> = {
  severity: ['critical', 'high', 'medium', 'low'],
  confidence: ['high', 'medium', 'low'],
  product: ['code', 'supply_chain', 'secrets'],
  repository_tag: undefined,
  repository: undefined,
  rule: undefined,
  reachability: ['reachable', 'always_reachable', 'conditionally_reachable', 'unreachable'],
  validation_state: ['confirmed_valid', 'confirmed_invalid', 'validation_error', 'no_validator'],
  repository_visibility: ['public', 'private', 'unknown'],
};

/** What they may do, with the actions that each requires. */
export const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  block: ['pr_comment'],
  pr_comment: [],
  jira: [],
  slack_app: [],
  webhook: [],
  triage: [],
};

export const EXCEPTION_TYPES = ['include', 'exclude'];
export const RULE_TYPES = ['rule', 'pack'];
