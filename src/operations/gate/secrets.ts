import { sameRef } from '../../findings/finding.ts';
import { epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { primaryBranch } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { countOf, ranAt } from '../../scans/scan.ts';
import type { GateRequest } from './inputs.ts';
import { branchKind, commitScans } from './parts.ts';
import type { Seen } from './seen.ts';

/** The place to which a secret belongs; only those of the commit can fail a gate. */
export type SecretPlace = 'of-commit' | 'on-primary-branch' | 'on-other-branches' | 'not-in-scan';

/**
 * Finds the rows of a repository's secrets that belong to a scan's commit. The platform keeps one row per secret, which
 * names one of its branches, so the scan's own count says how many are of the commit.
 * Those that it counted beyond `countedRows` are among `unplaced`, whose rows name other branches.
 */
export function secretsOf(rows: readonly Finding[], scan: ScanSummary, seen: Seen, request: GateRequest) {
  const { pull } = seen;
  const kind = branchKind(seen, request, scan);
  const scanCount = countOf(scan, 'secrets');
  const primary = primaryBranch(seen.project);
  const { mayHaveRunAt } = commitScans(seen, 'secrets');
  // A fork's branch is not in this repository.
  const head = pull?.isFork ? undefined : pull?.headBranch;
  const merge = pull?.number === undefined ? undefined : `refs/pull/${pull.number}/merge`;
  const ownRefs = [scan.branch, merge, head];
  // The scan's count then includes secrets on the primary branch.
  const countsPrimary = scan.is_full_scan === true || sameRef(head, primary);
  const isOnPrimary = ({ ref }: Finding) => sameRef(ref, primary);
  const wasCreatedDuring = ({ created_at }: Finding) => mayHaveRunAt(created_at);
  const isOwn = (row: Finding): boolean => {
    if (kind === 'primary') return row.ref === undefined || isOnPrimary(row);
    // A fork's branch may have the name of the primary branch.
    if (isOnPrimary(row)) return kind === 'pull' && sameRef(scan.branch, primary) && wasCreatedDuring(row);
    return row.ref === undefined || ownRefs.some((ref) => sameRef(row.ref, ref));
  };
  /** Without a count, or outside a pull request, a secret that was created during a scan may be of the commit. */
  const mayBeNew = (row: Finding): boolean => {
    if (kind === 'primary' || (kind === 'pull' && scanCount !== undefined)) return false;
    return wasCreatedDuring(row) && !(isOnPrimary(row) && (kind === 'pull' || request.newOnly));
  };
  const belongsToCommit = (row: Finding): boolean => {
    if (kind === 'primary' && !request.newOnly) return isOwn(row);
    if (scanCount === 0) return false;
    return kind === 'primary' ? isOwn(row) && wasCreatedDuring(row) : isOwn(row) || mayBeNew(row);
  };
  const placeOf = (row: Finding): SecretPlace => {
    if (belongsToCommit(row)) return 'of-commit';
    if (isOnPrimary(row) || (kind === 'primary' && isOwn(row))) return 'on-primary-branch';
    return isOwn(row) || mayBeNew(row) ? 'not-in-scan' : 'on-other-branches';
  };
  const present = rows.filter(({ status }) => status !== 'fixed');
  const countedRows = present.filter(
    (row) => isOwn(row) || mayBeNew(row) || (countsPrimary && isOnPrimary(row)),
  );
  const wasCreatedBefore = ({ created_at }: Finding) => (epochMs(created_at) ?? 0) <= ranAt(scan).toMs;
  const files = seen.files === 'unknown' ? undefined : seen.files;
  const isChanged = ({ path }: Finding) => path === undefined || (files?.has(path) ?? true);
  const isUnplaced = (row: Finding) =>
    !isOwn(row) && !isOnPrimary(row) && wasCreatedBefore(row) && isChanged(row);
  const count = kind === 'pull' ? Math.max(0, (scanCount ?? 0) - countedRows.length) : 0;
  return { placeOf, countedRows, unplaced: { count, rows: count === 0 ? [] : present.filter(isUnplaced) } };
}
