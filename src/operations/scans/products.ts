import { type Product, SCANNED_PRODUCTS } from '../../model/filters.ts';

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
