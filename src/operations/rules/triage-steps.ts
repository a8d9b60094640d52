import type { TriageDecision } from '../../model/change.ts';
import { DAY_MS, dayOf } from '../../model/days.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { FindingRule } from '../../rules/file/schema.ts';
import { triageStateOf } from './decider.ts';
import { type Mark, readNote, writeNote } from './mark.ts';

/** What a rule, or the end of an ignore, makes of a finding. */
export interface TriageStep {
  decision: TriageDecision & { state: FindingRule['triage']['state']; note: string };
  /** The rule that decided, or whose ignore has ended. */
  rule: string;
  /** Position in the file; undefined of an ignore that has ended. */
  index: number | undefined;
  /** The day at which the ignore ends. */
  until?: string;
  /** How long it holds, in words that do not depend on the moment of the plan; empty where that is no question. */
  holds: string;
}

const ENDED_NOTE = 'This ignore has ended';

/** An ignore whose day has passed is opened again. */
export function endStep(finding: Finding, mark: Mark, momentMs: number): TriageStep {
  const ended = endedMarks(finding).filter(({ rule }) => rule !== mark.rule);
  const last: Mark = { rule: mark.rule, kind: 'ended', day: mark.day ?? dayOf(momentMs) };
  return {
    decision: { state: 'reopened', note: writeNote(ENDED_NOTE, ended, last) },
    rule: mark.rule,
    index: undefined,
    holds: `ended ${mark.day ?? ''}`,
  };
}

export function ruleStep(finding: Finding, rule: FindingRule, index: number, momentMs: number): TriageStep {
  const { state, reason, note = '', ends } = rule.triage;
  const until = endOf(ends, momentMs);
  const mark: Mark =
    until === undefined
      ? { rule: rule.name, kind: 'decided' }
      : { rule: rule.name, kind: 'until', day: until };
  return {
    decision: {
      state,
      ...(reason === undefined ? {} : { reason }),
      note: writeNote(note, endedMarks(finding), mark),
    },
    rule: rule.name,
    index,
    ...(until === undefined ? {} : { until }),
    holds: holdsText(ends),
  };
}

function endOf(ends: FindingRule['triage']['ends'], momentMs: number): string | undefined {
  if (ends?.kind === 'until') return ends.date;
  return ends?.kind === 'after' ? dayOf(momentMs + ends.days * DAY_MS) : undefined;
}

function holdsText(ends: FindingRule['triage']['ends']): string {
  if (ends === undefined) return '';
  if (ends.kind === 'never') return 'ever';
  return ends.kind === 'until' ? `until ${ends.date}` : `for ${ends.days}d`;
}

/** The finding as the platform's list has it once the step is made. */
export function afterStep(finding: Finding, { decision }: TriageStep, momentMs: number): Finding {
  const { state, reason, note } = decision;
  const { triage_reason: _, ...rest } = finding;
  // Scans decide that a finding is fixed, whatever people think of it.
  const status = finding.status === 'fixed' ? 'fixed' : state === 'reopened' ? 'open' : state;
  if (finding.kind === 'secrets') {
    return { ...finding, status: status === 'ignored' || status === 'fixed' ? status : 'open' };
  }
  return {
    ...rest,
    status,
    triage_state: state,
    ...(reason === undefined ? {} : { triage_reason: reason }),
    triage_comment: note,
    triaged_at: new Date(momentMs).toISOString(),
  };
}

/**
 * Whether a finding is already what a rule makes of it. The day at which an ignore ends is not moved on, or an ignore
 * would never end.
 */
export function isThere(finding: Finding, { triage }: FindingRule): boolean {
  const { state, reason, note, ends } = triage;
  if (finding.kind === 'secrets') return isSecretThere(finding, state);
  const now = triageStateOf(finding);
  if (now !== state && !(state === 'reopened' && now === 'untriaged')) return false;
  if (reason !== undefined && reason !== finding.triage_reason) return false;
  const { text, marks } = readNote(finding.triage_comment);
  if (note !== undefined && note.trim() !== text) return false;
  if (state !== 'ignored') return true;
  const mark = marks.at(-1);
  const day = mark?.kind === 'until' ? mark.day : undefined;
  if (ends?.kind === 'after') return day !== undefined;
  return ends?.kind === 'until' ? day === ends.date : day === undefined;
}

/** The list of secrets calls open what is being reviewed or fixed, and does not say what people think of a fixed one. */
function isSecretThere({ status }: Finding, state: FindingRule['triage']['state']): boolean {
  return status === 'fixed' || status === (state === 'ignored' ? 'ignored' : 'open');
}

/** The marks of ignores that have ended, which their rules have to respect. */
export function endedMarks(finding: Finding): readonly Mark[] {
  return readNote(finding.triage_comment).marks.filter(({ kind }) => kind === 'ended');
}
