import type { ManagedScans } from '../platform/resources/project.ts';
import type { FieldChange, FormerTriage, ProjectChange, TriageChange } from './change.ts';
import type { RowFailure } from './failure.ts';
import type { PolicyChange } from './policy-change.ts';
import type { TextProperties } from './project-settings.ts';

/**
 * What became of a project or finding: `would-change` on a dry run; `unknown`: a write may have taken effect, and no
 * read could find out; `left`: somebody changed it since, and that is kept; `not-reached`: the step ended before
 * anything was written.
 */
export type RowState =
  | 'changed'
  | 'would-change'
  | 'unchanged'
  | 'failed'
  | 'unknown'
  | 'left'
  | 'not-reached';

/** What a project was before the first write; settings only where they were read. */
export interface FormerProject extends TextProperties {
  tags: readonly string[];
  managedScans?: ManagedScans;
}

export interface ProjectRow {
  project: string;
  id?: bigint;
  url?: string;
  state: RowState;
  /** Absent until the project was read. */
  former?: FormerProject;
  /** What was wanted. */
  changes: readonly ProjectChange[];
  /** Those of the changes that this step made and that were seen last. Absent where nothing was sent. */
  done?: readonly ProjectChange[];
  /** Tags that a write of the step took away, and that it put back: the platform replaces tags. */
  putBack?: readonly string[];
  /** Tags of before that are gone, or may still go when a lost write lands. */
  tagsAtRisk?: readonly string[];
  /** What others changed while the step was at work; it was kept. */
  others?: readonly FieldChange[];
  failure?: RowFailure;
}

export interface FindingRow {
  change: TriageChange;
  state: RowState;
  /** What somebody else made of it since; it was kept. */
  others?: FormerTriage;
  /** Of an undo: what cannot be put back as it was. */
  losses?: readonly UndoLoss[];
  failure?: RowFailure;
}

/** A part of the policies. */
export interface PolicyRow {
  change: PolicyChange;
  state: RowState;
  /** Fingerprint of what the step left; absent where it is not known that it wrote anything. */
  leftVersion?: string;
  failure?: RowFailure;
}

/** What an undo cannot put back; `siblings`: rows on other branches that had been in another state. */
export type UndoLoss =
  | 'notes'
  | 'provisionally-ignored'
  | 'never-triaged'
  | 'status-only'
  | 'by-ids'
  | 'siblings';

/** A finding that the platform moved along: the same finding on another branch. */
export interface SiblingRow {
  id: bigint;
  /** The selected finding that it moved with; where the listing did not have it, any of the same request. */
  of: bigint;
  /** Undefined where the listing did not have it. */
  before: FormerTriage | undefined;
}

/** What the answers to triage requests said as a whole. */
export interface TriageCounts {
  /** Requests that were answered. */
  answered: number;
  /** Distinct findings that were seen to be triaged, siblings included, in the platform's order. */
  triaged: readonly bigint[];
  /** Findings that the platform counted as triaged without naming them. */
  unlisted: number;
  /** How many more may have been triaged by requests whose answers were lost, at most. */
  uncertain: { requests: number; atMost: number };
  /** The platform selected only findings that it had triaged before. */
  isStalled?: true;
}

/** What was asked of the platform and what was seen of it, row by row. Every claim is derived from it. */
export interface Journal {
  policies: readonly PolicyRow[];
  projects: readonly ProjectRow[];
  findings: readonly FindingRow[];
  /** Findings that moved along, or on a dry run would. */
  siblings: readonly SiblingRow[];
  triage: TriageCounts;
}
