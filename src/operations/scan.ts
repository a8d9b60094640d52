import { sameRef } from '../findings/refs.ts';
import { worstFirst } from '../findings/severity.ts';
import { type Product, SCANNED_PRODUCTS } from '../model/filters.ts';
import type { ScanChoice, ScanRequest } from '../model/request.ts';
import type { ScanFindings, ScanResult } from '../model/result.ts';
import { scanStatus, searchedScanStatus } from '../model/scan-status.ts';
import { epochMs } from '../model/time.ts';
import type { Finding } from '../platform/resources/finding.ts';
import type { Scan } from '../platform/resources/scan.ts';
import type { ScanSummary } from '../platform/resources/scan-search.ts';
import { type Context, resultOf } from './context.ts';
import { resolveId, resolveSlug } from './deployment.ts';
import { findProject } from './find-project.ts';
import { branchFindings } from './scans/branch-findings.ts';
import { productsOf } from './scans/products.ts';
import { ProjectScans } from './scans/search.ts';
import { awaitScan } from './scans/wait.ts';
import { capture, listFailure, StepError } from './step.ts';

/** More findings than this are counted only. */
const MAX_ROWS = 1000;
const OPEN = new Set(['open', 'reviewing', 'fixing', undefined]);

/** Reports one scan (web-api.md 4.5), found by its id or by its commit, with the open findings of its branch. */
export async function scan(context: Context, request: ScanRequest): Promise<ScanResult> {
  let found: Pick<ScanResult, 'scan' | 'status' | 'end' | 'findings'> = {};
  const end = await capture(async () => {
    const id = await resolveId(context);
    found = await readScan(context, id, request.scan);
    if (found.status === 'completed' && found.scan !== undefined) {
      found = { ...found, ...(await findingsOf(context, found.scan)) };
    }
  });
  return { ...resultOf(context, request), ...found, ...end };
}

async function readScan(
  context: Context,
  deploymentId: bigint,
  choice: ScanChoice,
): Promise<Pick<ScanResult, 'scan' | 'status' | 'end'>> {
  const searched = choice.by === 'commit' ? await searchByCommit(context, deploymentId, choice) : undefined;
  const scanId = choice.by === 'id' ? choice.scanId : (searched?.id ?? 0n);
  const read = await context.platform.scan(deploymentId, scanId);
  // Servers leave out 0, and one that was cancelled has no exit code either.
  const isOpen = read.exit_code === undefined || read.completed_at === undefined;
  const summary = searched ?? (isOpen ? await searchById(context, deploymentId, read) : undefined);
  if (summary === undefined) {
    // The details have no status.
    if (!isOpen) return { scan: read, status: scanStatus(read) };
    context.notices.push({ kind: 'scan-end-unknown' });
    return { scan: read };
  }
  const status = searchedScanStatus(summary);
  if (status === 'running') return { scan: read, status: isOpen ? status : scanStatus(read) };
  const exit_code = summary.exit_code ?? (isOpen ? undefined : read.exit_code);
  const scan = { ...read, ...countedBySearch(read, summary), exit_code };
  return { scan, status: searchedScanStatus({ ...summary, exit_code }), end: summary.status };
}

/** A count that the details leave out reads as 0, which the search may know better. */
function countedBySearch(
  { stats }: Scan,
  { findings_counts: counts = {} }: ScanSummary,
): Pick<Scan, 'stats'> {
  const { total = 0, code = 0, supply_chain = 0, secrets = 0 } = counts;
  const findings = total || code + supply_chain + secrets;
  return stats?.findings || findings === 0 ? {} : { stats: { ...stats, findings } };
}

/** @throws StepError where the commit was not scanned in time */
async function searchByCommit(
  context: Context,
  deploymentId: bigint,
  { commit, ref, waitMs, project: name }: ScanChoice & { by: 'commit' },
): Promise<ScanSummary> {
  const project = await findProject(context, await resolveSlug(context), name);
  const startMs = context.clock.now();
  const wish = { commits: [commit], refs: ref === undefined ? [] : [ref], untilMs: startMs + waitMs };
  const found = await awaitScan(context, new ProjectScans(context, deploymentId, project), wish);
  if (found !== undefined) return found;
  const waitedMs = context.clock.now() - startMs;
  throw new StepError({ kind: 'no-scan', commit, project: project.name, waitedMs });
}

/** Undefined where the search does not know the scan, or can't be asked. */
async function searchById(
  { platform }: Context,
  deploymentId: bigint,
  { id, repository_id: repositoryId, started_at }: Scan,
): Promise<ScanSummary | undefined> {
  const sinceMs = epochMs(started_at);
  if (repositoryId === undefined || sinceMs === undefined) return undefined;
  try {
    const scans = await platform.searchScans(deploymentId, { repositoryId, sinceMs });
    return scans.find((scan) => scan.id === id);
  } catch (error) {
    listFailure(error);
    return undefined;
  }
}

/** Findings that can't be read do not fail the report of the scan. */
async function findingsOf(context: Context, read: Scan): Promise<{ findings?: ScanFindings }> {
  const { repository, branch } = read.meta;
  if (read.stats?.findings === 0) return { findings: { rows: [], total: 0 } };
  if (typeof repository !== 'string' || typeof branch !== 'string') return {};
  try {
    const rows: Finding[] = [];
    const products: readonly Product[] = productsOf(read.enabled_products) ?? SCANNED_PRODUCTS;
    for (const product of products) {
      rows.push(...(await branchFindings(context, { product, repository, ref: branch })));
    }
    // A secret is one row whatever its branches.
    const isHere = ({ ref }: Finding) => ref === undefined || sameRef(ref, branch);
    const open = rows.filter((row) => isHere(row) && OPEN.has(row.status)).sort(worstFirst);
    return { findings: { rows: open.slice(0, MAX_ROWS), total: open.length } };
  } catch (error) {
    context.notices.push({ kind: 'findings-unread', cause: listFailure(error) });
    return {};
  }
}
