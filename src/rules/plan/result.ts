import type { FindingGroups } from '../../findings/counts.ts';
import type { OverdueFinding } from '../../findings/overdue.ts';
import type { TrackedRequest } from '../../inputs/comment-and-issue.ts';
import type { Row, TriageChange } from '../../model/change.ts';
import type { OverLimit } from '../../model/failure.ts';
import type { UnknownReason } from '../../model/notice.ts';
import type { GitHubConnection } from '../../model/ports.ts';
import type { PlanLine, SavedPlan } from '../../model/saved.ts';
import type { StepRequest, StepResult } from '../../model/step.ts';
import type { TagUse } from '../../policies/tag-uses.ts';
import type { RulesFile } from '../file/schema.ts';

export interface RulesRequest extends StepRequest, TrackedRequest {
  operation: 'plan' | 'apply';
  rules: RulesFile;
  /** Connection for the data of GitHub that rules and coverage need. */
  metadata?: GitHubConnection;
  /** For `apply`. Absent: no approval is needed, and only the limits apply. */
  approved?: { by: 'hash'; hash: string } | { by: 'plan'; plan: SavedPlan };
}

export interface RulesResult<R extends RulesRequest = RulesRequest> extends StepResult<R> {
  /** Absent if it could not be made. */
  plan?: Plan;
}

/** The differences from the rules. Nothing is written until the plan is complete. */
export interface Plan {
  /** Policies, findings and projects, in the order in which they are written. */
  rows: readonly Row[];
  unknown: readonly UnknownProject[];
  /** Limits that the changes exceed; empty: the plan may be applied. */
  over: readonly OverLimit[];
  hash: string;
  lines: readonly PlanLine[];
  /** Epoch ms from which ages count. */
  momentMs: number;
  /** Findings that rules would triage, had nobody decided on another branch. They are no change, and no drift. */
  left: readonly Row<TriageChange>[];
  /** Findings beyond the limits of rules, counted by rule. */
  waiting: Readonly<Record<string, number>>;
  projectsInScope: number;
  /** Policies and exceptions on the platform that depend on tags that change; empty when the step writes. */
  tagUses: readonly TagUse[];
  coverage: Coverage;
}

/** A project for which rules were skipped because data about it is missing. */
export interface UnknownProject {
  target: string;
  reason: UnknownReason;
}

/** Repositories, projects and findings that need attention beyond the changes. */
export interface Coverage {
  /**
   * Repositories in scope without a project, archived ones and forks left out. A `coverage-unknown` gap makes it a lower
   * bound. Absent for `apply`, and where `coverage` is off and the lists cannot name all of them.
   */
  uncovered?: readonly string[];
  neverScanned: readonly string[];
  notScannedFor30Days: readonly string[];
  overdue: readonly OverdueFinding[];
  /** Open findings of the kinds and severities that have service levels; absent without any. */
  groups?: FindingGroups;
}
