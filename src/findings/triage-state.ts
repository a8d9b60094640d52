import type { Sibling, Triage, TriageChange } from '../model/change.ts';
import { MAX_NOTE_LENGTH, statusAfter, type TriageState } from '../model/findings.ts';
import type { UndoLoss } from '../model/notice.ts';
import { dayOf, isDay } from '../model/time.ts';
import type { Finding } from '../platform/resources/finding.ts';

/** `untriaged` where nobody triaged it. The list of secrets has the status only. */
export function triageStateOf({ triage_state, status }: Finding): string {
  if (triage_state !== undefined) return triage_state;
  return status === undefined || status === 'open' || status === 'fixed' ? 'untriaged' : status;
}

/** Whether a row shows the state, reason and note of a triage. */
export function showsTriage(row: Finding, { state, reason, note }: Triage): boolean {
  // The list of secrets shows neither reason nor note, and `reviewing` and `fixing` only as `open`.
  if (row.kind === 'secrets' && (row.status === 'open' || reason !== undefined || note !== undefined))
    return false;
  if (state !== undefined && !hasState(row, state)) return false;
  if (reason !== undefined && row.triage_reason !== reason) return false;
  // The platform may trim a note.
  return note === undefined || (row.triage_comment ?? '').trim() === note.trim();
}

/** As far as the list shows: that of secrets shows `reviewing` and `fixing` as `open`. */
export function hasState(row: Finding, state: TriageState): boolean {
  if (row.kind !== 'secrets') return triageStateOf(row) === state;
  const status = statusAfter(state);
  return row.status === (status === 'reviewing' || status === 'fixing' ? 'open' : status);
}

/** Whether nobody triaged a finding or left a note since, and no scan fixed it. */
export function isUntouched(now: Finding, listed: Finding): boolean {
  const hasSameNote = (now.triage_comment ?? '') === (listed.triage_comment ?? '');
  const isSame = hasSameNote && now.status === listed.status && now.triaged_at === listed.triaged_at;
  return isSame && hasSameDecision(now, listed);
}

export function hasSameDecision(left: Omit<Sibling, 'id'>, right: Omit<Sibling, 'id'>): boolean {
  const hasStates = left.triage_state !== undefined && right.triage_state !== undefined;
  const isSame = hasStates ? left.triage_state === right.triage_state : left.status === right.status;
  return isSame && (left.triage_reason ?? '') === (right.triage_reason ?? '');
}

/** Reverts a change as far as possible, with the former note, by which people and rules go. */
export function inverseTriage({ finding, after }: TriageChange): Triage | undefined {
  const note = finding.triage_comment;
  if (after.state === undefined) return note === undefined ? undefined : { note };
  // The list of secrets shows no reason: an ignore of the step may have replaced another one.
  const isIgnoredSecret = finding.kind === 'secrets' && after.state === 'ignored';
  if (isUnread(finding) || isIgnoredSecret) return { state: 'reopened' };
  const state = triageStateOf(finding);
  if (state === 'ignored') return { state, reason: finding.triage_reason, note };
  return { state: state === 'reviewing' || state === 'fixing' ? state : 'reopened', note };
}

/** Whether no list had a finding, as in a triage by ids. */
export function isUnread({ status, triage_state }: Pick<Finding, 'status' | 'triage_state'>): boolean {
  return status === undefined && triage_state === undefined;
}

/** The losses that `inverseTriage` cannot avoid. */
export function undoLosses({ finding, after, branches }: TriageChange): UndoLoss[] {
  const losses: UndoLoss[] = [];
  const state = triageStateOf(finding);
  if (after.state !== undefined) {
    if (isUnread(finding)) losses.push('by-ids');
    else if (state === 'provisionally_ignored') losses.push('provisionally-ignored');
    else if (finding.kind === 'secrets') losses.push('secrets');
    else if (state === 'untriaged') losses.push('never-triaged');
  }
  if (after.note !== undefined && finding.triage_comment === undefined) losses.push('notes');
  const differs = (branch: Sibling) =>
    !hasSameDecision(branch, finding) || (branch.triage_comment ?? '') !== (finding.triage_comment ?? '');
  if (branches.some((branch) => !isUnread(branch) && differs(branch))) losses.push('siblings');
  if (!isUnread(finding) && branches.some(isUnread)) losses.push('unlisted');
  return losses;
}

/**
 * A rule's triage ends its note with a mark, so that a later plan knows whose decision it was:
 * `[code-security rule="old noise" until=2027-02-19]`.
 */
export interface Mark {
  rule: string;
  /** `decided`: a state without an end; `until`: an ignore; `ended`: an ignore that has ended, so people decide. */
  kind: 'decided' | 'until' | 'ended';
  /** Absent where the mark has none, or one that is not a day. */
  day?: string;
}

const MARK = /\[code-security rule="([^"[\]]*)"([^"[\]]*)\]$/;

/** Splits a note into its text and the marks at its end, the newest last. */
export function readNote(note = ''): { text: string; marks: readonly Mark[] } {
  const marks: Mark[] = [];
  let text = note.trimEnd();
  for (let found = MARK.exec(text); found !== null; found = MARK.exec(text)) {
    const [, rule = '', attribute = ''] = found;
    marks.unshift(markOf(rule, attribute.trim()));
    text = text.slice(0, found.index).trimEnd();
  }
  return { text, marks };
}

/** Keeps the marks of ended ignores, whose rules never triage the finding again; drops the oldest for length. */
export function writeNote(text: string, ended: readonly Mark[], mark: Mark): string {
  for (let kept = ended; ; kept = kept.slice(1)) {
    const note = [text, ...kept.map(markText), markText(mark)].filter((part) => part !== '').join(' ');
    if (note.length <= MAX_NOTE_LENGTH || kept.length === 0) return note;
  }
}

/** Whether the last day of an ignore has passed. A day that cannot be read counts as passed. */
export function hasEnded({ kind, day }: Mark, momentMs: number): boolean {
  return kind === 'until' && (day === undefined || day < dayOf(momentMs));
}

function markText({ rule, kind, day }: Mark): string {
  const end = kind === 'decided' ? '' : ` ${kind}=${day ?? 'unknown'}`;
  return `[code-security rule="${rule}"${end}]`;
}

/** An unreadable attribute becomes an `until` without a day, so that no ignore lasts forever. */
function markOf(rule: string, attribute: string): Mark {
  if (attribute === '') return { rule, kind: 'decided' };
  const [name, day = ''] = attribute.split('=', 2);
  const kind = name === 'ended' ? 'ended' : 'until';
  return name === kind && isDay(day) ? { rule, kind, day } : { rule, kind };
}

const PRECEDENCE = ['nobody', 'rules', 'platform', 'people'] as const;
export type Decider = (typeof PRECEDENCE)[number];

export function higherPrecedence(left: Decider, right: Decider): Decider {
  return PRECEDENCE.indexOf(left) < PRECEDENCE.indexOf(right) ? right : left;
}

/** Keys are names of rules. */
type RuleTriages = ReadonlyMap<string, Pick<Triage, 'state' | 'reason'>>;

/** Rules decided only if the mark at the end of the note accounts for the state. */
export function deciderOf(row: Finding, rules: RuleTriages): Decider {
  const state = triageStateOf(row);
  if (state === 'provisionally_ignored') return 'platform';
  // A fixed secret may have been ignored before its fix.
  if (row.kind === 'secrets') return row.status === 'open' ? 'nobody' : 'people';
  if (state !== 'untriaged') return ruleMark(row, rules) === undefined ? 'people' : 'rules';
  return row.triaged_at === undefined && (row.triage_comment ?? '') === '' ? 'nobody' : 'people';
}

/** The states that come with marks; undefined for that of the rule. */
const STATES = { until: 'ignored', ended: 'reopened', decided: undefined } as const;

/**
 * The mark of the rule that last decided. Somebody may have moved the finding since without a note, so its state must be
 * that of the mark, and its reason the rule's. A `decided` of an unknown rule counts.
 */
function ruleMark(row: Finding, rules?: RuleTriages): Mark | undefined {
  const mark = readNote(row.triage_comment).marks.at(-1);
  if (mark === undefined) return undefined;
  const rule = rules?.get(mark.rule);
  const expected = STATES[mark.kind] ?? rule?.state;
  if (expected !== undefined && expected !== triageStateOf(row)) return undefined;
  // Only an ignored finding has a reason, so one that lacks it was ignored again without one.
  const shown = row.triage_reason ?? (triageStateOf(row) === 'ignored' ? '' : rule?.reason);
  return rule?.reason !== undefined && rule.reason !== shown ? undefined : mark;
}

/** Whether somebody triaged a finding differently on another branch, and no rule's mark accounts for it. */
export function wasTriagedSeparately(branch: Finding, selected: Finding): boolean {
  const state = triageStateOf(branch);
  if (state === 'untriaged' || state === triageStateOf(selected)) return false;
  return ruleMark(branch) === undefined;
}
