import { type ByOperation, OPERATIONS, type Operation } from '../model/operations.ts';
import { FAILURE_REASONS } from './explain/explanation.ts';

const IF_TOO_LARGE = 'empty if it would not fit (the report has it).';

/** Outputs that are always set: to a number, `true` or `false`, or to `unknown`. */
export const FIGURES: ReadonlySet<string> = new Set([
  ...['projects-changed', 'projects-unchanged', 'projects-failed', 'num-triaged', 'findings-selected'],
  ...['tickets-created', 'tickets-closed', 'scan-findings', 'scan-exit-code', 'scan-total-time'],
  ...['findings-counted', 'changes', 'to-add', 'to-remove', 'to-switch', 'to-triage', 'policy-changes'],
  ...['drift', 'uncovered', 'overdue', 'open', 'new', 'fixed', 'ignored', 'count', 'sboms'],
]);

export interface OutputRow {
  name: string;
  operations: readonly Operation[];
  /** Its description, as a sentence. */
  text: ByOperation;
}

function outputs(
  operations: readonly Operation[],
  texts: Readonly<Record<string, ByOperation>>,
): OutputRow[] {
  return Object.entries(texts).map(([name, text]) => ({ name, operations, text }));
}

/** The outputs, in the order of action.yml: `npm run docs` writes each `action.yml` and the tables of the pages from it. */
export const OUTPUTS: readonly OutputRow[] = [
  ...outputs(OPERATIONS, {
    outcome: '`succeeded`, `partial` (something was done, something failed) or `failed`.',
    'failure-reason': `When the step failed, one of these words for the cause: \`${FAILURE_REASONS.join('`, `')}\`.`,
    'report-path': 'Path of a JSON file with everything the step saw and did; also set when the step fails.',
  }),
  ...outputs(['tag', 'managed-scan', 'undo'], {
    'projects-changed': 'Count of projects that changed; in a dry run, of those that would change.',
    'projects-unchanged':
      'Count of projects that were already up to date, or were left because they changed in the meantime.',
    'projects-failed': 'Count of projects that failed, were not reached, or whose outcome is unknown.',
  }),
  ...outputs(['triage', 'undo'], {
    'num-triaged':
      "Count of findings that the platform reported as triaged, counted once per branch, or the platform's own count if that is larger; `0` in a dry run.",
    'triaged-issues': 'JSON array of the triaged ids; empty if it would not fit (the report has them).',
  }),
  ...outputs(['triage'], {
    'findings-selected':
      'Count of findings that the listing selected, before `limit`; `unknown` when some may be missing, and when nothing is listed, as by ids.',
  }),
  ...outputs(['ticket'], {
    'tickets-created': 'Count of tickets that were opened; `0` in a dry run.',
    'tickets-closed':
      'With `tracker: github`, count of issues that were closed because none of their findings is still open; `0` in a dry run.',
    tickets:
      'JSON array of the tickets that findings got in this run, each with its `url` and the `ids` of those findings; empty if it would not fit.',
  }),
  ...outputs(['scan', 'gate'], {
    scan: 'The scan as JSON; a JSON array if the commit has several.',
    'scan-id':
      'Id of the scan. If there are several, the newest that failed or is still running, otherwise the newest; the other outputs about the scan describe the same one.',
    'scan-status':
      '`completed` (exit code 0, 1 or none), `failed` or `running`; unset when the platform does not say how the scan ended.',
    'scan-findings':
      'Count of findings of a completed scan, or the sum if there are several scans; otherwise `unknown`.',
    'scan-exit-code': 'Exit code of the scan.',
    'scan-total-time': 'Duration of the scan, in seconds.',
    'scan-branch':
      'Git reference that was scanned. Text that others wrote: pass it to scripts through `env`.',
    'scan-commit': 'Hash of the commit that was scanned.',
    'scan-completed-at': 'Time when the scan completed, such as `2026-11-21T05:17:09Z`.',
  }),
  ...outputs(['gate'], {
    verdict: '`passed`, `failed`, `timed-out`, `no-scan` or `skipped`.',
    'findings-counted':
      'Count of findings that count against the gate; with `fail-on: none`, of all open findings, none of which fails it; `unknown` unless all could be judged.',
  }),
  ...outputs(['gate', 'list-findings', 'posture'], {
    counts: {
      gate: 'JSON object with the count of each severity; unset when `findings-counted` is `unknown`.',
      'list-findings': 'JSON object with, for each product, an object with the count of each severity.',
      posture:
        'JSON object with, for each product, an object with the count of open findings of each severity; unset when `open` is `unknown`.',
    },
  }),
  ...outputs(['plan', 'apply'], {
    changes: 'Total count of changes; `unknown` when some may be missing.',
    'to-add': 'Count of tags to add.',
    'to-remove': 'Count of tags to remove.',
    'to-switch': 'Count of managed scans to switch.',
    'to-triage': 'Count of findings to triage.',
    'policy-changes': 'Count of changes to policies and exceptions; `0` if the file has no policies.',
    'plan-hash': 'Hash of the plan, 64 hexadecimal digits, for `approved-plan`.',
    'plan-path': "Path of the plan's file, for `approved-plan`.",
    drift: {
      plan: '`true` when anything would change, else `false`, or `unknown`.',
      apply: '`true` when changes remain, else `false`, or `unknown`.',
    },
  }),
  ...outputs(['posture'], {
    open: 'Count of findings that are open, in review or to be fixed; `unknown` when some may be missing, as are the other counts.',
    new: 'Count of findings that were first detected, or came back, within `period`.',
    fixed: 'Count of findings that were fixed within `period`.',
    ignored: 'Count of findings that were ignored within `period`.',
  }),
  ...outputs(['plan'], {
    uncovered:
      'Count of repositories that the platform does not know; `unknown` without `coverage`, and, with a warning, when the token cannot list all of them.',
  }),
  ...outputs(['plan', 'posture'], {
    overdue:
      'Count of findings that have been open longer than the service levels allow; `unknown` without service levels, and when the findings could not all be listed.',
  }),
  ...outputs(['export'], { 'rules-path': 'Path of the rules file that was written.' }),
  ...outputs(['gate', 'plan'], { 'comment-url': 'Address of the comment on the pull request.' }),
  ...outputs(['plan', 'apply', 'triage', 'posture', 'list-findings', 'list-dependencies'], {
    'issue-url': 'Address of the tracking issue.',
  }),
  ...outputs(['list-projects', 'list-findings', 'list-policies', 'list-dependencies'], {
    count: 'Count of rows; `unknown` when some may be missing.',
  }),
  ...outputs(['list-projects'], { projects: `JSON array; ${IF_TOO_LARGE}` }),
  ...outputs(['list-findings'], { findings: `JSON array; ${IF_TOO_LARGE}` }),
  ...outputs(['list-policies'], { policies: `JSON array; ${IF_TOO_LARGE}` }),
  ...outputs(['list-dependencies'], {
    repositories: `With \`dependencies-by: repository\`, a JSON array; ${IF_TOO_LARGE}`,
    dependencies: `With \`dependencies-by: package\`, a JSON array of the packages; ${IF_TOO_LARGE}`,
    lockfiles: `With \`dependencies-by: lockfile\`, a JSON array; ${IF_TOO_LARGE}`,
  }),
  ...outputs(['list-projects', 'list-findings', 'list-dependencies', 'posture'], {
    'csv-path': {
      'list-dependencies':
        'Path of a CSV file with a row for each repository or lockfile; with `dependencies-by: package`, a row for each dependency, with its repository, file and line.',
      'list-projects': 'Path of a CSV file with the projects.',
      'list-findings': 'Path of a CSV file with the findings.',
      posture: 'Path of a CSV file with the findings that are open or changed within `period`.',
    },
  }),
  ...outputs(['list-findings'], {
    'sarif-path':
      'Path of a SARIF file with the findings that are open, in review or to be fixed, to upload to code scanning. Unset when the findings belong to several repositories, when the filters select only fixed or ignored ones, or when some may be missing.',
  }),
  ...outputs(['list-projects'], {
    matrix: '`{"shard":["1/4",…]}` for a job matrix; `shard-size` sets the size of a shard.',
  }),
  ...outputs(['sbom'], {
    'sbom-path':
      'Path of the folder with the SBOMs, or of the file if there is only one; unset if there is none.',
    sboms: 'Count of SBOMs that were saved.',
    'sbom-commit':
      'Hash of the commit whose dependencies a single SBOM lists: that of the latest full scan with Supply Chain; unset when the platform does not show it, or the SBOM has no `serialNumber`.',
  }),
  ...outputs(['check'], {
    checks:
      'JSON array with an entry for each line of the table: `check`, `state` (`works`, `attention` or `fails`), `says` and `for`.',
  }),
];

/** Whether an operation has an output. */
export function hasOutput(operation: string, name: string): boolean {
  return OUTPUTS.some((row) => row.name === name && row.operations.some((own) => own === operation));
}

/** Figures of an operation, or of all if none has this name. GitHub takes an unset output for null, which equals `'0'`. */
export function unknownFigures(operation = ''): Record<string, string> {
  const own = OPERATIONS.find((name) => name === operation.trim().toLowerCase());
  const rows = OUTPUTS.filter(({ operations }) => own === undefined || operations.includes(own));
  return Object.fromEntries(rows.flatMap(({ name }) => (FIGURES.has(name) ? [[name, 'unknown']] : [])));
}
