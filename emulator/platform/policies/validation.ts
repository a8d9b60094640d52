import type { PlatformState } from '../state.ts';
import type { DetectionBundle, RemediationPolicy } from './bundles.ts';

const CONDITIONS = [
  ...['severity', 'confidence', 'product', 'repository_tag', 'repository', 'rule', 'reachability'],
  ...['validation_state', 'repository_visibility'],
];

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
    if (!CONDITIONS.includes(type)) {
      return [error('UNSUPPORTED_CONDITION_TYPE', `there is no condition ${type}`, { condition_type: type })];
    }
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
