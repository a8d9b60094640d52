import type { Triage } from '../changes/change.ts';
import type { DependencyFilter } from '../platform/resources/dependency.ts';
import type { RulesFile } from '../rules/file/schema.ts';
import type { Confidence, FilterValues, IssueType, Product, Severity, TriageIssueType } from './findings.ts';
import type { DeploymentHint, GitHubConnection } from './ports.ts';
import type { SavedPlan, SavedReport } from './saved.ts';
import type { NameList, ProjectSelection, Shard } from './selection.ts';

interface BaseRequest {
  deployment: DeploymentHint;
  /** Requests under way at the same time, at most. */
  concurrency: number;
}

/** Of the operations that write. */
interface WritingRequest extends BaseRequest {
  dryRun: boolean;
  /** More changes than this stop the step before its first write; absent = no limit. */
  maxChanges?: number;
}

interface FleetRequest extends WritingRequest {
  projects: ProjectSelection;
  shard?: Shard;
}

/** At least one of the lists has an item. */
export interface TagRequest extends FleetRequest {
  operation: 'tag';
  tags: readonly string[];
  /** Names and patterns; a tag of `tags` is never removed. */
  removeTags: readonly string[];
}

export interface ManagedScanRequest extends FleetRequest {
  operation: 'managed-scan';
  /** Absent = left as it is; at least one is given. */
  diffScan?: boolean;
  fullScan?: boolean;
}

/** Which findings. */
export interface FindingQuery {
  issueType: IssueType;
  filters: FilterValues;
}

export type FindingSelection =
  | { by: 'ids'; ids: readonly bigint[] }
  | { by: 'listed'; query: FindingQuery; limit?: number }
  | { by: 'platform'; filters: FilterValues; limit?: number | 'all' };

export interface TriageRequest extends WritingRequest {
  operation: 'triage';
  issueType: TriageIssueType;
  selection: FindingSelection;
  decision: Triage;
}

/** A scan, by its id or by the commit it scanned. */
export type ScanChoice =
  | { by: 'id'; scanId: bigint }
  | { by: 'commit'; project: string; commit: string; ref?: string; waitMs: number };

export interface ScanRequest extends BaseRequest {
  operation: 'scan';
  scan: ScanChoice;
}

/** What the event of the run says; every part may be missing outside a runner. */
export interface RunEvent {
  name: string;
  /** `owner/name` of the repository of the run. */
  repository?: string;
  ref?: string;
  sha?: string;
  /** The head that a push replaced: what GitHub may still answer for a moment. */
  before?: string;
  /** Directory of the checkout; the repository's files are read from there. */
  workspace?: string;
  workflow?: string;
  runId?: string;
  runNumber: number;
  runAttempt: number;
  /** Of this repository, whoever's branch it wants to merge. */
  pullRequest?: { number: number; headSha?: string; baseRef?: string };
  /** The run is about a pull request, whether its number is known or not. */
  isOfPullRequest?: boolean;
  /** Name of the branch of the pull request, or of the triggering run. */
  headBranch?: string;
  /** That branch is in a fork. */
  isFork?: boolean;
  /** `fork`: a pull request from a fork; `dependabot`: started by Dependabot. Neither gets secrets. */
  untrusted?: 'fork' | 'dependabot';
}

/** Least severity that fails. */
export type Threshold = Severity | 'none';

export interface GateRequest extends BaseRequest {
  operation: 'gate';
  /** Why the gate does not look at all: no token in a run that gets none. */
  skip?: 'fork' | 'dependabot';
  project: string;
  /** Absent where only the pull request knows it (a merge queue): then its head is read from GitHub. */
  commit?: string;
  /** The commit was given by hand: it counts whatever the head is. */
  isCommitGiven: boolean;
  waitMs: number;
  failOn: Readonly<Record<Product, Threshold>>;
  failOnConfidence: Confidence;
  /** Absent = those that the scans of the commit ran. */
  products?: readonly Product[];
  /** By wire name, those that a row decides. A filter of one product leaves findings of others alone. */
  filters: FilterValues;
  /** The step succeeds whatever the verdict. */
  warnOnly: boolean;
  newOnly: boolean;
  inheritIgnores: boolean;
  provisionallyIgnored: 'ignore' | 'count';
  onTimeout: 'fail' | 'warn';
  onNoScan: 'fail' | 'warn';
  annotations: boolean;
  comment: CommentMode;
  /** Markdown of the workflow's author for the end of the comment. */
  commentFooter?: string;
  event: RunEvent;
  github?: GitHubConnection;
}

/** `auto`: when there is something to say, and then kept true. */
export type CommentMode = 'auto' | 'always' | 'never';

interface RulesRequest extends BaseRequest {
  rules: RulesFile;
  event: RunEvent;
  github?: GitHubConnection;
}

export interface PlanRequest extends RulesRequest {
  operation: 'plan';
  failOnDrift: boolean;
  comment: CommentMode;
}

export interface ApplyRequest extends RulesRequest {
  operation: 'apply';
  dryRun: boolean;
  /** Absent = none: the limits are the guard. */
  approved?: { by: 'hash'; hash: string } | { by: 'plan'; plan: SavedPlan };
}

/** Only the file is looked at, and nothing is sent. */
export interface ValidateRequest extends BaseRequest {
  operation: 'validate';
  rules: RulesFile;
}

/** Writes a rules file, and nothing to the platform. */
export interface ExportRequest extends BaseRequest {
  operation: 'export';
  /** Of the file to write, as given. */
  path: string;
  /** Absent = all. */
  projects?: NameList;
}

export interface UndoRequest extends WritingRequest {
  operation: 'undo';
  report: SavedReport;
  /** Absent = all of the report. */
  projects?: NameList;
}

export interface ListProjectsRequest extends BaseRequest {
  operation: 'list-projects';
  /** Absent = all. */
  projects?: ProjectSelection;
  shard?: Shard;
  pageSize?: number;
  shardSize: number;
}

export interface ListFindingsRequest extends BaseRequest {
  operation: 'list-findings';
  query: FindingQuery;
  pageSize?: number;
}

export interface ListPoliciesRequest extends BaseRequest {
  operation: 'list-policies';
}

export interface ListDependenciesRequest extends BaseRequest {
  operation: 'list-dependencies';
  filter?: DependencyFilter;
  pageSize?: number;
}

/** One typed, checked request per operation. */
export type StepRequest =
  | TagRequest
  | ManagedScanRequest
  | TriageRequest
  | ScanRequest
  | GateRequest
  | PlanRequest
  | ApplyRequest
  | ValidateRequest
  | ExportRequest
  | UndoRequest
  | ListProjectsRequest
  | ListFindingsRequest
  | ListPoliciesRequest
  | ListDependenciesRequest;

export type Operation = StepRequest['operation'];
export type RequestOf<O extends Operation> = Extract<StepRequest, { operation: O }>;
