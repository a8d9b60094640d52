/** Results of steps, as operations give them, for tests of what is made of them. */

import type { ProjectChange, TriageChange } from '../../src/model/change.ts';
import type { PlannedChange } from '../../src/model/plan.ts';
import type { GateRequest, RunEvent, TagRequest, TriageRequest } from '../../src/model/request.ts';
import type {
  ApplyResult,
  FindingRow,
  FleetResult,
  GateResult,
  ListResult,
  PlanResult,
  ProjectRow,
  ScanResult,
  StepResult,
  TriageResult,
  UndoResult,
} from '../../src/model/result.ts';
import type { RulesFile } from '../../src/model/rules.ts';
import type { RequestFailure } from '../../src/platform/http/errors.ts';
import type { Finding } from '../../src/platform/resources/finding.ts';
import type { Scan } from '../../src/platform/resources/scan.ts';
import type { RunFacts } from '../../src/report/run-facts.ts';

export const NOW_MS = Date.parse('2026-11-21T05:17:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

export const RUN: RunFacts = {
  baseUrl: 'https://semgrep.dev/',
  version: '2.0.0',
  cancelled: false,
  notices: [],
  requestsSent: 2,
  requestsRepeated: 0,
  pausedMs: 0,
  startedAtMs: NOW_MS - 1234,
  endedAtMs: NOW_MS,
  debug: false,
  files: { report: '/tmp/report.json' },
};

export const EVENT: RunEvent = {
  name: 'pull_request',
  repository: 'acme/login',
  sha: '3f2c9d1a7b8c9d0e1f2a3b4c5d6e7f8091a2b3c4',
  runNumber: 7,
  runAttempt: 1,
  pullRequest: { number: 12 },
};

const common = { deployment: { slug: 'acme' }, notices: [] };
const base = { deployment: {}, concurrency: 8 };
const ALL = { names: [], patterns: ['**'], except: [], tagged: [] };

export function tag(name: string, project = 'acme/login', after = true): ProjectChange {
  return { target: { kind: 'project', name: project }, field: 'tag', tag: name, before: !after, after };
}

export function fullScan(after: boolean, project = 'acme/login'): ProjectChange {
  return { target: { kind: 'project', name: project }, field: 'full_scan', before: !after, after };
}

export const CHANGED: Omit<ProjectRow, 'project'> = { state: 'changed', changes: [tag('new')] };
export const RIGHT: Omit<ProjectRow, 'project'> = { state: 'unchanged', changes: [] };

export function rows(count: number, row: Omit<ProjectRow, 'project'>): ProjectRow[] {
  return Array.from({ length: count }, (_, index) => ({ project: `acme/project-${index + 1}`, ...row }));
}

export function tagResult(
  projects: ProjectRow[],
  more: Partial<FleetResult<'tag'>> = {},
  request: Partial<TagRequest> = {},
): FleetResult<'tag'> {
  return {
    ...common,
    operation: 'tag',
    request: {
      ...base,
      operation: 'tag',
      tags: ['new'],
      removeTags: [],
      projects: ALL,
      dryRun: false,
      ...request,
    },
    rows: projects,
    ...more,
  };
}

export function scansResult(projects: ProjectRow[]): FleetResult<'managed-scan'> {
  return {
    ...common,
    operation: 'managed-scan',
    request: { ...base, operation: 'managed-scan', fullScan: true, projects: ALL, dryRun: false },
    rows: projects,
  };
}

const RULES = [
  'python.lang.security.tainted-sql.tainted-sql',
  'javascript.xss',
  'go.crypto.weak-hash',
  'hardcoded',
];
const SEVERITIES = ['critical', 'high', 'medium', 'low'];

/** The `index`th of many findings, spread over severities, rules, repositories and ages. */
export function finding(index: number, more: Partial<Finding> = {}): Finding {
  const severity = SEVERITIES[index % 10 === 0 ? 0 : (index % 3) + 1] ?? 'low';
  return {
    kind: 'sast',
    id: BigInt(10_000 + index),
    match_based_id: `${'0123456789abcdef'.repeat(8)}_${index}`,
    repository: `acme/service-${index % 40}`,
    ref: 'refs/heads/main',
    severity,
    confidence: 'high',
    status: 'open',
    relevant_since: new Date(NOW_MS - (index % 500) * DAY_MS).toISOString(),
    rule: RULES[index % RULES.length] ?? 'rule',
    message: 'User input reaches a query. Use parameters instead, as the guide of the rule says.',
    path: `src/module-${index % 7}/file.py`,
    line: index + 1,
    line_of_code_url: `https://github.com/acme/service-${index % 40}/blob/main/src/file.py#L${index + 1}`,
    ...more,
  };
}

export function findings(count: number, more: Partial<Finding> = {}): Finding[] {
  return Array.from({ length: count }, (_, index) => finding(index, more));
}

export function triageChange(index: number, state: 'ignored' | 'reopened' = 'ignored'): TriageChange {
  const { id, severity, repository, rule, path, line, line_of_code_url, relevant_since } = finding(index);
  const target = {
    severity,
    repository,
    rule,
    path,
    line,
    url: line_of_code_url,
    relevantSince: relevant_since,
  };
  const known = Object.fromEntries(Object.entries(target).filter(([, value]) => value !== undefined));
  return {
    target: { kind: 'finding', id, issueType: 'sast', ...known },
    field: 'triage',
    before: { status: state === 'ignored' ? 'open' : 'ignored' },
    after: { state },
  };
}

export function findingRows(count: number, state: FindingRow['state']): FindingRow[] {
  return Array.from({ length: count }, (_, index) => ({ change: triageChange(index), state }));
}

export function triageResult(
  triaged: bigint[],
  more: Partial<TriageResult> = {},
  request: Partial<TriageRequest> = {},
): TriageResult {
  return {
    ...common,
    operation: 'triage',
    request: {
      ...base,
      operation: 'triage',
      issueType: 'sast',
      selection: { by: 'ids', ids: [1n] },
      decision: { state: 'ignored' },
      dryRun: false,
      ...request,
    },
    rows: [],
    siblings: [],
    answered: 1,
    triaged,
    unlisted: 0,
    uncertain: { requests: 0, atMost: 0 },
    ...more,
  };
}

export function previewResult(count: number): TriageResult {
  return triageResult(
    [],
    { rows: findingRows(count, 'would-change'), selected: count },
    {
      dryRun: true,
      decision: { state: 'ignored', reason: 'no_time' },
      selection: {
        by: 'listed',
        query: { issueType: 'sast', filters: { status: 'open', severities: ['low'] }, olderThanMs: NOW_MS },
      },
    },
  );
}

const SCAN: Scan = {
  id: 7n,
  enabled_products: ['sast'],
  exit_code: 0,
  has_logs: false,
  completed_at: '2026-08-19T09:16:41.907Z',
  stats: { findings: 0, total_time: 12 },
  meta: { repository: 'acme/login' },
};

export function scanResult(scan: Partial<Scan> = {}, more: Partial<ScanResult> = {}): ScanResult {
  const request = { ...base, operation: 'scan', scan: { by: 'id', scanId: 7n } } as const;
  return { ...common, operation: 'scan', request, scan: { ...SCAN, ...scan }, ...more };
}

const GATE: GateRequest = {
  ...base,
  operation: 'gate',
  project: 'acme/login',
  commit: '3f2c9d1a7b8c9d0e1f2a3b4c5d6e7f8091a2b3c4',
  waitMs: 900_000,
  failOn: 'high',
  failOnConfidence: 'low',
  newOnly: true,
  inheritIgnores: true,
  provisionallyIgnored: 'ignore',
  onTimeout: 'fail',
  onNoScan: 'fail',
  annotations: true,
  comment: 'auto',
  event: EVENT,
  github: { token: 'ghs_secret', apiUrl: 'https://api.github.com', serverUrl: 'https://github.com' },
};

export function gateResult(
  counted: Finding[] | undefined,
  more: Partial<GateResult> = {},
  request: Partial<GateRequest> = {},
): GateResult {
  const failed = counted !== undefined && counted.length > 0;
  return {
    ...common,
    operation: 'gate',
    request: { ...GATE, ...request },
    verdict: failed ? 'failed' : 'passed',
    commit: '3f2c9d1a7b8c9d0e1f2a3b4c5d6e7f8091a2b3c4',
    project: { id: 77n, name: 'acme/login', tags: [], url: 'https://github.com/acme/login' },
    ...(counted === undefined ? {} : { counted }),
    leftOut: {
      'below-severity': 0,
      'below-confidence': 0,
      'on-primary-branch': 0,
      'ignored-on-primary-branch': 0,
      triaged: 0,
      fixed: 0,
      'provisionally-ignored': 0,
    },
    products: ['sast'],
    waitedMs: 0,
    ...(failed ? { failure: { kind: 'gate-failed', counted: counted.length } } : {}),
    ...more,
  };
}

const RULES_FILE: RulesFile = {
  path: '.github/code-security.yml',
  sha256: 'a'.repeat(64),
  scope: { names: [], patterns: [], except: [] },
  managedTags: ['tier:*'],
  limits: {
    changes: { count: 300 },
    removals: { percent: 10 },
    scansOff: { percent: 10 },
    findings: { count: 500 },
  },
  projects: [],
  findings: [],
  serviceLevels: {},
  coverage: true,
  needs: { github: false, properties: false, teams: [] },
};

const FACTS = { waiting: {}, leftAlone: {}, projectsInScope: 3000, findingsSeen: 9000 };

export function planResult(changes: PlannedChange[], more: Partial<PlanResult> = {}): PlanResult {
  const request = {
    ...base,
    operation: 'plan',
    rules: RULES_FILE,
    event: EVENT,
    failOnDrift: false,
    comment: 'auto',
    github: { token: 'ghs_secret', apiUrl: 'https://api.github.com', serverUrl: 'https://github.com' },
  } as const;
  return {
    ...common,
    operation: 'plan',
    request,
    plan: { changes, unchanged: 2911, unknown: [], over: [] },
    hash: `7c1e44a0${'0'.repeat(56)}`,
    lines: changes.map((_, index) => ({
      target: `acme/${index}`,
      field: 'tag:x',
      before: 'absent',
      after: 'present',
    })),
    momentMs: NOW_MS,
    facts: FACTS,
    ...more,
  };
}

export function applyResult(more: Partial<ApplyResult> = {}): ApplyResult {
  const { request, plan, hash, lines, momentMs, facts } = planResult([{ change: tag('new') }]);
  const { rules, event, deployment, concurrency } = request;
  return {
    ...common,
    operation: 'apply',
    request: { deployment, concurrency, rules, event, operation: 'apply', dryRun: false },
    ...(plan && hash && lines && momentMs && facts ? { plan, hash, lines, momentMs, facts } : {}),
    projects: rows(1, CHANGED),
    findings: [],
    siblings: [],
    ...more,
  };
}

export function undoResult(more: Partial<UndoResult> = {}): UndoResult {
  const report = {
    operation: 'tag',
    baseUrl: 'https://semgrep.dev/',
    deployment: { slug: 'acme' },
    changes: [],
  } as const;
  return {
    ...common,
    operation: 'undo',
    request: { ...base, operation: 'undo', report, dryRun: false },
    projects: rows(1, { state: 'changed', changes: [tag('new', 'acme/login', false)] }),
    findings: [],
    siblings: [],
    ...more,
  };
}

export function projectsResult(more: Partial<ListResult<'list-projects'>> = {}): ListResult<'list-projects'> {
  const request = { ...base, operation: 'list-projects', shardSize: 500 } as const;
  return { ...common, operation: 'list-projects', request, count: 2, read: 2, ...more };
}

export function findingsResult(count: number): ListResult<'list-findings'> {
  const query = { issueType: 'sast', filters: { status: 'open' } } as const;
  const request = { ...base, operation: 'list-findings', query } as const;
  return { ...common, operation: 'list-findings', request, count, read: count };
}

export function policiesResult(): ListResult<'list-policies'> {
  const request = { ...base, operation: 'list-policies' } as const;
  return { ...common, operation: 'list-policies', request, count: 0, read: 0 };
}

export function dependenciesResult(): ListResult<'list-dependencies'> {
  const request = { ...base, operation: 'list-dependencies' } as const;
  return { ...common, operation: 'list-dependencies', request, count: 0, read: 0 };
}

/** One of each operation, all of which succeeded. */
export const ONE_OF_EACH: readonly StepResult[] = [
  tagResult(rows(2, CHANGED)),
  scansResult(rows(2, { state: 'changed', changes: [fullScan(true)] })),
  triageResult([1n]),
  scanResult(),
  gateResult([]),
  planResult([{ change: tag('new'), why: { rule: 'tier one' } }]),
  applyResult(),
  undoResult(),
  projectsResult(),
  findingsResult(3),
  policiesResult(),
  dependenciesResult(),
];

export function refusal(status: number, serverMessage: string): RequestFailure {
  const path = '/api/v1/deployments/acme/projects/acme/login';
  return {
    kind: 'status',
    method: 'GET',
    path,
    status,
    serverMessage,
    attempts: 1,
    uncertain: false,
    mayLandLater: false,
  };
}
