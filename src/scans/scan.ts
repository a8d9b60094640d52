import { PRODUCTS, SCANNED_PRODUCTS } from '../model/findings.ts';
import { sameRef } from '../model/refs.ts';
import { epochMs } from '../model/time.ts';
import type { Product } from '../platform/resources/finding.ts';
import type { Scan, ScanSummary } from '../platform/resources/scan.ts';

/** `completed` with exit code 0, 1 or none: with any other, a scan says nothing about findings. */
export type ScanStatus = 'completed' | 'failed' | 'running';

const UNDER_WAY = ['pending', 'running'];
const ENDED = ['completed', 'cancelled', 'error', 'never_finished'];

/** A scan with an unknown status has ended if it has an end time. */
export function scanStatus({ status = '', exit_code, completed_at }: ScanSummary): ScanStatus {
  const hasEnded = completed_at === undefined ? ENDED.includes(status) : !UNDER_WAY.includes(status);
  if (!hasEnded) return 'running';
  const isVerdict = status === '' || status === 'completed';
  return isVerdict && !isFailureCode(exit_code) ? 'completed' : 'failed';
}

/** A scan's details have no status. Undefined while it runs, and for a cancelled one. */
export function detailedStatus({ exit_code, completed_at }: Scan): ScanStatus | undefined {
  if (exit_code === undefined || completed_at === undefined) return undefined;
  return isFailureCode(exit_code) ? 'failed' : 'completed';
}

/** Neither 0 (found nothing) nor 1 (found something); a missing one shows no failure. */
export function isFailureCode(exitCode: number | undefined): boolean {
  return exitCode !== undefined && exitCode !== 0 && exitCode !== 1;
}

/** A scan that names no products may have run all but `ai_sast`. */
export function productsRun({ enabled_products: names = [] }: ScanSummary | Scan): readonly Product[] {
  if (names.length === 0) return SCANNED_PRODUCTS;
  return PRODUCTS.filter((product) => names.some((name) => name.toLowerCase() === product));
}

export function mayHaveRun(scan: ScanSummary, product: Product): boolean {
  return productsRun(scan).includes(product);
}

/**
 * The findings of a product, of every status, that a scan counted, if that is known. AI detection has no count of its own:
 * its scans run nothing else.
 */
export function countOf(scan: ScanSummary, product: Product): number | undefined {
  const { total, code, supply_chain, secrets } = scan.findings_counts ?? {};
  if (product === 'ai_sast') return mayHaveRun(scan, 'sast') ? 0 : (total ?? code);
  const sum = (code ?? 0) + (supply_chain ?? 0) + (secrets ?? 0);
  const isMissingZero = total !== undefined && sum >= total;
  const counts = { sast: code, sca: supply_chain, secrets };
  return counts[product] ?? (isMissingZero ? 0 : undefined);
}

/** The findings of all products that a scan counted. */
export function totalOf(scan: ScanSummary): number | undefined {
  return scan.findings_counts?.total ?? sumOf(productsRun(scan).map((product) => countOf(scan, product)));
}

/** Undefined without parts, or if one is unknown. */
export function sumOf(counts: readonly (number | undefined)[]): number | undefined {
  if (counts.length === 0 || counts.includes(undefined)) return undefined;
  return counts.reduce<number>((sum, count = 0) => sum + count, 0);
}

/** The newest scan on the first of `refs` that has one, else of all. @param scans the newest first */
export function preferredScan(scans: readonly ScanSummary[], refs: readonly (string | undefined)[]) {
  const onRefs = refs.flatMap((ref) => scans.find(({ branch }) => sameRef(branch, ref)) ?? []);
  return onRefs[0] ?? scans[0];
}

/** Drops scans under way if a newer one of their branch has ended. Expects those of one product, the newest first. */
export function currentScans(scans: readonly ScanSummary[]): ScanSummary[] {
  return scans.filter((scan, index) => {
    const ended = scans.slice(0, index).filter((newer) => scanStatus(newer) !== 'running');
    return scanStatus(scan) !== 'running' || !ended.some(({ branch }) => isSameBranch(branch, scan.branch));
  });
}

/** When scans should end, as a rule and at the latest, in epoch ms. */
export type ExpectedEnds = readonly [usualMs: number, lateMs: number];

/**
 * When the scans under way of these commits should end, by the platform's clock: after the median time of the last ten
 * completed ones that were full or diff scans like it, or else after the longest, up to twice the median. Expects the
 * newest first.
 */
export function expectedEnds(
  scans: readonly ScanSummary[],
  commits: readonly string[],
): ExpectedEnds | undefined {
  const underWay = scans.filter((scan) => isOfCommit(scan, commits) && scanStatus(scan) === 'running');
  const ends = underWay.flatMap(({ started_at, is_full_scan = false }): ExpectedEnds[] => {
    const startMs = epochMs(started_at);
    const seconds = scans
      .filter((scan) => scanStatus(scan) === 'completed' && (scan.is_full_scan ?? false) === is_full_scan)
      .flatMap(({ total_time }) => total_time ?? [])
      .slice(0, 10)
      .sort((left, right) => left - right);
    const median = seconds[Math.floor(seconds.length / 2)];
    if (startMs === undefined || median === undefined) return [];
    return [[startMs + median * 1000, startMs + Math.min(seconds.at(-1) ?? median, 2 * median) * 1000]];
  });
  if (ends.length === 0) return undefined;
  return [Math.max(...ends.map(([usualMs]) => usualMs)), Math.max(...ends.map(([, lateMs]) => lateMs))];
}

interface NewestScan {
  scan: ScanSummary;
  /** Those whose newest scan it is. */
  products: readonly Product[];
}

/** `newestByProduct` of one branch: the first of `refs` that has scans, else the newest scan's. */
export function newestOnBranch(scans: readonly ScanSummary[], refs: readonly (string | undefined)[]) {
  const branch = preferredScan(scans, refs)?.branch;
  return newestByProduct(scans.filter((scan) => isSameBranch(scan.branch, branch)));
}

/** The newest scan of each product. @param scans of one commit, the newest first */
export function newestByProduct(scans: readonly ScanSummary[]): NewestScan[] {
  const newest = PRODUCTS.flatMap((product) => {
    const [scan] = currentScans(scans.filter((candidate) => mayHaveRun(candidate, product)));
    return scan === undefined ? [] : [{ product, scan }];
  });
  return [...Map.groupBy(newest, ({ scan }) => scan)]
    .map(([scan, parts]) => ({ scan, products: parts.map(({ product }) => product) }))
    .sort((a, b) => byNewest(a.scan, b.scan));
}

/** The findings that these scans counted; undefined if one did not complete or has no count. */
export function countedBy(newest: readonly NewestScan[], countIn = totalOf): number | undefined {
  const counts = newest.flatMap(({ scan, products }) => {
    if (scanStatus(scan) !== 'completed') return [undefined];
    const isWhole = products.length === productsRun(scan).length;
    return isWhole ? [countIn(scan)] : products.map((product) => countOf(scan, product));
  });
  return sumOf(counts);
}

/** Also true for two scans whose branch is unknown. */
function isSameBranch(branch: string | undefined, ref: string | undefined): boolean {
  return branch === ref || sameRef(branch, ref);
}

export function isOfCommit({ commit }: ScanSummary, hashes: readonly string[]): boolean {
  return hashes.some((hash) => hash.toLowerCase() === commit?.toLowerCase());
}

/** The scan whose findings the platform lists: the one that completed last on the branch, or `scan`. */
export function lastCompleted(scans: readonly ScanSummary[], scan: ScanSummary): ScanSummary {
  const completed = scans.filter(
    (candidate) => sameRef(candidate.branch, scan.branch) && scanStatus(candidate) === 'completed',
  );
  return completed.sort((a, b) => endedMs(b) - endedMs(a) || byNewest(a, b))[0] ?? scan;
}

/** In epoch ms; the start if the end is unknown. */
function endedMs(scan: ScanSummary): number {
  return epochMs(scan.completed_at) ?? startedMs(scan);
}

/** In epoch ms; 0 if unknown. */
export function startedMs({ started_at }: ScanSummary): number {
  return epochMs(started_at) ?? 0;
}

/** In epoch ms; an unknown end is infinite. */
export function ranAt(scan: ScanSummary) {
  return { fromMs: startedMs(scan), toMs: epochMs(scan.completed_at) ?? Number.POSITIVE_INFINITY };
}

/** Orders by start, the newest first. Ids grow with time, and decide if the times do not. */
export function byNewest(a: ScanSummary, b: ScanSummary): number {
  const [startA, startB] = [epochMs(a.started_at), epochMs(b.started_at)];
  if (startA !== undefined && startB !== undefined && startA !== startB) return startB - startA;
  return Number(b.id - a.id);
}
