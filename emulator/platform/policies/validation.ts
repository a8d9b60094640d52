import type { PlatformState } from '../state.ts';
import type { DetectionBundle, RemediationPolicy } from './bundles.ts';

/** Conditions of policies, with the values of those that have few. */
const CONDITIONS: Readonly<Record<string, readonly string[] | undefined>> = {
  severity: ['low', 'medium', 'high', 'critical'],
  confidence: ['low', 'medium', 'high'],
  product: ['code', 'supply_chain', 'secrets'],
  reachability: ['reachable', 'always_reachable', 'conditionally_reachable', 'unreachable', 'unknown'],
  validation_state: ['confirmed_valid', 'confirmed_invalid', 'validation_error', 'no_validator'],
  repository_visibility: ['public', 'private', 'unknown'],
  ...{ repository_tag: undefined, repository: undefined, rule: undefined },
};

/** Actions of policies, with the actions that each requires. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  ...{ block: ['pr_comment'], pr_comment: [], jira: [], slack_app: [], webhook: [], triage: [] },
};

/** One of all problems of a candidate, as a dry run reports them. */
export interface ValidationError {
  readonly code: string;
  readonly message: string;
  /** Empty for what is not about one policy. */
  readonly policy_slug: string;
  readonly context: Readonly<Record<string, string>>;
}

/** The words that bundles may have. */
export function vocabulary() {
  return {
    condition_types: Object.keys(CONDITIONS).map((type) => ({
      type,
      description: `The ${type} of a finding`,
    })),
    action_types: Object.entries(ACTIONS).map(([type, requires]) => ({ type, description: type, requires })),
    value_enums: Object.entries(CONDITIONS).flatMap(([type, values]) => (values ? [{ type, values }] : [])),
    detection_constraints: {
      rulesets_accepted: true,
      exception_types: ['include', 'exclude'],
      rule_types: ['rule', 'pack'],
    },
  };
}

/** Everything that is wrong with a detection bundle. */
export function detectionErrors(bundle: DetectionBundle, state: PlatformState): ValidationError[] {
  const unknown = unknownIn(state);
  return [
    ...bundle.rulesets.flatMap((ruleset) => unknown('ruleset', ruleset)),
    ...[...bundle.rules, ...bundle.disabled].flatMap((rule) => unknown('rule', rule)),
    ...bundle.exceptions.flatMap(({ project, project_tag_name: tag, rule, rule_type }) => [
      ...(project === '' ? unknown('project_tag', tag) : unknown('project', project)),
      ...unknown(rule_type === 'pack' ? 'ruleset' : 'rule', rule),
    ]),
  ];
}

/** Everything that is wrong with remediation policies; a slug of the platform's own is seen by a PUT only. */
export function remediationErrors(
  policies: readonly RemediationPolicy[],
  state: PlatformState,
): ValidationError[] {
  const unknown = unknownIn(state);
  return policies.flatMap((policy) =>
    policyErrors(policy, unknown).map((problem) => ({ ...problem, policy_slug: policy.slug })),
  );
}

function policyErrors(
  { name, filters, actions }: RemediationPolicy,
  unknown: ReturnType<typeof unknownIn>,
): ValidationError[] {
  const types = actions.map(({ type }) => type);
  const ofActions = types.flatMap((type) => {
    const required = Object.hasOwn(ACTIONS, type) ? ACTIONS[type] : undefined;
    if (required === undefined) {
      return [error('UNSUPPORTED_ACTION_TYPE', `there is no action ${type}`, { action_type: type })];
    }
    const missing = required.filter((companion) => !types.includes(companion));
    return missing.map((companion) => {
      const context = { action_type: type, missing_companion: companion };
      return error('MISSING_DEPENDENT_ACTION', `${type} requires a ${companion} action`, context);
    });
  });
  const ofConditions = filters.conditions.flatMap(({ type, values }) => {
    if (!Object.hasOwn(CONDITIONS, type)) {
      return [error('UNSUPPORTED_CONDITION_TYPE', `there is no condition ${type}`, { condition_type: type })];
    }
    const known = CONDITIONS[type];
    if (known !== undefined)
      return values
        .filter((value) => !known.includes(value))
        .map((value) =>
          error('INVALID_CONDITION_VALUE', `${type} is never ${value}`, { condition_type: type, value }),
        );
    return type === 'repository_tag' ? values.flatMap((tag) => unknown('project_tag', tag)) : [];
  });
  return [
    ...(name === '' ? [error('MISSING_NAME', 'name is required', {})] : []),
    ...(filters.conditions.length === 0 ? [error('EMPTY_FILTER', 'a condition is required', {})] : []),
    ...ofActions,
    ...ofConditions,
  ];
}

/** Gives the error where a bundle names what is not there. */
function unknownIn({ projects, findings, newerPolicies }: PlatformState) {
  const tags = new Set(projects.all.flatMap((project) => project.tags));
  const rules = new Set([...newerPolicies.rules, ...findings.all.map(({ rule }) => rule)]);
  const has = {
    project: (name: string) => projects.get(name) !== undefined,
    project_tag: (tag: string) => tags.has(tag),
    rule: (rule: string) => rules.has(rule) || newerPolicies.rulesets.includes(rule),
    ruleset: (ruleset: string) => newerPolicies.rulesets.includes(ruleset),
  };
  return (kind: keyof typeof has, value: string): ValidationError[] => {
    if (has[kind](value)) return [];
    return [error('UNKNOWN_REFERENCE', `there is no ${kind.replace('_', ' ')} ${value}`, { kind, value })];
  };
}

function error(code: string, message: string, context: Readonly<Record<string, string>>): ValidationError {
  return { code, message, policy_slug: '', context };
}
