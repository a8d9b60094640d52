import { sameRef } from '../../findings/finding.ts';
import type { StepFailure } from '../../model/failure.ts';
import type { Product } from '../../model/findings.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import {
  beganMs,
  isOfCommit,
  lastCompleted,
  mayHaveRun,
  newestFirst,
  preferredScan,
  scanStatus,
} from '../../scans/scan.ts';
import type { GateRequest } from './inputs.ts';

/** What a look at the scans shows. */
export interface GateFacts {
  project: Project;
  /** One; in a merge queue the pull request's head and the group's own commit. */
  commits: readonly string[];
  /** Of the project, the newest first. */
  scans: readonly ScanSummary[];
  /** What GitHub can be asked about the head. */
  headSource?: 'pull-request' | 'branch';
  isFirst: boolean;
  /** Then there is no more waiting. */
  isLast: boolean;
  waitedMs: number;
}

/** One product as one scan left it. */
export interface Part {
  product: Product;
  scan: ScanSummary;
}

export type Verdict = 'passed' | 'failed' | 'timed-out' | 'no-scan' | 'skipped';

/** Why the verdict is what it is where findings did not decide it. */
export type GateCause =
  | 'fork'
  | 'dependabot'
  | 'head-moved'
  | 'newer-scan'
  | 'overwritten'
  | 'unknown-project'
  | 'scan-failed'
  | 'findings-missing'
  | 'list-failed'
  | 'product-not-run'
  /** Something else ended the gate first. */
  | 'undecided';

/** Why a product cannot be judged by its scan. */
export interface Problem {
  verdict: Verdict;
  because?: GateCause;
  failure: StepFailure;
}

/**
 * Whether there is nothing to wait for: each product that is asked for has a scan that ended, and none may still run
 * one that began after the newest ended one of its product and branch.
 *
 * @param ofCommit the newest first
 */
export function isSettled(ofCommit: readonly ScanSummary[], asked: readonly Product[]): boolean {
  if (ofCommit.length === 0) return false;
  return asked.every((product) => {
    const own = ofCommit.filter((scan) => mayHaveRun(scan, product));
    const isPending = (scan: ScanSummary) =>
      scanStatus(scan) === 'running' &&
      own.find(({ branch }) => branch === scan.branch || sameRef(branch, scan.branch)) === scan;
    return own.some((scan) => scanStatus(scan) !== 'running') && !own.some(isPending);
  });
}

/**
 * The scan that decides each product: for each commit the newest that ran it, on the event's branch where there is one.
 *
 * @param ofCommit the newest first
 */
export function decidingParts(
  commits: readonly string[],
  ofCommit: readonly ScanSummary[],
  asked: readonly Product[],
  { event: { pullRequest, ref } }: GateRequest,
): Part[] {
  const refs = [pullRequest && `refs/pull/${pullRequest.number}/merge`, ref];
  return asked.flatMap((product) =>
    commits.flatMap((commit) => {
      const own = ofCommit.filter((scan) => isOfCommit(scan, commit) && mayHaveRun(scan, product));
      const scan = preferredScan(own, refs);
      return scan === undefined ? [] : [{ product, scan }];
    }),
  );
}

/**
 * What stands in the way of parts, in the order in which it decides, those that can be judged, and whether the scan of
 * a newer commit is in the way.
 *
 * @param missing products that were asked for and that no scan of the commit ran
 */
export function standingOf(
  { scans, commits, waitedMs }: GateFacts,
  request: GateRequest,
  parts: readonly Part[],
  missing: readonly Product[],
): { problems: Problem[]; readable: Part[]; isNewer: boolean } {
  const { failed = [], running = [], completed = [] } = Object.groupBy(parts, ({ scan }) => scanStatus(scan));
  const readable: Part[] = [];
  const overwritten: (Part & { by: ScanSummary })[] = [];
  for (const part of completed) {
    const by = lastCompleted(
      scans.filter((other) => mayHaveRun(other, part.product)),
      part.scan,
    );
    if (commits.some((commit) => isOfCommit(by, commit))) readable.push(part);
    else overwritten.push({ ...part, by });
  }
  const problems = scansOf(failed).map(
    (scan): Problem => ({
      verdict: 'failed',
      because: 'scan-failed',
      failure: {
        kind: 'gate-scan-failed',
        products: failed.filter((part) => part.scan === scan).map(({ product }) => product),
        status: scan.status,
        exitCode: scan.exit_code,
      },
    }),
  );
  const [first] = overwritten;
  if (first !== undefined) {
    const { scan, by } = first;
    const failure: StepFailure = { kind: 'gate-overwritten', commit: scan.commit ?? '', by: by.commit ?? '' };
    problems.push({ verdict: 'failed', because: 'overwritten', failure });
  }
  const unrun = missing.filter((product) => request.failOn[product] !== 'none');
  if (unrun.length > 0) {
    const failure: StepFailure = { kind: 'product-not-run', products: unrun };
    problems.push({ verdict: 'failed', because: 'product-not-run', failure });
  }
  if (running.length > 0) {
    const products = [...new Set(running.map(({ product }) => product))];
    const status = running[0]?.scan.status;
    problems.push({ verdict: 'timed-out', failure: { kind: 'scan-timeout', products, waitedMs, status } });
  }
  const isNewer = overwritten.some(({ scan, by }) => beganMs(by) > beganMs(scan));
  return { problems, readable, isNewer };
}

/** The scans of parts, the newest first. */
export function scansOf(parts: readonly Part[]): ScanSummary[] {
  return [...new Set(parts.map(({ scan }) => scan))].sort(newestFirst);
}
