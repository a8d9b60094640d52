import { dayOf } from '../../model/days.ts';
import { findingCondition } from '../../model/finding-conditions.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { ConditionSet, ConditionValue } from '../../rules/file/conditions.ts';
import type { FindingRule } from '../../rules/file/schema.ts';
import {
  FINDING_TESTS,
  type FindingLookups,
  type FindingPredicate,
  type FindingTest,
} from '../findings/conditions.ts';
import type { ConditionInput } from '../findings/text-tests.ts';
import type { Decider } from './decider.ts';
import { RuleIndex } from './rule-index.ts';

/** A rule, ready to decide about findings. */
export interface ReadyFindingRule {
  rule: FindingRule;
  index: number;
  /** Whether its conditions hold for a row, whoever decided about the finding. */
  holds: FindingPredicate;
  /** Whether they may hold for a row, whatever it is triaged to. */
  mayHold: FindingPredicate;
  /** The statuses that it looks for. */
  statuses: ReadonlySet<string>;
  /** Whether it may touch what was decided so. */
  mayTouch(decider: Decider): boolean;
  /** Whether a row's branch is one that the rule looks at; undefined where it looks at none. */
  onBranch: FindingPredicate | undefined;
}

export function readyFindingRule(
  rule: FindingRule,
  index: number,
  lookups: FindingLookups,
  momentMs: number,
): ReadyFindingRule {
  const when = findingSet({ status: OPEN, ...rule.when }, lookups, momentMs);
  const lasting = Object.entries(rule.when).filter(([key]) => !OF_TRIAGE.has(key));
  const mayHold = findingSet(Object.fromEntries(lasting), lookups, momentMs);
  const except = rule.except.map((set) => findingSet(set, lookups, momentMs));
  const { branch } = rule.when;
  const { status = OPEN } = rule.when;
  const isOf = ({ kind }: Finding) => kind === rule.type && !isOver(rule, momentMs);
  return {
    rule,
    index,
    statuses: new Set(status.form === 'values' ? status.values : []),
    holds: (finding) => isOf(finding) && when(finding) && !except.some((set) => set(finding)),
    mayHold: (finding) => isOf(finding) && mayHold(finding),
    mayTouch: (decider) => rule.decidedBy.includes('anyone') || rule.decidedBy.includes(decider),
    onBranch: branch === undefined ? undefined : testOf('branch', branch, lookups, momentMs),
  };
}

/** What a row has for each condition by which its rules are found. */
const NAMES_OF: Readonly<
  Record<string, (finding: Finding, lookups: FindingLookups) => Iterable<string | undefined>>
> = {
  repo: ({ repository }) => [repository],
  rule: ({ rule }) => [rule],
  dependency: ({ dependency }) => [dependency?.package],
  'project-tag': ({ repository = '' }, { projectTags }) => projectTags(repository) ?? [],
  path: ({ path }) => [path],
};

/** @returns those of the rules that may hold for a row, in their order */
export function findingRuleIndex(
  rules: readonly ReadyFindingRule[],
  lookups: FindingLookups,
): (finding: Finding) => readonly ReadyFindingRule[] {
  const index = new RuleIndex(rules, Object.keys(NAMES_OF), ({ rule }) => rule.when);
  return (finding) => index.rulesFor((key) => NAMES_OF[key]?.(finding, lookups) ?? []);
}

/**
 * Whether the day until which a rule ignores has passed: what it would ignore now, the next apply would open again. The
 * file stays valid, because what the rule did ignore has to be opened again.
 */
export function isOver({ triage: { ends } }: FindingRule, momentMs: number): boolean {
  return ends?.kind === 'until' && ends.date < dayOf(momentMs);
}

/** Conditions that a triage changes. */
const OF_TRIAGE: ReadonlySet<string> = new Set(['status', 'triage-reason', 'triaged-before']);
const OPEN: ConditionValue = { form: 'values', values: ['open'] };

function findingSet(set: ConditionSet, lookups: FindingLookups, momentMs: number): FindingPredicate {
  const tests = Object.entries(set).map(([key, value]) => testOf(key, value, lookups, momentMs));
  return (finding) => tests.every((test) => test(finding));
}

/** Conditions that the filters of the API express in another way. */
const OWN_TESTS: Readonly<Record<string, (value: ConditionValue) => FindingPredicate>> = {
  // Servers leave out what is false, so that a row without it says false.
  historical: (value) => {
    const wanted = value.form === 'boolean' && value.value;
    return ({ historical = false }) => historical === wanted;
  },
};

function testOf(
  key: string,
  value: ConditionValue,
  lookups: FindingLookups,
  momentMs: number,
): FindingPredicate {
  const own = OWN_TESTS[key];
  if (own !== undefined) return own(value);
  const name = findingCondition(key)?.wire ?? key.replaceAll('-', '_');
  const test = (FINDING_TESTS as Readonly<Record<string, FindingTest | undefined>>)[name];
  if (test === undefined) throw new Error(`Findings have no condition ${key}`);
  return test(inputOf(value, momentMs), lookups);
}

function inputOf(value: ConditionValue, momentMs: number): ConditionInput {
  switch (value.form) {
    case 'names':
      return value.list;
    case 'values':
      return value.values;
    case 'age':
      return momentMs - value.ms;
    default:
      return value.value;
  }
}
