import type { ByOperation } from '../inputs/row.ts';
import { OPERATIONS, type Operation } from '../model/operations.ts';

const FLEET = ['tag', 'managed-scan', 'undo'] as const;
const SCANS = ['scan', 'gate'] as const;
const RULES = ['plan', 'apply'] as const;
const LISTS = ['list-projects', 'list-findings', 'list-policies', 'list-dependencies'] as const;

export interface OutputRow {
  name: string;
  operations: readonly Operation[];
  /** Its description, as a sentence. */
  text: ByOperation<string>;
}

/** Every output, in the order of action.yml: `npm run docs` writes each `action.yml` and the tables of the pages from it. */
export const OUTPUTS = [
  {
    name: 'outcome',
    operations: OPERATIONS,
    text: '`succeeded`, `partial` (something was done, something failed) or `failed`.',
  },
  {
    name: 'failure-reason',
    operations: OPERATIONS,
    text: 'When the step failed, a fixed word for the cause: `invalid-inputs`, `token-refused`, `not-found`, `rate-limited`, `unreachable`, `too-many-changes`, `plan-changed`, `gate-failed`, `scan-timeout`, `no-scan`, `drift`, `overdue`, `uncovered`, `found`, `not-known`, `some-failed`, `uncertain`, `time-limit`, `cancelled` or `other`.',
  },
  {
    name: 'report-path',
    operations: OPERATIONS,
    text: 'Path of a JSON file with everything the step saw and did, also when it failed.',
  },
  {
    name: 'projects-changed',
    operations: FLEET,
    text: 'Count of projects that changed; in a dry run, of those that would change.',
  },
  { name: 'projects-unchanged', operations: FLEET, text: 'Count of projects that were already up to date.' },
  {
    name: 'projects-failed',
    operations: FLEET,
    text: 'Count of projects that failed, or whose outcome is unknown.',
  },
  {
    name: 'num-triaged',
    operations: ['triage', 'undo'],
    text: 'Count of findings that the platform reported as triaged, on each branch by itself, with those that moved along; its own count, where that is larger; unset in a dry run.',
  },
  {
    name: 'triaged-issues',
    operations: ['triage', 'undo'],
    text: 'JSON array of their ids; empty if it would not fit (the report has them).',
  },
  {
    name: 'findings-selected',
    operations: ['triage'],
    text: 'Count of findings that the listing selected, before `limit`.',
  },
  {
    name: 'tickets-created',
    operations: ['ticket'],
    text: 'Count of tickets that were opened; unset in a dry run.',
  },
  {
    name: 'tickets-closed',
    operations: ['ticket'],
    text: 'With `tracker: github`, count of issues that were closed because none of their findings is open any more; unset in a dry run.',
  },
  {
    name: 'tickets',
    operations: ['ticket'],
    text: 'JSON array of the tickets that findings got in this run, each with its `url` and the `ids` of those findings; empty if it would not fit.',
  },
  {
    name: 'scan',
    operations: SCANS,
    text: 'The scan as JSON; a JSON array of several scans of the commit.',
  },
  {
    name: 'scan-id',
    operations: SCANS,
    text: 'Id of the scan. Of several: of the newest that failed or is still running, else of the newest, like the other outputs about the scan.',
  },
  {
    name: 'scan-status',
    operations: SCANS,
    text: '`completed` (exit code 0, 1 or none), `failed` or `running`; unset when the platform does not say how the scan ended.',
  },
  {
    name: 'scan-findings',
    operations: SCANS,
    text: 'Count of findings of a completed scan, of several scans their sum; otherwise unset.',
  },
  { name: 'scan-exit-code', operations: SCANS, text: 'Exit code of the scan.' },
  { name: 'scan-total-time', operations: SCANS, text: 'Duration of the scan, in seconds.' },
  {
    name: 'scan-branch',
    operations: SCANS,
    text: 'Git reference that was scanned. Text that others wrote: pass it to scripts through `env`.',
  },
  { name: 'scan-commit', operations: SCANS, text: 'Hash of the commit that was scanned.' },
  { name: 'scan-completed-at', operations: SCANS, text: 'Time when the scan completed, ISO 8601.' },
  { name: 'verdict', operations: ['gate'], text: '`passed`, `failed`, `timed-out`, `no-scan` or `skipped`.' },
  {
    name: 'findings-counted',
    operations: ['gate'],
    text: 'Count of findings that count against the gate; with `fail-on: none`, of all open findings, and none of them fails it.',
  },
  {
    name: 'counts',
    operations: ['gate', 'list-findings'],
    text: {
      gate: 'JSON object with the count of each severity.',
      'list-findings': 'JSON object with, for each product, an object with the count of each severity.',
    },
  },
  { name: 'changes', operations: RULES, text: 'Total count of changes.' },
  { name: 'to-add', operations: RULES, text: 'Count of tags to add.' },
  { name: 'to-remove', operations: RULES, text: 'Count of tags to remove.' },
  { name: 'to-switch', operations: RULES, text: 'Count of managed scans to switch.' },
  { name: 'to-triage', operations: RULES, text: 'Count of findings to triage.' },
  {
    name: 'policy-changes',
    operations: RULES,
    text: 'Count of changes to policies and exceptions; `0` if the file has no policies.',
  },
  {
    name: 'plan-hash',
    operations: RULES,
    text: 'Hash of the plan, 64 hexadecimal digits, for `approved-plan`.',
  },
  { name: 'plan-path', operations: RULES, text: "Path of the plan's file, for `approved-plan`." },
  {
    name: 'drift',
    operations: RULES,
    text: '`true` when anything would change, else `false`; unset when that could not be found out.',
  },
  {
    name: 'uncovered',
    operations: ['plan'],
    text: 'Count of repositories that the platform does not know; unset, with a warning, when the token cannot list all of them.',
  },
  {
    name: 'overdue',
    operations: ['plan'],
    text: 'Count of findings that have been open longer than the service levels allow; unset without service levels, and when the findings could not all be listed.',
  },
  { name: 'rules-path', operations: ['export'], text: 'Path of the rules file that was written.' },
  { name: 'comment-url', operations: ['gate', 'plan'], text: 'Address of the comment on the pull request.' },
  {
    name: 'issue-url',
    operations: ['plan', 'apply', 'triage', 'list-findings', 'list-dependencies'],
    text: 'Address of the tracking issue.',
  },
  {
    name: 'count',
    operations: LISTS,
    text: 'Count of rows; unset when the list could not be read to its end.',
  },
  {
    name: 'projects',
    operations: ['list-projects'],
    text: 'JSON array; empty if it would not fit (the report has it).',
  },
  {
    name: 'findings',
    operations: ['list-findings'],
    text: 'JSON array; empty if it would not fit (the report has it).',
  },
  {
    name: 'policies',
    operations: ['list-policies'],
    text: 'JSON array; empty if it would not fit (the report has it).',
  },
  {
    name: 'repositories',
    operations: ['list-dependencies'],
    text: 'With `dependencies-by: repository`, a JSON array; empty if it would not fit (the report has it).',
  },
  {
    name: 'dependencies',
    operations: ['list-dependencies'],
    text: 'With `dependencies-by: package`, a JSON array of the packages; empty if it would not fit (the report has it).',
  },
  {
    name: 'lockfiles',
    operations: ['list-dependencies'],
    text: 'With `dependencies-by: lockfile`, a JSON array; empty if it would not fit (the report has it).',
  },
  {
    name: 'csv-path',
    operations: ['list-projects', 'list-findings', 'list-dependencies'],
    text: {
      'list-dependencies':
        'Path of a CSV file: a row for each repository or lockfile; by package for each dependency, with repository, file and line.',
      'list-projects': 'Path of a CSV file with the projects.',
      'list-findings': 'Path of a CSV file with the findings.',
    },
  },
  {
    name: 'sarif-path',
    operations: ['list-findings'],
    text: 'Path of a SARIF file with the findings, to upload to code scanning. Unset when they belong to several repositories.',
  },
  {
    name: 'matrix',
    operations: ['list-projects'],
    text: '`{"shard":["1/4",…]}` for a job matrix; `shard-size` sets the size of a shard.',
  },
  {
    name: 'sbom-path',
    operations: ['sbom'],
    text: 'Path of the folder with the SBOMs, or of the file if there is only one; unset if there is none.',
  },
  { name: 'sboms', operations: ['sbom'], text: 'Count of SBOMs that were saved.' },
  {
    name: 'sbom-commit',
    operations: ['sbom'],
    text: 'Hash of the commit whose dependencies a single SBOM lists: that of the latest full scan with Supply Chain; unset when the platform does not show it.',
  },
  {
    name: 'checks',
    operations: ['check'],
    text: 'JSON array with an entry for each line of the table: `check`, `state` (`works`, `attention` or `fails`), `says` and `for`.',
  },
] as const satisfies readonly OutputRow[];
