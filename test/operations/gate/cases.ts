/** Cases of the gate's decision: scans, lists and head as plain values, and the verdict with its reason. */

import { expect, it } from 'vitest';
import { sameRef } from '../../../src/findings/finding.ts';
import type { RunEvent } from '../../../src/inputs/run-event.ts';
import type { Notice } from '../../../src/model/notice.ts';
import {
  type Decision,
  decide,
  type GateFacts,
  type GateSources,
} from '../../../src/operations/gate/decide.ts';
import type { GateRequest } from '../../../src/operations/gate/inputs.ts';
import { headSource } from '../../../src/operations/gate/run.ts';
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
  counts?: ScanSummary['findings_counts'] | 'unknown';
}

let lastId = 100n;

/** A clean, completed scan of code on the pull request, unless it says otherwise. */
export function scan({ began = 10, ended = began - 1, counts, ...others }: ScanFacts = {}): ScanSummary {
  const status = others.status ?? 'completed';
  const exitCode = 'exit_code' in others ? others.exit_code : status === 'completed' ? 0 : undefined;
  return {
    id: ++lastId,
    repository_id: 1n,
    status,
    is_full_scan: false,
    branch: PULL_REF,
    commit: COMMIT,
    enabled_products: ['sast'],
    started_at: new Date(NOW - began * MINUTE).toISOString(),
    completed_at: status === 'running' ? undefined : new Date(NOW - ended * MINUTE).toISOString(),
    findings_counts:
      counts === 'unknown' ? undefined : (counts ?? { total: 0, code: 0, supply_chain: 0, secrets: 0 }),
    ...others,
    exit_code: exitCode,
  };
}

export const code = (count: number) => ({ total: count, code: count, supply_chain: 0, secrets: 0 });
export const supplyChain = (count: number) => ({ total: count, code: 0, supply_chain: count, secrets: 0 });
export const secretsOf = (count: number) => ({ total: count, code: 0, supply_chain: 0, secrets: count });
export const sast = (facts: ScanFacts = {}) => scan({ enabled_products: ['sast'], ...facts });
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

/** `code, supply chain, secrets` in some order. */
export const SERIES = [sast, sca, secrets] as const;

const EVENTS = {
  pull_request: { isOfPullRequest: true, headBranch: 'feature', ref: PULL_REF },
  pull_request_target: { isOfPullRequest: true, headBranch: 'feature', ref: FEATURE },
  push: { pullRequest: undefined, isOfPullRequest: false, ref: FEATURE, sha: COMMIT },
  main: { name: 'push', pullRequest: undefined, isOfPullRequest: false, ref: MAIN, sha: COMMIT },
  workflow_run: { isOfPullRequest: true, headBranch: 'feature', ref: PULL_REF, sha: COMMIT },
  merge_group: { isOfPullRequest: false, ref: GROUP_REF, sha: GROUP },
  fork: { name: 'pull_request_target', isOfPullRequest: true, isFork: true, headBranch: 'main', ref: MAIN },
} satisfies Record<string, Partial<RunEvent>>;

export interface Case {
  why: string;
  event?: keyof typeof EVENTS;
  scans: ScanSummary[];
  rows?: Finding[];
  /** What the lists have when they are read again. */
  later?: Finding[];
  /** What GitHub says; null where it does not. Default: the commit. */
  head?: string | null;
  request?: Partial<GateRequest>;
  gives: 'passed' | 'failed' | 'timed-out' | 'no-scan' | 'skipped';
  because?: Decision['because'];
  failure?: string;
  counted?: number;
  /** Whether it waits for a scan until the time is over. */
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
}: Case) {
  const asked = gateRequest({
    ...request,
    github: { token: 't', apiUrl: 'https://api.github.com', serverUrl: 'https://github.com' },
    event: {
      name: event,
      repository: PROJECT,
      runNumber: 1,
      runAttempt: 1,
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

export function check(cases: readonly Case[]): void {
  it.each(cases)('$gives: $why', async (one) => {
    const { decision: step, waits, rereads } = await verdictOf(one);
    expect({ verdict: step.verdict, because: step.because }).toEqual({
      verdict: one.gives,
      because: one.because,
    });
    if (one.failure !== undefined) expect(step.failure?.kind).toBe(one.failure);
    if (one.gives === 'passed' || one.gives === 'skipped') expect(step.failure).toBeUndefined();
    else expect(step.failure).toBeDefined();
    if (one.counted !== undefined) expect(step.counted).toHaveLength(one.counted);
    expect(waits).toBe(one.waits ?? false);
    expect(rereads).toBe(one.rereads ?? 0);
    if (one.notices !== undefined) expect(step.notices.map(({ kind }) => kind)).toEqual(one.notices);
  });
}
