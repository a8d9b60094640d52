import type { Row } from '../../changes/change.ts';
import type { TrackedRequest } from '../../inputs/connection.ts';
import type { OverLimit } from '../../model/failure.ts';
import type { GitHubConnection } from '../../model/ports.ts';
import type { PlanLine, SavedPlan } from '../../model/saved.ts';
import type { StepRequest, StepResult } from '../../model/step.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { TagUse } from '../../policies/tag-uses.ts';
import type { RulesFile } from '../file/schema.ts';

/** Of `plan` and `apply`. */
export interface RulesRequest extends StepRequest, TrackedRequest {
  operation: 'plan' | 'apply';
  rules: RulesFile;
  /** For what rules and coverage read of GitHub. */
  metadata?: GitHubConnection;
  /** Of `apply`. Absent = none: the limits are the guard. */
  approved?: { by: 'hash'; hash: string } | { by: 'plan'; plan: SavedPlan };
}

export interface RulesResult<R extends RulesRequest = RulesRequest> extends StepResult<R> {
  /** Absent when the plan could not be made. */
  plan?: Plan;
  hash?: string;
  lines?: readonly PlanLine[];
  /** Epoch ms from which ages count. */
  momentMs?: number;
  facts?: PlanFacts;
  coverage?: Coverage;
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

/** What a plan leaves alone because it cannot know, with a fixed word for the reason. */
export interface Unknown {
  target: string;
  reason: string;
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
