import { isOpen, worstFirst } from '../../findings/finding.ts';
import { type Context, resolveId, resultOf } from '../../model/context.ts';
import { sameRef } from '../../model/refs.ts';
import type { StepResult } from '../../model/step.ts';
import { listFailureBySlug, StepError, throwIfStepEnds } from '../../model/step-errors.ts';
import { epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Scan, ScanSummary } from '../../platform/resources/scan.ts';
import { readNamedProject } from '../../projects/project.ts';
import { branchFindings, poll, scanSearch } from '../../scans/read.ts';
import {
  countedBy,
  detailedStatus,
  type ExpectedEnds,
  expectedEnds,
  isOfCommit,
  newestOnBranch,
  productsRun,
  type ScanStatus,
  scanStatus,
  totalOf,
} from '../../scans/scan.ts';
import type { ScanChoice, ScanRequest } from './inputs.ts';

export interface ReportedScan {
  scan: Scan;
  /** Absent if its outcome is unknown. */
  status?: ScanStatus;
  /** The platform's own word, such as `cancelled`. */
  platformStatus?: string;
}

export interface ScanResult extends StepResult<ScanRequest> {
  /** The newest first; several if each ran another product. */
  scans: readonly ReportedScan[];
  /** As the newest scan of each product counted; absent if unknown. */
  counted?: number;
  /** The open ones of the branch, the worst first; none if the scans counted none; absent if unknown. */
  findings?: readonly Finding[];
}

type FoundScans = Pick<ScanResult, 'scans' | 'counted'>;

/** Reports the scans of a commit, or one by its id (web-api.md 4.5), and the branch's open findings. */
export async function run(context: Context, request: ScanRequest): Promise<ScanResult> {
  let found: FoundScans = { scans: [] };
  const result = await resultOf(context, request, async () => {
    const { scan: choice, waitMs } = request;
    found =
      choice.by === 'id'
        ? await readById(context, choice.scanId, waitMs)
        : await readByCommit(context, choice, waitMs);
    const haveCompleted = found.scans.every(({ status }) => status === 'completed');
    return haveCompleted ? await readOpenFindings(context, found) : {};
  });
  return { ...result, ...found };
}

async function readById(context: Context, scanId: bigint, waitMs: number): Promise<FoundScans> {
  const deploymentId = await resolveId(context);
  const look = async (isLast: boolean) => {
    const details = await context.platform.scan(deploymentId, scanId);
    // The search may have a status, which the details lack, and a missing count.
    const isWhole =
      detailedStatus(details) !== undefined && !isLeftOut(details.stats?.findings, details.exit_code);
    const summary = isWhole ? undefined : await searchById(context, details);
    const found = withSummary(details, summary);
    return found.status === 'running' && !isLast ? undefined : found;
  };
  const reported = await poll(context, context.clock.now() + waitMs, look, 'scan');
  if (reported.status === undefined) context.notices.push({ kind: 'scan-end-unknown' });
  return { scans: [reported], counted: reported.scan.stats?.findings };
}

/** @throws StepError if the commit was not scanned in time */
async function readByCommit(
  context: Context,
  { commit, ref, project: name }: ScanChoice & { by: 'commit' },
  waitMs: number,
): Promise<FoundScans> {
  const startMs = context.clock.now();
  const project = await readNamedProject(context, name);
  const search = scanSearch(context, project);
  let ends: ExpectedEnds | undefined;
  const look = async (isLast: boolean) => {
    const scans = await search();
    const ofCommit = scans.filter((scan) => isOfCommit(scan, [commit]));
    ends = expectedEnds(scans, [commit]);
    const found = newestOnBranch(ofCommit, [ref]);
    const haveEnded = found.length > 0 && found.every(({ scan }) => scanStatus(scan) !== 'running');
    return haveEnded || isLast ? found : undefined;
  };
  const newest = await poll(context, startMs + waitMs, look, 'scan', () => ends);
  if (newest.length === 0) {
    const waitedMs = context.clock.now() - startMs;
    throw new StepError({ kind: 'no-scan', commit, project: project.name, waitedMs });
  }
  const deploymentId = await resolveId(context);
  const read = await Promise.all(
    newest.map(async ({ scan: found, products }) => {
      const details = await context.platform.scan(deploymentId, found.id);
      const findings_counts = { ...details.stats?.findings_by_product, ...found.findings_counts };
      const scan = { ...found, findings_counts };
      return { reported: withSummary(details, scan), products, scan };
    }),
  );
  const scans = read.map(({ reported }) => reported);
  const counts = new Map(scans.map(({ scan }) => [scan.id, scan.stats?.findings]));
  return { scans, counted: countedBy(read, ({ id }) => counts.get(id)) };
}

/** A scan that blocks has found something: its count of 0 was left out. */
function isLeftOut(findings: number | undefined, exitCode: number | undefined): boolean {
  return findings === 0 && exitCode === 1;
}

function withSummary(details: Scan, summary: ScanSummary | undefined): ReportedScan {
  // Servers may leave out an exit code of 0, which only the search fills in.
  const exit_code = summary?.exit_code ?? details.exit_code;
  const completed_at = details.completed_at ?? summary?.completed_at;
  // Details without a count show 0.
  const { findings: shown, ...others } = details.stats ?? {};
  const findings = shown || ((summary && totalOf(summary)) ?? shown);
  const isKnown = findings !== undefined && !isLeftOut(findings, exit_code);
  const stats = isKnown ? { ...details.stats, findings } : others;
  const scan = { ...details, exit_code, completed_at, stats };
  const detailed = detailedStatus(scan);
  // The time of completion does not say how the scan ended.
  if (summary === undefined || (summary.status === undefined && completed_at !== undefined))
    return { scan, status: detailed };
  const status = scanStatus(summary);
  if (status === 'running') return { scan, status: detailed ?? status };
  return { scan, status, platformStatus: summary.status };
}

/** Undefined if the search does not know the scan, or fails. */
async function searchById(context: Context, { id, repository_id: repositoryId, started_at }: Scan) {
  const sinceMs = epochMs(started_at);
  if (repositoryId === undefined || sinceMs === undefined) return undefined;
  try {
    const scans = await context.platform.searchScans(await resolveId(context), { repositoryId, sinceMs });
    return scans.find((scan) => scan.id === id);
  } catch (error) {
    throwIfStepEnds(error);
    return undefined;
  }
}

/** A failure does not fail the report of the scan. */
async function readOpenFindings(context: Context, { scans, counted }: FoundScans) {
  if (counted === 0) return { findings: [] };
  const { repository, branch } = scans[0]?.scan.meta ?? {};
  const products = new Set(scans.flatMap(({ scan }) => productsRun(scan)));
  if (typeof repository !== 'string' || typeof branch !== 'string' || products.size === 0) return {};
  try {
    const lists = await Promise.all(
      Array.from(products, (product) => branchFindings(context, repository, { product, ref: branch })),
    );
    for (const { product, elsewhere } of lists)
      if (elsewhere > 0) context.notices.push({ kind: 'rows-elsewhere', product, rows: elsewhere });
    const rows = lists.flatMap((list) => list.rows);
    // The list of secrets covers all branches.
    const isOnBranch = ({ ref }: Finding) => ref === undefined || sameRef(ref, branch);
    return { findings: worstFirst(rows.filter((row) => isOnBranch(row) && isOpen(row))) };
  } catch (error) {
    context.notices.push({ kind: 'findings-unread', cause: listFailureBySlug(error) });
    return {};
  }
}
