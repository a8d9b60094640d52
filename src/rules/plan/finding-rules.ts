import { findingFilter } from '../../findings/conditions.ts';
import { type FindProject, failedTest, filterPredicate } from '../../findings/filter.ts';
import {
  type Decider,
  deciderOf,
  hasEnded,
  higherPrecedence,
  type Mark,
  readNote,
  triageStateOf,
  wasTriagedSeparately,
  writeNote,
} from '../../findings/triage-state.ts';
import type { ChangeReason, Triage } from '../../model/change.ts';
import type { Notice } from '../../model/notice.ts';
import { DAY_MS, dayOf } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { FindingRule } from '../file/schema.ts';
import type { ConditionSet } from '../file/values.ts';
import { tagTest } from './project-rules.ts';

/** Whether conditions hold; or the key of one that the row cannot decide. */
type Verdict = boolean | string;

/** Finds the row that a rule triages, else the key of a condition that cannot be decided. */
function rowFinder(rule: FindingRule, findProject: FindProject, momentMs: number) {
  const holds = verdictOn(rule.when, findProject, momentMs);
  const exceptions = rule.except.map((set) => verdictOn(set, findProject, momentMs));
  const verdictOf = (row: Finding): Verdict => {
    const matched = row.kind === rule.type && holds(row);
    if (matched === false) return false;
    const excepted = exceptions.map((excepts) => excepts(row));
    if (excepted.includes(true)) return false;
    return [matched, ...excepted].find((verdict) => typeof verdict === 'string') ?? true;
  };
  return (rows: readonly Finding[]) => {
    // Without a condition on branches, the first row decides for all.
    const verdicts = (rule.when.branch === undefined ? rows.slice(0, 1) : rows).map(verdictOf);
    const undecided = verdicts.find((verdict) => typeof verdict === 'string');
    return { finding: rows[verdicts.indexOf(true)], undecided };
  };
}

/** This condition is undecided only where a tag depends on unread data of GitHub. */
export const TAG_KEY = 'project-tag';

function verdictOn(set: ConditionSet, findProject: FindProject, momentMs: number) {
  const mayMatchTag = tagTest([set], TAG_KEY);
  const isUndecided = ({ repository = '' }: Finding) =>
    findProject(repository)?.undecidedTags?.some(mayMatchTag) === true;
  const conditions = Object.entries(set).map(([key, value]) => {
    const filter = findingFilter(key, 'condition');
    const wanted = filter.kind === 'age' ? momentMs - Number(value) : value;
    const test = filterPredicate(filter, wanted, findProject);
    return { key, test: (row: Finding) => (key === TAG_KEY && isUndecided(row) ? undefined : test(row)) };
  });
  return (row: Finding): Verdict => {
    const failure = failedTest(conditions, row);
    if (failure === undefined) return true;
    return failure.isUndecided ? failure.failed.key : false;
  };
}

/** The next apply would reopen what it ignores. The file stays valid, because former ignores have to end. */
function hasExpired({ triage: { end } }: FindingRule, momentMs: number): boolean {
  return end?.lastDay !== undefined && end.lastDay < dayOf(momentMs);
}

export function expiredRules(rules: readonly FindingRule[], momentMs: number): Notice[] {
  const expired = rules.filter((rule) => hasExpired(rule, momentMs));
  return expired.map(({ name, triage: { end } }) => {
    return { kind: 'rule-expired', rule: name, until: end?.lastDay ?? '', today: dayOf(momentMs) };
  });
}

/** The triage that a rule, or the end of an ignore, wants. */
export interface FindingDecision {
  finding: Finding;
  after: Triage;
  why: ChangeReason;
  /** Undefined if an ignore has ended. */
  rule?: FindingRule;
  /** As written: `for 90d`, `until 2027-02-19`, `ever`; `ended 2027-02-19`; else empty. */
  duration: string;
}

interface Evaluation {
  decision?: FindingDecision;
  /** The decision, had nobody triaged the row `seen` of another branch. */
  left?: FindingDecision & { seen: Finding };
  /** The mark of an ignore that nobody has changed since. */
  ignore?: Mark;
  /** The key of a condition that cannot be decided. */
  undecided?: string;
}

const ENDED_NOTE = 'This ignore has ended';

export function findingEvaluator(rules: readonly FindingRule[], findProject: FindProject, momentMs: number) {
  const prepared = rules
    .filter((rule) => !hasExpired(rule, momentMs))
    .map((rule) => ({ rule, findRow: rowFinder(rule, findProject, momentMs) }));
  const triages = new Map(rules.map(({ name, triage }) => [name, triage]));
  /** On another branch a note alone is no decision. */
  const deciderOn = (row: Finding, index: number): Decider =>
    index > 0 && triageStateOf(row) === 'untriaged' ? 'nobody' : deciderOf(row, triages);

  /** @param rows of one finding, starting with the one that represents it */
  return (rows: readonly Finding[]): Evaluation => {
    const decider = rows.map(deciderOn).reduce(higherPrecedence);
    const ignoredRow = rows.find((row) => row.status !== 'fixed' && lastMark(row)?.kind === 'until');
    const mark = ignoredRow && lastMark(ignoredRow);
    const isDecided = decider === 'people' || decider === 'platform';
    const ignore = isDecided ? undefined : mark;
    /** Set if only another branch keeps the rules from a decision. @param by who may have decided */
    const leftBy = (decision: FindingDecision, by: FindingRule['decidedBy']) => {
      const { finding } = decision;
      const seen = rows.find((row) => row !== finding && wasTriagedSeparately(row, finding));
      const isOwn = allows(by, deciderOf(finding, triages));
      return isOwn && seen !== undefined ? { ...decision, seen } : undefined;
    };
    if (ignoredRow !== undefined && mark !== undefined && hasEnded(mark, momentMs)) {
      const decision = endOfIgnore(ignoredRow, mark, endedMarks(rows), momentMs);
      return isDecided ? { left: leftBy(decision, ['rules']) } : { ignore, decision };
    }
    let left: Evaluation['left'];
    for (const { rule, findRow } of prepared) {
      const mayDecide = allows(rule.decidedBy, decider);
      if (!mayDecide && (left !== undefined || rows.length === 1)) continue;
      const { finding, undecided } = findRow(rows);
      if (finding === undefined && undecided === undefined) continue;
      const ended = endedMarks(rows);
      // A rule whose ignore has ended leaves the finding to people.
      if (ended.some((mark) => mark.rule === rule.name)) continue;
      const decision = finding && decisionOf(finding, rule, ended, ignore, momentMs);
      if (mayDecide) return finding ? { ignore, decision } : { ignore, undecided };
      left = decision && leftBy(decision, rule.decidedBy);
    }
    return { ignore, left };
  };
}

function allows(by: FindingRule['decidedBy'], decider: Decider): boolean {
  return by.some((allowed) => allowed === 'anyone' || allowed === decider);
}

function endOfIgnore(
  finding: Finding,
  { rule, day }: Mark,
  ended: readonly Mark[],
  momentMs: number,
): FindingDecision {
  const others = ended.filter((mark) => mark.rule !== rule);
  const mark: Mark = { rule, kind: 'ended', day: day ?? dayOf(momentMs) };
  return {
    finding,
    after: { state: 'reopened', note: writeNote(ENDED_NOTE, others, mark) },
    why: { rule, because: 'ended' },
    duration: `ended ${day ?? ''}`,
  };
}

/** Undefined if the finding is as the rule wants it. @param ignore its present ignore, on any branch */
function decisionOf(
  finding: Finding,
  rule: FindingRule,
  ended: readonly Mark[],
  ignore: Mark | undefined,
  momentMs: number,
): FindingDecision | undefined {
  if (isAsWanted(finding, rule)) return undefined;
  const { state, reason, note = '', end } = rule.triage;
  // A branch takes over the day of an ignore `for` some days, or each new branch would postpone it.
  const isTakenOver = ignore?.rule === rule.name && finding.status === 'open';
  const lastDayAfter = (days: number) => (isTakenOver ? ignore.day : dayOf(momentMs + days * DAY_MS));
  const until = end?.days === undefined ? end?.lastDay : lastDayAfter(end.days);
  const mark: Mark = { rule: rule.name, kind: until === undefined ? 'decided' : 'until', day: until };
  // The list of secrets shows no note, which would hold a mark.
  const isSecret = finding.kind === 'secrets';
  const after = { state, reason, note: isSecret ? undefined : writeNote(note, ended, mark) };
  return { finding, after, why: { rule: rule.name, until }, rule, duration: end?.text ?? '' };
}

/** An ignore `for` some days keeps its day: no plan may postpone it. */
function isAsWanted(finding: Finding, { triage: { state, reason, note, end } }: FindingRule): boolean {
  if (finding.kind === 'secrets')
    return finding.status === 'fixed' || finding.status === (state === 'ignored' ? 'ignored' : 'open');
  const now = triageStateOf(finding);
  if (now !== state && !(state === 'reopened' && now === 'untriaged')) return false;
  if (reason !== undefined && reason !== finding.triage_reason) return false;
  const { text, marks } = readNote(finding.triage_comment);
  if (note !== undefined && note.trim() !== text) return false;
  if (state !== 'ignored') return true;
  const mark = marks.at(-1);
  const day = mark?.kind === 'until' ? mark.day : undefined;
  return end?.days === undefined ? day === end?.lastDay : day !== undefined;
}

function lastMark({ triage_comment: note }: Finding): Mark | undefined {
  return readNote(note).marks.at(-1);
}

/** The marks of ended ignores on any branch, one for each rule. */
function endedMarks(rows: readonly Finding[]): readonly Mark[] {
  const marks = rows.flatMap(({ triage_comment: note }) => readNote(note).marks);
  const ended = marks.filter(({ kind }) => kind === 'ended');
  return [...new Map(ended.map((mark) => [mark.rule, mark])).values()];
}
