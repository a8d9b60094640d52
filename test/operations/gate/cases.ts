/** Cases of the gate's decision: scans, lists and head as plain values, and the verdict with its reason. */

import { expect, it } from 'vitest';
import { sameRef } from '../../../src/findings/finding.ts';
import type { RunEvent } from '../../../src/inputs/run-event.ts';
import type { Notice } from '../../../src/model/notice.ts';
import { decide, type GateSources } from '../../../src/operations/gate/decide.ts';
import type { GateRequest } from '../../../src/operations/gate/inputs.ts';
import { headSource } from '../../../src/operations/gate/run.ts';
import type { GateFacts } from '../../../src/operations/gate/standing.ts';
import type { Finding, FindingKind } from '../../../src/platform/resources/finding.ts';
import type { ScanSummary } from '../../../src/platform/resources/scan.ts';
import { newestFirst } from '../../../src/scans/scan.ts';
import { COMMIT, gateRequest, MAIN, NOW, PROJECT, PULL_REF } from './open.ts';

export const GROUP = 'feed000000000000000000000000000000000003';
export const FEATURE = 'refs/heads/feature';
export const GROUP_REF = 'refs/heads/gh-readonly-queue/main/pr-7-c0ffee';
export const MINUTE = 60_000;

export interface ScanFacts extends Partial<ScanSummary> {
  /** Minutes before now. */
  began?: number;
  ended?: number;
  /** How many findings of its first product it counted. */
  counted?: number;
}

const COUNT_OF: Readonly<Record<string, string>> = { sast: 'code', sca: 'supply_chain', secrets: 'secrets' };

let lastId = 100n;

/** A clean, completed scan of code on the pull request, unless it says otherwise. */
export function scan({ began = 10, ended = began - 1, counted = 0, ...others }: ScanFacts = {}): ScanSummary {
  const { status = 'completed', enabled_products = ['sast'] } = others;
  const counts = { total: counted, code: 0, supply_chain: 0, secrets: 0 };
  return {
    id: ++lastId,
    repository_id: 1n,
    status,
    exit_code: status === 'completed' ? 0 : undefined,
    is_full_scan: false,
    branch: PULL_REF,
    commit: COMMIT,
    enabled_products,
    started_at: new Date(NOW - began * MINUTE).toISOString(),
    completed_at: status === 'running' ? undefined : new Date(NOW - ended * MINUTE).toISOString(),
    findings_counts: { ...counts, [COUNT_OF[enabled_products[0] ?? ''] ?? 'code']: counted },
    ...others,
  };
}

/** The facts of a scan that blocks on one finding. */
export const RED = { exit_code: 1, counted: 1 };
export const sast = (facts: ScanFacts = {}) => scan(facts);
export const sca = (facts: ScanFacts = {}) => scan({ enabled_products: ['sca'], ...facts });
export const secrets = (facts: ScanFacts = {}) => scan({ enabled_products: ['secrets'], ...facts });

/** An open finding of high severity and confidence on the pull request, unless it says otherwise. */
export function row(kind: FindingKind, others: Partial<Finding> = {}): Finding {
  const id = ++lastId;
  return {
    kind,
    id,
    match_based_id: `match ${id}`,
    repository: PROJECT,
    ref: PULL_REF,
    status: 'open',
    severity: 'high',
    confidence: 'high',
    created_at: new Date(NOW - 9.5 * MINUTE).toISOString(),
    ...others,
  };
}

export const ignored = (others: Partial<Finding> = {}) =>
  row('sast', { status: 'ignored', triage_state: 'ignored', ...others });

const EVENTS = {
  pull_request: { isOfPullRequest: true, headBranch: 'feature', ref: PULL_REF },
  pull_request_target: { isOfPullRequest: true, headBranch: 'feature', ref: FEATURE },
  push: { pullRequest: undefined, isOfPullRequest: false, ref: FEATURE, sha: COMMIT },
  main: { name: 'push', pullRequest: undefined, isOfPullRequest: false, ref: MAIN, sha: COMMIT },
  workflow_run: { isOfPullRequest: true, headBranch: 'feature', ref: PULL_REF, sha: COMMIT },
  merge_group: { isOfPullRequest: false, ref: GROUP_REF, sha: GROUP },
  fork: { name: 'pull_request_target', isOfPullRequest: true, isFork: true, headBranch: 'main', ref: MAIN },
} satisfies Record<string, Partial<RunEvent>>;

/** Verdict and cause, each with the kind of its failure. */
const FAILURES = {
  passed: undefined,
  'skipped: head-moved': undefined,
  'skipped: newer-scan': undefined,
  failed: 'gate-failed',
  'failed: overwritten': 'gate-overwritten',
  'failed: product-not-run': 'product-not-run',
  'failed: scan-failed': 'gate-scan-failed',
  'timed-out': 'scan-timeout',
  'timed-out: findings-missing': 'findings-missing',
  'no-scan': 'no-scan',
} as const;

export type Gives = keyof typeof FAILURES;

export interface Facts {
  scans: readonly ScanSummary[];
  rows?: readonly Finding[];
  event?: keyof typeof EVENTS;
  /** What the lists have when they are read again. */
  later?: readonly Finding[];
  /** What GitHub says; null where it does not. Default: the commit. */
  head?: string | null;
  request?: Partial<GateRequest>;
}

export interface Others extends Omit<Facts, 'scans' | 'rows'> {
  /** Default: one where findings fail, and none where it passes. */
  counted?: number;
  /** Whether it waits for a scan until the time is over, as it does where it times out. */
  waits?: true;
  /** How often lists are read again. */
  rereads?: number;
  notices?: Notice['kind'][];
}

/** Looks once, and once more where there is a scan to wait for. */
export async function verdictOf({
  event = 'pull_request',
  scans,
  rows = [],
  later = rows,
  head = COMMIT,
  request = {},
}: Facts) {
  const asked = gateRequest({
    ...request,
    github: { token: 't', apiUrl: 'https://api.github.com', serverUrl: 'https://github.com' },
    event: {
      name: event,
      repository: PROJECT,
      runNumber: 1,
      ...(event === 'push' || event === 'main' ? {} : { pullRequest: { number: 7, headSha: COMMIT } }),
      ...EVENTS[event],
    },
  });
  const facts: GateFacts = {
    project: { id: 1n, name: PROJECT, tags: [], primary_branch: MAIN } as GateFacts['project'],
    commits: event === 'merge_group' ? [COMMIT, GROUP] : [COMMIT],
    scans: scans.toSorted(newestFirst),
    headSource: headSource(asked),
    isFirst: true,
    isLast: false,
    waitedMs: 0,
  };
  let rereads = 0;
  const sources: GateSources = {
    head: async () => head ?? undefined,
    rows: async ({ product, ref }) =>
      (rereads === 0 ? rows : later).filter(
        (one) =>
          one.kind === product && (product === 'secrets' || one.ref === undefined || sameRef(one.ref, ref)),
      ),
    reread: async () => rereads < 3 && ++rereads > 0,
    nowMs: () => NOW + rereads * 3000,
  };
  const first = await decide(facts, asked, sources);
  const decision = first ?? (await decide({ ...facts, isFirst: false, isLast: true }, asked, sources));
  if (decision === undefined) throw new Error('there is no verdict');
  return { decision, waits: first === undefined, rereads };
}

export type Case = [
  why: string,
  gives: Gives,
  scans: readonly ScanSummary[],
  rows?: readonly Finding[],
  others?: Others,
];

export function check(cases: readonly Case[], ofAll: Others = {}): void {
  it.each(cases)('%s: %s', async (_, gives, scans, rows = [], others = {}) => {
    const isLate = gives === 'timed-out' || gives === 'no-scan';
    const { counted, waits = isLate, rereads = 0, notices = [], ...facts } = { ...ofAll, ...others };
    const { decision, ...looks } = await verdictOf({ scans, rows, ...facts });
    const { verdict, because } = decision;
    expect({
      gives: because === undefined ? verdict : `${verdict}: ${because}`,
      failure: decision.failure?.kind,
      notices: (decision.notices ?? []).map(({ kind }) => kind),
      ...looks,
    }).toEqual({ gives, failure: FAILURES[gives], notices, waits, rereads });
    const decided = { passed: 0, failed: 1 }[gives as string];
    if (decided !== undefined) expect(decision.counted).toHaveLength(counted ?? decided);
  });
}
