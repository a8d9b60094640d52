import { epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { beganMs, countOf } from '../../scans/scan.ts';
import type { GateRequest } from './inputs.ts';
import { isOfBranch, type JudgedPart } from './judge.ts';
import type { Problem } from './standing.ts';

/** After that long nothing more is expected to appear. */
const FRESH_MS = 30_000;

/** A part, and what is listed of it, of every status. */
type PartRows = JudgedPart & { rows: readonly Finding[] };

/** A part whose scan counted so many findings beyond those that are listed; undefined where it does not say it. */
export type ListedPart = PartRows & { unlisted: number | undefined };

/**
 * Whether a list may still change after a scan that has just ended: it has fewer rows than the scan counted, or open ones
 * that the scan did not count, or nobody knows how many there should be.
 */
export function mayBeIncomplete(parts: readonly PartRows[], request: GateRequest, nowMs: number): boolean {
  return parts.some((part) => {
    if (part.product === 'ai_sast') return false;
    const endedMs = epochMs(part.scan.completed_at) ?? nowMs;
    if (nowMs - endedMs >= FRESH_MS) return false;
    const count = countOf(part.scan, part.product);
    const own = filling(part, parts).filter(isOfBranch(request, part));
    return count === undefined || own.length < count || (own.length > count && own.some(isOpen));
  });
}

export function withUnlisted(parts: readonly PartRows[]): ListedPart[] {
  return parts.map((part) => {
    // Findings of AI have no count: they may be among those of code.
    const count = part.product === 'ai_sast' ? 0 : countOf(part.scan, part.product);
    const unlisted = count === undefined ? undefined : Math.max(0, count - filling(part, parts).length);
    return { ...part, unlisted };
  });
}

export function unlistedCount(parts: readonly ListedPart[]): number {
  return parts.reduce((sum, { unlisted = 0 }) => sum + unlisted, 0);
}

/** Whether a row may be why a scan blocks: it is open, or was triaged since the scan began. */
export function mayExplain(row: Finding, scan: ScanSummary): boolean {
  if (isOpen(row)) return true;
  const { kind, status, triaged_at, state_updated_at } = row;
  // The list of secrets has no time of triage.
  const atMs = epochMs(kind === 'secrets' ? state_updated_at : triaged_at) ?? 0;
  return status === 'ignored' && atMs >= beganMs(scan);
}

/** Of a scan that blocks although nothing that is listed explains it. */
export function missingProblem(
  scan: ScanSummary,
  parts: readonly ListedPart[],
  { failOn }: GateRequest,
): Problem[] {
  const own = parts.filter((part) => part.scan === scan && failOn[part.product] !== 'none');
  if (own.length === 0) return [];
  const listed = own.flatMap(({ rows }) => rows).filter(({ status }) => status !== 'fixed').length;
  const unlisted = unlistedCount(own);
  const counted = unlisted === 0 ? undefined : listed + unlisted;
  const products = own.map(({ product }) => product);
  const failure = { kind: 'findings-missing', products, listed, counted } as const;
  return [{ verdict: 'timed-out', because: 'findings-missing', failure }];
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
