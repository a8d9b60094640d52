import { sameRef } from '../../findings/finding.ts';
import type { Product } from '../../model/findings.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { mayHaveRun, scanStatus } from '../../scans/scan.ts';
import { isOfCommit, preferredScan } from '../../scans/search.ts';
import type { GateRequest } from './inputs.ts';
import type { Part } from './judge.ts';

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
 * @returns also the products that no scan ran
 */
export function decidingParts(
  commits: readonly string[],
  ofCommit: readonly ScanSummary[],
  asked: readonly Product[],
  request: GateRequest,
): { parts: Part[]; missing: Product[] } {
  const refs = refsOf(request);
  const parts = asked.flatMap((product) => {
    const scans = commits.map((commit) => {
      const own = ofCommit.filter((scan) => isOfCommit(scan, commit) && mayHaveRun(scan, product));
      return preferredScan(own, refs);
    });
    return [...new Set(scans)].flatMap((scan) => (scan === undefined ? [] : [{ product, scan }]));
  });
  return { parts, missing: asked.filter((one) => !parts.some(({ product }) => product === one)) };
}

/** The branches that a scan of the event reports, before those of other scans of the commit. */
function refsOf({ event: { pullRequest, ref } }: GateRequest): string[] {
  const merge = pullRequest === undefined ? [] : [`refs/pull/${pullRequest.number}/merge`];
  return [...merge, ...(ref === undefined ? [] : [ref])];
}
