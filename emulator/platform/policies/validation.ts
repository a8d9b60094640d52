import type { PlatformState } from '../state.ts';
import type { DetectionBundle, DetectionException, DetectionProduct, RemediationPolicy } from './bundles.ts';

/** What conditions of remediation policies may look at: the only values, or undefined where any value is taken. */
const CONDITIONS: Readonly<Record<string, readonly string[] | undefined>> = {
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
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  block: ['pr_comment'],
  pr_comment: [],
  jira: [],
  slack_app: [],
  webhook: [],
  triage: [],
};

const EXCEPTION_TYPES = ['include', 'exclude'];
const RULE_TYPES = ['rule', 'pack'];

/** One of all problems of a candidate, as a dry run reports them. */
export interface ValidationError {
  readonly code: string;
  readonly message: string;
  /** Empty for what is not about one policy. */
  readonly policy_slug: string;
  readonly context: Readonly<Record<string, string>>;
}

/** Everything that is wrong with a detection bundle. */
export function detectionErrors(
  bundle: DetectionBundle,
  product: DetectionProduct,
  state: PlatformState,
): ValidationError[] {
  const known = referencesOf(state);
  const rulesets =
    product === 'secrets' && bundle.rulesets.length > 0
      ? [error('RULESETS_NOT_ACCEPTED', 'secrets does not accept rulesets', { product })]
      : bundle.rulesets.flatMap((ruleset) => known.check('ruleset', ruleset));
  return [
    ...rulesets,
    ...[...bundle.rules, ...bundle.disabled].flatMap((rule) => known.check('rule', rule)),
    ...bundle.exceptions.flatMap((exception) => exceptionErrors(exception, known)),
    ...repeated(bundle.exceptions.map(exceptionKey)).map((key) =>
      error('DUPLICATE_EXCEPTION', `the exception is there twice: ${key}`, { key }),
    ),
  ];
}

function exceptionErrors(exception: DetectionException, known: References): ValidationError[] {
  const { exception_type, project, project_tag_name, rule, rule_type } = exception;
  const wrong: ValidationError[] = [];
  if ((project === '') === (project_tag_name === '')) {
    wrong.push(
      error('INVALID_EXCEPTION_SCOPE', 'exactly one of project and project_tag_name is required', { rule }),
    );
  }
  if (!EXCEPTION_TYPES.includes(exception_type)) {
    wrong.push(
      error('INVALID_EXCEPTION_TYPE', 'exception_type must be include or exclude', { exception_type }),
    );
  }
  if (!RULE_TYPES.includes(rule_type)) {
    wrong.push(error('INVALID_RULE_TYPE', 'rule_type must be rule or pack', { rule_type }));
  }
  if (project !== '') wrong.push(...known.check('project', project));
  if (project_tag_name !== '') wrong.push(...known.check('project_tag', project_tag_name));
  return [...wrong, ...known.check(rule_type === 'pack' ? 'ruleset' : 'rule', rule)];
}

export function exceptionKey({ project, project_tag_name, rule, rule_type }: DetectionException): string {
  return JSON.stringify([project, project_tag_name, rule, rule_type]);
}

/** Everything that is wrong with remediation policies, reserved slugs included. */
export function remediationErrors(
  policies: readonly RemediationPolicy[],
  state: PlatformState,
): ValidationError[] {
  const known = referencesOf(state);
  const twice = repeated(policies.map(({ slug }) => slug));
  return [
    ...policies.flatMap((policy) =>
      policyErrors(policy, known).map((one) => ({ ...one, policy_slug: policy.slug })),
    ),
    ...twice.map((slug) => ({
      ...error('DUPLICATE_SLUG', `the slug ${slug} is there twice`, {}),
      policy_slug: slug,
    })),
    ...policies
      .filter(({ slug }) => state.newerPolicies.reservedSlugs.includes(slug))
      .map(({ slug }) => ({
        ...error('RESERVED_SLUG', `the slug ${slug} belongs to a policy of the platform`, {}),
        policy_slug: slug,
      })),
  ];
}

function policyErrors(
  { slug, name, filters, actions }: RemediationPolicy,
  known: References,
): ValidationError[] {
  const wrong: ValidationError[] = [];
  if (name === '' || slug === '') wrong.push(error('MISSING_NAME', 'name is required', {}));
  if (!['all', 'any'].includes(filters.mode)) {
    wrong.push(error('INVALID_FILTER_MODE', 'filters.mode must be all or any', { mode: filters.mode }));
  }
  if (filters.conditions.length === 0) {
    wrong.push(error('EMPTY_FILTER', 'at least one condition is required', {}));
  }
  const types = actions.map(({ type }) => type);
  for (const type of types) {
    const required = Object.hasOwn(ACTIONS, type) ? ACTIONS[type] : undefined;
    if (required === undefined) {
      wrong.push(error('UNSUPPORTED_ACTION_TYPE', `there is no action ${type}`, { action_type: type }));
    }
    for (const companion of required ?? []) {
      if (types.includes(companion)) continue;
      const context = { action_type: type, missing_companion: companion };
      wrong.push(error('MISSING_DEPENDENT_ACTION', `${type} requires a ${companion} action`, context));
    }
  }
  return [...wrong, ...filters.conditions.flatMap((condition) => conditionErrors(condition, known))];
}

function conditionErrors(
  { type, values, mode }: RemediationPolicy['filters']['conditions'][number],
  known: References,
): ValidationError[] {
  if (!Object.hasOwn(CONDITIONS, type)) {
    return [error('UNSUPPORTED_CONDITION_TYPE', `there is no condition ${type}`, { condition_type: type })];
  }
  const wrong: ValidationError[] = [];
  if (!['any', 'none'].includes(mode)) {
    wrong.push(error('INVALID_CONDITION_MODE', 'mode must be any or none', { condition_type: type, mode }));
  }
  for (const value of values) {
    if (CONDITIONS[type]?.includes(value) === false) {
      const context = { condition_type: type, value };
      wrong.push(error('INVALID_CONDITION_VALUE', `${type} does not take the value ${value}`, context));
    }
    if (type === 'repository_tag') wrong.push(...known.check('project_tag', value));
    if (type === 'repository') wrong.push(...known.check('project', value));
    if (type === 'rule') wrong.push(...known.check('rule', value));
  }
  return wrong;
}

interface References {
  check(kind: 'project' | 'project_tag' | 'rule' | 'ruleset', value: string): ValidationError[];
}

function referencesOf({ projects, findings, newerPolicies }: PlatformState): References {
  const tags = new Set(projects.all.flatMap((project) => project.tags));
  const rules = new Set([...newerPolicies.rules, ...findings.all.map(({ rule }) => rule)]);
  const has = {
    project: (name: string) => projects.get(name) !== undefined,
    project_tag: (tag: string) => tags.has(tag),
    rule: (rule: string) => rules.has(rule) || newerPolicies.rulesets.includes(rule),
    ruleset: (ruleset: string) => newerPolicies.rulesets.includes(ruleset),
  };
  return {
    check(kind, value) {
      if (value !== '' && has[kind](value)) return [];
      return [error('UNKNOWN_REFERENCE', `there is no ${kind.replace('_', ' ')} ${value}`, { kind, value })];
    },
  };
}

function error(code: string, message: string, context: Readonly<Record<string, string>>): ValidationError {
  return { code, message, policy_slug: '', context };
}

function repeated(keys: readonly string[]): string[] {
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
}
