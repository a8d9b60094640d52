import {
  FINDING_TESTS,
  type FindingLookups,
  type FindingPredicate,
  type FindingTest,
} from '../../findings/conditions.ts';
import type { Decider } from '../../findings/decider.ts';
import type { ConditionInput } from '../../findings/text-tests.ts';
import { dayOf } from '../../model/days.ts';
import { findingCondition } from '../../model/finding-conditions.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { ConditionSet, ConditionValue } from '../../rules/file/conditions.ts';
import type { FindingRule } from '../../rules/file/schema.ts';

/** A rule, ready to decide about findings. */
export interface ReadyFindingRule {
  rule: FindingRule;
  /** The row that it looks at, of those of one finding, where its conditions hold, whoever decided about the finding. */
  matchedRow(rows: readonly Finding[]): Finding | undefined;
  mayTouch(decider: Decider): boolean;
}

/** @param momentMs from which ages count */
export function readyFindingRule(
  rule: FindingRule,
  lookups: FindingLookups,
  momentMs: number,
): ReadyFindingRule {
  const { branch, ...when } = rule.when;
  const holds = conditionSet(when, lookups, momentMs);
  const excepted = rule.except.map((set) => conditionSet(set, lookups, momentMs));
  const isOnBranch = branch && conditionSet({ branch }, lookups, momentMs);
  const isActive = !isOver(rule, momentMs);
  const matches = (row: Finding) =>
    isActive && row.kind === rule.type && holds(row) && !excepted.some((isExcepted) => isExcepted(row));
  return {
    rule,
    matchedRow: (rows) => {
      if (isOnBranch !== undefined) return rows.find((row) => isOnBranch(row) && matches(row));
      const [first] = rows;
      return first !== undefined && matches(first) ? first : undefined;
    },
    mayTouch: (decider) => rule.decidedBy.includes('anyone') || rule.decidedBy.includes(decider),
  };
}

/**
 * Whether the day until which a rule ignores has passed: what it would ignore now, the next apply would reopen. The
 * file stays valid, because what the rule did ignore has to be reopened.
 */
export function isOver({ triage: { ends } }: FindingRule, momentMs: number): boolean {
  return ends?.kind === 'until' && ends.date < dayOf(momentMs);
}

function conditionSet(set: ConditionSet, lookups: FindingLookups, momentMs: number): FindingPredicate {
  const tests = Object.entries(set).map(([key, value]) => conditionTest(key, value, lookups, momentMs));
  return (finding) => tests.every((test) => test(finding));
}

function conditionTest(
  key: string,
  value: ConditionValue,
  lookups: FindingLookups,
  momentMs: number,
): FindingPredicate {
  const test = (FINDING_TESTS as Readonly<Record<string, FindingTest | undefined>>)[conditionName(key)];
  if (test === undefined) throw new Error(`Findings have no condition ${key}`);
  return test(inputOf(value, momentMs), lookups);
}

/** The name by which `FINDING_TESTS` has a condition of the file. */
export function conditionName(key: string): string {
  return findingCondition(key)?.wire ?? key.replaceAll('-', '_');
}

function inputOf(value: ConditionValue, momentMs: number): ConditionInput {
  if (value.form === 'names') return value.list;
  if (value.form === 'values') return value.values;
  return value.form === 'age' ? momentMs - value.ms : value.value;
}
