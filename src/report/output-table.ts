import { type ByOperation, OPERATIONS, type Operation } from '../model/operations.ts';
import { FAILURE_REASONS } from './explain/explanation.ts';

const IF_TOO_LARGE = 'empty if it would not fit.';

/** Always set: to a number, `true` or `false`, or to `unknown`. */
export const FIGURES: ReadonlySet<string> = new Set([
  ...['projects-changed', 'projects-unchanged', 'projects-failed', 'num-triaged', 'findings-selected'],
  ...['tickets-created', 'tickets-closed', 'scan-findings', 'scan-exit-code', 'scan-total-time'],
  ...['findings-counted', 'changes', 'to-add', 'to-remove', 'to-switch', 'to-triage', 'policy-changes'],
  ...['drift', 'uncovered', 'overdue', 'open', 'new', 'fixed', 'ignored', 'count', 'sboms'],
]);

export interface OutputRow {
  name: string;
  operations: readonly Operation[];
  text: ByOperation;
}

function outputs(
  operations: readonly Operation[],
  texts: Readonly<Record<string, ByOperation>>,
): OutputRow[] {
  return Object.entries(texts).map(([name, text]) => ({ name, operations, text }));
}

/** In the order of action.yml; `npm run docs` writes it and the tables of the pages. */
export const OUTPUTS: readonly OutputRow[] = [
  ...outputs(OPERATIONS, {
    outcome: '`succeeded`, `partial` (something was done, something failed) or `failed`.',
    'failure-reason': `The cause, if the step failed: \`${FAILURE_REASONS.join('`, `')}\`.`,
    'report-path': 'Path of a JSON file with everything the step saw and did, also if it failed.',
  }),
  ...outputs(['tag', 'managed-scan', 'undo'], {
    'projects-changed': 'Projects that changed, or in a dry run would change.',
    'projects-unchanged': 'Projects that were up to date, or changed in the meantime.',
    'projects-failed': 'Projects that failed, were not reached, or are unknown.',
  }),
  ...outputs(['triage', 'undo'], {
    'num-triaged':
      'Findings triaged according to the platform, once for each branch, or its own count if larger; `0` in a dry run.',
    'triaged-issues': `JSON array of the triaged ids; ${IF_TOO_LARGE}`,
  }),
  ...outputs(['triage'], {
    'findings-selected': 'Findings that the listing selected, before `limit`; `unknown` by ids, too.',
  }),
  ...outputs(['ticket'], {
    'tickets-created': 'Tickets that were opened; `0` in a dry run.',
    'tickets-closed': 'With `tracker: github`, issues that were closed; `0` in a dry run.',
    tickets: `JSON array of the new tickets, each with \`url\` and the \`ids\` of findings; ${IF_TOO_LARGE}`,
  }),
  ...outputs(['scan', 'gate'], {
    scan: 'The scan as JSON; an array if there are several.',
    'scan-id':
      'Id of the scan: of several the newest that failed or is running, else the newest; the other outputs are about the same one.',
    'scan-status': '`completed` (exit code 0, 1 or none), `failed` or `running`; unset when unknown.',
    'scan-findings': 'Findings of a completed scan, or the sum of several.',
    'scan-exit-code': 'Exit code of the scan.',
    'scan-total-time': 'Duration of the scan, in seconds.',
    'scan-branch': 'Git reference that was scanned. Pass it to scripts through `env`.',
    'scan-commit': 'Hash of the commit that was scanned.',
    'scan-completed-at': 'Time when the scan completed.',
  }),
  ...outputs(['gate'], {
    verdict: '`passed`, `failed`, `timed-out`, `no-scan` or `skipped`.',
    'findings-counted': 'Findings that count against the gate; with `fail-on: none`, all open ones.',
  }),
  ...outputs(['gate', 'list-findings', 'posture'], {
    counts: {
      gate: 'JSON: severity → number; unset when `findings-counted` is `unknown`.',
      'list-findings': 'JSON: product → severity → number.',
      posture: 'JSON: product → severity → number open; unset when `open` is `unknown`.',
    },
  }),
  ...outputs(['plan', 'apply'], {
    changes: 'Changes in all.',
    'to-add': 'Tags to add.',
    'to-remove': 'Tags to remove.',
    'to-switch': 'Managed scans to switch.',
    'to-triage': 'Findings to triage.',
    'policy-changes': 'Changes to policies and exceptions.',
    'plan-hash': 'Hash of the plan, 64 hexadecimal digits, for `approved-plan`.',
    'plan-path': "Path of the plan's file, for `approved-plan`.",
    drift: {
      plan: '`true` when anything would change, `false` or `unknown`.',
      apply: '`true` when changes remain, `false` or `unknown`.',
    },
  }),
  ...outputs(['posture'], {
    open: 'Findings that are open, in review or to be fixed.',
    new: 'Findings first detected, or back again, within `period`.',
    fixed: 'Findings fixed within `period`.',
    ignored: 'Findings ignored within `period`.',
  }),
  ...outputs(['plan'], {
    uncovered: 'Repositories that the platform does not know; `unknown` without `coverage`.',
  }),
  ...outputs(['plan', 'posture'], {
    overdue: 'Findings open longer than the service levels allow; `unknown` without any.',
  }),
  ...outputs(['export'], { 'rules-path': 'Path of the rules file that was written.' }),
  ...outputs(['gate', 'plan'], { 'comment-url': 'Address of the comment on the pull request.' }),
  ...outputs(['plan', 'apply', 'triage', 'posture', 'list-findings', 'list-dependencies'], {
    'issue-url': 'Address of the tracking issue.',
  }),
  ...outputs(['list-projects', 'list-findings', 'list-policies', 'list-dependencies'], {
    count: 'Rows; `unknown` when some may be missing.',
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
    'csv-path': 'Path of a CSV file with the rows.',
  }),
  ...outputs(['list-findings'], {
    'sarif-path':
      'Path of a SARIF file for code scanning; unset when the findings span several repositories, none can be open, or some may be missing.',
  }),
  ...outputs(['list-projects'], {
    matrix: '`{"shard":["1/4",…]}` for a job matrix; `shard-size` sets the size of a shard.',
  }),
  ...outputs(['sbom'], {
    'sbom-path': 'Path of the folder with the SBOMs, or of the only file; unset if there is none.',
    sboms: 'SBOMs that were saved.',
    'sbom-commit':
      'Commit whose dependencies a single SBOM lists; unset when unknown, or when the SBOM has no `serialNumber`.',
  }),
  ...outputs(['check'], {
    checks: 'JSON array of the lines: `check`, `state` (`works`, `attention` or `fails`), `says` and `for`.',
  }),
];

export function hasOutput(operation: string, name: string): boolean {
  return OUTPUTS.some((row) => row.name === name && row.operations.some((own) => own === operation));
}

/** For all operations if none has this name. GitHub takes an unset output for null, which equals `'0'`. */
export function unknownFigures(operation = ''): Record<string, string> {
  const own = OPERATIONS.find((name) => name === operation.trim().toLowerCase());
  const rows = OUTPUTS.filter(({ operations }) => own === undefined || operations.includes(own));
  return Object.fromEntries(rows.flatMap(({ name }) => (FIGURES.has(name) ? [[name, 'unknown']] : [])));
}
