import { z } from 'zod';
import { FINDING_CONDITIONS, RULE_TYPES } from '../../findings/conditions.ts';
import type { RuleCondition } from '../../findings/filter.ts';
import { crossCheck } from '../../inputs/document.ts';
import type { NameList } from '../../model/selection.ts';
import { PROJECT_CONDITIONS, PROPERTY_KEY } from '../project-conditions.ts';
import {
  age,
  NAMES,
  oneOf,
  oneOrMore,
  PATHS,
  PROJECT_NAMES,
  PROPERTY_VALUES,
  spelled,
  TAG_NAMES,
} from './values.ts';

/** What one condition of a rule looks for; its row says which kind it takes. Ages are in ms. */
export type ConditionValue = boolean | number | readonly string[] | NameList;

/** All keys must hold. Keys are those of the file, such as `older-than` or `github.property.tier`. */
export type ConditionSet = Readonly<Record<string, ConditionValue>>;

const slug = spelled(
  /^[A-Za-z0-9_-]+$/,
  'give the slug of a team, such as payments; patterns do not work here',
  (given) => given.toLowerCase(),
);

const weakness = spelled(/^[Cc][Ww][Ee]-[0-9]+$/, 'give the number of a weakness, such as CWE-79', (given) =>
  given.toUpperCase(),
);

const SPELLED = {
  any: NAMES,
  project: PROJECT_NAMES,
  tag: TAG_NAMES,
  property: PROPERTY_VALUES,
  team: NAMES,
  path: PATHS,
  // The platform writes the title behind the number: `CWE-79: Improper …`.
  cwe: oneOrMore(weakness).transform((numbers) => {
    return { names: numbers, patterns: numbers.map((one) => `${one}:**`), except: [] };
  }),
};

const shareError = 'give a number from 0 to 1';

function conditionValue({ name, form, values, spelled }: RuleCondition): z.ZodType<ConditionValue> {
  // A rule looks at one type.
  if (name === 'type') return oneOf(RULE_TYPES).transform((one) => [one]);
  switch (form) {
    case 'boolean':
      return z.boolean();
    case 'age':
      return age;
    case 'number':
      return z.number({ error: shareError }).min(0, { error: shareError }).max(1, { error: shareError });
    case 'values':
      return oneOrMore(values === undefined ? slug : oneOf(values));
    case 'names':
      // A schema of its own, with a description of its own.
      return SPELLED[spelled ?? 'any'].transform((names) => names);
  }
}

const PROPERTY = 'github.property.<name>';

/** A set of conditions, all of which must hold. */
function conditions(rows: readonly RuleCondition[], id: string): z.ZodType<ConditionSet> {
  const formOf = (row: RuleCondition) => conditionValue(row).describe(row.meaning);
  const fixed = rows.filter(({ name }) => name !== PROPERTY);
  const known = z.strictObject(Object.fromEntries(fixed.map((row) => [row.name, formOf(row).optional()])), {
    error: ({ code }) => (code === 'unrecognized_keys' ? rows.map(({ name }) => name).join('\n') : undefined),
  });
  const property = rows.find(({ name }) => name === PROPERTY);
  const set =
    property === undefined
      ? known
      : z.intersection(known, z.record(z.string().regex(new RegExp(PROPERTY_KEY)), formOf(property)));
  return (set as unknown as z.ZodType<ConditionSet>)
    .check(
      crossCheck((given, problem) => {
        if (Object.keys(given).length === 0) problem([], 'has no condition: give one, or leave it out');
        const [older, newer] = [given['older-than'], given['newer-than']];
        if (typeof older === 'number' && typeof newer === 'number' && older >= newer)
          problem(
            ['older-than'],
            'and `newer-than` exclude each other, because no finding can match both: correct one of them',
          );
      }),
    )
    .meta({ id });
}

/** They say what the rule is about, and take nothing out of it. */
const OF_WHEN = ['type', 'decided-by'];

export const PROJECT_SET = conditions(PROJECT_CONDITIONS, 'projectConditions');
export const FINDING_WHEN = conditions(FINDING_CONDITIONS, 'findingConditions');
export const FINDING_EXCEPT = conditions(
  FINDING_CONDITIONS.filter(({ name }) => !OF_WHEN.includes(name)),
  'findingExceptions',
);
