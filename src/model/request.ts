import type { TriageState } from '../platform/resources/triage.ts';
import type { DependencyFilter } from '../platform/resources.ts';

export type IssueType = 'sast' | 'sca' | 'secrets';

/** How to reach the platform. */
export interface Connection {
  baseUrl: URL;
  token: string;
  /** Time limit of one try, in ms. */
  timeoutMs: number;
  maxRetries: number;
  concurrency: number;
}

/** What the user said of the deployment; whichever a path needs and is missing is looked up. */
export interface DeploymentHint {
  slug?: string;
  id?: bigint;
}

/** Which projects: names are read one by one, any pattern makes the action list them once. */
export interface Selection {
  names: readonly string[];
  patterns: readonly string[];
  /** Patterns, without their `!`, of what is taken away, whatever the order. */
  except: readonly string[];
}

/** Part `index` (from 1) of `of` disjoint parts. */
export interface Shard {
  index: number;
  of: number;
}

interface FleetRequest {
  deployment: DeploymentHint;
  projects: Selection;
  shard?: Shard;
  dryRun: boolean;
  /** More changes than this stop the step before its first write; absent = no limit. */
  maxChanges?: number;
  concurrency: number;
}

export interface TagRequest extends FleetRequest {
  operation: 'tag';
  tags: readonly string[];
}

export interface ManagedScanRequest extends FleetRequest {
  operation: 'managed-scan';
  /** Absent = left as it is; at least one is given. */
  diffScan?: boolean;
  fullScan?: boolean;
}

/** The values of the filters that were given, by wire name, as they go into the body. */
export type FilterValues = Readonly<Record<string, string | boolean | readonly string[]>>;

export type FindingSelection =
  | { by: 'ids'; ids: readonly bigint[] }
  | {
      by: 'filters';
      filters: FilterValues;
      /** Absent = as many as one request selects. */
      limit?: number | 'all';
    };

export interface TriageRequest {
  operation: 'triage';
  deployment: DeploymentHint;
  issueType: IssueType;
  selection: FindingSelection;
  state?: TriageState;
  /** Only with the state `ignored`. */
  reason?: string;
  /** At least one of state and note is given. */
  note?: string;
  dryRun: boolean;
}

export interface ScanRequest {
  operation: 'scan';
  deployment: DeploymentHint;
  scanId: bigint;
}

export interface ListProjectsRequest {
  operation: 'list-projects';
  deployment: DeploymentHint;
  /** Absent = all. */
  projects?: Selection;
  shard?: Shard;
  pageSize?: number;
  shardSize: number;
}

export interface ListPoliciesRequest {
  operation: 'list-policies';
  deployment: DeploymentHint;
}

export interface ListDependenciesRequest {
  operation: 'list-dependencies';
  deployment: DeploymentHint;
  filter?: DependencyFilter;
  pageSize?: number;
}

/** One typed, checked request per operation. */
export type StepRequest =
  | TagRequest
  | ManagedScanRequest
  | TriageRequest
  | ScanRequest
  | ListProjectsRequest
  | ListPoliciesRequest
  | ListDependenciesRequest;

export type Operation = StepRequest['operation'];
