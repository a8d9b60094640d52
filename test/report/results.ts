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

/** A result as each operation gives it. */
export function made<const Name extends string, const Asked extends object, const Found extends object>(
  operation: Name,
  asked: Asked,
  found: Found,
) {
  return { ...common, operation, request: { ...base, ...asked, operation }, ...found };
}

export function tagResult(
  rows: Row[],
  more: Partial<TagResult> = {},
  given: Partial<TagRequest> = {},
): TagResult {
  const asked = { tags: ['new'], removeTags: [], projects: ALL, dryRun: false, ...given };
  return made('tag', asked, { rows, ...more });
}

export function scansResult(rows: Row[]): ManagedScanResult {
  return made('managed-scan', { fullScan: true, projects: ALL, dryRun: false }, { rows });
}

export function ticketResult(tracker: TicketResult['request']['tracker'] = { kind: 'jira' }): TicketResult {
  const seen = { id: undefined, slug: 'SEC-1', url: 'https://tickets.example/browse/SEC-1' };
  const query = { issueType: 'sast', filters: { status: 'open' } } as const;
  const selection = { by: 'listed', query } as const;
  const written = { opened: 0, reopened: 0, updated: 0, closed: 0, merged: 0 };
  const change = { field: 'ticket', finding: finding(1), branches: [] } as const;
  return made(
    'ticket',
    { issueType: 'sast', selection, groupIssues: true, dryRun: false, tracker },
    { rows: [{ change, state: 'changed', seen }], issues: { written, openBehindClosed: 0 } },
  );
}

export function triageResult(
  rows: Row<TriageChange>[],
  more: Partial<TriageResult> = {},
  given: Partial<TriageRequest> = {},
): TriageResult {
  const selected = { issueType: 'sast', selection: { by: 'ids', ids: [1n] } } as const;
  const asked = {
    ...NO_ISSUE,
    ...selected,
    decision: { state: 'ignored' },
    dryRun: false,
    ...given,
  } as const;
  return made('triage', asked, { rows, isOfWholeDeployment: false, ...more });
}

export function previewResult(count: number): TriageResult {
  const filters = { status: 'open', severities: ['low'], older_than: NOW_MS };
  const query = { issueType: 'sast', filters, written: { older_than: '180d' } } as const;
  return triageResult(
    findingRows(count, 'would-change'),
    { selected: count },
    {
      dryRun: true,
      decision: { state: 'ignored', reason: 'no_time' },
      selection: { by: 'listed', query },
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
  const read = { ...SCAN, ...scan };
  const scans = [{ scan: read, status: detailedStatus(read), ...more }];
  const asked = { scan: { by: 'id', scanId: 7n }, waitMs: 0 } as const;
  return made('scan', asked, { scans, counted: read.stats?.findings, findings });
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
      ...{ 'of-lower-severity': 0, 'of-lower-confidence': 0, 'not-new': 0 },
      ...{ 'on-other-branches': 0, ignored: 0, fixed: 0 },
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
  const answers = {
    Address: ['works', 'https://platform.example answers'],
    Token: ['works', 'Accepted'],
  } as const;
  return made('check', { project: 'acme/login', repository: 'acme/login' }, { answers });
}

export function projectsResult(more: Partial<ListProjectsResult> = {}): ListProjectsResult {
  const listed = [
    { name: 'acme/login', tags: ['pci'] },
    { name: 'acme/cart', tags: [] },
  ];
  return made('list-projects', { shardSize: 500 }, { listed, shards: 1, ...more });
}

export function findingsResult(listed: readonly Finding[]): ListFindingsResult {
  const query = { issueType: 'sast', filters: { status: 'open' } } as const;
  return made('list-findings', { ...NO_ISSUE, query, groupBy: 'team:', failIf: [] }, { listed });
}

export function postureResult(listed: readonly Finding[], more: Partial<PostureResult> = {}): PostureResult {
  const period = { period: '7d', sinceMs: NOW_MS - 7 * DAY_MS, untilMs: NOW_MS };
  const asked = { ...NO_ISSUE, products: ['sast'], filters: {}, ...period, groupBy: 'team:' } as const;
  const rows = listed.map((one) => ({ ...one, changes: ['new'] as const }));
  return made('posture', asked, { listed: rows, ...more });
}

export function policiesResult(): ListPoliciesResult {
  return made('list-policies', {}, { listed: [] });
}

export function dependenciesResult(): ListDependenciesResult {
  return made('list-dependencies', { ...NO_ISSUE, by: 'repository', failIf: [] }, { listed: [] });
}

export function sbomResult(): SbomResult {
  const asked = { projects: ALL, version: '1.6', waitMs: 0, folder: '/tmp/sboms' } as const;
  return made('sbom', asked, { rows: [], listed: [] });
}
