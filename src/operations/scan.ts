import type { Product } from '../model/filters.ts';
import type { ScanChoice, ScanRequest } from '../model/request.ts';
import type { ScanFindings, ScanResult } from '../model/result.ts';
import { scanStatus } from '../model/scan-status.ts';
import type { Finding } from '../platform/resources/finding.ts';
import type { Scan } from '../platform/resources/scan.ts';
import type { Context } from './context.ts';
import { resolveId, resolveSlug } from './deployment.ts';
import { findProject } from './find-project.ts';
import { branchFindings } from './findings/branch.ts';
import { worstFirst } from './findings/severity.ts';
import { listFailure } from './findings/unreadable.ts';
import { PRODUCTS, productsOf } from './scans/products.ts';
import { awaitScan } from './scans/wait.ts';
import { capture, StepError } from './step.ts';

/** More findings than this are counted only. */
const MAX_ROWS = 1000;
const OPEN = new Set(['open', 'reviewing', 'fixing', undefined]);

/** Reports one scan (web-api.md 4.5), found by its id or by its commit, with the open findings of its branch. */
export async function scan(context: Context, request: ScanRequest): Promise<ScanResult> {
  let found: { scan?: Scan; findings?: ScanFindings } = {};
  const end = await capture(async () => {
    const id = await resolveId(context);
    const read = await context.platform.scan(id, await scanIdOf(context, id, request.scan));
    found = { scan: read };
    if (scanStatus(read) === 'completed') found = { scan: read, ...(await findingsOf(context, read)) };
  });
  const { deployment, notices } = context;
  return { operation: 'scan', request, deployment, notices, ...found, ...end };
}

/** @throws StepError where the commit was not scanned in time */
async function scanIdOf(context: Context, deploymentId: bigint, choice: ScanChoice): Promise<bigint> {
  if (choice.by === 'id') return choice.scanId;
  const { commit, ref, waitMs } = choice;
  const project = await findProject(context, await resolveSlug(context), choice.project);
  const refs = ref === undefined ? [] : [ref];
  const awaited = await awaitScan(context, deploymentId, project, { commits: [commit], refs, waitMs });
  if (awaited.scan !== undefined) return awaited.scan.id;
  throw new StepError({ kind: 'no-scan', commit, project: project.name, waitedMs: awaited.waitedMs });
}

/** Findings that can't be read do not fail the report of the scan. */
async function findingsOf(context: Context, read: Scan): Promise<{ findings?: ScanFindings }> {
  const { repository, branch } = read.meta;
  if (read.stats?.findings === 0) return { findings: { rows: [], total: 0 } };
  if (typeof repository !== 'string' || typeof branch !== 'string') return {};
  try {
    const rows: Finding[] = [];
    const products: readonly Product[] = productsOf(read.enabled_products) ?? PRODUCTS;
    for (const product of products) {
      rows.push(...(await branchFindings(context, { product, repository, ref: branch })).rows);
    }
    const open = rows.filter(({ status }) => OPEN.has(status)).sort(worstFirst);
    return { findings: { rows: open.slice(0, MAX_ROWS), total: open.length } };
  } catch (error) {
    context.notices.push({ kind: 'findings-unread', cause: listFailure(error) });
    return {};
  }
}
