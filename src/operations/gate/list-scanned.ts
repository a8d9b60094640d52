import type { Product } from '../../model/filters.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { ScanSummary } from '../../platform/resources/scan-search.ts';
import type { Context } from '../context.ts';
import { type BranchFindings, type BranchList, branchFindings } from '../findings/branch.ts';

/** Findings may appear some time after their scan completed. */
const MAX_WAIT_MS = 30_000;
const FIRST_PAUSE_MS = 2000;
const PAUSE_GROWTH = 1.5;

export interface Scanned {
  repository: string;
  products: readonly Product[];
  scan: ScanSummary;
  /** Branch of the scan. */
  ref?: string;
}

/**
 * The findings on a scan's branch, by product. While a product has fewer than the scan counted, it is read again, for
 * at most 30 s in all; then a notice says so.
 *
 * @throws PlatformError, PagingError
 */
export async function listScanned(
  context: Context,
  { products, scan, ...place }: Scanned,
): Promise<Map<Product, Finding[]>> {
  const { clock, progress, stop } = context;
  const startMs = clock.now();
  const listed = new Map<Product, BranchFindings>();
  let missing = products;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= PAUSE_GROWTH) {
    for (const product of missing) {
      listed.set(
        product,
        await listProduct(context, { ...place, product, expected: countOf(scan, product) }),
      );
    }
    missing = missing.filter((product) => (listed.get(product)?.present ?? 0) < countOf(scan, product));
    const leftMs = MAX_WAIT_MS - (clock.now() - startMs);
    if (missing.length === 0 || leftMs <= 0) break;
    const ms = Math.min(pauseMs, leftMs);
    progress.pause('findings', ms);
    await clock.sleep(ms, stop);
  }
  if (missing.length > 0) {
    const sum = (of: (product: Product) => number) => missing.reduce((all, product) => all + of(product), 0);
    const found = sum((product) => listed.get(product)?.present ?? 0);
    const counted = sum((product) => countOf(scan, product));
    context.notices.push({ kind: 'findings-incomplete', listed: found, counted });
  }
  return new Map([...listed].map(([product, { rows }]) => [product, rows]));
}

/** A scan may count the findings of AI with those of code, which have a list of their own and are not judged. */
async function listProduct(
  context: Context,
  list: BranchList & { expected: number },
): Promise<BranchFindings> {
  const found = await branchFindings(context, list);
  if (list.product !== 'sast' || found.present >= list.expected) return found;
  const ofAi = await branchFindings(context, { ...list, product: 'ai_sast', expected: 0 });
  return { rows: found.rows, present: found.present + ofAi.present };
}

/** 0 where the scan does not say. */
function countOf({ findings_counts: counts }: ScanSummary, product: Product): number {
  return counts?.[({ sast: 'code', sca: 'supply_chain', secrets: 'secrets' } as const)[product]] ?? 0;
}
