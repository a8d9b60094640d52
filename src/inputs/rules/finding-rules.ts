import type { TriageIssueType } from '../../model/filters.ts';
import { FINDING_CONDITIONS, findingCondition, RULE_TYPES } from '../../model/finding-conditions.ts';
import { projectCondition } from '../../model/project-conditions.ts';
import type { ConditionSet, DecidedBy, FindingRule, RuleCondition } from '../../model/rules.ts';
import { defined, type Form, mapped, number, oneOrMore } from '../yaml/forms.ts';
import { map, placeOf } from '../yaml/map-form.ts';
import type { Problems } from '../yaml/problems.ts';
import { conditional, eachOf, hasKeys, hasWord, mapOf, type Schema } from '../yaml/schema-parts.ts';
import { type ConditionTable, conditions, type ReadConditions } from './conditions.ts';
import { type ReadRule, ruleName } from './rule-name.ts';
import { checkSecretsTriage, NOT_SHOWN_AS_OPEN, SECRETS_TRIAGE } from './secrets-triage.ts';
import { checkTriage, TRIAGE_BY_TYPE, triage } from './triage.ts';

/** They say what the rule is about, and take nothing out of it. */
const OF_WHEN = ['type', 'decided-by'];

function table(rows: readonly RuleCondition[]): ConditionTable {
  return { rows, find: (key) => rows.find((row) => row.name === key), instead, of: 'a findings rule' };
}

/** What to write for a key that findings do not have. */
function instead(key: string): string | undefined {
  if (key === 'state') return '"state" belongs in triage; the current state of a finding is its "status"';
  if (OF_WHEN.includes(key)) return `"${key}" belongs to "when"`;
  const alias = FINDING_CONDITIONS.find((row) => row.alias?.includes(key));
  if (alias !== undefined) return `did you mean "${alias.name}"?`;
  if (projectCondition(key) === undefined) return undefined;
  return 'it is a condition for projects: give these projects a tag, and use "project-tag" here';
}

export const FINDING_WHEN = defined('findingConditions', conditions(table(FINDING_CONDITIONS), 'when'));
export const FINDING_EXCEPT = defined(
  'findingExceptions',
  conditions(table(FINDING_CONDITIONS.filter(({ name }) => !OF_WHEN.includes(name))), 'except'),
);

const FIELDS = {
  name: { form: ruleName, meaning: 'Name of the rule, unique in the file.', required: true },
  when: {
    form: FINDING_WHEN,
    meaning: 'Which findings: all keys must match. Default: open findings of type `sast`.',
  },
  except: {
    form: oneOrMore(FINDING_EXCEPT),
    meaning: 'Findings to leave out: a set of conditions that must all match, or a list of such sets.',
  },
  limit: {
    form: number({ min: 1, whole: true }),
    meaning: 'The most findings that one apply takes, the oldest first; the others wait for the next apply.',
  },
  triage: { form: triage, meaning: 'What happens to the findings.', required: true },
} as const;

/** A rule under `findings`. */
export const findingRule: Form<ReadRule<FindingRule>> = mapped(
  map(FIELDS, {
    name: 'a findings rule',
    also: { allOf: [TRIAGE_BY_TYPE, SECRETS_TRIAGE, ...RULE_TYPES.map(keysByType)] },
  }),
  ({ values, tree }, _tree, problems) => {
    const type = typeOf(values.when);
    const sets = [values.when, ...(values.except ?? [])].filter((set) => set !== undefined);
    for (const set of sets) checkAges(set, problems);
    if (type !== undefined) for (const set of sets) checkType(set, type, problems);
    const decision = values.triage && checkTriage(values.triage, { name: values.name, type }, problems);
    if (type === 'secrets') checkSecretsTriage(values, problems);
    if (values.name === undefined || type === undefined || decision === undefined) return undefined;
    const { type: _, 'decided-by': decided, ...when } = values.when?.set ?? ({} as ConditionSet);
    const rule = {
      name: values.name,
      type,
      when: { status: { form: 'values', values: ['open'] } as const, ...when },
      except: (values.except ?? []).map(({ set }) => set),
      decidedBy: (decided?.form === 'values' ? decided.values : ['nobody', 'rules']) as DecidedBy[],
      ...(values.limit === undefined ? {} : { limit: values.limit }),
      triage: decision,
    };
    return { rule, offset: tree.offset, nameOffset: placeOf(tree, 'name') };
  },
);

/** @returns undefined where the type is not a valid one */
function typeOf(when: ReadConditions | undefined): TriageIssueType | undefined {
  if (when === undefined || !when.tree.entries.some(({ key }) => key === 'type')) return 'sast';
  const given = when.set.type;
  return given?.form === 'values' ? (given.values[0] as TriageIssueType) : undefined;
}

function checkType({ set, tree }: ReadConditions, type: TriageIssueType, problems: Problems): void {
  for (const { key, keyOffset } of tree.entries) {
    const types = findingCondition(key)?.types;
    if (types === undefined || types.includes(type)) continue;
    problems.add(
      keyOffset,
      `only findings of type ${types.join(' or ')} have "${key}", but this rule looks at ${type}: write type: ${types[0]}, or leave it out`,
    );
  }
  if (type !== 'secrets' || set.status?.form !== 'values') return;
  const unknown = set.status.values.find((value) => value === 'reviewing' || value === 'fixing');
  if (unknown !== undefined)
    problems.add(placeOf(tree, 'status'), `the platform never shows secrets as ${unknown}: leave it out`);
}

function checkAges({ set, tree }: ReadConditions, problems: Problems): void {
  const [older, newer] = [set['older-than'], set['newer-than']];
  if (older?.form !== 'age' || newer?.form !== 'age' || older.ms < newer.ms) return;
  problems.add(
    placeOf(tree, 'older-than'),
    '"older-than" and "newer-than" exclude each other, because no finding can match both: correct one of them',
  );
}

/**
 * The keys and values that findings of a kind do not have, as the schema has it. Of a property that is `false` editors
 * say by name that it is not allowed; of a `not`, only that something is not.
 */
function keysByType(type: TriageIssueType): Schema {
  const foreign = FINDING_CONDITIONS.filter(({ types }) => types !== undefined && !types.includes(type));
  const set = mapOf({
    ...Object.fromEntries(foreign.map(({ name }) => [name, false])),
    ...(type === 'secrets' ? { status: eachOf(NOT_SHOWN_AS_OPEN) } : {}),
  });
  const isType = hasWord('type', type);
  const test =
    type === 'sast'
      ? mapOf({ when: { anyOf: [isType, { not: hasKeys('type') }] } })
      : mapOf({ when: isType }, ['when']);
  return conditional(test, mapOf({ when: set, except: eachOf(set) }));
}
