import type { FormerTriage, ProjectChange, TriageChange } from './change.ts';
import type { PolicyChange } from './policy-change.ts';

/** By what the files that a step leaves for later ones are recognised. */
export const REPORT_FORMAT = { schema: 'code-security-platform-action/report', version: 3 };
export const PLAN_FORMAT = { schema: 'code-security-platform-action/plan', version: 1 };

/** A plan's file that was approved, read and checked (`inputs/saved-plan`). */
export interface SavedPlan {
  hash: string;
  deployment: string;
  baseUrl: string;
  rulesSha256: string;
  /** Epoch ms from which ages were counted. */
  momentMs: number;
  changes: readonly PlanLine[];
}

/** One change as a plan's file and its hash have it: sorted, without names of rules. */
export interface PlanLine {
  /** Name of a project, `sast:123` (kind and id of a finding), or `policies:code` (a part of the policies). */
  target: string;
  field: string;
  before: string;
  after: string;
}

/** The report of an earlier step, read and checked (`inputs/saved-report`). */
export interface SavedReport {
  operation: 'tag' | 'managed-scan' | 'triage' | 'apply' | 'undo';
  baseUrl: string;
  deployment: { slug?: string; id?: bigint };
  /** When the step ended, in epoch ms by the platform's own clock; absent where it never said. */
  platformEndedAtMs?: number;
  policies: readonly SavedPolicies[];
  projects: readonly SavedProject[];
  findings: readonly SavedFinding[];
}

/** What a step made of a part of the policies, or may have made. */
export interface SavedPolicies {
  change: PolicyChange;
  /** Fingerprint of what the step left; absent where it is not known whether it wrote. */
  leftVersion?: string;
}

/** What a step made of a project, or may have made. */
export interface SavedProject {
  name: string;
  id?: bigint;
  /** What it made; where `isUnknown`, what it may have made. */
  changes: readonly ProjectChange[];
  /** Tags that it took away and could not put back, or may have put back. */
  lost: readonly ProjectChange[];
  isUnknown: boolean;
}

/** What a step made of a finding, or where `isUnknown` may have made, and what moved along. */
export interface SavedFinding {
  change: TriageChange;
  isUnknown: boolean;
  siblings: readonly { id: bigint; before: FormerTriage }[];
}
