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
