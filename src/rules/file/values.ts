import { z } from 'zod';
import { FINDING_CONDITIONS } from '../../findings/conditions.ts';
import type { IdForm, RuleCondition } from '../../findings/filter.ts';
import { ALL_KEYS, crossCheck, readYamlInput } from '../../inputs/document.ts';
import type { InputReader } from '../../inputs/reader.ts';
import {
  AGE_PATTERN,
  ageRemedy,
  branchProblem,
  type Check,
  checkFor,
  colonProblem,
  describeProblem,
  exclusionProblem,
  filePathProblem,
  firstProblem,
  ID_FORMS,
  itemProblem,
  nameProblem,
  onlyExclusionsProblem,
  plainProblem,
  spanMs,
} from '../../inputs/values.ts';
import { SCANNED_PRODUCTS } from '../../model/findings.ts';
import { refMeant } from '../../model/refs.ts';
import { itemsOf, mapTexts, type NameList, nameListOf } from '../../model/selection.ts';
import { PROJECT_CONDITIONS, PROPERTY_KEY, PROPERTY_NAME } from '../project-conditions.ts';

/** The checks of each text, for the JSON Schema. */
export const TEXT_CHECKS = z.registry<{ checks: readonly Check[] }>();

/** A text that is not empty and passes all checks. */
export function text(checks: readonly Check[], maxLength = 1000) {
  return z
    .string()
    .min(1, { abort: true })
    .max(maxLength, { abort: true })
    .superRefine((value, context) => {
      const problem = firstProblem(checks, value);
      if (problem !== undefined) context.addIssue(describeProblem(value, problem));
    })
    .register(TEXT_CHECKS, { checks });
}

/** One value, or a list of at least one, without duplicates. */
export function oneOrMore<S extends z.ZodType>(item: S) {
  return z
    .union([item, z.array(item).min(1)])
    .transform((value) => [...new Set([value].flat() as z.output<S>[])]);
}

export function list<S extends z.ZodType>(item: S, min = 0) {
  const items = z.array(item);
  return (min === 0 ? items : items.min(min)).transform((value) => [...new Set(value)]);
}

/** Names, patterns, and exclusions with a leading `!`: one text or a list. */
function names(checks: readonly Check[], acceptsScalars = false) {
  const name = text([exclusionProblem, ...checks]);
  const item = acceptsScalars ? z.union([name, z.number(), z.boolean()]).transform(String) : name;
  return oneOrMore(item)
    .superRefine((items, context) => {
      const problem = onlyExclusionsProblem(items, "'**'");
      if (problem !== undefined) context.addIssue(problem);
    })
    .transform(nameListOf);
}

export const PROJECT_NAMES = names([itemProblem, nameProblem]).meta({ id: 'projectNames' });

/** A check of a map that may not be empty. */
export function needsKey(problem: string) {
  return crossCheck<object>((value, report) => {
    if (Object.keys(value).length === 0) report([], problem);
  });
}

export function oneOf<const V extends string>(values: readonly V[]) {
  return z.preprocess((value) => (typeof value === 'string' ? value.toLowerCase() : value), z.enum(values));
}

export function wholeNumber(min: number) {
  const error = `give a whole number from ${min}, without quotes`;
  return z.int({ error }).min(min, { error });
}

export function parsed<T>(
  pattern: RegExp,
  error: string | ((issue: { input?: unknown }) => string),
  parse: (value: string) => T,
) {
  return z
    .string({ error })
    .regex(pattern, { error })
    .transform((value) => parse(value));
}

export const age = parsed(AGE_PATTERN, ({ input }) => ageRemedy(String(input)), spanMs);

const characterProblem = checkFor([
  /[^\p{L}\p{M}\p{N} \-_.,:/()'&+]/u,
  'has a character that a name cannot have',
  "use letters, digits, spaces and -_.,:/()'&+",
]);

/** The name of a rule. The mark in a note has it in quotes. */
export const ruleName = text([plainProblem, characterProblem], 80);

/** Ages are in ms. */
type ConditionValue = boolean | number | readonly string[] | NameList;

/** All must hold. Keys are those of the file, such as `older-than`. */
export type ConditionSet = Readonly<Record<string, ConditionValue>>;

/** A rule for projects or for findings. */
export interface ConditionedRule {
  name: string;
  when: ConditionSet;
  except: readonly ConditionSet[];
}

export function setsOf({ when, except }: Omit<ConditionedRule, 'name'>): readonly ConditionSet[] {
  return [when, ...except];
}

/** The items of the sets' conditions with a key; excluded ones have their `!`. */
export function itemsIn(sets: readonly ConditionSet[], key: string): string[] {
  return sets.flatMap((set) => (key in set ? itemsOf(set[key] as NameList) : []));
}

const slug = parsed(
  /^[A-Za-z0-9_-]+$/,
  'give the slug of a team, such as payments; patterns do not work here',
  (value) => value.toLowerCase(),
);

/** Ids; a leading `!` excludes, and a list may consist of exclusions only. */
function ids(kind: IdForm) {
  const [form, remedy] = ID_FORMS[kind];
  const error = ({ input }: { input?: unknown }) => remedy(String(input));
  const id = z.string({ error }).regex(form, { error });
  const item = kind === 'cwe' ? z.union([id, wholeNumber(1)], { error }).transform(String) : id;
  return oneOrMore(item).transform(nameListOf);
}

const NAME_SCHEMAS = {
  any: names([plainProblem]).meta({ id: 'names' }),
  project: PROJECT_NAMES,
  tag: names([itemProblem, colonProblem]).meta({ id: 'tagNames' }),
  /** Numbers and booleans compare as texts. */
  property: names([plainProblem], true).meta({ id: 'propertyValues' }),
  path: names([plainProblem, filePathProblem]),
  branch: names([plainProblem, branchProblem]).meta({ id: 'branches' }),
};

const FRACTION = { error: 'give a number from 0 to 1' };

function conditionValue({ name, kind, values, spelled }: RuleCondition): z.ZodType<ConditionValue> {
  // A rule applies to findings of one type.
  if (name === 'type') return oneOf(SCANNED_PRODUCTS).transform((type) => [type]);
  switch (kind) {
    case 'boolean':
      return z.boolean();
    case 'time':
    case 'age':
      return age;
    case 'number':
      return z.number(FRACTION).min(0, FRACTION).max(1, FRACTION);
    case 'oneOf':
    case 'values':
      return oneOrMore(values === undefined ? slug : oneOf(values));
    case 'ids':
      return ids(name as IdForm);
    case 'ref':
      return NAME_SCHEMAS.branch.transform((value) => mapTexts(value, refMeant));
    case 'names':
      // A new schema, because descriptions would replace each other.
      return NAME_SCHEMAS[spelled ?? 'any'].transform((value) => value);
  }
}

function conditions(rows: readonly RuleCondition[], id: string): z.ZodType<ConditionSet> {
  const schemaOf = (row: RuleCondition) => conditionValue(row).describe(row.meaning);
  const fixed = rows.filter(({ name }) => name !== PROPERTY_NAME);
  const known = z
    .strictObject(Object.fromEntries(fixed.map((row) => [row.name, schemaOf(row).optional()])))
    .register(ALL_KEYS, { keys: rows.map(({ name }) => name) });
  const property = rows.find(({ name }) => name === PROPERTY_NAME);
  const set =
    property === undefined
      ? known
      : z.intersection(known, z.record(z.string().regex(PROPERTY_KEY), schemaOf(property)));
  return (set as unknown as z.ZodType<ConditionSet>)
    .check(needsKey('has no condition: give one, or leave it out'))
    .meta({ id });
}

/** They concern a rule as a whole, so `except` does not have them. */
const ONLY_IN_WHEN = ['type', 'decided-by'];

export const PROJECT_SET = conditions(PROJECT_CONDITIONS, 'projectConditions');
export const FINDING_WHEN = conditions(FINDING_CONDITIONS, 'findingConditions');
export const FINDING_EXCEPT = conditions(
  FINDING_CONDITIONS.filter(({ name }) => !ONLY_IN_WHEN.includes(name)),
  'findingExceptions',
);

export const serviceLevels = z.strictObject({
  critical: age.optional().describe('How long critical findings may be open.'),
  high: age.optional().describe('How long findings of high severity may be open.'),
  medium: age.optional().describe('How long findings of medium severity may be open.'),
  low: age.optional().describe('How long findings of low severity may be open.'),
});

/** Reads the input `service-levels`: YAML, in which commas may separate lines. Every problem has its line. */
export function readServiceLevels(reader: InputReader, text: string): z.output<typeof serviceLevels> {
  const input = 'service-levels';
  const lines = text.trim().startsWith('{') ? text : text.replaceAll(/,[ \t]*(?=\S+[ \t]*:)/g, '\n');
  const remedy = 'give a severity and its age, such as `critical: 14d`';
  const read = readYamlInput(reader, input, lines, serviceLevels, { name: 'the input', emptyRemedy: remedy });
  if (read === undefined) return {};
  if (Object.keys(read.value).length === 0) reader.problem(input, `has no severity; ${remedy}`);
  return read.value;
}
