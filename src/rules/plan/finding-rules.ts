import { filterOfRule } from '../../findings/conditions.ts';
import { type FindingLookups, type FindingPredicate, filterPredicate } from '../../findings/filter.ts';
import type { Decider } from '../../findings/triage-state.ts';
import { dayOf } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { FindingRule } from '../file/schema.ts';
import type { ConditionSet } from '../file/values.ts';

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
  const isOnBranch = branch === undefined ? undefined : conditionSet({ branch }, lookups, momentMs);
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
  const tests = Object.entries(set).map(([key, value]) => {
    const filter = filterOfRule(key);
    return filterPredicate(filter, filter.kind === 'age' ? momentMs - Number(value) : value, lookups);
  });
  return (finding) => tests.every((test) => test(finding));
}
