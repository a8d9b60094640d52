import { sameRef } from '../findings/finding.ts';
import { type Product, SCANNED_PRODUCTS } from '../model/findings.ts';
import { epochMs } from '../model/time.ts';
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

/** The products that a scan may have run: those that it names; all where it names none that has findings. */
export function productsRun({ enabled_products: names = [] }: ScanSummary | Scan): readonly Product[] {
  const named = SCANNED_PRODUCTS.filter((product) => names.some((name) => name.toLowerCase() === product));
  return named.length === 0 ? SCANNED_PRODUCTS : named;
}

/** No scan says that it ran `ai_sast`: each that ran `sast` may have. */
export function mayHaveRun(scan: ScanSummary, product: Product): boolean {
  return productsRun(scan).includes(product === 'ai_sast' ? 'sast' : product);
}

/**
 * How many findings of a product a scan counted, of every status; undefined where it does not say, which is not 0.
 * Beside a total that the other counts reach, a missing one is 0. Findings of AI have no count of their own.
 */
export function countOf(
  { findings_counts: counts = {} }: ScanSummary,
  product: Exclude<Product, 'ai_sast'>,
): number | undefined {
  const { total, code, supply_chain, secrets } = counts;
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

/** By when they began. Ids grow with time; they decide where the times do not. */
export function newestFirst(one: ScanSummary, other: ScanSummary): number {
  const [start, otherStart] = [epochMs(one.started_at), epochMs(other.started_at)];
  if (start !== undefined && otherStart !== undefined && start !== otherStart) return otherStart - start;
  if (one.id === other.id) return 0;
  return one.id > other.id ? -1 : 1;
}
