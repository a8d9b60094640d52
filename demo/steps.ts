import { PULL_REQUEST_SCAN } from '../emulator/platform/believable-scans.ts';

/** One step of the demo, and what it has to come to. */
export interface DemoStep {
  /** Of its job, as on a run page. */
  name: string;
  /** What a newcomer should know before its log. */
  about: string;
  inputs: Record<string, string>;
  exitCode: number;
  outputs: Record<string, string>;
}

export const demoSteps: readonly DemoStep[] = [
  {
    name: 'scan report',
    about: 'Reports a scan of a pull request: what it found, where and in what time.',
    inputs: { operation: 'scan', 'scan-id': String(PULL_REQUEST_SCAN) },
    exitCode: 0,
    outputs: { outcome: 'succeeded', 'scan-findings': '3', 'scan-exit-code': '1' },
  },
  {
    name: 'tags',
    about:
      'Tags five projects: one has the tags already and gets no write, and one name is misspelt, which fails the ' +
      'step but does not stop the others.',
    inputs: {
      operation: 'tag',
      projects: 'acme/payments-api\nacme/payments-worker\nacme/ledger\nacme/session-store\nacme/chekout-ui',
      tags: 'pci\ntier-1',
    },
    exitCode: 1,
    outputs: {
      outcome: 'partial',
      'projects-changed': '3',
      'projects-unchanged': '1',
      'projects-failed': '1',
    },
  },
  {
    name: 'managed scans',
    about:
      'Switches managed scans wherever patterns select: diff scans on, full scans off; what is right already is left alone.',
    inputs: {
      operation: 'managed-scan',
      projects: 'acme/*-api\nacme/*-app\nacme/*-gateway\n!acme/ios-*',
      'diff-scan': 'true',
      'full-scan': 'false',
    },
    exitCode: 0,
    outputs: {
      outcome: 'succeeded',
      'projects-changed': '3',
      'projects-unchanged': '2',
      'projects-failed': '0',
    },
  },
  {
    name: 'triage',
    about:
      'Ignores open sast findings of low severity on the main branch as an acceptable risk, 40 at most; the platform ' +
      'takes the same findings on other branches along.',
    inputs: {
      operation: 'triage',
      'issue-type': 'sast',
      status: 'open',
      severities: 'low',
      ref: 'refs/heads/main',
      'new-triage-state': 'ignored',
      'new-triage-reason': 'acceptable_risk',
      limit: '40',
    },
    exitCode: 0,
    outputs: { outcome: 'succeeded', 'num-triaged': '56' },
  },
];
