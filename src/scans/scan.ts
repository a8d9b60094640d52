import { sameRef } from '../findings/finding.ts';
import { PRODUCTS, SCANNED_PRODUCTS } from '../model/findings.ts';
import { epochMs } from '../model/time.ts';
import type { Product } from '../platform/resources/finding.ts';
import type { Scan, ScanSummary } from '../platform/resources/scan.ts';

/** `completed` is a verdict: only exit code 0 or 1, or none, says something about the findings. */
export type ScanStatus = 'completed' | 'failed' | 'running';

const UNDER_WAY = ['pending', 'running'];
const ENDED = ['completed', 'cancelled', 'error', 'never_finished'];

/** How a scan of the search stands. One with a status that is not known has ended when it says when. */
export function scanStatus({ status, exit_code, completed_at }: ScanSummary): ScanStatus {
  const isUnknown = status === undefined || !ENDED.includes(status);
  if (UNDER_WAY.includes(status ?? '') || (isUnknown && completed_at === undefined)) return 'running';
  const isVerdict = status === undefined || status === 'completed';
  return isVerdict && isVerdictCode(exit_code) ? 'completed' : 'failed';
}

/** How a scan ended, as far as its details say it: they have no status, and no exit code of one that was cancelled. */
export function detailedStatus({ exit_code, completed_at }: Scan): ScanStatus | undefined {
  if (exit_code === undefined || completed_at === undefined) return undefined;
  return isVerdictCode(exit_code) ? 'completed' : 'failed';
}

function isVerdictCode(exitCode: number | undefined): boolean {
  return exitCode === undefined || exitCode === 0 || exitCode === 1;
}

/** The products that a scan may have run: those that it names; where it names nothing, all but `ai_sast`. */
export function productsRun({ enabled_products: names = [] }: ScanSummary | Scan): readonly Product[] {
  if (names.length === 0) return SCANNED_PRODUCTS;
  return PRODUCTS.filter((product) => names.some((name) => name.toLowerCase() === product));
}

export function mayHaveRun(scan: ScanSummary, product: Product): boolean {
  return productsRun(scan).includes(product);
}

/**
 * How many findings of a product a scan counted, of every status; undefined where it does not say, which is not 0.
 * Beside a total that the other counts reach, a missing one is 0. Findings of AI detection have no count of their own:
 * its scans run nothing else.
 */
export function countOf(scan: ScanSummary, product: Product): number | undefined {
  const { total, code, supply_chain, secrets } = scan.findings_counts ?? {};
  if (product === 'ai_sast') return mayHaveRun(scan, 'sast') ? 0 : (total ?? code);
  const own = { sast: code, sca: supply_chain, secrets }[product];
  const sum = (code ?? 0) + (supply_chain ?? 0) + (secrets ?? 0);
  return own ?? (total !== undefined && sum >= total ? 0 : undefined);
}

/** The same of all products together. */
export function totalOf({ findings_counts: counts = {} }: ScanSummary): number | undefined {
  const { total, code, supply_chain, secrets } = counts;
  if (total !== undefined) return total;
  const parts = [code, supply_chain, secrets];
  return parts.includes(undefined) ? undefined : parts.reduce<number>((sum, part = 0) => sum + part, 0);
}

/** Of several branches, the newest on one of `refs` counts, the first of these first; else the newest. */
export function preferredScan(
  newestFirst: readonly ScanSummary[],
  refs: readonly (string | undefined)[],
): ScanSummary | undefined {
  for (const ref of refs) {
    const onRef = newestFirst.find(({ branch }) => sameRef(branch, ref));
    if (onRef !== undefined) return onRef;
  }
  return newestFirst[0];
}

/**
 * Scans without those under way that a newer scan of their branch has overtaken.
 *
 * @param newestFirst of one commit and product
 */
export function currentScans(newestFirst: readonly ScanSummary[]): ScanSummary[] {
  const hasEndedSince = ({ branch }: ScanSummary, since: readonly ScanSummary[]) =>
    since.some((newer) => isSameBranch(newer.branch, branch) && scanStatus(newer) !== 'running');
  return newestFirst.filter(
    (scan, at) => scanStatus(scan) !== 'running' || !hasEndedSince(scan, newestFirst.slice(0, at)),
  );
}

/** A scan of a commit, and the products of which it is the newest. */
export interface NewestScan {
  scan: ScanSummary;
  products: readonly Product[];
}

/**
 * Of each product its newest scan, on one branch: the first of `refs` that has one, else that of the newest.
 *
 * @param scans of one commit, the newest first
 */
export function newestByProduct(
  scans: readonly ScanSummary[],
  refs: readonly (string | undefined)[],
): NewestScan[] {
  const branch = preferredScan(scans, refs)?.branch;
  const onBranch = scans.filter((scan) => isSameBranch(scan.branch, branch));
  const newest = PRODUCTS.flatMap((product) => {
    const [scan] = currentScans(onBranch.filter((candidate) => mayHaveRun(candidate, product)));
    return scan === undefined ? [] : [{ product, scan }];
  });
  return [...Map.groupBy(newest, ({ scan }) => scan)]
    .map(([scan, parts]) => ({ scan, products: parts.map(({ product }) => product) }))
    .sort((one, other) => newestFirst(one.scan, other.scan));
}

/** Findings that these scans counted; undefined where one did not complete, or does not say. */
export function countedBy(newest: readonly NewestScan[]): number | undefined {
  const counts = newest.flatMap(({ scan, products }) => {
    if (scanStatus(scan) !== 'completed') return [undefined];
    const isWhole = products.length === productsRun(scan).length;
    return isWhole ? [totalOf(scan)] : products.map((product) => countOf(scan, product));
  });
  if (counts.length === 0 || counts.includes(undefined)) return undefined;
  return counts.reduce<number>((sum, count = 0) => sum + count, 0);
}

/** Both may be unknown. */
function isSameBranch(one: string | undefined, other: string | undefined): boolean {
  return one === other || sameRef(one, other);
}

export function isOfCommit({ commit }: ScanSummary, hash: string): boolean {
  return commit !== undefined && isSameCommit(commit, hash);
}

export function isSameCommit(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The one of some scans that completed last on a scan's branch, or the scan itself: its findings are listed. */
export function lastCompleted(scans: readonly ScanSummary[], scan: ScanSummary): ScanSummary {
  const completed = scans.filter(
    (other) => sameRef(other.branch, scan.branch) && scanStatus(other) === 'completed',
  );
  return completed.sort((one, other) => endOf(other) - endOf(one) || newestFirst(one, other))[0] ?? scan;
}

function endOf(scan: ScanSummary): number {
  return epochMs(scan.completed_at) ?? beganMs(scan);
}

/** In epoch ms; 0 where the platform does not say it. */
export function beganMs({ started_at }: ScanSummary): number {
  return epochMs(started_at) ?? 0;
}

/** When it began and ended, in epoch ms; infinite where the platform does not say when it ended. */
export function ranAt(scan: ScanSummary): { fromMs: number; toMs: number } {
  return { fromMs: beganMs(scan), toMs: epochMs(scan.completed_at) ?? Number.POSITIVE_INFINITY };
}

/** By when they began. Ids grow with time; they decide where the times do not. */
export function newestFirst(one: ScanSummary, other: ScanSummary): number {
  const [start, otherStart] = [epochMs(one.started_at), epochMs(other.started_at)];
  if (start !== undefined && otherStart !== undefined && start !== otherStart) return otherStart - start;
  if (one.id === other.id) return 0;
  return one.id > other.id ? -1 : 1;
}
