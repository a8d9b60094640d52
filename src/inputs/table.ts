import { TEAM_PREFIX } from '../findings/counts.ts';
import type { FindingFilter } from '../findings/filter.ts';
import { FINDING_FILTERS } from '../findings/filters.ts';
import { filterInput } from '../model/findings.ts';

/** In the order of action.yml. */
export const OPERATIONS = [
  'tag',
  'managed-scan',
  'triage',
  'ticket',
  'scan',
  'gate',
  'plan',
  'apply',
  'validate',
  'export',
  'undo',
  'list-projects',
  'list-findings',
  'list-policies',
  'list-dependencies',
] as const;

export type Operation = (typeof OPERATIONS)[number];

/** The runner evaluates it. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
export const GITHUB_TOKEN_DEFAULT = '${{ github.token }}';

const FLEET = ['tag', 'managed-scan'] as const;
const FINDINGS = ['triage', 'ticket', 'list-findings'] as const;
/** Operations that take a filter: `ticket` opens none where there is one. */
function operationsOf({ name, inGate }: FindingFilter): readonly Operation[] {
  if (name === 'has_ticket') return FINDINGS.filter((one) => one !== 'ticket');
  return inGate ? [...FINDINGS, 'gate'] : FINDINGS;
}

/** Inputs of other operations by which people select findings. */
const FILTER_ALIASES: Readonly<Partial<Record<string, readonly string[]>>> = {
  repos: ['projects', 'repository', 'repositories'],
  project_tags: ['tags', 'projects-tagged'],
};

const LISTS = ['list-projects', 'list-findings', 'list-policies', 'list-dependencies'] as const;
const RULES = ['plan', 'apply'] as const;
/** They can keep a tracking issue. */
const TRACKED = [...RULES, 'triage', 'list-findings'] as const;

export interface InputRow {
  name: string;
  operations: readonly Operation[];
  required?: boolean;
  /** Other names that people give it. */
  alias?: readonly string[];
  /** What arrives when a workflow does not set it. */
  default?: string;
  /** What an empty value means, without being the default in action.yml; by operation where they differ. */
  otherwise?: string | { readonly [O in Operation]?: string };
  /** The default is an expression, so that what arrives does not say whether it was set. */
  evaluated?: true;
}

/** Every input, in the order of action.yml, and the operations it belongs to. */
export const INPUTS = [
  { name: 'operation', operations: OPERATIONS, required: true },
  // Only `validate` goes without, so that the step checks it.
  { name: 'token', operations: OPERATIONS },
  { name: 'base-url', operations: OPERATIONS, default: 'https://semgrep.dev' },
  { name: 'deployment-slug', operations: OPERATIONS },
  { name: 'deployment-id', operations: OPERATIONS },
  {
    name: 'projects',
    operations: [...FLEET, 'undo', 'scan', 'gate', 'list-projects', 'export'],
    alias: ['repo', 'repository', 'repositories'],
  },
  { name: 'projects-tagged', operations: [...FLEET, 'list-projects'] },
  { name: 'tags', operations: ['tag'] },
  { name: 'remove-tags', operations: ['tag'] },
  { name: 'diff-scan', operations: ['managed-scan'] },
  { name: 'full-scan', operations: ['managed-scan'] },
  {
    name: 'issue-type',
    operations: FINDINGS,
    otherwise: { 'list-findings': 'sast' },
    alias: ['type', 'product', 'products'],
  },
  { name: 'issue-ids', operations: ['triage', 'ticket'] },
  { name: 'group-issues', operations: ['ticket'], default: 'true' },
  { name: 'jira-project-id', operations: ['ticket'] },
  { name: 'new-triage-state', operations: ['triage'], alias: ['state', 'new-state'] },
  { name: 'new-triage-reason', operations: ['triage'], alias: ['reason', 'new-reason'] },
  { name: 'new-note', operations: ['triage'], alias: ['note'] },
  ...FINDING_FILTERS.filter(({ onlyInRules }) => !onlyInRules).map((filter) => ({
    name: filterInput(filter),
    operations: operationsOf(filter),
    alias: [...(filter.rule ? [filter.rule.name] : []), ...(FILTER_ALIASES[filter.name] ?? [])],
  })),
  { name: 'selection', operations: ['triage'], default: 'listed' },
  { name: 'limit', operations: ['triage'] },
  { name: 'scan-id', operations: ['scan'] },
  { name: 'commit', operations: ['scan', 'gate'] },
  { name: 'wait-for', operations: ['scan', 'gate'], otherwise: { scan: '0s', gate: '15m' } },
  { name: 'fail-on', operations: ['gate'], default: 'high', alias: ['severity', 'severities'] },
  { name: 'fail-on-confidence', operations: ['gate'], default: 'low' },
  { name: 'products', operations: ['gate'], alias: ['issue-type'] },
  { name: 'warn-only', operations: ['gate'], default: 'false' },
  { name: 'new-only', operations: ['gate'], default: 'true' },
  { name: 'inherit-ignores', operations: ['gate'], default: 'true' },
  { name: 'provisionally-ignored', operations: ['gate'], default: 'ignore' },
  { name: 'on-timeout', operations: ['gate'], otherwise: 'fail' },
  // Without a token, `fail` means more when it was written.
  { name: 'on-no-scan', operations: ['gate'], otherwise: 'fail' },
  { name: 'annotations', operations: ['gate'], default: 'true' },
  { name: 'rules-file', operations: [...RULES, 'validate', 'export'], default: '.github/code-security.yml' },
  { name: 'approved-plan', operations: ['apply'], default: 'none' },
  { name: 'fail-on-drift', operations: ['plan'], default: 'false' },
  { name: 'fail-if', operations: ['plan'] },
  { name: 'report', operations: ['undo'] },
  { name: 'github-token', operations: ['gate', ...TRACKED], default: GITHUB_TOKEN_DEFAULT, evaluated: true },
  { name: 'metadata-token', operations: RULES },
  { name: 'comment', operations: ['gate', 'plan'], default: 'auto' },
  { name: 'comment-footer', operations: ['gate', ...TRACKED] },
  { name: 'issue', operations: TRACKED, default: 'never' },
  { name: 'issue-labels', operations: TRACKED },
  { name: 'issue-assignees', operations: TRACKED },
  { name: 'dependency-filter', operations: ['list-dependencies'] },
  { name: 'group-by', operations: ['list-findings', 'plan'], default: TEAM_PREFIX },
  { name: 'page-size', operations: LISTS },
  { name: 'dry-run', operations: [...FLEET, 'triage', 'ticket', 'undo', 'apply'], default: 'false' },
  // Only where patterns, tags or filters select what nobody has counted.
  {
    name: 'max-changes',
    operations: [...FLEET, 'triage', 'ticket', 'undo'],
    otherwise: { tag: '100', 'managed-scan': '100', triage: '1000', ticket: '20' },
  },
  { name: 'shard', operations: [...FLEET, 'list-projects'] },
  { name: 'shard-size', operations: ['list-projects'], default: '500' },
  {
    name: 'concurrency',
    operations: OPERATIONS.filter((one) => !['scan', 'validate', 'export', 'list-policies'].includes(one)),
    default: '8',
  },
  { name: 'request-timeout', operations: OPERATIONS, default: '70' },
  { name: 'max-retries', operations: OPERATIONS, default: '5' },
  { name: 'time-limit', operations: OPERATIONS, default: '60m' },
] as const satisfies readonly InputRow[];
