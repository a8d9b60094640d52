/** Cases of the gate's decision: scans, lists and head as plain values, and the verdict with its reason. */

import { expect, it } from 'vitest';
import type { RunEvent } from '../../../src/inputs/run-event.ts';
import type { Notice } from '../../../src/model/notice.ts';
import { sameRef } from '../../../src/model/refs.ts';
import { type Decision, decide, type Verdict, verdictOf } from '../../../src/operations/gate/decide.ts';
import type { GateFacts, NextRead } from '../../../src/operations/gate/facts.ts';
import type { GateRequest } from '../../../src/operations/gate/inputs.ts';
import type { Finding, Product } from '../../../src/platform/resources/finding.ts';
import type { ScanSummary } from '../../../src/platform/resources/scan.ts';
import { type ListRead, listKey } from '../../../src/scans/read.ts';
import { byNewest } from '../../../src/scans/scan.ts';
import { COMMIT, gateRequest, MAIN, NOW, PROJECT, PULL_REF } from './open.ts';

export const GROUP = 'feed000000000000000000000000000000000003';
export const FEATURE = 'refs/heads/feature';
export const GROUP_REF = 'refs/heads/gh-readonly-queue/main/pr-7-c0ffee';
export const MINUTE = 60_000;

export interface ScanFacts extends Partial<ScanSummary> {
  /** Minutes before now. */
  began?: number;
  ended?: number;
  /** The number of findings that it counted of its first product. */
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
export function row(kind: Product, others: Partial<Finding> = {}): Finding {
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
    relevant_since: new Date(NOW - 9.5 * MINUTE).toISOString(),
    ...others,
  };
}

export const ignored = (others: Partial<Finding> = {}) =>
  row('sast', { status: 'ignored', triage_state: 'ignored', ...others });

const EVENTS = {
  pull_request: { isOfPullRequest: true, headBranch: 'feature', ref: PULL_REF },
  backport: {
    name: 'pull_request',
    headBranch: 'feature',
    ref: PULL_REF,
    baseBranch: 'release-1',
    isOfPullRequest: true,
  },
  pull_request_target: { isOfPullRequest: true, headBranch: 'feature', ref: FEATURE },
  push: { pullRequest: undefined, isOfPullRequest: false, ref: FEATURE, sha: COMMIT },
  main: { name: 'push', pullRequest: undefined, isOfPullRequest: false, ref: MAIN, sha: COMMIT },
  workflow_run: { isOfPullRequest: true, headBranch: 'feature', ref: PULL_REF, sha: COMMIT },
  merge_group: { isOfPullRequest: false, ref: GROUP_REF, sha: GROUP },
  backportQueue: {
    name: 'merge_group',
    isOfPullRequest: false,
    ref: GROUP_REF,
    sha: GROUP,
    baseBranch: 'refs/heads/release-1',
  },
  forkOfRelease: {
    name: 'pull_request_target',
    isOfPullRequest: true,
    isFork: true,
    headBranch: 'release-1',
    ref: 'refs/heads/release-1',
    baseBranch: 'release-1',
  },
  fork: { name: 'pull_request_target', isOfPullRequest: true, isFork: true, headBranch: 'main', ref: MAIN },
} satisfies Record<string, Partial<RunEvent>>;

/** The reason of a skip, or the kind of failure, behind each verdict and its cause. */
const REASONS = {
  passed: undefined,
  'skipped: head-moved': 'head-moved',
  'skipped: newer-scan': 'newer-scan',
  failed: 'gate-failed',
  'failed: overwritten': 'gate-overwritten',
  'failed: product-not-run': 'product-not-run',
  'failed: scan-failed': 'gate-scan-failed',
  'timed-out': 'scan-timeout',
  'timed-out: findings-missing': 'findings-missing',
  'timed-out: reopened': 'gate-reopened',
  'failed: list-failed': 'gate-list-failed',
  'no-scan': 'no-scan',
} as const;

export type Gives = keyof typeof REASONS;

export interface Facts {
  scans: readonly ScanSummary[];
  rows?: readonly Finding[];
  event?: keyof typeof EVENTS;
  /** The lists at the second reading. */
  later?: readonly Finding[];
  /** Products whose lists cannot be read. */
  unreadable?: readonly Product[];
  /** GitHub says for certain that the head is another commit. */
  moved?: boolean;
  /** Paths that the pull request changes. Default: GitHub does not say. */
  files?: readonly string[];
  /** Minutes before now; default: never. */
  reopened?: number;
  pull?: GateFacts['pull'];
  request?: Partial<GateRequest>;
}

export interface Others extends Omit<Facts, 'scans' | 'rows'> {
  /** Default: one where findings fail, and none where it passes. */
  counted?: number;
  /** Secrets of which one or more count. */
  unplaced?: number;
  /** Whether it waits for a scan until the time is over, as it does where it times out. */
  waits?: true;
  /** The number of times that lists are read again. */
  rereads?: number;
  notices?: Notice['kind'][];
}

/** The facts of a world that the decision reads next. */
function reveal(world: Facts, facts: GateFacts, next: NextRead): Partial<GateFacts> {
  const { rows = [], later = rows, unreadable = [], moved = false, files, reopened } = world;
  switch (next.read) {
    case 'lists': {
      const rereads = facts.rereads + (next.afterMs === undefined ? 0 : 1);
      const listed = rereads === 0 ? rows : later;
      const lists = new Map(facts.lists);
      for (const list of next.lists) {
        const { product, ref } = list;
        const isListed = (one: Finding) =>
          one.kind === product && (product === 'secrets' || one.ref === undefined || sameRef(one.ref, ref));
        const failure = { kind: 'list-broken', cause: 'it was cut' } as const;
        const read: ListRead = unreadable.includes(product)
          ? { product, rows: [], elsewhere: 0, failure }
          : { product, rows: listed.filter(isListed), elsewhere: 0 };
        lists.set(listKey(list), read);
      }
      return { lists, rereads, listedAtMs: NOW + rereads * 3000 };
    }
    case 'head':
      return { hasMoved: moved };
    case 'files':
      return { files: files === undefined ? 'unknown' : new Set(files) };
    case 'reopened':
      return { reopenedMs: reopened === undefined ? 0 : NOW - reopened * MINUTE };
    case 'later-scans':
      return { isFirst: false, isLast: true, hasMoved: undefined };
  }
}

/** Decides once, and once more where there is a scan to wait for; also says what it read. */
export function decideOn(facts: Facts): { decision: Decision; verdict: Verdict; reads: NextRead[] } {
  const { event = 'pull_request', scans, request = {} } = facts;
  const of: Pick<RunEvent, 'isOfPullRequest'> & Partial<RunEvent> = EVENTS[event];
  const isOfPull = event !== 'push' && event !== 'main';
  const asked = gateRequest({
    ...request,
    github: { token: 't', apiUrl: 'https://api.github.com', serverUrl: 'https://github.com' },
    event: {
      name: event,
      repository: PROJECT,
      runNumber: 1,
      isOfDefaultBranch: false,
      isFork: false,
      ...(isOfPull ? { pullRequest: { number: 7, headSha: COMMIT } } : {}),
      ...of,
      ...request.event,
    },
  });
  const { headBranch = 'feature', isFork } = of;
  let known: GateFacts = {
    request: asked,
    project: { id: 1n, name: PROJECT, tags: [], primary_branch: MAIN } as GateFacts['project'],
    commits: asked.event.name === 'merge_group' ? [COMMIT, GROUP] : [COMMIT],
    pull: isOfPull ? { number: 7, headBranch, isFork, ...facts.pull } : undefined,
    scans: scans.toSorted(byNewest),
    isFirst: true,
    isLast: false,
    waitedMs: 0,
    listedAtMs: 0,
    lists: new Map(),
    rereads: 0,
  };
  const reads: NextRead[] = [];
  for (;;) {
    const next = decide(known);
    if (!('read' in next)) return { decision: next, verdict: verdictOf(next), reads };
    reads.push(next);
    if (reads.length > 40) throw new Error(`it never decides: ${reads.map(({ read }) => read)}`);
    known = { ...known, ...reveal(facts, known, next) };
  }
}

export type Case = [
  why: string,
  gives: Gives,
  scans: readonly ScanSummary[],
  rows?: readonly Finding[],
  others?: Others,
];

export function check(cases: readonly Case[], ofAll: Others = {}): void {
  it.each(cases)('%s: %s', (_, gives, scans, rows = [], others = {}) => {
    const isLate = gives === 'timed-out' || gives === 'no-scan';
    const {
      counted,
      unplaced,
      waits = isLate,
      rereads = 0,
      notices = [],
      ...facts
    } = { ...ofAll, ...others };
    const { decision, verdict, reads } = decideOn({ scans, rows, ...facts });
    expect({
      verdict,
      reason: decision.skipped ?? decision.failure?.kind,
      notices: (decision.notices ?? []).map(({ kind }) => kind),
      waits: reads.some(({ read }) => read === 'later-scans'),
      rereads: reads.filter((next) => 'afterMs' in next).length,
      unplaced: decision.unplaced?.count,
    }).toEqual({ verdict: gives.split(':')[0], reason: REASONS[gives], notices, waits, rereads, unplaced });
    const decided = { passed: 0, failed: unplaced === undefined ? 1 : 0 }[gives as string];
    if (decided !== undefined) expect(decision.counted).toHaveLength(counted ?? decided);
  });
}
