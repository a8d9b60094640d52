import { z } from 'zod';
import { checked, id, isoTime } from '../http/checks.ts';
import { type Scan, statusOf } from '../state.ts';
import { cursorPage, type EndpointRequest, requireId, wireRef } from './endpoint.ts';

const THIRTY_DAYS_MS = 30 * 86_400_000;

const statuses = ['PENDING', 'RUNNING', 'COMPLETED', 'CANCELLED', 'ERROR', 'NEVER_FINISHED'];
const searchBody = z.strictObject({
  repository_id: z.union([id, z.string().regex(/^\d+$/).transform(BigInt)]).optional(),
  branch: z.string().optional(),
  is_full_scan: z.boolean().optional(),
  products: z.array(z.enum(['PRODUCT_SAST', 'PRODUCT_SCA', 'PRODUCT_SECRETS'])).optional(),
  statuses: z.array(z.enum(statuses.map((status) => `SCAN_STATUS_${status}`))).optional(),
  since: isoTime.optional(),
  total_time: z.int().min(0).optional(),
  limit: z.int().min(1).max(500).default(100),
  cursor: z.string().default(''),
});

/** Scans that started in the past 30 days, newest first. */
export function answerScanSearch(request: EndpointRequest): unknown {
  requireId(request);
  const { state, quirks, now } = request;
  const body = checked(request.body, searchBody);
  const since = Math.max(Date.parse(body.since ?? '1970-01-01'), now - THIRTY_DAYS_MS);
  const products = body.products?.map((product) => product.replace('PRODUCT_', '').toLowerCase());
  const rows = state.scans.filter(
    (scan) =>
      startOf(scan) >= since &&
      (body.repository_id ?? scan.repository_id) === scan.repository_id &&
      (body.branch === undefined || wireRef(String(scan.meta.branch), quirks) === body.branch) &&
      (body.is_full_scan ?? isFullScan(scan)) === isFullScan(scan) &&
      (products?.some((product) => scan.enabled_products.includes(product)) ?? true) &&
      (body.statuses?.includes(`SCAN_STATUS_${statusOf(scan)}`) ?? true) &&
      scan.stats.total_time >= (body.total_time ?? 0),
  );
  const { page, cursor } = cursorPage(rows, startOf, body.cursor, body.limit);
  const scans = page.map((scan) => searchRow(scan, request));
  for (const scan of page) progress(scan);
  return { scans, cursor };
}

function searchRow(scan: Scan, { quirks }: EndpointRequest): unknown {
  const { meta, stats, exit_code, completed_at, findings_counts: counts } = scan;
  const isDone = completed_at !== undefined;
  const total = counts && counts.code + counts.supply_chain + counts.secrets;
  const asTexts = Object.entries({ total, ...counts }).map(([name, count]) => [name, String(count)]);
  return {
    id: scan.id.toString(),
    repository_id: scan.repository_id.toString(),
    exit_code: exit_code === null || !isDone ? null : String(exit_code),
    status: `SCAN_STATUS_${statusOf(scan)}`,
    is_full_scan: isFullScan(scan),
    branch: meta.branch === undefined ? undefined : wireRef(String(meta.branch), quirks),
    commit: meta.commit,
    started_at: scan.started_at,
    completed_at,
    total_time: isDone ? stats.total_time : undefined,
    enabled_products: scan.enabled_products,
    findings_counts: isDone && counts ? Object.fromEntries(asTexts) : undefined,
  };
}

function isFullScan({ is_full_scan, meta }: Scan): boolean {
  return is_full_scan ?? !String(meta.branch ?? '').startsWith('refs/pull/');
}

/** A scan that is waited for completes after it was shown often enough. */
function progress(scan: Scan): void {
  if (scan.awaited === undefined) return;
  scan.awaited.searchesLeft -= 1;
  if (scan.awaited.searchesLeft > 0) return;
  const { complete } = scan.awaited;
  delete scan.awaited;
  complete();
}

function startOf({ started_at }: Scan): number {
  return Date.parse(started_at);
}
