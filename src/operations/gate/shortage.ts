import { epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { countOf } from '../../scans/scan.ts';
import type { GateRequest } from './inputs.ts';
import { isOfBranch, type JudgedPart, type Part } from './judge.ts';

/** After that long nothing more is expected to appear. */
const FRESH_MS = 30_000;

type PartRows = Part & { rows: readonly Finding[] };
type JudgedRows = JudgedPart & { rows: readonly Finding[] };

/**
 * Whether a list may still change after a scan that has just ended: it has fewer rows than the scan counted, or open ones
 * that the scan did not count, or nobody knows how many there should be.
 */
export function mayBeIncomplete(parts: readonly JudgedRows[], request: GateRequest, nowMs: number): boolean {
  return parts.some((part) => {
    if (part.product === 'ai_sast') return false;
    const endedMs = epochMs(part.scan.completed_at) ?? nowMs;
    if (nowMs - endedMs >= FRESH_MS) return false;
    const count = countOf(part.scan, part.product);
    const own = filling(part, parts).filter(isOfBranch(request, part));
    return count === undefined || own.length < count || (own.length > count && own.some(isOpen));
  });
}

/** How many findings the scans counted beyond those that are listed, as far as they say it. */
export function unlistedCount(parts: readonly PartRows[]): number {
  return parts.reduce(
    (sum, part) => sum + Math.max(0, (expected(part) ?? 0) - filling(part, parts).length),
    0,
  );
}

/**
 * Whether what is listed explains that a scan blocks: nothing that it counted is missing, or a row of its products is
 * open, or was triaged since it began.
 *
 * @param others rows of further products that the scan ran
 */
export function isExplained(
  scan: ScanSummary,
  parts: readonly PartRows[],
  others: readonly PartRows[] = [],
): boolean {
  if (scan.exit_code !== 1) return true;
  const own = parts.filter((part) => part.scan === scan);
  const isShort = own.some((part) => {
    const count = expected(part);
    return count === undefined || filling(part, parts).length < count;
  });
  if (!isShort) return true;
  const beganMs = epochMs(scan.started_at) ?? 0;
  return [...own, ...others].some(({ rows }) => rows.some((row) => isOpen(row) || triagedMs(row) >= beganMs));
}

/** Findings of AI have no count: they may be among those of code. */
function expected({ scan, product }: Part): number | undefined {
  return product === 'ai_sast' ? 0 : countOf(scan, product);
}

/** Rows of every status but `fixed` fill the count of their product. */
function filling({ product, scan, rows }: PartRows, parts: readonly PartRows[]): Finding[] {
  const ai = parts.filter((other) => other.scan === scan && other.product === 'ai_sast');
  const all = product === 'sast' ? [...rows, ...ai.flatMap((other) => other.rows)] : rows;
  return all.filter(({ status }) => status !== 'fixed');
}

/** The platform itself may block on what it ignored provisionally. */
function isOpen({ status }: Finding): boolean {
  return status !== 'fixed' && status !== 'ignored';
}

/** The list of secrets has no time of triage. */
function triagedMs({ kind, status, triaged_at, state_updated_at }: Finding): number {
  if (status !== 'ignored') return 0;
  return epochMs(kind === 'secrets' ? state_updated_at : triaged_at) ?? 0;
}
