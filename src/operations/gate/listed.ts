import { sameRef } from '../../model/refs.ts';
import { epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { ListRead } from '../../scans/read.ts';
import { countOf, startedMs, sumOf } from '../../scans/scan.ts';
import type { GateRequest } from './inputs.ts';
import { branchKind, type Part, type Problem, productsOf } from './parts.ts';
import { secretsOf } from './secrets.ts';
import type { Seen } from './seen.ts';

/** A list may still change for this long after its scan ended. */
const FRESH_MS = 30_000;

/** A part with its listed rows. */
export interface ListedPart extends Part {
  /** Rows of every status on the branch; for secrets, in the repository. */
  rows: readonly Finding[];
  secrets?: ReturnType<typeof secretsOf>;
  /** Rows that the scan's count includes: of every status but `fixed`. */
  countedRows: readonly Finding[];
  /** The scan's count beyond what is listed; undefined where the count is unknown. */
  unlisted: number | undefined;
}

export function listedPart(part: Part, rows: ListRead['rows'], seen: Seen, request: GateRequest): ListedPart {
  const { product, scan } = part;
  const scanCount = countOf(scan, product);
  const secrets = product === 'secrets' ? secretsOf(rows, scan, seen, request) : undefined;
  const countedRows = secrets?.countedRows ?? rows.filter(({ status }) => status !== 'fixed');
  const unplaced = secrets?.unplaced.rows.length ?? 0;
  const unlisted =
    scanCount === undefined ? undefined : Math.max(0, scanCount - countedRows.length - unplaced);
  return { ...part, rows, secrets, countedRows, unlisted };
}

/**
 * Whether a list may still change after a scan that has just ended: it has fewer rows than the scan counted, or rows
 * that may block and were not counted, or the scan's count is unknown.
 */
export function mayChange(parts: readonly ListedPart[], nowMs: number): boolean {
  return parts.some(({ scan, product, countedRows }) => {
    const scanCount = countOf(scan, product);
    if (nowMs - (epochMs(scan.completed_at) ?? nowMs) >= FRESH_MS) return false;
    if (scanCount === undefined) return true;
    return countedRows.length < scanCount || (countedRows.length > scanCount && countedRows.some(mayBlock));
  });
}

/** Whether a row explains the block: open, or triaged or (on the primary branch) fixed since the scan began. */
export function explainsBlock(part: ListedPart, seen: Seen, request: GateRequest): boolean {
  const { scan, rows, countedRows, secrets } = part;
  const startMs = startedMs(scan);
  const isPrimary = branchKind(seen, request, scan) === 'primary';
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

/** A scan that blocks although no listed finding explains it. */
export function missingProblem(parts: readonly ListedPart[]): Problem {
  const listed = parts.reduce((sum, { countedRows }) => sum + countedRows.length, 0);
  const counted = sumOf(parts.map(({ scan, product }) => countOf(scan, product)));
  const failure = { kind: 'findings-missing', products: productsOf(parts), listed, counted } as const;
  return { verdict: 'timed-out', because: 'findings-missing', failure };
}

/** Whether a row may explain a block: the platform may even block on one that it ignored provisionally. */
function mayBlock({ status }: Finding): boolean {
  return status !== 'fixed' && status !== 'ignored';
}
