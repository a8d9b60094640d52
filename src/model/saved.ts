import { createHash } from 'node:crypto';
import type { Row } from './change.ts';
import { compare } from './names.ts';
import type { DeploymentHint } from './ports.ts';

export const REPORT_FORMAT = { schema: 'code-security-platform-action/report', version: 4 } as const;
/** Larger files are not read: text and value have to fit into the default heap. */
export const MAX_REPORT_BYTES = 256 * 1024 * 1024;
export const PLAN_FORMAT = { schema: 'code-security-platform-action/plan', version: 1 };

/** Read and checked by `apply/inputs.ts`. */
export interface SavedPlan {
  hash: string;
  deployment: string;
  platform: string;
  rules_file: { sha256: string };
  /** ISO time from which ages were counted. */
  moment: string;
  changes: readonly PlanLine[];
}

/** A change in a plan file and in its hash. */
export interface PlanLine {
  /** Name of a project, `sast:123` (kind and id of a finding), or `policies:code` (a part of the policies). */
  target: string;
  /** The id of a project decides, so that a plan holds after a rename, and not for another of that name. */
  id?: string;
  field: string;
  before: string;
  after: string;
}

/** Read and checked by `undo/inputs.ts`. */
export interface SavedReport {
  operation: 'tag' | 'managed-scan' | 'triage' | 'apply' | 'undo';
  deployment: DeploymentHint;
  /** In epoch ms by the platform's own clock; absent if it is not known. */
  platformEndedAtMs?: number;
  /** The rows that the step changed, or may have changed. */
  rows: readonly Row[];
  /** The maximum of findings that moved without a row. Default: 0. */
  unreported?: number;
}

/** SHA-256, the same for the same changes in any order. @param deployment slug, as the platform spells it */
export function hashOfPlan(deployment: string, lines: readonly PlanLine[]): string {
  const keys = lines.map(lineKey).sort();
  return createHash('sha256')
    .update(JSON.stringify([deployment, ...keys]))
    .digest('hex');
}

export function lineKey({ id, target, field, before, after }: PlanLine): string {
  return JSON.stringify([id ?? target, field, before, after]);
}

export function sortedLines(lines: readonly PlanLine[]): PlanLine[] {
  const keyOf = ({ target, field, before, after }: PlanLine) => [target, field, before, after].join('\0');
  return lines.toSorted((left, right) => compare(keyOf(left), keyOf(right)));
}
