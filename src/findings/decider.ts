import type { Finding } from '../platform/resources/finding.ts';
import type { DecidedBy } from '../rules/file/finding-rules.ts';
import type { FindingRule } from '../rules/file/schema.ts';
import { type Mark, readNote } from './mark.ts';
import { type TriagedRow, triageStateOf } from './triage-state.ts';

/** Who decided about a finding last. */
export type Decider = Exclude<DecidedBy, 'anyone'>;

/** The triage that each rule of the file gives, by the rule's name. */
export type TriageOfRule = ReadonlyMap<string, Pick<FindingRule['triage'], 'state' | 'reason'>>;

const NO_RULES: TriageOfRule = new Map();
const PRECEDENCE: readonly Decider[] = ['nobody', 'rules', 'platform', 'people'];

/** Whose decision is to be respected more. */
export function higherPrecedence(one: Decider, other: Decider): Decider {
  return PRECEDENCE.indexOf(one) < PRECEDENCE.indexOf(other) ? other : one;
}

/** Who decided about a finding: a rule only where a rule's mark at the end of its note explains what it is. */
export function deciderOf(row: TriagedRow, rules: TriageOfRule): Decider {
  const state = triageStateOf(row);
  if (state === 'provisionally_ignored') return 'platform';
  if (row.kind === 'secrets') return row.status === 'open' ? 'nobody' : 'people';
  if (state !== 'untriaged') return ruleMark(row, rules) === undefined ? 'people' : 'rules';
  return row.triaged_at === undefined && (row.triage_comment ?? '') === '' ? 'nobody' : 'people';
}

/**
 * The mark of the rule that decided about a finding last. Somebody may have moved the finding since without a note, so
 * that it has to be in the state that comes with the mark, and for the reason that the rule names.
 */
export function ruleMark(row: TriagedRow, rules: TriageOfRule = NO_RULES): Mark | undefined {
  const mark = readNote(row.triage_comment).marks.at(-1);
  if (mark === undefined) return undefined;
  const rule = rules.get(mark.rule);
  const expected = { until: 'ignored', ended: 'reopened', decided: rule?.state }[mark.kind];
  if (expected !== undefined && expected !== triageStateOf(row)) return undefined;
  const isForAnotherReason =
    rule?.reason !== undefined && row.triage_reason !== undefined && rule.reason !== row.triage_reason;
  return isForAnotherReason ? undefined : mark;
}

/**
 * Whether somebody decided about the same finding on another branch: a state of its own, which no rule's mark
 * explains.
 */
export function wasTriagedSeparately(branch: Finding, selected: Finding): boolean {
  const state = triageStateOf(branch);
  const isOwn = state !== 'untriaged' && state !== triageStateOf(selected);
  return isOwn && ruleMark(branch) === undefined;
}
