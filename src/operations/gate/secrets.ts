import { mergeRef, sameRef } from '../../model/refs.ts';
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
  const ownRefs = [scan.branch, head, ...(pull?.number === undefined ? [] : [mergeRef(pull.number)])];
  const isOwn = ({ ref }: Finding) => ref === undefined || ownRefs.some((own) => sameRef(ref, own));
  const isOnPrimary = ({ ref }: Finding) => sameRef(ref, primary);
  const wasCreatedDuring = ({ created_at }: Finding) => mayHaveRunAt(created_at);
  /** Rows that may be of the scan's branch, by the kind of branch. */
  const isOfBranch = {
    primary: (row: Finding) => row.ref === undefined || isOnPrimary(row),
    pull(row: Finding) {
      // A fork's branch may have the name of the primary branch.
      if (isOnPrimary(row)) return sameRef(scan.branch, primary) && wasCreatedDuring(row);
      return isOwn(row) || (scanCount === undefined && wasCreatedDuring(row));
    },
    branch: (row: Finding) =>
      isOnPrimary(row) ? !request.newOnly && wasCreatedDuring(row) : isOwn(row) || wasCreatedDuring(row),
  }[kind];
  const placeOf = (row: Finding): SecretPlace => {
    const isOfPrimary = isOnPrimary(row) || (kind === 'primary' && isOfBranch(row));
    const isDecisive =
      kind === 'primary' ? !request.newOnly || (scanCount !== 0 && wasCreatedDuring(row)) : scanCount !== 0;
    if (isOfBranch(row) && isDecisive) return 'of-commit';
    if (isOfPrimary) return 'on-primary-branch';
    return isOfBranch(row) ? 'not-in-scan' : 'on-other-branches';
  };
  // A full scan, or one of a pull request from the primary branch, also counts the secrets there.
  const countsPrimary = scan.is_full_scan === true || sameRef(head, primary);
  const present = rows.filter(({ status }) => status !== 'fixed');
  const countedRows = present.filter((row) => isOfBranch(row) || (countsPrimary && isOnPrimary(row)));
  const wasCreatedBefore = ({ created_at }: Finding) => (epochMs(created_at) ?? 0) <= ranAt(scan).toMs;
  const files = seen.files === 'unknown' ? undefined : seen.files;
  const isChanged = ({ path }: Finding) => path === undefined || (files?.has(path) ?? true);
  const isUnplaced = (row: Finding) =>
    !isOfBranch(row) && !isOnPrimary(row) && wasCreatedBefore(row) && isChanged(row);
  const count = kind === 'pull' ? Math.max(0, (scanCount ?? 0) - countedRows.length) : 0;
  return { placeOf, countedRows, unplaced: { count, rows: count === 0 ? [] : present.filter(isUnplaced) } };
}
