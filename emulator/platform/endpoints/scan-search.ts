import {
  type Check,
  checkedFields,
  isBoolean,
  isString,
  listOf,
  oneOf,
  within,
} from '../http/body-checks.ts';
import { isIsoText } from '../http/query-checks.ts';
import { type FindingsCounts, type Scan, statusOf } from '../resources.ts';
import { cursorPage } from './cursor.ts';
import { type EndpointRequest, requireId } from './endpoint.ts';
import { refMatcher, wireRef } from './refs.ts';

const THIRTY_DAYS_MS = 30 * 86_400_000;
const MAX_LIMIT = 500;

interface ScanSearchBody {
  repository_id?: number | bigint | string;
  branch?: string;
  is_full_scan?: boolean;
  products?: string[];
  statuses?: string[];
  since?: string;
  total_time?: number;
  limit?: number;
  cursor?: string;
}

const statuses = ['PENDING', 'RUNNING', 'COMPLETED', 'CANCELLED', 'ERROR', 'NEVER_FINISHED'];

const isRepositoryId: Check = (value) =>
  /^\d{1,20}$/.test(String(value)) && typeof value !== 'object' ? undefined : 'must be an integer from 0';
const isTime: Check = (value) => isIsoText(String(value));

/** Scans that started in the past 30 days, newest first. */
export function answerScanSearch(request: EndpointRequest): unknown {
  requireId(request);
  const body: ScanSearchBody = checkedFields(request.body, {
    repository_id: isRepositoryId,
    branch: isString,
    is_full_scan: isBoolean,
    products: listOf(oneOf(['PRODUCT_SAST', 'PRODUCT_SCA', 'PRODUCT_SECRETS'])),
    statuses: listOf(oneOf(statuses.map((status) => `SCAN_STATUS_${status}`))),
    since: isTime,
    total_time: within(0, 4_294_967_295),
    limit: within(1, MAX_LIMIT),
    cursor: isString,
  });
  const selected = request.state.scans
    .filter((scan) => isSelected(scan, body, request))
    .sort((one, other) => startOf(other) - startOf(one) || (one.id < other.id ? 1 : -1));
  const asked = { cursor: body.cursor ?? '', limit: body.limit ?? 100 };
  const page = cursorPage({ rows: selected, keyOf, isBehind }, asked, request.quirks.cursors);
  const rows = page.rows.map((scan) => searchRow(scan, request));
  for (const scan of page.rows) progress(scan);
  return { scans: rows, cursor: page.cursor };
}

function isSelected(scan: Scan, body: ScanSearchBody, { now, quirks }: EndpointRequest): boolean {
  const since = body.since === undefined ? 0 : Date.parse(body.since);
  const products = body.products?.map((product) => product.replace('PRODUCT_', '').toLowerCase());
  const branch = String(scan.meta.branch ?? '');
  return (
    startOf(scan) >= Math.max(since, now - THIRTY_DAYS_MS) &&
    (body.repository_id === undefined || BigInt(body.repository_id) === scan.repository_id) &&
    (body.branch === undefined || refMatcher(body.branch, quirks)(branch)) &&
    (body.is_full_scan === undefined || body.is_full_scan === isFullScan(scan)) &&
    (products?.some((product) => scan.enabled_products.includes(product)) ?? true) &&
    (body.statuses?.includes(`SCAN_STATUS_${statusOf(scan)}`) ?? true) &&
    scan.stats.total_time >= (body.total_time ?? 0)
  );
}

function searchRow(scan: Scan, { quirks }: EndpointRequest): unknown {
  const { meta, stats, exit_code, completed_at, findings_counts: counts } = scan;
  const isDone = completed_at !== undefined;
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
    findings_counts: isDone && counts ? textsOf(counts) : undefined,
  };
}

function textsOf({ code, supply_chain, secrets }: FindingsCounts): Record<string, string> {
  const total = code + supply_chain + secrets;
  return {
    total: String(total),
    code: String(code),
    supply_chain: String(supply_chain),
    secrets: String(secrets),
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

function keyOf(scan: Scan): string {
  return `${startOf(scan)} ${scan.id}`;
}

function isBehind(scan: Scan, key: string): boolean {
  const [start = '', id = ''] = key.split(' ');
  return startOf(scan) === Number(start) ? scan.id < BigInt(id) : startOf(scan) < Number(start);
}
