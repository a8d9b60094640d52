import type { Row } from '../changes/change.ts';
import type { DeploymentHint } from './connection.ts';

/** By what the files that a step leaves for later ones are recognised. */
export const REPORT_FORMAT = { schema: 'code-security-platform-action/report', version: 4 } as const;
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
  deployment: DeploymentHint;
  /** When the step ended, in epoch ms by the platform's own clock; absent where the platform never said. */
  platformEndedAtMs?: number;
  /** What the step changed, or may have changed. */
  rows: readonly Row[];
}
