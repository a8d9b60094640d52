import { ACTIONS_TOKEN, APP_TOKEN } from '../emulator/github/believable-state.ts';
import { PULL_REQUEST } from '../emulator/platform/believable-state.ts';
import type { StepRun } from '../test/run-step.ts';

/** A step of the demo, and its expected result. */
export interface DemoStep {
  /** Name of its job, as on a run page. */
  name: string;
  /** Introduces its log to a newcomer. */
  about: string;
  /** May use outputs of earlier steps, by their names. */
  inputs(earlier: ReadonlyMap<string, StepRun>): Record<string, string>;
  /** Runs as if for the pull request of the embedded GitHub. */
  onPullRequest?: true;
  exitCode: number;
  outputs: Record<string, string | RegExp>;
}

const NOISE = {
  operation: 'triage',
  'issue-type': 'sast',
  status: 'open',
  severities: 'low, medium',
  repos: 'acme/*-api',
  'older-than': '180d',
  'new-triage-state': 'ignored',
  'new-triage-reason': 'acceptable_risk',
};
const RULES = { 'rules-file': 'code-security.yml', 'github-token': APP_TOKEN };

const reportOf = (earlier: ReadonlyMap<string, StepRun>, name: string) =>
  earlier.get(name)?.outputs['report-path'] ?? '';

export const demoSteps: readonly DemoStep[] = [
  {
    name: 'check',
    about: 'Shows what works here with this token and these permissions, before anything else is set up.',
    inputs: () => ({
      operation: 'check',
      projects: 'acme/payments-api',
      'github-token': ACTIONS_TOKEN,
      'metadata-token': APP_TOKEN,
    }),
    exitCode: 0,
    outputs: { outcome: 'succeeded', checks: /"works"/ },
  },
  {
    name: 'posture',
    about: 'Reports what is open, new, fixed and overdue after a week, of all products and by team.',
    inputs: () => ({ operation: 'posture', 'service-levels': 'critical: 14d, high: 30d' }),
    exitCode: 0,
    outputs: { outcome: 'succeeded', open: /^[1-9]\d*$/, overdue: /^[1-9]\d*$/, 'csv-path': /\.csv$/ },
  },
  {
    name: 'findings',
    about: 'Lists the open findings of high and critical severity, with a CSV file of them.',
    inputs: () => ({ operation: 'list-findings', status: 'open', severities: 'high, critical' }),
    exitCode: 0,
    outputs: { outcome: 'succeeded', count: /^[1-9]\d*$/, 'csv-path': /\.csv$/ },
  },
  {
    name: 'policies',
    about:
      'Lists the policies: which rules run, what blocks a pull request and what comments, and for which tags.',
    inputs: () => ({ operation: 'list-policies' }),
    exitCode: 0,
    outputs: { outcome: 'succeeded', count: '6' },
  },
  {
    name: 'projects',
    about: 'Lists the projects, and makes a matrix of them for a large fleet.',
    inputs: () => ({ operation: 'list-projects', projects: 'acme/*', 'shard-size': '20' }),
    exitCode: 0,
    outputs: { outcome: 'succeeded', matrix: '{"shard":["1/2","2/2"]}' },
  },
  {
    name: 'dependencies',
    about: 'Lists the repositories that use a package.',
    inputs: () => ({ operation: 'list-dependencies', 'dependency-filter': 'name: lodash' }),
    exitCode: 0,
    outputs: { outcome: 'succeeded', count: /^[1-9]\d*$/ },
  },
  {
    name: 'licenses',
    about:
      "Lists the packages whose license the platform's policy blocks, with the repositories that use them.",
    inputs: () => ({
      operation: 'list-dependencies',
      'dependencies-by': 'package',
      'dependency-filter': 'licensePolicySettings: [LICENSE_POLICY_SETTING_BLOCK]',
    }),
    exitCode: 0,
    outputs: { outcome: 'succeeded', count: /^[1-9]\d*$/, 'csv-path': /\.csv$/ },
  },
  {
    name: 'sbom',
    about: "Saves the platform's SBOM of a repository, with the commit that it belongs to.",
    inputs: () => ({ operation: 'sbom', projects: 'acme/payments-api' }),
    exitCode: 0,
    outputs: { outcome: 'succeeded', sboms: '1', 'sbom-path': /acme-payments-api\.cdx\.json$/ },
  },
  {
    name: 'export',
    about: 'Writes a first rules file that matches the platform.',
    inputs: () => ({ operation: 'export', 'rules-file': 'exported.yml' }),
    exitCode: 0,
    outputs: { outcome: 'succeeded', 'rules-path': /exported\.yml$/ },
  },
  {
    name: 'validate',
    about: 'Checks a rules file by itself, without a token, as a pull request from a fork would.',
    inputs: () => ({ operation: 'validate', 'rules-file': 'code-security.yml', token: '' }),
    exitCode: 0,
    outputs: { outcome: 'succeeded' },
  },
  {
    name: 'scan report',
    about: 'Reports a scan of a pull request with its findings.',
    inputs: () => ({ operation: 'scan', 'scan-id': String(PULL_REQUEST.scanId) }),
    exitCode: 0,
    outputs: { outcome: 'succeeded', 'scan-status': 'completed', 'scan-findings': '3' },
  },
  {
    name: 'managed scans',
    about:
      'Switches managed scans wherever patterns select: diff scans on, full scans off. Projects that are up to date get no write.',
    inputs: () => ({
      operation: 'managed-scan',
      projects: 'acme/*-api\nacme/*-app\nacme/*-gateway\n!acme/ios-*',
      'diff-scan': 'true',
      'full-scan': 'false',
    }),
    exitCode: 0,
    outputs: { outcome: 'succeeded', 'projects-failed': '0' },
  },
  {
    name: 'triage preview',
    about: 'Shows which findings a triage would ignore. A dry run cannot write.',
    inputs: () => ({ ...NOISE, 'dry-run': 'true' }),
    exitCode: 0,
    outputs: { outcome: 'succeeded', 'findings-selected': /^[1-9]\d*$/ },
  },
  {
    name: 'triage',
    about: 'Does exactly what the preview showed.',
    inputs: () => NOISE,
    exitCode: 0,
    outputs: { outcome: 'succeeded', 'num-triaged': /^[1-9]\d*$/ },
  },
  {
    name: 'undo',
    about: 'Reverts the triage, from its report, and lists what cannot be restored.',
    inputs: (earlier) => ({ operation: 'undo', report: reportOf(earlier, 'triage') }),
    exitCode: 0,
    outputs: { outcome: 'succeeded' },
  },
  {
    name: 'ticket preview',
    about: 'Shows which findings would get a ticket.',
    inputs: () => ({
      operation: 'ticket',
      'issue-type': 'sast',
      status: 'open',
      severities: 'critical',
      'dry-run': 'true',
    }),
    exitCode: 0,
    outputs: { outcome: 'succeeded' },
  },
  {
    name: 'issues',
    about: 'Keeps an issue on GitHub for each repository and rule with critical findings in dependencies.',
    inputs: () => ({
      ...{ operation: 'ticket', tracker: 'github', 'issue-repository': 'acme/payments-api' },
      ...{ 'issue-type': 'sca', status: 'open', severities: 'critical', repos: 'acme/payments-*' },
      'github-token': APP_TOKEN,
    }),
    exitCode: 0,
    outputs: { outcome: 'succeeded', 'tickets-created': /^[1-9]\d*$/ },
  },
  {
    name: 'plan',
    about: 'Compares a rules file with the platform and with the metadata of the repositories on GitHub.',
    inputs: () => ({ operation: 'plan', ...RULES }),
    onPullRequest: true,
    exitCode: 0,
    outputs: { outcome: 'succeeded', drift: 'true', 'plan-hash': /^[0-9a-f]{64}$/ },
  },
  {
    name: 'apply',
    about: 'Makes the changes, because the fresh plan equals the approved one.',
    inputs: (earlier) => ({
      operation: 'apply',
      ...RULES,
      'approved-plan': earlier.get('plan')?.outputs['plan-path'] ?? '',
    }),
    exitCode: 0,
    outputs: { outcome: 'succeeded' },
  },
  {
    name: 'plan again',
    about: 'Once applied, the rules change nothing more.',
    inputs: () => ({ operation: 'plan', ...RULES, 'fail-on-drift': 'true' }),
    exitCode: 0,
    outputs: { outcome: 'succeeded', drift: 'false', changes: '0' },
  },
  {
    name: 'gate',
    about:
      'Decides whether the findings of a pull request may pass, and says so in one comment. This one fails: one high finding is new.',
    inputs: () => ({ operation: 'gate', 'github-token': APP_TOKEN }),
    onPullRequest: true,
    exitCode: 1,
    outputs: { verdict: 'failed', 'findings-counted': '1', 'comment-url': /issuecomment/ },
  },
  {
    name: 'tags',
    about:
      'Tags five projects. One has the tags already and gets no write, and one name is misspelt: that fails the step but does not stop the others.',
    inputs: () => ({
      operation: 'tag',
      projects: 'acme/payments-api\nacme/payments-worker\nacme/ledger\nacme/session-store\nacme/chekout-ui',
      tags: 'pci\ntier-1',
    }),
    exitCode: 1,
    outputs: {
      outcome: 'partial',
      'projects-changed': '3',
      'projects-unchanged': '1',
      'projects-failed': '1',
    },
  },
];
