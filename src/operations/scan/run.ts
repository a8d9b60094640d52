import { sameRef, worstFirst } from '../../findings/finding.ts';
import { type Context, resultOf } from '../../model/context.ts';
import { resolveId, resolveSlug } from '../../model/deployment.ts';
import type { StepResult } from '../../model/step.ts';
import { listFailure, StepError } from '../../model/step-errors.ts';
import { epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Scan, ScanSummary } from '../../platform/resources/scan.ts';
import { findProject } from '../../projects/find.ts';
import { branchFindings, poll, scanSearch } from '../../scans/read.ts';
import type { ScanStatus } from '../../scans/scan.ts';
import {
  detailedStatus,
  isOfCommit,
  preferredScan,
  productsRun,
  scanStatus,
  totalOf,
} from '../../scans/scan.ts';
import type { ScanChoice, ScanRequest } from './inputs.ts';

export interface ScanResult extends StepResult<ScanRequest> {
  scan?: Scan;
  /** Of `scan`; absent where nobody says how it ended. */
  status?: ScanStatus;
  /** How the platform calls its end, where it says it: `completed`, `error`, `cancelled`, … */
  end?: string;
  /** The open ones of its branch, the worst first; absent where they were not read. */
  findings?: readonly Finding[];
}

const OPEN = new Set(['open', 'reviewing', 'fixing', undefined]);

/** Reports one scan (web-api.md 4.5), found by its id or by its commit, with the open findings of its branch. */
export async function run(context: Context, request: ScanRequest): Promise<ScanResult> {
  let found: Pick<ScanResult, 'scan' | 'status' | 'end' | 'findings'> = {};
  const end = await resultOf(context, request, async () => {
    const id = await resolveId(context);
    found = await readScan(context, id, request.scan);
    if (found.status === 'completed' && found.scan !== undefined) {
      found = { ...found, ...(await findingsOf(context, found.scan)) };
    }
  });
  return { ...end, ...found };
}

async function readScan(
  context: Context,
  deploymentId: bigint,
  choice: ScanChoice,
): Promise<Pick<ScanResult, 'scan' | 'status' | 'end'>> {
  const searched = choice.by === 'commit' ? await searchByCommit(context, deploymentId, choice) : undefined;
  const scanId = choice.by === 'id' ? choice.scanId : (searched?.id ?? 0n);
  const details = await context.platform.scan(deploymentId, scanId);
  const inDetails = detailedStatus(details);
  // The details have no status: how the scan ended, the search knows.
  const summary =
    searched ?? (inDetails === undefined ? await searchById(context, deploymentId, details) : undefined);
  if (summary === undefined) {
    if (inDetails === undefined) context.notices.push({ kind: 'scan-end-unknown' });
    return { scan: details, status: inDetails };
  }
  const status = scanStatus(summary);
  if (status === 'running') return { scan: details, status: inDetails ?? status };
  const scan = {
    ...details,
    exit_code: summary.exit_code ?? details.exit_code,
    stats: withCount(details, summary),
  };
  return { scan, status, end: summary.status };
}

/** A count that the details leave out reads as 0, which the search may know better. */
function withCount({ stats }: Scan, summary: ScanSummary): Scan['stats'] {
  const findings = totalOf(summary);
  return stats?.findings || !findings ? stats : { ...stats, findings };
}

/** @throws StepError where the commit was not scanned in time */
async function searchByCommit(
  context: Context,
  deploymentId: bigint,
  { commit, ref, waitMs, project: name }: ScanChoice & { by: 'commit' },
): Promise<ScanSummary> {
  const startMs = context.clock.now();
  const project = await findProject(context, await resolveSlug(context), name);
  const search = scanSearch(context, deploymentId, project, [commit]);
  const { scan } = await poll(context, startMs + waitMs, async (isLast) => {
    const ofCommit = (await search()).filter((one) => isOfCommit(one, commit));
    const newest = preferredScan(ofCommit, [ref]);
    const hasEnded = newest !== undefined && scanStatus(newest) !== 'running';
    return hasEnded || isLast ? { scan: newest } : undefined;
  });
  if (scan !== undefined) return scan;
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
    const { scans } = await platform.searchScans(deploymentId, { repositoryId, sinceMs });
    return scans.find((scan) => scan.id === id);
  } catch (error) {
    listFailure(error);
    return undefined;
  }
}

/** Findings that can't be read do not fail the report of the scan. */
async function findingsOf(context: Context, read: Scan): Promise<Pick<ScanResult, 'findings'>> {
  const { repository, branch } = read.meta;
  if (read.stats?.findings === 0) return { findings: [] };
  if (typeof repository !== 'string' || typeof branch !== 'string') return {};
  try {
    const lists = await Promise.all(
      productsRun(read).map((product) => branchFindings(context, { product, repository, ref: branch })),
    );
    const rows = lists.flatMap((list) => list.rows);
    // A secret is one row whatever its branches.
    const isHere = ({ ref }: Finding) => ref === undefined || sameRef(ref, branch);
    return { findings: worstFirst(rows.filter((row) => isHere(row) && OPEN.has(row.status))) };
  } catch (error) {
    context.notices.push({ kind: 'findings-unread', cause: listFailure(error) });
    return {};
  }
}
