import { filterInput, TRIAGE_FILTERS } from '../model/filters.ts';
import type { Operation } from '../model/request.ts';

export const OPERATIONS = [
  'tag',
  'managed-scan',
  'triage',
  'scan',
  'list-projects',
  'list-policies',
  'list-dependencies',
] as const satisfies readonly Operation[];

const FLEET = ['tag', 'managed-scan'] as const;
const LISTS = ['list-projects', 'list-policies', 'list-dependencies'] as const;

export interface InputRow {
  name: string;
  operations: readonly Operation[];
  required?: boolean;
  /** What arrives when a workflow does not set it. */
  default?: string;
}

/** Every input, in the order of action.yml, and the operations it belongs to. */
export const INPUTS = [
  { name: 'operation', operations: OPERATIONS, required: true },
  { name: 'token', operations: OPERATIONS, required: true },
  { name: 'base-url', operations: OPERATIONS, default: 'https://semgrep.dev' },
  { name: 'deployment-slug', operations: OPERATIONS },
  { name: 'deployment-id', operations: OPERATIONS },
  { name: 'projects', operations: [...FLEET, 'list-projects'] },
  { name: 'tags', operations: ['tag'] },
  { name: 'diff-scan', operations: ['managed-scan'] },
  { name: 'full-scan', operations: ['managed-scan'] },
  { name: 'issue-type', operations: ['triage'] },
  { name: 'issue-ids', operations: ['triage'] },
  { name: 'new-triage-state', operations: ['triage'] },
  { name: 'new-triage-reason', operations: ['triage'] },
  { name: 'new-note', operations: ['triage'] },
  { name: 'limit', operations: ['triage'] },
  ...TRIAGE_FILTERS.map((filter) => ({ name: filterInput(filter), operations: ['triage'] as const })),
  { name: 'scan-id', operations: ['scan'] },
  { name: 'dependency-filter', operations: ['list-dependencies'] },
  { name: 'page-size', operations: LISTS },
  { name: 'shard-size', operations: ['list-projects'], default: '500' },
  { name: 'shard', operations: [...FLEET, 'list-projects'] },
  { name: 'dry-run', operations: [...FLEET, 'triage'], default: 'false' },
  { name: 'max-changes', operations: FLEET },
  { name: 'concurrency', operations: FLEET, default: '8' },
  { name: 'request-timeout', operations: OPERATIONS, default: '30' },
  { name: 'max-retries', operations: OPERATIONS, default: '5' },
] as const satisfies readonly InputRow[];
