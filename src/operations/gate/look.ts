import type { IssueType, Product } from '../../model/filters.ts';
import type { GateRequest } from '../../model/request.ts';
import { searchedScanStatus } from '../../model/scan-status.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan-search.ts';
import type { Context } from '../context.ts';
import { branchFindings } from '../scans/branch-findings.ts';
import { onBranchOf, type ProjectScans } from '../scans/search.ts';
import { type Claim, claimsOf, type Decision, decide, isFilled } from './decide.ts';
import { type Judged, judge, nothingJudged } from './judge.ts';

/** In less time no scan begins and completes. */
const SHORTEST_SCAN_MS = 5000;

/** When the first look at a scan began, and how long before the scan had ended. */
export interface LookTimes {
  atMs: number;
  endedBeforeMs: number;
}

interface LookedAt extends LookTimes {
  project: Project;
  scan: ScanSummary;
  scans: ProjectScans;
  /** Products that the scan ran, as far as it says it, and those to judge. */
  ran: readonly Product[] | undefined;
  products: readonly Product[];
}

/**
 * One look at the lists: what counts, and whether they may decide.
 *
 * @throws PlatformError, PagingError
 */
export async function look(
  context: Context,
  request: GateRequest,
  { project, scan, scans, ran, products, atMs, endedBeforeMs }: LookedAt,
): Promise<{ decision: Decision; judged: Judged }> {
  const startMs = context.clock.now();
  const claims = claimsOf(scan, products, ran);
  const listed = await listProducts(context, { project, scan, products, claims });
  const judged = nothingJudged();
  for (const product of products) {
    const rows = listed.get(product) ?? [];
    await judge(context, request, { product, rows, project, scan, scans: scans.all }, judged);
  }
  // One that is under way on the branch may have ended since, and left another list; after a while, a new one too.
  const isUnderWay = onBranchOf(scans.all, scan).some((other) => searchedScanStatus(other) === 'running');
  if (isUnderWay || context.clock.now() - startMs > SHORTEST_SCAN_MS) await scans.search();
  const lookedForMs = context.clock.now() - atMs;
  const counted = judged.counted.length;
  return {
    decision: decide({ scan, scans: scans.all, claims, listed, counted, endedBeforeMs, lookedForMs }),
    judged,
  };
}

/** The products to judge, and, where something is missing, those whose rows may be what the scan counted. */
async function listProducts(
  context: Context,
  {
    project: { name: repository },
    scan,
    products,
    claims,
  }: Pick<LookedAt, 'project' | 'scan' | 'products'> & { claims: readonly Claim[] },
): Promise<ReadonlyMap<IssueType, readonly Finding[]>> {
  const ref = scan.branch === undefined ? {} : { ref: scan.branch };
  const listed = new Map<IssueType, readonly Finding[]>();
  const read = async (product: IssueType) => {
    if (listed.has(product)) return;
    listed.set(product, await branchFindings(context, { product, repository, ...ref, scan: scan.id }));
  };
  for (const product of products) await read(product);
  for (const claim of claims) {
    if (isFilled({ scan, listed }, claim)) continue;
    for (const product of claim.products) await read(product);
  }
  return listed;
}
