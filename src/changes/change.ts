import type { RowFailure } from '../model/failure.ts';
import type { PolicyEntry } from '../model/policy-change.ts';
import type { Finding } from '../platform/resources/finding.ts';
import type { Candidate, PolicyBundles, PolicyPart } from '../platform/resources/policy.ts';
import type { TriageState } from '../platform/resources/triage.ts';

/** A project, with its name as the platform spells it. */
export interface ProjectRef {
  name: string;
  id?: bigint;
  /** Address of its repository. */
  url?: string;
}

/** The new triage of a finding; at least one of state and note is set. */
export interface Triage {
  state?: TriageState;
  /** Only with the state `ignored`. */
  reason?: string;
  note?: string;
}

/** Adds a tag to a project (`after: true`), or removes it. */
export interface TagChange {
  field: 'tag';
  project: ProjectRef;
  tag: string;
  before: boolean;
  after: boolean;
}

/** Switches a managed scan on or off. */
export interface SwitchChange {
  field: 'diff_scan' | 'full_scan';
  project: ProjectRef;
  before: boolean;
  after: boolean;
}

/** Sets the primary branch of a project, without `refs/heads/`; undefined means none. */
export interface PrimaryBranchChange {
  field: 'primary_branch';
  project: ProjectRef;
  before?: string;
  after?: string;
}

/** Moves a finding to another triage state, or adds a note. */
export interface TriageChange {
  field: 'triage';
  /** As it was listed, before the change. A triage by ids knows only its id and kind. */
  finding: Finding;
  after: Triage;
  /** The same finding on other branches, as listed: the platform moves them together. */
  branches: readonly Finding[];
}

/** Opens a ticket for a finding that has none. */
export interface TicketChange {
  field: 'ticket';
  /** As it was listed. */
  finding: Finding;
  /** The same finding on other branches, as listed: a ticket of one is a ticket of all. */
  branches: readonly Finding[];
}

/** Replaces the whole bundle of one part of the policies. */
export interface PolicyChange {
  field: 'policies';
  part: PolicyPart;
  before: Candidate<PolicyBundles[PolicyPart]>;
  after: Candidate<PolicyBundles[PolicyPart]>;
  /** The platform's own difference, for display, limits and the hash. */
  entries: readonly PolicyEntry[];
  /** Fingerprint of `before`; the platform refuses the write if it is no longer current. */
  version: string;
}

/** A selected project without a change: it is up to date, or could not be read. */
export interface NoChange {
  field: 'none';
  project: ProjectRef;
}

export type ProjectChange = TagChange | SwitchChange | PrimaryBranchChange | NoChange;
export type Change = ProjectChange | TriageChange | TicketChange | PolicyChange;

/** Why a change is planned. */
export interface ChangeReason {
  /** Name of the rule that asks for it. */
  rule?: string;
  /** Name of the rule that this one overrides. */
  over?: string;
  /** `managed`: a managed tag that no rule gives; `ended`: an ignore that has expired. */
  because?: 'managed' | 'ended';
  /** ISO date at which an ignore ends. */
  until?: string;
}

/** What happened to a change (docs/writing.md, "What each row says"). */
export type RowState =
  | 'changed'
  | 'unchanged'
  | 'left'
  | 'failed'
  | 'unknown'
  | 'not-reached'
  | 'would-change';

/** A change, why it is planned, and what happened to it. Plan, journal and report are one list of these. */
export interface Row<C extends Change = Change> {
  change: C;
  why?: ChangeReason;
  state: RowState;
  /** Set for `failed` and `unknown`, and where the platform itself skipped a finding that is `left`. */
  failure?: RowFailure;
  /** For `left`: the value that a read showed instead. For changed policies: the new version; for tickets: the ticket. */
  seen?: unknown;
}
