import type { StepFailure } from '../../model/failure.ts';
import { mergeRef, sameRef, shortRef } from '../../model/refs.ts';
import { epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { countOf, ranAt, startedMs, sumOf } from '../../scans/scan.ts';
import {
  branchKind,
  commitScans,
  type GateFacts,
  type ProductScan,
  productsOf,
  type Target,
  targetsOf,
} from './facts.ts';

/** A list may still change for this long after its scan ended. */
const FRESH_MS = 30_000;

export interface ListedProduct extends ProductScan {
  /** Rows of every status on the branch; for secrets, in the repository. */
  rows: readonly Finding[];
  secrets?: ReturnType<typeof secretsOf>;
  /** Rows that the scan's count includes: of every status but `fixed`. */
  countedRows: readonly Finding[];
  /** The number of findings that the scan counted; undefined if it is unknown, as `unlisted` is then. */
  scanCount: number | undefined;
  /** The part of `scanCount` that is not listed. */
  unlisted: number | undefined;
}

export function listedProduct(part: ProductScan, rows: readonly Finding[], facts: GateFacts): ListedProduct {
  const { product, scan } = part;
  const scanCount = countOf(scan, product);
  const secrets = product === 'secrets' ? secretsOf(rows, scan, scanCount, facts) : undefined;
  const countedRows = secrets?.countedRows ?? rows.filter(({ status }) => status !== 'fixed');
  const listed = countedRows.length + (secrets?.unplaced.rows.length ?? 0);
  const unlisted = scanCount === undefined ? undefined : Math.max(0, scanCount - listed);
  return { ...part, rows, secrets, countedRows, scanCount, unlisted };
}

/**
 * Whether a list may still change after a scan that has just ended: it has fewer rows than the scan counted, or rows
 * that may block and were not counted, or the scan's count is unknown.
 */
export function mayChange(parts: readonly ListedProduct[], nowMs: number): boolean {
  return parts.some(({ scan, scanCount, countedRows }) => {
    if (nowMs - (epochMs(scan.completed_at) ?? nowMs) >= FRESH_MS) return false;
    if (scanCount === undefined) return true;
    return countedRows.length < scanCount || (countedRows.length > scanCount && countedRows.some(mayBlock));
  });
}

/** Whether a row explains the block: open, or triaged or (on the primary branch) fixed since the scan began. */
export function explainsBlock(part: ListedProduct, facts: GateFacts): boolean {
  const { scan, rows, countedRows, secrets } = part;
  const startMs = startedMs(scan);
  const isPrimary = branchKind(facts, scan) === 'primary';
  // The list of secrets has no time of triage.
  const wasTriagedSinceScan = (row: Finding) =>
    (epochMs(secrets ? row.state_updated_at : row.triaged_at) ?? 0) >= startMs;
  const wasFixedSinceScan = ({ status, ref, state_updated_at }: Finding) =>
    status === 'fixed' &&
    (ref === undefined || sameRef(ref, scan.branch)) &&
    (epochMs(state_updated_at) ?? startMs) >= startMs;
  const present = [...countedRows, ...(secrets?.unplaced.rows ?? [])];
  return (
    present.some((row) => mayBlock(row) || wasTriagedSinceScan(row)) ||
    (isPrimary && rows.some(wasFixedSinceScan))
  );
}

/** The failure for a scan that blocks although no listed finding explains it. */
export function findingsMissing(parts: readonly ListedProduct[]): StepFailure {
  const listed = parts.reduce((sum, { countedRows }) => sum + countedRows.length, 0);
  const counted = sumOf(parts.map(({ scanCount }) => scanCount));
  return { kind: 'findings-missing', products: productsOf(parts), listed, counted };
}

/** Whether a row may explain a block: the platform may even block on one that it ignored provisionally. */
function mayBlock({ status }: Finding): boolean {
  return status !== 'fixed' && status !== 'ignored';
}

/** Why a secret is not one of the commit. */
export type SecretExcuse = `on-${Target}-branch` | 'on-other-branches' | 'not-in-scan';

/**
 * Finds the rows of a repository's secrets that belong to a scan's commit. The platform keeps one row per secret, which
 * names one of its branches, so the scan's own count says how many are of the commit.
 * Those that it counted beyond `countedRows` are among `unplaced`, whose rows name other branches.
 */
function secretsOf(
  rows: readonly Finding[],
  scan: ScanSummary,
  scanCount: number | undefined,
  facts: GateFacts,
) {
  const { pull, request } = facts;
  const kind = branchKind(facts, scan);
  const targets = targetsOf(facts);
  const { mayHaveRunAt } = commitScans(facts, 'secrets');
  // A fork's branch is not in this repository.
  const head = pull?.isFork ? undefined : pull?.headBranch;
  const ownRefs = [scan.branch, head, pull?.number === undefined ? undefined : mergeRef(pull.number)];
  const isOwn = ({ ref }: Finding) => ref === undefined || ownRefs.some((own) => sameRef(ref, own));
  const targetOf = ({ ref = '' }: Finding) => targets.get(shortRef(ref));
  const wasCreatedDuring = ({ created_at }: Finding) => mayHaveRunAt(created_at);
  /** Whether a row may be of the scan's branch. */
  const isOfBranch = (row: Finding): boolean => {
    const isOfTarget = targetOf(row) !== undefined;
    switch (kind) {
      case 'primary':
        return row.ref === undefined || isOfTarget;
      case 'pull':
        // A fork's branch may have the name of a target.
        if (isOfTarget) return sameRef(scan.branch, row.ref) && wasCreatedDuring(row);
        return isOwn(row) || (scanCount === undefined && wasCreatedDuring(row));
      case 'branch':
        if (isOfTarget) return !request.newOnly && wasCreatedDuring(row);
        return isOwn(row) || wasCreatedDuring(row);
    }
  };
  const hasAny = scanCount !== 0;
  const isDecisive = (row: Finding) =>
    kind === 'primary' ? !request.newOnly || (hasAny && wasCreatedDuring(row)) : hasAny;
  const excuseOf = (row: Finding): SecretExcuse | undefined => {
    if (isOfBranch(row) && isDecisive(row)) return undefined;
    const target = targetOf(row) ?? (kind === 'primary' && isOfBranch(row) ? kind : undefined);
    if (target !== undefined) return `on-${target}-branch`;
    return isOfBranch(row) ? 'not-in-scan' : 'on-other-branches';
  };
  // A full scan also counts the secrets of the targets, and one of a pull request from the primary branch those there.
  const countsTarget = (row: Finding) =>
    targetOf(row) !== undefined && (scan.is_full_scan === true || sameRef(head, row.ref));
  const present = rows.filter(({ status }) => status !== 'fixed');
  const countedRows = present.filter((row) => isOfBranch(row) || countsTarget(row));
  const { toMs } = ranAt(scan);
  const files = facts.files === 'unknown' ? undefined : facts.files;
  const isUnplaced = (row: Finding) =>
    !isOfBranch(row) &&
    targetOf(row) === undefined &&
    (epochMs(row.created_at) ?? 0) <= toMs &&
    (row.path === undefined || files === undefined || files.has(row.path));
  const count = kind === 'pull' ? Math.max(0, (scanCount ?? 0) - countedRows.length) : 0;
  return { excuseOf, countedRows, unplaced: { count, rows: count === 0 ? [] : present.filter(isUnplaced) } };
}
