/** Results of steps, as operations give them, for tests of what is made of them. */

import type { FleetResult, ProjectRow, ScanResult, TriageResult } from '../../src/model/result.ts';
import type { RequestFailure } from '../../src/platform/http/errors.ts';
import type { RunFacts } from '../../src/report/summary.ts';

export const RUN: RunFacts = {
  baseUrl: 'https://semgrep.dev/',
  cancelled: false,
  requestsSent: 2,
  took: 1234,
  reportName: 'report.json',
};

export const NO_ROWS = { first: [], json: '[]' };

const common = { deployment: { slug: 'acme' }, notices: [] };

export function tagResult(rows: ProjectRow[], more: Partial<FleetResult> = {}): FleetResult {
  const projects = { names: [], patterns: ['**'], except: [] };
  const request = { tags: ['new'], projects, dryRun: false, concurrency: 8 };
  return { ...common, operation: 'tag', request, dryRun: false, rows, ...more };
}

export function rows(count: number, row: Omit<ProjectRow, 'project'>): ProjectRow[] {
  return Array.from({ length: count }, (_, index) => ({ project: `acme/project-${index + 1}`, ...row }));
}

export const CHANGED: Omit<ProjectRow, 'project'> = {
  state: 'changed',
  change: { of: 'tags', added: ['new'] },
};

export function triageResult(triaged: bigint[], more: Partial<TriageResult> = {}): TriageResult {
  return {
    ...common,
    operation: 'triage',
    request: {
      issueType: 'sast',
      selection: { by: 'ids', ids: [1n] },
      state: 'ignored',
      dryRun: false,
    },
    dryRun: false,
    answered: 1,
    triaged,
    unlisted: 0,
    uncertain: [],
    failures: [],
    ...more,
  };
}

export function scanResult(meta: Record<string, string | number>): ScanResult {
  const scan = {
    id: 7n,
    enabled_products: ['sast'],
    exit_code: 0,
    has_logs: false,
    completed_at: '2026-08-19T09:16:41.907Z',
    stats: { findings: 0, total_time: 12 },
    meta,
  };
  return { ...common, operation: 'scan', scanId: 7n, scan };
}

export function refusal(status: number, words: string): RequestFailure {
  const path = '/api/v1/deployments/acme/projects/acme/login';
  return { kind: 'status', method: 'GET', path, status, words, attempts: 1, uncertain: false };
}
