/** Parts of the results of all operations. */

import type { RunEvent } from '../../src/inputs/run-event.ts';
import type { ProjectChange, ProjectRef, Row } from '../../src/model/change.ts';
import type { RowFailure } from '../../src/model/failure.ts';
import type { RequestFailure } from '../../src/platform/http/errors.ts';
import type { RunFacts } from '../../src/report/view.ts';

export const NOW_MS = Date.parse('2026-11-21T05:17:00Z');

export const RUN: RunFacts = {
  baseUrl: 'https://semgrep.dev',
  version: '2.0.0',
  cancelled: false,
  notices: [],
  requestsSent: 2,
  startedAtMs: NOW_MS - 1234,
  endedAtMs: NOW_MS,
  files: { report: { path: '/tmp/report.json' } },
};

export const EVENT: RunEvent = {
  name: 'pull_request',
  repository: 'acme/login',
  sha: '3f2c9d1a7b8c9d0e1f2a3b4c5d6e7f8091a2b3c4',
  runNumber: 7,
  pullRequest: { number: 12 },
  isOfDefaultBranch: false,
  isOfPullRequest: true,
  isFork: false,
};

export const common = { deployment: { slug: 'acme' }, notices: [] };
export const base = { deployment: {} };
export const ALL = { names: [], patterns: ['**'], except: [], tagged: [] };

export function tag(name: string, project: string | ProjectRef = 'acme/login', after = true): ProjectChange {
  return { field: 'tag', project: refOf(project), tag: name, before: !after, after };
}

export function fullScan(after: boolean, project: string | ProjectRef = 'acme/login'): ProjectChange {
  return { field: 'full_scan', project: refOf(project), before: !after, after };
}

export function none(project: string | ProjectRef): ProjectChange {
  return { field: 'none', project: refOf(project) };
}

function refOf(project: string | ProjectRef): ProjectRef {
  return typeof project === 'string' ? { name: project } : project;
}

/** A row for each of so many projects. */
export interface RowsOf {
  state: Row['state'];
  /** Default: a tag is added. */
  change?: (project: string) => ProjectChange;
  failure?: RowFailure;
}

export const CHANGED: RowsOf = { state: 'changed' };
export const RIGHT: RowsOf = { state: 'unchanged', change: none };

/** @param first number in the name of the first project */
export function rows(count: number, { state, failure, change }: RowsOf, first = 1): Row<ProjectChange>[] {
  const changeOf = change ?? ((project: string) => tag('new', project));
  return Array.from({ length: count }, (_, index) => {
    return { change: changeOf(`acme/project-${first + index}`), state, failure };
  });
}

export function refusal(status: number, serverMessage: string): RequestFailure {
  const path = '/api/v1/deployments/acme/projects/acme/login';
  return { kind: 'status', method: 'GET', path, status, serverMessage, attempts: 1, sent: true };
}

/** Warnings on so many inputs. */
export function oddInputs(count: number) {
  return Array.from({ length: count }, (_, index) => {
    return { kind: 'input', input: `input-${index}`, message: 'is odd' } as const;
  });
}

/** Why a step fails of whose projects so many failed. */
export function rowsFailed(failed: number, selected: number, first?: RowFailure) {
  return { kind: 'rows-failed', unit: 'project', failed, unknown: 0, selected, first } as const;
}
