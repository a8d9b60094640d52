import { present } from '../platform/http/decode.ts';
import type { Finding, FindingStatus } from '../platform/resources/finding.ts';
import type { TriageState } from '../platform/resources/triage.ts';
import type { IssueType } from './filters.ts';
import type { PolicyChange } from './policy-change.ts';
import type { SwitchField, TextField } from './project-settings.ts';

/** A project, as the platform spells its name. */
export interface ProjectTarget {
  kind: 'project';
  name: string;
  id?: bigint;
  url?: string;
}

/** A finding, with what people know it by. */
export interface FindingTarget {
  kind: 'finding';
  id: bigint;
  issueType: IssueType;
  repository?: string;
  severity?: string;
  rule?: string;
  /** Of a secret, whose rule is a hash: what people know it by. */
  secretType?: string;
  /** Of a secret: `confirmed_valid` and the like. */
  validation?: string;
  path?: string;
  line?: number;
  /** Of the line of code. */
  url?: string;
  ref?: string;
  relevantSince?: string;
  /** The same finding on another branch has the same (`match_based_id`). */
  matchId?: string;
}

/** A finding of a list, as what changes or is shown names it. */
export function findingTarget(finding: Finding): FindingTarget {
  const { id, kind, repository, severity, rule, path, line, ref } = finding;
  const known = {
    repository,
    severity,
    rule,
    secretType: finding.secret_type,
    validation: finding.validation_state,
    path,
    line,
    url: finding.line_of_code_url,
    ref,
    relevantSince: finding.relevant_since ?? finding.created_at,
    matchId: finding.match_based_id,
  };
  return { kind: 'finding', id, issueType: kind, ...present(known) };
}

/** A tag that a project gets (`after`) or loses. */
export interface TagChange {
  target: ProjectTarget;
  field: 'tag';
  tag: string;
  before: boolean;
  after: boolean;
}

/** A managed scan that is switched. */
export interface SwitchChange {
  target: ProjectTarget;
  field: SwitchField;
  before: boolean;
  after: boolean;
}

/** A text of a project that is set, such as its primary branch; undefined where there is none. */
export interface TextChange {
  target: ProjectTarget;
  field: TextField;
  before: string | undefined;
  after: string | undefined;
}

/** What findings are moved to; at least one of state and note is given. */
export interface TriageDecision {
  state?: TriageState;
  /** Only with the state `ignored`. */
  reason?: string;
  note?: string;
}

/** What a finding was before its triage. */
export interface FormerTriage {
  status?: FindingStatus;
  triageState?: string;
  reason?: string;
  note?: string;
  triagedAt?: string;
}

export interface TriageChange {
  target: FindingTarget;
  field: 'triage';
  /** Undefined where nothing was listed: a triage by ids. */
  before: FormerTriage | undefined;
  after: TriageDecision;
}

/** A setting of a project that has one value. */
export type SettingChange = SwitchChange | TextChange;
export type ProjectChange = TagChange | SettingChange;
/** A change of somebody else, without the project that it was made to. */
export type FieldChange =
  | Omit<TagChange, 'target'>
  | Omit<SwitchChange, 'target'>
  | Omit<TextChange, 'target'>;
export type Change = ProjectChange | TriageChange | PolicyChange;

/** Why a change is planned: the rule that wants it, in words of the plan. */
export interface ChangeReason {
  rule?: string;
  /** A rule that wanted something else and was overridden. */
  over?: string;
  /** `managed`: a managed tag that no rule wants; `ended`: an ignore whose time is over. */
  because?: 'managed' | 'ended';
  /** ISO date at which an ignore ends. */
  until?: string;
}
