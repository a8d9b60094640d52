import type { Product } from '../../model/filters.ts';
import type { GateRequest } from '../../model/request.ts';
import type { LeftOut } from '../../model/result.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan-search.ts';
import type { Context } from '../context.ts';
import { branchFindings } from '../findings/branch.ts';
import { sameRef } from '../findings/refs.ts';
import { reachesConfidence, reachesSeverity } from '../findings/severity.ts';

type Counts = Record<LeftOut, number>;

export interface Judged {
  counted: Finding[];
  leftOut: Counts;
}

/**
 * The findings that are open and bad enough; the others are counted in `leftOut`. With `fail-on: none`, everything
 * that is open is. One that lacks severity, confidence or status is.
 */
export function openFindings(rows: readonly Finding[], request: GateRequest, leftOut: Counts): Finding[] {
  return rows.filter((finding) => {
    const reason = closedBecause(finding, request) ?? belowThreshold(finding, request);
    if (reason !== undefined) leftOut[reason] += 1;
    return reason === undefined;
  });
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

/**
 * Those of the open findings that the gate's commit is answerable for: not what stands on the primary branch, or is
 * ignored there. The primary branch is read only where something depends on it.
 *
 * @throws PlatformError, PagingError where it can't be read
 */
export async function judge(
  context: Context,
  request: GateRequest,
  {
    project,
    scan,
    product,
    open,
  }: { project: Project; scan: ScanSummary; product: Product; open: Finding[] },
  leftOut: Counts,
): Promise<Finding[]> {
  const { newOnly, inheritIgnores } = request;
  const primary = project.primary_branch ?? project.default_branch;
  // A secret is one row whatever its branches: what stands on the scan's branch is new, and knows who ignored it.
  if (open.length === 0 || product === 'secrets' || primary === undefined) return open;
  if (sameRef(scan.branch, primary)) return newOnly ? firstSeenBy(open, scan, leftOut) : open;
  if (!newOnly && !inheritIgnores) return open;
  const areExcused = (rows: readonly Finding[]) => {
    const excuses = excusesOf(rows, request);
    return open.every(({ match_based_id: id }) => id !== undefined && excuses.has(id));
  };
  const list = { product, repository: project.name, ref: primary, isEnough: areExcused };
  const excuses = excusesOf((await branchFindings(context, list)).rows, request);
  return open.filter(({ match_based_id: id }) => {
    const excuse = id === undefined ? undefined : excuses.get(id);
    if (excuse !== undefined) leftOut[excuse] += 1;
    return excuse === undefined;
  });
}

/** On the primary branch itself, new is what this scan saw first. */
function firstSeenBy(open: readonly Finding[], { id }: ScanSummary, leftOut: Counts): Finding[] {
  return open.filter(({ first_seen_scan_id: first }) => {
    const isNew = first === undefined || first === id;
    if (!isNew) leftOut['on-primary-branch'] += 1;
    return isNew;
  });
}

/** By `match_based_id`, why a finding of another branch does not count. What is fixed there excuses nothing. */
function excusesOf(rows: readonly Finding[], { newOnly, inheritIgnores }: GateRequest): Map<string, LeftOut> {
  const excuses = new Map<string, LeftOut>();
  for (const { match_based_id: id, status } of rows) {
    if (id === undefined || status === 'fixed') continue;
    if (inheritIgnores && status === 'ignored') excuses.set(id, 'ignored-on-primary-branch');
    else if (newOnly && !excuses.has(id)) excuses.set(id, 'on-primary-branch');
  }
  return excuses;
}
