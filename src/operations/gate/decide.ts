import { findingKey, worstFirst } from '../../findings/finding.ts';
import type { StepFailure } from '../../model/failure.ts';
import { PRODUCTS, type Product, SCANNED_PRODUCTS } from '../../model/findings.ts';
import type { Notice } from '../../model/notice.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import type { BranchList, BranchRows } from '../../scans/branch-findings.ts';
import { mayHaveRun, productsRun } from '../../scans/scan.ts';
import { isOfCommit } from '../../scans/search.ts';
import { decidingParts, isSettled } from './choose.ts';
import type { HeadSource } from './head.ts';
import type { GateRequest } from './inputs.ts';
import {
  excuseOf,
  type JudgedPart,
  needsPrimary,
  nothingLeftOut,
  ownReason,
  type Part,
  primaryOf,
} from './judge.ts';
import { distinct, missingProblems, type Problem, problemsOf } from './problems.ts';
import type { GateCause, LeftOut, Verdict } from './result.ts';
import { isExplained, mayBeIncomplete, unlistedCount } from './shortage.ts';

/** What the gate knows so far. */
export interface GateFacts {
  project: Project;
  /** One; in a merge queue the pull request's head and the group's own commit. */
  commits: readonly string[];
  /** Of the project, the newest first. */
  scans: readonly ScanSummary[];
  /** What GitHub can be asked about the head. */
  headSource?: HeadSource;
  /** Absent = not asked; without a commit, GitHub did not say it. */
  head?: { commit?: string };
  /** By `keyOf`. */
  listings: ReadonlyMap<string, BranchRows>;
  /** How often lists were read again because they may be incomplete. */
  rereads: number;
  /** The first look, and the last one. */
  isFirst: boolean;
  isLast: boolean;
  /** By the platform's clock. */
  nowMs: number;
  waitedMs: number;
}

/** What the gate came to. A failure may still become a notice, by `on-timeout` and the like. */
export interface Decision {
  next: 'end';
  verdict: Verdict;
  because?: GateCause;
  failure?: StepFailure;
  notices: readonly Notice[];
  scans: readonly ScanSummary[];
  counted?: readonly Finding[];
  leftOut: Readonly<Record<LeftOut, number>>;
  products: readonly Product[];
  notRun: readonly Product[];
}

/** What to do next. */
export type Step =
  | Decision
  | { next: 'wait' }
  | { next: 'ask-head' }
  | { next: 'read'; lists: readonly BranchList[] }
  | { next: 'read-again'; afterMs: number };

const REREAD_AFTER_MS = [2000, 3000, 5000];

/** What a list is known by. */
export function keyOf({ product, ref }: BranchList): string {
  return product === 'secrets' ? product : `${product} ${ref ?? ''}`;
}

/**
 * Decides product by product: what to find out next, or the verdict. Pure: the same facts and request give the same
 * answer.
 */
export function decide(facts: GateFacts, request: GateRequest): Step {
  const ofCommit = facts.scans.filter((scan) => facts.commits.some((commit) => isOfCommit(scan, commit)));
  const asked = askedProducts(ofCommit, request);
  const isWaiting = !facts.isLast && !isSettled(ofCommit, asked);
  if (facts.headSource === 'pull-request' && facts.head === undefined && (!isWaiting || facts.isFirst))
    return { next: 'ask-head' };
  if (facts.headSource === 'pull-request' && hasMoved(facts))
    return skipped('head-moved', ofCommit.slice(0, 1));
  if (isWaiting) return { next: 'wait' };
  if (ofCommit.length === 0) return noScan(facts, request);

  const { parts, missing } = decidingParts(facts.commits, ofCommit, asked, request);
  const { problems, readable, isNewer } = problemsOf(facts, request, parts, missing);
  if (isNewer) {
    if (facts.headSource === 'branch' && facts.head === undefined) return { next: 'ask-head' };
    if (facts.headSource !== undefined && hasMoved(facts)) return skipped('newer-scan', distinct(parts));
  }
  const judged = readable.map((part): JudgedPart => ({ ...part, project: facts.project, ofCommit }));
  const found = judge(facts, request, judged);
  if ('next' in found) return found;
  return concluded(facts, request, {
    ...found,
    parts,
    problems,
    judged,
    notRun: notRunOf(ofCommit, missing),
  });
}

/** Those that `products` names, else all that scans of the commit ran. */
function askedProducts(ofCommit: readonly ScanSummary[], { products }: GateRequest): readonly Product[] {
  return products ?? SCANNED_PRODUCTS.filter((product) => ofCommit.some((scan) => mayHaveRun(scan, product)));
}

function notRunOf(ofCommit: readonly ScanSummary[], missing: readonly Product[]): Product[] {
  const ran = SCANNED_PRODUCTS.filter((product) => ofCommit.some((scan) => mayHaveRun(scan, product)));
  return PRODUCTS.filter(
    (product) => missing.includes(product) || (product !== 'ai_sast' && !ran.includes(product)),
  );
}

/** Whether GitHub says that the head is another commit. */
function hasMoved({ head, commits }: GateFacts): boolean {
  return head?.commit !== undefined && !commits.includes(head.commit);
}

type Found = { counted: Finding[]; leftOut: Record<LeftOut, number> };

/** The findings of the parts that count, or the lists that are still to be read. */
function judge(facts: GateFacts, request: GateRequest, parts: readonly JudgedPart[]): Found | Step {
  const lists = new Map<string, BranchList>();
  const rowsOf = (list: BranchList) => {
    const listing = facts.listings.get(keyOf(list));
    if (listing === undefined) lists.set(keyOf(list), list);
    return listing?.rows ?? [];
  };
  const { name: repository } = facts.project;
  const counted = new Map<string, Finding>();
  const leftOut = nothingLeftOut();
  const reasonOf = ownReason(request);
  for (const part of parts) {
    const { product } = part;
    const open = rowsOf({ product, repository, ref: part.scan.branch }).filter((row) => {
      const reason = reasonOf(row);
      if (reason !== undefined) leftOut[reason] += 1;
      return reason === undefined;
    });
    const isAsked = open.length > 0 && needsPrimary(request, part);
    const excuse = excuseOf(
      request,
      part,
      isAsked ? rowsOf({ product, repository, ref: primaryOf(facts.project) }) : [],
    );
    for (const row of open) {
      const reason = excuse(row);
      if (reason === undefined) counted.set(findingKey(row), row);
      else leftOut[reason] += 1;
    }
  }
  if (lists.size > 0) return { next: 'read', lists: [...lists.values()] };
  return { counted: worstFirst([...counted.values()]), leftOut };
}

/** The verdict, once the lists were read again where they may be incomplete. */
function concluded(
  facts: GateFacts,
  request: GateRequest,
  all: Found & {
    parts: readonly Part[];
    judged: readonly JudgedPart[];
    problems: readonly Problem[];
    notRun: readonly Product[];
  },
): Step {
  const listedIn = (part: Part) => facts.listings.get(keyOf(listOf(facts, part)))?.rows ?? [];
  const withRows = all.judged.map((part) => ({ ...part, rows: listedIn(part) }));
  const afterMs = REREAD_AFTER_MS[facts.rereads];
  if (afterMs !== undefined && mayBeIncomplete(withRows, request, facts.nowMs))
    return { next: 'read-again', afterMs };

  const blocking = distinct(all.judged).filter((scan) => !isExplained(scan, withRows));
  const more = blocking.flatMap((scan) =>
    productsRun(scan).map((product) => listOf(facts, { product, scan })),
  );
  const unread = more.filter((list) => !facts.listings.has(keyOf(list)));
  if (unread.length > 0) return { next: 'read', lists: unread };
  const unexplained = blocking.filter((scan) => {
    const others = productsRun(scan).map((product) => ({ product, scan, rows: listedIn({ product, scan }) }));
    return !isExplained(scan, withRows, others);
  });
  const problems = [...all.problems, ...missingProblems(unexplained, withRows, request)];

  const { counted, leftOut, notRun } = all;
  const failing = counted.filter(({ kind }) => request.failOn[kind] !== 'none');
  const [first, ...others] = problems;
  const unlisted = unlistedCount(withRows);
  const notices: Notice[] = [
    ...(failing.length > 0 ? problems : others).map(
      ({ failure }): Notice => ({ kind: 'gate-also', cause: failure }),
    ),
    ...(unlisted > 0 ? [{ kind: 'findings-unlisted', count: unlisted } as const] : []),
  ];
  const end = {
    next: 'end' as const,
    notices,
    scans: distinct(all.parts),
    leftOut,
    products: [...new Set(all.parts.map(({ product }) => product))],
    notRun,
  };
  if (failing.length > 0) {
    return { ...end, verdict: 'failed', counted, failure: { kind: 'gate-failed', counted: failing.length } };
  }
  // Of what could not be read, or is not listed, nobody knows what counts.
  const isKnown = all.judged.length === all.parts.length && unexplained.length === 0;
  if (first !== undefined) return { ...end, ...first, counted: isKnown ? counted : undefined };
  return { ...end, verdict: 'passed', counted };
}

function listOf({ project }: GateFacts, { product, scan }: Part): BranchList {
  return { product, repository: project.name, ref: scan.branch };
}

const NOTHING = { notices: [], leftOut: nothingLeftOut(), products: [], notRun: [] } as const;

function skipped(because: 'head-moved' | 'newer-scan', scans: readonly ScanSummary[]): Decision {
  return { next: 'end', verdict: 'skipped', because, scans, ...NOTHING };
}

function noScan(
  { commits: [commit], project, waitedMs }: GateFacts,
  { products = [] }: GateRequest,
): Decision {
  const failure: StepFailure = { kind: 'no-scan', commit, project: project.name, waitedMs };
  return { next: 'end', verdict: 'no-scan', failure, scans: [], ...NOTHING, notRun: products };
}
