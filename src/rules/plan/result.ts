import type { FindingGroups } from '../../findings/counts.ts';
import type { OverdueFinding } from '../../findings/overdue.ts';
import { readNote } from '../../findings/triage-state.ts';
import type { TrackedRequest } from '../../inputs/comment-and-issue.ts';
import type { Change, PolicyChange, Row, TriageChange, ValueChange } from '../../model/change.ts';
import type { OverLimit } from '../../model/failure.ts';
import type { UnknownReason } from '../../model/notice.ts';
import type { GitHubConnection } from '../../model/ports.ts';
import type { PlanLine, SavedPlan } from '../../model/saved.ts';
import type { StepRequest, StepResult } from '../../model/step.ts';
import { canonical } from '../../policies/bundles.ts';
import type { TagUse } from '../../policies/compare.ts';
import type { RulesFile } from '../file/schema.ts';

export interface RulesRequest extends StepRequest, TrackedRequest {
  operation: 'plan' | 'apply';
  rules: RulesFile;
  /** For the data of GitHub that rules and coverage need. */
  metadata?: GitHubConnection;
  /** For `apply`. Absent: only the limits apply. */
  approved?: { by: 'hash'; hash: string } | { by: 'plan'; plan: SavedPlan };
}

export interface RulesResult<R extends RulesRequest = RulesRequest> extends StepResult<R> {
  /** Absent if it could not be made. */
  plan?: Plan;
}

/** The differences from the rules. */
export interface Plan {
  /** In the order in which they are written. */
  rows: readonly Row[];
  unknown: readonly UnknownProject[];
  /** Empty: the plan may be applied. */
  over: readonly OverLimit[];
  hash: string;
  lines: readonly PlanLine[];
  /** Epoch ms from which ages count. */
  momentMs: number;
  /** Rules would triage these, had nobody decided on another branch. No drift. */
  left: readonly Row<TriageChange>[];
  /** Findings beyond the limits of rules, by rule. */
  waiting: Readonly<Record<string, number>>;
  projectsInScope: number;
  /** Policies and exceptions that depend on tags that change; empty when the step writes. */
  tagUses: readonly TagUse[];
  coverage: Coverage;
}

/** A project for which rules were skipped because data about it is missing. */
export interface UnknownProject {
  target: string;
  reason: UnknownReason;
}

export interface Coverage {
  /**
   * In scope and without a project, except archived ones and forks; with a `coverage-unknown` gap, a lower bound. Absent
   * for `apply`, and where `coverage` is off and the lists cannot name all of them.
   */
  uncovered?: readonly string[];
  neverScanned: readonly string[];
  notScannedFor30Days: readonly string[];
  overdue: readonly OverdueFinding[];
  /** Open findings of the severities that have service levels; absent without any. */
  groups?: FindingGroups;
}

/** The lines of a change, by which a plan is approved. @param duration of a triage, such as `for 90d` */
export function linesOf(change: Change, duration = ''): PlanLine[] {
  if (change.field === 'none' || change.field === 'ticket' || change.field === 'item') return [];
  if (change.field === 'policies') return policyLines(change);
  return [change.field === 'triage' ? triageLine(change, duration) : projectLine(change)];
}

function projectLine({ project, before, after, ...change }: ValueChange): PlanLine {
  const isTag = change.field === 'tag';
  const [on, off] = isTag ? ['present', 'absent'] : ['on', 'off'];
  const text = (value: string | boolean = '') => {
    if (typeof value === 'string') return value;
    return value ? on : off;
  };
  return {
    target: project.name,
    id: project.id?.toString(),
    field: isTag ? `tag:${change.tag}` : change.field,
    before: text(before),
    after: text(after),
  };
}

/** Omits the names of rules. The duration replaces the last mark, whose day may depend on the moment of the plan. */
function triageLine({ finding, after }: TriageChange, duration: string): PlanLine {
  const { state = '', reason = '', note } = after;
  const { text, marks } = readNote(note);
  const kept = marks.slice(0, -1).map(({ kind, day }) => `[${kind} ${day ?? ''}]`);
  return {
    target: `${finding.kind}:${finding.id}`,
    field: 'triage',
    before: [finding.status, finding.triage_state, finding.triage_reason].map((part) => part ?? '').join('/'),
    after: [state, reason, [text, ...kept].join(' '), duration].join('|'),
  };
}

/**
 * Equivalent values give equal texts. If the platform does not name the new state of an entry, its line has the whole
 * bundle, so that only approved content is written.
 */
function policyLines({ part, entries, after: bundle }: PolicyChange): PlanLine[] {
  const text = (value: object | undefined) => (value === undefined ? '' : canonical(value, 'policies'));
  return entries.map(({ kind, key, effect, before, after }) => ({
    target: `policies:${part}`,
    field: `${kind}:${JSON.stringify(key)}`,
    before: text(before),
    after: text(after === undefined && effect !== 'delete' ? bundle : after),
  }));
}
