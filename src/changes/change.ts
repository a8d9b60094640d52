import type { RowFailure } from '../model/failure.ts';
import type { PolicyEntry } from '../model/policy-change.ts';
import type { Finding } from '../platform/resources/finding.ts';
import type { Candidate, PolicyBundles, PolicyPart } from '../platform/resources/policy-bundle.ts';
import type { TriageState } from '../platform/resources/triage.ts';

/** A project, as the platform spells its name. */
export interface ProjectRef {
  name: string;
  id?: bigint;
  /** Of its repository. */
  url?: string;
}

/** What a finding is moved to; at least one of state and note is given. */
export interface Triage {
  state?: TriageState;
  /** Only with the state `ignored`. */
  reason?: string;
  note?: string;
}

/** A tag that a project gets (`after`) or loses. */
export interface TagChange {
  field: 'tag';
  project: ProjectRef;
  tag: string;
  before: boolean;
  after: boolean;
}

/** A managed scan that is switched. */
export interface SwitchChange {
  field: 'diff_scan' | 'full_scan';
  project: ProjectRef;
  before: boolean;
  after: boolean;
}

/** The primary branch of a project, without `refs/heads/`; undefined where none is set. */
export interface PrimaryBranchChange {
  field: 'primary_branch';
  project: ProjectRef;
  before?: string;
  after?: string;
}

/** A finding that is moved to another triage state. */
export interface TriageChange {
  field: 'triage';
  /** As it was listed, which is what it was before; a triage by ids knows its id and kind only. */
  finding: Finding;
  after: Triage;
  /** The same finding on other branches, as they were listed: the platform moves them with it. */
  branches: readonly Finding[];
}

/** A part of the policies, whose bundle is replaced as a whole. */
export interface PolicyChange {
  field: 'policies';
  part: PolicyPart;
  before: Candidate<PolicyBundles[PolicyPart]>;
  after: Candidate<PolicyBundles[PolicyPart]>;
  /** The platform's own difference, for showing, limits and the hash. */
  entries: readonly PolicyEntry[];
  /** Fingerprint of `before`, which the write is bound to. */
  version: string;
}

/** A selected project of which nothing is to be written: it is up to date, or could not be read. */
export interface NoChange {
  field: 'none';
  project: ProjectRef;
}

export type ProjectChange = TagChange | SwitchChange | PrimaryBranchChange | NoChange;
export type Change = ProjectChange | TriageChange | PolicyChange;

/** Why a change is planned. */
export interface ChangeReason {
  /** Name of the rule that wants it. */
  rule?: string;
  /** A rule that wanted something else and was overridden. */
  over?: string;
  /** `managed`: a managed tag that no rule wants; `ended`: an ignore whose time is over. */
  because?: 'managed' | 'ended';
  /** ISO date at which an ignore ends. */
  until?: string;
}

/** What happened to a change (contract, "What a row says"). */
export type RowState =
  | 'changed'
  | 'unchanged'
  | 'left'
  | 'failed'
  | 'unknown'
  | 'not-reached'
  | 'would-change';

/** A change, why it is planned, and what happened to it. A plan, a journal and a report are one list of these. */
export interface Row<C extends Change = Change> {
  change: C;
  why?: ChangeReason;
  state: RowState;
  /** Of `failed` and `unknown`. */
  failure?: RowFailure;
  /** Of `left`: what a read showed instead; of policies, the version that the step left. */
  seen?: unknown;
}
