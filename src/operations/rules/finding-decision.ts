import type { Finding } from '../../platform/resources/finding.ts';
import type { FindingRule } from '../../rules/file/schema.ts';
import type { RowTriage } from '../findings/families.ts';
import { type Decider, deciderOf, moreRespected } from './decider.ts';
import type { BranchRow } from './finding-rows.ts';
import type { ReadyFindingRule } from './finding-rules.ts';
import { hasEnded, type Mark, readNote } from './mark.ts';
import { afterStep, endedMarks, endStep, isThere, ruleStep, type TriageStep } from './triage-steps.ts';

/** Why a finding that the file looks at is left alone. */
export type LeftAlone =
  | 'decided-by-people'
  | 'decided-by-people-on-another-branch'
  | 'decided-by-platform'
  /** An ignore has ended, but somebody has decided since. */
  | 'decided-by-people-since-the-ignore'
  /** The ignore of the rule has ended once, or another rule has opened the finding again. */
  | 'opened-again-for-people'
  | 'rules-disagree';

export interface FindingDecision {
  /** The row that stands for the finding. */
  finding: Finding;
  step: TriageStep;
  /** The first rule that took the finding, where a further one took it from there. */
  over?: string;
  /** What stands where the limit of the step's rule leaves the finding waiting. */
  ended?: FindingDecision;
}

export interface FindingVerdict {
  decision?: FindingDecision;
  left?: LeftAlone;
  /** Rules whose conditions hold for the finding as it is. */
  matched: readonly ReadyFindingRule[];
  /** The rule that decides, also where the finding is as it wants it. */
  first?: ReadyFindingRule;
}

/** An ignore by a rule: its mark, and the row that has it. */
export interface Ignore {
  mark: Mark;
  finding: Finding;
  hasEnded: boolean;
  /** Whether somebody has decided since. */
  isOvertaken: boolean;
}

/** Decides about findings, one after the other. */
export class FindingJudge {
  readonly #rules: readonly ReadyFindingRule[];
  readonly #rulesFor: (finding: Finding) => readonly ReadyFindingRule[];
  readonly #states: ReadonlyMap<string, FindingRule['triage']['state']>;
  readonly #momentMs: number;

  /** @param rulesFor those of the rules that may hold for a row */
  constructor(
    rules: readonly ReadyFindingRule[],
    rulesFor: (finding: Finding) => readonly ReadyFindingRule[],
    momentMs: number,
  ) {
    this.#rules = rules;
    this.#rulesFor = rulesFor;
    this.#states = new Map(rules.map(({ rule }) => [rule.name, rule.triage.state]));
    this.#momentMs = momentMs;
  }

  deciderOf(finding: RowTriage): Decider {
    return deciderOf(finding, readNote(finding.triage_comment).marks, this.#states);
  }

  /** The ignore that ends on a day; undefined where there is none. */
  ignoreOf(rows: readonly BranchRow[]): Ignore | undefined {
    const isOvertaken = rows.some(({ decider }) => decider === 'people' || decider === 'platform');
    for (const { finding } of rows) {
      const mark = finding && readNote(finding.triage_comment).marks.at(-1);
      if (finding === undefined || mark?.kind !== 'until' || finding.status === 'fixed') continue;
      return { mark, finding, hasEnded: hasEnded(mark, this.#momentMs), isOvertaken };
    }
    return undefined;
  }

  /**
   * The first rule that takes the finding decides. What it makes of it may be taken by a further rule: all such steps
   * are one change, so that the next plan has nothing left to do.
   *
   * @param rows of one finding, the one that stands for it first
   */
  judge(rows: readonly BranchRow[]): FindingVerdict {
    const rules = this.#rulesOf(rows);
    const matched = rules.filter((ready) => rowOf(ready, rows, undefined) !== undefined);
    const decider = rows.reduce<Decider>((one, row) => moreRespected(one, row.decider), 'nobody');
    const ended = this.#ended(rows);
    const { first, last, isCircle } = this.#follow(rules, rows, decider, ended);
    const decision = isCircle ? ended : last && this.#decision(last, first);
    const left = isCircle
      ? 'rules-disagree'
      : (this.#overtaken(rows) ?? leftAlone(rows, matched, decider, first));
    return { matched, ...(first && { first }), ...(decision && { decision }), ...(left && { left }) };
  }

  /** Those that may hold for one of the rows, in the order of the file. */
  #rulesOf(rows: readonly BranchRow[]): readonly ReadyFindingRule[] {
    const lists = rows.flatMap(({ finding }) => (finding === undefined ? [] : [this.#rulesFor(finding)]));
    if (lists.length === 1) return lists[0] ?? [];
    return [...new Set(lists.flat())].sort((one, other) => one.index - other.index);
  }

  #ended(rows: readonly BranchRow[]): FindingDecision | undefined {
    const ignore = this.ignoreOf(rows);
    if (!ignore?.hasEnded || ignore.isOvertaken) return undefined;
    const { finding, mark } = ignore;
    return { finding, step: endStep(finding, mark, this.#momentMs) };
  }

  #overtaken(rows: readonly BranchRow[]): LeftAlone | undefined {
    const ignore = this.ignoreOf(rows);
    return ignore?.hasEnded && ignore.isOvertaken ? 'decided-by-people-since-the-ignore' : undefined;
  }

  /** Lets rules take the finding one after the other, until it is as the last of them wants it. */
  #follow(
    rules: readonly ReadyFindingRule[],
    rows: readonly BranchRow[],
    decider: Decider,
    ended: FindingDecision | undefined,
  ): { first?: ReadyFindingRule; last?: FindingDecision; isCircle?: true } {
    let last = ended && { ...ended, ended };
    let first: ReadyFindingRule | undefined;
    const used = new Set<ReadyFindingRule>();
    for (;;) {
      const taken = this.#take(rules, rows, last?.step, decider);
      first ??= taken?.ready;
      if (taken === undefined || isThere(taken.finding, taken.ready.rule)) {
        return { ...(first && { first }), ...(last && { last }) };
      }
      const { ready, row, finding } = taken;
      if (used.has(ready)) return { ...(first && { first }), isCircle: true };
      used.add(ready);
      const step = ruleStep(finding, ready.rule, ready.index, this.#momentMs);
      last = { finding: row, step, ...(ended && { ended }) } as typeof last;
    }
  }

  /** The first rule that takes the finding as it is after a step. */
  #take(
    rules: readonly ReadyFindingRule[],
    rows: readonly BranchRow[],
    step: TriageStep | undefined,
    before: Decider,
  ): (Found & { ready: ReadyFindingRule }) | undefined {
    for (const ready of rules) {
      // Nearly no rule looks for what another one makes of a finding.
      if (step !== undefined && !mayFollow(ready, step)) continue;
      const found = rowOf(ready, rows, step && ((finding) => afterStep(finding, step, this.#momentMs)));
      if (found === undefined) continue;
      const decider = step === undefined ? before : this.deciderOf(found.finding);
      if (!ready.mayTouch(decider) || this.#waitsForPeople(found.finding, ready)) continue;
      return { ...found, ready };
    }
    return undefined;
  }

  /** An ended ignore is for people, and so is what a rule of the file has opened again. */
  #waitsForPeople(finding: Finding, { rule }: ReadyFindingRule): boolean {
    if (endedMarks(finding).some((mark) => mark.rule === rule.name)) return true;
    const mark = readNote(finding.triage_comment).marks.at(-1);
    const isReopened = mark?.kind === 'decided' && finding.triage_state === 'reopened';
    if (!isReopened || mark.rule === rule.name || rule.decidedBy.includes('anyone')) return false;
    return this.#states.get(mark.rule) === 'reopened';
  }

  /** Undefined where the steps lead back to what the finding is. */
  #decision(last: FindingDecision, first: ReadyFindingRule | undefined): FindingDecision | undefined {
    const { index, rule: name } = last.step;
    const rule = index === undefined ? undefined : this.#rules[index]?.rule;
    if (rule !== undefined && last.ended === undefined && isThere(last.finding, rule)) return undefined;
    const over = first?.rule.name;
    return over === undefined || over === name || index === undefined ? last : { ...last, over };
  }
}

/** Whether a rule may look for what a step makes of a finding. */
function mayFollow({ rule, statuses }: ReadyFindingRule, { decision: { state } }: TriageStep): boolean {
  // A fixed finding stays so, and the list of secrets calls open what is being reviewed or fixed.
  const isElsewhere = statuses.has('fixed') || (rule.type === 'secrets' && statuses.has('open'));
  return isElsewhere || statuses.has(state === 'reopened' ? 'open' : state);
}

interface Found {
  /** As it is on the platform. */
  row: Finding;
  /** As it is after the steps so far. */
  finding: Finding;
}

/** The row at which a rule looks, where its conditions hold for it. */
function rowOf(
  ready: ReadyFindingRule,
  rows: readonly BranchRow[],
  after: ((finding: Finding) => Finding) | undefined,
): Found | undefined {
  const { onBranch } = ready;
  for (const { finding: row } of onBranch === undefined ? rows.slice(0, 1) : rows) {
    if (row === undefined || onBranch?.(row) === false) continue;
    const finding = after === undefined ? row : after(row);
    if (ready.holds(finding)) return { row, finding };
  }
  return undefined;
}

function leftAlone(
  rows: readonly BranchRow[],
  matched: readonly ReadyFindingRule[],
  decider: Decider,
  first: ReadyFindingRule | undefined,
): LeftAlone | undefined {
  if (matched.length === 0 || first !== undefined) return undefined;
  if (matched.some((ready) => ready.mayTouch(decider))) return 'opened-again-for-people';
  if (decider !== 'people') return decider === 'platform' ? 'decided-by-platform' : undefined;
  return rows[0]?.decider === 'people' ? 'decided-by-people' : 'decided-by-people-on-another-branch';
}
