import type { TriageFilter } from './filter.ts';
import { TRIAGE_FILTERS, type TriageIssueType } from './filters.ts';
import type { RuleCondition } from './rules.ts';

const FILTERS: readonly TriageFilter[] = TRIAGE_FILTERS;

/** Kinds of findings that rules can triage. */
export const RULE_TYPES = ['sast', 'sca', 'secrets'] as const satisfies readonly TriageIssueType[];

/** Those that are filters of the API take their values and kinds from there. */
const ROWS: readonly RuleCondition[] = [
  {
    name: 'type',
    form: 'values',
    values: RULE_TYPES,
    alias: ['issue-type', 'kind', 'product'],
    meaning: 'Kind of the findings; a rule looks at one kind.',
  },
  {
    name: 'status',
    form: 'values',
    alias: ['triage-state'],
    meaning: 'Status of the finding. Secrets are never `reviewing` or `fixing`.',
  },
  {
    name: 'severity',
    form: 'values',
    alias: ['severities'],
    wire: 'severities',
    meaning: 'Severity of the finding.',
  },
  {
    name: 'confidence',
    form: 'values',
    meaning: 'Confidence of the rule that found it.',
  },
  {
    name: 'repo',
    form: 'names',
    spelled: 'project',
    alias: ['repos', 'repository', 'repositories', 'project', 'projects', 'name'],
    wire: 'repos',
    meaning: 'Names or patterns of repositories.',
  },
  {
    name: 'project-tag',
    form: 'names',
    spelled: 'tag',
    alias: ['project-tags', 'projects-tagged', 'tag', 'tags'],
    wire: 'project_tags',
    meaning: 'Tags of the project, or patterns of them.',
  },
  {
    name: 'rule',
    form: 'names',
    alias: ['rules', 'rule-name'],
    wire: 'rules',
    meaning: 'Names or patterns of the rules that found it.',
  },
  {
    name: 'path',
    form: 'names',
    spelled: 'path',
    alias: ['paths', 'file'],
    wire: 'paths',
    meaning: 'Patterns of file paths, such as `**/test/**`.',
  },
  {
    name: 'category',
    form: 'names',
    alias: ['categories'],
    wire: 'categories',
    meaning: 'Categories of the finding or patterns of them, such as `security`.',
  },
  {
    name: 'cwe',
    form: 'names',
    spelled: 'cwe',
    alias: ['cwe-names'],
    types: ['sast', 'sca'],
    meaning: 'Weaknesses by number, such as `CWE-79`.',
  },
  {
    name: 'branch',
    form: 'names',
    alias: ['ref', 'branches'],
    wire: 'ref',
    meaning:
      'Branches or patterns of them. Without it, each finding counts once, on whatever branches it is.',
  },
  {
    name: 'older-than',
    form: 'age',
    alias: ['older', 'age'],
    meaning: 'First detected, or reintroduced, longer ago than this age.',
  },
  {
    name: 'newer-than',
    form: 'age',
    alias: ['newer', 'since'],
    meaning: 'First detected, or reintroduced, within this age.',
  },
  {
    name: 'triaged-before',
    form: 'age',
    types: ['sast', 'sca'],
    meaning: 'Last triaged longer ago than this age.',
  },
  {
    name: 'triage-reason',
    form: 'values',
    alias: ['triage-reasons', 'reason'],
    wire: 'triage_reasons',
    meaning: 'The reason that the last triage gave.',
  },
  {
    name: 'verdict',
    form: 'values',
    alias: ['autotriage-verdict'],
    wire: 'autotriage_verdict',
    meaning: 'Verdict of the automatic triage.',
  },
  {
    name: 'component-tag',
    form: 'names',
    alias: ['component-tags', 'component'],
    wire: 'component_tags',
    meaning: 'Component tags of the finding or patterns of them, such as `user data`.',
  },
  {
    name: 'ticket',
    form: 'boolean',
    alias: ['has-ticket'],
    wire: 'has_ticket',
    meaning: 'Whether a ticket is linked.',
  },
  {
    name: 'decided-by',
    form: 'values',
    values: ['nobody', 'rules', 'platform', 'people', 'anyone'],
    meaning:
      'Whose decisions the rule may touch: `nobody` (never triaged) and `rules` (last triaged by a rule), which ' +
      'is the default; `platform` (its automation); `people`; `anyone`.',
  },
  {
    name: 'dependency',
    form: 'names',
    alias: ['dependencies', 'package'],
    wire: 'dependencies',
    meaning: 'Names or patterns of the dependency.',
  },
  {
    name: 'transitivity',
    form: 'values',
    alias: ['transitivities'],
    wire: 'transitivities',
    meaning: 'How the dependency comes in.',
  },
  {
    name: 'reachability',
    form: 'values',
    alias: ['exposures', 'exposure'],
    wire: 'exposures',
    meaning: 'Whether the vulnerable code can be reached.',
  },
  {
    name: 'epss-above',
    form: 'number',
    alias: ['epss', 'epss-score', 'epss-probability'],
    types: ['sca'],
    meaning: 'The EPSS score is above this: a number from 0 to 1.',
  },
  {
    name: 'malicious',
    form: 'boolean',
    alias: ['is-malicious'],
    types: ['sca'],
    meaning: 'Whether the dependency is malicious.',
  },
  {
    name: 'secret-type',
    form: 'names',
    alias: ['secret-types'],
    wire: 'secret_types',
    meaning: 'Types of the secret or patterns of them, often named after the provider.',
  },
  {
    name: 'validation',
    form: 'values',
    alias: ['validation-state'],
    wire: 'validation_state',
    meaning: 'Whether the secret could be validated.',
  },
  {
    name: 'visibility',
    form: 'values',
    alias: ['repository-visibility'],
    wire: 'repository_visibility',
    meaning: 'Visibility of the repository that holds the secret.',
  },
  {
    name: 'historical',
    form: 'boolean',
    alias: ['include-historical'],
    types: ['secrets'],
    meaning: 'Whether the secret is only in the history.',
  },
];

/** What the rules under `findings` can look at. */
export const FINDING_CONDITIONS = ROWS.map((row): RuleCondition => {
  const filter = FILTERS.find(({ wire }) => wire === (row.wire ?? row.name));
  if (filter === undefined) return row;
  const types = RULE_TYPES.filter((type) => filter.listed[type] !== undefined);
  const isOfAll = types.length === RULE_TYPES.length;
  const values = row.form === 'values' ? filter.values : undefined;
  return { ...row, values, types: isOfAll ? undefined : types };
});

export function findingCondition(key: string): RuleCondition | undefined {
  return FINDING_CONDITIONS.find((row) => row.name === key);
}
