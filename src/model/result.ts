import type { Row } from '../changes/change.ts';
import type { RepositorySummary } from '../platform/resources/dependency.ts';
import type { Finding } from '../platform/resources/finding.ts';
import type { Policy, PolicyPart } from '../platform/resources/policy.ts';
import type { Project } from '../platform/resources/project.ts';
import type { Scan, ScanSummary } from '../platform/resources/scan.ts';
import type { ScanStatus } from '../scans/status.ts';
import type { DeploymentHint } from './connection.ts';
import type { OverLimit, StepFailure } from './failure.ts';
import type { Product } from './filters.ts';
import type { Notice } from './notice.ts';
import type { TagUse } from './policy-change.ts';
import type { ListedPolicy } from './policy-list.ts';
import type { Operation, RequestOf } from './request.ts';
import type { PlanLine } from './saved.ts';

/** What every operation's result has. Nothing changes it once the operation has ended. */
interface Result<O extends Operation> {
  operation: O;
  request: RequestOf<O>;
  /** As far as it is known. */
  deployment: DeploymentHint;
  /** Why the step fails; absent = it does not. */
  failure?: StepFailure;
  notices: readonly Notice[];
}

/** Of an operation that writes, or on a dry run shows what it would write. */
interface WritingResult<O extends 'tag' | 'managed-scan' | 'triage' | 'apply' | 'undo'> extends Result<O> {
  /** What was planned, and what happened to it. */
  rows: readonly Row[];
}

export type FleetResult<O extends 'tag' | 'managed-scan' = 'tag' | 'managed-scan'> = WritingResult<O>;

export interface TriageResult extends WritingResult<'triage'> {
  /** How many findings the listing selected, before `limit`; absent where nothing was listed. */
  selected?: number;
}

/** The findings of a scan's branch. */
export interface ScanFindings {
  /** Worst first. */
  rows: readonly Finding[];
  /** More than `rows` has. */
  total: number;
}

export interface ScanResult extends Result<'scan'> {
  scan?: Scan;
  /** Of `scan`; absent where nobody says how it ended. */
  status?: ScanStatus;
  /** How the platform calls its end, where it says it: `completed`, `error`, `cancelled`, … */
  end?: string;
  findings?: ScanFindings;
}

export type Verdict = 'passed' | 'failed' | 'timed-out' | 'no-scan' | 'skipped';

export interface GateResult extends Result<'gate'> {
  verdict: Verdict;
  /** In fixed words, why the verdict is what it is where findings did not decide it. */
  because?: GateCause;
  /** What the step would have failed with, without `warn-only`. */
  warned?: StepFailure;
  commit?: string;
  /** Of the pull request, as GitHub gave it last. */
  head?: { commit: string; readAtMs: number };
  project?: Project;
  /** Those that decide, the newest first; absent where none was found. */
  scans?: readonly ScanSummary[];
  /** Absent where the findings could not be read. Worst first. */
  counted?: readonly Finding[];
  /** What was left out, by reason. */
  leftOut: Readonly<Record<LeftOut, number>>;
  /** Those that decide. */
  products: readonly Product[];
  /** Products that no scan of the commit ran. */
  notRun: readonly Product[];
  waitedMs: number;
}

export type GateCause =
  | 'fork'
  | 'dependabot'
  | 'head-moved'
  | 'newer-scan'
  | 'overwritten'
  | 'unknown-project'
  | 'scan-failed'
  | 'findings-missing'
  | 'list-failed'
  | 'product-not-run'
  /** Something else ended the gate first. */
  | 'undecided';

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

/** What `plan` found beyond changes: repositories and findings that need somebody's attention. */
export interface Coverage {
  /** Absent where no list of repositories was read. */
  uncovered?: readonly string[];
  neverScanned: readonly string[];
  notScannedFor30Days: readonly string[];
  /** By team where a `team:*` tag says it; worst first. */
  overdue: readonly OverdueFinding[];
}

export interface OverdueFinding {
  finding: Finding;
  team?: string;
  /** Days beyond the service level. */
  daysOver: number;
}

/** What a plan counts beside its changes. */
export interface PlanFacts {
  /** Findings beyond a rule's `limit`, by rule. */
  waiting: Readonly<Record<string, number>>;
  /** What is left alone and why, counted by fixed words. */
  leftAlone: Readonly<Record<string, number>>;
  projectsInScope: number;
  findingsSeen: number;
  /** Policies and exceptions of the platform that look at the tags that change. */
  tagUses: readonly TagUse[];
}

/** What a plan leaves alone because it cannot know, with a fixed word for the reason. */
export interface Unknown {
  target: string;
  reason: string;
}

/** What differs from what the rules want. Nothing is written before a plan is whole. */
export interface Plan {
  rows: readonly Row[];
  /** How many projects are up to date. */
  unchanged: number;
  unknown: readonly Unknown[];
  /** Limits that the changes cross; empty = may be applied. */
  over: readonly OverLimit[];
}

interface RulesResult<O extends 'plan' | 'apply'> extends Result<O> {
  /** Absent when the plan could not be made. */
  plan?: Plan;
  hash?: string;
  lines?: readonly PlanLine[];
  /** Epoch ms from which ages count. */
  momentMs?: number;
  facts?: PlanFacts;
  coverage?: Coverage;
}

export type PlanResult = RulesResult<'plan'>;

export interface ApplyResult extends RulesResult<'apply'> {
  /** Of an approved plan: changes that it lacks. */
  unapproved?: readonly Row[];
  /** Those of the plan; empty where none could be made. */
  rows: readonly Row[];
}

export type UndoResult = WritingResult<'undo'>;

/** A file that is wrong never comes so far. */
export type ValidateResult = Result<'validate'>;

export interface ExportResult extends Result<'export'> {
  /** Absent where no file was written. */
  written?: { path: string; rules: number; projects: number; policies: readonly PolicyPart[] };
}

/** The rows of each list. */
interface ListRows {
  'list-projects': Project;
  'list-findings': Finding;
  'list-policies': Policy | ListedPolicy;
  'list-dependencies': RepositorySummary;
}

export interface ListResult<O extends ListOperation = ListOperation> extends Result<O> {
  /** Absent where the list could not be read to its end. */
  listed?: readonly ListRows[O][];
  /** Of `list-findings`: of each repository listed, by its name in lower case. */
  projectTags?: Readonly<Record<string, readonly string[]>>;
  /** Of `list-projects`: parts of about the asked size, for a job matrix. */
  shards?: number;
  /** Of `list-policies`: the rows are the newer policies, because the deployment was migrated to them. */
  migrated?: boolean;
}

export type ListOperation = keyof ListRows;

/** What an operation saw and did: outputs, summary, report and exit code are functions of it. */
export type StepResult =
  | FleetResult<'tag'>
  | FleetResult<'managed-scan'>
  | TriageResult
  | ScanResult
  | GateResult
  | PlanResult
  | ApplyResult
  | ValidateResult
  | ExportResult
  | UndoResult
  | { [O in ListOperation]: ListResult<O> }[ListOperation];

export type ResultOf<O extends Operation> = Extract<StepResult, { operation: O }>;

export type Outcome = 'succeeded' | 'partial' | 'failed';
