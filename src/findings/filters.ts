import type { FilterValue } from '../model/findings.ts';
import type { RuleCondition } from '../model/rules.ts';
import { nameListOf } from '../model/selection.ts';
import { epochMs } from '../model/time.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { API_FILTERS } from './api-filters.ts';
import {
  type FindingFilter,
  type FindingLookups,
  type FindingPredicate,
  isBefore,
  isSince,
} from './filter.ts';
import { detectedMs } from './finding.ts';
import { textTest } from './text-tests.ts';

const BY_ROW = { sast: 'row', sca: 'row', ai_sast: 'row', secrets: 'row' } as const;

/**
 * Everything that knows a filter or a condition of findings reads this table: inputs, checks, requests, the decision
 * about a row, the rules file and its schema, the documentation and the tests. A new one is a row here, and where it
 * has a `meaning`, an input in action.yml, in its order.
 */
export const FINDING_FILTERS: readonly FindingFilter[] = [
  ...API_FILTERS.map((filter): FindingFilter => ({ ...filter, inTriage: true })),
  {
    name: 'older_than',
    kind: 'age',
    meaning:
      'Select only findings first detected, or reintroduced, longer ago than this age, such as `90d`, `26w` or `12h`.',
    listed: BY_ROW,
    byBranch: true,
    of: detectedMs,
    expected: true,
    test: isBefore(detectedMs),
    rule: {
      name: 'older-than',
      alias: ['older', 'age'],
      meaning: 'First detected, or reintroduced, longer ago than this age.',
    },
  },
  {
    name: 'newer_than',
    kind: 'age',
    meaning:
      'Select only findings first detected, or reintroduced, within this age, such as `90d`, `26w` or `12h`.',
    listed: { sast: 'server', sca: 'server', ai_sast: 'server', secrets: 'server' },
    byBranch: true,
    of: detectedMs,
    expected: true,
    test: isSince(detectedMs),
    rule: {
      name: 'newer-than',
      alias: ['newer', 'since'],
      meaning: 'First detected, or reintroduced, within this age.',
    },
  },
  {
    name: 'triaged_before',
    kind: 'age',
    meaning: 'Select only findings last triaged longer ago than this age, such as `365d`.',
    listed: { sast: 'row', sca: 'row', ai_sast: 'row' },
    byBranch: true,
    test: isBefore((finding) => epochMs(finding.triaged_at)),
    rule: { name: 'triaged-before', meaning: 'Last triaged longer ago than this age.' },
  },
  {
    name: 'paths',
    kind: 'names',
    patterns: true,
    meaning:
      'Select only findings in these files: paths, and patterns such as `src/**`; a leading `!` excludes.',
    inGate: true,
    listed: BY_ROW,
    narrows: true,
    of: (finding) => finding.path,
    expected: true,
    rule: {
      name: 'path',
      spelled: 'path',
      alias: ['file'],
      meaning: 'Patterns of file paths, such as `**/test/**`.',
    },
  },
  {
    name: 'has_ticket',
    kind: 'boolean',
    meaning: 'Select only findings that have a ticket (`true`) or have none (`false`).',
    listed: BY_ROW,
    test: (value) => (finding) => (finding.ticket !== undefined) === value,
    rule: { name: 'ticket', meaning: 'Whether a ticket is linked.' },
  },
  {
    name: 'cwe',
    kind: 'names',
    listed: { sast: 'row', sca: 'row' },
    of: (finding) => finding.cwe_names,
    rule: {
      name: 'cwe',
      spelled: 'cwe',
      alias: ['cwe-names'],
      meaning: 'Weaknesses by number, such as `CWE-79`.',
    },
  },
  {
    name: 'epss_above',
    kind: 'number',
    listed: { sca: 'row' },
    test:
      (value) =>
      ({ epss_score: score }) =>
        score !== undefined && score > Number(value),
    rule: {
      name: 'epss-above',
      alias: ['epss', 'epss-score', 'epss-probability'],
      meaning: 'The EPSS score is above this: a number from 0 to 1.',
    },
  },
  {
    name: 'malicious',
    kind: 'boolean',
    listed: { sca: 'row' },
    test: (value) => (finding) => (finding.malicious ?? false) === value,
    rule: { name: 'malicious', alias: ['is-malicious'], meaning: 'Whether the dependency is malicious.' },
  },
  {
    name: 'historical',
    kind: 'boolean',
    listed: { secrets: 'row' },
    test: (value) => (finding) => (finding.historical ?? false) === value,
    rule: {
      name: 'historical',
      alias: ['include-historical'],
      meaning: 'Whether the secret is only in the history.',
    },
  },
];

const BY_NAME = new Map(FINDING_FILTERS.map((filter) => [filter.name, filter]));

/** @throws Error for a name that no filter has */
export function findingFilter(name: string): FindingFilter {
  const filter = BY_NAME.get(name);
  if (filter === undefined) throw new Error(`There is no filter ${name}`);
  return filter;
}

/** Of queries that ask nothing about projects. */
const NO_LOOKUPS: FindingLookups = {
  projectTags() {
    throw new Error('The list of projects was not read');
  },
};

/**
 * Decides rows by a value of a query.
 *
 * @throws Error for a filter that no row decides, which the inputs refuse
 */
export function filterTest(name: string, value: FilterValue, lookups = NO_LOOKUPS): FindingPredicate {
  const filter = findingFilter(name);
  return conditionTest(filter, filter.patterns && Array.isArray(value) ? nameListOf(value) : value, lookups);
}

/** The same by a condition of a rule. */
export function conditionTest(
  { name, of, test }: FindingFilter,
  value: Parameters<NonNullable<FindingFilter['test']>>[0],
  lookups: FindingLookups,
): FindingPredicate {
  if (test !== undefined) return test(value, lookups);
  if (of === undefined) throw new Error(`No list of findings decides the filter ${name}`);
  return textTest(of)(value);
}

/** Whether a row lacks what a filter looks at, although every row should have it. */
export function lacksField(name: string, finding: Finding): boolean {
  const { of, expected } = findingFilter(name);
  return expected === true && (of?.(finding) ?? '') === '';
}

/** Kinds of findings that rules can triage. */
export const RULE_TYPES = ['sast', 'sca', 'secrets'] as const;

/** What a kind of filter takes in rules. */
const FORMS = {
  oneOf: 'values',
  values: 'values',
  names: 'names',
  ref: 'names',
  boolean: 'boolean',
  time: 'age',
  age: 'age',
  number: 'number',
} as const;

/** What the rules under `findings` can look at; all but the first and the last decide about a row. */
export const FINDING_CONDITIONS: readonly RuleCondition[] = [
  {
    name: 'type',
    form: 'values',
    values: RULE_TYPES,
    alias: ['issue-type', 'kind', 'product'],
    meaning: 'Kind of the findings; a rule looks at one kind.',
  },
  ...FINDING_FILTERS.flatMap(conditionOf),
  {
    name: 'decided-by',
    form: 'values',
    values: ['nobody', 'rules', 'platform', 'people', 'anyone'],
    meaning:
      'Whose decisions the rule may touch: `nobody` (never triaged) and `rules` (last triaged by a rule), which ' +
      'is the default; `platform` (its automation); `people`; `anyone`.',
  },
];

function conditionOf({
  name,
  kind,
  values,
  meant,
  meaning = '',
  listed,
  rule,
}: FindingFilter): RuleCondition[] {
  if (rule === undefined) return [];
  const types = RULE_TYPES.filter((type) => listed[type] !== undefined);
  const isOfAll = types.length === RULE_TYPES.length;
  const form = FORMS[kind];
  const alias = [...(rule.alias ?? []), name.replaceAll('_', '-')];
  return [{ meaning, ...rule, form, values, meant, alias, types: isOfAll ? undefined : types }];
}

export function findingCondition(key: string): RuleCondition | undefined {
  return FINDING_CONDITIONS.find((row) => row.name === key);
}

const BY_RULE = new Map(FINDING_FILTERS.map((filter) => [filter.rule?.name, filter]));

/** @throws Error for a key that decides about no row */
export function filterOfRule(key: string): FindingFilter {
  const filter = BY_RULE.get(key);
  if (filter === undefined) throw new Error(`Findings have no condition ${key}`);
  return filter;
}
