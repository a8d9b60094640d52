import type { Severity } from '../../model/filters.ts';
import type { FindingRule, Limit, ProjectRule, RuleLimits } from '../../model/rules.ts';
import type { NameList } from '../../model/selection.ts';
import { boolean, type Form, list, mapped, number, spelled } from '../yaml/forms.ts';
import { map } from '../yaml/map-form.ts';
import type { Schema } from '../yaml/schema-parts.ts';
import { text } from '../yaml/text-forms.ts';
import { described } from '../yaml/tree.ts';
import { FINDING_EXCEPT, FINDING_WHEN, findingRule } from './finding-rules.ts';
import { NAMES, PROJECT_NAMES, PROPERTY_VALUES, TAG_NAMES } from './name-lists.ts';
import { policies, type ReadPolicies } from './policies.ts';
import { PROJECT_WHEN, projectRule } from './project-rules.ts';
import type { ReadRule } from './rule-name.ts';
import { managedTag } from './tags.ts';
import { age } from './times.ts';

const count: Form<Limit> = mapped(number({ min: 0, whole: true }), (value) => ({ count: value }));

const share: Form<Limit> = spelled(
  '^(?:[0-9]|[1-9][0-9]|100)%$',
  'give a whole number, or a percentage such as 10%',
  (given) => ({ percent: Number(given.slice(0, -1)) }),
);

const countOrShare: Form<Limit> = {
  schema: { anyOf: [count.schema, share.schema] },
  read(tree, problems) {
    const isNumber = tree.kind === 'scalar' && typeof tree.value === 'number';
    return (isNumber ? count : share).read(tree, problems);
  },
};

const LIMITS = {
  changes: { form: count, meaning: 'The most projects that one apply may change. Default: 100.' },
  removals: {
    form: countOrShare,
    meaning:
      'The most projects that may lose tags, or a percentage of those in scope that have tags. Default: 10%.',
  },
  'scans-off': {
    form: countOrShare,
    meaning:
      'The most projects that may lose a managed scan, or a percentage of those that have one. Default: 10%.',
  },
  findings: { form: count, meaning: 'The most findings that one apply may triage. Default: 500.' },
  policies: { form: count, meaning: 'The most entries of policies that one apply may change. Default: 20.' },
  'policy-deletes': { form: count, meaning: 'The most entries of policies that may be deleted. Default: 0.' },
} as const;

const SERVICE_LEVELS = {
  critical: { form: age, meaning: 'How long critical findings may be open.' },
  high: { form: age, meaning: 'How long findings of high severity may be open.' },
  medium: { form: age, meaning: 'How long findings of medium severity may be open.' },
  low: { form: age, meaning: 'How long findings of low severity may be open.' },
} as const satisfies Record<Severity, unknown>;

const version: Form<1> = {
  schema: { const: 1 },
  read(tree, problems) {
    if (tree.kind === 'scalar' && tree.value === 1) return 1;
    return problems.value(
      tree.offset,
      `is ${described(tree)}, not 1, the version that this action reads: write version: 1`,
    );
  },
};

const FIELDS = {
  $schema: { form: text([]), meaning: 'Address of this schema, for editors.' },
  version: { form: version, meaning: 'Version of the format: 1.', required: true },
  scope: {
    form: map(
      {
        projects: {
          form: PROJECT_NAMES,
          meaning: 'Names and patterns of projects; a leading `!` excludes.',
          required: true,
        },
      },
      { name: 'scope' },
    ),
    meaning: 'Nothing outside it changes. Default: all projects.',
  },
  'managed-tags': {
    form: list(managedTag, { min: 0 }),
    meaning: 'Patterns of tags that are removed when no rule gives them. Default: no tag is removed.',
  },
  limits: {
    form: map(LIMITS, { name: 'limits' }),
    meaning: 'When a plan exceeds a limit, `apply` writes nothing.',
  },
  projects: {
    form: list(projectRule, { min: 0 }),
    meaning: 'Rules for projects; all are evaluated in order.',
  },
  findings: {
    form: list(findingRule, { min: 0 }),
    meaning: 'Rules for findings; the first that matches a finding decides.',
  },
  policies: {
    form: policies,
    meaning:
      'The newer policies, with the keys and values of the API; a part that is left out is not managed.',
  },
  'service-levels': {
    form: map(SERVICE_LEVELS, { name: 'service-levels' }),
    meaning: 'How long findings may be open, by severity; reported, never acted on.',
  },
  coverage: {
    form: boolean,
    meaning: 'Also report the repositories on GitHub that the platform does not know. Default: false.',
  },
} as const;

/** Everything that a file says, with its defaults; lines of rules are still places. */
export interface ReadFile {
  scope: NameList;
  managedTags: string[];
  limits: RuleLimits;
  projects: ReadRule<ProjectRule>[];
  findings?: ReadRule<FindingRule>[];
  policies?: ReadPolicies;
  serviceLevels: Partial<Record<Severity, number>>;
  coverage: boolean;
}

export const rulesFile: Form<ReadFile> = mapped(map(FIELDS, { name: 'the file' }), ({ values }) => {
  const limits = values.limits?.values;
  return {
    scope: values.scope?.values.projects ?? { names: [], patterns: [], except: [] },
    managedTags: values['managed-tags'] ?? [],
    limits: {
      changes: limits?.changes ?? { count: 100 },
      removals: limits?.removals ?? { percent: 10 },
      scansOff: limits?.['scans-off'] ?? { percent: 10 },
      findings: limits?.findings ?? { count: 500 },
      policies: limits?.policies ?? { count: 20 },
      policyDeletes: limits?.['policy-deletes'] ?? { count: 0 },
    },
    projects: values.projects ?? [],
    findings: values.findings,
    ...(values.policies === undefined ? {} : { policies: values.policies }),
    serviceLevels: { ...values['service-levels']?.values },
    coverage: values.coverage ?? false,
  };
});

/** What `rulesFile.schema` refers to. */
export const DEFINITIONS: Readonly<Record<string, Schema>> = Object.fromEntries(
  [NAMES, PROJECT_NAMES, TAG_NAMES, PROPERTY_VALUES, PROJECT_WHEN, FINDING_WHEN, FINDING_EXCEPT].map(
    ({ definition }) => definition,
  ),
);
