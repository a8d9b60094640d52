import type { Finding } from './state.ts';

/** Resources that requests only read. They carry the names of the wire; ids are bigint, as they may exceed 2^53. */
export interface Deployment {
  id: bigint;
  slug: string;
  name: string;
}

export type ScanStatus = 'PENDING' | 'RUNNING' | 'COMPLETED' | 'CANCELLED' | 'ERROR' | 'NEVER_FINISHED';

export interface Scan {
  id: bigint;
  deployment_id: bigint;
  /** The project's id. */
  repository_id: bigint;
  enabled_products: string[];
  /** Null while it has not ended. */
  exit_code: number | null;
  has_logs: boolean;
  started_at: string;
  /** Missing while the scan is running. */
  completed_at: string | undefined;
  /** `branch` and `commit` are read from here, too. */
  meta: Record<string, unknown>;
  stats: { findings: number; total_time: number };
  /** Follows from `completed_at` and `exit_code` when missing. */
  status?: ScanStatus;
  /** Default: it is a scan of the project's primary branch. */
  is_full_scan?: boolean;
  /** Left out of answers when missing. */
  findings_counts?: FindingsCounts;
  /** Searches that still show it as it is; then `complete` is called. */
  awaited?: { searchesLeft: number; complete: () => void };
}

export interface FindingsCounts {
  code: number;
  supply_chain: number;
  secrets: number;
}

export interface Policy {
  id: string;
  isDefault: boolean;
  name: string;
  productType: string;
  slug: string;
}

export interface Repository {
  id: bigint;
  name: string;
  hasDependencyPathScan: boolean;
  dependencies: Dependency[];
  /** Default false. */
  isArchived?: boolean;
}

export interface Dependency {
  name: string;
  version: string;
  license: string;
  lockfilePath: string;
  /** As in the filter, for instance `npm`; default `no_package_manager`. */
  ecosystem?: string;
  /** Default `UNKNOWN_TRANSITIVITY`. */
  transitivity?: string;
  /** Default `LICENSE_POLICY_SETTING_ALLOW`. */
  licensePolicySetting?: string;
}

export function statusOf({ status, completed_at, exit_code }: Scan): ScanStatus {
  if (status !== undefined) return status;
  if (completed_at === undefined) return 'RUNNING';
  return exit_code === 0 || exit_code === 1 ? 'COMPLETED' : 'ERROR';
}

const products = { sast: 'code', ai_sast: 'code', sca: 'supply_chain', secrets: 'secrets' } as const;

/** Gives every completed scan the counts of what was on its branch and not fixed when it ran. */
export function countFindings(scans: readonly Scan[], findings: Iterable<Finding>): void {
  const byPlace = Map.groupBy(findings, ({ repo, ref }) => `${repo} ${ref}`);
  for (const scan of scans) {
    if (statusOf(scan) !== 'COMPLETED') continue;
    const ranAt = Date.parse(scan.started_at) / 1000;
    const there = byPlace.get(`${scan.meta.repository} ${scan.meta.branch}`) ?? [];
    const counts: FindingsCounts = { code: 0, supply_chain: 0, secrets: 0 };
    for (const finding of there) if (wasThere(finding, ranAt)) counts[products[finding.issue_type]] += 1;
    scan.findings_counts = counts;
    scan.stats.findings = counts.code + counts.supply_chain + counts.secrets;
  }
}

function wasThere(finding: Finding, ranAt: number): boolean {
  const { status, removed, relevant_since, created_at = relevant_since, state_updated_at = 0 } = finding;
  if (removed || created_at > ranAt) return false;
  return status !== 'fixed' || state_updated_at > ranAt;
}
