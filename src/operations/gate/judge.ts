import { filterTest } from '../../findings/conditions.ts';
import type { FindingPredicate } from '../../findings/filter.ts';
import { FINDING_FILTERS } from '../../findings/filters.ts';
import { reaches, sameRef } from '../../findings/finding.ts';
import { CONFIDENCES, SEVERITIES } from '../../model/findings.ts';
import { epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { type Project, primaryBranch } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { beganMs } from '../../scans/scan.ts';
import type { GateRequest } from './inputs.ts';
import type { Part } from './standing.ts';

/** Why a finding of the scan's branch does not count. */
export type LeftOut =
  | 'below-severity'
  | 'below-confidence'
  | 'filtered'
  | 'on-primary-branch'
  | 'ignored-on-primary-branch'
  | 'on-other-branches'
  | 'triaged'
  | 'fixed'
  | 'provisionally-ignored';

/** What decides whether rows are new. */
export interface JudgedPart extends Part {
  project: Project;
  /** All scans of the commit. */
  ofCommit: readonly ScanSummary[];
}

/** Why a row does not count, whatever the primary branch has. What a row lacks does not excuse it. */
export function ownReason(request: GateRequest): (row: Finding) => LeftOut | undefined {
  const { failOn, failOnConfidence, provisionallyIgnored } = request;
  const matches = gateFilter(request);
  return (row) => {
    if (row.status === 'fixed') return 'fixed';
    if (row.status === 'ignored') return 'triaged';
    if (row.status === 'provisionally_ignored' && provisionallyIgnored === 'ignore')
      return 'provisionally-ignored';
    if (!matches(row)) return 'filtered';
    const threshold = failOn[row.kind];
    // Everything that is open is reported then.
    if (threshold === 'none') return undefined;
    if (!reaches(row.severity, threshold, SEVERITIES)) return 'below-severity';
    return reaches(row.confidence, failOnConfidence, CONFIDENCES) ? undefined : 'below-confidence';
  };
}

/**
 * Whether a finding matches the filters of a gate. A filter of other products leaves it alone, and a field that it
 * lacks does not excuse it.
 */
function gateFilter({ filters }: Pick<GateRequest, 'filters'>): FindingPredicate {
  const tests = FINDING_FILTERS.flatMap(({ name, inGate, listed, of }): FindingPredicate[] => {
    const value = filters[name];
    if (!inGate || value === undefined) return [];
    const matches = filterTest(name, value);
    const isMissing: FindingPredicate = (finding) => [of?.(finding)].flat().filter(Boolean).length === 0;
    return [(finding) => listed[finding.kind] === undefined || isMissing(finding) || matches(finding)];
  });
  return (finding) => tests.every((test) => test(finding));
}

/** On events of a pull request the primary branch's own rules never hold, whatever a fork's branch is called. */
function isOnPrimary({ event }: GateRequest, { scan, project }: JudgedPart): boolean {
  return !event.isOfPullRequest && sameRef(scan.branch, primaryBranch(project));
}

/** Whether the rows of the primary branch say which rows of another branch are old. */
export function needsPrimary(request: GateRequest, { product, scan, project }: JudgedPart): boolean {
  const primary = primaryBranch(project);
  const isElsewhere = primary !== undefined && scan.branch !== undefined && !sameRef(scan.branch, primary);
  return product !== 'secrets' && isElsewhere && (request.newOnly || request.inheritIgnores);
}

/**
 * Why a row does not count although nothing about itself excuses it.
 *
 * @param onPrimary the rows of the primary branch, where `needsPrimary`
 */
export function excuseOf(
  request: GateRequest,
  part: JudgedPart,
  onPrimary: readonly Finding[],
): (row: Finding) => LeftOut | undefined {
  if (part.product === 'secrets') return secretExcuse(request, part);
  if (isOnPrimary(request, part)) return request.newOnly ? seenBefore(part.ofCommit) : () => undefined;
  return excuseBy(onPrimary, request, primaryBranch(part.project));
}

/**
 * One row stands for all branches. Elsewhere than on the primary branch its own rows and what came since the scan began
 * count; on the primary branch what came since then is new.
 */
function secretExcuse(
  request: GateRequest,
  part: JudgedPart,
): (row: Finding) => 'on-primary-branch' | 'on-other-branches' | undefined {
  const { event, newOnly } = request;
  const primary = primaryBranch(part.project);
  const isPrimary = isOnPrimary(request, part);
  const sinceMs = Math.min(...part.ofCommit.map(beganMs));
  return ({ ref, created_at }) => {
    const isSince = (epochMs(created_at) ?? Number.POSITIVE_INFINITY) >= sinceMs;
    if (isPrimary) {
      if (isSince) return undefined;
      if (newOnly) return 'on-primary-branch';
      return ref === undefined || sameRef(ref, primary) ? undefined : 'on-other-branches';
    }
    if (sameRef(ref, primary) && !event.isFork) return 'on-primary-branch';
    const isOwn = ref === undefined || sameRef(ref, part.scan.branch) || sameRef(ref, event.headBranch);
    return isOwn || isSince ? undefined : 'on-other-branches';
  };
}

/** Whether a secret belongs to the scan's branch; findings of the other products are listed by branch. */
export function isOfBranch(request: GateRequest, part: JudgedPart): (row: Finding) => boolean {
  if (part.product !== 'secrets') return () => true;
  const excuse = secretExcuse({ ...request, newOnly: false }, part);
  return (row) => excuse(row) === undefined;
}

/** On the primary branch itself, new is what any scan of the commit saw first. */
function seenBefore(ofCommit: readonly ScanSummary[]): (row: Finding) => LeftOut | undefined {
  const scans = new Set(ofCommit.map(({ id }) => id));
  return ({ first_seen_scan_id: first }) =>
    first === undefined || scans.has(first) ? undefined : 'on-primary-branch';
}

/** By `match_based_id`. What is fixed there excuses nothing, nor does a row that does not say where and how it stands. */
function excuseBy(
  rows: readonly Finding[],
  { newOnly, inheritIgnores }: GateRequest,
  primary: string | undefined,
): (row: Finding) => LeftOut | undefined {
  const excuses = new Map<string, LeftOut>();
  for (const { match_based_id: id, status, ref } of rows) {
    const isThere = status !== undefined && status !== 'fixed' && sameRef(ref, primary);
    if (id === undefined || !isThere) continue;
    if (inheritIgnores && status === 'ignored') excuses.set(id, 'ignored-on-primary-branch');
    else if (newOnly && !excuses.has(id)) excuses.set(id, 'on-primary-branch');
  }
  return ({ match_based_id: id }) => (id === undefined ? undefined : excuses.get(id));
}
