/** Results of steps, as operations give them, for tests of what is made of them. */

import { worstFirst } from '../../src/findings/finding.ts';
import type { Row, TriageChange } from '../../src/model/change.ts';
import { DAY_MS } from '../../src/model/time.ts';
import type { CheckResult } from '../../src/operations/check/run.ts';
import type { GateRequest } from '../../src/operations/gate/inputs.ts';
import type { GateResult } from '../../src/operations/gate/run.ts';
import type { ListDependenciesResult } from '../../src/operations/list-dependencies/run.ts';
import type { ListFindingsResult } from '../../src/operations/list-findings/run.ts';
import type { ListPoliciesResult } from '../../src/operations/list-policies/run.ts';
import type { ListProjectsResult } from '../../src/operations/list-projects/run.ts';
import type { ManagedScanResult } from '../../src/operations/managed-scan/run.ts';
import type { PostureResult } from '../../src/operations/posture/run.ts';
import type { SbomResult } from '../../src/operations/sbom/run.ts';
import type { ReportedScan, ScanResult } from '../../src/operations/scan/run.ts';
import type { TagRequest } from '../../src/operations/tag/inputs.ts';
import type { TagResult } from '../../src/operations/tag/run.ts';
import type { TicketResult } from '../../src/operations/ticket/run.ts';
import type { TriageRequest } from '../../src/operations/triage/inputs.ts';
import type { TriageResult } from '../../src/operations/triage/run.ts';
import type { Finding } from '../../src/platform/resources/finding.ts';
import type { Scan } from '../../src/platform/resources/scan.ts';
import { detailedStatus } from '../../src/scans/scan.ts';
import { GATE_DEFAULTS } from '../gate-defaults.ts';
import { NO_ISSUE } from '../no-issue.ts';
import { finding, findingRows } from './findings.ts';
import { ALL, base, common, EVENT, NOW_MS } from './parts.ts';

export function tagResult(
  rows: Row[],
  more: Partial<TagResult> = {},
  given: Partial<TagRequest> = {},
): TagResult {
  const asked = { ...base, tags: ['new'], removeTags: [], projects: ALL, dryRun: false, ...given };
  return { ...common, operation: 'tag', request: { ...asked, operation: 'tag' }, rows, ...more };
}

export function scansResult(rows: Row[]): ManagedScanResult {
  const request = {
    ...base,
    operation: 'managed-scan',
    fullScan: true,
    projects: ALL,
    dryRun: false,
  } as const;
  return { ...common, operation: 'managed-scan', request, rows };
}

export function ticketResult(tracker: TicketResult['request']['tracker'] = { kind: 'jira' }): TicketResult {
  const seen = { id: undefined, slug: 'SEC-1', url: 'https://tickets.example/browse/SEC-1' };
  const query = { issueType: 'sast', filters: { status: 'open' } } as const;
  const asked = { issueType: 'sast', selection: { by: 'listed', query } } as const;
  const request = {
    ...base,
    ...asked,
    operation: 'ticket',
    groupIssues: true,
    dryRun: false,
    tracker,
  } as const;
  const written = { opened: 0, reopened: 0, updated: 0, closed: 0, merged: 0 };
  const change = { field: 'ticket', finding: finding(1), branches: [] } as const;
  return {
    ...common,
    operation: 'ticket',
    request,
    rows: [{ change, state: 'changed', seen }],
    issues: { written, openBehindClosed: 0 },
  };
}

export function triageResult(
  rows: Row<TriageChange>[],
  more: Partial<TriageResult> = {},
  given: Partial<TriageRequest> = {},
): TriageResult {
  const selected = { issueType: 'sast', selection: { by: 'ids', ids: [1n] } } as const;
  const asked = { ...base, ...NO_ISSUE, ...selected, decision: { state: 'ignored' }, dryRun: false } as const;
  return {
    ...common,
    operation: 'triage',
    request: { ...asked, ...given, operation: 'triage' },
    rows,
    isOfWholeDeployment: false,
    ...more,
  };
}

export function previewResult(count: number): TriageResult {
  return triageResult(
    findingRows(count, 'would-change'),
    { selected: count },
    {
      dryRun: true,
      decision: { state: 'ignored', reason: 'no_time' },
      selection: {
        by: 'listed',
        query: {
          issueType: 'sast',
          filters: { status: 'open', severities: ['low'], older_than: NOW_MS },
          written: { older_than: '180d' },
        },
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

export function scanResult(
  scan: Partial<Scan> = {},
  { findings, ...more }: Pick<ScanResult, 'findings'> & Partial<ReportedScan> = {},
): ScanResult {
  const request = { ...base, operation: 'scan', scan: { by: 'id', scanId: 7n, waitMs: 0 } } as const;
  const read = { ...SCAN, ...scan };
  const scans = [{ scan: read, status: detailedStatus(read), ...more }];
  return { ...common, operation: 'scan', request, scans, counted: read.stats?.findings, findings };
}

const GATE: GateRequest = {
  ...base,
  ...GATE_DEFAULTS,
  project: 'acme/login',
  commit: '3f2c9d1a7b8c9d0e1f2a3b4c5d6e7f8091a2b3c4',
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
    counted: counted && worstFirst(counted),
    failing: (counted ?? []).filter(({ kind }) => ({ ...GATE, ...request }).failOn[kind] !== 'none'),
    leftOut: {
      ...{ 'below-severity': 0, 'below-confidence': 0, filtered: 0, 'on-primary-branch': 0 },
      ...{ 'ignored-on-primary-branch': 0, 'on-other-branches': 0, triaged: 0, fixed: 0 },
      'provisionally-ignored': 0,
    },
    scans: [],
    products: ['sast'],
    notRun: [],
    waitedMs: 0,
    ...(failed ? { failure: { kind: 'gate-failed', counted: counted.length } } : {}),
    ...more,
  };
}

export function checkResult(): CheckResult {
  const request = {
    ...base,
    operation: 'check',
    project: 'acme/login',
    repository: 'acme/login',
  } as const;
  const answers = {
    Address: ['works', 'https://platform.example answers'],
    Token: ['works', 'Accepted'],
  } as const;
  return { ...common, operation: 'check', request, answers };
}

export function projectsResult(more: Partial<ListProjectsResult> = {}): ListProjectsResult {
  const request = { ...base, operation: 'list-projects', shardSize: 500 } as const;
  const listed = [
    { name: 'acme/login', tags: ['pci'] },
    { name: 'acme/cart', tags: [] },
  ];
  return { ...common, operation: 'list-projects', request, listed, shards: 1, ...more };
}

export function findingsResult(listed: readonly Finding[]): ListFindingsResult {
  const query = { issueType: 'sast', filters: { status: 'open' } } as const;
  const request = {
    ...base,
    ...NO_ISSUE,
    operation: 'list-findings',
    query,
    groupBy: 'team:',
    failIf: [],
  } as const;
  return { ...common, operation: 'list-findings', request, listed };
}

export function postureResult(listed: readonly Finding[], more: Partial<PostureResult> = {}): PostureResult {
  const asked = {
    products: ['sast'],
    filters: {},
    period: '7d',
    sinceMs: NOW_MS - 7 * DAY_MS,
    untilMs: NOW_MS,
  } as const;
  const request = { ...base, ...NO_ISSUE, ...asked, operation: 'posture', groupBy: 'team:' } as const;
  const rows = listed.map((one) => ({ ...one, changes: ['new'] as const }));
  return { ...common, operation: 'posture', request, listed: rows, ...more };
}

export function policiesResult(): ListPoliciesResult {
  const request = { ...base, operation: 'list-policies' } as const;
  return { ...common, operation: 'list-policies', request, listed: [] };
}

export function dependenciesResult(): ListDependenciesResult {
  const asked = { ...NO_ISSUE, by: 'repository', failIf: [] } as const;
  const request = { ...base, ...asked, operation: 'list-dependencies' } as const;
  return { ...common, operation: 'list-dependencies', request, listed: [] };
}

export function sbomResult(): SbomResult {
  const asked = { projects: ALL, version: '1.6', waitMs: 0, folder: '/tmp/sboms' } as const;
  return {
    ...common,
    operation: 'sbom',
    request: { ...base, ...asked, operation: 'sbom' },
    rows: [],
    listed: [],
  };
}
