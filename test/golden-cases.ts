/** Believable steps of each operation, of which `golden.test.ts` keeps all that they say. */

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ACTIONS_TOKEN, APP_TOKEN, believableGitHub, HEAD_SHA } from '../emulator/github/believable-state.ts';
import { type GitHubServer, startGitHub } from '../emulator/github/server.ts';
import { believableState, PULL_REQUEST_SCAN, RUNNING_SCAN } from '../emulator/platform/believable-state.ts';
import type { FaultSource } from '../emulator/platform/faults.ts';
import { plainFinding } from '../emulator/platform/finding.ts';
import { type Platform, type PlatformOptions, startPlatform } from '../emulator/platform/server.ts';
import { Findings, type Finding as Held } from '../emulator/platform/state.ts';
import { innerStep } from './inner-step.ts';

/** When all of it takes place. */
export const NOW = Date.parse('2026-11-21T05:17:00Z');

interface Opened {
  platform: Platform;
  github?: GitHubServer;
  environment?: Record<string, string>;
  /** Inputs that only the opened servers and files give. */
  more?: Record<string, string>;
}

interface GoldenCase {
  inputs?: Record<string, string>;
  /** Default: the believable deployment. */
  open?: () => Promise<Opened>;
}

/** The believable deployment, until the test ends. */
export async function open(options: PlatformOptions = {}): Promise<Opened> {
  const platform = await startPlatform({
    clockStands: true,
    now: NOW,
    state: believableState(1, NOW),
    ...options,
  });
  onTestFinished(() => platform.close());
  return { platform };
}

/** A deployment with these findings only. */
function openWith(findings: readonly Held[], options: PlatformOptions = {}): Promise<Opened> {
  const copies = findings.map((one) => ({ ...one, notes: [...one.notes] }));
  return open({ state: { ...believableState(1, NOW), findings: new Findings(copies) }, ...options });
}

async function openGitHub(): Promise<GitHubServer> {
  const github = await startGitHub({ state: believableGitHub(), now: () => NOW });
  onTestFinished(() => github.close());
  return github;
}

/** Variables of every run. */
const RUN = {
  GITHUB_WORKFLOW_REF: 'acme/payments-api/.github/workflows/security.yml@refs/heads/main',
  GITHUB_RUN_NUMBER: '42',
};

/** Variables of a run for pull request 7 of acme/payments-api. */
async function onPullRequest({ url }: GitHubServer): Promise<Record<string, string>> {
  const path = join(await mkdtemp(join(tmpdir(), 'event-')), 'event.json');
  const head = { sha: HEAD_SHA, ref: 'one-call', repo: { full_name: PROJECT } };
  await writeFile(path, JSON.stringify({ pull_request: { number: 7, head, base: { ref: 'master' } } }));
  return {
    ...RUN,
    GITHUB_API_URL: url,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: path,
    GITHUB_REF: PULL_REF,
    GITHUB_SHA: '5'.repeat(40),
    GITHUB_RUN_ATTEMPT: '1',
  };
}

/** A scheduled run, which keeps a tracking issue. */
async function onSchedule(opening: Promise<Opened>): Promise<Opened> {
  const { environment, more, ...opened } = await opening;
  const github = await openGitHub();
  const place = { GITHUB_JOB: 'security', GITHUB_ACTION: 'step', GITHUB_RUN_ID: '4711' };
  const run = { ...RUN, ...place, GITHUB_API_URL: github.url, GITHUB_EVENT_NAME: 'schedule' };
  return {
    ...{ ...opened, github, environment: { ...environment, ...run } },
    more: { ...more, 'github-token': ACTIONS_TOKEN, issue: 'auto' },
  };
}

/** A workspace with a rules file. */
async function withRules(rules: string, opening: Promise<Opened>): Promise<Opened> {
  const opened = await opening;
  const workspace = await mkdtemp(join(tmpdir(), 'workspace-'));
  await writeFile(join(workspace, 'rules.yml'), rules);
  const environment = { ...opened.environment, GITHUB_WORKSPACE: workspace };
  return { ...opened, environment, more: { 'rules-file': 'rules.yml', ...opened.more } };
}

const PROJECT = 'acme/payments-api';
const PULL_REF = 'refs/pull/7/merge';

const ago = (days: number) => Math.floor(NOW / 1000) - days * 86_400;

/** A finding of high severity on the main branch, first seen so many days ago. */
function held(id: number, type: Held['issue_type'], days: number, more: Partial<Held>): Held {
  const relevant_since = ago(days);
  const common = { ref: 'refs/heads/main', confidence: 'high', severity: 'high', relevant_since };
  return { ...plainFinding(BigInt(id), type, PROJECT), ...common, ...more };
}

const INJECTION = held(7_100_001, 'sast', 12, {
  ...{ severity: 'critical', path: 'src/refunds/query.py', line: 88 },
  rule: 'python.django.security.injection.tainted-sql.tainted-sql',
});
const WEAK_HASH = held(7_100_002, 'sast', 400, {
  ...{ severity: 'low', path: 'tests/helpers/token.py', line: 14 },
  rule: 'python.lang.security.insecure-hash.insecure-hash',
});
const LODASH = held(7_100_003, 'sca', 30, {
  ...{ rule: 'ssc-7b1c', path: 'web/package-lock.json', line: 2211 },
  ...{ dependency: 'lodash', transitivity: 'direct', exposure: 'reachable' },
});
const AWS_KEY = held(7_100_004, 'secrets', 2, {
  ...{ rule: '5f0d3a', path: 'deploy/values.yaml', line: 7 },
  ...{ secret_type: 'AWS access key', validation_state: 'confirmed_valid', created_at: ago(2) },
});
/** The weak hash on a pull request's branch. */
const ON_BRANCH = { ...WEAK_HASH, id: 7_100_005n, ref: PULL_REF };
const SECOND = {
  ...WEAK_HASH,
  id: 7_100_006n,
  fingerprint: 'second',
  path: 'tests/legacy/digest.py',
  line: 3,
};

/** Changes of a week, and what is open. */
const WEEK = [
  INJECTION,
  { ...WEAK_HASH, status: 'ignored', triage_state: 'ignored', triaged_at: ago(3) } as const,
  { ...LODASH, relevant_since: ago(3) },
  AWS_KEY,
  { ...SECOND, status: 'fixed', state_updated_at: ago(1) } as const,
  held(7_100_007, 'sast', 60, { status: 'reviewing', triage_state: 'reviewing', triaged_at: ago(20) }),
];

const OPEN = { 'issue-type': 'sast', status: 'open' };
const IGNORE = {
  ...OPEN,
  severities: 'low',
  repos: PROJECT,
  'older-than': '180d',
  'new-triage-state': 'ignored',
  'new-triage-reason': 'acceptable_risk',
  'new-note': 'Low noise in test code',
};

const RULES = `version: 1
managed-tags: ['tier:*']
projects:
  - name: tier one
    when: { name: [acme/payments-api, acme/login] }
    tags: [tier:1]
    managed-scan: { diff: true, full: true }
  - name: retired
    when: { name: acme/legacy-* }
    tags: [retired]
    managed-scan: { full: false }
  - name: trunks
    when: { name: acme/ledger }
    primary-branch: trunk
findings:
  - name: old noise in tests
    when: { severity: low, older-than: 180d, path: 'tests/**' }
    limit: 1
    triage: { state: ignored, reason: no_time, for: 90d, note: Low noise in test code }
service-levels: { critical: 7d, high: 90d }
`;
const BY_METADATA = `version: 1
scope: { projects: [acme/payments-*, acme/platform/**, local_scan/**] }
projects:
  - { name: visibility, tags: ['visibility:\${github.visibility}'] }
`;
const POLICIES = `version: 1
limits: { policy-deletes: 20 }
policies:
  secrets: {}
`;

const ONE_CHANGE = `${RULES}limits: { changes: 1 }\n`;

const openNoise = () => openWith([INJECTION, WEAK_HASH, ON_BRANCH, SECOND]);
const openAll = () => openWith([INJECTION, WEAK_HASH, ON_BRANCH, SECOND, LODASH]);
const openPolicies = () => withRules(POLICIES, open({ quirks: { policiesMigrated: true } }));

const noManagedScans: FaultSource = ({ method, path }) =>
  method === 'PATCH' && path.includes('managed-scan')
    ? { kind: 'body', status: 403, body: '{"error":"managed scans are not enabled"}' }
    : undefined;

async function failedScan(): Promise<Opened> {
  const opened = await openWith([]);
  const scan = opened.platform.startScan({ project: PROJECT, commit: HEAD_SHA, id: 42n });
  Object.assign(scan, { exit_code: 2 });
  return opened;
}

/** A scan of the pull request. */
async function scanned(findings: readonly Held[], products = ['sast', 'sca', 'secrets']): Promise<Opened> {
  const opened = await openWith([]);
  const found = findings.map(({ id: _, ref: __, ...finding }) => finding);
  const place = { project: PROJECT, commit: HEAD_SHA, branch: PULL_REF };
  opened.platform.startScan({ ...place, products, findings: found });
  const github = await openGitHub();
  return {
    ...opened,
    github,
    environment: await onPullRequest(github),
    more: { 'github-token': ACTIONS_TOKEN, 'wait-for': '0s' },
  };
}

/** Rules that look at GitHub, which does not know all projects. */
/** The runner's variables about the action, whose pages messages link. */
const COPY = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_ACTION_REPOSITORY: 'acme/code-security-action',
  GITHUB_ACTION_REF: 'v1',
};

async function byMetadata(): Promise<Opened> {
  const { url } = await openGitHub();
  const { more, environment, ...opened } = await withRules(BY_METADATA, openWith([]));
  return {
    ...opened,
    environment: { ...environment, ...COPY, GITHUB_API_URL: url },
    more: { ...more, 'github-token': APP_TOKEN },
  };
}

/** A step whose report an undo gets. */
async function after(opening: Promise<Opened>, inputs: Record<string, string>): Promise<Opened> {
  const opened = await opening;
  const { platform, environment, more } = opened;
  const { outputs, exitCode, errors } = await innerStep(platform, { ...inputs, ...more }, { environment });
  if (exitCode !== 0) throw new Error(errors.join());
  return { ...opened, more: { report: outputs['report-path'] ?? '' } };
}

/** Cases by operation, and then by the name of their folder. */
export const CASES: Record<string, Record<string, GoldenCase>> = {
  tag: {
    'failed-in-part': {
      // One is refused, of one nobody knows what became of it, one has the tag, and one does not exist.
      open: () =>
        open({
          faults: ({ method, path }) => {
            if (method !== 'PUT') return undefined;
            if (path.includes('ledger')) return { kind: 'body', status: 409, body: '{"error":"locked"}' };
            return path.includes('cart') ? { kind: 'status', status: 502 } : undefined;
          },
        }),
      inputs: {
        projects: 'acme/login\nacme/payments-api\nacme/ledger\nacme/cart\nacme/no-such-project',
        tags: 'team:payments, reviewed-2026',
        'remove-tags': 'tier-*',
        concurrency: '1',
      },
    },
    'dry-run': {
      inputs: { projects: 'acme/*-api\nacme/no-such-*', tags: 'api', 'max-changes': '3', 'dry-run': 'true' },
    },
    'wrong-inputs': {
      inputs: { tags: '- pci\n- critical', projcts: 'acme/login', 'dry-run': 'yes', token: '' },
    },
  },
  'managed-scan': {
    switched: {
      inputs: { projects: 'acme/login\nacme/payments-api', 'diff-scan': 'true', 'full-scan': 'false' },
    },
  },
  triage: {
    listed: { open: openNoise, inputs: { ...IGNORE, ref: 'main' } },
    'dry-run': { open: openNoise, inputs: { ...IGNORE, ref: 'main', 'dry-run': 'true', 'max-changes': '1' } },
    preview: { inputs: { ...IGNORE, repos: 'acme/*-api', 'older-than': '550d', 'dry-run': 'true' } },
    'failed-in-part': {
      open: () => onSchedule(openWith([INJECTION, WEAK_HASH])),
      inputs: { 'issue-type': 'sast', 'issue-ids': '7100001, 7100002, 77', 'new-triage-state': 'fixing' },
    },
    'answer-lost': {
      open: () =>
        openWith([INJECTION, WEAK_HASH], {
          faults: ({ endpoint }) => (endpoint === 'triage' ? { kind: 'reset-after' } : undefined),
        }),
      inputs: { ...OPEN, selection: 'platform', limit: '50', 'new-triage-state': 'ignored' },
    },
  },
  ticket: {
    'failed-in-part': {
      open: () => openWith([INJECTION, WEAK_HASH], { quirks: { jiraRefuses: [WEAK_HASH.id] } }),
      inputs: OPEN,
    },
    'dry-run': { open: () => openWith([INJECTION, WEAK_HASH]), inputs: { ...OPEN, 'dry-run': 'true' } },
    github: {
      open: async () => {
        const { more, ...opened } = await onSchedule(openWith([LODASH]));
        return { ...opened, more: { ...more, issue: '' } };
      },
      inputs: { ...OPEN, 'issue-type': 'sca', tracker: 'github', 'comment-footer': 'Ask **@acme/appsec**.' },
    },
  },
  scan: {
    findings: { inputs: { 'scan-id': String(PULL_REQUEST_SCAN) } },
    running: { inputs: { 'scan-id': String(RUNNING_SCAN) } },
    failed: { open: failedScan, inputs: { 'scan-id': '42' } },
  },
  gate: {
    failed: {
      open: () => scanned([INJECTION, LODASH, AWS_KEY, WEAK_HASH]),
      inputs: { 'comment-footer': 'Ask **@acme/appsec** for [an exception](https://wiki.acme.example).' },
    },
    passed: { open: () => scanned([WEAK_HASH]), inputs: { comment: 'always' } },
    'warn-only': {
      open: () => scanned([INJECTION], ['sast']),
      inputs: { 'warn-only': 'true', comment: 'never' },
    },
    skipped: {
      open: async () => {
        const { more, environment, ...opened } = await scanned([]);
        const run = { ...environment, GITHUB_ACTOR: 'dependabot[bot]' };
        return { ...opened, more: { ...more, token: '' }, environment: run };
      },
    },
    'no-scan': { open: () => openWith([]), inputs: { commit: HEAD_SHA, 'wait-for': '1m' } },
  },
  plan: {
    changes: {
      open: async () => {
        const { environment, more, ...opened } = await withRules(`${RULES}coverage: true\n`, openAll());
        const github = await openGitHub();
        const run = { ...environment, ...(await onPullRequest(github)) };
        return { ...opened, github, environment: run, more: { ...more, 'github-token': APP_TOKEN } };
      },
    },
    'over-a-limit': {
      open: () => onSchedule(withRules(ONE_CHANGE, openWith([INJECTION, WEAK_HASH]))),
      inputs: { 'comment-footer': 'Ask **@acme/appsec**.' },
    },
    'by-metadata': { open: byMetadata },
    'empty-scope': { open: () => withRules("version: 1\nscope: { projects: ['amce/**'] }\n", openWith([])) },
    nothing: { open: () => withRules('version: 1\nprojects: []\n', open()) },
    policies: { open: openPolicies },
  },
  apply: {
    applied: { open: () => withRules(RULES, openAll()) },
    'failed-in-part': { open: () => withRules(RULES, openWith([WEAK_HASH], { faults: noManagedScans })) },
    policies: { open: openPolicies },
    'by-metadata': { open: byMetadata },
    'too-many-changes': { open: () => withRules(ONE_CHANGE, openWith([])) },
  },
  validate: {
    valid: { open: () => withRules(RULES, open()), inputs: { token: '' } },
    wrong: { open: () => withRules('version: 1\nproject: []\nlimits:\n  changes: many\n', open()) },
  },
  export: {
    written: { inputs: { 'rules-file': 'exported.yml' } },
  },
  undo: {
    undone: {
      open: async () => {
        const opened = await after(open(), {
          operation: 'tag',
          projects: 'acme/login\nacme/payments-api\nacme/cart',
          tags: 'reviewed-2026',
        });
        opened.platform.edit({ project: 'acme/cart', removeTags: ['reviewed-2026'] });
        return opened;
      },
    },
    apply: {
      open: () => after(withRules(RULES, openWith([WEAK_HASH])), { operation: 'apply' }),
      inputs: { 'dry-run': 'true' },
    },
    findings: {
      open: () => after(openWith([WEAK_HASH, ON_BRANCH, SECOND]), { operation: 'triage', ...IGNORE }),
      inputs: { 'dry-run': 'true' },
    },
  },
  'list-projects': {
    listed: { inputs: { projects: 'acme/*-api', 'shard-size': '2' } },
  },
  'list-findings': {
    sast: {
      inputs: { status: 'open', severities: 'critical, high', repos: 'acme/payments-*', 'newer-than': '90d' },
    },
    sca: { open: () => onSchedule(openWith([LODASH])), inputs: { 'issue-type': 'sca', status: 'open' } },
    secrets: { open: () => openWith([AWS_KEY]), inputs: { 'issue-type': 'secrets', status: 'open' } },
    nothing: { inputs: { status: 'open', repos: 'acme/paymnets-api' } },
    failed: { open: () => open({ faults: () => ({ kind: 'status', status: 503 }) }) },
  },
  posture: {
    week: {
      open: () => onSchedule(openWith(WEEK)),
      inputs: { 'service-levels': 'critical: 7d, high: 30d' },
    },
    'unread-list': {
      open: () =>
        openWith(WEEK, {
          faults: ({ path }) => (path.includes('/secrets') ? { kind: 'status', status: 400 } : undefined),
        }),
    },
    nothing: { open: () => openWith([]), inputs: { products: 'secrets', severities: 'critical' } },
  },
  'list-policies': {
    former: {},
    newer: { open: () => open({ quirks: { policiesMigrated: true } }) },
  },
  check: {
    works: {
      inputs: { projects: PROJECT },
      open: async () => {
        const [opened, github] = [await open(), await openGitHub()];
        const environment = { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: PROJECT };
        const more = { 'github-token': ACTIONS_TOKEN, 'metadata-token': APP_TOKEN };
        return { ...opened, environment, more };
      },
    },
    'token-refused': { inputs: { projects: PROJECT, token: 'another-token' } },
  },
  'list-dependencies': {
    listed: { inputs: { 'dependency-filter': 'name: lodash' } },
    packages: {
      inputs: {
        'dependencies-by': 'package',
        'dependency-filter': 'licensePolicySettings: [LICENSE_POLICY_SETTING_BLOCK]',
      },
    },
    lockfiles: {
      inputs: { 'dependencies-by': 'lockfile', 'dependency-filter': 'repositoryId: [48211, 48279]' },
    },
  },
  sbom: {
    one: { inputs: { projects: PROJECT } },
    'failed-in-part': {
      open: () => open({ quirks: { sboms: { 'acme/ledger': { ends: 'failed' } } } }),
      inputs: { projects: 'acme/payments-*, acme/ledger, acme/fraud-rules, acme/invoices' },
    },
  },
};
