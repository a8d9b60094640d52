import { z } from 'zod';
import { checked, id, isoTime } from '../http/checks.ts';
import { type Scan, statusOf } from '../state.ts';
import { cursorPage, type EndpointRequest, requireId, wireRef } from './endpoint.ts';

const THIRTY_DAYS_MS = 30 * 86_400_000;

/** The fields of the description by which this action searches. */
const searchBody = z.strictObject({
  deploymentId: z.string().optional(),
  repository_id: id.optional(),
  since: isoTime.optional(),
  limit: z.int().min(1).max(500).default(100),
  cursor: z.string().default(''),
});

/** Scans that started in the past 30 days, newest first. */
export function answerScanSearch(request: EndpointRequest): unknown {
  requireId(request);
  const { state, now } = request;
  const body = checked(request.body, searchBody);
  const since = Math.max(Date.parse(body.since ?? '1970-01-01'), now - THIRTY_DAYS_MS);
  const rows = state.scans.filter(
    (scan) => startOf(scan) >= since && (body.repository_id ?? scan.repository_id) === scan.repository_id,
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
    is_full_scan: scan.is_full_scan ?? !String(meta.branch ?? '').startsWith('refs/pull/'),
    branch:
      meta.branch === undefined ? undefined : wireRef(String(meta.branch), { refForm: quirks.scanRefForm }),
    commit: meta.commit,
    started_at: scan.started_at,
    completed_at,
    total_time: isDone ? stats.total_time : undefined,
    enabled_products: scan.enabled_products,
    findings_counts: isDone && counts ? Object.fromEntries(asTexts) : undefined,
  };
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
