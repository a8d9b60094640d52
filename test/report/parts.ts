/** What results of all operations are made of. */

import type { ProjectChange } from '../../src/model/change.ts';
import type { ProjectRow } from '../../src/model/journal.ts';
import type { RunEvent } from '../../src/model/request.ts';
import type { RequestFailure } from '../../src/platform/http/errors.ts';
import type { RunFacts } from '../../src/report/run-facts.ts';

export const NOW_MS = Date.parse('2026-11-21T05:17:00Z');

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

export const common = { deployment: { slug: 'acme' }, notices: [] };
export const base = { deployment: {}, concurrency: 8 };
export const ALL = { names: [], patterns: ['**'], except: [], tagged: [] };

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

export function refusal(status: number, serverMessage: string): RequestFailure {
  const path = '/api/v1/deployments/acme/projects/acme/login';
  return {
    kind: 'status',
    method: 'GET',
    path,
    status,
    serverMessage,
    attempts: 1,
    sent: true,
  };
}
