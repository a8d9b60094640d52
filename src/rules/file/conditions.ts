import { z } from 'zod';
import { FINDING_CONDITIONS, findingCondition, RULE_TYPES } from '../../findings/conditions.ts';
import type { RuleCondition } from '../../findings/filter.ts';
import { crossCheck } from '../../inputs/document.ts';
import { PRODUCT_WORDS, quote, valueMeant } from '../../inputs/values.ts';
import type { NameList } from '../../model/selection.ts';
import { PROJECT_CONDITIONS, PROPERTY_KEY, projectCondition } from '../project-conditions.ts';
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

const type = z.preprocess(
  (given) => (typeof given === 'string' ? given.toLowerCase() : given),
  z.enum(RULE_TYPES, {
    error: ({ input }) => {
      if (Array.isArray(input)) return 'a rule looks at one type; write one rule for each type';
      if (input === 'ai_sast') return 'findings of ai_sast cannot be triaged';
      const meant = valueMeant(String(input), PRODUCT_WORDS);
      return meant && `did you mean ${quote(meant)}?`;
    },
  }),
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

function conditionValue({ name, form, values, meant, spelled }: RuleCondition): z.ZodType<ConditionValue> {
  if (name === 'type') return type.transform((one) => [one]);
  switch (form) {
    case 'boolean':
      return z.boolean();
    case 'age':
      return age;
    case 'number':
      return z.number({ error: shareError }).min(0, { error: shareError }).max(1, { error: shareError });
    case 'values':
      return oneOrMore(values === undefined ? slug : oneOf(values, meant));
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
  const known = z.strictObject(Object.fromEntries(fixed.map((row) => [row.name, formOf(row).optional()])));
  const property = rows.find(({ name }) => name === PROPERTY);
  const set =
    property === undefined
      ? known
      : z.intersection(known, z.record(z.string().regex(new RegExp(PROPERTY_KEY)), formOf(property)));
  return (set as unknown as z.ZodType<ConditionSet>)
    .check(
      crossCheck((given, problem, hasUnknownKey) => {
        if (Object.keys(given).length === 0 && !hasUnknownKey)
          problem([], 'a set of conditions is empty: give a condition, or leave it out');
        const [older, newer] = [given['older-than'], given['newer-than']];
        if (typeof older === 'number' && typeof newer === 'number' && older >= newer)
          problem(
            ['older-than'],
            '`older-than` and `newer-than` exclude each other, because no finding can match both: correct one of them',
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

/** What to write for a key that sets of conditions for projects do not have. */
export function unknownProjectCondition(key: string): string | undefined {
  const alias = PROJECT_CONDITIONS.find((row) => row.alias?.includes(key));
  if (alias !== undefined) return `did you mean \`${alias.name}\`?`;
  if (/^github\.(?:custom.)?propert(?:y|ies)(?:\.|$)/.test(key))
    return 'name one property with letters, digits and _-$#, such as `github.property.tier`';
  const dotted = PROJECT_CONDITIONS.find(({ name }) => name.startsWith(`${key}.`));
  if (dotted !== undefined) return `write its keys with a dot, such as \`${dotted.name}\``;
  return findingCondition(key) && 'it is a condition for findings, not for projects';
}

/** The same for findings. */
export function unknownFindingCondition(key: string): string | undefined {
  if (key === 'state') return '`state` belongs in `triage`; the current state of a finding is its `status`';
  if (OF_WHEN.includes(key)) return `it belongs in \`when\``;
  const alias = FINDING_CONDITIONS.find((row) => row.alias?.includes(key));
  if (alias !== undefined) return `did you mean \`${alias.name}\`?`;
  return (
    projectCondition(key) &&
    'it is a condition for projects: give these projects a tag, and use `project-tag` here'
  );
}
