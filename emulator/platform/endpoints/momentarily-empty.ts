import type { MomentarilyEmpty } from '../quirks.ts';
import type { EndpointRequest } from './endpoint.ts';

const served = new WeakSet<MomentarilyEmpty>();

/** The answer without rows that a page gets once; undefined where it is answered as ever. */
export function momentarilyEmpty(
  list: MomentarilyEmpty['list'],
  page: number,
  field: string,
  { quirks: { momentarilyEmpty: empty } }: EndpointRequest,
): object | undefined {
  if (empty === undefined || empty.list !== list || empty.page !== page || served.has(empty))
    return undefined;
  served.add(empty);
  return empty.form === 'empty-list' ? { [field]: [] } : {};
}
