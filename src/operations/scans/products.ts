import { type Product, SCANNED_PRODUCTS } from '../../model/filters.ts';
import type { ScanSummary } from '../../platform/resources/scan-search.ts';

const PRODUCT_NAMED: Readonly<Record<string, Product>> = {
  sast: 'sast',
  code: 'sast',
  sca: 'sca',
  supply_chain: 'sca',
  secrets: 'secrets',
};

/** The products that a scan names; undefined where it names none that has findings. */
export function productsOf(names: readonly string[] | undefined): readonly Product[] | undefined {
  const lower = (names ?? []).map((name) => name.toLowerCase().replace(/^product_/, ''));
  const found = SCANNED_PRODUCTS.filter((product) => lower.some((name) => PRODUCT_NAMED[name] === product));
  return found.length === 0 ? undefined : found;
}

/** The products that a scan ran: those that it names, and those that it counted findings of all the same. */
export function productsRun({
  enabled_products,
  findings_counts: counts,
}: ScanSummary): readonly Product[] | undefined {
  const named = productsOf(enabled_products);
  const counted = { sast: counts?.code, sca: counts?.supply_chain, secrets: counts?.secrets };
  return named && SCANNED_PRODUCTS.filter((product) => named.includes(product) || counted[product]);
}
