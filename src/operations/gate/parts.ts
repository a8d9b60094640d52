import type { StepFailure } from '../../model/failure.ts';
import { SCANNED_PRODUCTS } from '../../model/findings.ts';
import { mergeRef, sameRef, shortRef } from '../../model/refs.ts';
import { epochMs } from '../../model/time.ts';
import type { Product } from '../../platform/resources/finding.ts';
import { primaryBranch } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import type { BranchList } from '../../scans/read.ts';
import {
  byNewest,
  currentScans,
  isOfCommit,
  lastCompleted,
  mayHaveRun,
  preferredScan,
  ranAt,
  scanStatus,
} from '../../scans/scan.ts';
import type { GateRequest } from './inputs.ts';
import type { Seen } from './seen.ts';

/** One product as one scan left it. */
export interface Part {
  product: Product;
  scan: ScanSummary;
}

/** The list that has the findings of a part. Secrets have one list for all branches. */
export function listOf({ product, scan }: Part): BranchList {
  return { product, ref: product === 'secrets' ? undefined : scan.branch };
}

export type Verdict = 'passed' | 'failed' | 'timed-out' | 'no-scan' | 'skipped';

/** The reason for a verdict that findings did not decide. */
export type GateCause =
  | 'fork'
  | 'dependabot'
  | 'head-moved'
  | 'newer-scan'
  | 'overwritten'
  | 'unknown-project'
  | 'scan-failed'
  | 'findings-missing'
  | 'reopened'
  | 'list-failed'
  | 'product-not-run'
  /** Something else ended the gate first. */
  | 'undecided';

/** A reason not to judge a product by its scan. */
export interface Problem {
  verdict: Verdict;
  because?: GateCause;
  failure: StepFailure;
}

/**
 * Finds the scan, ended or under way, that decides for each requested product and each commit. `missing` are requested
 * products that no scan ran; `notRun` are all that no scan ran, requested or not.
 */
export function partsOf({ request: { products, event }, scans, commits }: Seen) {
  const wanted: readonly Product[] = products ?? SCANNED_PRODUCTS;
  const ofCommit = scans.filter((scan) => isOfCommit(scan, commits));
  const ran = (product: Product) => ofCommit.some((scan) => mayHaveRun(scan, product));
  const parts = wanted.flatMap((product) =>
    commits.flatMap((commit): Part[] => {
      const candidates = ofCommit.filter((scan) => isOfCommit(scan, [commit]) && mayHaveRun(scan, product));
      const scan = preferredScan(currentScans(candidates), refsOf(event));
      return scan === undefined ? [] : [{ product, scan }];
    }),
  );
  const missing = (products ?? []).filter((product) => !ran(product));
  const notRun = [...SCANNED_PRODUCTS.filter((product) => !ran(product)), ...missing];
  return { parts, missing, notRun: [...new Set(notRun)] };
}

/** Names of the event's branch, in order of preference: scans of other branches decide only without these. */
export function refsOf({ pullRequest, ref }: GateRequest['event']): (string | undefined)[] {
  return [pullRequest && mergeRef(pullRequest.number), ref];
}

/** Recognizes rows that scans of the commits brought, by the scan's id or by a time. */
export function commitScans({ scans, commits }: Seen, product: Product) {
  const ofCommit = scans.filter((scan) => isOfCommit(scan, commits));
  const completed = ofCommit.filter((scan) => mayHaveRun(scan, product) && scanStatus(scan) === 'completed');
  /** Whether a scan that completed for the product ran at a time; true for an unknown time. */
  const mayHaveRunAt = (time: string | undefined): boolean => {
    const ms = epochMs(time);
    return ms === undefined || completed.map(ranAt).some(({ fromMs, toMs }) => fromMs <= ms && ms <= toMs);
  };
  return { ids: new Set(ofCommit.map(({ id }) => id)), mayHaveRunAt };
}

/** `primary`: the primary branch itself; `pull`: a pull request or a merge queue, whatever its branch is called. */
export function branchKind(
  { pull, project, request: { event } }: Seen,
  scan: ScanSummary,
): 'primary' | 'pull' | 'branch' {
  if (pull !== undefined || event.isOfPullRequest || event.name === 'merge_group') return 'pull';
  return sameRef(scan.branch, primaryBranch(project)) ? 'primary' : 'branch';
}

/** A branch with which others are compared: the one that the pull request goes into, or the primary one. */
export type Target = 'base' | 'primary';

/** The known targets, by short names. A base that is the primary branch is that. */
export function targetsOf({ project, request: { event } }: Seen): Map<string, Target> {
  const refs = [
    ['base', event.baseBranch],
    ['primary', primaryBranch(project)],
  ] as const;
  return new Map(refs.flatMap(([target, ref]) => (ref ? [[shortRef(ref), target]] : [])));
}

/** Groups parts by the state of their scans. A scan of another commit, `by`, replaced the list of an `overwritten` one. */
export function groupByState(seen: Seen, parts: readonly Part[]) {
  const { failed = [], running = [], completed = [] } = Object.groupBy(parts, ({ scan }) => scanStatus(scan));
  const readable: Part[] = [];
  const overwritten: (Part & { by: ScanSummary })[] = [];
  for (const part of completed) {
    const { product, scan } = part;
    const by = lastCompleted(
      seen.scans.filter((candidate) => mayHaveRun(candidate, product)),
      scan,
    );
    // Rows name the scan that first saw them, so a newer scan does not hide what the commit brought.
    const isLasting = seen.request.newOnly && branchKind(seen, scan) === 'primary';
    if (isLasting || isOfCommit(by, seen.commits)) readable.push(part);
    else overwritten.push({ ...part, by });
  }
  return { readable, overwritten, failed, running };
}

/** Problems of scans and lists; the first decides unless too many findings do. */
export function scanProblems(
  { failed, overwritten, running }: ReturnType<typeof groupByState>,
  unread: readonly Problem[],
  missing: Product[],
  waitedMs: number,
): Problem[] {
  const problems = scansOf(failed).map((scan): Problem => {
    const products = productsOf(failed.filter((part) => part.scan === scan));
    const { status, exit_code: exitCode } = scan;
    const failure = { kind: 'gate-scan-failed', products, status, exitCode } as const;
    return { verdict: 'failed', because: 'scan-failed', failure };
  });
  problems.push(...unread);
  if (overwritten[0] !== undefined) {
    const { scan, by } = overwritten[0];
    const failure = { kind: 'gate-overwritten', commit: scan.commit ?? '', by: by.commit ?? '' } as const;
    problems.push({ verdict: 'failed', because: 'overwritten', failure });
  }
  if (missing.length > 0) {
    const failure = { kind: 'product-not-run', products: missing } as const;
    problems.push({ verdict: 'failed', because: 'product-not-run', failure });
  }
  if (running.length > 0) {
    const status = running[0]?.scan.status;
    const failure = { kind: 'scan-timeout', products: productsOf(running), waitedMs, status } as const;
    problems.push({ verdict: 'timed-out', failure });
  }
  return problems;
}

/** The newest first. */
export function scansOf(parts: readonly Part[]): ScanSummary[] {
  return [...new Set(parts.map(({ scan }) => scan))].sort(byNewest);
}

export function productsOf(parts: readonly Part[]): Product[] {
  return [...new Set(parts.map(({ product }) => product))];
}
