import { sameRef } from '../../findings/refs.ts';
import { reachesConfidence, reachesSeverity } from '../../findings/severity.ts';
import type { Product } from '../../model/filters.ts';
import type { GateRequest } from '../../model/request.ts';
import type { LeftOut } from '../../model/result.ts';
import { epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan-search.ts';
import type { Context } from '../context.ts';
import { branchFindings } from '../scans/branch-findings.ts';
import { isOfCommit } from '../scans/search.ts';

export interface Judged {
  counted: Finding[];
  leftOut: Record<LeftOut, number>;
}

export function nothingJudged(): Judged {
  const leftOut = {
    'below-severity': 0,
    'below-confidence': 0,
    'on-primary-branch': 0,
    'ignored-on-primary-branch': 0,
    triaged: 0,
    fixed: 0,
    'provisionally-ignored': 0,
  };
  return { counted: [], leftOut };
}

/** Rows of one product on a scan's branch, and what decides whether they are new. */
export interface JudgedRows {
  product: Product;
  rows: readonly Finding[];
  project: Project;
  scan: ScanSummary;
  scans: readonly ScanSummary[];
}

/**
 * Adds the findings that count: open, bad enough, and not excused by the primary branch, which is read only where
 * something depends on it. With `fail-on: none`, everything that is open counts. What a row lacks does not excuse it.
 *
 * @throws PlatformError, PagingError where the primary branch can't be read
 */
export async function judge(
  context: Context,
  request: GateRequest,
  judged: JudgedRows,
  into: Judged,
): Promise<void> {
  const open = judged.rows.filter((row) => {
    const reason = closedBecause(row, request) ?? belowThreshold(row, request);
    if (reason !== undefined) into.leftOut[reason] += 1;
    return reason === undefined;
  });
  const excuses = open.length === 0 ? undefined : await excusesFor(context, request, judged);
  for (const row of open) {
    const excuse = excuses?.(row);
    if (excuse === undefined) into.counted.push(row);
    else into.leftOut[excuse] += 1;
  }
}

function closedBecause({ status }: Finding, { provisionallyIgnored }: GateRequest): LeftOut | undefined {
  if (status === 'fixed') return 'fixed';
  if (status === 'ignored') return 'triaged';
  const isLeftOut = status === 'provisionally_ignored' && provisionallyIgnored === 'ignore';
  return isLeftOut ? 'provisionally-ignored' : undefined;
}

function belowThreshold(finding: Finding, { failOn, failOnConfidence }: GateRequest): LeftOut | undefined {
  if (failOn === 'none') return undefined;
  if (!reachesSeverity(finding, failOn)) return 'below-severity';
  return reachesConfidence(finding, failOnConfidence) ? undefined : 'below-confidence';
}

type Excuse = (row: Finding) => LeftOut | undefined;

/** Undefined where nothing is excused. */
async function excusesFor(
  context: Context,
  request: GateRequest,
  { product, project, scan, scans }: JudgedRows,
): Promise<Excuse | undefined> {
  const { newOnly, inheritIgnores } = request;
  const primary = project.primary_branch ?? project.default_branch;
  if (primary === undefined) return undefined;
  const isPrimary = sameRef(scan.branch, primary);
  const ofCommit = scans.filter((other) => isOfCommit(other, scan.commit));
  // A secret is one row whatever its branches: it knows itself who ignored it.
  if (product === 'secrets') return newOnly ? knownSecrets(ofCommit, isPrimary, primary) : undefined;
  if (isPrimary) return newOnly ? seenBefore(ofCommit) : undefined;
  if (!newOnly && !inheritIgnores) return undefined;
  const list = { product, repository: project.name, ref: primary };
  const excuse = excuseBy(await branchFindings(context, list), request, primary);
  if (scan.branch !== undefined) return excuse;
  // It may be of the primary branch, whose rows would excuse themselves.
  const isOld = seenBefore(ofCommit);
  return (row) => isOld(row) && excuse(row);
}

/** On the primary branch, new is what came since the commit was first scanned; elsewhere what is not on the primary. */
function knownSecrets(ofCommit: readonly ScanSummary[], isPrimary: boolean, primary: string): Excuse {
  const beganMs = Math.min(...ofCommit.map(({ started_at }) => epochMs(started_at) ?? 0));
  return ({ ref, created_at }) => {
    const isOlder = (epochMs(created_at) ?? Number.POSITIVE_INFINITY) < beganMs;
    return isOlder && (isPrimary || sameRef(ref, primary)) ? 'on-primary-branch' : undefined;
  };
}

/** On the primary branch itself, new is what any scan of the commit saw first. */
function seenBefore(ofCommit: readonly ScanSummary[]): Excuse {
  const scans = new Set(ofCommit.map(({ id }) => id));
  return ({ first_seen_scan_id: first }) =>
    first === undefined || scans.has(first) ? undefined : 'on-primary-branch';
}

/** By `match_based_id`. What is fixed there excuses nothing, nor does a row that does not say where and how it stands. */
function excuseBy(
  rows: readonly Finding[],
  { newOnly, inheritIgnores }: GateRequest,
  primary: string,
): Excuse {
  const excuses = new Map<string | undefined, LeftOut>();
  for (const { match_based_id: id, status, ref, repository } of rows) {
    const isThere = status !== undefined && status !== 'fixed' && sameRef(ref, primary);
    if (id === undefined || repository === undefined || !isThere) continue;
    if (inheritIgnores && status === 'ignored') excuses.set(id, 'ignored-on-primary-branch');
    else if (newOnly && !excuses.has(id)) excuses.set(id, 'on-primary-branch');
  }
  return ({ match_based_id: id }) => excuses.get(id);
}
